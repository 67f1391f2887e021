/** Any game, from its names, zones, numbers and options: for those that bring no face of their own. */

import type { Kind } from "../../app/lib/kinds";

export const kind: Kind = {
  blazon: () => import("./Blazon.svelte"),
  face: () => import("./face"),
  pages: { cards: () => import("./PlainCards.svelte") },
};
