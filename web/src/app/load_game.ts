/** A game of which something is to be shown: its rules, its user interface, its words. */

import { loadModule, type TableUi } from "./game_module";
import { loadGameTexts, setSubject } from "./i18n/index.svelte";
import { fetchGame } from "./net/server";
import type { GameInfo } from "./net/wire.gen";

export async function loadGame(name: string): Promise<{ rules: GameInfo; ui: TableUi }> {
  const [rules, { tableUi }] = await Promise.all([
    fetchGame(name),
    loadModule(name).then((module) => module.tableUi(name)),
    loadGameTexts(name),
  ]);
  return { rules, ui: tableUi };
}

/** Makes this game the subject of all messages, for one viewer or (null) for a spectator. */
export function setSubjectGame(rules: GameInfo, ui: TableUi | null, viewer: number | null, players: string[]): void {
  const { name: game, seats, legend } = rules;
  setSubject({ game, seats, names: legend.names, viewer, players, printedKinds: ui?.printedKinds ?? ["card"] });
}

/** The game asked for last: answers may overtake each other. */
let latestName = "";

/** Loads a game for pages without a table. */
export async function loadReferenceGame(name: string): Promise<GameInfo> {
  latestName = name;
  const { rules, ui } = await loadGame(name);
  if (name === latestName) setSubjectGame(rules, ui, null, []);
  return rules;
}
