/** The rulings that the server keeps for a game. */

import { request } from "../net/server";

export interface Ruling {
  number: number;
  part: string;
  text: string;
  source: string;
  /** Names of the cards it is about, and of those that are only played in its scene. */
  cards: string[];
  played: string[];
  /** Keys of the words it is about, of those that the game's catalogue explains. */
  keywords: string[];
}

const cache: Record<string, Promise<Ruling[]>> = {};

/** Requests the rulings of a game, once. */
export function rulings(game: string): Promise<Ruling[]> {
  cache[game] ??= request<{ rulings: Ruling[] }>(`/api/rulings/${game}`)
    .then((answer) => answer.rulings)
    .catch((problem) => {
      delete cache[game];
      throw problem;
    });
  return cache[game];
}
