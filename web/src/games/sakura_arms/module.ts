/** The game module of Sakura Arms: its pages, emblem and table UI. */

import type { GameModule } from "../../app/game_module";

/** The goddesses whose decks every rulebook proposes first. */
const STARTER_PAIR = ["yurina", "himika"];

export const gameModule: GameModule = {
  emblem: () => import("./art/Emblem.svelte"),
  homePicture: () => import("./art/home_picture").then(({ homePicture }) => homePicture()),
  colour: "#b3273f",
  firstGame: (game) => {
    const goddesses = game.wishes.find(({ name }) => name === "goddesses")?.choices ?? [];
    const others = goddesses.map(({ value }) => value).filter((id) => !STARTER_PAIR.includes(id));
    const foes = others.sort(() => Math.random() - 0.5).slice(0, 2);
    return {
      setup: { goddesses: [STARTER_PAIR, foes] },
      titles: STARTER_PAIR.map((id) => goddesses.find(({ value }) => value === id)?.label ?? {}),
    };
  },
  tableUi: (game) => (game.includes("-draft-") ? import("./draft/table_ui") : import("./table_ui")),
  pages: {
    choose: () => import("./decks/GoddessChoicePage.svelte"),
    cards: () => import("./cards/detail/CardsPage.svelte"),
    decks: () => import("./decks/DecksPage.svelte"),
    rules: () => import("./guide/RulesPage.svelte"),
  },
};
