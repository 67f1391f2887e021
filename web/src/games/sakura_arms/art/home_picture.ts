/** The picture of the home page: Yurina attacks Saine on a stage under a cherry tree. */

import { tree } from "../../../app/art/scene";
import { disc, fallingPetals, keyed, peaks, placed, tileScene, tileSky } from "../../../app/art/tile_scene";
import { goddessFigure } from "./goddess_figures";

const BOARDS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

export function homePicture(): string {
  const lines = BOARDS.map((at) => `M${400 + at * 70} 430L${400 + at * 150} 660`).join("");
  return tileScene(
    tileSky("sky-of-arms", ["#e9a48f", "#171a3c"], ["#f6cdb0", "#5a4478"], ["#fbeeda", "#c88a90"]),
    disc(420, 230, 120, "#d8553f", "#f6ecc8"),
    peaks(400, 1.3, 4, "#c9a8b0", "#3a3560"),
    peaks(430, 1, 9, "#93a08a", "#26304a"),
    keyed("M-5 430H805V665H-5Z", "#d8b588", "#5a4452"),
    `<path d="${lines}" fill="none" stroke="#a5804f" stroke-width="3" style="stroke:light-dark(#a5804f,#3a2c38)"/>`,
    tree(30, 440, 0.8, 1, 5, 34),
    placed(goddessFigure("saine", "ready"), 590, 560, 3),
    placed(goddessFigure("yurina", "strike"), 235, 600, 3.3),
    fallingPetals(16, 560, "#e0789c"),
  );
}
