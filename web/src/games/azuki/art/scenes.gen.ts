/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/scenes.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { TURN, point, polar, short } from "../../../app/art/pen";
import type { Dice } from "../../../app/art/pen";
import { flames, hills, mist, puff, rays, rings, sea, stars, wave } from "../../../app/art/shapes.gen";
import { ball, brush, form, group, patch } from "../../../app/art/things.gen";
import { STEEL, WOOD } from "./inks.gen";
import { PROPS } from "./props.gen";

export function roof(x: number, y: number, width: number, colour: string): string {
  let svg = "";
  svg += form(`M${x - width} ${y}Q${short(x - (width * 0.5))} ${y - 5} ${point(x - (width * 0.55), y - (width * 0.32))}H${short(x + (width * 0.55))}Q${short(x + (width * 0.5))} ${y - 5} ${x + width} ${y}Z`, colour, 1.3);
  svg += patch(`M${short(x - (width * 0.78))} ${y}H${short(x + (width * 0.78))}V150H${short(x - (width * 0.78))}Z`, "#e8d8bc");
  svg += brush(`M${short(x - (width * 0.78))} ${y}V150M${short(x + (width * 0.78))} ${y}V150M${short(x - (width * 0.3))} ${y}V150M${short(x + (width * 0.3))} ${y}V150`, INK, 1, 0.6);
  return svg;
}
export function lampion(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += group(x, y, scale);
  svg += brush("M0-16V-9", INK, 1.2);
  svg += form("M-8-6C-12 2-12 8-7 14H7C12 8 12 2 8-6Z", colour, 1.3);
  svg += brush("M-9-1H9M-10 4H10M-9 9H9", INK, 0.6, 0.7);
  svg += form("M-5-9H5V-6H-5ZM-5 14H5V17H-5Z", INK, 0.6);
  svg += `</g>`;
  return svg;
}
export function pine(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += group(x, y, scale);
  svg += form("M-3 0C-1-20-6-34 0-60L4-60C2-34 6-20 5 0Z", "#5a3a22", 1.2);
  for (let i = 0; i < 4; i++) {
    svg += form(`M${-26 + (i * 4)} ${-26 - (i * 13)}q${26 - (i * 4)} -15 ${52 - (i * 8)} 0q${-26 + (i * 4)} 6 ${-52 + (i * 8)} 0Z`, colour, 1.2);
  }
  svg += `</g>`;
  return svg;
}
export function torii(colour: string): string {
  let svg = "";
  svg += form("M-40-24H-28L-30 62H-44ZM40-24H28L30 62H44Z", colour);
  svg += form("M-52-10H52V-1H-52Z", colour);
  svg += form("M-66-44Q0-30 66-44L62-26Q0-18-62-26Z", colour);
  svg += form("M-70-52Q0-36 70-52L66-43Q0-29-66-43Z", INK);
  return svg;
}
export function zig(dice: Dice, x: number, y: number, height: number, colour: string, width: number): string {
  let svg = "";
  svg += `<g transform="translate(${point(x, y + (height / 2))}) rotate(${short(dice(-14, 14))}) scale(${point(width / 8.5, height / 56)})">`;
  svg += `<path d="M6-28L-15 5H-3L-9 28L15-8H3L13-28Z" fill="${colour}" stroke="${INK}" stroke-width="1.3" vector-effect="non-scaling-stroke"/></g>`;
  return svg;
}
export const SCENES: Record<string, (dice: Dice, land: string[]) => string> = {
"none": (dice, land) => {
  let svg = "";
  return svg;
},
"hills": (dice, land) => {
  const [far, near] = land;
  let svg = "";
  svg += hills(dice, 104, far, 0.9);
  svg += hills(dice, 128, near, 0.9);
  return svg;
},
"peak": (dice, land) => {
  const [far, near] = land;
  let svg = "";
  svg += form("M-10 128C40 108 66 58 92 34H104C128 60 152 108 212 128V152H-10Z", far, 1.1);
  svg += patch("M92 34H104L122 60 112 56 104 66 96 56 86 66 76 58Z", WASHI);
  svg += hills(dice, 130, near);
  return svg;
},
"twin": (dice, land) => {
  const [far, near] = land;
  let svg = "";
  svg += form("M-20 130L38 44 84 130ZM96 130L160 30 230 130Z", far, 1.1);
  svg += patch("M38 44L50 66 40 60 28 64ZM160 30L176 58 162 50 146 58Z", WASHI);
  svg += hills(dice, 132, near);
  return svg;
},
"shore": (dice, land) => {
  const [, near] = land;
  let svg = "";
  svg += sea(dice, 88, near);
  svg += form("M-4 152V132C40 118 90 128 130 136S190 134 204 126V152Z", "#ecd9ae", 1.2);
  return svg;
},
"surf": (dice, land) => {
  const [far, near, ground] = land;
  let svg = "";
  svg += wave(34, 104, 0.62, near);
  svg += wave(168, 118, 0.46, far);
  svg += sea(dice, 122, ground);
  return svg;
},
"falls": (dice, land) => {
  const [far, , ground] = land;
  let svg = "";
  svg += patch("M60 0H140V120H60Z", far, 0.8);
  let d = "";
  for (let i = 0; i < 9; i++) {
    d += `M${64 + (i * 9)} 0V${112 + ((i % 3) * 6)}`;
  }
  svg += brush(d, WASHI, 3, 0.8);
  svg += form("M-4-4H62C52 40 68 80 56 152H-4ZM204-4H138C150 40 132 84 146 152H204Z", ground, 1.4);
  svg += puff(dice, 100, 134, 46, 9, WASHI, far);
  return svg;
},
"lake": (dice, land) => {
  const [far, near] = land;
  let svg = "";
  svg += hills(dice, 84, far, 0.7);
  svg += patch("M0 96H200V150H0Z", near, 0.8);
  let d = "";
  for (let i = 0; i < 7; i++) {
    d += `M${short(dice(200))} ${102 + (i * 7)}h${short(dice(14, 46))}`;
  }
  svg += brush(d, WASHI, 1.4, 0.8);
  return svg;
},
"pond": (dice, land) => {
  const [, near] = land;
  let svg = "";
  svg += patch("M0 104H200V150H0Z", near);
  for (let i = 0; i < 6; i++) {
    svg += group(dice(10, 190), dice(112, 146), dice(0.7, 1.2));
    svg += form("M-15 0A15 5 0 1 1 11-3L0 0L13 2A15 5 0 0 1-15 0Z", "#5d8a4a", 1);
    svg += `</g>`;
  }
  svg += brush("M30 120h30M120 132h40", WASHI, 1, 0.7);
  return svg;
},
"dunes": (dice, land) => {
  let svg = "";
  svg += form("M-4 120C40 92 84 92 110 112C140 98 176 92 204 108V152H-4Z", "#e3bd7e", 1.1);
  svg += form("M-4 136C50 112 110 118 204 134V152H-4Z", "#c98f4a", 1.1);
  svg += brush("M20 128c30-10 60-8 90 2m-50 12c40-8 80-4 120 0", WASHI, 1.2, 0.6);
  return svg;
},
"field": (dice, land) => {
  const [far, near, ground, , , tint] = land;
  let svg = "";
  svg += hills(dice, 96, far, 0.8);
  svg += patch("M0 104H200V150H0Z", near);
  let d = "";
  for (let i = 0; i < 11; i++) {
    d += `M${100 + ((i - 5) * 9)} 104L${100 + ((i - 5) * 52)} 152`;
  }
  svg += brush(d, ground, 2, 0.6);
  for (let i = 0; i < 3; i++) {
    d = "";
    for (let j = 0; j < 12; j++) {
      d += `M${(4 + (j * 18)) + (i * 6)} ${114 + (i * 14)}l3-7 3 7`;
    }
    svg += brush(d, tint, 1.4, 0.9);
  }
  return svg;
},
"bamboo": (dice, land) => {
  const [far, near, ground] = land;
  let svg = "";
  svg += patch("M0 128H200V150H0Z", ground);
  for (let i = 0; i < 9; i++) {
    let x = (i * 24) + dice(-7, 7);
    let w = dice(5, 9);
    svg += form(`M${short(x)} -4h${short(w)}V152h${short(-w)}Z`, (i % 2) ? near : far, 1.1);
    let d = "";
    for (let j = 0; j < 5; j++) {
      d += `M${point(x, (12 + (j * 30)) + (i * 5))}h${short(w)}`;
    }
    svg += brush(d, INK, 1.2, 0.7);
  }
  return svg;
},
"pines": (dice, land) => {
  const [far, near, ground] = land;
  let svg = "";
  svg += hills(dice, 112, far, 0.8);
  svg += pine(24, 138, 1.3, near);
  svg += pine(176, 142, 1.5, near);
  svg += patch("M0 134H200V150H0Z", ground);
  return svg;
},
"forest": (dice, land) => {
  const [, near, ground] = land;
  let svg = "";
  for (let i = 0; i < 7; i++) {
    svg += form(`M${(i * 32) - 6} -4h${short(dice(8, 16))}l4 156h-26Z`, (i % 2) ? ground : near, 1.1);
  }
  for (let i = 0; i < 9; i++) {
    svg += ball(dice(-10, 210), dice(-6, 24), dice(16, 28), (i % 2) ? near : ground, 1);
  }
  svg += patch("M0 134H200V150H0Z", ground);
  return svg;
},
"alley": (dice, land) => {
  const [, near, ground, , , , second] = land;
  let svg = "";
  for (let n = 0; n < 2; n++) {
    let x = [-6, 206][n];
    let b = [70, 134][n];
    let m = [1, -1][n];
    svg += form(`M${x} 150V44H${b}V150Z`, near, 1.4);
    svg += form(`M${x - (12 * m)} 50L${x} 22H${b - (14 * m)}L${b + (14 * m)} 50Z`, ground, 1.4);
    svg += form(`M${b - (46 * m)} 66h${26 * m}v30h${-26 * m}Z`, "#ffe0a0", 1.2);
    svg += brush(`M${b - (33 * m)} 66v30M${b - (46 * m)} 81h${26 * m}`, INK, 1.2);
    svg += form(`M${b - (14 * m)} 62h${14 * m}v22h${-14 * m}Z`, second, 1.1);
  }
  svg += patch("M0 134H200V150H0Z", ground);
  svg += brush("M62 20C90 34 116 34 142 18", INK, 1.2);
  svg += lampion(66, 36, 0.8, "#d8502f");
  svg += lampion(137, 35, 0.8, "#f0b84a");
  return svg;
},
"laundry": (dice, land) => {
  const [far, near, ground, , crest, tint, , third] = land;
  let svg = "";
  svg += form("M-6 152V-6H52V152Z", near, 1.4);
  svg += form("M150 152V-6H206V152Z", ground, 1.4);
  for (let i = 0; i < 2; i++) {
    svg += form(`M10 ${22 + (i * 52)}h26v28h-26Z`, "#ffe0a0", 1.2);
    svg += brush(`M23 ${22 + (i * 52)}v28M10 ${36 + (i * 52)}h26`, INK, 1.2);
  }
  svg += form("M164 52h26v36h-26Z", "#ffe0a0", 1.2);
  svg += brush("M177 52v36M164 70h26", INK, 1.2);
  svg += brush("M52 22Q101 40 150 18", INK, 1.2);
  for (let i = 0; i < 4; i++) {
    let x = 66 + (i * 24);
    let y = [26, 30, 29, 24][i];
    svg += form(`M${x - 9} ${y}h18l-2 ${[20, 26, 16, 22][i]}h-14Z`, [crest, WASHI, third, tint][i], 1.2);
  }
  svg += patch("M0 134H200V150H0Z", ground);
  svg += brush("M56 140H146M72 146H130", far, 1.4, 0.7);
  return svg;
},
"street": (dice, land) => {
  const [, near, ground, , , , second, , , , haze] = land;
  let svg = "";
  svg += patch("M0 128H200V150H0Z", ground);
  svg += form("M84 130V92H116V130Z", haze, 1.2);
  for (let i = 0; i < 2; i++) {
    svg += `<g transform="translate(${200 * i} 0) scale(${1 - (2 * i)} 1)">`;
    svg += form("M-6 152V34L76 66V130L40 152Z", near, 1.4);
    svg += form("M-6 16L92 62 82 72-6 38Z", ground, 1.4);
    svg += form("M4 82L28 86V142L4 150Z", "#ffe0a0", 1.2);
    svg += brush("M16 84V146M4 112L28 114", INK, 1.2);
    for (let j = 0; j < 3; j++) {
      svg += form(`M${38 + (j * 11)} ${80 + (j * 3)}l9 2v${20 - (j * 2)}l-9 3Z`, (j % 2) ? WASHI : second, 1);
    }
    svg += lampion(34, 66, 0.8, "#d8502f");
    svg += lampion(64, 78, 0.6, "#f0b84a");
    svg += `</g>`;
  }
  return svg;
},
"roofs": (dice, land) => {
  const [far, near, ground] = land;
  let svg = "";
  for (let i = 0; i < 4; i++) {
    svg += roof(10 + (i * 62), 92 + ((i % 2) * 14), 38, (i % 2) ? near : ground);
  }
  svg += form("M-6 152L20 122H180L206 152Z", ground, 1.4);
  let d = "";
  for (let i = 0; i < 9; i++) {
    d += `M${24 + (i * 19)} 124l${-8 + (i * 2)} 28`;
  }
  svg += brush(d, far, 1.4, 0.6);
  return svg;
},
"shop": (dice, land) => {
  const [far, , , , crest, , , third, , wall] = land;
  let svg = "";
  svg += patch("M0 0H200V150H0Z", wall);
  svg += form("M-4 26H204V34H-4ZM-4 70H204V74H-4Z", WOOD, 1.1);
  for (let i = 0; i < 7; i++) {
    svg += form(`M${(i * 30) - 4} 34h26v22q-13 7-26 0Z`, (i % 2) ? WASHI : crest, 1);
  }
  for (let i = 0; i < 9; i++) {
    svg += form(`M${8 + (i * 22)} 70v-9q5-5 10 0v9Z`, [third, WASHI, far][i % 3], 1);
  }
  svg += patch("M0 128H200V150H0Z", WOOD);
  return svg;
},
"kitchen": (dice, land) => {
  const [, , ground, , crest, , , , , wall] = land;
  let svg = "";
  svg += patch("M0 0H200V150H0Z", wall);
  svg += brush("M0 30H200M0 58H200M0 86H200M20 0V104M60 0V104M100 0V104M140 0V104M180 0V104", WASHI, 1.4, 0.8);
  svg += brush("M-4 12H204", INK, 2.4);
  for (let i = 0; i < 6; i++) {
    let x = 14 + (i * 35);
    svg += brush(`M${x} 12v12`, INK, 1.4);
    svg += ball(x, 32, [9, 6.5, 8][i % 3], ["#54505c", GOLD, STEEL][i % 3], 1.3);
  }
  svg += form("M-4 104H204V152H-4Z", ground, 1.4);
  svg += form("M-4 98H204V106H-4Z", WOOD, 1.2);
  for (let i = 0; i < 2; i++) {
    svg += form(`M${18 + (i * 124)} 150v-22q20-16 40 0v22Z`, INK, 1);
    svg += flames(dice, 38 + (i * 124), 150, 32, 24, 4, [crest, "#f2a63c", "#fff0b8"]);
  }
  return svg;
},
"pantry": (dice, land) => {
  const [far, , , , crest, , , third, , , haze] = land;
  let svg = "";
  svg += patch("M0 0H200V150H0Z", haze);
  for (let j = 0; j < 3; j++) {
    let y = 38 + (j * 40);
    for (let i = 0; i < 9; i++) {
      let x = ((i * 24) - 6) + (j * 5);
      let h = [16, 24, 12][(i + j) % 3];
      svg += form(`M${x} ${y}v${-h}q8-7 16 0v${h}Z`, [third, WASHI, far, crest][(i + (j * 2)) % 4], 1);
    }
    svg += form(`M-4 ${y}H204v6H-4Z`, WOOD, 1.1);
  }
  svg += patch("M0 130H200V150H0Z", WOOD);
  return svg;
},
"shoji": (dice, land) => {
  let svg = "";
  svg += patch("M0 0H200V150H0Z", "#f6ecd6");
  svg += brush("M0 20H200M0 62H200M0 104H200M40 0V124M80 0V124M120 0V124M160 0V124", "#9a7446", 2.4);
  svg += patch("M0 124H200V150H0Z", "#b7b06a");
  svg += brush("M0 124H200M60 124L40 150M140 124L160 150", INK, 1.4, 0.6);
  return svg;
},
"forge": (dice, land) => {
  const [, , , , crest] = land;
  let svg = "";
  svg += patch("M0 0H200V150H0Z", "#3a2a30");
  svg += flames(dice, 40, 140, 84, 96, 5, [crest, "#f2a63c", "#fff0b8"]);
  svg += form("M120 128h64v-12l12-4v-6h-82l6 10Z", "#5a5a66", 1.4);
  svg += patch("M0 134H200V150H0Z", "#241a20");
  return svg;
},
"steps": (dice, land) => {
  const [far] = land;
  let svg = "";
  svg += hills(dice, 90, far, 0.8);
  for (let i = 0; i < 5; i++) {
    svg += form(`M${60 - (i * 16)} ${96 + (i * 11)}H${140 + (i * 16)}V${108 + (i * 11)}H${60 - (i * 16)}Z`, (i % 2) ? "#cfc4b0" : "#b9ad98", 1.1);
  }
  return svg;
},
"shrine": (dice, land) => {
  const [far, near] = land;
  let svg = "";
  svg += hills(dice, 110, far, 0.8);
  svg += group(100, 88, 0.95);
  svg += torii("#c8402f");
  svg += `</g>`;
  svg += patch("M0 134H200V150H0Z", near);
  return svg;
},
"bridge": (dice, land) => {
  const [, near] = land;
  let svg = "";
  svg += sea(dice, 112, near);
  svg += form("M-6 124C60 78 140 78 206 124V134C140 92 60 92-6 134Z", "#c8402f", 1.4);
  let d = "";
  for (let i = 0; i < 9; i++) {
    d += `M${10 + (i * 22)} ${short((112 - (30 * Math.sin(((i + 0.5) / 9) * 3.14))) + 4)}v-18`;
  }
  d += `M-4 100C60 60 140 60 204 100`;
  svg += brush(d, "#c8402f", 3);
  return svg;
},
"lava": (dice, land) => {
  const [, , ground] = land;
  let svg = "";
  svg += form("M-10 150L58 40 78 52 98 38 172 150Z", ground, 1.4);
  svg += patch("M58 40L78 52 98 38 94 66 86 60 80 92 72 62 64 70Z", "#ffb23e");
  svg += puff(dice, 80, 20, 34, 8, "#6a4a52");
  svg += patch("M0 136H200V150H0Z", "#c2461d");
  return svg;
},
"pyre": (dice, land) => {
  const [, , , , crest] = land;
  let svg = "";
  svg += flames(dice, 100, 156, 236, 92, 9, [crest, "#f2a63c", "#fff0b8"]);
  return svg;
},
"ember": (dice, land) => {
  const [, , ground] = land;
  let svg = "";
  svg += hills(dice, 120, ground);
  for (let i = 0; i < 22; i++) {
    svg += ball(dice(200), dice(130), dice(0.8, 2.4), "#ffcf6a", 0);
  }
  return svg;
},
"ash": (dice, land) => {
  const [far, near, , , , , , , , , haze] = land;
  let svg = "";
  svg += puff(dice, 40, 120, 50, 9, far, near);
  svg += puff(dice, 150, 128, 60, 10, haze, near);
  return svg;
},
"storm": (dice, land) => {
  const [far, near, ground, spark] = land;
  let svg = "";
  svg += puff(dice, 40, 14, 52, 9, far, ground);
  svg += puff(dice, 150, 10, 60, 10, near, ground);
  svg += zig(dice, 36, 34, 80, spark, 8);
  svg += zig(dice, 168, 30, 74, spark, 7);
  svg += hills(dice, 130, ground);
  return svg;
},
"bolts": (dice, land) => {
  const [, , ground, spark] = land;
  let svg = "";
  svg += stars(dice, 20, spark);
  for (let i = 0; i < 3; i++) {
    svg += zig(dice, (22 + (i * 76)) + dice(-10, 10), 0, dice(70, 118), spark, 8);
  }
  svg += hills(dice, 132, ground);
  return svg;
},
"clouds": (dice, land) => {
  const [far, near] = land;
  let svg = "";
  svg += puff(dice, 30, 128, 44, 8, WASHI, near);
  svg += puff(dice, 100, 140, 50, 9, far, near);
  svg += puff(dice, 172, 126, 46, 8, WASHI, near);
  return svg;
},
"mist": (dice, land) => {
  const [far] = land;
  let svg = "";
  svg += hills(dice, 112, far, 0.9);
  svg += mist(dice, 4);
  return svg;
},
"snow": (dice, land) => {
  const [far] = land;
  let svg = "";
  svg += hills(dice, 96, far);
  svg += form("M-4 152V126C40 114 80 132 120 120S180 122 204 116V152Z", "#fbfbf8", 1.1);
  for (let i = 0; i < 26; i++) {
    svg += ball(dice(200), dice(120), dice(1, 2.2), "#fff", 0);
  }
  return svg;
},
"crystal": (dice, land) => {
  const [far, , ground, spark, , tint] = land;
  let svg = "";
  svg += patch("M0 0H200V150H0Z", ground, 0.6);
  for (let i = 0; i < 8; i++) {
    let x = ((i * 28) - 6) + dice(-8, 8);
    let h = dice(30, 80);
    svg += form(`M${short(x)} 152L${point(x + 6, 152 - h)}l${short(dice(6, 12))} -8 8 14 4 ${short(h)}Z`, [far, spark, tint][i % 3], 1.2);
  }
  return svg;
},
"rays": (dice, land) => {
  const [, , , spark] = land;
  let svg = "";
  svg += rays(100, 78, 170, 22, spark, 0.55);
  return svg;
},
"ring": (dice, land) => {
  const [, , , , , tint] = land;
  let svg = "";
  svg += rings(100, 76, 92, 6, tint, 2, 0.7);
  return svg;
},
"seigaiha": (dice, land) => {
  const [, near] = land;
  let svg = "";
  for (let j = 0; j < 9; j++) {
    let y = 6 + (j * 18);
    for (let i = 0; i < 8; i++) {
      let x = ((i - 1) * 36) + ((j % 2) * 18);
      svg += ball(x, y, 18, near, 1);
      svg += `<circle cx="${x}" cy="${y}" r="12" fill="none" stroke="${WASHI}" stroke-width="1.6" opacity=".7"/>`;
      svg += `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${WASHI}" stroke-width="1.6" opacity=".7"/>`;
    }
  }
  return svg;
},
"asanoha": (dice, land) => {
  const [, , , , crest] = land;
  let svg = "";
  let d = "";
  for (let y = 0; y < 6; y++) {
    for (let x = 0; x < 6; x++) {
      for (let i = 0; i < 6; i++) {
        d += `M${(x * 40) + ((y % 2) * 20)} ${y * 34}L${polar((x * 40) + ((y % 2) * 20), y * 34, 22, (i * TURN) / 6)}`;
      }
    }
  }
  svg += patch("M0 0H200V150H0Z", crest, 0.28);
  svg += brush(d, WASHI, 1.4, 0.8);
  return svg;
},
"banners": (dice, land) => {
  const [, , , , , , second, , fourth] = land;
  let svg = "";
  svg += SCENES["hills"](dice, land);
  for (let i = 0; i < 4; i++) {
    svg += group(24 + (i * 52), 134, 0.8);
    svg += PROPS["banner"]([(i % 2) ? second : fourth, "", ""]);
    svg += `</g>`;
  }
  return svg;
},
};
