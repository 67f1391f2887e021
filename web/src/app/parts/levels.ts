/** The strengths of computer players, by the name of the player. */

import { settings } from "../storage/settings.svelte";
import { has, t } from "../i18n/index.svelte";

/** Names a computer at the table. */
export function botName(player: string): string {
  return has(`level-${player}`) ? t(`level-${player}`) : player;
}

/** The same, with how strong it is. */
export function levelName(player: string): string {
  const name = botName(player);
  return has(`level-${player}-more`) ? t("level-said", { name, more: t(`level-${player}-more`) }) : name;
}

/** Proposes a level to a player who has not chosen. */
export function defaultLevel(players: string[]): string {
  return players.includes("greedy") ? "greedy" : (players.at(-1) ?? "");
}

/** Sets the proposed level where none is chosen. */
export function proposeLevel(players: string[]): void {
  if (players.length && !players.includes(settings.level)) settings.level = defaultLevel(players);
}
