/** Colours and drawings: written by tools/export_art.py from mankai/games/sakura_arms/data/art.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { bare, diceOf, ink } from "../../../app/art/pen";
import { blossom, flames, gear, katana, lily, rings, slash, stars, vapour } from "../../../app/art/shapes.gen";
import type { Look } from "./motif";
import { fan, gun, hammer, naginata, parasol, scroll, shuriken, stripes, vial } from "./weapons.gen";

export const LOOKS: Record<string, Look> = {
"yurina": {
"hair": ["M70 42C58 40 46 50 40 66C34 84 30 98 18 108C36 106 50 92 56 76C60 66 66 58 74 54Z", "M66 52C62 34 74 22 90 23C104 24 112 34 110 46C104 40 98 38 92 38C86 46 80 50 76 62C70 64 67 58 66 52Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M66 44l-12-8 3 11-10 5 14 4Z" fill="${hues.second}" ${ink(1.2)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += katana(152, 118, -34, 0.92, hues.second);
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    svg += blossom(40 + (i * 22), (226 - ((i % 2) * 22)) - (i * 2), 0.85, i * 30, "#f6c8d0", "#fff");
  }
  return svg;
},
"isMasked": false,
},
"himika": {
"hair": ["M72 34C54 34 46 50 50 70C40 76 38 92 44 104C52 96 58 96 64 84C72 80 76 70 78 60Z", "M64 50C58 36 70 18 88 20C100 12 114 24 112 44C106 40 104 36 100 36C92 42 82 46 78 64C70 66 66 58 64 50Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M70 30C60 18 62 8 70 2C72 12 80 16 82 24Z" fill="${hues.main}" ${ink(1.2)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += `<g transform="translate(206 92)">${gun(0, 0, -8, 0.72, "#5c3a22")}</g>`;
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += bare(flames(diceOf(3), 66, 256, 140, 62, 7, ["#f2a63c", "#f8d98a"]));
  return svg;
},
"isMasked": false,
},
"tokoyo": {
"hair": ["M68 34C52 48 52 90 48 124C46 142 40 156 34 164C50 164 64 152 70 132C74 108 74 84 82 62Z", "M66 54C60 34 72 20 90 21C106 22 113 34 111 50H104C104 44 102 40 98 40H88C82 48 80 56 78 66C70 68 67 60 66 54Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += blossom(70, 34, 0.8, 10, "#f3c35a", WASHI, INK);
  svg += `<path d="M68 42l-6 14m10-12-2 16" ${ink(1.2, "#c9932f")} fill="none"/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += fan(148, 118, 52, -0.75, 2.2, hues.main, "#8d50ab", GOLD, 9);
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  let d = "";
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 9; x++) {
      d += `M${((x - 1) * 22) + ((y % 2) * 11)} ${186 + (y * 13)}a11 11 0 0 1 22 0m-18 0a7 7 0 0 1 14 0`;
    }
  }
  svg += `<path d="${d}" fill="none" stroke="#e9c9f2" stroke-width="1.600"/>`;
  return svg;
},
"isMasked": false,
},
"oboro": {
"hair": ["M70 66C48 62 30 76 8 70C22 84 44 86 58 84C42 94 26 94 14 100C36 106 62 96 80 80Z", "M64 58C58 36 70 20 90 20C108 20 116 34 113 52L108 56V46H82C80 54 80 62 82 70C72 72 66 66 64 58Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M80 58H112V70C104 76 90 76 80 72Z" fill="${hues.second}" ${ink(1.2)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += shuriken(166, 98, 24, 0.3, "#7c96a0");
  svg += shuriken(188, 134, 13, 0.8, "#7c96a0");
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += stripes("#7c96a0", 40);
  return svg;
},
"isMasked": true,
},
"chikage": {
"hair": ["M66 36C50 52 54 88 44 116C54 112 60 104 66 96C64 108 62 116 58 124C70 116 80 92 82 64Z", "M64 54C58 34 72 19 90 20C108 21 116 36 112 54L106 58C106 50 106 44 100 42C92 44 84 50 80 66C72 68 66 62 64 54Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M84 60H111C110 70 102 74 94 73Z" fill="${hues.second}" ${ink(1.2)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += vapour(diceOf(7), 160, 82, 3, "#a6c85c");
  svg += vial(160, 106, 0.6, 8, hues.main, 0.6);
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += lily(diceOf(4), 50, 226, 26, "#d3a4cf");
  svg += lily(diceOf(9), 96, 206, 18, "#d3a4cf");
  return svg;
},
"isMasked": true,
},
"thallya": {
"hair": ["M70 44C54 38 42 48 44 64C36 70 38 86 48 90C56 92 62 84 60 76C66 70 72 64 76 58Z", "M65 52C60 34 72 21 90 22C106 23 113 33 111 46C100 42 88 44 80 50C78 56 78 62 76 66C70 66 66 58 65 52Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M72 34H112V42H72Z" fill="#8a5a34" ${ink(1.2)}/><circle cx="98" cy="38" r="7" fill="#a8e0e6" ${ink(1.6)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += gear(66, 214, 38, 16, 0.2, hues.main);
  svg += gear(126, 226, 24, 12, 0.5, hues.second);
  svg += `<g transform="translate(150 116) rotate(-26)" ${ink(1.5)}>`;
  svg += `<path d="M-70-5H40L84 0L40 5H-70Z" fill="#eef0ee"/><path d="M-30-9H4V9H-30Z" fill="${GOLD}"/></g>`;
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += `<path d="M10 244H140M24 232H130M36 218H124" stroke="${GOLD}" stroke-width="3"/>`;
  return svg;
},
"isMasked": false,
},
"saine": {
"hair": ["M68 34C52 48 52 90 48 124C46 142 40 156 34 164C50 164 64 152 70 132C74 108 74 84 82 62Z", "M66 52C62 34 74 22 90 23C104 24 112 34 110 46C104 40 98 38 92 38C86 46 80 50 76 62C70 64 67 58 66 52Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M78 46H112V54H78Z" fill="${WASHI}" ${ink(1.2)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += naginata(150, 116, -38, 0.8, hues.main);
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += rings(66, 232, 60, 5, hues.soft, 1.6, 0.9);
  return svg;
},
"isMasked": false,
},
"yukihi": {
"hair": ["M68 34C52 48 52 90 48 124C46 142 40 156 34 164C50 164 64 152 70 132C74 108 74 84 82 62Z", "M66 54C60 34 72 20 90 21C106 22 113 34 111 50H104C104 44 102 40 98 40H88C82 48 80 56 78 66C70 68 67 60 66 54Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += blossom(70, 36, 0.7, 20, "#fff", hues.main, INK);
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += parasol(164, 92, 44, 0.2, hues.main, WASHI, 18);
  svg += `<path d="M150 118L164 92" ${ink(3)}/>`;
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += `<g transform="translate(-30 150) scale(1)">${stars(diceOf(5), 60, WASHI)}</g>`;
  return svg;
},
"isMasked": false,
},
"shinra": {
"hair": ["M70 42C58 40 46 50 40 66C34 84 30 98 18 108C36 106 50 92 56 76C60 66 66 58 74 54Z", "M66 52C62 34 74 22 90 23C104 24 112 34 110 46C104 40 98 38 92 38C86 46 80 50 76 62C70 64 67 58 66 52Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M70 26L112 24L108 34H74Z" fill="${hues.second}" ${ink(1.2)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += scroll(diceOf(3), 164, 104, -14, 0.55, hues.main);
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += stripes(hues.soft, 0);
  return svg;
},
"isMasked": false,
},
"hagane": {
"hair": ["M70 42C58 40 46 50 40 66C34 84 30 98 18 108C36 106 50 92 56 76C60 66 66 58 74 54Z", "M66 54C60 34 72 20 90 21C106 22 113 34 111 50H104C104 44 102 40 98 40H88C82 48 80 56 78 66C70 68 67 60 66 54Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M66 40l-14-10 4 13-11 4 14 5Z" fill="${hues.disc}" ${ink(1.2)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += hammer(170, 76, 34, 0.66, hues.second);
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += rings(60, 240, 70, 4, hues.horizon, 2.4, 0.8);
  return svg;
},
"isMasked": false,
},
"kururu": {
"hair": ["M68 34C52 48 52 90 48 124C46 142 40 156 34 164C50 164 64 152 70 132C74 108 74 84 82 62Z", "M66 52C62 34 74 22 90 23C104 24 112 34 110 46C104 40 98 38 92 38C86 46 80 50 76 62C70 64 67 58 66 52Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += gear(72, 34, 12, 9, 0.2, hues.second);
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += gear(170, 96, 26, 12, 0.2, hues.main);
  svg += gear(190, 132, 14, 9, 0.5, hues.second);
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += gear(40, 234, 22, 12, 0.2, hues.horizon, hues.main);
  svg += gear(88, 216, 16, 10, 0.4, hues.horizon, hues.main);
  return svg;
},
"isMasked": false,
},
"raira": {
"hair": ["M70 42C58 40 46 50 40 66C34 84 30 98 18 108C36 106 50 92 56 76C60 66 66 58 74 54Z", "M66 54C60 34 72 20 90 21C106 22 113 34 111 50H104C104 44 102 40 98 40H88C82 48 80 56 78 66C70 68 67 60 66 54Z"],
"worn": (dice, hues) => {
  let svg = "";
  svg += `<path d="M78 24l6-14 6 12 8-12 4 14Z" fill="${hues.disc}" ${ink(1.2)}/>`;
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += slash(176, 96 + (i * 13), -32, 28, 8, 5, hues.main);
  }
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += stripes(hues.disc, 40);
  return svg;
},
"isMasked": false,
},
"nobody": {
"hair": ["M68 34C52 48 52 90 48 124C46 142 40 156 34 164C50 164 64 152 70 132C74 108 74 84 82 62Z", "M66 54C60 34 72 20 90 21C106 22 113 34 111 50H104C104 44 102 40 98 40H88C82 48 80 56 78 66C70 68 67 60 66 54Z"],
"worn": (dice, hues) => {
  let svg = "";
  return svg;
},
"held": (dice, hues) => {
  let svg = "";
  svg += katana(152, 118, -34, 0.92, hues.second);
  return svg;
},
"cloth": (dice, hues) => {
  let svg = "";
  svg += stripes(hues.soft, 20);
  return svg;
},
"isMasked": false,
},
};
