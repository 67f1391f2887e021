/** Sakura, the legend of cherry blossoms, as the pages know it. */

import type { Kind } from "../../app/game_module";

export const kind: Kind = {
  blazon: () => import("./art/Emblem.svelte"),
  face: () => import("./table_ui"),
  pages: { cards: () => import("./cards/OkaCards.svelte"), rules: () => import("./guide/OkaRules.svelte") },
};
