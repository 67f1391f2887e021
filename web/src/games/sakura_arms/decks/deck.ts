/** Decks, as the server judges them: what is allowed, what is proposed, and the codes that stand for them. */

import { ask } from "../../../app/net/server";
import type { Message } from "../../../app/i18n/index.svelte";

/** A deck, by the ids of its goddesses and the English names of its cards. */
export interface Deck {
  of: string[];
  cards: string[];
}

export interface Judged extends Deck {
  /** How many cards of a kind there are, and must be; `key` says of which. */
  counts: { key: string; has: number; needs: number }[];
  faults: Message[];
  is_legal: boolean;
  /** Where a proposed deck comes from. */
  about: Message | null;
  /** Of a legal deck: its code, and the set-up in which one plays it. */
  code: string;
  setup: Record<string, unknown>;
}

export function judged(game: string, deck: Deck): Promise<Judged> {
  return ask<Judged>(`/api/decks/${game}`, deck);
}

/** The deck that a code stands for. */
export function deckOf(game: string, code: string): Promise<Judged> {
  return ask<Judged>(`/api/decks/${game}`, { code });
}

/** A deck to begin with. */
export function proposed(game: string, of: string[]): Promise<Judged> {
  return ask<Judged>(`/api/decks/${game}`, { of });
}

export interface Favourite {
  game: string;
  code: string;
  name: string;
}

const KEY = "mankai.decks";

export function favourites(): Favourite[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Favourite[];
}

export function keepFavourites(all: Favourite[]): Favourite[] {
  localStorage.setItem(KEY, JSON.stringify(all));
  return all;
}
