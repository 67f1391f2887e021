/** How strong computers play, by the name of the player. */

import { settings } from "./settings.svelte";
import { has, t } from "./speaking.svelte";

/** What such a computer is called at the table. */
export function botName(player: string): string {
  return has(`level-${player}`) ? t(`level-${player}`) : player;
}

/** All at a table by their names: computers that would share the name of their level go by that of their seat. */
export function withNames<One extends { seat: number; kind: string; name: string }>(players: One[]): One[] {
  return players.map((one) => {
    if (one.kind !== "bot") return one;
    const isShared = players.some((other) => other.kind === "bot" && other.seat !== one.seat && other.name === one.name);
    const own = `bot-name-${one.seat}`;
    return { ...one, name: isShared && has(own) ? t(own) : botName(one.name) };
  });
}

/** The same, with how strong it is. */
export function levelName(player: string): string {
  const name = botName(player);
  return has(`level-${player}-more`) ? t("level-said", { name, more: t(`level-${player}-more`) }) : name;
}

/** The one that is proposed to somebody who has not chosen. */
export function usualLevel(players: string[]): string {
  return players.includes("greedy") ? "greedy" : (players.at(-1) ?? "");
}

/** Whoever has not chosen one is proposed one. */
export function proposeLevel(players: string[]): void {
  if (players.length && !players.includes(settings.level)) settings.level = usualLevel(players);
}
