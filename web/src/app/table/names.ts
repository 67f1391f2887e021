/** What the people at a table are called. */

import type { Player } from "../lib/server";
import { t } from "../lib/settings.svelte";

export function nameOf(seat: number | null, players: Player[], mine: number[]): string {
  if (seat === null) return t("spectator");
  if (mine.length === 1 && mine[0] === seat) return t("you");
  const name = players[seat]?.name;
  if (name) return name;
  if (players.length > 2) return `${t("players")} ${seat + 1}`;
  return mine.length === 1 ? t("foe") : t(seat ? "red" : "blue");
}
