/** What the catalogue says of cards, characters and seats where it takes more than one message. */

import type { Player } from "../../../app/net/server";
import { name, say, seatName, type Argument } from "../../../app/i18n/index.svelte";
import { CARDS } from "../constants";

/** Those at the table, as a reader calls them. */
export function player(seat: number, reader: number | null, players: Player[]): string {
  const one = players.find((other) => other.seat === seat);
  if (seat !== reader || one?.kind === "bot") return seatName(seat);
  const isAlone = players.filter((other) => other.kind === "person").length < 2;
  return isAlone || !one?.name ? say("page-you") : say("page-you-named", { name: one.name });
}

/** Several things as one argument, as the language joins them. */
export function listed(several: Argument[], key: string): Argument {
  return several.reduceRight((rest, first) => [key, { first, rest }]);
}

export function cards(several: number[]): Argument {
  return listed(
    several.map((card) => ["card", card]),
    "comma",
  );
}

/** A card's name, and at tables where it is another one, the number of a Cook. */
export function cardName(card: number, cooks: number[] = []): string {
  const number = cooks[card - CARDS];
  const isOther = number !== undefined && number !== card - CARDS + 1;
  return isOther ? say("cook-here", { card: ["card", card], number }) : name("card", card);
}

/** What tells a character from others of its family, in the language of the cards. */
export function which(card: number, cooks: number[]): string {
  return String(cooks[card - CARDS] ?? name("which", card - CARDS));
}

/** What a character does, in a line. */
export function briefly(card: number, cooks: number[]): string {
  const number = cooks[card - CARDS];
  return number === undefined ? name("brief", card - CARDS) : say("brief-cook", { number });
}

/** Words at the beginning of a line of their own. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
