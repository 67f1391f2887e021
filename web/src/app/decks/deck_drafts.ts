/** Unfinished decks: a reload keeps them, and a game begun with one removes it. */

export interface DeckDraft {
  of: string[];
  cards: string[];
  name?: string;
}

const key = (game: string) => `mankai.in-work.${game}`;

export function deckDraft(game: string): DeckDraft | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? "null") as DeckDraft | null;
    return found && Array.isArray(found.of) && Array.isArray(found.cards) ? found : null;
  } catch {
    return null;
  }
}

export function saveDeckDraft(game: string, deck: DeckDraft): void {
  if (deck.of.length || deck.cards.length) localStorage.setItem(key(game), JSON.stringify(deck));
  else forgetDeckDraft(game);
}

export function forgetDeckDraft(game: string): void {
  localStorage.removeItem(key(game));
}
