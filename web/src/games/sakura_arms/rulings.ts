/** The rulings that the server keeps for a game, and which of them concern a card. */

import type { PrintedCard } from "./cards";
import { keywordsIn } from "./glossary";
import { ask } from "../../app/lib/server";

export interface Ruling {
  number: number;
  part: string;
  text: string;
  source: string;
  /** Names of the cards it is about, and of those that are only played in its scene. */
  cards: string[];
  played: string[];
}

const kept: Record<string, Promise<Ruling[]>> = {};

/** Asked once for each game, and only when somebody wants to read them. */
export function rulings(game: string): Promise<Ruling[]> {
  kept[game] ??= ask<{ rulings: Ruling[] }>(`/api/rulings/${game}`)
    .then((found) => found.rulings)
    .catch((problem) => {
      delete kept[game];
      throw problem;
    });
  return kept[game];
}

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
