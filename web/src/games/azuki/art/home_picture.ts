/** The picture of the home page: a house with its Alley behind and its Garden in front, and some who live there. */

import { disc, fillBy, keyed, placed, tileScene, tileSky } from "../../../app/art/tile_scene";
import { FIRE, LIGHTNING, NEUTRAL } from "../constants";
import { BEASTS } from "./beasts.gen";
import { bean, someone } from "./beings.gen";
import { ROBES } from "./lands.gen";

const ROOF = "M-60 256C20 240 60 190 90 130H710C740 190 780 240 860 256Z";

/** Draws the house: its wall with windows, and the roof with its tiles. */
function house(): string {
  let drawn = keyed("M-20 250H820V470H-20Z", "#c9a678", "#4c3a4c");
  for (let at = 0; at < 6; at++) {
    const left = 36 + at * 130;
    drawn += keyed(`M${left} 280h92v130h-92Z`, "#fbf4e0", "#ffdf9a", 2.5);
    drawn += `<path d="M${left + 46} 280v130M${left} 344h92" fill="none" stroke="#7a5030" stroke-width="3"/>`;
  }
  drawn += keyed(ROOF, "#56616f", "#2c2a44");
  let tiles = "";
  for (let at = 0; at < 30; at++) tiles += `<circle cx="${at * 28 - 8}" cy="254" r="10"/>`;
  return `${drawn}<g ${fillBy("#6a7684", "#3a3758")} stroke="#1d1a26" stroke-width="1.4">${tiles}</g>`;
}

/** Draws the light that falls from the windows on the grass. */
function garden(): string {
  const light = [120, 360, 600].map((x) => `M${x} 470h110l-70 190h-150Z`).join("");
  return (
    keyed("M-20 410H820V470H-20Z", "#d8b588", "#5a4452") +
    keyed("M-5 470H805V665H-5Z", "#cfd494", "#2f4440") +
    `<path d="${light}" fill="#fff2b0" opacity=".3"/>`
  );
}

export function homePicture(): string {
  const [sparks, beans, wolves, flames] = [ROBES[LIGHTNING][0], ROBES[NEUTRAL][1], ROBES[NEUTRAL][0], ROBES[FIRE][3]];
  return tileScene(
    tileSky("sky-of-the-house", ["#f0b070", "#191737"], ["#fdf0d6", "#5a4a92"], ["#fdf0d6", "#e8b0a8"]),
    disc(640, 130, 74, "#c2461d", "#fff3c0"),
    house(),
    garden(),
    placed(someone("sit", "elder", "robe", ["face", "beard", "bald"], "spark", "", sparks, "", "", ""), 160, 462, 1.7),
    placed(BEASTS.cat(sparks, ""), 640, 380, 1.25),
    placed(
      someone("both", "slim", "cloak", ["hannya", "jade", "wild"], "fireball", "fireball", flames, "", "", ""),
      400,
      630,
      3.1,
    ),
    placed(bean("out", "kimono", "crown", "", "", beans, "#c23f3a", "shades", "grin"), 170, 640, 2),
    placed(BEASTS.wolf(wolves, "#b8ae9c"), 650, 540, 1.9, -1),
  );
}
