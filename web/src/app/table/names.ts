/** What the people at a table, and so tables, are called. */

import type { Player } from "../net/server";
import { seatName, t } from "../i18n/index.svelte";

export function nameOf(seat: number | null, players: Player[], mine: number[]): string {
  if (seat === null) return t("spectator");
  if (mine.length === 1 && mine[0] === seat) return t("you");
  return players[seat]?.name || seatName(seat);
}

/** A table by those whom one meets there. */
export function tableTitle(players: Player[], seats: number[]): string {
  const others = players.filter((one) => !seats.includes(one.seat));
  if (!others.length)
    return players
      .map((one) => one.name)
      .filter(Boolean)
      .join(" – ");
  return others.map((one) => one.name || (one.kind === "bot" ? t("computer") : "…")).join(", ");
}
