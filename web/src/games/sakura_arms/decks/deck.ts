/** Decks on the server: two goddess ids and English card names in, a report out. */

import { requestDeckReport, type Deck, type DeckReport as Report } from "../../../app/decks/deck";
import type { Message } from "../../../app/i18n/index.svelte";

export interface DeckReport extends Report {
  /** The source of a proposed deck. */
  about: Message | null;
}

export function checkDeck(game: string, { of, cards }: Deck): Promise<DeckReport> {
  return requestDeckReport(game, { of, cards });
}

export function deckByCode(game: string, code: string): Promise<DeckReport> {
  return requestDeckReport(game, { code });
}

export function proposeDeck(game: string, of: string[]): Promise<DeckReport> {
  return requestDeckReport(game, { of });
}
