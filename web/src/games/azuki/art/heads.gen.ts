/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/heads.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { blossom, curl, rays } from "../../../app/art/shapes.gen";
import { ball, brush, form, patch } from "../../../app/art/things.gen";
import { BENI, FACE, SKIN, STRAW, WOOD } from "./inks.gen";

export const MASKS: string[] = ["cat", "dummy", "fox", "frog", "guru", "hannya", "hood", "noh", "oni", "panda", "stone", "tengu", "tiger"];
export function eyes(eye: string, colour: string = INK): string {
  let svg = "";
  if (eye === "fierce") {
    svg += patch("M-7-3L1 0L-1 2.5Q-6 2-7-3ZM12-3L5 0L7 2.5Q11 2 12-3Z", colour);
  }
  else if (eye === "round") {
    svg += ball(-2, 0, 2.3, colour, 0);
    svg += ball(8, 0, 2.3, colour, 0);
  }
  else if (eye === "closed") {
    svg += brush("M-6 0q4 3.5 7 0M5 0q3 3.5 6 0", colour, 1.5);
  }
  else if (eye === "wide") {
    svg += ball(-2, 0, 3.6, "#fff", 1.1);
    svg += ball(8, 0, 3.6, "#fff", 1.1);
    svg += ball(-1, 0, 1.4, colour, 0);
    svg += ball(9, 0, 1.4, colour, 0);
  }
  else {
    svg += patch("M-7 0Q-2-4.5 1.5 0Q-2 1-7 0ZM5 0Q8-4.5 12 0Q8 1 5 0Z", colour);
  }
  return svg;
}
export function face(skin: string, eye: string): string {
  let svg = "";
  svg += form(FACE, skin || SKIN, 1.4);
  svg += brush("M-7-6q4-2 7 0M5-6q4-2 7 0", INK, 1.4);
  svg += eyes(eye);
  svg += brush("M1 9h5", BENI, 2);
  return svg;
}
export function head(names: string[], robe: string[], skin: string, eye: string): string {
  let svg = "";
  let mask = "";
  for (let i = 0; i < names.length; i++) {
    if (MASKS.includes(names[i])) {
      mask = names[i];
    }
  }
  if (names.includes("halo")) {
    svg += HEADS["halo"](robe);
  }
  if (mask) {
    svg += HEADS[mask](robe);
  }
  else {
    svg += face(skin, eye);
  }
  for (let i = 0; i < names.length; i++) {
    if (!(["face", "halo", mask].includes(names[i]))) {
      svg += HEADS[names[i]](robe);
    }
  }
  return svg;
}
export const HEADS: Record<string, (robe: string[]) => string> = {
"fox": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-13-6L-15-26L-3-15ZM12-6L15-26L4-15Z", main, 1.4);
  svg += form("M-13-6C-10-16 10-16 13-6C13 4 6 12 2 18C-2 12-13 4-13-6Z", WASHI, 1.4);
  svg += eyes("fierce");
  svg += patch("M0 12l4 0-2 4ZM1-14l2 7-2 2-2-2Z", main);
  svg += brush("M-12 5l7 1M14 5l-6 1", main, 1.4);
  return svg;
},
"oni": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-10-10C-16-18-14-26-9-29C-8-22-4-18-2-14ZM10-10C16-18 14-26 9-29C8-22 4-18 2-14Z", GOLD, 1.3);
  svg += form(FACE, main, 1.4);
  svg += patch("M-9-7L0-2-1 0-9-3ZM12-7L4-2 5 0 12-3Z", INK);
  svg += eyes("round", WASHI);
  svg += form("M-6 7Q1 3 9 7L8 11Q1 8-5 11Z", WASHI, 1);
  svg += patch("M-4 8l1 6 2-5ZM6 8l-1 6-2-5Z", "#fff");
  return svg;
},
"hannya": (robe) => {
  const [, deep, soft] = robe;
  let svg = "";
  svg += HEADS["oni"](["#f3e6cc", deep, soft]);
  svg += brush("M-8-8q4-4 8 0M4-8q4-4 8 0", BENI, 1.6);
  return svg;
},
"cat": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-13-6L-15-23L-4-14ZM12-6L15-23L4-14Z", main, 1.4);
  svg += form(FACE, WASHI, 1.4);
  svg += eyes("round");
  svg += patch("M1 4l4 0-2 3Z", BENI);
  svg += brush("M3 7q-3 4-6 1M3 7q3 4 6 1M-14 3l8 1M-14 7l8-1M18 3l-7 1M18 7l-7-1", INK, 1);
  return svg;
},
"tiger": (robe) => {
  let svg = "";
  svg += form("M-13-8a6 6 0 1 1 8-6ZM12-8a6 6 0 1 0-8-6Z", "#e8a63c", 1.4);
  svg += form(FACE, "#f0b84a", 1.4);
  svg += patch("M-1-15h4l-1 6h-2ZM-8-13l4 1-1 5ZM10-13l-4 1 1 5ZM-13 2l8 1-7 2ZM15 2l-8 1 7 2Z", INK);
  svg += eyes("fierce");
  svg += form("M-4 6Q2 2 8 6Q8 12 2 13Q-4 12-4 6Z", WASHI, 1);
  svg += patch("M0 6h4l-2 3Z", INK);
  return svg;
},
"panda": (robe) => {
  let svg = "";
  svg += form("M-12-8a6.5 6.5 0 1 1 9-7ZM12-8a6.5 6.5 0 1 0-9-7Z", "#7a2a12", 1.4);
  svg += form(FACE, "#c8602a", 1.4);
  svg += patch("M-12-2Q-7-8-2-2Q-4 8-9 9Q-13 4-12-2ZM14-2Q9-8 5-2Q7 8 11 9Q15 4 14-2Z", WASHI);
  svg += eyes("round");
  svg += form("M-2 6Q2 3 6 6Q5 11 2 12Q-1 11-2 6Z", WASHI, 0.9);
  svg += patch("M0 6h4l-2 3Z", INK);
  return svg;
},
"frog": (robe) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += ball(-8, -13, 6, main);
  svg += ball(9, -13, 6, main);
  svg += ball(-7, -13, 2.6, WASHI, 0);
  svg += ball(10, -13, 2.6, WASHI, 0);
  svg += ball(-6.5, -13, 1.3, INK, 0);
  svg += ball(10.5, -13, 1.3, INK, 0);
  svg += form("M-16 0C-16-14 17-14 17 0C17 10 8 14 1 14C-8 14-16 10-16 0Z", main, 1.4);
  svg += patch("M-11 6Q1 14 13 6Q10 14 1 14Q-8 14-11 6Z", soft);
  svg += brush("M-13 3Q1 10 15 3", INK, 1.5);
  return svg;
},
"tengu": (robe) => {
  let svg = "";
  svg += form(FACE, "#c8402f", 1.4);
  svg += eyes("fierce");
  svg += form("M3 0L26 6L4 7Z", "#c8402f", 1.3);
  svg += patch("M-9-9l9 3-1 3ZM13-9L6-6l1 3Z", WASHI);
  svg += form("M-6 10Q1 8 9 10L6 20Q1 24-3 20Z", WASHI, 1.1);
  return svg;
},
"noh": (robe) => {
  let svg = "";
  svg += form(FACE, "#fbf1dc", 1.4);
  svg += brush("M-8-9q4-2 7 0M5-9q4-2 7 0", INK, 2);
  svg += eyes("closed");
  svg += patch("M-1 9q3-2 6 0q-3 3-6 0Z", BENI);
  return svg;
},
"stone": (robe) => {
  let svg = "";
  svg += form("M-14-12L-6-17H8L15-10V8L8 16H-6L-14 8Z", "#a09a8c", 1.5);
  svg += form("M-9-3H-1V1H-9ZM5-3H13V1H5Z", "#f3d06a", 1);
  svg += brush("M-5 8H9M2-2V5M-14-4l5 2M15 4l-5 3", INK, 1.3);
  return svg;
},
"guru": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form(FACE, WASHI, 1.4);
  svg += curl(2, -1, 10, 2.2, 0, main, 2.2);
  return svg;
},
"hood": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M-15 4C-17-18 17-18 16 4C16 14 8 17 1 17C-8 17-15 14-15 4Z", deep, 1.4);
  svg += form("M-9-4Q3-8 13-4V4Q3 7-9 4Z", SKIN, 1);
  svg += eyes("fierce");
  return svg;
},
"dummy": (robe) => {
  let svg = "";
  svg += form(FACE, "#e6cf9a", 1.4);
  svg += brush("M-6-3l5 5m0-5l-5 5M6-3l5 5m0-5l-5 5M-3 10q5-4 10 0", INK, 1.6);
  svg += brush("M-12-8q12 6 24 0", WOOD, 1.2);
  return svg;
},
"bun": (robe) => {
  let svg = "";
  svg += ball(-4, -19, 6, INK, 1);
  svg += patch("M-14-2C-16-18 16-20 14-4C8-8 4-11 0-11C-6-8-10-4-11 6Z", INK);
  return svg;
},
"top": (robe) => {
  let svg = "";
  svg += patch("M-13-2C-14-16 14-18 13-6C8-10 2-12-2-12C-8-8-10-4-11 4Z", INK);
  svg += form("M-6-15C-10-22-18-22-20-18C-14-18-10-16-8-12Z", INK, 1);
  svg += patch("M-9-17h5v4h-5Z", BENI);
  return svg;
},
"long": (robe) => {
  let svg = "";
  svg += patch("M-13 2C-18-18 18-20 14-2C10-9 4-11 0-11C-6-7-8 2-8 12L-10 40C-20 36-22 14-13 2Z", INK);
  return svg;
},
"pony": (robe) => {
  let svg = "";
  svg += patch("M-13-1C-15-17 15-19 13-5C8-10 3-12-1-11C-8-8-10-3-11 5ZM-11-10C-26-14-34 0-36 16C-28 10-20 4-12-1Z", INK);
  svg += patch("M-14-10l5-2 2 6-5 2Z", BENI);
  return svg;
},
"bob": (robe) => {
  let svg = "";
  svg += patch("M-15 9C-19-20 20-20 16 6L12 8V-5H-4C-6-2-7 4-7 10Z", INK);
  return svg;
},
"wild": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M-12 10C-26 4-22-6-18-8C-24-18-12-20-10-18C-8-28 4-24 4-20C12-28 18-18 15-14C24-10 18-2 14-2C10-9 4-11 0-11C-6-7-8 0-8 8Z", deep, 1.3);
  return svg;
},
"white": (robe) => {
  let svg = "";
  svg += form("M-12 10C-26 6-24-6-18-9C-22-18-10-22-8-18C-4-26 8-24 8-18C16-22 20-12 14-6C10-10 4-11 0-11C-6-7-8 0-8 8Z", "#f2efe8", 1.3);
  return svg;
},
"twin": (robe) => {
  let svg = "";
  svg += ball(-13, -13, 6, INK, 1);
  svg += ball(13, -14, 6, INK, 1);
  svg += patch("M-14-1C-15-17 16-19 14-4C8-8 4-10 1-11C-4-9-10-5-11 5Z", INK);
  return svg;
},
"braid": (robe) => {
  let svg = "";
  svg += patch("M-13 2C-17-18 17-20 14-3C10-9 4-11 0-11C-6-7-8 2-9 8ZM-11 6q-8 6-4 14q-7 4-3 12q6 2 7-6q4-4 1-10q4-5-1-10Z", INK);
  return svg;
},
"beard": (robe) => {
  let svg = "";
  svg += form("M-11 6Q1 12 13 6Q14 26 3 36Q-10 26-11 6Z", "#f2efe8", 1.3);
  svg += brush("M-3 14q0 10 4 16M6 14q0 8-2 14", INK, 0.8, 0.5);
  return svg;
},
"bald": (robe) => {
  let svg = "";
  svg += brush("M-8-13q7-5 16 0", "#fff", 1.6, 0.8);
  svg += ball(2, -11, 1.2, BENI, 0);
  svg += ball(-3, -11, 1.2, BENI, 0);
  return svg;
},
"kasa": (robe) => {
  let svg = "";
  svg += form("M-27-4Q0-10 27-4L3-25Q0-27-3-25Z", STRAW, 1.5);
  svg += brush("M0-25L-15-6M0-25L15-6M0-25V-8", INK, 0.8, 0.6);
  return svg;
},
"tengai": (robe) => {
  let svg = "";
  svg += form("M-13-18Q0-26 14-18L17 14Q0 19-16 14Z", STRAW, 1.5);
  svg += brush("M-14-8H15M-15 0H16M-16 8H17M-6-22V16M6-22V16", INK, 0.8, 0.6);
  svg += patch("M-6-3H10V2H-6Z", INK, 0.75);
  return svg;
},
"kabuto": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M-19 8C-20-22 20-22 19 2L26 8Q14 8 13-3H-9Q-10 8-19 8Z", deep, 1.5);
  svg += form("M-20-28C-14-14 14-14 20-28C18-8 8-12 0-12S-18-8-20-28Z", GOLD, 1.3);
  svg += ball(1, -13, 3, WASHI, 1);
  return svg;
},
"horned": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M-18 6C-19-22 19-22 18 2L13-3H-9Q-10 6-18 6Z", deep, 1.5);
  svg += form("M-12-14C-22-20-26-30-22-38C-18-28-10-24-6-18ZM12-14C22-20 26-30 22-38C18-28 10-24 6-18Z", WASHI, 1.3);
  return svg;
},
"turban": (robe) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += form("M-16-2C-20-22 18-26 17-4Q0-12-16-2Z", soft, 1.4);
  svg += brush("M-14-6Q4-20 15-8M-12-12Q2-22 12-16", main, 1.4);
  svg += ball(3, -13, 3, GOLD, 1);
  return svg;
},
"band": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += patch("M-13-3C-15-18 15-20 13-6C6-12-6-11-11 3Z", INK);
  svg += form("M-14-8Q0-14 14-8V-3Q0-9-14-3Z", WASHI, 1.2);
  svg += ball(1, -8, 2.4, main, 0);
  svg += form("M-13-7l-12-6 2 6-5 5 15 0Z", WASHI, 1.1);
  return svg;
},
"toque": (robe) => {
  let svg = "";
  svg += form("M-13-6L-14-22C-18-34-2-36 0-30C6-38 18-32 14-22L13-6Q0-12-13-6Z", WASHI, 1.4);
  svg += brush("M-12-11Q0-16 12-11", INK, 1);
  return svg;
},
"goggles": (robe) => {
  let svg = "";
  svg += patch("M-13-3C-15-18 15-20 13-6Z", INK);
  svg += form("M-15-6H15V1H-15Z", WOOD, 1.1);
  svg += ball(-4, -2, 5.5, "#a8e0e6", 1.5);
  svg += ball(9, -2, 5.5, "#a8e0e6", 1.5);
  return svg;
},
"crown": (robe) => {
  let svg = "";
  svg += form("M-13-9L-16-26L-6-18L1-30L8-18L17-26L13-9Q0-14-13-9Z", GOLD, 1.4);
  svg += ball(1, -17, 2.6, BENI, 0.8);
  return svg;
},
"flower": (robe) => {
  let svg = "";
  svg += blossom(-9, -13, 0.9, 10, "#f6c8d0", GOLD, INK);
  return svg;
},
"lotus": (robe) => {
  let svg = "";
  svg += form("M0-34C6-26 6-20 0-14C-6-20-6-26 0-34ZM-14-28C-6-26-2-20 0-14C-8-14-13-20-14-28ZM14-28C6-26 2-20 0-14C8-14 13-20 14-28Z", "#f3bccb", 1.2);
  return svg;
},
"half": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M-12 3Q1 6 14 3Q13 12 1 17Q-10 12-12 3Z", deep, 1.3);
  return svg;
},
"jade": (robe) => {
  let svg = "";
  svg += form("M-13 2Q1 5 14 2Q14 12 1 18Q-11 12-13 2Z", "#1f4a3c", 1.3);
  svg += form("M-2 6H5V12H-2Z", "#5fc39a", 1);
  return svg;
},
"veil": (robe) => {
  let svg = "";
  svg += form("M-14-8Q0-13 14-8L18 22Q0 28-18 22Z", "rgb(255 255 255/.62)", 1.1);
  svg += brush("M-14-8Q0-13 14-8", GOLD, 2);
  return svg;
},
"leafhat": (robe) => {
  let svg = "";
  svg += form("M-20-8C-10-26 16-28 24-10C10-6-8-4-20-8Z", "#7fa04a", 1.4);
  svg += brush("M-20-8Q2-20 24-10M0-22v-8", INK, 1.1);
  return svg;
},
"shell": (robe) => {
  let svg = "";
  svg += form("M-16-6C-16-28 18-28 17-6Q0-12-16-6Z", "#e9a78c", 1.4);
  svg += brush("M0-24V-10M-9-21L-5-9M10-21L6-9", INK, 1, 0.7);
  return svg;
},
"patch": (robe) => {
  let svg = "";
  svg += brush("M-13-9L14-2", INK, 1.8);
  svg += patch("M4-4h9v7q-5 3-9 0Z", INK);
  return svg;
},
"mushroom": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-22-6C-20-30 22-32 24-6Q0-14-22-6Z", main, 1.5);
  svg += ball(-8, -16, 3.4, WASHI, 0.9);
  svg += ball(6, -20, 4, WASHI, 0.9);
  svg += ball(14, -11, 2.6, WASHI, 0.9);
  return svg;
},
"halo": (robe) => {
  let svg = "";
  svg += `<circle r="24" fill="none" stroke="${GOLD}" stroke-width="2.6"/>`;
  svg += rays(0, 0, 32, 12, GOLD, 0.7);
  return svg;
},
"flame": (robe) => {
  let svg = "";
  svg += form("M-13-2C-22-16-10-22-12-34C-2-28-2-22 0-18C2-30 12-32 10-42C22-30 20-12 13-4C6-12-6-12-13-2Z", "#f08a2c", 1.4);
  svg += patch("M-6-10C-8-18-2-20-3-26C3-20 2-16 4-12C6-18 8-20 8-26C14-16 12-10 8-8Z", "#ffd977");
  return svg;
},
"bolt": (robe) => {
  let svg = "";
  svg += form("M-12-3L-20-24L-7-15L-6-32L4-17L14-32L13-15L24-18L13-3C6-12-6-12-12-3Z", "#f7d65a", 1.4);
  return svg;
},
"wavehair": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-12 8C-30 6-30-18-12-20C0-30 20-22 16-6C24-6 24 2 18 3C18-6 8-12 0-11C-6-7-8 0-8 8Z", main, 1.4);
  svg += brush("M-20 0q-2-12 10-14M-6-15q8-6 16 0", WASHI, 1.6);
  return svg;
},
"bandana": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-14-5C-14-20 15-20 14-5Q0-11-14-5Z", main, 1.3);
  svg += form("M-13-7l-11 2 5 5Z", main, 1.1);
  return svg;
},
"petalcrown": (robe) => {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    svg += blossom(-12 + (i * 6), -11 - (4 * Math.sin((i / 4) * 3.14)), 0.5, i * 20, (i % 2) ? "#fff" : "#f6c8d0", GOLD, INK);
  }
  return svg;
},
};
