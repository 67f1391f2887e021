/** Colours and drawings: written by tools/export_art.py from mankai/drawing/data/people.toml. */

import { GOLD, INK, WASHI } from "./colours.gen";
import { ink, point, short } from "./pen";

export const POSES: Record<string, number[]> = {
"stand": [0, -89, 0, -72, 0, -42, 16, -58, 25, -46, -16, -58, -20, -42, 8, -21, 11, 0, -8, -21, -11, 0],
"tall": [0, -93, 0, -75, 0, -43, 15, -62, 22, -54, -15, -60, -18, -44, 6, -22, 8, 0, -6, -22, -8, 0],
"hold": [0, -88, 0, -71, 0, -42, 19, -54, 8, -50, -19, -54, -6, -50, 9, -21, 11, 0, -9, -21, -11, 0],
"bear": [0, -88, 0, -71, 0, -42, 13, -57, 21, -50, -14, -57, -19, -46, 9, -21, 11, 0, -9, -21, -11, 0],
"guard": [3, -87, 0, -70, -3, -41, 19, -62, 33, -58, -8, -58, 18, -52, 17, -23, 22, 0, -15, -22, -25, 0],
"thrust": [20, -82, 11, -66, -8, -40, 34, -64, 56, -66, 6, -58, 26, -60, 22, -24, 40, 0, -24, -22, -46, 0],
"strike": [17, -81, 9, -65, -7, -40, 32, -70, 52, -74, -13, -62, -32, -54, 21, -25, 36, 0, -23, -23, -42, 0],
"aim": [4, -88, 0, -71, -4, -42, 22, -70, 44, -74, 10, -62, 26, -70, 12, -22, 20, 0, -14, -22, -26, 0],
"raise": [-1, -87, 0, -70, 0, -41, 18, -80, 25, -103, -15, -58, -24, -44, 9, -21, 15, 0, -10, -21, -15, 0],
"both": [-2, -87, 0, -70, 0, -41, 19, -78, 32, -98, -19, -78, -32, -98, 10, -21, 16, 0, -10, -21, -16, 0],
"heave": [-6, -84, -2, -67, 2, -40, 10, -86, 2, -104, -16, -84, -6, -104, 14, -20, 20, 0, -12, -20, -18, 0],
"dance": [-5, -88, 0, -71, 4, -41, 18, -80, 40, -90, -20, -70, -40, -76, 4, -21, 0, 0, 16, -30, 28, -16],
"charge": [14, -84, 6, -68, -6, -40, 28, -60, 46, -60, -6, -60, 20, -54, 10, -22, 14, 0, -14, -22, -20, 0],
"bend": [22, -70, 10, -60, -6, -40, 25, -46, 36, -32, 0, -48, 22, -36, 6, -20, 8, 0, -10, -20, -15, 0],
"run": [19, -84, 11, -68, -3, -43, 27, -56, 42, -63, -9, -58, -26, -52, 23, -36, 20, -8, -17, -30, -42, -20],
"rush": [22, -78, 13, -63, -3, -40, 29, -54, 46, -60, -9, -54, -28, -50, 22, -24, 24, 0, -20, -22, -44, -3],
"leap": [12, -98, 5, -82, -7, -56, 24, -90, 44, -98, -13, -78, -32, -86, 18, -54, 14, -28, -22, -42, -44, -38],
"low": [16, -52, 7, -40, -12, -24, 26, -30, 40, -26, -14, -34, -30, -40, 26, -24, 28, 0, -28, -14, -42, 0],
"pounce": [26, -70, 15, -58, -8, -46, 36, -62, 56, -48, 30, -74, 50, -82, 4, -34, -10, -14, -28, -42, -52, -34],
"crouch": [11, -60, 4, -45, -11, -25, 24, -38, 39, -42, -10, -34, 10, -26, 21, -27, 20, 0, -25, -12, -36, 0],
"sit": [0, -68, 0, -51, 0, -18, 16, -36, 10, -24, -16, -36, -10, -24, 26, -11, 4, -4, -26, -11, -4, -4],
"kick": [-14, -84, -9, -67, -3, -42, 8, -60, 18, -70, -24, -58, -30, -46, 22, -48, 50, -56, -4, -21, -6, 0],
"kneel": [2, -66, 0, -49, -4, -22, 18, -40, 30, -36, -12, -38, 14, -30, 22, -24, 20, 0, -16, -4, -38, -2],
"fallen": [24, -39, 9, -36, -14, -19, 25, -22, 35, -3, 4, -18, 15, -3, 10, -13, -8, -1, -18, -7, -40, -2],
};
export const BUILDS: Record<string, number[]> = {
"slim": [6.5, 11, 14],
"stout": [8.5, 19, 14.5],
"huge": [13, 27, 13.5],
"child": [6, 11, 17],
"elder": [6, 12, 14],
"broad": [9.5, 17, 13],
"lady": [5.2, 9.5, 10],
"girl": [5.6, 10, 13],
};
export function panel(path: string, colour: string, width: number, thin: number = 1): string {
  let svg = "";
  svg += `<path d="${path}" fill="${colour}" ${ink(width * thin)}/>`;
  return svg;
}
export function stain(path: string, colour: string, opacity: number = 1): string {
  let svg = "";
  svg += `<path d="${path}" fill="${colour}" opacity="${opacity}"/>`;
  return svg;
}
export function cord(path: string, colour: string, width: number): string {
  let svg = "";
  svg += `<path d="${path}" fill="none" ${ink(width, colour)}/>`;
  return svg;
}
export function bead(x: number, y: number, radius: number, colour: string, width: number = 1.4, thin: number = 1): string {
  let svg = "";
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}" ${ink(width * thin)}/>`;
  return svg;
}
export function layer(drawn: string, x: number, y: number, scale: number = 1, angle: number = 0): string {
  let svg = "";
  svg += `<g transform="translate(${point(x, y)}) rotate(${short(angle)}) scale(${scale})">${drawn}</g>`;
  return svg;
}
export function mirror_image(drawn: string): string {
  let svg = "";
  svg += `<g transform="scale(-1 1)">${drawn}</g>`;
  return svg;
}
export function pole(x: number, y: number, width: number, left: number, right: number, colour: string, thin: number = 1): string {
  let svg = "";
  svg += `<path d="M${point(left, -width / 2)}H${short(right)}V${short(width / 2)}H${short(left)}Z" transform="translate(${point(x, y)})"`;
  svg += ` fill="${colour}" ${ink(1.3 * thin)}/>`;
  return svg;
}
export function limb(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number, upper: number, lower: number, colour: string, thin: number): string {
  let svg = "";
  let d = "";
  d += `M${point(x1, y1)}L${point(x2, y2)}`;
  let e = "";
  e += `M${point(x2, y2)}L${point(x3, y3)}`;
  svg += `<g fill="none"><path d="${d}" ${ink(upper + (2.6 * thin))}/><path d="${e}" ${ink(lower + (2.6 * thin))}/>`;
  svg += `<path d="${d}" ${ink(upper, colour)}/><path d="${e}" ${ink(lower, colour)}/></g>`;
  return svg;
}
export function beside(x: number, y: number, ux: number, uy: number, across: number, along: number): string {
  let svg = "";
  svg += `${point((x + (uy * across)) + (ux * along), (y - (ux * across)) + (uy * along))}`;
  return svg;
}
export function skirt(x: number, y: number, half: number, left: number, right: number, low: number, main: string, deep: string, soft: string, thin: number): string {
  let svg = "";
  let middle = (left + right) / 2;
  let d = "";
  d += `M${point(right - 3, low - 6)}q7 1 10 6h-14ZM${point(left - 2, low - 6)}q7 1 10 6h-14Z`;
  svg += `<path d="${d}" fill="${WASHI}" ${ink(1.1 * thin)}/>`;
  d = "";
  d += `M${point(x - (half * 0.95), y)}C${point(x - (half * 1.3), y + 15)} ${point(left - 7, low - 18)} ${point(left - 10, low - 2)}`;
  d += `Q${point(middle, low + 4)} ${point(right + 9, low - 2)}`;
  d += `C${point(right + 4, low - 18)} ${point(x + (half * 1.3), y + 13)} ${point(x + (half * 0.95), y)}Z`;
  svg += `<path d="${d}" fill="${main}" ${ink(1.6 * thin)}/>`;
  svg += `<path d="M${point(x + 3, y)}C${point(x + 6, y + 14)} ${point(right - 1, low - 16)} ${point(right + 6, low - 2)}`;
  svg += `L${point(right - 9, low)}C${point(right - 10, low - 14)} ${point(x + 3, y + 16)} ${point(x + 3, y)}Z" fill="${deep}" opacity=".6"/>`;
  svg += `<path d="M${point(x - (half * 0.4), y + 6)}Q${point(x - (half * 0.8), y + 20)} ${point(left + 1, low - 8)}" fill="none" ${ink(0.9 * thin, deep)}/>`;
  svg += `<path d="M${point(left - 8, low - 6)}Q${point(middle, low - 1)} ${point(right + 6.5, low - 6)}" fill="none" ${ink(3, soft)}/>`;
  return svg;
}
export function hakama_leg(x: number, y: number, half: number, kx: number, ky: number, fx: number, fy: number, colour: string, soft: string, thin: number): string {
  let svg = "";
  svg += `<path d="M${point(fx - 5, fy - 5)}h8q6 1 7 5h-15Z" fill="${WASHI}" ${ink(1.1 * thin)}/>`;
  svg += `<path d="M${point(x - (half * 0.8), y)}C${point(kx - 12, (y + ky) / 2)} ${point(kx - 12, ky)} ${point(fx - 13, fy - 4)}`;
  svg += `Q${point(fx, fy + 1)} ${point(fx + 13, fy - 4)}C${point(kx + 13, ky)} ${point(kx + 10, (y + ky) / 2)} ${point(x + (half * 0.8), y)}Z"`;
  svg += ` fill="${colour}" ${ink(1.5 * thin)}/>`;
  svg += `<path d="M${point(x - 1, y + 5)}Q${point(kx - 4, ky)} ${point(fx - 5, fy - 3.5)}M${point(x + 2, y + 5)}Q${point(kx + 3, ky)} ${point(fx + 4, fy - 3)}"`;
  svg += ` fill="none" ${ink(0.9 * thin, soft)} opacity=".7"/>`;
  return svg;
}
export function leg(x: number, y: number, kx: number, ky: number, fx: number, fy: number, width: number, colour: string, thin: number): string {
  let svg = "";
  svg += limb(x, y, kx, ky, fx, fy - 3, width + 3.4, width + 1.4, colour, thin);
  let d = "";
  for (let i = 0; i < 3; i++) {
    let a = 0.4 + (i * 0.2);
    d += `M${point((kx + ((fx - kx) * a)) - 3.6, (ky + ((fy - ky) * a)) - 0.8)}l7.200 1.600`;
  }
  svg += `<path d="${d}" fill="none" ${ink(0.8 * thin, WASHI)} opacity=".75"/>`;
  svg += `<path d="M${point(fx - 5, fy - 5)}q4-2 8 0q6 1.500 7 5h-15Z" fill="${INK}" ${ink(thin)}/>`;
  return svg;
}
export function sleeve(x: number, y: number, ex: number, ey: number, hx: number, hy: number, width: number, drop: number, colour: string, soft: string, skin: string, thin: number): string {
  let svg = "";
  svg += limb(ex, ey, (ex + hx) / 2, (ey + hy) / 2, hx, hy, width * 0.8, width * 0.7, skin, thin);
  let mx = (ex * 0.4) + (hx * 0.6);
  let my = (ey * 0.4) + (hy * 0.6);
  let fall = Math.max(5, Math.min(drop, -1 - my));
  let d = "";
  d += `M${point(x - 1, y - 4.5)}Q${point((x + ex) / 2, ((y + ey) / 2) - (width * 1.1))} ${point(ex, ey - width)}L${point(mx, my - (width * 0.7))}`;
  d += `Q${point(mx + 3, my + (fall * 0.5))} ${point(mx + 2, my + fall)}Q${point(ex, ey + (fall * 0.8))} ${point(x - 2, y + 9)}Z`;
  svg += `<path d="${d}" fill="${colour}" ${ink(1.5 * thin)}/>`;
  svg += `<path d="M${point(mx - 1, my - (width * 0.5))}Q${point(mx + 1.4, my + (fall * 0.5))} ${point(mx, (my + fall) - 1.5)}" fill="none" ${ink(2.2, soft)}/>`;
  return svg;
}
export function torso(x: number, y: number, vx: number, vy: number, ux: number, uy: number, half: number, main: string, soft: string, thin: number): string {
  let svg = "";
  let s = half * 0.75;
  let d = "";
  d += `M${beside(x, y, ux, uy, -s - 2.6, 3.5)}Q${beside(x, y, ux, uy, 0, -8)} ${beside(x, y, ux, uy, s + 2.6, 3.5)}`;
  d += `C${beside(x, y, ux, uy, s + 3.4, 13)} ${beside(vx, vy, ux, uy, half * 0.7, -11)} ${beside(vx, vy, ux, uy, half, 4)}`;
  d += `L${beside(vx, vy, ux, uy, -half, 4)}C${beside(vx, vy, ux, uy, -half * 0.7, -11)} ${beside(x, y, ux, uy, -s - 3.4, 13)}`;
  d += ` ${beside(x, y, ux, uy, -s - 2.6, 3.5)}Z`;
  svg += `<path d="${d}" fill="${main}" ${ink(1.6 * thin)}/>`;
  svg += `<path d="M${beside(x, y, ux, uy, -7, -2)}L${beside(x, y, ux, uy, 2.4, 17)}L${beside(x, y, ux, uy, 8, -2)}L${beside(x, y, ux, uy, 4.4, -4)}`;
  svg += `L${beside(x, y, ux, uy, 1.6, 7)}L${beside(x, y, ux, uy, -3.6, -4.4)}Z" fill="${soft}" ${ink(thin)}/>`;
  return svg;
}
export function obi(x: number, y: number, ux: number, uy: number, half: number, sash: string, thin: number): string {
  let svg = "";
  svg += `<path d="M${beside(x, y, ux, uy, -half - 0.6, -10)}L${beside(x, y, ux, uy, half + 0.6, -10)}L${beside(x, y, ux, uy, half + 0.8, 2)}`;
  svg += `L${beside(x, y, ux, uy, -half - 0.8, 2)}Z" fill="${sash}" ${ink(1.3 * thin)}/>`;
  svg += `<path d="M${beside(x, y, ux, uy, -half, -4)}L${beside(x, y, ux, uy, half, -4)}" fill="none" ${ink(1.5, GOLD)}/>`;
  return svg;
}
export function fist(x: number, y: number, radius: number, skin: string, thin: number): string {
  let svg = "";
  svg += bead(x, y, radius, skin, 1.3, thin);
  svg += `<path d="M${point(x - 0.6, y - (radius * 0.45))}q${short(radius * 0.7)} .1 ${short(radius * 0.8)} .8M${point(x - 0.8, y + (radius * 0.1))}`;
  svg += `q${short(radius * 0.7)} .1 ${short(radius * 0.8)} .8" fill="none" ${ink(0.8 * thin, "#a9745c")}/>`;
  return svg;
}
export function cloak(x: number, y: number, vx: number, vy: number, left: number, low: number, colour: string, thin: number): string {
  let svg = "";
  svg += `<path d="M${point(x - 8, y - 4)}C${point(x - 26, y + 16)} ${point(vx - 34, vy + 16)} ${point(left - 24, low - 3)}`;
  svg += `L${point(left - 12, low - 7)}L${point(left - 6, low)}L${point(left + 4, low - 6)}Q${point(vx + 6, vy)} ${point(x + 8, y)}Z"`;
  svg += ` fill="${colour}" ${ink(1.6 * thin)}/>`;
  return svg;
}
export function tunic(x: number, y: number, ux: number, uy: number, half: number, main: string, soft: string, thin: number): string {
  let svg = "";
  svg += `<path d="M${beside(x, y, ux, uy, -half, -4)}L${beside(x, y, ux, uy, -half - 4, 15)}Q${beside(x, y, ux, uy, 0, 20)}`;
  svg += ` ${beside(x, y, ux, uy, half + 4, 14)}L${beside(x, y, ux, uy, half, -4)}Z" fill="${main}" ${ink(1.6 * thin)}/>`;
  svg += `<path d="M${beside(x, y, ux, uy, -half - 3, 12)}Q${beside(x, y, ux, uy, 0, 17)} ${beside(x, y, ux, uy, half + 3, 11)}" fill="none"`;
  svg += ` ${ink(1.8, soft)}/>`;
  return svg;
}
export function long_bow(x: number, y: number, ux: number, uy: number, half: number, soft: string, thin: number): string {
  let svg = "";
  svg += `<path d="M${beside(x, y, ux, uy, -half, -15)}q-15-9-15 6t14 10ZM${beside(x, y, ux, uy, -half - 3, -1)}l-10 23 10 2 5-21Z"`;
  svg += ` fill="${soft}" ${ink(1.2 * thin)}/>`;
  return svg;
}
export function apron(x: number, y: number, vx: number, vy: number, ux: number, uy: number, half: number, soft: string, thin: number): string {
  let svg = "";
  svg += `<path d="M${beside(x, y, ux, uy, -6, 11)}L${beside(x, y, ux, uy, 8, 11)}L${beside(vx, vy, ux, uy, half, 15)}`;
  svg += `Q${beside(vx, vy, ux, uy, 0, 21)} ${beside(vx, vy, ux, uy, 2 - half, 15)}Z" fill="${WASHI}" ${ink(1.3 * thin)}/>`;
  svg += `<path d="M${beside(vx, vy, ux, uy, -4, 3)}h9v7q-4.500 3-9 0Z" fill="${soft}" ${ink(thin)}/>`;
  return svg;
}
export function plates(x: number, y: number, vx: number, vy: number, half: number, main: string, thin: number): string {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += `<path d="M${point(((vx - half) - 3) + ((i * half) * 0.7), vy + 2)}h${short(half * 0.62)}l2 17h${short((-half * 0.62) - 4)}Z"`;
    svg += ` fill="${main}" ${ink(1.2 * thin)}/>`;
  }
  svg += `<path d="M${point(x - (half * 0.7), y + 12)}H${short(x + (half * 0.7))}M${point(x - (half * 0.75), y + 19)}H${short(x + (half * 0.75))}"`;
  svg += ` fill="none" ${ink(1.8, GOLD)}/>`;
  return svg;
}
export function shoulder_plate(x: number, y: number, main: string, thin: number): string {
  let svg = "";
  svg += `<path d="M${point(x - 9, y - 7)}h18l3 18h-24Z" fill="${main}" ${ink(1.3 * thin)}/>`;
  svg += `<path d="M${point(x - 10, y - 1)}h20M${point(x - 11, y + 5)}h22" fill="none" ${ink(1.4, GOLD)}/>`;
  return svg;
}
export function straw_coat(x: number, y: number, vx: number, vy: number, half: number, thin: number): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < 8; i++) {
    d += `L${point(((vx + half) + 9) - ((i * (half + 10)) / 4), vy + ((i % 2) ? 16 : 4))}`;
  }
  svg += `<path d="M${point((x - half) - 6, y - 2)}Q${point(x, y - 12)} ${point((x + half) + 6, y - 2)}L${point((vx + half) + 12, vy + 10)}${d}Z"`;
  svg += ` fill="#d9b566" ${ink(1.4 * thin)}/>`;
  return svg;
}
export function arm(x: number, y: number, ex: number, ey: number, hx: number, hy: number, width: number, drop: number, clothes: string, colour: string, soft: string, skin: string, thin: number): string {
  let svg = "";
  if (clothes === "fitted") {
    svg += limb(x, y, ex, ey, hx, hy, width + 0.8, width, colour, thin);
  }
  if (clothes === "fitted") {
    svg += `<path d="M${point((ex * 0.5) + (hx * 0.5), (ey * 0.5) + (hy * 0.5))}L${point((ex * 0.25) + (hx * 0.75), (ey * 0.25) + (hy * 0.75))}" fill="none"`;
    svg += ` ${ink(width, soft)}/>`;
  }
  if (clothes === "bare") {
    svg += limb(x, y, ex, ey, hx, hy, width + 0.8, width, skin, thin);
  }
  if (drop > 0) {
    svg += sleeve(x, y, ex, ey, hx, hy, width, drop, colour, soft, skin, thin);
  }
  return svg;
}
export function person(joints: number[], build: number[], clothes: string, colours: string[], head: string, front: string, back: string, cape: string, thin: number): string {
  let svg = "";
  let width = build[0];
  let half = build[1];
  let x = joints[2];
  let y = joints[3];
  let vx = joints[4];
  let vy = joints[5];
  let long = Math.hypot(vx - x, vy - y);
  let ux = (vx - x) / long;
  let uy = (vy - y) / long;
  let left = Math.min(joints[16], joints[20]);
  let right = Math.max(joints[16], joints[20]);
  let low = Math.max(joints[17], joints[21]);
  let main = colours[0];
  let deep = colours[1];
  let soft = colours[2];
  let skin = colours[3];
  let is_bare = clothes === "bare";
  let is_hakama = (clothes === "hakama") || (clothes === "armor");
  let is_robe = (clothes === "robe") || (clothes === "furisode") || (clothes === "cloak");
  let drop = ((clothes === "fitted") || is_bare) ? 0 : ((clothes === "furisode") ? 30 : ((clothes === "robe") ? 20 : 11));
  let sx = (uy * half) * 0.7;
  let sy = 3 - ((ux * half) * 0.7);
  let tx = (-uy * half) * 0.7;
  let ty = 3 + ((ux * half) * 0.7);
  let hand = (width * 0.56) + 0.6;
  if (cape) {
    svg += cloak(x, y, vx, vy, left, low, cape, thin);
  }
  if ((clothes === "cloak") && !cape) {
    svg += cloak(x, y, vx, vy, left, low, deep, thin);
  }
  if (back) {
    svg += layer(mirror_image(back), joints[12], joints[13]);
  }
  svg += arm(x + tx, y + ty, joints[10], joints[11], joints[12], joints[13], width, drop, clothes, deep, soft, skin, thin);
  svg += fist(joints[12], joints[13], hand, skin, thin);
  if (clothes === "armor") {
    svg += shoulder_plate(x + tx, y + ty, main, thin);
  }
  if (is_robe) {
    svg += skirt(vx, vy, half, left, right, low, main, deep, soft, thin);
  }
  if (is_hakama) {
    svg += hakama_leg(vx - 2, vy, half, joints[18], joints[19], joints[20], joints[21], deep, soft, thin);
    svg += hakama_leg(vx + 2, vy, half, joints[14], joints[15], joints[16], joints[17], deep, soft, thin);
  }
  if (!is_robe && !is_hakama) {
    let tight = is_bare ? skin : ((clothes === "fitted") ? deep : soft);
    svg += leg(vx - 4, vy, joints[18], joints[19], joints[20], joints[21], width, tight, thin);
    svg += leg(vx + 4, vy, joints[14], joints[15], joints[16], joints[17], width, tight, thin);
    svg += tunic(vx, vy, ux, uy, half, main, soft, thin);
  }
  svg += limb((x * 0.7) + (joints[0] * 0.3), (y * 0.7) + (joints[1] * 0.3), x, y, joints[0], joints[1], width, width, skin, thin);
  svg += torso(x, y, vx, vy, ux, uy, half, is_bare ? skin : main, is_bare ? skin : soft, thin);
  if (clothes === "furisode") {
    svg += long_bow(vx, vy, ux, uy, half, soft, thin);
  }
  svg += obi(vx, vy, ux, uy, half, colours[4], thin);
  if (clothes === "apron") {
    svg += apron(x, y, vx, vy, ux, uy, half, soft, thin);
  }
  if (clothes === "armor") {
    svg += plates(x, y, vx, vy, half, main, thin);
  }
  if (clothes === "straw") {
    svg += straw_coat(x, y, vx, vy, half, thin);
  }
  svg += layer(head, joints[0], joints[1], build[2] / 14);
  if (front) {
    svg += layer(front, joints[8], joints[9]);
  }
  svg += arm(x + sx, y + sy, joints[6], joints[7], joints[8], joints[9], width, drop, clothes, main, soft, skin, thin);
  svg += fist(joints[8], joints[9], hand, skin, thin);
  if (joints[12] > (x - 8)) {
    svg += fist(joints[12], joints[13], hand, skin, thin);
  }
  if (clothes === "armor") {
    svg += shoulder_plate(x + sx, y + sy, main, thin);
  }
  return svg;
}
