/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/props.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { diceOf, ink, point, short } from "../../../app/art/pen";
import { blossom, burst, curl, flames, katana, rays, rings, wave } from "../../../app/art/shapes.gen";
import { ball, brush, fan, form, group, naginata, parasol, patch, rope, shuriken } from "../../../app/art/things.gen";
import { HEADS } from "./heads.gen";
import { BENI, JADE, STEEL, STRAW, WOOD } from "./inks.gen";
import { lampion } from "./scenes.gen";

export function pole(angle: number, length: number, colour: string = WOOD, width: number = 4): string {
  let svg = "";
  svg += `<g transform="rotate(${angle})">`;
  svg += rope(`M${point(0, length * 0.36)}L${point(0, -length * 0.64)}`, width, colour);
  svg += `</g>`;
  return svg;
}
export function whip(colour: string): string {
  let svg = "";
  svg += brush("M0 0c30-40 50 10 40-30s40-20 30 14", INK, 5);
  svg += brush("M0 0c30-40 50 10 40-30s40-20 30 14", colour, 2.8);
  return svg;
}
export const PROPS: Record<string, (robe: string[]) => string> = {
"katana": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += katana(0, 0, -58, 0.52, deep);
  return svg;
},
"katana2": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += katana(0, 0, -14, 0.56, deep);
  return svg;
},
"bigsword": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += group(0, 0, 1, -52);
  svg += form("M4-9H88L104 0 88 9H4Z", STEEL);
  svg += form("M-22-4H4V4H-22Z", deep, 1.2);
  svg += form("M2-13H8V13H2Z", GOLD, 1.2);
  svg += `</g>`;
  return svg;
},
"dagger": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += group(0, 0, 1, -50);
  svg += form("M3-4L30 0 3 4Z", STEEL, 1.3);
  svg += form("M-8-3H3V3H-8Z", deep, 1.1);
  svg += `</g>`;
  return svg;
},
"spear": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, 62);
  svg += pole(0, 130);
  svg += form("M-5-80L0-106 5-80 0-74Z", STEEL, 1.3);
  svg += `</g>`;
  return svg;
},
"naginata": (robe) => {
  let svg = "";
  svg += naginata(0, 0, -62, 0.62, WOOD);
  return svg;
},
"trident": (robe) => {
  let svg = "";
  svg += pole(28, 120);
  svg += group(0, 0, 1, 28);
  svg += form("M-11-94L-8-74H8L11-94 5-82 0-98-5-82Z", STEEL, 1.3);
  svg += `</g>`;
  return svg;
},
"staff": (robe) => {
  let svg = "";
  svg += pole(14, 130);
  return svg;
},
"ringstaff": (robe) => {
  let svg = "";
  svg += pole(6, 126);
  svg += group(0, 0, 1, 6);
  svg += brush("M-9-84a9 10 0 1 1 18 0l-9 8Z", GOLD, 3);
  svg += ball(-9, -76, 4, "none", 1.6);
  svg += ball(9, -76, 4, "none", 1.6);
  svg += `</g>`;
  return svg;
},
"kanabo": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, 34);
  svg += form("M-4 16H4L9-52Q0-60-9-52Z", "#54505c", 1.5);
  for (let i = 0; i < 4; i++) {
    svg += ball(-4, -14 - (i * 10), 1.8, GOLD, 0.6);
    svg += ball(4, -18 - (i * 10), 1.8, GOLD, 0.6);
  }
  svg += `</g>`;
  return svg;
},
"hammer": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += pole(24, 78);
  svg += group(0, 0, 1, 24);
  svg += form("M-22-66H22V-44H-22Z", deep, 1.5);
  svg += brush("M-14-66V-44M14-66V-44", GOLD, 2);
  svg += `</g>`;
  return svg;
},
"bow": (robe) => {
  let svg = "";
  svg += brush("M-4-50C30-34 30 26-6 44", INK, 5);
  svg += brush("M-4-50C30-34 30 26-6 44", WOOD, 2.6);
  svg += brush("M-4-50L-20-2-6 44", INK, 0.9);
  svg += brush("M-22-2H34", INK, 1.8);
  svg += form("M34-5L46-2 34 2Z", STEEL, 1);
  return svg;
},
"kusari": (robe) => {
  let svg = "";
  svg += brush("M0 0q16 22 30 8t26-18", INK, 2.6);
  for (let i = 0; i < 7; i++) {
    svg += ball(8 + (i * 7), 8 + (6 * Math.sin(i * 1.3)), 2.4, STEEL, 0.9);
  }
  svg += ball(58, -12, 7, "#54505c", 1.4);
  svg += group(0, 0, 1, -80);
  svg += form("M0-3C20-4 30-12 34-26C40-8 26 6 0 4Z", STEEL, 1.3);
  svg += `</g>`;
  return svg;
},
"hooks": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, -46);
  svg += rope("M-12 0L44 0", 2.6, STEEL);
  svg += brush("M44 0q16-2 12-14", INK, 4.4);
  svg += brush("M44 0q16-2 12-14", STEEL, 2.2);
  svg += form("M-4-8q8 8 0 16l6-8Z", GOLD, 1.1);
  svg += `</g>`;
  return svg;
},
"claws": (robe) => {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += group(0, 0, 1, -30 + (i * 26));
    svg += form("M2-2.5Q20-6 32 2Q18 2 2 3Z", STEEL, 1.1);
    svg += `</g>`;
  }
  return svg;
},
"whip": (robe) => {
  let svg = "";
  svg += whip("#f2a63c");
  return svg;
},
"water_whip": (robe) => {
  let svg = "";
  svg += whip("#b5d6ea");
  return svg;
},
"axe": (robe) => {
  let svg = "";
  svg += pole(20, 80);
  svg += group(0, 0, 1, 20);
  svg += form("M0-56C16-62 28-52 28-40C20-44 10-40 0-36Z", STEEL, 1.4);
  svg += `</g>`;
  return svg;
},
"club": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, 28);
  svg += form("M-3 14H4L8-40Q0-50-8-40Z", WOOD, 1.5);
  svg += brush("M-5-20l10 3M-6-30l11 3", INK, 1);
  svg += `</g>`;
  return svg;
},
"tonfa": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, -70);
  svg += rope("M-16 0L40 0", 4, WOOD);
  svg += `</g>`;
  return svg;
},
"star": (robe) => {
  let svg = "";
  svg += shuriken(10, -8, 15, 0.4, "#7c96a0");
  return svg;
},
"chain": (robe) => {
  let svg = "";
  for (let i = 0; i < 9; i++) {
    svg += `<ellipse cx="${short(i * 9)}" cy="${short(-10 * Math.sin(i * 0.8))}" rx="5.5" ry="3.2" fill="none" ${ink(2)} transform="rotate(${(i % 2) * 40} ${point(i * 9, -10 * Math.sin(i * 0.8))})"/>`;
  }
  return svg;
},
"fan": (robe) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += fan(0, 0, 34, -0.7, 2, main, soft, GOLD, 7);
  return svg;
},
"umbrella": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += rope("M0 12L2 -46", 2.4, WOOD);
  svg += form("M-40-38C-34-66 38-68 44-38Q33-46 23-38Q12-46 2-38Q-9-46-19-38Q-30-46-40-38Z", main, 1.5);
  svg += brush("M2-62V-40M2-62L-19-40M2-62L23-40", INK, 1, 0.7);
  return svg;
},
"parasol": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += rope("M0 10L0 -14", 2.4, WOOD);
  svg += parasol(0, -26, 30, 0.3, main, WASHI, 14);
  return svg;
},
"lantern": (robe) => {
  let svg = "";
  svg += rope("M-6 8L14 -24", 2.6, WOOD);
  svg += lampion(16, -4, 1.1, "#f4c45c");
  return svg;
},
"drum": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-18-14H18V14H-18Z", main, 1.5);
  svg += `<ellipse cx="18" cy="0" rx="6" ry="15" fill="${WASHI}" ${ink(1.4)}/><ellipse cx="-18" cy="0" rx="6" ry="15" fill="${WASHI}" ${ink(1.4)}/>`;
  for (let i = 0; i < 5; i++) {
    svg += ball(-12 + (i * 6), -12, 1.2, GOLD, 0);
  }
  return svg;
},
"biwa": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, -30);
  svg += form("M-26 0C-26-18 0-16 12-4H44V4H12C0 16-26 18-26 0Z", WOOD, 1.5);
  svg += brush("M-16-3H46M-16 3H46", WASHI, 0.9);
  svg += `</g>`;
  return svg;
},
"bell": (robe) => {
  let svg = "";
  svg += form("M-9 10C-9-2-7-12 0-12S9-2 9 10ZM-11 10H11V13H-11Z", GOLD, 1.3);
  return svg;
},
"beads": (robe) => {
  const [main] = robe;
  let svg = "";
  for (let i = 0; i < 10; i++) {
    svg += ball((10 * Math.cos(i * 0.63)) + 2, 12 + (12 * Math.sin(i * 0.63)), 2.8, main, 1);
  }
  return svg;
},
"brush": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, 24);
  svg += rope("M0 26L0 -20", 3.5, WOOD);
  svg += form("M-4-20H4Q6-34 0-44Q-6-34-4-20Z", INK, 1);
  svg += `</g>`;
  return svg;
},
"bigbrush": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += group(0, 0, 1, 38);
  svg += rope("M0 40L0 -36", 5, WOOD);
  svg += form("M-8-36H8Q12-58 0-78Q-12-58-8-36Z", main, 1.4);
  svg += `</g>`;
  return svg;
},
"scroll": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-16-18H16V20H-16Z", WASHI, 1.4);
  svg += form("M-19-22H19V-16H-19ZM-19 18H19V24H-19Z", main, 1.2);
  svg += brush("M-8-10v18M0-10v14M8-10v20", INK, 1.4);
  return svg;
},
"book": (robe) => {
  let svg = "";
  svg += form("M0-8C-10-14-20-12-24-8V14C-18 10-8 10 0 14C8 10 18 10 24 14V-8C20-12 10-14 0-8Z", WASHI, 1.4);
  svg += brush("M0-8V14M-18-3h12M6-3h12M-18 3h12M6 3h12", INK, 1);
  return svg;
},
"letter": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, -12);
  svg += form("M-15-9H15V9H-15Z", WASHI, 1.4);
  svg += brush("M-15-9L0 2 15-9", INK, 1.2);
  svg += ball(0, 2, 3.4, BENI, 0.8);
  svg += `</g>`;
  return svg;
},
"cards": (robe) => {
  const [main] = robe;
  let svg = "";
  for (let i = 0; i < 4; i++) {
    svg += group(0, 0, 1, -34 + (i * 22));
    svg += form("M-7-30H7V-8H-7Z", WASHI, 1.2);
    svg += ball(0, -19, 3.6, main, 0.6);
    svg += `</g>`;
  }
  return svg;
},
"dice": (robe) => {
  let svg = "";
  svg += form("M-4-22H12V-6H-4Z", WASHI, 1.3);
  svg += ball(0, -18, 1.5, BENI, 0);
  svg += ball(8, -10, 1.5, INK, 0);
  svg += form("M12-38H26V-24H12Z", WASHI, 1.3);
  svg += ball(19, -31, 2, BENI, 0);
  return svg;
},
"mask": (robe) => {
  let svg = "";
  svg += group(6, -14, 0.8, 10);
  svg += HEADS["hannya"](robe);
  svg += `</g>`;
  return svg;
},
"mirror": (robe) => {
  let svg = "";
  svg += ball(4, -18, 16, "#dfeff0", 2.4);
  svg += brush("M-4-24l8-6M-4-14L10-26", "#fff", 2);
  svg += rope("M2 -2L0 10", 3, GOLD);
  return svg;
},
"glass": (robe) => {
  let svg = "";
  svg += brush("M-16-2L34-22", INK, 4.4);
  svg += brush("M-16-2L34-22", "#b08a5a", 2.4);
  svg += ball(46, -27, 15, "rgb(255 176 90/.8)", 1.4);
  svg += patch("M38-32q4-6 10-6", "#fff");
  svg += brush("M39-33q4-5 9-5", "#fff", 2);
  return svg;
},
"pot": (robe) => {
  const [main, deep, soft] = robe;
  let svg = "";
  svg += form("M-15-4C-24 8-16 24 0 24S24 8 15-4Z", main, 1.5);
  svg += form("M-17-9H17V-3H-17Z", deep, 1.2);
  svg += brush("M-17 8Q0 14 17 8", soft, 2.2);
  return svg;
},
"gourd": (robe) => {
  let svg = "";
  svg += form("M0-22C9-22 9-10 5-7C18-2 18 22 0 22S-18-2-5-7C-9-10-9-22 0-22Z", "#c98f4a", 1.5);
  svg += form("M-6-8H6V-4H-6Z", BENI, 1);
  svg += form("M-3-28H3V-21H-3Z", WOOD, 1);
  return svg;
},
"cup": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-12-8H12Q12 8 0 8T-12-8Z", WASHI, 1.4);
  svg += form("M-4 8H4V12H-4Z", main, 1);
  return svg;
},
"keg": (robe) => {
  let svg = "";
  svg += form("M-22-18Q0-24 22-18Q27 2 22 22Q0 28-22 22Q-27 2-22-18Z", "#c98f4a", 1.5);
  svg += brush("M-25-8Q0-2 25-8M-25 10Q0 16 25 10", INK, 2);
  svg += ball(0, 2, 7, WASHI, 1);
  return svg;
},
"sushi": (robe) => {
  let svg = "";
  svg += form("M-24 2H24V8H-24ZM-18 8h4v6h-4ZM14 8h4v6h-4Z", WOOD, 1.3);
  for (let i = 0; i < 3; i++) {
    svg += form(`M${-20 + (i * 14)} 2v-6q6-3 12 0v6Z`, WASHI, 1.1);
    svg += form(`M${-21 + (i * 14)} -4q7-8 14 0q-7 3-14 0Z`, (i % 2) ? "#f3d06a" : "#e8764a", 1.1);
  }
  return svg;
},
"knife": (robe) => {
  let svg = "";
  svg += group(0, 0, 1, -60);
  svg += form("M0-5H34L40 3H0Z", STEEL, 1.3);
  svg += form("M-16-4H0V3H-16Z", WOOD, 1.2);
  svg += `</g>`;
  return svg;
},
"pan": (robe) => {
  let svg = "";
  svg += rope("M-14 4L10 0", 3.5, INK);
  svg += form("M6-4H48Q48 12 27 12T6-4Z", "#54505c", 1.4);
  svg += flames(diceOf(5), 27, -4, 38, 34, 4, ["#e0532a", "#f6b84a", "#fff0b8"]);
  return svg;
},
"ladle": (robe) => {
  let svg = "";
  svg += pole(30, 60, WOOD, 3);
  svg += group(0, 0, 1, 30);
  svg += form("M-10-44H10Q10-34 0-34T-10-44Z", WOOD, 1.3);
  svg += `</g>`;
  return svg;
},
"basket": (robe) => {
  let svg = "";
  svg += form("M-20-6H20L15 18H-15Z", STRAW, 1.5);
  svg += brush("M-18 2H18M-16 10H16M-8-6v24M2-6v24M12-6v24", INK, 0.9, 0.6);
  svg += brush("M-16-6C-14-28 14-28 16-6", WOOD, 2.4);
  return svg;
},
"veg": (robe) => {
  let svg = "";
  svg += PROPS["basket"](robe);
  svg += ball(-10, -10, 7, "#9ac06a", 1.1);
  svg += ball(2, -13, 8, "#7fae52", 1.1);
  svg += ball(13, -9, 6, "#d9713a", 1.1);
  return svg;
},
"sack": (robe) => {
  let svg = "";
  svg += form("M-14-10C-26 6-22 26 0 26S26 6 14-10Q0-4-14-10Z", "#d8c49a", 1.5);
  svg += form("M-12-18L12-18 8-9H-8Z", "#d8c49a", 1.3);
  svg += brush("M-9-10H9", BENI, 2.4);
  return svg;
},
"crate": (robe) => {
  let svg = "";
  svg += form("M-22-18H22V18H-22Z", "#b98a52", 1.5);
  svg += brush("M-22-18L22 18M22-18L-22 18M-22-9H22M-22 9H22", INK, 1.2, 0.7);
  return svg;
},
"arms": (robe) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M-22 0H22V20H-22Z", "#b98a52", 1.5);
  for (let i = 0; i < 4; i++) {
    svg += group(-14 + (i * 10), 0, 0.36, -78 - (i * 9));
    svg += katana(0, 0, 0, 1, [BENI, JADE, deep, GOLD][i]);
    svg += `</g>`;
  }
  return svg;
},
"coin": (robe) => {
  let svg = "";
  svg += ball(2, -14, 13, GOLD, 1.5);
  svg += form("M-2-18H6V-10H-2Z", WASHI, 1.1);
  return svg;
},
"abacus": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-22-14H22V14H-22Z", WOOD, 1.5);
  svg += brush("M-20-4H20", INK, 1.2);
  for (let i = 0; i < 5; i++) {
    svg += brush(`M${-16 + (i * 8)} -14v28`, INK, 0.7);
    svg += ball(-16 + (i * 8), -9, 2.8, main, 0.8);
    svg += ball(-16 + (i * 8), 2, 2.8, GOLD, 0.8);
    svg += ball(-16 + (i * 8), 8, 2.8, GOLD, 0.8);
  }
  return svg;
},
"scales": (robe) => {
  let svg = "";
  svg += rope("M0 14L0 -34", 2.4, GOLD);
  svg += brush("M-26-26L26-36M-26-26l-8 18M-26-26l8 18M26-36l-8 18M26-36l8 18", INK, 1.3);
  svg += form("M-36-8H-16Q-18 2-26 2T-36-8ZM16-18H36Q34-8 26-8T16-18Z", GOLD, 1.2);
  return svg;
},
"vault": (robe) => {
  let svg = "";
  svg += form("M-22-22H22V20H-22Z", "#3c4a46", 1.6);
  svg += ball(0, -1, 10, JADE, 1.5);
  svg += brush("M0-9V7M-8-1H8", GOLD, 2);
  return svg;
},
"orb": (robe) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += ball(8, -18, 14, soft, 1.5);
  svg += curl(8, -18, 11, 1.6, 0, main, 2.4);
  return svg;
},
"torch": (robe) => {
  let svg = "";
  svg += rope("M0 16L6 -18", 4, WOOD);
  svg += flames(diceOf(3), 8, -16, 26, 40, 3, ["#e0532a", "#f6b84a", "#fff0b8"]);
  return svg;
},
"bomb": (robe) => {
  let svg = "";
  svg += ball(4, -8, 14, "#3a3644", 1.5);
  svg += brush("M10-20q4-10 12-8", WOOD, 2.2);
  svg += burst(diceOf(2), 24, -30, 8, 7, ["#f2a63c", "#fff2c0"]);
  return svg;
},
"fireball": (robe) => {
  let svg = "";
  svg += flames(diceOf(8), 10, -4, 42, 52, 4, ["#d0431f", "#f6a63c", "#fff0b8"]);
  return svg;
},
"spark": (robe) => {
  let svg = "";
  svg += group(10, -22, 0.8);
  svg += form("M4-26L-14 4H-2L-8 28L14-6H2L10-26Z", "#ffe06a", 1.5);
  svg += `</g>`;
  return svg;
},
"bubble": (robe) => {
  let svg = "";
  svg += ball(14, -22, 19, "rgb(224 244 248/.75)", 1.4);
  svg += brush("M4-30q4-7 11-7", "#fff", 2.6);
  return svg;
},
"wave": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += group(22, -14, 0.34);
  svg += wave(0, 0, 1, main);
  svg += `</g>`;
  return svg;
},
"crystal": (robe) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += form("M0 0L-8-24 4-48 16-24 8 0Z", soft, 1.5);
  svg += brush("M4-48V0M-8-24H16", main, 1.3);
  return svg;
},
"flower": (robe) => {
  let svg = "";
  svg += brush("M0 10L6-18", "#58742d", 2.4);
  svg += blossom(8, -26, 1.5, 20, WASHI, "#f3c35a", INK);
  return svg;
},
"shroom": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += form("M-5 12L-3-10H7L9 12Z", WASHI, 1.3);
  svg += form("M-18-8C-16-30 20-30 22-8Q2-14-18-8Z", main, 1.4);
  svg += ball(-4, -18, 3, WASHI, 0.8);
  svg += ball(9, -17, 3.6, WASHI, 0.8);
  return svg;
},
"gohei": (robe) => {
  let svg = "";
  svg += pole(4, 60, WASHI, 2.6);
  svg += group(0, 0, 1, 4);
  svg += form("M0-40l16 6-8 6 14 8-8 4 10 10-20-6 6-6-12-8ZM0-40l-14 8 6 6-12 8 8 4-8 8 14-4-4-8 10-8Z", "#fff", 1.1);
  svg += `</g>`;
  return svg;
},
"banner": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += pole(4, 130);
  svg += group(0, 0, 1, 4);
  svg += form("M2-82H34V-20L28-26 22-20 16-26 10-20 2-26Z", main, 1.4);
  svg += ball(18, -56, 8, WASHI, 1);
  svg += `</g>`;
  return svg;
},
"oar": (robe) => {
  let svg = "";
  svg += pole(22, 130, WOOD, 3);
  svg += group(0, 0, 1, 22);
  svg += form("M-6 30H6L8 62H-8Z", WOOD, 1.3);
  svg += `</g>`;
  return svg;
},
"net": (robe) => {
  let svg = "";
  svg += brush("M0 0C24-30 60-20 58 16M0 0C10 20 40 30 58 16M14-14L40 22M30-19L54 14M8 6L56-6M18 16L52-16", INK, 1.2);
  return svg;
},
"beacon": (robe) => {
  let svg = "";
  svg += ball(6, -24, 12, "#ffe9a0", 1.5);
  svg += form("M-6-14H18V-8H-6ZM-2-40H14L6-50Z", INK, 1);
  svg += rays(6, -24, 60, 10, "#ffe9a0", 0.6);
  return svg;
},
"hoe": (robe) => {
  let svg = "";
  svg += pole(26, 110);
  svg += group(0, 0, 1, 26);
  svg += form("M0-72L26-66 24-56 0-62Z", "#54505c", 1.4);
  svg += `</g>`;
  return svg;
},
"plow": (robe) => {
  let svg = "";
  svg += rope("M0 0L44 30", 5, WOOD);
  svg += form("M34 18L66 36 40 44Z", STEEL, 1.4);
  return svg;
},
"shield": (robe) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += ball(8, -2, 22, main, 1.8);
  svg += ball(8, -2, 14, soft, 1.2);
  svg += form("M8-10L14-2 8 6 2-2Z", GOLD, 1);
  return svg;
},
"kite": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += brush("M0 0L30-44", INK, 0.9);
  svg += form("M30-70L50-46 34-26 16-48Z", main, 1.4);
  svg += brush("M30-70L34-26M50-46L16-48", WASHI, 1.4);
  return svg;
},
"doll": (robe) => {
  let svg = "";
  svg += form("M0-26L7-20 4-13 16-8 13 0 5-3 9 18H-9L-5-3-13 0-16-8-4-13-7-20Z", WASHI, 1.3);
  return svg;
},
"red_gem": (robe) => {
  let svg = "";
  svg += form("M-10-16H12L20-6 1 18-18-6Z", "#d8304a", 1.5);
  svg += brush("M-18-6H20M-10-16L-4-6 1 18M12-16L6-6", INK, 1);
  return svg;
},
"sledge": (robe) => {
  let svg = "";
  svg += PROPS["hammer"](robe);
  svg += burst(diceOf(4), 34, -58, 12, 8, ["#f2a63c", "#fff2c0"]);
  return svg;
},
"pearl": (robe) => {
  let svg = "";
  svg += ball(6, -18, 9, "#fdfaf0", 1.4);
  svg += patch("M0-22a7 7 0 0 1 6-5", "#dfe8ee");
  svg += rings(6, -18, 22, 2, WASHI, 1.6, 0.9);
  return svg;
},
"skull": (robe) => {
  let svg = "";
  svg += form("M-10-22C-10-38 16-38 16-22C16-14 12-12 12-6H-6C-6-12-10-14-10-22Z", WASHI, 1.4);
  svg += ball(-2, -22, 3.4, INK, 0);
  svg += ball(9, -22, 3.4, INK, 0);
  return svg;
},
"flag": (robe) => {
  const [main] = robe;
  let svg = "";
  svg += pole(8, 100);
  svg += group(0, 0, 1, 8);
  svg += form("M2-62H40L30-50 40-38H2Z", main, 1.3);
  svg += `</g>`;
  return svg;
},
};
