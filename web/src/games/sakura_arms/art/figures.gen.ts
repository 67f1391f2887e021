/** Colours and drawings: written by tools/export_art.py from mankai/games/sakura_arms/data/figures.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { bead, cord, layer, mirror_image, panel, pole, stain } from "../../../app/art/people.gen";
import { blossom, burst, gear, katana } from "../../../app/art/shapes.gen";
import { fan, naginata, parasol, shuriken, vial } from "../../../app/art/things.gen";
import type { Look } from "./look";
import { gun } from "./weapons.gen";

export const STEEL: string = "#e9ecea";
export const IRON: string = "#54505c";
export const WOOD: string = "#8a5a34";
export const BENI: string = "#b3273f";
export const SHEEN: string = "#565068";
export const SNOW: string = "#e9f0f6";
export function face(skin: string, eyes: string, thin: number): string {
  let svg = "";
  svg += panel("M-13-4C-13-17 13-17 13-4C13 8 6 15 1 15C-6 15-13 8-13-4Z", skin, 1.4, thin);
  svg += stain("M7 5a3.600 2.400 0 1 0 .1 0ZM-6 5a3.400 2.200 0 1 0 .1 0Z", "#e58f7c", 0.45);
  svg += cord("M-7.500-5.500q4-2.600 7-.4M5-6q4-2 6.500.6", INK, 1.3 * thin);
  if (eyes === "fierce") {
    svg += stain("M-7.500-3.500L1-.5L-.5 2.500Q-6 2.500-7.500-3.500ZM12.500-3.500L5-.5L6.500 2.500Q11.500 2.500 12.500-3.500Z", INK);
  }
  if (eyes === "closed") {
    svg += cord("M-6.500 0q4 3.500 7.500 0M5 0q3.500 3.500 6.500 0", INK, 1.7 * thin);
  }
  if (eyes === "calm") {
    svg += stain("M-7.500.8Q-2.500-5.200 1.800.6Q-.5 3.200-3 3.200T-7.500.8ZM5 .6Q8.500-5.200 12.300.6Q10.500 3.200 8.600 3.200T5 .6Z", "#fff");
    svg += stain("M-2.600-1.900a2.300 2.600 0 1 0 .1 0ZM9-1.900a2.300 2.600 0 1 0 .1 0Z", INK);
    svg += cord("M-8 .6Q-2.500-4.600 2 .4M4.800.4Q8.500-4.600 12.600.4", INK, 1.6 * thin);
    svg += stain("M-3.200-1a.8.8 0 1 0 .1 0ZM8.400-1a.8.8 0 1 0 .1 0Z", "#fff");
  }
  svg += cord("M4.200 3.200l.8 2", "#b98a72", 0.9 * thin);
  svg += stain("M.5 8.600Q2.200 7.600 3.400 8.300Q4.600 7.600 6 8.600Q3.400 11.600.5 8.600Z", BENI);
  return svg;
}
export function sheen(thin: number): string {
  let svg = "";
  svg += cord("M-8.500-11.500Q-1-16.500 7.500-12", SHEEN, 1.5 * thin);
  return svg;
}
export function tied_hair(thin: number): string {
  let svg = "";
  svg += stain("M-10-11C-30-20-42-4-40 18C-36 34-44 42-50 46C-32 46-26 30-25 18C-24 8-18 2-11-2Z", INK);
  svg += cord("M-15-10C-28-10-35 0-34 20", SHEEN, 1.4 * thin);
  svg += stain("M-13.500 0C-16-18 16-21 14-4C10-8 4-11.500-1-11C-8-8-9.500-2-10 8C-13 6-13 3-13.500 0Z", INK);
  svg += sheen(thin);
  return svg;
}
export function long_hair(thin: number): string {
  let svg = "";
  svg += stain("M-13.500 2C-18-19 18-21 14.500-2C10-9 4-11 0-11C-6-7-8 2-8 13L-10 12C-13 9-13 6-13.500 2Z", INK);
  svg += sheen(thin);
  return svg;
}
export function straight_hair(thin: number): string {
  let svg = "";
  svg += stain("M-15.500 30C-16.500 10-19-21 0-20C19-20 16-2 15.500 14L11.500 16V-4.500H-6L-8 12L-8.500 34Q-13 36-15.500 30Z", INK);
  svg += sheen(thin);
  return svg;
}
export function side_hair(thin: number): string {
  let svg = "";
  svg += stain("M-14.500 4C-18-20 18-20 15.500-2C16 12 18 26 13 36C13 24 9 18 8.500 10L8-4C4-10-4-11-6-6L-8 42C-20 32-18 14-14.500 4Z", INK);
  svg += sheen(thin);
  return svg;
}
export function bobbed_hair(thin: number): string {
  let svg = "";
  svg += stain("M-15.500 9C-19-20 20-20 16.500 6L12.500 9L12-4.500H-4C-6-2-7 5-7 11Q-12 12-15.500 9Z", INK);
  svg += sheen(thin);
  return svg;
}
export function knot(thin: number): string {
  let svg = "";
  svg += bead(-5, -20, 7, INK, 1, thin);
  svg += stain("M-14-1C-16-19 16-20 14-4C8-8 4-11 0-11C-6-8-9-4-10 6C-13 5-14 2-14-1Z", INK);
  svg += cord("M-10-21q4-5 9-2", SHEEN, 1.4 * thin);
  svg += sheen(thin);
  return svg;
}
export function pins(second: string, thin: number): string {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    let a = -64 + (i * 30);
    svg += layer(cord("M0-6V-21", GOLD, 1.8) + bead(0, -23, 3, (i % 2) ? BENI : second, 0.9, thin), -2, -9, 1, a);
  }
  svg += cord("M-14-8v16M-17.500-6v14", GOLD, 1.4);
  return svg;
}
export function tails(thin: number): string {
  let svg = "";
  svg += panel("M-12-11C-32-18-37 8-32 24C-25 12-18 5-11 1ZM12-13C30-19 36 2 33 18C26 8 20 3 12-3Z", INK, 0.8, thin);
  svg += stain("M-14 0C-16-19 17-21 14-4C8-9 4-10 1-11C-4-9-10-5-11 5Z", INK);
  svg += bead(-13, -9, 3.4, BENI, 0.8, thin);
  svg += bead(13, -11, 3.4, BENI, 0.8, thin);
  svg += sheen(thin);
  return svg;
}
export function buns(thin: number): string {
  let svg = "";
  svg += bead(-12, -14, 6.4, INK, 1, thin);
  svg += bead(13, -15, 6.4, INK, 1, thin);
  svg += stain("M-14-1C-15-18 16-20 14-4C8-8 4-10 1-11C-4-9-10-5-11 5Z", INK);
  svg += sheen(thin);
  return svg;
}
export function burning_hair(main: string, thin: number): string {
  let svg = "";
  svg += panel("M-12.500 8C-26 2-20-10-26-20C-16-18-16-28-10-37C-5-28-1-34 6-44C7-34 14-32 17-24C22-26 23-16 17-12C24-9 18 0 14-3C10-9 4-11 0-11C-6-7-9-2-9.500 6Z", main, 1.4, thin);
  svg += stain("M-13-2C-18-8-16-14-18-19C-11-16-11-24-8-29C-4-22 1-27 5-34C6-26 11-25 13-18C8-15 4-14 0-14C-6-13-10-9-13-2Z", "#f2a63c");
  svg += stain("M-8-14C-9-19-6-20-6-24C-2-19 2-22 4-26C5-20 7-19 8-15C4-14-3-15-8-14Z", "#fbe0a0");
  return svg;
}
export function ribbon(colour: string, thin: number): string {
  let svg = "";
  svg += panel("M-12-12C-20-24-30-22-27-12C-29-4-20-1-12-10C-14-2-8 3-2-3C-2-9-7-12-12-12Z", colour, 1.2, thin);
  svg += bead(-12, -11, 2.8, colour, 1.1, thin);
  return svg;
}
export function brow_band(colour: string, thin: number): string {
  let svg = "";
  svg += panel("M-14.500-8Q0-14.500 14.500-8V-3Q0-9.500-14.500-3Z", WASHI, 1.2, thin);
  svg += bead(1, -8.6, 2.5, colour, 0.8, thin);
  svg += panel("M-13.500-7l-13-6 3 6-6 6 16-1Z", WASHI, 1.1, thin);
  return svg;
}
export function blindfold(thin: number): string {
  let svg = "";
  svg += panel("M-14.500-4.500Q0-8.500 14.500-4.500V3.500Q0-.5-14.500 3.500Z", WASHI, 1.1, thin);
  svg += panel("M-14-1l-17 9 2 5 16-8ZM-14 0l-12 18 5 1 9-15Z", WASHI, 1, thin);
  return svg;
}
export function half_mask(colour: string, thin: number): string {
  let svg = "";
  svg += panel("M-12.500 3Q1 6.500 14 3Q13.500 12 1 17.500Q-10.500 12-12.500 3Z", colour, 1.3, thin);
  svg += cord("M-8 9Q2 12 10 8", WASHI, 0.8 * thin);
  return svg;
}
export function cowl(colour: string, skin: string, eyes: string, thin: number): string {
  let svg = "";
  svg += panel("M-15.500 6C-18-20 18-20 16.500 5C16 14 8 18 1 18C-8 18-15 15-15.500 6Z", colour, 1.4, thin);
  svg += panel("M-9-5Q3-9 13.500-5V4.500Q3 7.500-9 4.500Z", skin, 1, thin);
  if (eyes === "closed") {
    svg += cord("M-6 0q3.500 3 7 0M5.500 0q3 3 6 0", INK, 1.6 * thin);
  }
  if (eyes !== "closed") {
    svg += stain("M-6.500-3.500L1-.5L-.5 2.500Q-5 2.500-6.500-3.500ZM12.500-3.500L5-.5L6.500 2.500Q11.500 2.500 12.500-3.500Z", INK);
  }
  return svg;
}
export function scarf(colour: string, thin: number): string {
  let svg = "";
  svg += panel("M-12 14C-36 6-50 22-80 8C-64 24-46 26-32 23C-48 33-60 31-74 40C-46 46-26 32-11 20Z", colour, 1.3, thin);
  svg += panel("M-13 10Q1 17 14 9L15.500 17Q0 24-14 19Z", colour, 1.3, thin);
  return svg;
}
export function tall_cap(thin: number): string {
  let svg = "";
  svg += panel("M-12.500-8C-18-30-6-46 12-44C6-34 13-20 13.500-8Q0-14.500-12.500-8Z", INK, 1.3, thin);
  svg += cord("M-7-16C-8-28-2-36 6-39", SHEEN, 1.4 * thin);
  svg += cord("M-13.500-8Q0-14.500 14-8", GOLD, 2.2);
  svg += cord("M-10 0L-6 15M12 0L6 16", BENI, 1);
  return svg;
}
export function eyeglass(thin: number): string {
  let svg = "";
  svg += bead(8.6, 0.4, 5.4, "rgb(255 255 255/.3)", 1.4, thin);
  svg += cord("M13 3Q15 12 10 20", GOLD, 1);
  return svg;
}
export function goggles(thin: number): string {
  let svg = "";
  svg += stain("M-14-4C-15-19 16-21 14-7Z", INK);
  svg += panel("M-15-13Q0-19 15.500-13V-7Q0-13-15-7Z", WOOD, 1.1, thin);
  svg += bead(-4, -11.5, 5.6, "#a8e0e6", 1.5, thin);
  svg += bead(8.6, -11.5, 5.6, "#a8e0e6", 1.5, thin);
  svg += stain("M-7-13q1.500-3 4-3l-1 2q-2 0-3 1ZM5.600-13q1.500-3 4-3l-1 2q-2 0-3 1Z", "#fff");
  return svg;
}
export function feelers(first: string, other: string, thin: number): string {
  let svg = "";
  svg += cord("M-5-15C-14-28-5-34-11-43M6-16C13-28 5-34 13-44", INK, (2 * thin) + 0.6);
  svg += bead(-11, -45, 4.2, first, 1, thin);
  svg += bead(13, -46, 4.2, other, 1, thin);
  return svg;
}
export function mane(thin: number): string {
  let svg = "";
  svg += panel("M-11 16C-36 20-44 0-28-6C-42-20-22-28-17-21C-14-36 8-32 8-22C18-30 22-16 16-11C21-8 19-2 14-3C10-9 4-11 0-11C-6-7-9 2-8 12Z", SNOW, 1.4, thin);
  svg += cord("M-26 2q4 6 12 5M-29-14q6 0 10 5M-9-23q2 4 7 6", "#9db4c8", 1.2 * thin);
  return svg;
}
export function tail(x: number, y: number, angle: number, colour: string, thin: number): string {
  let svg = "";
  let fur = panel("M2-6C-16-2-28-6-36-18C-42-28-42-42-54-48C-68-52-74-40-68-30C-72-26-70-18-64-16C-64-6-54-2-50-2C-44 8-32 10-28 8C-18 14-6 10 4 6Z", SNOW, 1.4, thin);
  svg += layer(fur + cord("M-60-38q2 12 10 20M-46-20q8 12 22 16", "#9db4c8", 1.3), x, y, 1, angle);
  svg += cord("M-76-8c-16-6-16-20-4-22M-66 2c-18-2-28-10-28-20", colour, 2);
  return svg;
}
export function side_lock(thin: number): string {
  let svg = "";
  svg += stain("M-13-6C-15-14 14-16 13-7L13 2C10-2 8-6 4-8C-2-9-7-7-8-2L-9 14C-13 10-13 2-13-6Z", INK);
  return svg;
}
export function wolf_ears(thin: number): string {
  let svg = "";
  svg += panel("M-17-10C-26-20-28-32-26-40C-16-36-8-28-4-20ZM5-21C8-30 15-38 24-42C25-32 22-20 16-12Z", SNOW, 1.4, thin);
  svg += stain("M-17-15C-22-22-24-29-23-34C-17-30-12-26-9-21ZM9-22C12-28 16-33 21-36C21-29 19-22 15-16Z", "#d8a0a8");
  return svg;
}
export function long_coat(x: number, y: number, colour: string, thin: number): string {
  let svg = "";
  svg += layer(panel("M0 0C-28 18-36 48-38 67L-24 61L-18 68L-8 61L-4 36L16 26Z", colour, 1.5, thin) + stain("M-37 65C-35 57-32 52-28 48C-28 56-24 54-22 46C-18 54-16 56-12 50L-9 61L-18 67L-24 60Z", "#f2a63c"), x, y);
  return svg;
}
export function train(colour: string, soft: string, thin: number): string {
  let svg = "";
  svg += panel("M-10-62C-28-32-54-16-82-3Q-42 8 8 1L10-40Z", colour, 1.5, thin);
  svg += cord("M-72-4.500Q-42 2.500-4-2M-52-15Q-32-9-6-9", soft, 1.8);
  for (let i = 0; i < 4; i++) {
    svg += blossom(-62 + (i * 16), (-6 - ((i % 2) * 8)) + (i * 0.5), 0.42, i * 30, "#f6d8ee", GOLD);
  }
  return svg;
}
export function falling_hair(thin: number): string {
  let svg = "";
  svg += stain("M-6-96C-16-92-16-70-18-56C-22-34-30-18-40-8C-28-6-14-18-9-40C-6-56-4-74 2-84Z", INK);
  svg += cord("M-10-84C-13-60-16-34-28-14", SHEEN, 1.4 * thin);
  return svg;
}
export function mantle(colour: string, thin: number): string {
  let svg = "";
  svg += panel("M-10-70C-38-52-48-22-54-2Q-24 7 8 0L10-60Z", colour, 1.5, thin);
  svg += cord("M-51-7Q-24 1-2-5", GOLD, 1.6);
  return svg;
}
export function deck(main: string, second: string, thin: number): string {
  let svg = "";
  svg += gear(16, -19, 19, 12, 0.5, second);
  svg += panel("M-38-31H26L34-21H-44Z", IRON, 1.4, thin);
  svg += cord("M-36-26H29", GOLD, 1.5);
  return svg;
}
export function contraption(main: string, second: string, thin: number): string {
  let svg = "";
  svg += cord("M-24-64q-7-10 2-15t-2-13", INK, 3.4);
  svg += cord("M-24-64q-7-10 2-15t-2-13", IRON, 1.6);
  svg += gear(-22, -46, 21, 11, 0.2, main);
  svg += gear(-36, -21, 13, 9, 0.5, second);
  return svg;
}
export function lance(angle: number, thin: number): string {
  let svg = "";
  svg += layer(((pole(0, 0, 4, -46, 52, WOOD, thin) + panel("M46-5L96 0L46 5L52 0Z", STEEL, 1.3, thin)) + panel("M-16-9L8-6V6L-16 9Z", GOLD, 1.2, thin)) + panel("M50-4l-10-8 4 12-4 12 10-8Z", BENI, 1, thin), 0, 0, 1, angle);
  return svg;
}
export function needle(angle: number, thin: number): string {
  let svg = "";
  svg += layer(panel("M-18-1.800L46 0L-18 1.800Z", STEEL, 1, thin) + bead(-20, 0, 3.2, GOLD, 1.2, thin), 0, 0, 1, angle);
  return svg;
}
export function maul(angle: number, scale: number, colour: string, thin: number): string {
  let svg = "";
  let head = ((panel("M-31-20H31V20H-31Z", colour, 1.6, thin) + panel("M-31-22H-20V22H-31ZM20-22H31V22H20Z", GOLD, 1.3, thin)) + bead(0, 0, 9, "#e8a24a", 1.4, thin)) + bead(0, 0, 4, colour, 1, thin);
  svg += layer(layer(pole(0, 0, 5, -16, 44, WOOD, thin), 0, 0, 1, -90) + layer(head, 0, -50), 0, 0, scale, angle);
  return svg;
}
export function claws(angle: number, spread: number, length: number, thin: number): string {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += layer(panel("M0-3.200Q24-9 42 2Q22 2.500 0 3.800Z", "#f6fbff", 1.1, thin), 0, 0, length, angle + (i * spread));
  }
  return svg;
}
export function unrolled(angle: number, colour: string, thin: number): string {
  let svg = "";
  let paper = panel("M-6-11C14-32 38 4 62-22C70-30 78-28 84-24L84-2C74-8 70-2 62 4C40 24 20-10-4 14Z", WASHI, 1.4, thin);
  let words = cord("M6-14v15M15-17v16M24-12v13M33-7v13M43-7v13M52-12v13M61-18v13M70-21v12", INK, 1.4);
  svg += layer((paper + words) + panel("M-10-13h7v30h-7ZM82-30h6v32h-6Z", colour, 1.2, thin), 0, 0, 1, angle);
  return svg;
}
export function open_scroll(colour: string, thin: number): string {
  let svg = "";
  svg += panel("M-19-19H19V21H-19Z", WASHI, 1.4, thin);
  svg += cord("M-12-12v20M-4-12v26M4-12v14M12-12v22", INK, 1.5);
  svg += panel("M-23-24H23V-18H-23ZM-23 20H23V26H-23Z", colour, 1.2, thin);
  return svg;
}
export function shut_umbrella(angle: number, scale: number, colour: string, thin: number): string {
  let svg = "";
  svg += layer(((pole(0, 0, 3.4, -22, 4, WOOD, thin) + panel("M0-8L66-3.500L76 0L66 3.500L0 8Z", colour, 1.4, thin)) + cord("M5-5L64-1.500M5 5L64 1.500M0 0H66", WASHI, 1.2)) + pole(0, 0, 2, 76, 86, GOLD, thin), 0, 0, scale, angle);
  return svg;
}
export function wrench(angle: number, thin: number): string {
  let svg = "";
  svg += layer(pole(0, 0, 5, -8, 30, "#8a96a0", thin) + panel("M26-10H43L38-4V4L43 10H26L30 4V-4Z", "#8a96a0", 1.4, thin), 0, 0, 1.1, angle);
  return svg;
}
export function spark(x: number, y: number, scale: number, thin: number): string {
  let svg = "";
  svg += layer(panel("M4-26L-14 4H-2L-8 28L14-6H2L10-26Z", "#ffe06a", 1.5, thin), x, y, scale);
  return svg;
}
export const LOOKS: Record<string, Look> = {
"yurina": {
"clothes": "hakama",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += tied_hair(thin);
  svg += ribbon(hues.second, thin);
  return svg;
},
"ready": {
"pose": "guard",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += katana(0, 0, -52, 0.66, hues.second);
  return svg;
},
},
"strike": {
"pose": "thrust",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += katana(0, 0, -4, 0.74, hues.second);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += katana(66, 1, 4, 0.56, hues.second);
  return svg;
},
},
},
"himika": {
"height": 1.03,
"clothes": "fitted",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += burning_hair("#d8502f", thin);
  return svg;
},
"ready": {
"pose": "tall",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += gun(28, -56, -62, 0.56, "#5c3a22");
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += long_coat(-8, -70, hues.deep, thin);
  return svg;
},
},
"strike": {
"pose": "aim",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += gun(62, -4, -2, 0.66, "#5c3a22");
  svg += burst(dice, 72, -4, 17, 9, ["#c24c18", "#f2a63c", "#fff2c0"]);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += long_coat(-10, -70, hues.deep, thin);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += gun(104, -15, 3, 0.5, "#5c3a22");
  svg += panel("M2-42C-18-44-40-34-58-2L-44-6L-36-1L-26-6L-4-10Z", hues.deep, 1.5, thin);
  svg += stain("M-56-3C-50-8-46-12-44-18C-40-12-36-12-34-18C-32-10-30-10-26-8L-36-2L-44-7Z", "#f2a63c");
  return svg;
},
},
},
"tokoyo": {
"height": 1.04,
"clothes": "furisode",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += long_hair(thin);
  svg += pins(GOLD, thin);
  return svg;
},
"ready": {
"pose": "bear",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += fan(0, 0, 34, -1, 2.2, hues.main, "#8d50ab", GOLD, 9);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += train(hues.deep, hues.soft, thin);
  svg += falling_hair(thin);
  return svg;
},
},
"strike": {
"pose": "dance",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += fan(0, 0, 46, -0.3, 2.6, hues.main, "#8d50ab", GOLD, 11);
  return svg;
},
"back": (dice, hues, thin) => {
  let svg = "";
  svg += fan(0, 0, 38, -0.5, 2.3, hues.soft, WASHI, hues.main, 9);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += train(hues.deep, hues.soft, thin);
  svg += falling_hair(thin);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += fan(62, 2, 34, -0.9, 2, hues.main, "#8d50ab", GOLD, 9);
  svg += panel("M-14-22C-44-24-64-14-84-2Q-40 5 0 0Z", hues.deep, 1.5, thin);
  svg += stain("M24-50C4-48-10-40-30-14C-34-8-44-4-52-2C-30 0-14-8-2-20Z", INK);
  return svg;
},
},
},
"oboro": {
"height": 0.95,
"clothes": "fitted",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += scarf(hues.second, thin);
  svg += cowl(hues.deep, WASHI, eyes, thin);
  return svg;
},
"ready": {
"pose": "low",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += shuriken(10, -4, 15, 0.3, "#7c96a0");
  return svg;
},
},
"strike": {
"pose": "leap",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += shuriken(12, -4, 15, 0.3, "#7c96a0");
  return svg;
},
"back": (dice, hues, thin) => {
  let svg = "";
  svg += shuriken(10, -4, 15, 0.6, "#7c96a0");
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += shuriken(56, -3, 11, 0.3, "#7c96a0");
  svg += shuriken(82, -1, 11, 0.8, "#7c96a0");
  return svg;
},
},
},
"chikage": {
"height": 0.92,
"clothes": "cloak",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += side_hair(thin);
  svg += half_mask(hues.second, thin);
  svg += blossom(-10, -13, 0.8, 20, "#d3a4cf", GOLD, INK);
  return svg;
},
"ready": {
"pose": "bend",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += needle(-30, thin);
  return svg;
},
"before": (dice, hues, thin) => {
  let svg = "";
  svg += vial(25, -22, 0.42, -8, hues.main, 0.6);
  return svg;
},
},
"strike": {
"pose": "rush",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += needle(-14, thin);
  return svg;
},
"back": (dice, hues, thin) => {
  let svg = "";
  svg += vial(4, -10, 0.44, 8, hues.main, 0.6);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += layer(needle(0, thin), 62, -2);
  svg += vial(92, -9, 0.34, 96, hues.main, 0.6);
  svg += stain("M92 1q24-5 34 0q-14 5-34 0Z", hues.main, 0.7);
  return svg;
},
},
},
"thallya": {
"height": 0.88,
"lift": 29,
"clothes": "fitted",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += bobbed_hair(thin);
  svg += goggles(thin);
  return svg;
},
"ready": {
"pose": "tall",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += lance(-32, thin);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += gear(-30, -21, 21, 14, 0.2, hues.main);
  return svg;
},
"before": (dice, hues, thin) => {
  let svg = "";
  svg += deck(hues.main, hues.second, thin);
  return svg;
},
},
"strike": {
"pose": "charge",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += lance(-3, thin);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += gear(-30, -21, 21, 14, 0.2, hues.main);
  return svg;
},
"before": (dice, hues, thin) => {
  let svg = "";
  svg += deck(hues.main, hues.second, thin);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += layer(lance(4, thin), 84, -2, 0.7);
  svg += gear(-46, -18, 19, 12, 0.4, hues.main);
  svg += gear(-62, -8, 12, 9, 0.4, hues.second);
  return svg;
},
},
},
"saine": {
"height": 1.12,
"clothes": "robe",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += straight_hair(thin);
  svg += blindfold(thin);
  return svg;
},
"ready": {
"pose": "tall",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += layer(mirror_image(naginata(0, -30, -90, 0.56, WOOD)), 4, 0, 1, 4);
  return svg;
},
},
"strike": {
"pose": "thrust",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += naginata(8, 0, -8, 0.8, WOOD);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += naginata(84, 0, 3, 0.5, WOOD);
  return svg;
},
},
},
"yukihi": {
"clothes": "furisode",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += knot(thin);
  svg += pins("#fff", thin);
  return svg;
},
"ready": {
"pose": "bear",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += layer(pole(0, 0, 2.4, -8, 64, WOOD, thin), 0, 0, 1, -137);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += parasol(-26, -94, 40, 0.3, hues.main, WASHI, 18);
  return svg;
},
},
"strike": {
"pose": "thrust",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += shut_umbrella(10, 1, hues.main, thin);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += layer(shut_umbrella(2, 0.8, hues.main, thin), 60, -4);
  return svg;
},
},
},
"shinra": {
"height": 1.08,
"clothes": "robe",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += side_lock(thin);
  svg += tall_cap(thin);
  svg += eyeglass(thin);
  return svg;
},
"ready": {
"pose": "bear",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += open_scroll(hues.main, thin);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += mantle(hues.second, thin);
  return svg;
},
},
"strike": {
"pose": "raise",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += unrolled(0, hues.main, thin);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += mantle(hues.second, thin);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += layer(unrolled(0, hues.main, thin), 58, -8, 0.7);
  svg += panel("M12-44C-22-44-48-30-66-2Q-30 5 2-2Z", hues.second, 1.5, thin);
  return svg;
},
},
},
"hagane": {
"height": 0.9,
"build": "girl",
"clothes": "fitted",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += tails(thin);
  svg += brow_band(hues.disc, thin);
  return svg;
},
"ready": {
"pose": "stand",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += maul(18, 1, hues.main, thin);
  return svg;
},
},
"strike": {
"pose": "heave",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += maul(52, 1.15, hues.main, thin);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += layer(maul(90, 0.9, hues.main, thin), 44, -26);
  return svg;
},
},
},
"kururu": {
"height": 0.88,
"build": "girl",
"clothes": "apron",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += buns(thin);
  svg += goggles(thin);
  svg += feelers("#9fe0e8", "#f2c14e", thin);
  return svg;
},
"ready": {
"pose": "bear",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += wrench(-36, thin);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += contraption(hues.main, hues.second, thin);
  return svg;
},
},
"strike": {
"pose": "both",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += spark(8, -22, 0.9, thin);
  return svg;
},
"back": (dice, hues, thin) => {
  let svg = "";
  svg += gear(8, -18, 13, 9, 0.2, hues.main);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += contraption(hues.main, hues.second, thin);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += layer(wrench(6, thin), 58, -4);
  svg += layer(contraption(hues.main, hues.second, thin), -34, 14, 0.9, 24);
  return svg;
},
},
},
"raira": {
"clothes": "fitted",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += mane(thin);
  svg += wolf_ears(thin);
  return svg;
},
"ready": {
"pose": "low",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += claws(-26, 24, 1, thin);
  return svg;
},
"back": (dice, hues, thin) => {
  let svg = "";
  svg += claws(4, 22, 0.8, thin);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += tail(-16, -26, 0, hues.soft, thin);
  return svg;
},
},
"strike": {
"pose": "pounce",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += claws(4, 20, 1.14, thin);
  return svg;
},
"back": (dice, hues, thin) => {
  let svg = "";
  svg += claws(150, 20, 1, thin);
  return svg;
},
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += tail(-14, -44, 24, hues.soft, thin);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += layer(tail(0, 0, -24, hues.soft, thin), -16, -16, 0.9);
  return svg;
},
},
},
"nobody": {
"clothes": "robe",
"head": (dice, hues, thin, eyes) => {
  let svg = "";
  svg += face(WASHI, eyes, thin);
  svg += bobbed_hair(thin);
  return svg;
},
"ready": {
"pose": "bear",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += cord("M0 14L10-34", WOOD, 2.4);
  svg += blossom(10, -36, 1.1, 10, hues.soft, WASHI, INK);
  svg += blossom(4, -18, 0.7, 40, hues.soft, WASHI, INK);
  return svg;
},
},
"strike": {
"pose": "strike",
"front": (dice, hues, thin) => {
  let svg = "";
  svg += katana(0, 0, -14, 0.6, hues.second);
  return svg;
},
},
"fallen": {
"behind": (dice, hues, thin) => {
  let svg = "";
  svg += katana(66, 0, 4, 0.5, hues.second);
  return svg;
},
},
},
};
