/** Decks of the Azuki TCG: leader and gate, and fifty cards, by their official ids. */

import { requestDeckReport, type Deck, type DeckReport as Report } from "../../../app/decks/deck";
import type { Message } from "../../../app/i18n/index.svelte";

export interface DeckReport extends Report {
  figures: { key: string; rows: [Message, number][]; is_share: boolean }[];
  /** The deck as lines of text. */
  text: string;
  json: string;
}

export function checkDeck(game: string, deck: Deck, format: string): Promise<DeckReport> {
  return requestDeckReport(game, { ...deck, format, whole: true });
}

/** Reads a deck from a code, lines or JSON. */
export function parseDeck(game: string, text: string, format: string): Promise<DeckReport> {
  return requestDeckReport(game, { text: text.trim(), format, whole: true });
}

/** Draws `count` cards of a deck at random, without replacement. */
export function drawRandom(cards: string[], count: number, random: () => number = Math.random): string[] {
  const shuffled = [...cards];
  for (let index = 0; index < Math.min(count, shuffled.length); index++) {
    const other = index + Math.floor(random() * (shuffled.length - index));
    [shuffled[index], shuffled[other]] = [shuffled[other], shuffled[index]];
  }
  return shuffled.slice(0, count);
}
