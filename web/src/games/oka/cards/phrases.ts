/** Phrases about cards, characters and seats that take more than one message. */

import { name, say, seatName, type Argument } from "../../../app/i18n/index.svelte";
import { CARDS } from "../constants";
import type { PlayerInfo } from "../../../app/net/wire.gen";

/** Names a player for a viewer. */
export function nameOfPlayer(seat: number, viewer: number | null, players: PlayerInfo[]): string {
  const player = players.find((candidate) => candidate.seat === seat);
  if (seat !== viewer || player?.kind === "bot") return seatName(seat);
  const isAlone = players.filter(({ kind }) => kind === "person").length < 2;
  return isAlone || !player?.name ? say("page-you") : say("page-you-named", { name: player.name });
}

/** Joins items arguments to one, as the language does; `key` is the message that joins two. */
export function joinList(items: Argument[], key: string): Argument {
  return items.reduceRight((rest, first) => [key, { first, rest }]);
}

/** Joins the names of cards. */
export function cardList(cards: number[]): Argument {
  return joinList(
    cards.map((card) => ["card", card]),
    "comma",
  );
}

/** Names a card; a Cook whose number differs at this table has it in the name. */
export function cardName(card: number, cooks: number[] = []): string {
  const number = cooks[card - CARDS];
  const hasOwnNumber = number !== undefined && number !== card - CARDS + 1;
  return hasOwnNumber ? say("cook-here", { card: ["card", card], number }) : name("card", card);
}

/** Returns the name of a character within its family, in the language of the cards. */
export function characterVariant(card: number, cooks: number[]): string {
  return String(cooks[card - CARDS] ?? name("which", card - CARDS));
}

/** Describes a character in a line. */
export function briefText(card: number, cooks: number[]): string {
  const number = cooks[card - CARDS];
  return number === undefined ? name("brief", card - CARDS) : say("brief-cook", { number });
}
