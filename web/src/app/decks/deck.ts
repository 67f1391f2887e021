/** Decks: as the server reports on them, and as this browser keeps them. */

import { request } from "../net/server";
import type { Message } from "../i18n/index.svelte";

/** A deck by names: the cards it is of, as its game says, and those in it. */
export interface Deck {
  of: string[];
  cards: string[];
}

export interface DeckReport extends Deck {
  /** How many cards of a kind there are, and must be; `key` says of which. */
  counts: { key: string; has: number; needs: number }[];
  faults: Message[];
  is_legal: boolean;
  /** The code of a legal deck, and the set-up in which it is played. */
  code: string;
  setup: Record<string, unknown>;
}

/** Asks about a deck: by its cards, by its code or text, or for a proposal. */
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
