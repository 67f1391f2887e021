/** Decks: reports of the server, and decks saved in this browser. */

import { request } from "../net/server";
import type { Message } from "../i18n/index.svelte";

/** A deck by names: the cards it is of, as its game says, and those in it. */
export interface Deck {
  of: string[];
  cards: string[];
}

export interface DeckReport extends Deck {
  /** The number of cards of a kind, and the number there must be; `key` names the kind. */
  counts: { key: string; has: number; needs: number }[];
  faults: Message[];
  is_legal: boolean;
  /** The code of a legal deck, and the set-up in which it is played. */
  code: string;
  setup: Record<string, unknown>;
}

/** Requests a report on a deck given by its cards, its code or its text, or on a proposed deck. */
export function requestDeckReport<Report extends DeckReport>(game: string, query: Record<string, unknown>): Promise<Report> {
  return request<Report>(`/api/decks/${game}`, query);
}

export interface SavedDeck {
  game: string;
  code: string;
  name: string;
}

const KEY = "mankai.decks";

function allDecks(): SavedDeck[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SavedDeck[];
}

export function savedDecks(game: string): SavedDeck[] {
  return allDecks().filter((one) => one.game === game);
}

export function saveDeck(deck: SavedDeck): void {
  deleteDeck(deck);
  localStorage.setItem(KEY, JSON.stringify([deck, ...allDecks()]));
}

export function deleteDeck({ game, code }: SavedDeck): void {
  localStorage.setItem(KEY, JSON.stringify(allDecks().filter((one) => one.game !== game || one.code !== code)));
}
