/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/beings.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { point } from "../../../app/art/pen";
import { BUILDS, POSES, person } from "../../../app/art/people.gen";
import { curl } from "../../../app/art/shapes.gen";
import { ball, brush, form, group, patch } from "../../../app/art/things.gen";
import { head } from "./heads.gen";
import { SKIN, STRAW, WOOD } from "./inks.gen";
import { PROPS } from "./props.gen";

export const SIZES: Record<string, number> = {
"both": 1.12,
"bend": 1.4,
"crouch": 1.5,
"dance": 1.26,
"guard": 1.26,
"hold": 1.26,
"kick": 1.26,
"kneel": 1.5,
"leap": 1.16,
"raise": 1.12,
"run": 1.26,
"sit": 1.55,
"stand": 1.26,
"strike": 1.26,
};
export const BEAN_ARMS: Record<string, string[]> = {
"down": ["M-34-34q-10 6-10 18", "M34-34q10 6 10 18"],
"up": ["M-34-38q-14-8-14-26", "M34-38q14-8 14-26"],
"one": ["M-34-34q-10 6-10 18", "M33-38q16-6 18-26"],
"out": ["M-35-34q-14 0-22-6", "M35-34q14 0 22-6"],
"in": ["M-33-28q4 8 16 6", "M33-28q-4 8-16 6"],
};
export const BEAN_HANDS: Record<string, number[]> = {
"down": [-44, -16, 44, -16],
"up": [-48, -64, 48, -64],
"one": [-44, -16, 51, -64],
"out": [-57, -40, 57, -40],
"in": [-16, -22, 16, -22],
};
export function someone(pose: string, kind: string, clothes: string, names: string[], held: string, other: string, robe: string[], skin: string, eye: string, cape: string): string {
  let svg = "";
  let front = held ? PROPS[held](robe) : "";
  let back = other ? PROPS[other](robe) : "";
  let colours = [robe[0], robe[1], robe[2], skin || SKIN, robe[1]];
  svg += person(POSES[pose], BUILDS[kind], clothes, colours, head(names, robe, skin, eye), front, back, cape, 1);
  return svg;
}
export function stance(pose: string, near: number, way: number, drawn: string): string {
  let svg = "";
  let joints = POSES[pose];
  let is_bust = near > 1.1;
  let q = is_bust ? (near * 1.12) : (near * SIZES[pose]);
  let x = 100 - (((is_bust ? joints[0] : ((joints[0] + joints[4]) / 2)) * q) * way);
  let y = is_bust ? ((66 - (joints[1] * q)) + ((near - 1.5) * 10)) : ((pose === "leap") ? 142 : 140);
  if (!is_bust && (["strike", "kick", "guard"].includes(pose))) {
    x = x - (8 * way);
  }
  svg += `<g transform="translate(${point(x, y)}) scale(${point(q * way, q)})">${drawn}</g>`;
  return svg;
}
export function bean(arms: string, wear: string, cap: string, held: string, other: string, robe: string[], skin: string, eye: string, mouth: string, lean: number = 0, girth: number = 1): string {
  let svg = "";
  let main = robe[0];
  let deep = robe[1];
  let soft = robe[2];
  let colour = skin || "#a5443c";
  svg += `<g transform="rotate(${lean}) scale(${girth} 1)"><ellipse cx="0" cy="1" rx="36" ry="5" fill="${INK}" opacity=".25"/>`;
  svg += form("M-22-6h14v8h-16q-2-5 2-8ZM22-6H8v8h16q2-5-2-8Z", deep, 1.5);
  let hands = BEAN_HANDS[arms];
  if (other) {
    svg += group(hands[0], hands[1]);
    svg += `<g transform="scale(-1 1)">`;
    svg += PROPS[other](robe);
    svg += `</g></g>`;
  }
  if (arms !== "in") {
    svg += bean_arms(arms, colour);
  }
  svg += form("M0-74C28-76 42-56 38-32C35-12 22-2 0-2S-35-12-38-32C-42-56-28-76 0-74Z", colour, 1.9);
  svg += patch("M-29-44C-30-60-18-70-6-70C-18-64-25-56-29-44Z", "#fff", 0.28);
  svg += `<ellipse cx="0" cy="-9" rx="9" ry="4" fill="${WASHI}" stroke="${INK}" stroke-width="1.1"/>`;
  svg += bean_wear(wear, main, soft);
  if (cap !== "beardy") {
    svg += ball(-22, -30, 5, "#f0a08c", 0);
    svg += ball(22, -30, 5, "#f0a08c", 0);
  }
  svg += bean_eyes(eye);
  if (cap !== "beardy") {
    svg += bean_mouth(mouth);
  }
  if (cap !== "none") {
    svg += CAPS[cap](robe, colour);
  }
  if (arms === "in") {
    svg += bean_arms(arms, colour);
  }
  if (held) {
    svg += group(hands[2], hands[3]);
    svg += PROPS[held](robe);
    svg += `</g>`;
  }
  svg += `</g>`;
  return svg;
}
export function bean_arms(arms: string, colour: string): string {
  let svg = "";
  for (let i = 0; i < 2; i++) {
    let d = BEAN_ARMS[arms][i];
    svg += `<path d="${d}" fill="none" stroke="${INK}" stroke-width="11"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="7.5"/>`;
  }
  return svg;
}
export function bean_eyes(eye: string): string {
  let svg = "";
  if (eye === "wink") {
    svg += ball(-11, -40, 4, INK, 0);
    svg += brush("M7-40q5-5 10 0", INK, 2.6);
  }
  else if (eye === "wide") {
    svg += ball(-12, -40, 8, "#fff", 1.5);
    svg += ball(12, -40, 8, "#fff", 1.5);
    svg += ball(-10, -39, 3.6, INK, 0);
    svg += ball(14, -39, 3.6, INK, 0);
  }
  else if (eye === "spiral") {
    svg += curl(-12, -40, 8, 1.8, 0, INK, 2);
    svg += curl(12, -40, 8, 1.8, 0, INK, 2);
  }
  else if (eye === "shades") {
    svg += form("M-23-45H-2V-38Q-5-32-12-32T-23-38ZM2-45H23V-38Q20-32 12-32T2-38Z", INK, 1);
    svg += brush("M-2-43H2", INK, 2);
  }
  else {
    svg += ball(-12, -39, 4.4, INK, 0);
    svg += ball(12, -39, 4.4, INK, 0);
    svg += ball(-10.5, -40.5, 1.4, "#fff", 0);
    svg += ball(13.5, -40.5, 1.4, "#fff", 0);
  }
  return svg;
}
export function bean_mouth(mouth: string): string {
  let svg = "";
  if (mouth === "o") {
    svg += ball(0, -26, 4, "#5a1a1c", 1);
  }
  else if (mouth === "grin") {
    svg += form("M-11-30Q0-14 11-30Z", "#fff", 1.5);
  }
  else if (mouth === "flat") {
    svg += brush("M-7-27H7", INK, 2.4);
  }
  else {
    svg += brush("M-6-29q6 6 12 0", INK, 2.4);
  }
  return svg;
}
export function bean_wear(wear: string, main: string, soft: string): string {
  let svg = "";
  if (wear === "scarf") {
    svg += form("M-37-26Q0-12 37-26L35-16Q0-2-35-16Z", main);
    svg += form("M20-14l10 20 8-3-7-21Z", main, 1.3);
  }
  else if (wear === "kimono") {
    svg += form("M-38-28Q0-20 38-28C36-8 22-2 0-2S-36-8-38-28Z", main);
    svg += brush("M-14-25L4-6L16-25", soft, 3.4);
  }
  else if (wear === "stripes") {
    svg += brush("M-37-22Q0-12 37-22M-32-11Q0-2 32-11", main, 4);
  }
  return svg;
}
export const CAPS: Record<string, (robe: string[], skin: string) => string> = {
"sprout": (robe, skin) => {
  let svg = "";
  svg += brush("M0-73V-86", "#58742d", 3);
  svg += form("M0-86C-14-84-20-96-20-100C-8-102 0-96 0-86C0-98 8-106 20-106C22-94 12-86 0-86Z", "#8fb04a", 1.5);
  return svg;
},
"leaf": (robe, skin) => {
  let svg = "";
  svg += form("M-44-64C-30-96 24-104 50-74C20-60-14-56-44-64Z", "#7fa04a", 1.6);
  svg += brush("M-44-64Q6-92 50-74", INK, 1.2);
  return svg;
},
"kasa": (robe, skin) => {
  let svg = "";
  svg += form("M-50-60Q0-72 50-60L4-98Q0-101-4-98Z", STRAW, 1.7);
  svg += brush("M0-98L-26-63M0-98L26-63M0-98V-66", INK, 0.9, 0.6);
  return svg;
},
"band": (robe, skin) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-39-54Q0-68 39-54V-46Q0-60-39-46Z", main, 1.5);
  svg += form("M-38-52l-18-8 3 10-7 8 20 0Z", main, 1.3);
  return svg;
},
"bow": (robe, skin) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += form("M0-74L-20-90-22-66ZM0-74L20-90 22-66Z", main, 1.5);
  svg += ball(0, -74, 5, soft, 1.3);
  return svg;
},
"crown": (robe, skin) => {
  let svg = "";
  svg += form("M-26-68L-32-96-12-82 0-102 12-82 32-96 26-68Q0-76-26-68Z", GOLD, 1.6);
  return svg;
},
"beret": (robe, skin) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-34-60C-40-86 24-96 38-70C20-64-10-58-34-60Z", main, 1.6);
  svg += brush("M0-84v-8", INK, 2.4);
  return svg;
},
"acorn": (robe, skin) => {
  let svg = "";
  svg += form("M-38-52C-34-84 34-84 38-52Q0-64-38-52Z", WOOD, 1.6);
  svg += brush("M-28-60l10-14M-10-63l8-18M10-63l2-18M26-60l-6-16", INK, 1, 0.6);
  svg += brush("M0-76v-10", INK, 3);
  return svg;
},
"ears": (robe, skin) => {
  let svg = "";
  svg += form("M-32-56L-38-88-10-70ZM32-56L38-88 10-70Z", skin, 1.6);
  return svg;
},
"rat": (robe, skin) => {
  let svg = "";
  svg += ball(-28, -68, 13, skin, 1.6);
  svg += ball(28, -68, 13, skin, 1.6);
  svg += ball(-28, -68, 7, "#f0b8a8", 0);
  svg += ball(28, -68, 7, "#f0b8a8", 0);
  return svg;
},
"beardy": (robe, skin) => {
  let svg = "";
  svg += form("M-24-28Q0-18 24-28Q26 0 0 12Q-26 0-24-28Z", "#f2efe8", 1.5);
  svg += brush("M-20-48l10-3M20-48l-10-3", "#f2efe8", 4);
  return svg;
},
"mush": (robe, skin) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-52-50C-48-96 48-98 54-50Q0-68-52-50Z", main, 1.7);
  svg += ball(-20, -70, 7, WASHI, 1.1);
  svg += ball(12, -78, 8, WASHI, 1.1);
  svg += ball(34, -62, 5, WASHI, 1.1);
  return svg;
},
"top": (robe, skin) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-24-64H24V-70H14L10-96H-10L-14-70H-24Z", INK, 1.4);
  svg += brush("M-13-76H13", main, 3);
  return svg;
},
};
