/** Colours and drawings: written by tools/export_art.py from mankai/games/sakura_arms/data/cards.toml. */

import { GOLD, INK, PETAL, WASHI } from "../../../app/art/colours.gen";
import { DEGREE, TURN, ink, point, polar, short } from "../../../app/art/pen";
import type { Dice, Drawn } from "../../../app/art/pen";
import { BUILDS, POSES, bead, cord, layer, mirror_image, panel, person, pole, stain } from "../../../app/art/people.gen";
import { bird, blossom, boat, burst, circle, cracks, curl, fish, flames, gear, katana, lily, lines, petals, puff, rays, reeds, rings, slash, stars, swirl, vapour, wave } from "../../../app/art/shapes.gen";
import { fan, naginata, parasol, shuriken, vial } from "../../../app/art/things.gen";
import { BENI, IRON, SHEEN, SNOW, STEEL, WOOD, blindfold, bobbed_hair, brow_band, buns, burning_hair, cowl, deck, eyeglass, face, feelers, goggles, half_mask, knot, lance, long_hair, mane, maul, needle, open_scroll, pins, ribbon, scarf, side_hair, side_lock, straight_hair, tails, tall_cap, tied_hair, wolf_ears } from "./figures.gen";
import type { Note } from "./motif";
import { gun, ninja } from "./weapons.gen";

