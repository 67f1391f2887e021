/** Sakura Arms as the pages know it. */

import type { Kind } from "../../app/lib/kinds";

export const kind: Kind = {
  blazon: () => import("./Blazon.svelte"),
  cast: () =>
    import("./art/guises").then(({ standing }) =>
      ["tokoyo", "yurina", "himika", "chikage"].map((goddess) => standing(goddess, `home-${goddess}`)),
    ),
  face: (game) => (game.includes("-draft-") ? import("./draft_face") : import("./face")),
  pages: {
    choose: () => import("./ChoosePage.svelte"),
    cards: () => import("./CardsPage.svelte"),
    decks: () => import("./DecksPage.svelte"),
    rules: () => import("./RulesPage.svelte"),
  },
};
