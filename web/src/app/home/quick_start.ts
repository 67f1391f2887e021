/** A game begun with one press: against computers, or with friends by link. */

import { botName } from "../parts/levels";
import { gameTitle } from "../packs.svelte";
import { createTable } from "../net/server";
import { settings } from "../storage/settings.svelte";
import { lastName } from "../table/TableOptionsForm.svelte";
import { t } from "../i18n/index.svelte";
import type { FirstGame } from "../game_module";
import type { GameManifest, SeatRequest } from "../net/wire.gen";

/** Names the computer at a seat: by its level if it is the only one. */
function computerName(game: GameManifest, seat: number): string {
  return game.seats > 2 ? t(`bot-name-${seat}`) : botName(settings.level);
}

/** Opens a table and returns its id. */
export async function openTable(game: GameManifest, against: "bot" | "open", first: FirstGame | null): Promise<string> {
  const others = Array.from({ length: game.seats - 1 }, (_, at): SeatRequest => {
    if (against === "open") return { who: "open" };
    return { who: "bot", player: settings.level, name: computerName(game, at + 1) };
  });
  const setup = (against === "bot" && first?.setup) || {};
  const seats: SeatRequest[] = [{ who: "me", name: lastName() }, ...others];
  return (await createTable({ game: game.name, seats, setup }, against === "bot" ? gameTitle(game.name) : "")).table;
}
