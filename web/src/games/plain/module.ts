/** The user interface for games without their own, made from names, zones, numbers and options. */

import type { GameModule } from "../../app/game_module";

export const gameModule: GameModule = {
  emblem: () => import("./Emblem.svelte"),
  tableUi: () => import("./table_ui"),
  pages: { cards: () => import("./PlainCards.svelte") },
};
