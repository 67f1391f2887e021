/** The picture of the home page: a cherry tree, and cards of the four colours on a table below it. */

import { blossom } from "../../../app/art/shapes.gen";
import { tree } from "../../../app/art/scene";
import { fallingPetals, keyed, peaks, tileScene, tileSky } from "../../../app/art/tile_scene";

/** Each card on the table: its colour and its number. */
const SHOWN: [colour: string, number: number][] = [
  ["#b01e2f", 7],
  ["#1f4e9e", 11],
  ["#1b6b40", 9],
  ["#3a3648", 13],
  ["#b01e2f", 4],
];
const FONT = "'Shippori Mincho B1', serif";

function card([colour, number]: [string, number], at: number): string {
  const place = at - (SHOWN.length - 1) / 2;
  return (
    `<g transform="translate(${400 + place * 124} ${520 + Math.abs(place) * 14}) rotate(${place * 9})">` +
    keyed("M-54-82H54V82H-54Z", "#fbf4e6") +
    `<path d="M-46-74H46V74H-46Z" fill="none" stroke="#1d1a26" stroke-width="1.5"/>` +
    blossom(0, 8, 2.7, at * 14, colour, "#fff0c2", "#1d1a26") +
    `<text x="-40" y="-40" font-family="${FONT}" font-weight="800" font-size="38" fill="${colour}">${number}</text></g>`
  );
}

export function homePicture(): string {
  return tileScene(
    tileSky("sky-of-oka", ["#9ccba8", "#1d2f42"], ["#e6ecc8", "#3d5a5a"], ["#fbefd6", "#8ea8ad"]),
    peaks(330, 1.4, 3, "#a8c8a0", "#22364a"),
    tree(400, 565, 1.25, 1, 7, 70),
    keyed("M60 520C60 470 740 470 740 520L780 665H20Z", "#a8623a", "#5a3a34", 3.5),
    SHOWN.map(card).join(""),
    fallingPetals(22, 470, "#e58fb0"),
  );
}
