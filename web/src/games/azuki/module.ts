/** The Azuki TCG as the pages know it. */

import type { Kind } from "../../app/game_module";

export const kind: Kind = {
  blazon: () => import("./art/Emblem.svelte"),
  face: () => import("./table_ui"),
  pages: {
    cards: () => import("./cards/CardsPage.svelte"),
    decks: () => import("./decks/DecksPage.svelte"),
    rules: () => import("./guide/RulesPage.svelte"),
  },
};
