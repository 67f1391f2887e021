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

const kept: Record<string, Promise<Ruling[]>> = {};

/** Asked once for each game, and only when somebody wants to read them. */
export function rulings(game: string): Promise<Ruling[]> {
  kept[game] ??= request<{ rulings: Ruling[] }>(`/api/rulings/${game}`)
    .then((found) => found.rulings)
    .catch((problem) => {
      delete kept[game];
      throw problem;
    });
  return kept[game];
}
