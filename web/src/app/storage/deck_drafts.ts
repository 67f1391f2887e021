/** Decks in work: a reload does not lose them, and once a game is begun with one it is forgotten. */

export interface InWork {
  of: string[];
  cards: string[];
  name?: string;
}

const key = (game: string) => `mankai.in-work.${game}`;

export function deckInWork(game: string): InWork | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? "null") as InWork | null;
    return found && Array.isArray(found.of) && Array.isArray(found.cards) ? found : null;
  } catch {
    return null;
  }
}

export function keepInWork(game: string, deck: InWork): void {
  if (deck.of.length || deck.cards.length) localStorage.setItem(key(game), JSON.stringify(deck));
  else forgetInWork(game);
}

export function forgetInWork(game: string): void {
  localStorage.removeItem(key(game));
}
