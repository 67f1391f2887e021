/** The Azuki TCG as the pages know it. */

import type { GameModule } from "../../app/game_module";

export const gameModule: GameModule = {
  homePicture: () => import("./art/home_picture").then(({ homePicture }) => homePicture()),
  colour: "#b8401a",
  emblem: () => import("./art/Emblem.svelte"),
  tableUi: () => import("./table_ui"),
  pages: {
    cards: () => import("./cards/CardsPage.svelte"),
    decks: () => import("./decks/DecksPage.svelte"),
    rules: () => import("./guide/RulesPage.svelte"),
  },
};
