/** The Azuki TCG as the pages know it. */

import type { Kind } from "../../app/lib/kinds";

export const kind: Kind = {
  blazon: () => import("./Blazon.svelte"),
  face: () => import("./face"),
  pages: {
    cards: () => import("./CardsPage.svelte"),
    decks: () => import("./DecksPage.svelte"),
    rules: () => import("./RulesPage.svelte"),
  },
};
