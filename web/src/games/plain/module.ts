/** Any game, from its names, zones, numbers and options: for those that bring no face of their own. */

import type { Kind } from "../../app/game_module";

export const kind: Kind = {
  blazon: () => import("./Emblem.svelte"),
  face: () => import("./table_ui"),
  pages: { cards: () => import("./PlainCards.svelte") },
};