export function pin(x: number, y: number, angle: number, scale: number, colour: string): string {
  let svg = "";
  svg += layer(panel("M-2.400 0L0-58L2.400 0Z", STEEL, 1.1) + bead(0, 4, 5, colour, 1.2), x, y, scale, angle);
  return svg;
}
export function open_umbrella(x: number, y: number, angle: number, scale: number, colour: string, second: string): string {
  let svg = "";
  let shade = panel("M-62-22C-54-66 54-66 62-22Q46-34 31-22Q15-34 0-22Q-15-34-31-22Q-46-34-62-22Z", colour, 1.7);
  let ribs = cord("M0-56V-24M0-56L-31-24M0-56L31-24", second, 1.3);
  let stick = panel("M-1.800-24H1.800V46q0 8-8 8v-3.500q4.200 0 4.200-4.500Z", WOOD, 1.2);
  svg += layer(((stick + shade) + ribs) + panel("M-2-62H2V-54H-2Z", GOLD, 1), x, y, scale, angle);
  return svg;
}
export function folded_umbrella(x: number, y: number, angle: number, scale: number, colour: string): string {
  let svg = "";
  svg += layer((pole(0, 0, 4, -38, 6, WOOD) + panel("M0-9.500L92-4L105 0L92 4L0 9.500Z", colour, 1.6)) + cord("M8-5.500L90-2M8 5.500L90 2M6 0H92", WASHI, 1.5), x, y, scale, angle);
  return svg;
}
export function other_half(colour: string): string {
  let svg = "";
  svg += stain("M118-4H204V154H82Z", colour);
  svg += cord("M118-4L82 154", INK, 4);
  svg += cord("M118-4L82 154", GOLD, 2);
  return svg;
}
export function flakes(dice: Dice, count: number): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    svg += `<circle cx="${short(dice(200))}" cy="${short(dice(150))}" r="${short(dice(1, 2.8))}" fill="#fff"/>`;
  }
  return svg;
}
export function sheet(x: number, y: number, angle: number, scale: number): string {
  let svg = "";
  svg += layer(panel("M-22-30H22V30H-22Z", WASHI, 1.5) + cord("M-12-21v36M-3-21v24M6-21v42M14-21v16", INK, 2), x, y, scale, angle);
  return svg;
}
export function great_bell(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  let body = (panel("M-34 40C-36 0-26-44 0-44S36 0 34 40Z", colour, 2) + panel("M-40 40H40V50H-40Z", colour, 1.7)) + panel("M-7-54H7V-43H-7Z", IRON, 1.2);
  let bands = (((cord("M-31 12Q0 20 31 12M-33 26Q0 34 33 26", INK, 1.5) + bead(-18, -12, 3.4, GOLD, 1)) + bead(-6, -10, 3.4, GOLD, 1)) + bead(6, -10, 3.4, GOLD, 1)) + bead(18, -12, 3.4, GOLD, 1);
  svg += layer(body + bands, x, y, scale);
  return svg;
}
export function claw_marks(x: number, y: number, angle: number, scale: number, colour: string, second: string): string {
  let svg = "";
  let one = panel("M-66-22Q0-44 76-18Q4-30-66-22ZM-66 30Q0 8 76 34Q4 22-66 30Z", colour, 1.4);
  svg += layer(one + panel("M-70 4Q0-19 84 8Q4-4-70 4Z", second, 1.4), x, y, scale, angle);
  return svg;
}
export function zigzag(x: number, y: number, width: number, height: number, colour: string): string {
  let svg = "";
  svg += `<path d="M${point(x + (width * 0.2), y)}L${point(x - width, y + (height * 0.56))}H${short(x - (width * 0.15))}L${point(x - (width * 0.5), y + height)}`;
  svg += `L${point(x + width, y + (height * 0.38))}H${short(x + (width * 0.15))}L${point(x + (width * 0.75), y)}Z" fill="${colour}" ${ink(1.5)}/>`;
  return svg;
}
export function wolf(x: number, y: number, scale: number, angle: number, colour: string): string {
  let svg = "";
  let body = panel("M-50 48L-46 20C-62 10-72-6-66-26C-56-14-46-8-34-6C-10-14 8-14 20-24L24-48L38-33L52-30L72-16L66-6L46-4C40 6 38 12 38 22L42 48H30L26 24C8 28-12 26-26 20L-32 48Z", SNOW, 1.9);
  let shade = stain("M-20 20C0 28 20 26 30 14C34 4 40-2 46-4L40-10C30-4 24-2 18 4C6 14-8 16-20 20Z", colour, 0.5) + panel("M24-48L37-33L28-29Z", colour, 1.2);
  svg += layer((((body + shade) + stain("M46-24l8 2-6 4Z", INK)) + bead(72, -15, 2.4, INK, 0.6)) + cord("M66-6l-12-3", INK, 1.3), x, y, scale, angle);
  return svg;
}
export function wolf_head(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  let head = panel("M-40 40C-44 10-40-14-26-28L-36-64L-8-42C4-46 16-44 24-40L46-62L44-30C58-18 72-6 84 6C76 18 60 22 46 20C44 30 44 36 46 44L30 38L24 50L10 40L-2 52L-12 40L-28 50Z", SNOW, 1.9);
  let marks = (((stain("M-30-54L-22-34L-12-42ZM42-54L40-34L28-40Z", colour) + stain("M8-18L30-12L20-4Q10-8 8-18Z", INK)) + bead(82, 6, 5, INK, 0.6)) + cord("M78 14C66 20 54 20 46 18", INK, 1.6)) + panel("M56 20l3 9 4-9Z", "#fff", 1);
  svg += layer((head + marks) + cord("M-28-4q10 4 10 16M-30 14q8 4 10 14", colour, 1.6), x, y, scale);
  return svg;
}
export function howling_wolf(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += layer(panel("M-34 60C-40 30-30 6-8-4L4-30L2-48L12-38L34-64L40-58L28-34C30-22 28-10 24 2C32 20 30 40 34 60H22L16 30L8 60H-4L-8 40C-16 44-20 52-22 60ZM-32 58C-52 56-62 44-58 30C-52 40-42 44-30 44Z", colour, 1.7), x, y, scale);
  return svg;
}
export function drum_of_thunder(x: number, y: number, radius: number, colour: string): string {
  let svg = "";
  svg += bead(x, y, radius, colour, 1.6);
  svg += curl(x, y, radius * 0.7, 1.3, 0, GOLD, 2);
  return svg;
}
export function chimney(x: number, y: number, width: number, height: number, colour: string): string {
  let svg = "";
  svg += `<path d="M${point(x - (width / 2), y)}L${point(x - (width * 0.36), y - height)}H${short(x + (width * 0.36))}L${point(x + (width / 2), y)}Z" fill="${colour}" ${ink(1.8)}/>`;
  svg += `<path d="M${point(x - (width * 0.44), (y - height) - 6)}H${short(x + (width * 0.44))}V${short((y - height) + 2)}H${short(x - (width * 0.44))}Z" fill="${IRON}" ${ink(1.4)}/>`;
  return svg;
}
export function eighth_note(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += layer(bead(-3, 1, 5, colour, 1) + cord("M1.500 0V-20L11-15V-9", INK, 2.4), x, y, scale);
  return svg;
}
export function footprint(x: number, y: number, scale: number, angle: number, colour: string): string {
  let svg = "";
  svg += layer(panel("M-8 14C-14-2-12-16 0-18C10-16 12-2 8 14C6 22-6 22-8 14Z", colour, 1.4), x, y, scale, angle);
  return svg;
}
export function clog(x: number, y: number, scale: number, angle: number, colour: string): string {
  let svg = "";
  svg += layer((panel("M-8-15Q0-20 8-15V15Q0 20-8 15Z", colour, 1.4) + cord("M0-8L-6 4M0-8L6 4", BENI, 2)) + cord("M-7-3H7M-7 10H7", INK, 1), x, y, scale, angle);
  return svg;
}
export function roof_of_tiles(x: number, y: number, width: number, colour: string): string {
  let svg = "";
  let h = width * 0.32;
  svg += `<path d="M${point(x - (width * 0.78), y)}H${short(x + (width * 0.78))}V152H${short(x - (width * 0.78))}Z" fill="#e8d8bc" ${ink(1.1)}/>`;
  svg += `<path d="M${point(x - width, y)}Q${point(x - (width * 0.5), y - 5)} ${point(x - (width * 0.55), y - h)}H${short(x + (width * 0.55))}`;
  svg += `Q${point(x + (width * 0.5), y - 5)} ${point(x + width, y)}Z" fill="${colour}" ${ink(1.3)}/>`;
  return svg;
}
export function raised_palm(x: number, y: number, scale: number, angle: number, colour: string): string {
  let svg = "";
  svg += layer(panel("M-14 40L-16 4C-22-6-26-16-24-20C-18-22-14-12-10-6L-12-34C-12-42-4-42-3-34L-1-12L0-40C0-48 8-48 8-40L8-12L13-34C15-42 22-40 20-32L16-8L22-18C26-24 31-20 28-14L18 10L16 40Z", colour, 1.7), x, y, scale, angle);
  return svg;
}
export const EXTRAS: Record<string, Drawn> = {
"wave": (dice, hues) => {
  let svg = "";
  svg += wave(92, 88, 0.92, hues.second);
  svg += slash(112, 84, -24, 110, 36, 12, hues.main);
  svg += petals(dice, 6, hues.main);
  return svg;
},
"boat": (dice, hues) => {
  let svg = "";
  svg += boat(86, 104, 1.15, hues.main);
  svg += petals(dice, 8, hues.main);
  return svg;
},
"flames": (dice, hues) => {
  let svg = "";
  svg += flames(dice, 100, 156, 230, 120, 9, [hues.main, "#f2a63c", "#fff0b8"]);
  return svg;
},
"rabbit": (dice, hues) => {
  let svg = "";
  svg += `<g transform="translate(104 86) scale(1.1)" fill="${WASHI}" ${ink(1.3)}>`;
  svg += `<path d="M-34 20C-40 4-22-14 0-12C6-22 16-26 26-22C34-18 36-10 32-4C26 2 22 4 18 10L30 26H20L6 16C-2 22-12 22-18 22L-34 30L-26 20Z"/>`;
  svg += `<path d="M22-22C12-36 4-44-6-46C-4-34 6-24 16-18ZM28-21C24-36 20-46 12-52C10-40 16-28 22-20Z"/>`;
  svg += `<circle cx="27" cy="-13" r="1.600" fill="${INK}"/></g>`;
  return svg;
},
"swirl": (dice, hues) => {
  let svg = "";
  svg += swirl(dice, 4, WASHI, 3.4);
  return svg;
},
"peony": (dice, hues) => {
  let svg = "";
  svg += rays(100, 76, 160, 20, hues.soft, 0.5);
  for (let k = 0; k < 5; k++) {
    let q = 5 - k;
    for (let i = 0; i < 5 + (q * 2); i++) {
      let a = ((TURN * i) / (5 + (q * 2))) + (q * 0.3);
      svg += `<path transform="translate(${polar(100, 76, q * 9, a)}) rotate(${short((a / DEGREE) + 90)}) scale(${short(0.9 + (q * 0.2))})" d="${PETAL}"`;
      svg += ` fill="${[hues.main, "#b14a86", "#cf6a98", "#e58fb0", "#efb0c8"][k]}" ${ink(0.6)}/>`;
    }
  }
  svg += circle(100, 76, 5, GOLD);
  return svg;
},
"birds": (dice, hues) => {
  let svg = "";
  svg += bird(70, 56, 1.15, WASHI);
  svg += bird(124, 84, 0.8, WASHI);
  svg += bird(150, 58, 0.5, WASHI);
  return svg;
},
"fan": (dice, hues) => {
  let svg = "";
  svg += fan(100, 132, 66, -Math.PI / 2, 2.3, hues.main, "#8d50ab", GOLD, 11);
  return svg;
},
"hawk": (dice, hues) => {
  let svg = "";
  svg += bird(112, 74, 2.2, hues.deep);
  svg += swirl(dice, 2, hues.soft, 3);
  return svg;
},
"fish": (dice, hues) => {
  let svg = "";
  svg += fish(96, 70, 1.3, -14, hues.main);
  svg += rings(96, 112, 60, 3, WASHI, 1.4, 0.7);
  return svg;
},
"vine": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 4; i++) {
    let x = 30 + (i * 46);
    svg += `<path d="M${x} 156C${x - 24} 110 ${x + 30} 90 ${x} 50S${x + 20} 10 ${x} -6" fill="none" stroke="${hues.main}" stroke-width="4"/>`;
    for (let j = 0; j < 5; j++) {
      svg += `<path transform="translate(${short(x + dice(-12, 14))} ${20 + (j * 26)}) rotate(${short(dice(360))}) scale(1.3)" d="${PETAL}"`;
      svg += ` fill="${(j % 2) ? "#7f9a6a" : "#56795a"}" ${ink(0.7)}/>`;
    }
  }
  return svg;
},
"bear": (dice, hues) => {
  let svg = "";
  svg += `<g transform="translate(100 88)" ${ink(1.6)}>`;
  svg += `<path d="M-46 70C-62 20-50-28-34-40a14 14 0 1 1 18-12C-8-56 8-56 16-52a14 14 0 1 1 18 12C50-28 62 20 46 70Z" fill="${hues.deep}"/>`;
  svg += `<path d="M-14 4C-10-6 10-6 14 4C12 18-12 18-14 4Z" fill="${hues.soft}"/><path d="M-5 2H5L0 8Z" fill="${INK}"/>`;
  svg += `<path d="M-24-14l10 4m38-4l-10 4" stroke="${WASHI}" stroke-width="3"/>`;
  svg += `<path d="M-10 34L-4 26 0 34 4 26 10 34" fill="none" stroke="${WASHI}"/></g>`;
  for (let i = 0; i < 3; i++) {
    svg += slash(138 + (i * 12), 56 + (i * 4), -70, 40, 12, 8, hues.second);
  }
  return svg;
},
"volley": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 40, 108, 40, 9, "#d9cbb8");
  for (let i = 0; i < 4; i++) {
    let x = 60 + (i * 34);
    let y = 112 - (i * 22);
    svg += `<path d="M${x - 40} ${y + 18}L${x} ${y}" stroke="#fff2c0" stroke-width="3" opacity=".8"/>`;
    svg += burst(dice, x + 8, y - 4, 22 - (i * 2), 9, [hues.main, "#f2a63c", "#fff2c0"]);
  }
  return svg;
},
"strings": (dice, hues) => {
  let svg = "";
  let d = "";
  for (let i = 0; i < 13; i++) {
    d += `M${short(dice(-10, 60))} ${short(dice(150))}L${short(dice(140, 210))} ${short(dice(150))}`;
  }
  svg += `<path d="${d}" stroke="${INK}" stroke-width="1.600"/><path d="${d}" stroke="#e9eef0" stroke-width=".8" transform="translate(0 -1)"/>`;
  for (let i = 0; i < 3; i++) {
    svg += shuriken([40, 96, 150][i], 60 + dice(50), 9, dice(2), hues.second);
  }
  return svg;
},
"caltrops": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 11; i++) {
    let k = dice(0.6, 1.2);
    svg += `<path transform="translate(${short(dice(14, 186))} ${short(dice(56, 140))}) rotate(${short(dice(-20, 20))}) scale(${short(k)})"`;
    svg += ` d="M0-15L4-3L15 4L3 5L0 13L-3 5L-15 4L-4-3Z" fill="#8ea8ad" ${ink(1.2)}/>`;
  }
  return svg;
},
"rush": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 4; i++) {
    svg += slash(60 + (i * 30), 96 - (i * 12), -70 + (i * 12), 46, 14, 7, hues.second);
  }
  return svg;
},
"clones": (dice, hues) => {
  let svg = "";
  svg += ninja(42, 0.9, 0.35, hues.deep, hues.second);
  svg += ninja(158, 0.9, 0.35, hues.deep, hues.second);
  svg += ninja(70, 1, 0.6, hues.deep, hues.second);
  svg += ninja(130, 1, 0.6, hues.deep, hues.second);
  svg += ninja(100, 1.15, 1, hues.deep, hues.second);
  return svg;
},
"vine2": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    svg += `<path transform="translate(100 76) rotate(${i * 60}) translate(0 -52) scale(1.500)" d="${PETAL}" fill="#7f9a6a" ${ink(0.7)}/>`;
  }
  return svg;
},
"needle": (dice, hues) => {
  let svg = "";
  svg += lily(dice, 150, 104, 34, hues.second);
  svg += `<path d="M14 118L176 34" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`;
  svg += `<path d="M14 118L176 34" stroke="#e6ebdf" stroke-width="3" stroke-linecap="round"/>`;
  svg += `<path d="M180 32C190 40 188 52 180 52S170 42 180 32Z" fill="#b9d36a" ${ink(1.3)}/>`;
  svg += vapour(dice, 50, 150, 3, "#b9d36a");
  return svg;
},
"behead": (dice, hues) => {
  let svg = "";
  svg += slash(100, 84, -16, 116, 30, 18, hues.second);
  svg += petals(dice, 16, hues.second, 1.2);
  return svg;
},
"path": (dice, hues) => {
  let svg = "";
  svg += `<path d="M70 156C110 130 60 112 104 96C120 90 112 82 106 78" fill="none" stroke="${WASHI}" stroke-width="9" opacity=".85"/>`;
  for (let i = 0; i < 4; i++) {
    svg += lily(dice, [30, 60, 150, 178][i], 112 - ((i % 2) * 22), 22, hues.second);
  }
  return svg;
},
"cannon": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 160, 60, 40, 10, WASHI);
  svg += burst(dice, 150, 68, 36, 11, ["#e8764a", "#f2c66a", "#fff2c0"]);
  svg += `<g transform="translate(64 104) rotate(-22)" ${ink(1.6)}>`;
  svg += `<path d="M-60-24H60L70-30V30L60 24H-60C-74 20-74-20-60-24Z" fill="${hues.main}"/>`;
  svg += `<path d="M-36-26H-26V26H-36ZM20-26H30V26H20Z" fill="${GOLD}"/></g>`;
  svg += gear(44, 132, 30, 12, 0.2, hues.second);
  return svg;
},
"shield": (dice, hues) => {
  let svg = "";
  svg += rays(100, 76, 150, 22, WASHI, 0.5);
  svg += gear(100, 76, 58, 20, 0.1, GOLD);
  svg += `<circle cx="100" cy="76" r="42" fill="${hues.main}" ${ink(2)}/>`;
  svg += `<path d="M100 44V108M68 76H132" stroke="${GOLD}" stroke-width="6"/><circle cx="100" cy="76" r="11" fill="${GOLD}" ${ink(1.5)}/>`;
  return svg;
},
"edge": (dice, hues) => {
  let svg = "";
  svg += swirl(dice, 3, WASHI, 3.4);
  svg += `<g transform="translate(92 84) rotate(${short(dice(-38, -24))})" ${ink(1.6)}>`;
  svg += `<path d="M-66-8H40C70-8 84-4 100 0C84 8 70 10 40 10H-66Z" fill="#eef0ee"/>`;
  svg += `<path d="M-40 10l8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10 8 10 8-10" fill="#c9d0d0"/>`;
  svg += `<path d="M-76-14H-46V14H-76Z" fill="${GOLD}"/></g>`;
  svg += gear(34, 122, 24, 10, 0.3, hues.main);
  return svg;
},
"roar": (dice, hues) => {
  let svg = "";
  svg += rings(64, 84, 120, 7, WASHI, 3, 0.8);
  svg += gear(56, 92, 40, 14, 0.2, hues.main);
  svg += puff(dice, 150, 40, 34, 9, WASHI);
  svg += puff(dice, 168, 110, 26, 7, WASHI);
  return svg;
},
"steam": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 40, 36, 30, 8, WASHI);
  svg += flames(dice, 150, 152, 90, 54, 5, ["#e8764a", "#f2c66a"]);
  return svg;
},
"omega": (dice, hues) => {
  let svg = "";
  svg += burst(dice, 100, 76, 72, 17, [hues.main, "#f2c66a", "#fff8dc"]);
  svg += gear(100, 76, 26, 12, 0.2, hues.second);
  return svg;
},
"box": (dice, hues) => {
  let svg = "";
  svg += rays(100, 80, 150, 18, GOLD, 0.5);
  svg += `<g ${ink(1.8)}><path d="M100 36L148 56V112L100 134L52 112V56Z" fill="#2a2438"/>`;
  svg += `<path d="M52 56L100 78L148 56M100 78V134" fill="none" stroke="${GOLD}"/><path d="M100 36L148 56L100 78L52 56Z" fill="#3d3552"/></g>`;
  svg += gear(76, 96, 14, 9, 0.2, GOLD, "#2a2438");
  svg += petals(dice, 8, "#f2c66a");
  return svg;
},
"lily": (dice, hues) => {
  let svg = "";
  svg += lily(dice, 70, 60, 40, hues.second);
  svg += rings(120, 116, 60, 4, hues.soft, 1.6, 0.7);
  return svg;
},
"steps": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    svg += `<ellipse cx="${30 + (i * 28)}" cy="${short((120 - (i * 13)) + ((i % 2) * 10))}" rx="${short(9 - (i * 0.8))}" ry="${short(4 - (i * 0.3))}"`;
    svg += ` fill="${hues.deep}" transform="rotate(-22 ${30 + (i * 28)} ${120 - (i * 13)})"/>`;
  }
  return svg;
},
"needles": (dice, hues) => {
  let svg = "";
  svg += other_half(hues.second);
  svg += folded_umbrella(-6, 132, -38, 0.72, hues.main);
  for (let i = 0; i < 5; i++) {
    svg += pin(66 + ((i % 3) * 14), 56 - (i * 11), 20 + (i * 22), 0.62, (i % 2) ? hues.main : GOLD);
  }
  svg += panel("M118 122Q148 104 182 122L178 142H124Z", hues.main, 1.7);
  svg += cord("M120 124Q150 112 180 124", hues.soft, 2.4);
  for (let i = 0; i < 5; i++) {
    svg += pin(128 + (i * 12), 118 - ((i % 2) * 4), -16 + (i * 8), 0.95, [GOLD, hues.soft, BENI, hues.soft, GOLD][i]);
  }
  return svg;
},
"feint": (dice, hues) => {
  let svg = "";
  svg += other_half("#c8952e");
  svg += stain("M4 154C6 96 20 78 50 78S92 96 90 154Z", hues.main);
  svg += panel("M22 84C14 40 28 20 50 20S88 40 78 84Q50 100 22 84Z", INK, 1);
  svg += bead(50, 18, 18, INK, 1);
  svg += cord("M24 70Q50 88 76 70M38 12Q50 2 62 12", SHEEN, 2.2);
  svg += pin(74, 34, 64, 0.9, BENI);
  svg += pin(24, 32, -60, 0.9, GOLD);
  svg += pin(52, 10, 24, 0.7, hues.soft);
  svg += cord("M112 116Q132 70 178 42", "#fff3d0", 2);
  svg += cord("M122 132Q146 96 190 74", "#fff3d0", 2);
  svg += pin(150, 92, 52, 1.1, BENI);
  svg += burst(dice, 176, 40, 18, 9, [BENI, "#f3c35a", "#fff"]);
  return svg;
},
"reel": (dice, hues) => {
  let svg = "";
  svg += other_half("#8e1f2c");
  svg += panel("M-4 18C34 22 58 44 66 84L14 108L-4 98Z", hues.main, 1.8);
  svg += panel("M66 84L14 108L18 118L71 94Z", hues.soft, 1.3);
  svg += blossom(22, 50, 1.3, 20, hues.soft, GOLD);
  svg += blossom(40, 80, 1, 50, hues.soft, GOLD);
  for (let i = 0; i < 9; i++) {
    svg += `<ellipse cx="${short(66 + (i * 9))}" cy="${short((104 - (i * 4)) - (10 * Math.sin(i * 0.7)))}" rx="6.500" ry="3.800" fill="none" ${ink(2.6)}`;
    svg += ` transform="rotate(${((i % 2) * 50) - 20} ${short(66 + (i * 9))} ${short((104 - (i * 4)) - (10 * Math.sin(i * 0.7)))})"/>`;
  }
  svg += pin(148, 64, 72, 1, GOLD);
  svg += curl(160, 104, 34, 2.2, 1, hues.soft, 5);
  svg += curl(160, 104, 34, 2.2, 1, INK, 1.6);
  return svg;
},
"pierce": (dice, hues) => {
  let svg = "";
  svg += slash(48, 70, -62, 78, 26, 12, hues.second);
  svg += folded_umbrella(24, 136, -70, 0.92, hues.second);
  svg += other_half("#f0b070");
  svg += rays(168, 52, 70, 14, WASHI, 0.8);
  svg += folded_umbrella(104, 112, -42, 0.68, hues.main);
  svg += burst(dice, 170, 48, 24, 10, [hues.main, "#f3c35a", "#fff"]);
  return svg;
},
"wield": (dice, hues) => {
  let svg = "";
  svg += rings(100, 78, 80, 3, WASHI, 3, 0.9);
  for (let i = 0; i < 5; i++) {
    svg += folded_umbrella(100 + (30 * Math.cos((i * TURN) / 5)), 78 + (24 * Math.sin((i * TURN) / 5)), i * 72, 0.6, [hues.main, hues.second, "#c8528a", hues.soft, hues.main][i]);
  }
  svg += layer(person(POSES["dance"], BUILDS["lady"], "furisode", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "calm", 1) + knot(1)) + pins("#fff", 1), "", "", "", 1), 100, 116, 0.72);
  return svg;
},
"pullback": (dice, hues) => {
  let svg = "";
  svg += stain("M0 0H200V150H0Z", "#eef3f8");
  svg += other_half("#c6d4e6");
  for (let i = 0; i < 4; i++) {
    svg += clog((38 + ((i % 2) * 24)) + (i * 2), 126 - (i * 32), 0.95, 6, "#8a9cc0");
  }
  for (let i = 0; i < 4; i++) {
    svg += clog((138 + ((i % 2) * 24)) - (i * 2), 26 + (i * 33), 0.95, 184, hues.main);
  }
  svg += cord("M16 122V36m-9 12l9-15 9 15M186 28V116m-9-12l9 15 9-15", hues.deep, 4);
  svg += flakes(dice, 16);
  return svg;
},
"bind": (dice, hues) => {
  let svg = "";
  svg += stain("M0 0H200V150H0Z", "#e8c987", 0.5);
  svg += panel("M78 -4H122V154H78Z", "#b98a58", 1.8);
  svg += cord("M88-4V154M104-4V154M114-4V154", "#8a5f34", 1);
  for (let i = 0; i < 5; i++) {
    svg += cord((((((("M62 " + short(34 + (i * 22))) + "C84 ") + short(50 + (i * 22))) + " 114 ") + short(48 + (i * 22))) + " 138 ") + short(28 + (i * 22)), INK, 8);
    svg += cord((((((("M62 " + short(34 + (i * 22))) + "C84 ") + short(50 + (i * 22))) + " 114 ") + short(48 + (i * 22))) + " 138 ") + short(28 + (i * 22)), (i % 2) ? hues.main : hues.second, 5);
  }
  svg += cord("M138 116q26 6 30 30M62 34q-24-4-34-24", INK, 6);
  svg += cord("M138 116q26 6 30 30M62 34q-24-4-34-24", hues.main, 3.4);
  svg += pin(140, 112, 44, 1.2, GOLD);
  return svg;
},
"turning": (dice, hues) => {
  let svg = "";
  svg += layer(open_umbrella(0, 0, 0, 1, hues.main, WASHI), 100, 78);
  svg += `<g opacity=".55" transform="translate(100 96) scale(1 -1)">${open_umbrella(0, 0, 0, 1, hues.second, WASHI)}</g>`;
  svg += cord("M18 92H182", WASHI, 3);
  return svg;
},
"glaring": (dice, hues) => {
  let svg = "";
  svg += other_half("#8e1f2c");
  svg += stain("M-4-4H204V36C160 30 140 50 100 44C60 50 40 30-4 36Z", INK);
  for (let i = 0; i < 9; i++) {
    svg += stain(("M" + point((i * 25) - 10, 26)) + "l13 36 12-36Z", INK);
  }
  svg += panel("M10 92Q44 62 82 98Q46 112 10 92Z", "#fff", 1.8);
  svg += bead(48, 90, 10, hues.second, 1.4);
  svg += bead(48, 90, 4, INK, 0.6);
  svg += panel("M190 92Q156 78 116 102Q152 110 190 92Z", "#fff", 1.8);
  svg += bead(152, 94, 9, BENI, 1.4);
  svg += bead(152, 94, 3.4, INK, 0.6);
  svg += cord("M112 84Q150 60 194 76", INK, 4);
  return svg;
},
"gentle": (dice, hues) => {
  let svg = "";
  svg += flakes(dice, 60);
  svg += panel("M-4 150V116C50 100 150 130 204 108V150Z", "#fff", 1.2);
  svg += cord("M0 130C50 118 120 140 200 124", "#c6d4e6", 2);
  svg += open_umbrella(148, 104, 8, 0.5, hues.main, WASHI);
  svg += layer(person(POSES["stand"], BUILDS["lady"], "furisode", [hues.main, hues.deep, hues.soft, WASHI, hues.second], face(WASHI, "calm", 1) + knot(1), "", "", "", 1), 146, 128, 0.34);
  for (let i = 0; i < 5; i++) {
    svg += stain(("M" + point(18 + (i * 24), 136 - (i * 3))) + "l9-3 3 4-9 4Z", "#9fb0c8");
  }
  return svg;
},
"candle": (dice, hues) => {
  let svg = "";
  svg += stain("M0 118H200V150H0Z", hues.deep);
  svg += cord("M0 118H200", INK, 1.6);
  svg += panel("M88 136V78H112V136Z", WASHI, 1.6);
  svg += panel("M72 136H128L122 146H78Z", GOLD, 1.5);
  svg += stain("M88 84q4 14 6 4t6 2 6 6 6-8V78H88Z", "#fff");
  svg += panel("M100 76C82 62 92 42 101 20C108 42 118 62 100 76Z", "#f2a63c", 1.4);
  svg += stain("M100 74C93 66 96 54 101 42C105 54 107 66 100 74Z", "#fff3c0");
  svg += rings(100, 50, 84, 4, "#f7d68a", 2.2, 0.6);
  svg += open_umbrella(160, 120, 64, 0.5, hues.main, hues.soft);
  return svg;
},
"heart": (dice, hues) => {
  let svg = "";
  svg += cord("M100 130C40 88 46 36 80 36C96 36 100 54 100 62C100 54 104 36 120 36C154 36 160 88 100 130", INK, 11);
  svg += cord("M100 130C40 88 46 36 80 36C96 36 100 54 100 62C100 54 104 36 120 36C154 36 160 88 100 130", hues.main, 7);
  svg += cord("M100 62C80 80 80 100 100 112C120 100 120 80 100 62", INK, 7);
  svg += cord("M100 62C80 80 80 100 100 112C120 100 120 80 100 62", hues.second, 4.4);
  svg += pin(58, 120, 46, 1.5, GOLD);
  svg += flakes(dice, 22);
  return svg;
},
"turncoat": (dice, hues) => {
  let svg = "";
  svg += stain("M100 78L-10 160V-10Z", "#3b2a5c", 0.4);
  svg += parasol(100, 78, 66, 0.2, hues.main, WASHI, 24);
  svg += stain("M100 12A66 66 0 0 1 100 144Z", "#1f1a3d", 0.84);
  svg += layer(stars(dice, 14, WASHI), 108, 24, 0.4);
  svg += cord("M100 12V144", GOLD, 2.4);
  svg += pin(100, 96, 0, 1.3, GOLD);
  return svg;
},
"umbrella_form": (dice, hues) => {
  let svg = "";
  svg += other_half("#e9b8cc");
  svg += folded_umbrella(20, 146, -80, 1.1, hues.main);
  svg += open_umbrella(146, 92, 6, 0.82, hues.main, WASHI);
  svg += flakes(dice, 12);
  return svg;
},
"argue": (dice, hues) => {
  let svg = "";
  svg += stain("M0 112H200V150H0Z", "#a8945a");
  svg += cord("M0 112H200", INK, 1.4);
  svg += layer(person(POSES["strike"], BUILDS["slim"], "robe", [hues.main, hues.deep, hues.soft, WASHI, hues.second], ((face(WASHI, "fierce", 1) + side_lock(1)) + tall_cap(1)) + eyeglass(1), open_scroll(hues.main, 1), "", "", 1), 50, 142, 1.06);
  svg += layer(mirror_image(person(POSES["raise"], BUILDS["slim"], "robe", [hues.second, "#16262f", "#bcd0d0", "#f6dfc4", hues.disc], face("#f6dfc4", "fierce", 1) + straight_hair(1), sheet(0, -14, 14, 0.7), "", "", 1)), 158, 142, 1.02);
  svg += cord("M100 20l-8 18h14l-8 20", hues.disc, 5);
  return svg;
},
"protest": (dice, hues) => {
  let svg = "";
  svg += rays(100, 70, 170, 18, "#fbe0a0", 0.7);
  svg += raised_palm(100, 70, 1.3, 0, "#f6dfc4");
  svg += panel("M76 120H124V134H76Z", hues.main, 1.5);
  for (let i = 0; i < 8; i++) {
    svg += bead(4 + (i * 28), 141 - ((i % 2) * 4), 14, INK, 1);
    svg += bead(4 + (i * 28), 124 - ((i % 2) * 4), 5, INK, 1);
    svg += cord(("M" + point(-4 + (i * 28), 131 - ((i % 2) * 4))) + "q8-5 16 0", [hues.disc, GOLD, "#7fb0a8"][i % 3], 2.6);
  }
  return svg;
},
"sophism": (dice, hues) => {
  let svg = "";
  svg += cord("M58 76C58 26 142 126 142 76C142 26 58 126 58 76Z", INK, 25);
  svg += cord("M58 76C58 26 142 126 142 76C142 26 58 126 58 76Z", WASHI, 20);
  svg += cord("M50 70h12M50 80h14M64 58l10 8M138 84h12M138 72h14M124 94l10 8M112 84l6-10M84 70l8 10", INK, 2.4);
  svg += layer(person(POSES["run"], BUILDS["slim"], "robe", [hues.main, hues.deep, hues.soft, WASHI, hues.second], face(WASHI, "calm", 1) + tall_cap(1), "", "", "", 1), 60, 58, 0.36);
  return svg;
},
"replicate": (dice, hues) => {
  let svg = "";
  svg += stain("M0 96H200V150H0Z", "#8a6a3a");
  svg += cord("M0 96H200", INK, 1.6);
  svg += sheet(58, 72, -8, 1.4);
  svg += sheet(146, 76, 8, 1.4);
  svg += cord("M90 64h20m-8-8l9 8-9 8", hues.disc, 5);
  svg += layer(pole(0, 0, 6, -60, 0, WOOD) + panel("M0-5Q14-7 26 0Q14 7 0 5Z", INK, 1.2), 168, 96, 1, 128);
  svg += panel("M84 132h34l-4 12h-26Z", INK, 1.4);
  return svg;
},
"agitate": (dice, hues) => {
  let svg = "";
  svg += stain("M0 92C40 70 70 100 110 84S180 74 200 90V150H0Z", "#c9853a", 0.8);
  svg += layer(pole(0, 0, 4, -80, 46, WOOD, 1), 100, 76, 1, 90);
  svg += panel("M102-2H162L150 16L162 34H102Z", hues.disc, 1.6);
  svg += bead(128, 16, 9, WASHI, 1.4);
  for (let i = 0; i < 6; i++) {
    svg += layer(person(POSES["both"], BUILDS["slim"], (i % 2) ? "apron" : "hakama", [[hues.main, hues.second, hues.disc][i % 3], hues.deep, hues.soft, "#f6dfc4", hues.second], face("#f6dfc4", "fierce", 1) + bobbed_hair(1), "", "", "", 1), 16 + (i * 34), 152 - ((i % 2) * 8), 0.62, (i * 6) - 15);
  }
  return svg;
},
"eloquence": (dice, hues) => {
  let svg = "";
  svg += panel("M-4-4H44C50 20 56 34 54 46L72 66L58 74L62 84L54 90L58 100C56 112 44 112 34 110L30 154H-4Z", "#f6dfc4", 1.8);
  svg += stain("M-4-4H40C30 14 26 34 30 56C20 70 16 100 22 154H-4Z", INK);
  svg += stain("M34 46q9-6 17-1q-8 5-17 1Z", INK);
  svg += cord("M30 38q10-6 22-1", INK, 2);
  svg += stain("M55 82l8 2-8 6Z", BENI);
  for (let i = 0; i < 8; i++) {
    svg += blossom(76 + (i * 16), (84 - (46 * Math.sin(i * 0.4))) + (i * 3), 0.7 + (i * 0.16), i * 20, (i % 2) ? hues.disc : "#f6c8d0", GOLD, INK);
  }
  return svg;
},
"confuse": (dice, hues) => {
  let svg = "";
  svg += layer(person(POSES["bend"], BUILDS["slim"], "robe", [hues.second, "#16262f", "#bcd0d0", "#f6dfc4", hues.disc], face("#f6dfc4", "closed", 1) + bobbed_hair(1), "", "", "", 1), 92, 146, 0.94);
  svg += curl(46, 52, 42, 2.6, 0, hues.disc, 8);
  svg += curl(160, 58, 38, 2.6, 2, INK, 7);
  svg += curl(112, 24, 22, 2, 1, hues.second, 6);
  return svg;
},
"shake_mind": (dice, hues) => {
  let svg = "";
  svg += panel("M100 8C48 8 40 54 54 78C58 92 44 92 46 102L58 104L56 114L64 118C64 130 78 132 90 128V152H142V112C158 92 158 8 100 8Z", hues.soft, 2);
  svg += cracks(dice, 112, 58, 50, 8, INK);
  svg += burst(dice, 112, 56, 15, 9, [hues.disc, "#f3c35a", "#fff"]);
  svg += sheet(24, 40, -24, 0.6);
  svg += sheet(180, 32, 28, 0.66);
  svg += sheet(178, 112, 60, 0.5);
  svg += sheet(22, 124, 40, 0.46);
  return svg;
},
"totality": (dice, hues) => {
  let svg = "";
  svg += rings(100, 66, 92, 6, "#e0d09a", 1.8, 0.7);
  for (let i = 0; i < 6; i++) {
    svg += bead(100 + (66 * Math.cos(((i * TURN) / 6) + 0.4)), 66 + (46 * Math.sin(((i * TURN) / 6) + 0.4)), 9 - ((i % 3) * 2), [hues.disc, GOLD, "#7fb0a8"][i % 3], 1.4);
  }
  svg += bead(100, 66, 20, hues.disc, 1.8);
  svg += stain("M-4 154C40 124 90 118 204 150V154Z", INK);
  svg += layer(pole(0, 0, 8, -10, 44, GOLD, 1) + pole(0, 0, 12, 36, 56, hues.main, 1), 40, 122, 1, -52);
  svg += layer(person(POSES["stand"], BUILDS["slim"], "robe", [hues.main, hues.deep, hues.soft, WASHI, hues.second], face(WASHI, "calm", 1) + tall_cap(1), "", "", "", 1), 30, 148, 0.42);
  return svg;
},
"refute": (dice, hues) => {
  let svg = "";
  svg += bead(100, 76, 56, "#7f9a8c", 2);
  svg += stain("M56 60C76 42 96 66 108 54C124 46 140 54 150 66C154 92 126 122 100 126C92 110 106 100 94 92C84 86 60 84 56 60ZM60 100q12-4 16 8q-8 6-16-8Z", "#d8c48a");
  svg += cord("M46 60Q100 46 154 60M44 84Q100 98 156 84M100 20V132", INK, 0.9);
  svg += cord("M38 14C80 50 120 96 164 138", INK, 20);
  svg += cord("M164 16C120 56 80 94 36 138", INK, 20);
  svg += cord("M38 14C80 50 120 96 164 138M164 16C120 56 80 94 36 138", BENI, 15);
  return svg;
},
"prove": (dice, hues) => {
  let svg = "";
  svg += panel("M100 62C70 46 36 48 8 56V146C36 138 70 136 100 150C130 136 164 138 192 146V56C164 48 130 46 100 62Z", WASHI, 2);
  svg += panel("M62 60C78 46 88 26 100 14C112 26 122 46 138 60Q116 52 100 62Q84 52 62 60Z", "#6f8a5a", 1.6);
  svg += stain("M100 14L112 30L104 28L100 34L95 28L88 30Z", "#fff");
  svg += cord("M100 62V150", INK, 1.6);
  svg += bead(54, 98, 26, "none", 2.4);
  svg += cord("M36 80H72V116H36ZM54 72V124M28 98H80", hues.main, 2);
  svg += cord("M118 78H172M118 92H162M118 106H172M118 120H150", INK, 2.6);
  svg += bead(164, 124, 8, BENI, 1.2);
  return svg;
},
"divine": (dice, hues) => {
  let svg = "";
  svg += rays(100, 74, 160, 20, "#fff3c0", 0.7);
  svg += panel("M100 18C150 18 166 56 160 84C154 116 128 132 100 132S46 116 40 84C34 56 50 18 100 18Z", hues.main, 2);
  svg += panel("M100 34L128 50V90L100 108L72 90V50Z", hues.soft, 1.6);
  svg += cord("M100 34V20M128 50L148 38M128 90L152 102M100 108V130M72 90L48 102M72 50L52 38", INK, 1.8);
  svg += cord("M84 62H116M84 74H94M106 74H116M84 86H116", INK, 5);
  svg += panel("M88 16C86 0 114 0 112 16Z", hues.main, 1.6);
  return svg;
},
"devious": (dice, hues) => {
  let svg = "";
  svg += stain("M0 0H200V150H0Z", "#16262f", 0.6);
  svg += panel("M46 54H170L198 152H2Z", "#b98a52", 1.8);
  for (let i = 0; i < 6; i++) {
    svg += cord((("M" + point(46 + (i * 24.8), 54)) + "L") + point(2 + (i * 39.2), 152), INK, 1.1);
  }
  for (let i = 0; i < 3; i++) {
    let y = 74 + (i * (24 + (i * 4)));
    let t = (y - 54) / 98;
    svg += cord((("M" + point(46 - (44 * t), y)) + "H") + short(170 + (28 * t)), INK, 1.1);
  }
  svg += panel("M50 88l15-9 13 11-3 26H49Z", WASHI, 1.6);
  svg += cord("M60 92v17M55 99h12", INK, 2.2);
  svg += panel("M144 104l15-9 13 11-3 26h-26Z", hues.disc, 1.6);
  svg += layer(mirror_image(raised_palm(0, 0, 1.1, 0, "#4f7a78")), 112, 30, 1, 192);
  return svg;
},
"centri": (dice, hues) => {
  let svg = "";
  svg += swirl(dice, 4, WASHI, 3.4);
  svg += rings(100, 82, 92, 4, hues.soft, 4, 0.7);
  for (let i = 0; i < 3; i++) {
    svg += `<g opacity="${1 - (i * 0.3)}">${layer(maul(100 - (i * 52), 1.1, hues.main, 1), 104, 92)}</g>`;
  }
  svg += layer(person(POSES["dance"], BUILDS["girl"], "fitted", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "fierce", 1) + tails(1)) + brow_band(hues.disc, 1), "", "", "", 1), 96, 142, 0.72);
  return svg;
},
"scatter": (dice, hues) => {
  let svg = "";
  svg += lines(dice, 20, -0.2, WASHI, 0.9);
  for (let i = 0; i < 15; i++) {
    svg += layer(panel("M-9-5L7-8L10 4L-4 9Z", (i % 2) ? "#a09a8c" : hues.main, 1.3), 104 + ((i * 37) % 92), 20 + ((i * 53) % 112), dice(0.6, 1.3), i * 40);
  }
  svg += burst(dice, 74, 62, 30, 11, [hues.disc, "#f2c66a", "#fff8dc"]);
  svg += layer(maul(76, 1.15, hues.second, 1), 12, 74);
  return svg;
},
"shatter": (dice, hues) => {
  let svg = "";
  svg += panel("M-4 88L60 80L96 108L140 78L204 88V152H-4Z", hues.deep, 2);
  svg += panel("M96 108L70 152H126Z", "#f2a63c", 1.4);
  svg += stain("M96 120L86 152H108Z", "#fff0b8");
  svg += cracks(dice, 96, 104, 84, 9, INK);
  for (let i = 0; i < 5; i++) {
    svg += layer(panel("M-12-6L8-12L14 6L-6 12Z", "#a09a8c", 1.6), 26 + (i * 38), 62 - ((i % 2) * 30), 1, i * 33);
  }
  svg += layer(maul(180, 1.4, hues.main, 1), 98, 14);
  return svg;
},
"recoil": (dice, hues) => {
  let svg = "";
  svg += burst(dice, 38, 98, 40, 11, [hues.main, "#f2a63c", "#fff2c0"]);
  svg += cord("M66 74C92 20 146 34 166 78m-6-22l7 24-22-8", INK, 7);
  svg += layer(mirror_image(person(POSES["leap"], BUILDS["girl"], "fitted", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "calm", 1) + tails(1)) + brow_band(hues.disc, 1), "", "", "", 1)), 118, 142, 0.68);
  svg += layer(maul(30, 0.9, hues.main, 1), 160, 138);
  return svg;
},
"waltz": (dice, hues) => {
  let svg = "";
  svg += cord("M14 124C30 50 160 44 190 96", hues.disc, 5);
  svg += layer(person(POSES["dance"], BUILDS["girl"], "furisode", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "closed", 1) + tails(1)) + brow_band(hues.disc, 1), maul(70, 0.7, hues.second, 1), "", "", 1), 84, 144, 1.16);
  for (let i = 0; i < 5; i++) {
    svg += eighth_note(24 + (i * 20), (30 + ((i % 2) * 14)) - (i * 2), 0.9, INK);
  }
  return svg;
},
"bell_tower": (dice, hues) => {
  let svg = "";
  svg += rings(112, 84, 110, 6, hues.disc, 3, 0.6);
  svg += panel("M10 152V40H22V152ZM178 152V40H190V152Z", WOOD, 1.6);
  svg += panel("M-6 44Q40 30 50 4H150Q160 30 206 44Z", hues.second, 1.8);
  svg += cord("M62 10L46 42M84 8L76 42M116 8L124 42M138 10L154 42", hues.soft, 1.2);
  svg += great_bell(116, 96, 0.96, "#8a6a3a");
  svg += layer(pole(0, 0, 12, -48, 22, WOOD, 1), 54, 104);
  svg += cord("M26 98V44M62 98V44", INK, 1.6);
  svg += burst(dice, 80, 106, 15, 9, ["#f2c66a", "#fff8dc"]);
  return svg;
},
"gravity_well": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    svg += `<ellipse cx="100" cy="${58 + (i * 15)}" rx="${98 - (i * 16)}" ry="${30 - (i * 4)}" fill="${(i % 2) ? hues.deep : hues.second}" ${ink(1.4)}/>`;
  }
  for (let i = 0; i < 7; i++) {
    svg += layer(panel("M-8-4L6-7L9 4L-4 8Z", "#c4bba8", 1.3), 22 + (i * 26), 22 + ((i % 3) * 14), 0.8 + ((i % 2) * 0.4), i * 50);
    svg += cord((("M" + point(22 + (i * 26), 32 + ((i % 3) * 14))) + "l") + point((3 - i) * 4, 18), WASHI, 1.4);
  }
  return svg;
},
"firmament": (dice, hues) => {
  let svg = "";
  svg += stars(dice, 40, "#fff3d0");
  svg += layer(maul(196, 2.5, hues.main, 1), 66, -46);
  svg += lines(dice, 16, 1.3, "#fff2c0", 0.9);
  svg += roof_of_tiles(38, 132, 26, hues.second);
  svg += roof_of_tiles(92, 138, 22, hues.deep);
  svg += roof_of_tiles(150, 130, 30, hues.second);
  return svg;
},
"peal": (dice, hues) => {
  let svg = "";
  svg += rings(100, 76, 120, 5, "#fff0b8", 3, 0.8);
  svg += pole(100, 16, 8, -104, 104, WOOD, 1);
  svg += great_bell(40, 84, 0.7, "#7a5a34");
  svg += great_bell(160, 84, 0.7, "#7a5a34");
  svg += great_bell(100, 88, 1.08, "#a8843c");
  return svg;
},
"attract": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 24; i++) {
    let a = (i * TURN) / 24;
    svg += cord((((("M" + polar(100, 78, 130, a)) + "Q") + polar(100, 78, 70, a + 0.1)) + " ") + polar(100, 78, 38 + ((i % 3) * 8), a + 0.5), [WASHI, hues.disc, "#fff0b8"][i % 3], 3);
  }
  for (let i = 0; i < 5; i++) {
    svg += layer(panel("M-9-5L7-8L10 4L-4 9Z", hues.second, 1.4), 100 + (74 * Math.cos(i * 1.25)), 78 + (52 * Math.sin(i * 1.25)), 1, i * 70);
  }
  svg += bead(100, 78, 34, "#1b1730", 2);
  svg += stain("M84 62q8-12 22-10q-14 4-18 18Z", "#6a6080");
  return svg;
},
"sierra": (dice, hues) => {
  let svg = "";
  svg += stain("M-6 120C40 90 90 96 204 112V152H-6Z", hues.soft, 0.7);
  svg += panel("M-6 142L42 50L70 92L104 20L148 100L168 70L206 142Z", hues.deep, 2);
  svg += stain("M104 20L120 50L106 44L92 52L88 54ZM42 50L56 72L44 66L32 72ZM168 70L178 88L168 84L160 86Z", WASHI);
  svg += stain("M-4 152V132Q100 116 204 134V152Z", hues.main);
  svg += layer(person(POSES["bend"], BUILDS["girl"], "fitted", [hues.disc, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "closed", 1) + tails(1)) + brow_band(BENI, 1), "", "", "", 1), 44, 146, 0.62);
  svg += layer(maul(4, 0.5, hues.second, 1), 88, 132);
  return svg;
},
"swing_rush": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 4; i++) {
    svg += slash(104 + (i * 4), 34 + (i * 27), -16 + (i * 7), 112, 24, 12, (i % 2) ? hues.second : hues.main);
  }
  svg += naginata(84, 112, -24, 0.84, hues.main);
  return svg;
},
"cut_down": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += panel(("M" + point(14 + (i * 30), -4)) + "h11V154h-11Z", "#8aa05a", 1.5);
    svg += cord(("M" + point(14 + (i * 30), 34 + (i * 10))) + "h11m-11 44h11", INK, 1.6);
  }
  svg += layer(panel("M-6-70H6V8L-6 14Z", "#8aa05a", 1.5), 128, 70, 1, 34);
  svg += layer(panel("M-6-50H6V8L-6 14Z", "#6f8a46", 1.5), 168, 104, 1, 62);
  svg += panel("M104 154V98l12-6V154ZM140 154V118l12-6V154Z", "#8aa05a", 1.5);
  svg += slash(116, 88, -24, 110, 26, 14, hues.main);
  svg += petals(dice, 6, "#b9cf7a", 1.4);
  return svg;
},
"hilt_slam": (dice, hues) => {
  let svg = "";
  svg += rays(156, 60, 120, 16, hues.soft, 0.8);
  svg += layer((pole(0, 0, 15, -130, 40, WOOD, 1.2) + pole(0, 0, 19, 30, 52, GOLD, 1.2)) + pole(0, 0, 17, -40, -30, GOLD, 1.2), 100, 86, 1, -22);
  svg += burst(dice, 158, 60, 36, 11, [hues.main, "#f3d06a", "#fff"]);
  return svg;
},
"outclass": (dice, hues) => {
  let svg = "";
  svg += panel("M0 128H200V152H0Z", "#c9a678", 1.4);
  svg += layer(person(POSES["tall"], BUILDS["slim"], "robe", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "calm", 1) + straight_hair(1)) + blindfold(1), mirror_image(naginata(-2, -42, -90, 0.66, WOOD)), "", "", 1), 62, 142, 1.18);
  svg += layer(mirror_image(person(POSES["fallen"], BUILDS["slim"], "hakama", [hues.second, "#5a4010", "#f0dca8", "#f6dfc4", hues.disc], face("#f6dfc4", "closed", 1) + knot(1), "", "", "", 1)), 150, 144, 0.82);
  svg += katana(132, 140, 4, 0.3, hues.main);
  return svg;
},
"gait": (dice, hues) => {
  let svg = "";
  svg += stain("M0 78L200 52V150H0Z", "#c9a678");
  svg += cord("M0 98L200 74M0 122L200 102M0 146L200 132M40 74L24 150M96 66L92 150M152 58L164 150", INK, 1.2);
  for (let i = 0; i < 5; i++) {
    svg += footprint(22 + (i * 38), (124 - (i * 9)) - ((i % 2) * 18), 0.86, 74, hues.main);
  }
  svg += rings(174, 66, 44, 3, WASHI, 3, 0.9);
  return svg;
},
"space_for_master": (dice, hues) => {
  let svg = "";
  svg += stain("M0 0H200V150H0Z", "#efe6d2");
  svg += rings(100, 82, 124, 10, "#b3a6cf", 3, 0.9);
  svg += panel("M30 108q10-22 28-8t-6 22q-20 4-22-14Z", "#8a8796", 1.6);
  svg += panel("M150 40q14-10 22 4t-12 16q-14-4-10-20Z", "#8a8796", 1.6);
  svg += cord("M100 84L146 116", "#b3a6cf", 7);
  svg += mirror_image(layer(naginata(0, 0, -90, 0.62, hues.main), -100, 62));
  svg += bead(100, 126, 6, hues.second, 1.4);
  return svg;
},
"wavering_crystal": (dice, hues) => {
  let svg = "";
  svg += panel("M100 6L140 56L120 142H80L60 56Z", "#dcd8f4", 2);
  svg += stain("M100 6L140 56L120 142L104 60Z", "#b6aee0");
  svg += cord("M100 6V142M60 56H140M60 56L100 142L140 56M100 6L80 56L80 142M100 6L120 56", hues.main, 1.8);
  svg += panel("M46 150L34 112L50 92L64 118L58 150ZM150 150L144 118L160 100L172 122L166 150Z", hues.soft, 1.7);
  for (let i = 0; i < 6; i++) {
    svg += stain(("M" + point(16 + (i * 33), 26 + ((i % 2) * 44))) + "l3-9 3 9 9 3-9 3-3 9-3-9-9-3Z", "#fff");
  }
  return svg;
},
"silent_wall": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 6; j++) {
      svg += panel(("M" + point((-24 + (j * 46)) + ((i % 2) * 22), 28 + (i * 32))) + "h43v29h-43Z", ((i + j) % 2) ? "#cfc8ea" : "#b4abd8", 1.6);
    }
  }
  svg += panel("M-4 14H204V30H-4Z", hues.deep, 1.8);
  svg += cord("M-4 22H204", hues.soft, 1.4);
  for (let i = 0; i < 4; i++) {
    svg += eighth_note(30 + (i * 46), 112 - ((i % 2) * 16), 1.1, INK);
    svg += cord(("M" + point(16 + (i * 46), 90 - ((i % 2) * 16))) + "l30 30", BENI, 4);
  }
  return svg;
},
"rhythmic_arc": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    svg += `<path d="M16 ${134 - (i * 4)}A${90 - (i * 12)} ${104 - (i * 15)} 0 0 1 184 ${134 - (i * 4)}" fill="none" ${ink(8, [hues.main, hues.soft, WASHI, hues.second, hues.deep][i])}/>`;
  }
  for (let i = 0; i < 5; i++) {
    svg += eighth_note(28 + (i * 36), 76 - (52 * Math.sin(i * 0.785)), 1.3, INK);
  }
  return svg;
},
"resonant_beat": (dice, hues) => {
  let svg = "";
  svg += rings(100, 78, 118, 6, "#fbe0a0", 4, 0.7);
  svg += bead(100, 78, 58, WOOD, 2.4);
  svg += bead(100, 78, 47, WASHI, 2);
  for (let i = 0; i < 16; i++) {
    svg += bead(100 + (52.5 * Math.cos((i * TURN) / 16)), 78 + (52.5 * Math.sin((i * TURN) / 16)), 2.6, GOLD, 0.8);
  }
  svg += curl(92, 78, 17, 1.2, 0, hues.main, 9);
  svg += curl(108, 78, 17, 1.2, 3.14, hues.deep, 9);
  svg += layer(pole(0, 0, 8, -70, 0, "#e9cfa0", 1.2), 136, 50, 1, 130);
  return svg;
},
"icebreaker": (dice, hues) => {
  let svg = "";
  svg += panel("M-4 84L50 66L78 92L120 58L160 88L204 70V152H-4Z", "#d8ecf6", 2);
  svg += cord("M50 66L70 152M120 58L104 152M160 88L150 152M78 92L84 120M20 90L30 130M190 80L182 130", hues.main, 2);
  svg += stain("M50 66L60 110L20 90ZM120 58L112 110L150 96Z", "#fff", 0.8);
  svg += layer(naginata(0, 0, 116, 0.9, hues.main), 104, 62);
  svg += burst(dice, 76, 112, 28, 10, ["#fff", "#b6dcf0", WASHI]);
  return svg;
},
"final_stage": (dice, hues) => {
  let svg = "";
  svg += rays(100, 150, 190, 11, "#fff0c2", 0.7);
  svg += panel("M0 132H200V152H0Z", "#8a5a34", 1.6);
  svg += layer(person(POSES["thrust"], BUILDS["slim"], "robe", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "fierce", 1) + straight_hair(1)) + blindfold(1), naginata(8, 0, -12, 0.7, WOOD), "", "", 1), 90, 138, 1);
  svg += panel("M-4-4H48C36 40 52 100 24 152H-4ZM204-4H152C164 40 148 100 176 152H204Z", BENI, 2);
  svg += cord("M10-4C8 50 20 100 8 150M28-4C22 50 36 90 18 150M190-4C192 50 180 100 192 150M172-4C178 50 164 90 182 150", hues.deep, 2);
  svg += panel("M-4-6H204V14Q184 26 168 14T136 14T104 14T72 14T40 14T8 14L-4 18Z", "#8e1f2c", 1.8);
  for (let i = 0; i < 6; i++) {
    svg += bead(20 + (i * 32), 142, 5, "#fff0b8", 1.2);
  }
  return svg;
},
"bestial_claw": (dice, hues) => {
  let svg = "";
  svg += stain("M0 0H200V150H0Z", "#f4ead2");
  svg += cord("M0 30H200M0 76H200M0 122H200M34 0V150M82 0V150M130 0V150M178 0V150", "#9a7446", 3);
  for (let i = 0; i < 3; i++) {
    svg += layer(panel("M-104 8Q0-26 112 14Q6 8-104 8Z", (i === 1) ? hues.second : hues.deep, 1.6), 96 + (i * 10), 36 + (i * 38), 1, -24);
  }
  svg += petals(dice, 6, hues.main);
  return svg;
},
"wind_and_thunder": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 56, 30, 46, 9, "#e9f0f6", hues.deep);
  svg += puff(dice, 160, 22, 40, 8, "#3a4a6e", INK);
  svg += cord("M-6 96C34 62 66 128 100 90S46 50 78 42", INK, 13);
  svg += cord("M-6 96C34 62 66 128 100 90S46 50 78 42", WASHI, 9);
  svg += cord("M-6 126C30 104 60 148 104 120", hues.soft, 6);
  svg += zigzag(154, 34, 24, 114, hues.disc);
  return svg;
},
"regrowth": (dice, hues) => {
  let svg = "";
  svg += panel("M40 154C44 120 40 108 52 100H148C160 108 156 120 162 154Z", "#7a5630", 2);
  svg += `<ellipse cx="100" cy="101" rx="50" ry="13" fill="#d9b98a" ${ink(1.8)}/>`;
  svg += rings(100, 101, 12, 3, "#7a5630", 1.4, 0.9);
  svg += claw_marks(96, 122, 70, 0.5, INK, INK);
  svg += cord("M100 100V56", "#48661f", 6);
  svg += panel("M100 62C70 64 54 46 50 22C80 22 98 40 100 62C102 34 124 20 152 22C150 46 132 66 100 62Z", "#8fb04a", 1.8);
  svg += cord("M100 60Q82 44 62 32M102 58Q120 42 142 32", "#48661f", 1.8);
  return svg;
},
"windrun": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 7; i++) {
    svg += cord((("M" + point(-8 + (i * 4), 40 + (i * 16))) + "h") + short(70 - (i * 7)), WASHI, 4);
  }
  svg += wolf(112, 88, 1.06, -4, hues.main);
  svg += puff(dice, 56, 136, 22, 6, WASHI, hues.deep);
  return svg;
},
"wisdom": (dice, hues) => {
  let svg = "";
  svg += rays(100, 66, 170, 22, hues.disc, 0.6);
  svg += layer(panel("M-16 76C-10 30-24-6-44-24C-20-22-8-8-2 4C-2-18-8-40-22-58C4-44 12-16 12 4C20-10 34-22 54-26C34-6 22 34 30 76Z", "#7a6244", 1.8), 158, 84);
  svg += puff(dice, 158, 40, 40, 9, "#6f8f6a", "#2a4a3a");
  svg += wolf_head(76, 92, 1, hues.main);
  svg += stain("M86 30l4-14 4 14 14 4-14 4-4 14-4-14-14-4Z", hues.disc);
  return svg;
},
"roar_at_moon": (dice, hues) => {
  let svg = "";
  svg += bead(118, 60, 52, "#f9efcf", 1.4);
  svg += panel("M-4 154V128C30 118 60 118 90 128C100 134 96 144 104 154Z", INK, 1.4);
  svg += howling_wolf(62, 72, 0.98, "#16294a");
  for (let i = 0; i < 4; i++) {
    svg += cord((((((((("M" + point(112 + (i * 16), 26 - (i * 6))) + "q") + short(14 + (i * 4))) + " ") + short(8 + (i * 4))) + " ") + short(10 + (i * 3))) + " ") + short(26 + (i * 8)), (i % 2) ? WASHI : hues.main, 4.5);
  }
  return svg;
},
"pounce_scene": (dice, hues) => {
  let svg = "";
  svg += wolf(108, 62, 1.16, -30, hues.main);
  svg += claw_marks(164, 116, 58, 0.5, hues.disc, "#fff");
  svg += petals(dice, 5, hues.soft);
  return svg;
},
"stormcharged": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 50, 22, 62, 11, "#3a4a6e", INK);
  svg += puff(dice, 150, 14, 60, 11, "#56709c", INK);
  svg += zigzag(40, 44, 14, 104, hues.disc);
  svg += zigzag(176, 38, 12, 96, hues.disc);
  svg += claw_marks(100, 64, 62, 0.98, hues.disc, "#fff6d0");
  return svg;
},
"thundercall": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 8; i++) {
    svg += drum_of_thunder(100 + (78 * Math.cos((i * TURN) / 8)), 70 + (54 * Math.sin((i * TURN) / 8)), 15, (i % 2) ? "#c8402f" : hues.main);
  }
  svg += rings(100, 70, 66, 1, GOLD, 3, 0.9);
  svg += zigzag(146, 2, 12, 70, hues.disc);
  svg += zigzag(54, 2, 12, 70, hues.disc);
  svg += layer(person(POSES["both"], BUILDS["slim"], "fitted", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "fierce", 1) + mane(1)) + wolf_ears(1), "", "", "", 1), 100, 142, 0.98);
  return svg;
},
"invocation": (dice, hues) => {
  let svg = "";
  svg += layer(person(POSES["kneel"], BUILDS["slim"], "fitted", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "closed", 1) + mane(1)) + wolf_ears(1), "", "", "", 1), 44, 146, 0.8);
  svg += cord("M64 118C120 140 180 120 158 88S84 92 96 62S150 66 150 40", INK, 20);
  svg += cord("M64 118C120 140 180 120 158 88S84 92 96 62S150 66 150 40", WASHI, 16);
  svg += cord("M70 120C120 138 172 120 152 90S90 92 102 64", hues.main, 4);
  svg += wolf_head(132, 32, 0.6, hues.main);
  return svg;
},
"manifestation": (dice, hues) => {
  let svg = "";
  svg += rings(104, 78, 120, 5, "#fff6d0", 4, 0.7);
  svg += cord("M-6 140C40 150 70 120 40 100S10 60 60 56", INK, 26);
  svg += cord("M-6 140C40 150 70 120 40 100S10 60 60 56", SNOW, 22);
  svg += cord("M0 136C40 142 60 120 36 102S18 66 56 58", hues.main, 4);
  svg += wolf_head(104, 80, 1.2, hues.main);
  svg += curl(40, 26, 20, 1.6, 0, hues.main, 4);
  svg += curl(176, 126, 22, 1.6, 2, hues.main, 4);
  return svg;
},
"reincarnation": (dice, hues) => {
  let svg = "";
  svg += layer(((panel("M0 60C-16 30-60 30-96-14C-60-6-40-8-24-4C-50-22-70-44-72-70C-44-44-20-36-6-20L-8-44L0-62L8-44L6-20C20-36 44-44 72-70C70-44 50-22 24-4C40-8 60-6 96-14C60 30 16 30 0 60Z", SNOW, 1.9) + cord("M-10-4C-30-10-50-26-60-50M10-4C30-10 50-26 60-50M-20 14Q-50 16-78-4M20 14Q50 16 78-4", hues.main, 2.4)) + bead(-2, -46, 1.6, INK, 0.6)) + panel("M0-62l10 2-8 6Z", GOLD, 1), 100, 80);
  svg += curl(100, 132, 24, 2, 0, hues.main, 4);
  svg += petals(dice, 10, hues.soft);
  return svg;
},
"perdition": (dice, hues) => {
  let svg = "";
  svg += bead(100, 66, 58, "#8e1f2c", 1.6);
  svg += layer((panel("M-34-30C-40-50-30-66-20-74C-22-56-14-48-8-44H8C14-48 22-56 20-74C30-66 40-50 34-30C44-10 34 10 22 20L18 52L8 44L0 58L-8 44L-18 52L-22 20C-34 10-44-10-34-30Z", "#e9e4d2", 2) + stain("M-24-18L-6-8L-10 6Q-24 2-24-18ZM24-18L6-8L10 6Q24 2 24-18ZM-4 18L0 10L4 18L0 24Z", INK)) + cord("M-8 34V46M0 34V50M8 34V46", INK, 1.6), 100, 74, 1.05);
  svg += vapour(dice, 40, 146, 3, "#6a6a8c");
  svg += vapour(dice, 160, 146, 3, "#6a6a8c");
  return svg;
},
"death_and_rebirth": (dice, hues) => {
  let svg = "";
  svg += rays(100, 76, 170, 16, "#fbe0a0", 0.5);
  svg += bead(100, 76, 60, hues.deep, 2);
  svg += stain("M100 16A60 60 0 0 1 100 136A30 30 0 0 1 100 76A30 30 0 0 0 100 16Z", "#f6ecd0");
  svg += howling_wolf(72, 104, 0.34, SNOW);
  svg += wolf_head(122, 46, 0.3, hues.main);
  svg += zigzag(100, 92, 5, 32, hues.disc);
  svg += curl(100, 44, 13, 1.4, 0, WASHI, 3);
  return svg;
},
"storm_board": (dice, hues) => {
  let svg = "";
  svg += panel("M8 10H192V140H8Z", "#d9c49a", 2);
  svg += panel("M16 18H96V132H16Z", "#cfe0ee", 1.6);
  svg += panel("M104 18H184V132H104Z", "#2c3a63", 1.6);
  svg += curl(56, 56, 26, 2, 0, hues.main, 5);
  svg += zigzag(144, 28, 13, 56, hues.disc);
  for (let i = 0; i < 4; i++) {
    svg += bead(30 + (i * 17), 112, 6, i ? WASHI : BENI, 1.4);
    svg += bead(118 + (i * 17), 112, 6, i ? WASHI : BENI, 1.4);
  }
  return svg;
},
"elekiter": (dice, hues) => {
  let svg = "";
  svg += panel("M14 154V76C14 50 60 50 60 76V154ZM140 154V76C140 50 186 50 186 76V154Z", hues.main, 2);
  for (let i = 0; i < 4; i++) {
    svg += cord((((((((((("M14 " + short(92 + (i * 16))) + "Q37 ") + short(100 + (i * 16))) + " 60 ") + short(92 + (i * 16))) + "M140 ") + short(92 + (i * 16))) + "Q163 ") + short(100 + (i * 16))) + " 186 ") + short(92 + (i * 16)), GOLD, 3);
  }
  svg += bead(37, 50, 17, "#c8c4d0", 1.8);
  svg += bead(163, 50, 17, "#c8c4d0", 1.8);
  svg += cord("M54 48L78 30L86 58L112 28L122 58L146 44", INK, 9);
  svg += cord("M54 48L78 30L86 58L112 28L122 58L146 44", hues.disc, 5.5);
  svg += layer(person(POSES["both"], BUILDS["girl"], "apron", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "calm", 1) + buns(1)) + goggles(1), "", "", "", 1), 100, 150, 0.7);
  return svg;
},
"acceler": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 6; i++) {
    svg += cord((("M0 " + short(42 + (i * 17))) + "h") + short(40 - (i * 4)), WASHI, 4);
  }
  svg += panel("M30 116L46 82H84L98 56H146L162 84Q186 88 188 116Z", hues.second, 2);
  svg += panel("M92 82L104 62H122V82ZM128 82V62H142L152 82Z", "#bfe8f0", 1.6);
  svg += layer((face(WASHI, "calm", 1) + buns(1)) + goggles(1), 128, 54, 0.9);
  svg += panel("M158 40V58H170V40L180 30H150Z", IRON, 1.5);
  svg += puff(dice, 150, 16, 22, 7, "#e9e2d2");
  svg += gear(66, 120, 25, 14, 0.2, hues.main);
  svg += gear(156, 120, 25, 14, 0.5, hues.main);
  return svg;
},
"kururun": (dice, hues) => {
  let svg = "";
  svg += rings(100, 78, 96, 4, hues.disc, 3.4, 0.8);
  svg += swirl(dice, 3, WASHI, 3);
  svg += layer(person(POSES["dance"], BUILDS["girl"], "apron", [hues.main, hues.deep, hues.soft, WASHI, hues.second], ((face(WASHI, "closed", 1) + buns(1)) + goggles(1)) + feelers(hues.disc, "#f2c14e", 1), "", "", "", 1), 98, 146, 0.98);
  for (let i = 0; i < 5; i++) {
    svg += stain(("M" + point(22 + (i * 38), 24 + ((i % 2) * 96))) + "l3-9 3 9 9 3-9 3-3 9-3-9-9-3Z", hues.disc);
  }
  return svg;
},
"tornaydo": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 7; i++) {
    svg += cord((((((("M" + point(18 + (i * 11), 16 + (i * 19))) + "C") + point(56 + (i * 6), 36 + (i * 17))) + " ") + point(144 - (i * 6), 36 + (i * 17))) + " ") + point(182 - (i * 11), 16 + (i * 19)), INK, 12);
    svg += cord((((((("M" + point(18 + (i * 11), 16 + (i * 19))) + "C") + point(56 + (i * 6), 36 + (i * 17))) + " ") + point(144 - (i * 6), 36 + (i * 17))) + " ") + point(182 - (i * 11), 16 + (i * 19)), (i % 2) ? WASHI : hues.disc, 8.5);
  }
  svg += gear(160, 96, 19, 10, 0.3, hues.main);
  svg += gear(42, 58, 13, 9, 0.3, hues.second);
  svg += gear(24, 120, 10, 8, 0.1, hues.main);
  svg += fish(132, 44, 0.5, 30, hues.second);
  return svg;
},
"regainah": (dice, hues) => {
  let svg = "";
  svg += rays(100, 84, 150, 18, hues.disc, 0.5);
  svg += panel("M62 42H138V124Q138 144 100 144T62 124Z", "#d8eef0", 2);
  svg += stain("M65 82Q100 70 135 82V122Q134 140 100 141T65 122Z", hues.disc);
  svg += panel("M56 26H144V44H56Z", hues.main, 1.7);
  svg += gear(100, 20, 17, 10, 0.2, hues.second);
  svg += blossom(100, 106, 1.9, 0, "#fff", "#f3c35a", INK);
  svg += blossom(80, 66, 0.8, 30, "#f6c8d0", "#f3c35a", INK);
  svg += blossom(122, 62, 0.6, 50, "#f6c8d0", "#f3c35a", INK);
  svg += cord("M138 60q30 4 26 34t20 40", INK, 6);
  svg += cord("M138 60q30 4 26 34t20 40", "#c98f4a", 3.4);
  return svg;
},
"mozule": (dice, hues) => {
  let svg = "";
  for (let j = 0; j < 3; j++) {
    for (let i = 0; i < 3; i++) {
      if (((j * 3) + i) < 8) {
        svg += panel(("M" + point(36 + (i * 36), 46 + (j * 34))) + "h34v32h-34Z", [hues.main, hues.disc, hues.second][((i * 2) + j) % 3], 1.8);
        svg += bead(53 + (i * 36), 62 + (j * 34), 8, WASHI, 1.4);
      }
    }
  }
  svg += cord("M170-4V56", INK, 2);
  svg += panel("M160 56h20l-4 12h-12Z", IRON, 1.5);
  svg += layer(panel("M-17-16H17V16H-17Z", hues.main, 1.8) + bead(0, 0, 8, WASHI, 1.4), 170, 84, 1, 12);
  svg += cord("M144 128q22-4 26-24", BENI, 3);
  return svg;
},
"reflecta": (dice, hues) => {
  let svg = "";
  svg += cord("M-4 24L112 74", INK, 13);
  svg += cord("M-4 24L112 74", hues.disc, 9);
  svg += cord("M112 74L6 136", INK, 13);
  svg += cord("M112 74L6 136", hues.disc, 9);
  svg += burst(dice, 112, 74, 22, 10, [hues.disc, "#fff"]);
  svg += layer((panel("M-13-70H13V70H-13Z", "#dff4f6", 2) + panel("M-18-76H18V-66H-18ZM-18 66H18V76H-18Z", hues.main, 1.6)) + cord("M-7-44L7-58M-7-14L7-28M-7 30L7 16", "#fff", 3), 132, 74, 1, 12);
  svg += layer(mirror_image(person(POSES["guard"], BUILDS["girl"], "apron", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "calm", 1) + buns(1)) + goggles(1), "", "", "", 1)), 172, 146, 0.66);
  return svg;
},
"drain_devil": (dice, hues) => {
  let svg = "";
  svg += panel("M58 44C36 32 36 8 50-2C54 14 64 20 74 24H126C136 20 146 14 150-2C164 8 164 32 142 44C152 84 136 122 100 136C64 122 48 84 58 44Z", hues.deep, 2.2);
  svg += bead(80, 66, 15, hues.disc, 1.8);
  svg += bead(120, 66, 15, hues.disc, 1.8);
  svg += stain("M62 52L94 64L92 70L62 58ZM138 52L106 64L108 70L138 58Z", INK);
  svg += bead(82, 68, 5, BENI, 1);
  svg += bead(118, 68, 5, BENI, 1);
  svg += panel("M70 98Q100 88 130 98Q124 122 100 122T70 98Z", "#fff", 1.6);
  svg += cord("M80 96v20M90 94v26M100 93v28M110 94v26M120 96v20", INK, 1.6);
  svg += cord("M54 110Q20 118 16 152M146 110Q180 118 184 152", INK, 7);
  svg += cord("M54 110Q20 118 16 152M146 110Q180 118 184 152", "#c98f4a", 4);
  for (let i = 0; i < 3; i++) {
    svg += blossom(28 - (i * 6), 124 + (i * 10), 0.6, i * 30, "#f6c8d0", GOLD, INK);
    svg += blossom(172 + (i * 6), 124 + (i * 10), 0.6, i * 30, "#f6c8d0", GOLD, INK);
  }
  return svg;
},
"big_golem": (dice, hues) => {
  let svg = "";
  svg += roof_of_tiles(18, 134, 22, hues.second);
  svg += roof_of_tiles(182, 136, 22, hues.second);
  svg += panel("M58 152V92H44L22 122L10 110L34 62H166L190 110L178 122L156 92H142V152H112V116H88V152Z", hues.main, 2.2);
  svg += panel("M72 16H128V62H72Z", hues.soft, 2);
  svg += panel("M94 4H106V16H94Z", IRON, 1.4);
  svg += bead(88, 38, 9, hues.disc, 1.7);
  svg += bead(113, 38, 9, hues.disc, 1.7);
  svg += cord("M82 54H118", INK, 3);
  svg += gear(100, 90, 20, 10, 0.2, GOLD);
  svg += puff(dice, 100, -2, 18, 6, "#e9e2d2");
  return svg;
},
"industria": (dice, hues) => {
  let svg = "";
  svg += chimney(38, 132, 40, 70, hues.second);
  svg += chimney(100, 132, 44, 90, hues.main);
  svg += chimney(162, 132, 38, 58, hues.second);
  svg += puff(dice, 44, 34, 26, 7, "#d8d2c4");
  svg += puff(dice, 110, 16, 30, 8, "#d8d2c4");
  svg += puff(dice, 168, 48, 22, 6, "#d8d2c4");
  svg += panel("M-4 128H204V154H-4Z", hues.deep, 1.8);
  for (let i = 0; i < 6; i++) {
    svg += panel(("M" + point(8 + (i * 33), 134)) + "h18v12h-18Z", "#ffe0a0", 1.3);
  }
  svg += gear(150, 108, 30, 13, 0.2, hues.main);
  svg += gear(64, 116, 22, 11, 0.2, GOLD);
  return svg;
},
"simulator": (dice, hues) => {
  let svg = "";
  svg += panel("M-4 120H204V154H-4Z", hues.deep, 1.8);
  for (let i = 0; i < 7; i++) {
    svg += bead(16 + (i * 28), 137, 6, [hues.disc, BENI, GOLD][i % 3], 1.4);
  }
  svg += panel("M26 120Q24 10 100 6Q176 10 174 120Z", "#1f1a3d", 2.4);
  svg += layer(stars(dice, 30, "#fff"), 40, 12, 0.6);
  svg += rings(100, 66, 50, 4, hues.disc, 1.8, 0.9);
  svg += gear(100, 66, 22, 12, 0.1, hues.main);
  for (let i = 0; i < 5; i++) {
    svg += blossom(100 + (46 * Math.cos((i * TURN) / 5)), 66 + (40 * Math.sin((i * TURN) / 5)), 0.9, i * 30, "#f3b6c6", GOLD, INK);
  }
  return svg;
},
"dupligear": (dice, hues) => {
  let svg = "";
  svg += stain("M100 0H200V150H100Z", "#cfeef2", 0.5);
  svg += gear(52, 80, 42, 13, 0.1, hues.main);
  svg += gear(148, 80, 42, 13, 0.1, hues.second, "#e9fbfd");
  svg += cord("M100 4V146", INK, 5);
  svg += cord("M100 4V146", GOLD, 2.6);
  svg += stain("M84 20l3-9 3 9 9 3-9 3-3 9-3-9-9-3Z", hues.disc);
  return svg;
},
"hilt_strike": (dice, hues) => {
  let svg = "";
  svg += rays(150, 54, 130, 16, WASHI, 0.7);
  svg += layer(mirror_image(katana(0, 0, 0, 2.3, hues.second)), 64, 96, 1, -26);
  svg += burst(dice, 164, 46, 32, 11, [hues.main, "#f3c35a", "#fff"]);
  return svg;
},
"art_of_drawing": (dice, hues) => {
  let svg = "";
  svg += slash(104, 66, -14, 128, 40, 15, hues.main);
  svg += layer(person(POSES["low"], BUILDS["lady"], "hakama", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "fierce", 1) + tied_hair(1)) + ribbon(hues.second, 1), katana(0, 0, -40, 0.5, hues.second), "", "", 1), 74, 146, 1.16);
  return svg;
},
"spirit": (dice, hues) => {
  let svg = "";
  svg += flames(dice, 104, 156, 150, 150, 7, ["#e8764a", "#f5b878", "#fdebc4"]);
  svg += layer(person(POSES["guard"], BUILDS["lady"], "hakama", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "calm", 1) + tied_hair(1)) + ribbon(hues.second, 1), katana(0, 0, -70, 0.6, hues.second), "", "", 1), 98, 146, 1.08);
  return svg;
},
"soulfire": (dice, hues) => {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += flames(dice, 42 + (i * 58), 96 - ((i % 2) * 26), 52, 84, 3, ["#3f6fb4", "#8fc4e8", "#eaf6fb"]);
    svg += bead(42 + (i * 58), 92 - ((i % 2) * 26), 9, "#eaf6fb", 1.2);
  }
  svg += katana(46, 140, -14, 0.9, hues.main);
  return svg;
},
"magnum": (dice, hues) => {
  let svg = "";
  svg += layer(person(POSES["aim"], BUILDS["lady"], "fitted", [hues.main, hues.deep, hues.soft, WASHI, hues.second], face(WASHI, "fierce", 1) + burning_hair("#d8502f", 1), gun(52, -4, -2, 0.56, "#5c3a22"), "", "", 1), 52, 144, 1.12);
  svg += burst(dice, 168, 62, 36, 12, [hues.main, "#f2a63c", "#fff2c0"]);
  return svg;
},
"barrage": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 168, 76, 54, 13, "#e9dcc8");
  for (let i = 0; i < 4; i++) {
    svg += gun(112 + (i * 6), 24 + (i * 36), -6 + (i * 4), 0.7, "#5c3a22");
    svg += burst(dice, 126 + (i * 6), 23 + (i * 37), 20, 9, [hues.main, "#f2a63c", "#fff2c0"]);
  }
  return svg;
},
"backstep": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 150, 128, 34, 9, "#e9dcc8");
  svg += cord("M176 120C150 90 120 96 104 108", "#fff2c0", 4);
  svg += layer(mirror_image(person(POSES["leap"], BUILDS["lady"], "fitted", [hues.main, hues.deep, hues.soft, WASHI, hues.second], face(WASHI, "calm", 1) + burning_hair("#d8502f", 1), "", "", "", 1)), 80, 150, 1.12);
  return svg;
},
"backdraft": (dice, hues) => {
  let svg = "";
  svg += stain("M0 0H200V150H0Z", "#2b1a2e", 0.7);
  svg += panel("M38 154V20H162V154Z", "#5c3a22", 2);
  svg += stain("M50 154V32H150V154Z", "#f2a63c");
  svg += flames(dice, 100, 158, 210, 128, 8, [hues.main, "#f2a63c", "#fff0b8"]);
  svg += panel("M38 20H74L50 60V154H38ZM162 20H126L150 60V154H162Z", "#8a5a34", 1.8);
  return svg;
},
"red_bullet": (dice, hues) => {
  let svg = "";
  svg += cord("M-6 132C40 128 70 112 112 78", "#fff2c0", 15);
  svg += cord("M-6 132C40 128 70 112 112 78", BENI, 9);
  svg += curl(52, 116, 24, 1.6, 1, "#fbd0a8", 4);
  svg += curl(92, 88, 20, 1.6, 1, "#fbd0a8", 4);
  svg += layer((panel("M-26-14H12C30-14 42-6 46 0C42 6 30 14 12 14H-26Z", "#d9463a", 2) + panel("M-30-15H-16V15H-30Z", GOLD, 1.6)) + stain("M-8-9H12Q26-8 34-2Q10-5-8-4Z", "#fff", 0.6), 138, 62, 1, -32);
  return svg;
},
"crimson_zero": (dice, hues) => {
  let svg = "";
  svg += rays(100, 76, 170, 24, hues.main, 0.6);
  svg += bead(100, 76, 62, "#5c3a22", 2.4);
  svg += bead(100, 76, 50, GOLD, 2);
  svg += bead(100, 76, 42, "#4a4653", 2);
  svg += bead(100, 76, 28, INK, 2);
  svg += bead(100, 76, 12, BENI, 1.6);
  svg += bead(96, 72, 3.4, "#fff2c0", 0.8);
  return svg;
},
"scarlet_visions": (dice, hues) => {
  let svg = "";
  svg += layer((((((panel("M0-6C-26-56-74-60-84-34C-90-14-60 2-34 6C-64 14-60 46-36 44C-16 42-6 24 0 10C6 24 16 42 36 44C60 46 64 14 34 6C60 2 90-14 84-34C74-60 26-56 0-6Z", hues.main, 2) + bead(-54, -28, 11, "#f2a63c", 1.6)) + bead(54, -28, 11, "#f2a63c", 1.6)) + bead(-54, -28, 4.5, INK, 0.6)) + bead(54, -28, 4.5, INK, 0.6)) + panel("M-4-14H4L3 34L0 40L-3 34Z", hues.deep, 1.4)) + cord("M-2-14C-6-28-12-32-18-34M2-14C6-28 12-32 18-34", INK, 2), 100, 66, 0.94);
  svg += flames(dice, 100, 154, 130, 50, 7, [hues.main, "#f2a63c", "#fff0b8"]);
  return svg;
},
"song_and_dance": (dice, hues) => {
  let svg = "";
  svg += panel("M-4 126H204V154H-4Z", "#c9a678", 1.6);
  svg += layer(person(POSES["dance"], BUILDS["lady"], "furisode", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "closed", 1) + long_hair(1)) + pins(GOLD, 1), fan(0, 0, 36, -0.3, 2.4, hues.main, "#8d50ab", GOLD, 9), fan(0, 0, 36, -0.5, 2.3, hues.soft, WASHI, hues.main, 9), "", 1), 98, 140, 1.04);
  svg += petals(dice, 8, "#e58fb0");
  return svg;
},
"break_point": (dice, hues) => {
  let svg = "";
  svg += rays(142, 52, 130, 12, WASHI, 0.7);
  svg += layer((panel("M-96-4L34-13L44 0L34 13L-96 4Z", hues.main, 1.8) + cord("M-90 0H40M-60-5L34-9M-60 5L34 9", GOLD, 1.4)) + bead(-92, 0, 5, GOLD, 1.4), 88, 96, 1, -34);
  svg += burst(dice, 140, 54, 26, 10, [hues.main, "#f3c35a", "#fff"]);
  for (let i = 0; i < 5; i++) {
    svg += layer(panel("M-5-8L6 0L-5 8Z", WASHI, 1.3), 150 + (30 * Math.cos(i * 1.3)), 50 + (32 * Math.sin(i * 1.3)), 1, i * 74);
  }
  return svg;
},
"windy_stage": (dice, hues) => {
  let svg = "";
  svg += panel("M22 108H178L196 140H4Z", "#c9a678", 1.8);
  svg += panel("M4 140H196V154H4Z", WOOD, 1.6);
  svg += panel("M30 108V40H38V108ZM162 108V40H170V108Z", WOOD, 1.5);
  svg += panel("M8 44Q52 36 60 12H140Q148 36 192 44Z", hues.main, 1.8);
  svg += swirl(dice, 5, WASHI, 4);
  svg += petals(dice, 12, "#e58fb0", 1.4);
  return svg;
},
"ninpo_walk": (dice, hues) => {
  let svg = "";
  svg += stain("M0 104H200V150H0Z", "#2c4a5a");
  for (let i = 0; i < 3; i++) {
    svg += `<ellipse cx="${44 + (i * 54)}" cy="${short(130 - (i * 6))}" rx="${24 - (i * 4)}" ry="${6 - i}" fill="none" ${ink(2.4, "#a9bfc4")}/>`;
  }
  svg += layer(person(POSES["run"], BUILDS["lady"], "fitted", ["#4a6d7e", hues.deep, hues.soft, WASHI, hues.second], scarf(hues.second, 1) + cowl(hues.deep, WASHI, "fierce", 1), "", "", "", 1), 128, 132, 1.06);
  return svg;
},
"induce": (dice, hues) => {
  let svg = "";
  svg += panel("M-4 154V118Q60 104 100 116T204 112V154Z", hues.deep, 1.6);
  svg += stain("M62 130Q100 112 140 130Q100 150 62 130Z", INK);
  for (let i = 0; i < 3; i++) {
    svg += layer(panel("M0-12L4-3L12 4L3 5L0 12L-3 5L-12 4L-4-3Z", "#8ea8ad", 1.2), 84 + (i * 17), 128 - ((i % 2) * 5));
  }
  svg += cord("M100-4V44", INK, 1.6);
  svg += panel("M82 44H118C128 58 128 76 116 88H84C72 76 72 58 82 44Z", "#f4c45c", 1.7);
  svg += cord("M77 58H123M76 68H124M80 78H120", INK, 1);
  svg += panel("M86 38H114V46H86ZM88 88H112V94H88Z", INK, 1);
  svg += rings(100, 66, 60, 3, "#f7d68a", 2, 0.5);
  return svg;
},
"concealment": (dice, hues) => {
  let svg = "";
  svg += layer((face(WASHI, "calm", 1) + side_hair(1)) + half_mask(hues.second, 1), 112, 92, 4);
  svg += reeds(dice, hues.deep);
  svg += lily(dice, 40, 104, 44, hues.second);
  return svg;
},
"mistbane": (dice, hues) => {
  let svg = "";
  svg += puff(dice, 100, 82, 78, 18, "#9a6a94", hues.deep);
  svg += puff(dice, 60, 108, 44, 9, "#b48cb0", hues.deep);
  svg += stain("M66 66Q84 52 94 72Q78 82 66 66ZM136 66Q118 52 108 72Q124 82 136 66Z", INK);
  svg += stain("M84 96q17-12 34 0q-17 26-34 0Z", INK);
  svg += vapour(dice, 100, 150, 4, "#cfe07e");
  return svg;
},
"spiritquell": (dice, hues) => {
  let svg = "";
  svg += layer((panel("M0 0C-20-50-70-50-74-20C-76 4-30 8 0 6C-34 16-40 50-16 50C-4 50 0 30 0 20C0 30 4 50 16 50C40 50 34 16 0 6C30 8 76 4 74-20C70-50 20-50 0 0Z", hues.second, 2) + stain("M-52-22a10 8 0 1 0 .1 0ZM52-22a10 8 0 1 0 .1 0Z", "#d3a4cf")) + cord("M0 20V-8C-4-20-10-26-16-28M0-8C4-20 10-26 16-28", INK, 2.6), 96, 76);
  svg += layer(needle(0, 1), 112, 66, 1.7, 124);
  svg += bead(150, 128, 5, "#b9d36a", 1.3);
  return svg;
},
"relaxant": (dice, hues) => {
  let svg = "";
  svg += layer(raised_palm(0, 0, 1.3, 0, WASHI), 84, 46, 1, 172);
  svg += katana(70, 138, 16, 0.8, hues.second);
  svg += cord("M112 78q8 14 0 26M130 72q8 16 0 28", WASHI, 3);
  svg += vial(170, 74, 0.8, 24, hues.main, 0.7);
  return svg;
},
"hallucinogen": (dice, hues) => {
  let svg = "";
  svg += curl(100, 66, 72, 3, 0, "#d3a4cf", 8);
  svg += panel("M54 154C58 130 56 112 60 100H80C84 112 82 130 86 154Z", WASHI, 1.7);
  svg += panel("M26 104C28 60 112 60 114 104Q70 88 26 104Z", hues.second, 1.8);
  svg += bead(52, 86, 7, WASHI, 1.2);
  svg += bead(78, 80, 8, WASHI, 1.2);
  svg += bead(96, 94, 5, WASHI, 1.2);
  svg += panel("M138 154C140 140 140 132 142 124H156C158 132 158 140 160 154Z", WASHI, 1.7);
  svg += panel("M118 128C120 96 178 96 180 128Q149 116 118 128Z", hues.main, 1.8);
  svg += bead(140, 112, 5, WASHI, 1.2);
  svg += bead(160, 114, 4, WASHI, 1.2);
  return svg;
},
"numbing": (dice, hues) => {
  let svg = "";
  svg += vial(78, 58, 1.2, 118, hues.main, 0.3);
  svg += panel("M120 90C130 104 130 116 120 116S110 104 120 90ZM134 112C142 124 142 134 134 134S126 124 134 112Z", "#b9d36a", 1.5);
  svg += panel("M84 146Q130 126 178 146V154H84Z", "#b9d36a", 1.5);
  svg += lily(dice, 164, 60, 30, hues.second);
  return svg;
},
"fading_light": (dice, hues) => {
  let svg = "";
  svg += stain("M0 0H200V150H0Z", INK, 0.55);
  svg += bead(112, 62, 46, "#f9efcf", 1.4);
  svg += stain("M112 16A46 46 0 1 0 112 108A40 46 0 0 1 112 16Z", INK);
  svg += reeds(dice, INK);
  svg += vial(44, 104, 0.84, -12, hues.main, 0.5);
  for (let i = 0; i < 5; i++) {
    svg += bead(120 + (i * 14), 116 - (i * 9), 4 - (i * 0.5), "#fff3c0", 0.6);
  }
  return svg;
},
"cauldron": (dice, hues) => {
  let svg = "";
  svg += vapour(dice, 100, 70, 6, "#cfe07e");
  svg += panel("M40 78C24 110 44 146 100 146S176 110 160 78Z", "#3a3644", 2);
  svg += `<ellipse cx="100" cy="78" rx="62" ry="15" fill="${hues.main}" ${ink(2)}/>`;
  svg += bead(78, 76, 7, "#b9d36a", 1.2);
  svg += bead(112, 80, 10, "#b9d36a", 1.2);
  svg += bead(132, 74, 5, "#b9d36a", 1.2);
  svg += flames(dice, 100, 156, 120, 26, 7, [hues.second, "#d3a4cf"]);
  return svg;
},
"turbo_switch": (dice, hues) => {
  let svg = "";
  svg += rays(100, 96, 160, 18, WASHI, 0.6);
  svg += panel("M30 106H170V154H30Z", hues.second, 2);
  svg += panel("M54 116H146V130H54Z", INK, 1.4);
  svg += layer(pole(0, 0, 9, 0, 84, "#c9d0d0", 1.2) + bead(88, 0, 14, BENI, 2), 86, 124, 1, -52);
  svg += bead(46, 142, 5, hues.disc, 1.2);
  svg += bead(154, 142, 5, BENI, 1.2);
  svg += puff(dice, 168, 84, 24, 7, WASHI);
  svg += gear(40, 72, 24, 11, 0.2, hues.main);
  return svg;
},
"on_machine": (dice, hues) => {
  let svg = "";
  svg += cord("M-6 150C40 30 150 20 206 132", WASHI, 5);
  svg += layer((gear(-30, -21, 21, 14, 0.2, hues.main) + layer(person(POSES["both"], BUILDS["lady"], "fitted", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "calm", 1) + bobbed_hair(1)) + goggles(1), "", "", "", 1), 0, -29)) + deck(hues.main, hues.second, 1), 104, 128, 0.78, -18);
  svg += puff(dice, 22, 128, 28, 8, WASHI);
  return svg;
},
"alpha_edge": (dice, hues) => {
  let svg = "";
  svg += layer((gear(-30, -21, 21, 14, 0.2, hues.main) + layer(person(POSES["charge"], BUILDS["lady"], "fitted", [hues.main, hues.deep, hues.soft, WASHI, hues.second], (face(WASHI, "fierce", 1) + bobbed_hair(1)) + goggles(1), lance(-8, 1), "", "", 1), 0, -29)) + deck(hues.main, hues.second, 1), 66, 148, 0.98);
  svg += lines(dice, 16, 0, WASHI, 0.9);
  return svg;
},
"yaksha": (dice, hues) => {
  let svg = "";
  svg += panel("M56 60C30 52 24 22 34 4C46 24 60 28 74 32H126C140 28 154 24 166 4C176 22 170 52 144 60V104L120 140H80L56 104Z", hues.main, 2.2);
  svg += panel("M68 66L94 74L90 88H70ZM132 66L106 74L110 88H130Z", "#f2c66a", 1.6);
  svg += panel("M76 106H124L116 126H84Z", INK, 1.6);
  svg += panel("M80 106l5 12 5-12ZM110 106l5 12 5-12Z", WASHI, 1);
  svg += gear(100, 46, 14, 9, 0.2, GOLD);
  svg += bead(60, 88, 3, GOLD, 0.9);
  svg += bead(140, 88, 3, GOLD, 0.9);
  return svg;
},
"naga": (dice, hues) => {
  let svg = "";
  svg += cord("M-6 130C50 150 80 120 60 92S20 40 70 34S128 50 124 70", INK, 34);
  svg += cord("M-6 130C50 150 80 120 60 92S20 40 70 34S128 50 124 70", hues.main, 30);
  svg += cord("M6 132C50 144 74 120 56 94S26 44 70 38", hues.soft, 5);
  svg += panel("M96 62L150 50L188 84L178 100L150 96L120 104L98 90Z", hues.main, 2.2);
  svg += bead(146, 70, 9, "#f2c66a", 1.7);
  svg += bead(148, 70, 3.4, INK, 0.6);
  svg += cord("M186 90l12 2M176 100l-8 12", BENI, 3);
  svg += gear(40, 120, 20, 10, 0.2, hues.second);
  svg += gear(68, 34, 14, 9, 0.4, hues.second);
  return svg;
},
"garuda": (dice, hues) => {
  let svg = "";
  svg += panel("M100 66C60 20 20 12 -4 22C8 34 10 40 6 52C20 54 24 60 22 72C36 72 42 78 42 90C60 90 78 96 88 104ZM100 66C140 20 180 12 204 22C192 34 190 40 194 52C180 54 176 60 178 72C164 72 158 78 158 90C140 90 122 96 112 104Z", hues.main, 2);
  svg += cord("M88 72C60 50 36 40 14 36M90 84C70 70 50 62 32 60M112 72C140 50 164 40 186 36M110 84C130 70 150 62 168 60", hues.soft, 2.4);
  svg += panel("M82 54C82 34 118 34 118 54L112 110L100 146L88 110Z", hues.second, 2);
  svg += panel("M94 50L100 72L106 50Z", GOLD, 1.6);
  svg += bead(91, 48, 5, "#a8e0e6", 1.4);
  svg += bead(109, 48, 5, "#a8e0e6", 1.4);
  svg += gear(100, 98, 13, 9, 0.2, hues.main);
  return svg;
},
};
export const NOTES: Record<string, Note> = {
"Slash": {
"disc": {
"kind": "sun",
"x": 150,
"y": 44,
"radius": 26,
},
},
"Brandish": {
"ground": "mist",
},
"Overawe": {
"motif": "ring",
},
"Tsukikage Crush": {
"ground": "sea",
"disc": {
"kind": "moon",
"x": 100,
"y": 62,
"radius": 54,
},
"sky": "night",
},
"Uranami Storm": {
"ground": "none",
"extra": "wave",
},
"Ukifune Serene": {
"motif": "none",
"ground": "sea",
"extra": "boat",
"disc": {
"kind": "sun",
"x": 146,
"y": 52,
"radius": 28,
},
},
"Yurina's Final Blow": {
"disc": {
"kind": "sun",
"x": 100,
"y": 72,
"radius": 60,
},
},
"Smoke": {
"motif": "ring",
"ground": "none",
},
"Vermillion Field": {
"motif": "none",
"extra": "flames",
"disc": {
"kind": "sun",
"x": 100,
"y": 60,
"radius": 42,
},
},
"Rabbit Step": {
"motif": "none",
"ground": "reeds",
"disc": {
"kind": "moon",
"x": 116,
"y": 64,
"radius": 44,
},
"extra": "rabbit",
},
"Sunny Stage": {
"motif": "ring",
"disc": {
"kind": "sun",
"x": 100,
"y": 76,
"radius": 58,
},
},
"Immortal Flower": {
"motif": "none",
"extra": "peony",
},
"Eternal Migrant": {
"motif": "none",
"ground": "sea",
"disc": {
"kind": "moon",
"x": 140,
"y": 50,
"radius": 30,
},
"extra": "birds",
},
"Perpetual Wind": {
"motif": "attack",
"extra": "swirl",
"sky": "jade",
},
"Polite Return": {
"sky": "dusk",
},
"Eternal Moon": {
"motif": "none",
"ground": "mist",
"disc": {
"kind": "moon",
"x": 100,
"y": 70,
"radius": 54,
},
"extra": "fan",
},
"Quick Shot": {
"motif": "none",
"extra": "volley",
},
"Shoot": {
"disc": {
"kind": "moon",
"x": 150,
"y": 40,
"radius": 24,
},
},
"Steel Strings": {
"motif": "none",
"extra": "strings",
"disc": {
"kind": "moon",
"x": 100,
"y": 60,
"radius": 40,
},
},
"Caltrops": {
"motif": "none",
"extra": "caltrops",
},
"Rush of Blades": {
"motif": "attack",
"extra": "rush",
},
"Shadow Cloning": {
"motif": "none",
"extra": "clones",
"disc": {
"kind": "moon",
"x": 100,
"y": 50,
"radius": 40,
},
},
"Revitalize": {
"motif": "ring",
"extra": "vine2",
},
"Poison Needle": {
"motif": "none",
"extra": "needle",
},
"Behead": {
"motif": "none",
"extra": "behead",
"disc": {
"kind": "moon",
"x": 100,
"y": 70,
"radius": 50,
},
},
"Chikage's Grim Path": {
"motif": "none",
"extra": "path",
"disc": {
"kind": "moon",
"x": 100,
"y": 56,
"radius": 36,
},
},
"Ruinous Soultoxin": {
"motif": "still",
"disc": {
"kind": "moon",
"x": 100,
"y": 60,
"radius": 48,
},
},
"Steam Cannon": {
"motif": "none",
"extra": "cannon",
},
"Shield Charge": {
"motif": "none",
"extra": "shield",
},
"Waving Edge": {
"ground": "sea",
"motif": "none",
"extra": "edge",
},
"Roaring": {
"motif": "none",
"extra": "roar",
},
"Burning Steam": {
"motif": "attack",
"extra": "steam",
},
"Omega-Burst": {
"motif": "none",
"extra": "omega",
},
"Julia's BlackBox": {
"motif": "none",
"extra": "box",
},
"Thallya's Masterpiece": {
"motif": "ring",
"disc": {
"kind": "sun",
"x": 100,
"y": 76,
"radius": 58,
},
},
"Tobi-Kage": {
"motif": "none",
"extra": "hawk",
"disc": {
"kind": "moon",
"x": 56,
"y": 48,
"radius": 30,
},
},
"Uro-Uo": {
"motif": "none",
"ground": "sea",
"extra": "fish",
},
"Mi-Kazura": {
"motif": "none",
"extra": "vine",
},
"Kuma-Suke": {
"motif": "none",
"extra": "bear",
},
"Quagmire": {
"motif": "none",
"ground": "sea",
"extra": "lily",
},
"Silent Approach": {
"motif": "none",
"ground": "reeds",
"extra": "steps",
"disc": {
"kind": "moon",
"x": 150,
"y": 36,
"radius": 20,
},
},
"Hilt Strike": {
"motif": "none",
"ground": "none",
"extra": "hilt_strike",
},
"Art of Drawing": {
"motif": "none",
"ground": "hills",
"extra": "art_of_drawing",
"disc": {
"kind": "sun",
"x": 60,
"y": 64,
"radius": 40,
},
},
"Spirit": {
"motif": "none",
"ground": "none",
"extra": "spirit",
"sky": "red",
"disc": "none",
},
"Soulfire": {
"motif": "none",
"ground": "hills",
"extra": "soulfire",
"sky": "night",
"disc": "none",
},
"Magnum": {
"motif": "none",
"ground": "hills",
"extra": "magnum",
"disc": {
"kind": "moon",
"x": 44,
"y": 34,
"radius": 20,
},
},
"Barrage": {
"motif": "none",
"ground": "none",
"extra": "barrage",
"disc": "none",
},
"Backstep": {
"motif": "none",
"ground": "hills",
"extra": "backstep",
"sky": "dusk",
"disc": {
"kind": "moon",
"x": 150,
"y": 40,
"radius": 24,
},
},
"Backdraft": {
"motif": "none",
"ground": "none",
"extra": "backdraft",
"disc": "none",
},
"Red Bullet": {
"motif": "none",
"ground": "none",
"extra": "red_bullet",
"sky": "red",
"disc": "none",
},
"Crimson Zero": {
"motif": "none",
"ground": "none",
"extra": "crimson_zero",
"disc": "none",
},
"Scarlet Visions": {
"motif": "none",
"ground": "none",
"extra": "scarlet_visions",
"sky": "night",
"disc": "none",
},
"Song and Dance": {
"motif": "none",
"ground": "none",
"extra": "song_and_dance",
"sky": "gold",
"disc": "none",
},
"Break Point": {
"motif": "none",
"ground": "none",
"extra": "break_point",
"disc": "none",
},
"Windy Stage": {
"motif": "none",
"ground": "none",
"extra": "windy_stage",
"sky": "jade",
"disc": "none",
},
"Ninpo-Walk": {
"motif": "none",
"ground": "none",
"extra": "ninpo_walk",
"disc": {
"kind": "moon",
"x": 52,
"y": 46,
"radius": 30,
},
},
"Induce": {
"motif": "none",
"ground": "none",
"extra": "induce",
"sky": "night",
"disc": "none",
},
"Concealment": {
"motif": "none",
"ground": "none",
"extra": "concealment",
"disc": "none",
},
"Amorphous Mistbane": {
"motif": "none",
"ground": "none",
"extra": "mistbane",
"sky": "dusk",
"disc": "none",
},
"Treacherous Spiritquell": {
"motif": "none",
"ground": "none",
"extra": "spiritquell",
"sky": "jade",
"disc": "none",
},
"Muscle Relaxant": {
"motif": "none",
"ground": "none",
"extra": "relaxant",
"sky": "gold",
"disc": "none",
},
"Hallucinogen": {
"motif": "none",
"ground": "none",
"extra": "hallucinogen",
"sky": "dusk",
"disc": "none",
},
"Numbing Agent": {
"motif": "none",
"ground": "reeds",
"extra": "numbing",
"sky": "storm",
"disc": "none",
},
"Fading Light Toxin": {
"motif": "none",
"ground": "none",
"extra": "fading_light",
"sky": "night",
"disc": "none",
},
"Miasma": {
"motif": "none",
"ground": "mist",
"extra": "cauldron",
"disc": "none",
},
"Turbo Switch": {
"motif": "none",
"ground": "none",
"extra": "turbo_switch",
"sky": "storm",
"disc": "none",
},
"Stunt": {
"motif": "none",
"ground": "mist",
"extra": "on_machine",
"disc": {
"kind": "sun",
"x": 40,
"y": 40,
"radius": 22,
},
},
"Alpha Edge": {
"motif": "none",
"ground": "hills",
"extra": "alpha_edge",
"disc": {
"kind": "sun",
"x": 140,
"y": 56,
"radius": 40,
},
},
"Form: YAKSHA": {
"motif": "none",
"ground": "none",
"extra": "yaksha",
"sky": "red",
"disc": "none",
},
"Form: NAGA": {
"motif": "none",
"ground": "none",
"extra": "naga",
"sky": "jade",
"disc": "none",
},
"Form: GARUDA": {
"motif": "none",
"ground": "none",
"extra": "garuda",
"sky": "gold",
"disc": "none",
},
"Hidden Needles / Kept Needles": {
"motif": "none",
"ground": "none",
"extra": "needles",
"disc": {
"kind": "moon",
"x": 44,
"y": 36,
"radius": 20,
},
},
"Preparation / Fake Out": {
"motif": "none",
"ground": "none",
"extra": "feint",
"sky": "jade",
"disc": "none",
},
"Hidden Power / Chain Reel": {
"motif": "none",
"ground": "none",
"extra": "reel",
"sky": "night",
"disc": {
"kind": "moon",
"x": 160,
"y": 36,
"radius": 20,
},
},
"Swing / Pierce": {
"motif": "none",
"ground": "none",
"extra": "pierce",
"sky": "storm",
"disc": "none",
},
"Wield": {
"motif": "none",
"ground": "none",
"extra": "wield",
"sky": "dusk",
"disc": "none",
},
"Pull Back / Advance": {
"motif": "none",
"ground": "none",
"extra": "pullback",
"disc": "none",
},
"Bind": {
"motif": "none",
"ground": "none",
"extra": "bind",
"sky": "gold",
"disc": "none",
},
"Turning Over / Chance Meeting": {
"motif": "none",
"ground": "sea",
"extra": "turning",
"sky": "dusk",
"disc": "none",
},
"Looking Far / Glaring": {
"motif": "none",
"ground": "none",
"extra": "glaring",
"sky": "night",
"disc": "none",
},
"Gentle Snow": {
"motif": "none",
"ground": "none",
"extra": "gentle",
"disc": "none",
},
"Swaying Flame": {
"motif": "none",
"ground": "none",
"extra": "candle",
"sky": "night",
"disc": {
"kind": "moon",
"x": 34,
"y": 30,
"radius": 12,
},
},
"Soft Heart": {
"motif": "none",
"ground": "none",
"extra": "heart",
"sky": "jade",
"disc": "none",
},
"Abrupt Transformation": {
"motif": "none",
"ground": "none",
"extra": "turncoat",
"sky": "red",
"disc": "none",
},
"Umbrella": {
"motif": "none",
"ground": "none",
"extra": "umbrella_form",
"sky": "jade",
"disc": "none",
},
"Argue": {
"motif": "none",
"ground": "none",
"extra": "argue",
"sky": "gold",
"disc": "none",
},
"Protest": {
"motif": "none",
"ground": "none",
"extra": "protest",
"sky": "red",
"disc": "none",
},
"Sophism": {
"motif": "none",
"ground": "mist",
"extra": "sophism",
"sky": "jade",
"disc": "none",
},
"Replicate": {
"motif": "none",
"ground": "none",
"extra": "replicate",
"disc": "none",
},
"Agitate": {
"motif": "none",
"ground": "hills",
"extra": "agitate",
"sky": "red",
"disc": "none",
},
"Eloquence": {
"motif": "none",
"ground": "none",
"extra": "eloquence",
"sky": "jade",
"disc": "none",
},
"Confuse": {
"motif": "none",
"ground": "none",
"extra": "confuse",
"sky": "dusk",
"disc": "none",
},
"Shake the Mind": {
"motif": "none",
"ground": "none",
"extra": "shake_mind",
"sky": "storm",
"disc": "none",
},
"Infer the Totality": {
"motif": "none",
"ground": "none",
"extra": "totality",
"sky": "night",
"disc": "none",
},
"Refute the World": {
"motif": "none",
"ground": "none",
"extra": "refute",
"disc": "none",
},
"Prove the Nature": {
"motif": "none",
"ground": "none",
"extra": "prove",
"sky": "gold",
"disc": "none",
},
"Divine": {
"motif": "none",
"ground": "none",
"extra": "divine",
"sky": "gold",
"disc": "none",
},
"Devious": {
"motif": "none",
"ground": "none",
"extra": "devious",
"sky": "night",
"disc": "none",
},
"Centrifugal Swing": {
"motif": "none",
"ground": "none",
"extra": "centri",
"sky": "dusk",
"disc": "none",
},
"Scatter to the Winds": {
"motif": "none",
"ground": "none",
"extra": "scatter",
"sky": "storm",
"disc": {
"kind": "moon",
"x": 40,
"y": 30,
"radius": 16,
},
},
"Earthshatter": {
"motif": "none",
"ground": "none",
"extra": "shatter",
"sky": "red",
"disc": {
"kind": "sun",
"x": 40,
"y": 34,
"radius": 18,
},
},
"Recoil": {
"motif": "none",
"ground": "hills",
"extra": "recoil",
"sky": "jade",
"disc": "none",
},
"Waltz of Steel": {
"motif": "none",
"ground": "mist",
"extra": "waltz",
"sky": "gold",
"disc": {
"kind": "moon",
"x": 150,
"y": 36,
"radius": 22,
},
},
"Sound the Bell": {
"motif": "none",
"ground": "none",
"extra": "bell_tower",
"disc": "none",
},
"Gravity Well": {
"motif": "none",
"ground": "none",
"extra": "gravity_well",
"sky": "storm",
"disc": "none",
},
"Grand Firmament Crash": {
"motif": "none",
"ground": "none",
"extra": "firmament",
"sky": "night",
"disc": "none",
},
"Grand Bourdon Peal": {
"motif": "none",
"ground": "mist",
"extra": "peal",
"sky": "gold",
"disc": "none",
},
"Grand Gravity Attract": {
"motif": "none",
"ground": "none",
"extra": "attract",
"sky": "red",
"disc": "none",
},
"Grand Sierra Respect": {
"motif": "none",
"ground": "none",
"extra": "sierra",
"sky": "jade",
"disc": {
"kind": "sun",
"x": 160,
"y": 34,
"radius": 22,
},
},
"Swing Rush": {
"motif": "none",
"ground": "none",
"extra": "swing_rush",
"sky": "storm",
"disc": "none",
},
"Cut Down": {
"motif": "none",
"ground": "none",
"extra": "cut_down",
"sky": "jade",
"disc": {
"kind": "moon",
"x": 44,
"y": 40,
"radius": 22,
},
},
"Hilt Slam": {
"motif": "none",
"ground": "none",
"extra": "hilt_slam",
"disc": "none",
},
"Outclass": {
"motif": "none",
"ground": "mist",
"extra": "outclass",
"sky": "gold",
"disc": "none",
},
"Gait": {
"motif": "none",
"ground": "none",
"extra": "gait",
"sky": "jade",
"disc": "none",
},
"Space for Master": {
"motif": "none",
"ground": "none",
"extra": "space_for_master",
"disc": "none",
},
"Wavering Crystal": {
"motif": "none",
"ground": "none",
"extra": "wavering_crystal",
"sky": "night",
"disc": "none",
},
"Silent Wall": {
"motif": "none",
"ground": "none",
"extra": "silent_wall",
"disc": "none",
},
"Rhythmic Arc": {
"motif": "none",
"ground": "sea",
"extra": "rhythmic_arc",
"sky": "dusk",
"disc": "none",
},
"Resonant Beat": {
"motif": "none",
"ground": "none",
"extra": "resonant_beat",
"sky": "red",
"disc": "none",
},
"Silent Icebreaker": {
"motif": "none",
"ground": "none",
"extra": "icebreaker",
"sky": "storm",
"disc": "none",
},
"Saine's Final Stage": {
"motif": "none",
"ground": "none",
"extra": "final_stage",
"sky": "night",
"disc": "none",
},
"Bestial Claw": {
"motif": "none",
"ground": "none",
"extra": "bestial_claw",
"disc": "none",
},
"Wind and Thunder": {
"motif": "none",
"ground": "none",
"extra": "wind_and_thunder",
"sky": "dusk",
"disc": "none",
},
"Claw of Regrowth": {
"motif": "none",
"ground": "hills",
"extra": "regrowth",
"sky": "gold",
"disc": "none",
},
"Windrun": {
"motif": "none",
"ground": "reeds",
"extra": "windrun",
"sky": "dusk",
"disc": {
"kind": "moon",
"x": 56,
"y": 40,
"radius": 24,
},
},
"Wisdom of the Gods": {
"motif": "none",
"ground": "mist",
"extra": "wisdom",
"sky": "jade",
"disc": "none",
},
"Roar": {
"motif": "none",
"ground": "none",
"extra": "roar_at_moon",
"sky": "night",
"disc": "none",
},
"Pounce": {
"motif": "none",
"ground": "hills",
"extra": "pounce_scene",
"sky": "jade",
"disc": {
"kind": "moon",
"x": 40,
"y": 40,
"radius": 26,
},
},
"Stormcharged Claw": {
"motif": "none",
"ground": "none",
"extra": "stormcharged",
"sky": "night",
"disc": "none",
},
"Thundercall Ritual": {
"motif": "none",
"ground": "none",
"extra": "thundercall",
"sky": "red",
"disc": "none",
},
"Windbeast Invocation": {
"motif": "none",
"ground": "hills",
"extra": "invocation",
"sky": "storm",
"disc": "none",
},
"Death and Rebirth": {
"motif": "none",
"ground": "none",
"extra": "death_and_rebirth",
"sky": "red",
"disc": "none",
},
"Windbeast Manifestation": {
"motif": "none",
"ground": "none",
"extra": "manifestation",
"sky": "gold",
"disc": "none",
},
"Windbeast Reincarnation": {
"motif": "none",
"ground": "none",
"extra": "reincarnation",
"sky": "dusk",
"disc": "none",
},
"Windbeast Perdition": {
"motif": "none",
"ground": "mist",
"extra": "perdition",
"sky": "night",
"disc": "none",
},
"Wind and Thunder Board": {
"motif": "none",
"ground": "none",
"extra": "storm_board",
"sky": "storm",
"disc": "none",
},
"Elekiter": {
"motif": "none",
"ground": "none",
"extra": "elekiter",
"sky": "night",
"disc": "none",
},
"Acceler": {
"motif": "none",
"ground": "hills",
"extra": "acceler",
"sky": "jade",
"disc": "none",
},
"Kururu~n": {
"motif": "none",
"ground": "none",
"extra": "kururun",
"sky": "dusk",
"disc": "none",
},
"Tornaydo": {
"motif": "none",
"ground": "hills",
"extra": "tornaydo",
"sky": "storm",
"disc": "none",
},
"Regainah": {
"motif": "none",
"ground": "none",
"extra": "regainah",
"disc": "none",
},
"Mozule": {
"motif": "none",
"ground": "none",
"extra": "mozule",
"sky": "storm",
"disc": "none",
},
"Reflecta": {
"motif": "none",
"ground": "none",
"extra": "reflecta",
"disc": "none",
},
"Drain Devil": {
"motif": "none",
"ground": "none",
"extra": "drain_devil",
"sky": "night",
"disc": "none",
},
"Big Golem": {
"motif": "none",
"ground": "hills",
"extra": "big_golem",
"sky": "red",
"disc": "none",
},
"Industria": {
"motif": "none",
"ground": "hills",
"extra": "industria",
"sky": "dusk",
"disc": "none",
},
"Godly Intervention Simulator: Kururu-Type": {
"motif": "none",
"ground": "none",
"extra": "simulator",
"sky": "gold",
"disc": "none",
},
"Dupligear": {
"motif": "none",
"ground": "none",
"extra": "dupligear",
"sky": "dusk",
"disc": "none",
},
"Spirit of Fire": {
"motif": "none",
"ground": "none",
"extra": "spirit",
"sky": "red",
"disc": "none",
},
"Tsukikage Clush": {
"ground": "sea",
"disc": {
"kind": "moon",
"x": 100,
"y": 62,
"radius": 54,
},
"sky": "night",
},
"AMANE Yurina's Final Blow": {
"disc": {
"kind": "sun",
"x": 100,
"y": 72,
"radius": 60,
},
},
"Fire": {
"motif": "none",
"ground": "hills",
"extra": "magnum",
"disc": {
"kind": "moon",
"x": 44,
"y": 34,
"radius": 20,
},
},
"Burst": {
"motif": "none",
"extra": "volley",
},
"Leap Back": {
"motif": "none",
"ground": "hills",
"extra": "backstep",
"sky": "dusk",
"disc": {
"kind": "moon",
"x": 150,
"y": 40,
"radius": 24,
},
},
"Blaze": {
"motif": "none",
"ground": "none",
"extra": "backdraft",
"disc": "none",
},
"Red-bullet": {
"motif": "none",
"ground": "none",
"extra": "red_bullet",
"sky": "red",
"disc": "none",
},
"Crimson-zero": {
"motif": "none",
"ground": "none",
"extra": "crimson_zero",
"disc": "none",
},
"Scarlet-imagine": {
"motif": "none",
"ground": "none",
"extra": "scarlet_visions",
"sky": "night",
"disc": "none",
},
"Vermilion-field": {
"motif": "none",
"extra": "flames",
"disc": {
"kind": "sun",
"x": 100,
"y": 60,
"radius": 42,
},
},
"Singing Dance": {
"motif": "none",
"ground": "none",
"extra": "song_and_dance",
"sky": "gold",
"disc": "none",
},
"Break the Point": {
"motif": "none",
"ground": "none",
"extra": "break_point",
"disc": "none",
},
"Everlasting Migratory": {
"motif": "none",
"ground": "sea",
"disc": {
"kind": "moon",
"x": 140,
"y": 50,
"radius": 30,
},
"extra": "birds",
},
};
