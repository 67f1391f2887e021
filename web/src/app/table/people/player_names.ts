/** Names of players, and titles of tables. */

import { botName } from "../../parts/levels";
import { has, seatName, t } from "../../i18n/index.svelte";
import type { PlayerInfo } from "../../net/wire.gen";

/** Names a seat whose player has given no name. */
export function defaultSeatName(seat: number): string {
  return has(`person-name-${seat}`) ? t(`person-name-${seat}`) : t("seat-of", { number: seat + 1 });
}

/** Gives every player a name, except open seats. */
export function withDisplayNames<Player extends Pick<PlayerInfo, "seat" | "name" | "kind">>(players: Player[]): Player[] {
  return players.map((player) => ({ ...player, name: nameAmong(player, players) }));
}

function nameAmong<Player extends Pick<PlayerInfo, "seat" | "name" | "kind">>(player: Player, players: Player[]): string {
  if (player.kind === "open") return player.name;
  if (player.kind === "person") return player.name || defaultSeatName(player.seat);
  // Several computers of one level are named after flowers.
  const hasTwin = players.some((other) => other.kind === "bot" && other.seat !== player.seat && other.name === player.name);
  return hasTwin && has(`bot-name-${player.seat}`) ? t(`bot-name-${player.seat}`) : botName(player.name);
}

/** Names the player of a seat, or (null) a spectator; a single own seat is "you". */
export function displayName(seat: number | null, players: PlayerInfo[], ownSeats: number[]): string {
  if (seat === null) return t("spectator");
  if (ownSeats.length === 1 && ownSeats[0] === seat) return t("you");
  return players[seat]?.name || seatName(seat);
}

/** Titles a table by its other players. */
export function tableTitle(players: PlayerInfo[], seats: number[]): string {
  const others = players.filter((one) => !seats.includes(one.seat));
  if (!others.length)
    return players
      .map((one) => one.name)
      .filter(Boolean)
      .join(" – ");
  return others.map((one) => one.name || (one.kind === "bot" ? t("computer") : "…")).join(", ");
}
