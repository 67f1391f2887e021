/** Sakura Arms as the pages know it. */

import type { Kind } from "../../app/game_module";

/** The goddesses whose decks every rulebook proposes first. */
const FIRST = ["yurina", "himika"];

export const kind: Kind = {
  blazon: () => import("./art/Emblem.svelte"),
  cast: () =>
    import("./art/guises").then(({ standing }) =>
      ["tokoyo", "yurina", "himika", "chikage"].map((goddess) => standing(goddess, `home-${goddess}`)),
    ),
  firstGame: (game) => {
    const goddesses = game.wishes.find((one) => one.name === "goddesses")?.choices ?? [];
    const others = goddesses.map((one) => one.value).filter((one) => !FIRST.includes(one));
    const foes = others.sort(() => Math.random() - 0.5).slice(0, 2);
    return {
      setup: { goddesses: [FIRST, foes] },
      titles: FIRST.map((id) => goddesses.find((one) => one.value === id)?.label ?? {}),
    };
  },
  face: (game) => (game.includes("-draft-") ? import("./draft/table_ui") : import("./table_ui")),
  pages: {
    choose: () => import("./decks/ChoosePage.svelte"),
    cards: () => import("./cards/CardsPage.svelte"),
    decks: () => import("./decks/DecksPage.svelte"),
    rules: () => import("./guide/RulesPage.svelte"),
  },
};
