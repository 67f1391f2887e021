/** Sakura, the legend of cherry blossoms, as the pages know it. */

import type { Kind } from "../../app/lib/kinds";

export const kind: Kind = {
  blazon: () => import("./Blazon.svelte"),
  face: () => import("./face"),
  pages: { cards: () => import("./OkaCards.svelte"), rules: () => import("./OkaRules.svelte") },
};
