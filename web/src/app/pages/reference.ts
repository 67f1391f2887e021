/** Reading about a game without playing it. */

import { kindOf } from "../game_module";
import { game, type Game } from "../net/server";
import { gameIsSpoken, speakOf } from "../i18n/index.svelte";

/** The game asked for last: answers may overtake each other, and it is the one to be spoken of. */
let wanted = "";

/** A game whose words are spoken from now on, to nobody in particular. */
export async function reading(name: string): Promise<Game> {
  wanted = name;
  const [rules, { face }] = await Promise.all([game(name), kindOf(name).then((kind) => kind.face(name)), gameIsSpoken(name)]);
  const subject = {
    game: name,
    seats: rules.seats,
    names: rules.legend.names,
    reader: null,
    players: [],
    printed: face.printed ?? ["card"],
  };
  if (name === wanted) speakOf(subject);
  return rules;
}
