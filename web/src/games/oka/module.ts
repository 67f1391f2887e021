/** Sakura, the legend of cherry blossoms, as the pages know it. */

import type { GameModule } from "../../app/game_module";

export const gameModule: GameModule = {
  homePicture: () => import("./art/home_picture").then(({ homePicture }) => homePicture()),
  colour: "#1b6b40",
  emblem: () => import("./art/Emblem.svelte"),
  tableUi: () => import("./table_ui"),
  pages: { cards: () => import("./cards/OkaCards.svelte"), rules: () => import("./guide/OkaRules.svelte") },
};
