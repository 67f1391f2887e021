/** Rulings on a card. */

import type { Ruling } from "../../../../app/pages/rulings";

export interface SortedRulings {
  card: Ruling[];
  keywords: Ruling[];
  played: Ruling[];
}

/** Sorts rulings, each once: on the card, on its keywords, and on other cards where it is played. */
export function rulingsOn(rulings: Ruling[], card: string, keywords: string[]): SortedRulings {
  const sorted: SortedRulings = { card: [], keywords: [], played: [] };
  for (const ruling of rulings) {
    if (ruling.cards.includes(card)) sorted.card.push(ruling);
    else if (!ruling.cards.length && ruling.keywords.some((word) => keywords.includes(word))) sorted.keywords.push(ruling);
    else if (ruling.played.includes(card)) sorted.played.push(ruling);
  }
  return sorted;
}
