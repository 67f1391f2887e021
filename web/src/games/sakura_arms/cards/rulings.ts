/** Which rulings concern a card. */

import type { Ruling } from "../../../app/pages/rulings";

export interface Concerning {
  card: Ruling[];
  keywords: Ruling[];
  played: Ruling[];
}

/** The rulings about a card, about the keywords on it, and those in which it is merely played; each once. */
export function concerning(all: Ruling[], card: string, keywords: string[]): Concerning {
  const found: Concerning = { card: [], keywords: [], played: [] };
  for (const one of all) {
    if (one.cards.includes(card)) found.card.push(one);
    else if (!one.cards.length && one.keywords.some((word) => keywords.includes(word))) found.keywords.push(one);
    else if (one.played.includes(card)) found.played.push(one);
  }
  return found;
}
