/** Decks, as the server judges them, and those that this browser keeps. */

import { ask } from "../../../app/net/server";
import type { Message } from "../../../app/i18n/index.svelte";

/** Leader and gate, and fifty cards, by their official ids. */
export interface Deck {
  of: string[];
  cards: string[];
}

export interface Judged extends Deck {
  counts: { key: string; has: number; needs: number }[];
  faults: Message[];
  is_legal: boolean;
  code: string;
  setup: Record<string, unknown>;
  figures: { key: string; rows: [Message, number][]; is_share: boolean }[];
  /** As it is written down. */
  text: string;
  json: string;
}

export function judged(game: string, deck: Deck, format: string): Promise<Judged> {
  return ask<Judged>(`/api/decks/${game}`, { ...deck, format, whole: true });
}

/** What somebody has written down: a code, lines or JSON. */
export function read(game: string, text: string, format: string): Promise<Judged> {
  return ask<Judged>(`/api/decks/${game}`, { text: text.trim(), format, whole: true });
}

export interface Kept {
  game: string;
  code: string;
  name: string;
}

const KEY = "mankai.decks";

export function keptDecks(game: string): Kept[] {
  return everyKept().filter((one) => one.game === game);
}

function everyKept(): Kept[] {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
}

export function keepDeck(deck: Kept): void {
  const others = everyKept().filter((one) => one.game !== deck.game || one.code !== deck.code);
  localStorage.setItem(KEY, JSON.stringify([deck, ...others]));
}

export function forgetDeck({ game, code }: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(everyKept().filter((one) => one.game !== game || one.code !== code)));
}

/** So many different cards of a deck, drawn at random. */
export function drawn(cards: string[], count: number, random: () => number = Math.random): string[] {
  const left = [...cards];
  for (let at = 0; at < Math.min(count, left.length); at++) {
    const other = at + Math.floor(random() * (left.length - at));
    [left[at], left[other]] = [left[other], left[at]];
  }
  return left.slice(0, count);
}
