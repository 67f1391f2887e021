/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/beasts.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { diceOf, point, polar, short } from "../../../app/art/pen";
import { blossom } from "../../../app/art/shapes.gen";
import { ball, brush, form, group, patch, rope } from "../../../app/art/things.gen";
import { HEADS } from "./heads.gen";
import { BENI, STRAW, WOOD } from "./inks.gen";

export const HIGH: string[] = ["colossus", "crane", "giant", "hawk", "howl", "raven", "scarecrow", "totem"];
export const LONG: string[] = ["dragon", "raven", "tiger", "wolf"];
export function sloth_face(): string {
  let svg = "";
  svg += form("M-18 0C-20-18 20-18 18 0C18 14 10 18 0 18S-18 14-18 0Z", "#e8d6b0", 1.5);
  svg += patch("M-16 0L-3-2-6 7Q-13 8-16 0ZM16 0L3-2 6 7Q13 8 16 0Z", "#5a4028");
  svg += brush("M-11 1h5M6 1h5M-4 13q4 3 8 0", INK, 1.8);
  return svg;
}
export const BEASTS: Record<string, (robe: string[], skin: string) => string> = {
"wolf": (robe, skin) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M-50 48L-46 20C-60 8-66-8-58-22C-50-10-44-6-34-6C-10-14 8-14 20-24L26-48L38-32L52-30L72-16L66-6L46-4C40 6 38 12 38 22L42 48H30L26 24C8 28-12 26-26 20L-32 48Z", skin || "#8a8478", 1.9);
  svg += form("M26-48L38-32L28-28Z", deep, 1.2);
  svg += patch("M-20 20C0 28 20 26 30 14C34 4 40-2 46-4L56-8C44-14 30-8 20 2C6 12-8 16-20 20Z", WASHI, 0.9);
  svg += ball(50, -21, 2.2, INK, 0);
  svg += ball(72, -15, 2.6, INK, 0);
  svg += brush("M66-6l-10-3", INK, 1.3);
  return svg;
},
"howl": (robe, skin) => {
  let svg = "";
  svg += form("M-60 54C-58 20-50-6-34-22L-44-52L-20-38C-10-46 2-50 12-54L34-88L46-84L42-58L56-70L62-62L44-34C42-14 44 24 54 54Z", skin || "#7a3a2a", 2);
  svg += form("M-44-52L-20-38L-32-26Z", "#3a1a14", 1.4);
  svg += patch("M12-54L34-88 46-84 42-58 30-40C20-30 10-34 12-54Z", "#8f4a34");
  svg += brush("M42-58C34-46 24-42 18-44", INK, 1.8);
  svg += form("M44-64l4 8-6-2ZM52-66l-2 7-4-3Z", "#fff", 0.8);
  svg += ball(36, -86, 4, INK, 0);
  svg += patch("M0-40L12-44 8-36Z", "#ffd24a");
  svg += brush("M-46 20l10-14M-34 34l10-16M-20 20l8-16M2 34l4-18M24 24l2-16", "#ffb23e", 4);
  return svg;
},
"cat": (robe, skin) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-30 48C-40 20-34-4-18-14L-26-46L-4-32H14L34-46L28-14C42-2 46 24 38 48Z", WASHI, 1.9);
  svg += form("M34-6C50-24 46-44 38-52C32-44 34-36 30-30", WASHI, 1.7);
  svg += patch("M-26-46L-4-32-20-24ZM34-46L14-32 30-24Z", main);
  svg += ball(-6, -16, 3.4, INK, 0);
  svg += ball(16, -16, 3.4, INK, 0);
  svg += patch("M2-8h6l-3 4Z", BENI);
  svg += brush("M5-4q-4 6-9 2M5-4q4 6 9 2M-30-12l16 3M-30-4l16 0M40-12l-16 3M40-4l-16 0", INK, 1.2);
  svg += form("M-22 4Q5 16 32 4V12Q5 24-22 12Z", BENI, 1.4);
  svg += ball(5, 18, 6, GOLD, 1.3);
  svg += form("M-12 26H22V48H-12Z", GOLD, 1.3);
  svg += brush("M5 30v14", INK, 2);
  return svg;
},
"tiger": (robe, skin) => {
  let svg = "";
  svg += form("M-66 48L-60 10C-74-2-80-26-70-46C-64-34-62-16-50-14C-24-24 4-22 22-18L44 14L46 48H26L20 22C4 28-22 28-36 20L-44 48Z", "#f0b04a", 1.9);
  svg += brush("M-40-14l6 18M-26-18l6 20M-10-20l6 22M6-20l4 18M-68-30l9-2M-70-40l8 0M-56 24h10M-54 34h10M28 30h12M30 38h12", INK, 4);
  svg += group(40, -16, 2.2, 6);
  svg += HEADS["tiger"](robe);
  svg += `</g>`;
  return svg;
},
"horse": (robe, skin) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-62 48L-56 14C-62 4-62-10-54-16C-30-24-6-14 14-18L30-56L36-68L44-58L70-38L64-28L48-34C44-16 42-4 38 8L42 48H32L24 16C4 22-20 20-34 14L-44 48Z", "#6a4a34", 1.9);
  svg += form("M30-56L36-68L28-64C14-56 8-36 4-20L18-20Z", INK, 1.3);
  svg += form("M-56-14C-76-10-78 16-70 34C-66 18-60 8-54 4Z", INK, 1.3);
  svg += ball(48, -50, 2.2, WASHI, 0);
  svg += form("M-30-22H8L4 4H-26Z", main, 1.5);
  svg += brush("M62-34L20-24", GOLD, 2);
  return svg;
},
"crane": (robe, skin) => {
  let svg = "";
  svg += form("M-70-40C-44-44-16-30-2-8C10-30 34-52 74-56C62-26 36-4 14 8C22 18 40 22 52 20C30 34 6 30-8 18C-22 22-44 40-66 50C-52 30-36 16-22 8C-38 0-60-18-70-40Z", WASHI, 1.8);
  svg += patch("M74-56C70-44 62-34 54-26L44-42ZM-70-40C-66-28-58-18-50-12L-42-30Z", INK);
  svg += brush("M-6 16C-20 2-14-22-22-40C-26-50-34-52-40-48", INK, 8);
  svg += brush("M-6 16C-20 2-14-22-22-40C-26-50-34-52-40-48", WASHI, 5);
  svg += form("M-40-52L-62-42L-40-44Z", "#54505c", 1.2);
  svg += ball(-36, -50, 4, BENI, 1);
  svg += brush("M40 24L74 36M44 22L78 30", INK, 2);
  return svg;
},
"duck": (robe, skin) => {
  const [, deep, soft] = robe;
  let svg = "";
  svg += form("M-44 10C-40 40 32 46 46 12C56 4 60-8 58-20C46-14 36-10 24-10C22-30 20-50-2-52C-24-52-30-32-22-18C-34-14-44-4-44 10Z", "#f3efe4", 1.9);
  svg += form("M-24-34L-50-28L-48-22L-22-24Z", "#e8a23c", 1.4);
  svg += ball(-8, -36, 3.4, INK, 0);
  svg += form("M-6 2C10-8 34-4 40 8C28 24 4 24-6 2Z", soft, 1.5);
  svg += form("M-26-20Q-4-10 18-20V-12Q-4-2-26-12Z", deep, 1.3);
  svg += brush("M-8 36v12h-10M12 36v12h-10", "#e8a23c", 3.4);
  return svg;
},
"raven": (robe, skin) => {
  let svg = "";
  svg += form("M-74 6C-50-30-16-34 4-26C16-48 44-46 50-26L74-14L48-12C44 8 22 22 0 22L-30 48L-24 24C-44 24-62 16-74 6Z", "#2a2634", 1.8);
  svg += brush("M-60 6C-40-10-16-10 4 0M-48 14C-30 4-14 4 2 10", "#6a6478", 1.6);
  svg += ball(38, -28, 3, "#f2a63c", 1);
  svg += brush("M2 22l4 24M14 20l6 24", INK, 2.4);
  return svg;
},
"hawk": (robe, skin) => {
  let svg = "";
  svg += form("M-84-40C-50-50-24-30-6-10C14-34 50-56 86-50C70-16 40 4 16 12L28 46L4 34L-18 46L-12 14C-44 6-70-12-84-40Z", "#8a5f3c", 1.8);
  svg += brush("M-66-36l26 22M-48-36l20 24M68-44L42-18M50-42L30-16", INK, 1.4);
  svg += form("M-6-10C-8-26 14-28 14-12L22-6 12-4C10 2-4 2-6-10Z", WASHI, 1.4);
  svg += ball(5, -14, 2, INK, 0);
  return svg;
},
"frog": (robe, skin) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M-58 48C-66 24-50 8-36 14C-38-14-20-30 0-30S38-14 36 14C50 8 66 24 58 48H32L28 34H-28L-32 48Z", skin || "#6fa04a", 1.9);
  svg += ball(-20, -30, 12, skin || "#6fa04a", 1.7);
  svg += ball(20, -30, 12, skin || "#6fa04a", 1.7);
  svg += ball(-20, -31, 6, WASHI, 1);
  svg += ball(20, -31, 6, WASHI, 1);
  svg += patch("M-23-31h6M17-31h6", INK);
  svg += ball(-19, -31, 2.6, INK, 0);
  svg += ball(21, -31, 2.6, INK, 0);
  svg += patch("M-24 6Q0 20 24 6C24 26 12 34 0 34S-24 26-24 6Z", "#eef0c8");
  svg += brush("M-26-8Q0 8 26-8", INK, 2);
  svg += ball(-30, 22, 3, deep, 0);
  svg += ball(32, 20, 3.4, deep, 0);
  return svg;
},
"crab": (robe, skin) => {
  let svg = "";
  svg += brush("M-40 20l-26 14M-42 10l-30 6M-36 30l-20 18M40 20l26 14M42 10l30 6M36 30l20 18", INK, 5);
  svg += form("M-46 8C-44-16-20-24 0-24S44-16 46 8C40 30 20 36 0 36S-40 30-46 8Z", "#d9603f", 1.9);
  svg += form("M-44-6C-70-12-80-34-70-54C-66-44-60-42-54-46C-50-36-44-24-36-16ZM44-6C70-12 80-34 70-54C66-44 60-42 54-46C50-36 44-24 36-16Z", "#d9603f", 1.7);
  svg += brush("M-12-24v-12M12-24v-12", INK, 2.4);
  svg += ball(-12, -38, 4.4, WASHI, 1.3);
  svg += ball(12, -38, 4.4, WASHI, 1.3);
  svg += ball(-11, -38, 1.8, INK, 0);
  svg += ball(13, -38, 1.8, INK, 0);
  for (let i = 0; i < 7; i++) {
    svg += ball(-30 + (i * 10), -8 - (12 * Math.sin((i / 6) * 3.14)), 6, "#f7fbfb", 1);
  }
  return svg;
},
"bat": (robe, skin) => {
  const [main, deep, soft] = robe;
  let svg = "";
  svg += form("M0-16C-20-44-56-50-84-30C-72-26-72-14-70-4C-58-12-50-6-46 4C-36-4-26 2-22 14C-14 20-8 32 0 40C8 32 14 20 22 14C26 2 36-4 46 4C50-6 58-12 70-4C72-14 72-26 84-30C56-50 20-44 0-16Z", deep, 1.8);
  svg += brush("M-10-8L-58-34M-14 4L-44-12M10-8L58-34M14 4L44-12", soft, 1.3, 0.8);
  svg += form("M-14-14L-18-36L-6-26H6L18-36L14-14Q16 6 0 10T-14-14Z", main, 1.6);
  svg += ball(-6, -12, 3, "#ffe98a", 0);
  svg += ball(6, -12, 3, "#ffe98a", 0);
  svg += patch("M-5 0l2 6 2-6ZM5 0l-2 6-2-6Z", "#fff");
  return svg;
},
"sloth": (robe, skin) => {
  let svg = "";
  svg += form("M-44 48C-56 8-38-40 0-42S56 8 44 48Z", skin || "#9a8058", 1.9);
  svg += form("M-22-20C-24-38 24-38 22-20C22-2 12 6 0 6S-22-2-22-20Z", "#e8d6b0", 1.6);
  svg += patch("M-20-18L-4-20-8-10Q-16-8-20-18ZM20-18L4-20 8-10Q16-8 20-18Z", "#5a4028");
  svg += brush("M-12-16h5M7-16h5", INK, 2.2);
  svg += form("M-5-8H5L0-2Z", INK, 0.8);
  svg += brush("M-8 0Q0 5 8 0", INK, 1.6);
  svg += form("M-40 14C-52 26-48 40-36 44L-28 34C-34 30-32 24-28 20ZM40 14C52 26 48 40 36 44L28 34C34 30 32 24 28 20Z", skin || "#9a8058", 1.6);
  svg += brush("M-36 44l-6 6M-32 42l-2 8M36 44l6 6M32 42l2 8", WASHI, 3);
  svg += brush("M-20 22l8 6M12 20l8 6M-4 32l8 4", INK, 1.3, 0.5);
  return svg;
},
"panda": (robe, skin) => {
  let svg = "";
  svg += form("M36 48C76 44 86 16 70-10C60-20 52-8 56 0C64 14 54 28 30 28Z", "#a8481e", 1.8);
  svg += brush("M62-10l10-5M62 4l13-1M56 18l11 6M46 27l5 11", "#f3c08a", 5);
  svg += form("M-36 48C-42 20-34-2-20-10L-32-34C-22-42-12-36-8-28H12C16-36 26-42 36-34L24-10C38-2 46 20 40 48Z", "#c8602a", 1.9);
  svg += patch("M-24-14Q-12-26-4-12Q-8 2-18 2ZM28-14Q16-26 8-12Q12 2 22 2Z", WASHI);
  svg += patch("M-20 48C-24 24 30 24 24 48Z", "#5a1f10");
  svg += ball(-9, -12, 3.4, INK, 0);
  svg += ball(13, -12, 3.4, INK, 0);
  svg += form("M-5-4Q2-10 9-4Q7 6 2 6T-5-4Z", WASHI, 1.1);
  svg += patch("M-1-4h6l-3 4Z", INK);
  return svg;
},
"python": (robe, skin) => {
  let svg = "";
  let d = "M-84 44C-60 14-20 50 6 36C38 18-6 0-30 10C-66 24-70-22-30-26C10-30 30 2 52-12C60-20 54-34 40-40";
  svg += brush(d, INK, 25);
  svg += brush(d, "#c98f4a", 21);
  svg += brush(d, "#7a4a1c", 12);
  svg += `<path d="${d}" fill="none" stroke="#f0d08a" stroke-width="8" stroke-dasharray="7 9"/>`;
  svg += form("M50-34C40-22 20-24 8-36C2-44 8-54 20-56C40-60 58-50 50-34Z", "#c98f4a", 1.9);
  svg += ball(24, -46, 3.6, "#ffe98a", 1.2);
  svg += patch("M23-49h2v6h-2Z", INK);
  svg += brush("M8-42L-8-40l-6-4m6 4l-5 5", BENI, 2);
  return svg;
},
"dragon": (robe, skin) => {
  const [main, deep, soft] = robe;
  let svg = "";
  let d = "M-92 44C-70 8-34 60-8 32C16 4-40-4-36-34C-32-58 10-56 26-36";
  svg += brush(d, INK, 30);
  svg += brush(d, main, 26);
  svg += brush(d, soft, 9, 0.9);
  svg += `<path d="${d}" fill="none" stroke="${deep}" stroke-width="26" stroke-dasharray="2 8" opacity=".5"/>`;
  svg += brush("M-50-20l-16-10M-44-44l-12-14M-22-56l-2-18M4-58l8-16", GOLD, 4);
  svg += form("M8-44C8-62 30-70 50-60C66-56 78-44 82-34L60-32L74-20C58-12 34-14 24-20C14-26 8-34 8-44Z", main, 1.9);
  svg += form("M26-62C18-80 2-84-8-80C2-74 8-66 12-56ZM40-64C40-82 30-92 22-94C28-84 28-74 28-64Z", GOLD, 1.4);
  svg += ball(48, -48, 5, WASHI, 1.4);
  svg += ball(49, -48, 2.2, INK, 0);
  svg += brush("M78-36c14-4 20 8 14 18M70-22c8 4 6 14-2 16", soft, 2.6);
  svg += patch("M60-32l4 7 3-7ZM50-28l3 7 4-7Z", "#fff");
  return svg;
},
"giant": (robe, skin) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += form("M-74 54L-66 4C-74-14-60-40-36-44L-20-58H24L40-44C64-40 76-14 68 4L78 54H30L24 30H-20L-26 54Z", skin || "#9a9284", 2);
  svg += brush("M-40-30L-26-8L-44 12M36-28L48-6L30 10M-10 0L4 14L-6 30M52 20l10 12M-60 20l12 6", INK, 1.5, 0.7);
  svg += form("M-22-52L-16-74H18L26-52L18-24H-14Z", "#c9c0ac", 1.8);
  svg += form("M-12-54H-2V-48H-12ZM8-54H18V-48H8Z", (main === "#5a5a52") ? "#ffd24a" : soft, 1.2);
  svg += brush("M-8-36H12M3-48V-41", INK, 1.8);
  svg += form("M-36-44c8-10 16-6 16 2M24-48c10-6 18 0 16 8", "#7fa04a", 1.3);
  return svg;
},
"colossus": (robe, skin) => {
  let svg = "";
  svg += form("M-100 60C-96 10-60-30-30-36C-24-66 22-70 32-38C66-30 98 6 104 60Z", "#d8a860", 2);
  svg += form("M-30-36C-24-66 22-70 32-38C34-20 20-6 2-4C-16-6-32-18-30-36Z", "#e8c88a", 1.8);
  svg += patch("M-16-36L-4-32-6-26Q-14-26-16-36ZM20-36L8-32 10-26Q18-26 20-36Z", "#7a3a10");
  svg += brush("M-8-16Q2-10 12-16M-66 30c20-14 40-12 60 0M10 36c22-16 46-12 66 2M-80 48c30-10 60-8 90 0", "#8a5a20", 2);
  svg += form("M-12-58L2-84L16-58Z", GOLD, 1.4);
  svg += ball(2, -66, 3.4, BENI, 1);
  return svg;
},
"dummy": (robe, skin) => {
  let svg = "";
  svg += rope("M0 48L0 -4", 7, WOOD);
  svg += rope("M-38 -8L38 -8", 6, WOOD);
  svg += form("M-20-14H20V30Q0 36-20 30Z", STRAW, 1.7);
  svg += brush("M-20 0H20M-20 14H20", "#8a5a20", 2.6);
  svg += group(0, -32, 1.4, 6);
  svg += HEADS["dummy"](robe);
  svg += `</g>`;
  svg += brush("M26-44l14-10M30-34l16-2", BENI, 2.6);
  return svg;
},
"scarecrow": (robe, skin) => {
  let svg = "";
  svg += rope("M0 52L0 -6", 6, WOOD);
  svg += rope("M-56 -12L56 -12", 6, WOOD);
  svg += form("M-52-18H52L46 2 22 0 26 36H-26L-22 0-46 2Z", "#8a6a8a", 1.7);
  svg += form("M-8 12H8V26H-8Z", "#e8c86a", 1.1);
  svg += brush("M-56-8l-8 8M-54-6l-2 10M56-8l8 8M54-6l2 10", STRAW, 3);
  svg += group(0, -36);
  svg += sloth_face();
  svg += `</g>`;
  svg += form("M-34-44Q0-56 34-44L6-70H-6Z", STRAW, 1.6);
  return svg;
},
"totem": (robe, skin) => {
  const [main, deep, soft] = robe;
  let svg = "";
  svg += form("M-26 52V-60H26V52Z", "#a89a80", 1.9);
  for (let n = 0; n < 3; n++) {
    let y = [-44, -6, 32][n];
    let c = [main, soft, deep][n];
    svg += form(`M-32 ${y - 14}H32V${y + 16}H-32Z`, c, 1.6);
    svg += form(`M-20 ${y - 6}h12v6h-12ZM8 ${y - 6}h12v6h-12Z`, WASHI, 1.1);
    svg += brush(`M-10 ${y + 9}H10`, INK, 2.4);
  }
  svg += form("M-32-44L-64-56L-52-34ZM32-44L64-56L52-34Z", main, 1.6);
  return svg;
},
"cart": (robe, skin) => {
  let svg = "";
  for (let i = 0; i < 7; i++) {
    svg += ball(-42 + (i * 14), -16 - (14 * Math.sin(((i + 0.5) / 7) * 3.14)), 13, (i % 2) ? "#8fb85a" : "#a8cc74", 1.5);
    svg += brush(`M${-48 + (i * 14)} ${short(-14 - (14 * Math.sin(((i + 0.5) / 7) * 3.14)))}q6-8 12 0`, "#58742d", 1.3);
  }
  svg += form("M-60-6H56L48 22H-52Z", "#b98a52", 1.8);
  svg += rope("M50 6L84 20", 4, WOOD);
  svg += ball(-22, 30, 19, "#8a5a34", 2);
  svg += ball(-22, 30, 5, INK, 0);
  svg += brush("M-22 12V48M-40 30H-4M-35 17L-9 43M-35 43L-9 17", INK, 1.6);
  svg += ball(34, 34, 14, "#8a5a34", 2);
  svg += ball(-66, -34, 9, "#8fb85a", 1.4);
  return svg;
},
"station": (robe, skin) => {
  const [main, deep] = robe;
  let svg = "";
  svg += form("M-56 52V-6H56V52Z", "#b98a52", 1.8);
  svg += form("M-72-4Q-40-12-34-34H34Q40-12 72-4Z", deep, 1.8);
  svg += form("M-14 52V18H14V52Z", "#3a2a22", 1.4);
  svg += brush("M-100-54L100-20M-100-48L100-14", INK, 1.8);
  svg += form("M46-26H84V2H46Z", main, 1.7);
  svg += brush("M65-34V-26", INK, 3);
  svg += form("M52-20H62V-10H52ZM68-20H78V-10H68Z", "#ffe9a0", 1);
  svg += rope("M-44 -6L-44 -52", 5, WOOD);
  svg += ball(-44, -50, 9, GOLD, 1.5);
  return svg;
},
"tumble": (robe, skin) => {
  let svg = "";
  let dice = diceOf(9);
  svg += ball(0, 4, 44, "#c9a050", 1.8);
  for (let i = 0; i < 16; i++) {
    svg += brush(`M${point(40 * Math.cos(i * 0.4), 4 + (40 * Math.sin(i * 0.4)))}Q${point(dice(-30, 30), dice(-24, 30))} ${point(40 * Math.cos((i * 2.1) + 2), 4 + (40 * Math.sin((i * 2.1) + 2)))}`, (i % 2) ? "#7a5a1c" : "#f0d890", 1.8);
  }
  for (let i = 0; i < 14; i++) {
    svg += form(`M${polar(0, 4, 43, i * 0.45)}L${polar(0, 4, 60, (i * 0.45) + 0.06)}L${polar(0, 4, 43, (i * 0.45) + 0.12)}Z`, "#8a9a3a", 1.1);
  }
  svg += form("M-22-4L-4 2-8 8Q-20 6-22-4ZM22-4L4 2 8 8Q20 6 22-4Z", INK, 0.8);
  svg += brush("M-12 20l6-4 6 4 6-4 6 4", INK, 2.4);
  return svg;
},
"cactus": (robe, skin) => {
  let svg = "";
  svg += form("M-18 52V-40C-18-62 18-62 18-40V52Z", "#6a9a4a", 1.9);
  svg += form("M-18 14H-34C-48 14-48-14-34-14V-2H-18ZM18 4H32C48 4 48-26 34-26V-10H18Z", "#6a9a4a", 1.7);
  svg += brush("M-6-50V50M6-50V50", "#3f6a2a", 1.5, 0.7);
  svg += blossom(4, -58, 1, 0, "#f08aa8", GOLD, INK);
  return svg;
},
};
