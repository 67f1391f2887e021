/** Reading about a game without playing it. */

import { kindOf } from "./kinds";
import { game, type Game } from "./server";
import { gameIsSpoken, speakOf } from "./speaking.svelte";

/** A game whose words are spoken from now on, to nobody in particular. */
export async function reading(name: string): Promise<Game> {
  const [rules, { face }] = await Promise.all([game(name), kindOf(name).then((kind) => kind.face()), gameIsSpoken(name)]);
  speakOf({
    game: name,
    seats: rules.seats,
    names: rules.legend.names,
    reader: null,
    players: [],
    printed: face.printed ?? ["card"],
  });
  return rules;
}
