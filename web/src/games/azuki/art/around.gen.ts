/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/around.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { point } from "../../../app/art/pen";
import type { Dice } from "../../../app/art/pen";
import { boat, katana, lines, mist, petals, swirl, vapour } from "../../../app/art/shapes.gen";
import { ball, form, group, patch } from "../../../app/art/things.gen";
import { BEASTS } from "./beasts.gen";
import { someone } from "./beings.gen";
import { HEADS } from "./heads.gen";
import { BENI, NIGHT, WOOD } from "./inks.gen";

export const AROUND: Record<string, (dice: Dice, robe: string[], land: string[]) => string> = {
"rain": (dice, robe, land) => {
  let svg = "";
  svg += lines(dice, 34, 1.9, "#eaf2f4", 0.8);
  return svg;
},
"petals": (dice, robe, land) => {
  let svg = "";
  svg += petals(dice, 9, "#e58fb0");
  return svg;
},
"leaves": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += petals(dice, 9, main);
  return svg;
},
"sparks": (dice, robe, land) => {
  const [, , , spark] = land;
  let svg = "";
  for (let i = 0; i < 9; i++) {
    let x = dice(20, 180);
    let y = dice(14, 110);
    svg += patch(`M${point(x, y)}l2-8 2 8 8 2-8 2-2 8-2-8-8-2Z`, spark);
  }
  return svg;
},
"embers": (dice, robe, land) => {
  let svg = "";
  for (let i = 0; i < 16; i++) {
    svg += ball(dice(200), dice(140), dice(1, 2.8), "#ffc65a", 0);
  }
  return svg;
},
"bubbles": (dice, robe, land) => {
  let svg = "";
  for (let i = 0; i < 9; i++) {
    let x = dice(14, 186);
    let y = dice(12, 130);
    let q = dice(4, 12);
    svg += ball(x, y, q, "rgb(255 255 255/.35)", 1);
    svg += patch(`M${point(x - (q * 0.5), y - (q * 0.3))}a${point(q * 0.5, q * 0.5)} 0 0 1 ${point(q * 0.4, -q * 0.3)}`, "#fff");
  }
  return svg;
},
"smoke": (dice, robe, land) => {
  let svg = "";
  svg += vapour(dice, dice(40, 160), 130, 4, WASHI, 0.7);
  return svg;
},
"sand": (dice, robe, land) => {
  let svg = "";
  svg += lines(dice, 26, 0.12, "#f0d8a0", 0.9);
  return svg;
},
"notes": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  for (let i = 0; i < 5; i++) {
    svg += group(dice(20, 180), dice(16, 90), dice(0.8, 1.2), dice(-14, 14));
    svg += form("M0 0V-16L9-13V-9L2-11", "none", 1.6);
    svg += ball(-3, 1, 3.4, main, 1);
    svg += `</g>`;
  }
  return svg;
},
"cards": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  for (let i = 0; i < 5; i++) {
    svg += group(100 + ((i - 2) * 36), 34 + (Math.abs(i - 2) * 7), 0.8, (i - 2) * 13);
    svg += form("M-9-13H9V13H-9Z", WASHI, 1.3);
    svg += ball(0, 0, 4.4, main, 0.8);
    svg += `</g>`;
  }
  return svg;
},
"wind": (dice, robe, land) => {
  let svg = "";
  svg += swirl(dice, 2, "#fff", 2.4);
  return svg;
},
"fog": (dice, robe, land) => {
  let svg = "";
  svg += mist(dice, 5, WASHI, 0.8);
  return svg;
},
"coins": (dice, robe, land) => {
  let svg = "";
  for (let i = 0; i < 8; i++) {
    svg += ball(24 + (i * 23), 132 - ((i * 37) % 30), 5, GOLD, 1.1);
    svg += form(`M${22 + (i * 23)} ${130 - ((i * 37) % 30)}h4v4h-4Z`, WASHI, 0.6);
  }
  return svg;
},
"blades": (dice, robe, land) => {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    svg += group(18 + (i * 34), 26 + ((i * 29) % 34), 0.34, 70 + (i * 9));
    svg += katana(0, 0, 0, 1, BENI);
    svg += `</g>`;
  }
  return svg;
},
"night": (dice, robe, land) => {
  let svg = "";
  svg += patch("M100 0H200V150H100Z", NIGHT, 0.5);
  return svg;
},
"lighthouse": (dice, robe, land) => {
  let svg = "";
  svg += group(160, 118);
  svg += form("M-14 20L-9-70H9L14 20Z", WASHI, 1.6);
  svg += form("M-12-6H12L13 8H-13ZM-10-44H10L11-32H-11Z", BENI, 1.2);
  svg += form("M-12-70H12L0-88Z", INK, 1.2);
  svg += `</g>`;
  svg += patch("M150 44L0 10V64Z", "#fff3c0", 0.6);
  return svg;
},
"cacti": (dice, robe, land) => {
  let svg = "";
  svg += group(164, 92, 0.8);
  svg += BEASTS["cactus"](robe, "");
  svg += `</g>`;
  svg += group(30, 104, 0.6);
  svg += BEASTS["cactus"](robe, "");
  svg += `</g>`;
  return svg;
},
"twin": (dice, robe, land) => {
  const [, , ground, , , tint, , third] = land;
  let svg = "";
  svg += `<g transform="translate(54.6 140) scale(-1.2 1.2)" opacity=".45">`;
  svg += someone("dance", "slim", "robe", ["guru"], "", "", [third, ground, tint], "", "", "");
  svg += `</g>`;
  return svg;
},
"horse": (dice, robe, land) => {
  let svg = "";
  svg += group(92, 84, 1.2);
  svg += BEASTS["horse"](robe, "");
  svg += `</g>`;
  return svg;
},
"boat": (dice, robe, land) => {
  let svg = "";
  svg += boat(96, 132, 1.7, WOOD);
  return svg;
},
"partner": (dice, robe, land) => {
  const [, , ground, , , tint, , third] = land;
  let svg = "";
  svg += `<g transform="translate(152 140) scale(-1.5 1.5)">`;
  svg += someone("sit", "slim", "hakama", ["top"], "cards", "", [third, ground, tint], "", "", "");
  svg += `</g>`;
  return svg;
},
"chef": (dice, robe, land) => {
  let svg = "";
  svg += group(102, 56, 1.7, 4);
  svg += HEADS["toque"](robe);
  svg += `</g>`;
  return svg;
},
"maw": (dice, robe, land) => {
  let svg = "";
  svg += group(102, 88, 1.5);
  svg += form("M-16 0Q0-8 16 0Q12 18 0 18T-16 0Z", "#4a0f1c", 1.6);
  svg += patch("M-12 0l4 7 4-8ZM12 0l-4 7-4-8ZM-6 17l3-6 3 6ZM6 17l-3-6-3 6Z", "#fff");
  svg += `</g>`;
  return svg;
},
"rocks": (dice, robe, land) => {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    let x = [58, 140, 100][i];
    let y = [118, 112, 134][i];
    svg += form(`M${x - 16} ${y + 6}l4-16 14-4 14 8-4 14Z`, (i % 2) ? "#a09a8c" : "#7c776c", 1.5);
  }
  return svg;
},
"rider": (dice, robe, land) => {
  let svg = "";
  svg += group(60, 80, 0.5);
  svg += someone("guard", "slim", "furisode", ["crown", "long"], "trident", "", ["#c8402f", "#5a1a18", "#f0c0b0"], "", "", "");
  svg += `</g>`;
  return svg;
},
};
