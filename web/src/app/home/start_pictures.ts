/** The pictures of the three ways in: a learner, a drawn blade, birds on their way to a friend. */

import { bird, katana, petals, slash } from "../art/shapes.gen";
import { hues, WASHI } from "../art/pen";
import { picture, type Picture } from "../art/picture";

const EVENING = hues(["#7c5aa6", "#43306b", "#c9b4de", "#b9a0d6", "#f7e6ef", "#f6ecc8", "#5b4a92"]);
const BATTLE = hues(["#c2334d", "#6e1730", "#f3b7a4", "#e58f7c", "#fbe3cb", "#d9453f", "#7d2440"]);
const SEA = hues(["#6a3d94", "#3b2160", "#d6c2e6", "#c8aede", "#f6e9ee", "#f6ecc8", "#7a3f9c"]);

export const PICTURES: Record<"learn" | "play" | "friend", () => Picture> = {
  learn: () =>
    picture("home learn", () => ({
      seed: "home learn",
      hues: EVENING,
      light: "moon",
      ground: "reeds",
      disc: { kind: "moon", x: 104, y: 62, radius: 44 },
      things: (dice) => bird(98, 70, 1.5, WASHI) + petals(dice, 5, "#f3a9c0"),
    })),
  play: () =>
    picture("home play", () => ({
      seed: "home play",
      hues: BATTLE,
      light: "sun",
      ground: "hills",
      things: (dice, own) =>
        slash(100, 46, -30, 96, 22, 9, own.deep) +
        slash(108, 78, -26, 96, 22, 9, own.deep) +
        katana(66, 112, -32, 0.9, "#26386b") +
        petals(dice, 7, own.main, 1.2),
    })),
  friend: () =>
    picture("home friend", () => ({
      seed: "home friend",
      hues: SEA,
      light: "moon",
      ground: "sea",
      disc: { kind: "moon", x: 128, y: 40, radius: 28 },
      things: () => bird(80, 44, 1.3, WASHI) + bird(118, 74, 1, WASHI) + bird(138, 34, 0.7, WASHI),
    })),
};
