/** Which rulings concern a card. */

import type { Ruling } from "../../app/lib/rulings";
import type { PrintedCard } from "./cards";
import { keywordsIn } from "./glossary";

export interface Concerning {
  card: Ruling[];
  keywords: Ruling[];
  played: Ruling[];
}

/** The rulings about a card, about the keywords on it, and those in which it is merely played; each once. */
export function concerning(all: Ruling[], printed: PrintedCard, game: string): Concerning {
  const words = keywordsIn(`${printed.type} ${printed.text}`, game).map((word) => new RegExp(`\\b${word}\\b`));
  const found: Concerning = { card: [], keywords: [], played: [] };
  for (const one of all) {
    if (one.cards.includes(printed.name)) found.card.push(one);
    else if (!one.cards.length && words.some((word) => word.test(one.text))) found.keywords.push(one);
    else if (one.played.includes(printed.name)) found.played.push(one);
  }
  return found;
}
