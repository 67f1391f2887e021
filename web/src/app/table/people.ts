/** What those at a table are called: everybody has a name, wherever it is read. */

import { botName } from "../parts/levels";
import type { Player } from "../net/server";
import { has, t } from "../i18n/index.svelte";

/** The name of a seat: of somebody there who has given none, and of nobody yet. */
export function seatCalled(seat: number): string {
  return has(`person-name-${seat}`) ? t(`person-name-${seat}`) : t("seat-of", { number: seat + 1 });
}

/** The same players, each with a name; a seat that waits for somebody keeps none. */
export function namePlayers<One extends Pick<Player, "seat" | "name" | "kind">>(players: One[]): One[] {
  return players.map((one) => ({ ...one, name: nameAmong(one, players) }));
}

function nameAmong<One extends Pick<Player, "seat" | "name" | "kind">>(one: One, players: One[]): string {
  if (one.kind === "open") return one.name;
  if (one.kind === "person") return one.name || seatCalled(one.seat);
  // Computers of one level that nobody has named are told apart by flowers.
  const hasTwin = players.some((other) => other.kind === "bot" && other.seat !== one.seat && other.name === one.name);
  return hasTwin && has(`bot-name-${one.seat}`) ? t(`bot-name-${one.seat}`) : botName(one.name);
}
