/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/spells.toml. */

import { GOLD, INK, WASHI } from "../../../app/art/colours.gen";
import { ink, point } from "../../../app/art/pen";
import type { Dice } from "../../../app/art/pen";
import { burst, cracks, curl, fish, flames, katana, lines, petals, puff, rays, rings, sea, slash, vapour, wave } from "../../../app/art/shapes.gen";
import { ball, brush, form, group, hammer, patch, shuriken, vial } from "../../../app/art/things.gen";
import { BEASTS } from "./beasts.gen";
import { bean, someone } from "./beings.gen";
import { HEADS } from "./heads.gen";
import { BENI, SKIN, STEEL, STRAW, WOOD } from "./inks.gen";
import { PROPS, pole } from "./props.gen";
import { SCENES, lampion, torii, zig } from "./scenes.gen";

export function lotus(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += group(x, y, scale);
  svg += form("M-46 0C-34-22-20-24-10-10C-6-30 6-30 10-10C20-24 34-22 46 0C30 16-30 16-46 0Z", colour, 1.6);
  svg += form("M-10-6C-16-30-8-44 0-52C8-44 16-30 10-6C6 6-6 6-10-6Z", "#fff0f2", 1.5);
  svg += form("M-12-4C-30-16-34-30-34-38C-20-36-10-24-6-6ZM12-4C30-16 34-30 34-38C20-36 10-24 6-6Z", colour, 1.5);
  svg += ball(0, 2, 5, GOLD, 1);
  svg += `</g>`;
  return svg;
}
export function palm(x: number, y: number, scale: number, angle: number, colour: string = SKIN): string {
  let svg = "";
  svg += group(x, y, scale, angle);
  svg += form("M-14 40L-16 4C-22-6-26-16-24-20C-18-22-14-12-10-6L-12-34C-12-42-4-42-3-34L-1-12L0-40C0-48 8-48 8-40L8-12L13-34C15-42 22-40 20-32L16-8L22-18C26-24 31-20 28-14L18 10L16 40Z", colour, 1.7);
  svg += `</g>`;
  return svg;
}
export function cairn(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += group(x, y, scale);
  svg += form("M-34 0C-40-16-20-22 0-22S40-16 34 0Z", colour);
  svg += form("M-24-22C-28-36-12-40 2-40S28-34 24-22Z", "#c4bba8");
  svg += form("M-16-40C-18-52-6-54 2-54S18-50 16-40Z", colour);
  svg += form("M-9-54C-10-63-2-64 2-64S10-61 9-54Z", "#c4bba8");
  svg += `</g>`;
  return svg;
}
export function blade(x: number, y: number, angle: number, scale: number, colour: string, hilt: string, guard: string): string {
  let svg = "";
  svg += group(x, y, scale, angle);
  svg += form("M8-5C50-12 96-10 132-24C108 2 60 7 8 6Z", colour, 1.6);
  svg += brush("M14 1C50-2 90-4 120-17", "#fff", 1.3, 0.9);
  svg += form("M-46-4.5H6V5H-46Z", hilt, 1.5);
  svg += brush("M-40-4l6 8 6-8 6 8 6-8 6 8 6-8", WASHI, 1.2);
  svg += `${guard}`;
  svg += `</g>`;
  return svg;
}
export function orb(x: number, y: number, radius: number, colour: string): string {
  let svg = "";
  let q = radius;
  svg += ball(x, y, q + 7, "rgb(255 255 255/.28)", 0);
  svg += ball(x, y, q, colour, 2);
  let d = "";
  d += `M${point(x - (q * 0.72), y - (q * 0.3))}A${point(q * 0.8, q * 0.8)} 0 0 1 ${point(x - (q * 0.1), y - (q * 0.8))}`;
  d += `A${q} ${q} 0 0 0 ${point(x - (q * 0.72), y - (q * 0.3))}Z`;
  svg += patch(d, "#fff", 0.7);
  return svg;
}
export const SPELLS: Record<string, (dice: Dice, robe: string[], land: string[]) => string> = {
"flutter": (dice, robe, land) => {
  let svg = "";
  svg += form("M100 122C62 92 62 62 82 58C94 56 100 66 100 72C100 66 106 56 118 58C138 62 138 92 100 122Z", "#d86a7c");
  for (let i = 0; i < 7; i++) {
    svg += group((34 + (i * 22)) + dice(-4, 4), 30 + ((i * 47) % 70), dice(0.7, 1.1), dice(-30, 30));
    svg += form("M0 0C-8-20-26-18-24-4C-22 6-8 6 0 0C8-20 26-18 24-4C22 6 8 6 0 0Z", (i % 2) ? "#f3d06a" : "#8fb8d8", 1.3);
    svg += brush("M0 6V-10", INK, 1.8);
    svg += `</g>`;
  }
  return svg;
},
"redbean": (dice, robe, land) => {
  let svg = "";
  svg += rays(100, 78, 160, 26, "#f2c14e", 0.8);
  svg += ball(100, 78, 54, "#fff3d0", 0);
  svg += group(100, 80, 1, -24);
  svg += form("M-36-8C-36-38-6-40 6-30C18-20 14-6 26-2C44 4 40 38 8 40C-22 42-36 20-36-8Z", "#b3273f", 2.2);
  svg += form("M-4-20C6-14 4-2 12 4C2 6-8-6-4-20Z", WASHI, 1.2);
  svg += patch("M-28-10C-28-26-16-32-8-32C-20-24-22-14-22-4Z", "#fff", 0.5);
  svg += `</g>`;
  return svg;
},
"sleight": (dice, robe, land) => {
  const [main, deep] = robe;
  let svg = "";
  for (let i = 0; i < 5; i++) {
    svg += group(100, 118, 1, -48 + (i * 24));
    svg += form("M-17-92H17V-42H-17Z", (i === 3) ? main : WASHI, 1.7);
    if (i === 3) {
      svg += ball(0, -67, 9, GOLD, 1.2);
    }
    else {
      svg += brush("M-10-84v34M0-84v26M10-84v34", deep, 1.6);
    }
    svg += `</g>`;
  }
  svg += palm(100, 132, 1.1, 4);
  return svg;
},
"hookstrike": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += slash(100, 74, -24, 110, 30, 12, main);
  svg += slash(100, 84, 28, 110, 30, 12, main);
  svg += group(60, 120, 1.7, 4);
  svg += PROPS["hooks"](robe);
  svg += `</g>`;
  svg += `<g transform="translate(140 120) scale(-1.7 1.7)">`;
  svg += PROPS["hooks"](robe);
  svg += `</g>`;
  return svg;
},
"friends": (dice, robe, land) => {
  let svg = "";
  svg += group(64, 128, 0.98);
  svg += bean("one", "", "sprout", "", "", robe, "#a5443c", "", "grin");
  svg += `</g>`;
  svg += group(138, 128, 0.98);
  svg += `<g transform="scale(-1 1)">`;
  svg += bean("one", "", "leaf", "", "", robe, "#c89a3c", "", "grin");
  svg += `</g>`;
  svg += `</g>`;
  svg += burst(dice, 101, 52, 16, 9, ["#f2c14e", "#fff2c0"]);
  return svg;
},
"replica": (dice, robe, land) => {
  const [, deep, soft] = robe;
  let svg = "";
  svg += group(62, 82, 2.7, -6);
  svg += HEADS["fox"](["#c8402f", deep, soft]);
  svg += `</g>`;
  svg += group(142, 84, 2.7, 8);
  svg += HEADS["fox"]([soft, deep, soft]);
  svg += brush("M2-16l-4 9 6 5-5 8 4 8", INK, 1.3);
  svg += brush("M-15 18h9", "#8a5a20", 1.2);
  svg += `</g>`;
  svg += brush("M92 60h16m-6-7l8 7-8 7", INK, 3);
  return svg;
},
"potion": (dice, robe, land) => {
  let svg = "";
  svg += vapour(dice, 100, 40, 5, "#f6d36a");
  svg += vial(100, 86, 1.35, -6, "#d9713a", 0.75);
  for (let i = 0; i < 6; i++) {
    svg += ball(86 + (i * 7), 40 - ((i * 31) % 26), 3 + (i % 3), "#f6d36a", 1);
  }
  return svg;
},
"forging": (dice, robe, land) => {
  let svg = "";
  svg += form("M40 116H160L178 96H60C44 96 36 104 40 116ZM84 116H128L136 142H76Z", "#5a5666", 2);
  svg += group(96, 92, 0.74, -12);
  svg += katana(0, 0, 0, 1, BENI);
  svg += `</g>`;
  svg += burst(dice, 122, 84, 22, 11, ["#f2a63c", "#fff2c0"]);
  svg += group(126, 66, 1.05, 38);
  svg += hammer(0, 0, 0, 0.7, WOOD);
  svg += `</g>`;
  return svg;
},
"sunder": (dice, robe, land) => {
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += form(`M${46 + (i * 44)} 150V${74 - (i * 8)}l22-16V150Z`, "#8aa05a", 1.6);
    svg += form(`M${(46 + (i * 44)) + 6} ${56 - (i * 8)}V-6h22V${40 - (i * 8)}Z`, "#9ab46a", 1.6);
  }
  svg += slash(104, 62, -26, 128, 22, 14, BENI);
  return svg;
},
"aquaveil": (dice, robe, land) => {
  const [, deep] = robe;
  let svg = "";
  svg += form("M34 140C28 60 62 18 100 18S172 60 166 140Z", "rgb(190 226 236/.8)", 2);
  for (let i = 0; i < 5; i++) {
    svg += brush(`M${50 + (i * 5)} 140C${46 + (i * 12)} ${70 - (i * 2)} ${80 + (i * 5)} 34 100 24`, WASHI, 2, 0.8);
  }
  svg += group(100, 138, 0.72);
  svg += someone("hold", "slim", "robe", ["long"], "", "", robe, "", "", "");
  svg += `</g>`;
  svg += brush("M20 140q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0", deep, 3);
  return svg;
},
"lotus": (dice, robe, land) => {
  let svg = "";
  svg += rings(100, 96, 86, 5, WASHI, 2, 0.8);
  svg += lotus(100, 100, 1.35, "#f09ab4");
  return svg;
},
"night_lotus": (dice, robe, land) => {
  const [, deep] = robe;
  let svg = "";
  svg += patch("M0 78H200V150H0Z", deep);
  svg += lotus(100, 72, 1.1, "#e8eef6");
  svg += `<g opacity=".45" transform="translate(100 82) scale(1.1 -.9)">`;
  svg += lotus(0, 0, 1, "#b5d6ea");
  svg += `</g>`;
  svg += brush("M40 96h34M120 108h44M60 124h60", WASHI, 2, 0.7);
  return svg;
},
"insight": (dice, robe, land) => {
  const [main, , soft] = robe;
  let svg = "";
  svg += group(100, 78);
  svg += form("M-78 0C-40-52 40-52 78 0C40 46-40 46-78 0Z", WASHI, 2.2);
  svg += ball(0, -3, 33, main, 2);
  svg += group(-2, 6, 0.28);
  svg += wave(0, 0, 1, soft);
  svg += `</g>`;
  svg += ball(10, -16, 7, "#fff", 0);
  svg += `</g>`;
  return svg;
},
"recall": (dice, robe, land) => {
  const [, deep] = robe;
  let svg = "";
  svg += rings(100, 96, 92, 6, WASHI, 2, 0.9);
  svg += group(100, 84, 1, -6);
  svg += form("M-46 0H46L30 24H-30Z", WASHI, 2);
  svg += form("M0-42L0 0H-34ZM0-42V0H26Z", "#f6e6cc", 1.8);
  svg += `</g>`;
  svg += brush("M40 60C30 26 70 10 100 16m-12-10l14 10-12 12", deep, 4);
  return svg;
},
"torrent": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += wave(60, 116, 0.7, main);
  svg += group(112, 86, 1.08, -8);
  svg += BEASTS["dragon"](["#2f8a94", "#0e474d", "#c8ece6"], "");
  svg += `</g>`;
  for (let i = 0; i < 14; i++) {
    svg += ball(dice(200), dice(20, 140), dice(1.5, 4), WASHI, 0);
  }
  return svg;
},
"undertow": (dice, robe, land) => {
  const [, deep, soft] = robe;
  let svg = "";
  svg += patch("M0 0H200V150H0Z", deep, 0.75);
  for (let i = 0; i < 5; i++) {
    svg += `<ellipse cx="100" cy="96" rx="${96 - (i * 18)}" ry="${44 - (i * 8)}" fill="none" stroke="${(i % 2) ? WASHI : soft}" stroke-width="4" stroke-dasharray="${60 - (i * 8)} 12"/>`;
  }
  svg += palm(102, 84, 1, -8);
  return svg;
},
"chill": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  for (let i = 0; i < 3; i++) {
    svg += group(100, 78, 1, i * 60);
    svg += brush("M0-66V66M0-44l-14-12M0-44l14-12M0 44l-14 12M0 44l14 12M0-22l-10-9M0-22l10-9M0 22l-10 9M0 22l10 9", "#fff", 6);
    svg += brush("M0-66V66M0-44l-14-12M0-44l14-12M0 44l-14 12M0 44l14 12M0-22l-10-9M0-22l10-9M0 22l-10 9M0 22l10 9", main, 2.6);
    svg += `</g>`;
  }
  for (let i = 0; i < 7; i++) {
    svg += form(`M${(i * 32) - 8} -4l10 ${20 + ((i * 17) % 26)} 10-${20 + ((i * 17) % 26)}Z`, "#e6f4f8", 1.3);
  }
  return svg;
},
"commune": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += rings(100, 82, 70, 4, WASHI, 2, 0.7);
  for (let i = 0; i < 3; i++) {
    svg += group(100, 82, 1, i * 120);
    svg += fish(0, -44, 0.9, 0, ["#d9603f", WASHI, GOLD][i]);
    svg += `</g>`;
  }
  svg += ball(100, 82, 15, WASHI, 1.6);
  svg += patch("M100 70C108 82 108 92 100 94C92 92 92 82 100 70Z", main);
  return svg;
},
"water_orb": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += wave(40, 132, 0.5, main);
  svg += orb(112, 70, 46, main);
  svg += brush("M78 84c10-14 22-14 30-2s22 10 34-6M84 98c8-10 18-10 26 0s16 8 24-2M82 68c10-16 30-22 38-8c6 12-12 18-14 8", WASHI, 4);
  return svg;
},
"persevere": (dice, robe, land) => {
  const [main, deep] = robe;
  let svg = "";
  svg += wave(70, 92, 1.14, main);
  svg += sea(dice, 132, deep);
  svg += group(158, 136, 0.6);
  svg += `<g transform="scale(-1 1)">`;
  svg += someone("guard", "slim", "hakama", ["band"], "staff", "", ["#c8402f", "#5a1a18", "#f0c0b0"], "", "", "");
  svg += `</g>`;
  svg += `</g>`;
  return svg;
},
"clap": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  for (let i = 0; i < 8; i++) {
    svg += group(100, 78, 1, i * 45);
    svg += ball(0, -58, 13, (i % 2) ? main : "#c8402f", 1.6);
    svg += curl(0, -58, 9, 1.3, 0, GOLD, 2);
    svg += `</g>`;
  }
  svg += palm(78, 84, 0.95, 18);
  svg += `<g transform="translate(124 84) scale(-.95 .95) rotate(18)">`;
  svg += palm(0, 0, 1, 0);
  svg += `</g>`;
  svg += burst(dice, 101, 50, 20, 11, ["#ffe06a", "#fff8d8"]);
  return svg;
},
"step": (dice, robe, land) => {
  const [main, deep] = robe;
  let svg = "";
  for (let i = 0; i < 4; i++) {
    svg += group(34 + (i * 42), 126 - (i * 26), 1 - (i * 0.1), 24);
    svg += form("M-8 14C-14-2-12-16 0-18C10-16 12-2 8 14C6 22-6 22-8 14Z", (i % 2) ? main : deep, 1.5);
    for (let j = 0; j < 4; j++) {
      svg += ball(-8 + (j * 5.5), -23 - (j % 3), 3, (i % 2) ? main : deep, 1);
    }
    svg += `</g>`;
  }
  svg += zig(dice, 150, 0, 70, "#ffe06a", 12);
  svg += zig(dice, 44, 30, 60, "#ffe06a", 8);
  return svg;
},
"riposte": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += group(44, 126);
  svg += katana(0, 0, -40, 1, main);
  svg += `</g>`;
  svg += `<g transform="translate(158 126) scale(-1 1)">`;
  svg += katana(0, 0, -40, 1, "#8e1f2c");
  svg += `</g>`;
  svg += burst(dice, 101, 72, 32, 12, ["#ffe06a", "#fff8d8", "#fff"]);
  return svg;
},
"lightning_orb": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += orb(96, 78, 46, main);
  for (let i = 0; i < 5; i++) {
    svg += group(96, 78, 1, (i * 72) + 10);
    svg += form("M2-2L-5-20H2L-3-42L10-16H3L8-4Z", "#ffe06a", 1.2);
    svg += `</g>`;
  }
  return svg;
},
"earth_orb": (dice, robe, land) => {
  const [main, deep] = robe;
  let svg = "";
  svg += orb(100, 72, 46, main);
  svg += patch("M62 62C80 46 92 66 104 58C118 50 130 52 138 60C142 84 122 112 100 114C92 100 106 92 94 84C84 78 66 82 62 62Z", "#c9a050", 0.95);
  svg += cracks(dice, 100, 130, 60, 7, deep);
  svg += cairn(34, 146, 0.5, "#a09a8c");
  return svg;
},
"offering": (dice, robe, land) => {
  let svg = "";
  svg += cairn(100, 132, 1.5, "#9a9284");
  svg += brush("M46 132H154", INK, 2);
  svg += lampion(30, 116, 1, "#f0b84a");
  svg += lampion(170, 116, 1, "#f0b84a");
  svg += form("M84 140h32l-4 8h-24Z", WOOD, 1.3);
  return svg;
},
"weight": (dice, robe, land) => {
  const [, deep] = robe;
  let svg = "";
  svg += lines(dice, 16, 1.57, WASHI, 0.8);
  svg += form("M46 20L86-6 140 2 166 40 150 84 98 100 54 78Z", "#8f8678", 2.2);
  svg += brush("M86-6L96 36 54 78M96 36L150 84M96 36L166 40", INK, 1.6, 0.7);
  svg += puff(dice, 100, 138, 60, 10, "#e8d6a8", deep);
  svg += cracks(dice, 100, 128, 70, 8, deep);
  return svg;
},
"still": (dice, robe, land) => {
  let svg = "";
  svg += form("M62 12H138V22H62ZM62 130H138V140H62Z", WOOD, 1.8);
  svg += form("M70 22H130C130 58 106 66 106 76S130 94 130 130H70C70 94 94 86 94 76S70 58 70 22Z", "rgb(240 250 250/.85)", 2);
  svg += patch("M80 46C96 54 106 54 120 46C114 60 104 66 101 74C96 66 86 60 80 46ZM74 128C76 110 96 108 101 100C106 108 124 110 126 128Z", "#d8a04a");
  return svg;
},
"oath": (dice, robe, land) => {
  let svg = "";
  svg += form("M36 138C30 60 66 18 104 20S176 70 164 138Z", "#8f8a7c", 2.2);
  svg += brush("M70 44l14 18-8 16M136 54l-10 14", INK, 1.6, 0.6);
  svg += brush("M36 92Q100 116 166 92", INK, 13);
  svg += brush("M36 92Q100 116 166 92", STRAW, 9);
  for (let i = 0; i < 4; i++) {
    svg += form(`M${58 + (i * 27)} ${100 + ((i % 3) ? 6 : 0)}l8 2-6 8 8 3-7 9 9 4-16 6 2-12-6-4 6-8Z`, "#fff", 1.2);
  }
  return svg;
},
"misstep": (dice, robe, land) => {
  const [main, deep, soft] = robe;
  let svg = "";
  svg += form("M-4 92H72L90 116 80 152H-4ZM204 84H132L116 110 126 152H204Z", main, 2);
  svg += patch("M72 92L90 116 80 152H126L116 110 132 84Z", "#2a1c14");
  svg += brush("M20 104h30M150 98h34M10 124h40M146 122h44", deep, 2.4);
  svg += group(112, 118, 0.82, 28);
  svg += someone("both", "slim", "fitted", ["kasa"], "", "", ["#8a4a3a", "#4a2018", "#e8cdb4"], "", "wide", "");
  svg += `</g>`;
  for (let i = 0; i < 6; i++) {
    svg += form(`M${66 + (i * 13)} ${78 - ((i * 23) % 40)}l7-4 4 6-7 5Z`, soft, 1.1);
  }
  return svg;
},
"jar": (dice, robe, land) => {
  let svg = "";
  svg += form("M62 40C34 60 34 128 64 138H136C166 128 166 60 138 40Z", "#a8623a", 2.2);
  svg += form("M56 28H144V42H56Z", "#7a4224", 1.8);
  svg += form("M70 66H130V104H70Z", WASHI, 1.5);
  svg += group(100, 86, 0.5, -20);
  svg += form("M-26-6C-26-28-4-30 4-22C12-14 10-4 18-2C32 2 30 28 6 30C-16 30-26 14-26-6Z", "#b3273f", 2.4);
  svg += `</g>`;
  for (let i = 0; i < 7; i++) {
    svg += group(54 + (i * 15), 22 - ((i % 3) * 9), 0.34, i * 40);
    svg += form("M-26-6C-26-28-4-30 4-22C12-14 10-4 18-2C32 2 30 28 6 30C-16 30-26 14-26-6Z", "#b3273f", 3);
    svg += `</g>`;
  }
  return svg;
},
"quicksand": (dice, robe, land) => {
  let svg = "";
  svg += patch("M0 56H200V150H0Z", "#e3bd7e");
  for (let i = 0; i < 6; i++) {
    svg += `<ellipse cx="100" cy="102" rx="${100 - (i * 17)}" ry="${42 - (i * 7)}" fill="${(i % 2) ? "#e3bd7e" : "#c98f4a"}" ${ink(1.1)}/>`;
  }
  svg += group(104, 92, 0.9, 12);
  svg += HEADS["kasa"](robe);
  svg += `</g>`;
  svg += palm(132, 96, 0.5, 14);
  return svg;
},
"fortune": (dice, robe, land) => {
  let svg = "";
  svg += form("M30 140C40 112 160 112 170 140Z", "#7a5a34", 1.8);
  svg += brush("M100 118V62", "#58742d", 6);
  svg += form("M100 62C64 62 46 40 44 14C78 14 100 32 100 62C100 28 126 4 160 2C162 38 138 62 100 62Z", "#9ac04a", 2);
  svg += brush("M100 62C86 44 70 30 52 20M100 62C114 40 132 22 152 10", INK, 1.3);
  for (let i = 0; i < 6; i++) {
    svg += ball(40 + (i * 24), 134 - ((i % 2) * 8), 8, GOLD, 1.4);
    svg += form(`M${37 + (i * 24)} ${131 - ((i % 2) * 8)}h6v6h-6Z`, WASHI, 0.8);
  }
  return svg;
},
"fire_orb": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += flames(dice, 100, 140, 130, 134, 6, [main, "#f2a63c", "#fff0b8"]);
  svg += orb(100, 84, 34, "#8e1f2c");
  svg += burst(dice, 100, 84, 20, 9, ["#f2a63c", "#fff2c0"]);
  return svg;
},
"rain": (dice, robe, land) => {
  const [main, deep] = robe;
  let svg = "";
  for (let i = 0; i < 9; i++) {
    svg += group(16 + (i * 23), 10 + ((i * 53) % 96), 0.5 + ((i % 3) * 0.2), 24);
    svg += form("M0 26C-18 18-14-8 0-44C4-20 20 0 14 16C12 24 6 28 0 26Z", main, 1.8);
    svg += patch("M0 20C-8 14-6 0 2-16C4-4 10 4 7 13C5 19 3 21 0 20Z", "#ffd977");
    svg += `</g>`;
  }
  svg += flames(dice, 100, 156, 230, 40, 11, [deep, main, "#f2a63c"]);
  return svg;
},
"pact": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += flames(dice, 100, 96, 100, 96, 5, [main, "#f2a63c", "#fff0b8"]);
  svg += form("M66 150L70 92C64 78 74 72 80 76C82 66 94 66 96 74C100 66 112 66 112 76C120 72 128 78 124 92C136 92 138 104 128 110L128 150Z", SKIN, 2);
  svg += brush("M80 78v18M96 76v20M112 78v18M124 94c-16 2-30 2-30 12", INK, 1.6);
  return svg;
},
"bomb": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += rays(100, 76, 160, 18, "#ffd977", 0.7);
  svg += ball(96, 88, 44, "#3a3240", 2.2);
  svg += patch("M64 78C66 62 80 54 90 54C78 60 72 70 70 84Z", "#fff", 0.4);
  svg += form("M108 40L128 34 134 50 114 56Z", "#54505c", 1.5);
  svg += brush("M128 38C144 24 156 38 166 22", WOOD, 4);
  svg += burst(dice, 168, 18, 20, 9, ["#e0532a", "#f2a63c", "#fff2c0"]);
  svg += brush("M84 84q12-10 24 0M82 104q14 8 28 0", main, 4);
  return svg;
},
"collateral": (dice, robe, land) => {
  const [main, deep] = robe;
  let svg = "";
  svg += burst(dice, 130, 62, 58, 14, [main, "#f2a63c", "#fff2c0"]);
  svg += burst(dice, 46, 106, 34, 11, [deep, main, "#f2a63c"]);
  for (let i = 0; i < 8; i++) {
    svg += form(`M${60 + (i * 17)} ${118 - ((i * 37) % 90)}l8-4 4 7-8 5Z`, INK, 0.6);
  }
  return svg;
},
"wrath": (dice, robe, land) => {
  let svg = "";
  svg += flames(dice, 100, 156, 200, 158, 7, ["#8e1f2c", "#e0532a", "#f6b84a"]);
  svg += group(100, 84, 2.9);
  svg += HEADS["hannya"](robe);
  svg += `</g>`;
  return svg;
},
"ring_staff": (dice, robe, land) => {
  let svg = "";
  svg += rings(104, 74, 74, 4, GOLD, 2.4, 0.9);
  svg += group(76, 112, 1.2, 26);
  svg += pole(0, 170, WOOD, 6);
  svg += group(0, -92, 1.7);
  svg += brush("M-9 8a10 12 0 1 1 18 0l-9 7Z", INK, 5);
  svg += brush("M-9 8a10 12 0 1 1 18 0l-9 7Z", GOLD, 3);
  svg += `</g>`;
  svg += ball(-16, -76, 7, "none", 2.4);
  svg += ball(16, -76, 7, "none", 2.4);
  svg += `</g>`;
  svg += form("M118 96h14l-4 32-8 0Z", "#fff", 1.2);
  return svg;
},
"glass_dagger": (dice, robe, land) => {
  const [, deep] = robe;
  let svg = "";
  svg += group(64, 118, 1, -46);
  svg += form("M14-15L78-9 108 0 78 9 14 15Z", "#cfe6f4", 2);
  svg += brush("M20 0H96M40-10l16 10-14 11M66-9l12 9", "#7a4fa8", 1.5);
  svg += form("M-34-6H12V6H-34Z", deep, 1.6);
  svg += form("M8-20H16V20H8Z", GOLD, 1.5);
  svg += `</g>`;
  svg += zig(dice, 160, 10, 90, "#ffe06a", 8);
  return svg;
},
"kanabo": (dice, robe, land) => {
  let svg = "";
  svg += group(70, 118, 1, 44);
  svg += form("M-8 30H8L22-104Q0-122-22-104Z", "#4c4858", 2.2);
  for (let i = 0; i < 5; i++) {
    for (let j = 0; j < 3; j++) {
      svg += ball(-12 + (j * 12), -22 - (i * 18), 3.6, "#ffe06a", 1.1);
    }
  }
  svg += form("M-10 30H10V40H-10Z", GOLD, 1.4);
  svg += `</g>`;
  for (let i = 0; i < 3; i++) {
    svg += group(60 + (i * 52), 34 + ((i % 2) * 40), 0.8, i * 30);
    svg += form("M4-26L-14 4H-2L-8 28L14-6H2L10-26Z", "#ffe06a", 1.3);
    svg += `</g>`;
  }
  return svg;
},
"hidden_dagger": (dice, robe, land) => {
  const [main, deep, soft] = robe;
  let svg = "";
  svg += form("M18 150C30 70 70 46 116 50L150 70L132 150Z", main, 2);
  svg += form("M116 50L150 70L142 96C122 84 100 80 84 84Z", deep, 1.6);
  svg += group(132, 76, 1, -34);
  svg += form("M6-6L60 0 6 6Z", STEEL, 1.8);
  svg += form("M-16-4H6V4H-16Z", INK, 1.2);
  svg += `</g>`;
  svg += palm(118, 88, 0.52, 56);
  svg += brush("M40 150C50 110 70 92 90 90M70 150C80 122 92 108 108 100", soft, 2, 0.7);
  return svg;
},
"glass_katana": (dice, robe, land) => {
  let svg = "";
  svg += rays(100, 76, 160, 12, "#d9f0f8", 0.5);
  svg += blade(52, 112, -30, 1.05, "#c4e6f2", "#34406e", form("M2-14H11V14H2Z", "#cfe6f4", 1.5));
  for (let i = 0; i < 5; i++) {
    svg += form(`M${84 + (i * 20)} ${52 - ((i * 19) % 30)}l5-12 5 12-5 8Z`, "#e6f6fa", 1.2);
  }
  return svg;
},
"throwing_star": (dice, robe, land) => {
  let svg = "";
  svg += shuriken(118, 66, 46, 0.3, "#8a86a4");
  svg += shuriken(44, 112, 22, 0.9, "#8a86a4");
  svg += zig(dice, 62, 6, 74, "#ffe06a", 9);
  svg += lines(dice, 12, -0.5, "#fff6c8", 0.9);
  return svg;
},
"jade_dagger": (dice, robe, land) => {
  let svg = "";
  svg += group(100, 84, 1.1, 90);
  svg += form("M-62 0L6-13 18 0 6 13Z", "#3f9a78", 2);
  svg += brush("M-50 0H8", "#d8f4e6", 1.8);
  svg += form("M18-18H26V18H18Z", GOLD, 1.5);
  svg += form("M26-6H60V6H26Z", "#1f2a26", 1.5);
  svg += ball(68, 0, 8, "#5fc39a", 1.6);
  svg += `</g>`;
  svg += form("M60 140C80 130 120 130 140 140V152H60Z", "#1f2a26", 1.5);
  svg += curl(42, 60, 22, 1.6, 0, "#3f9a78", 3);
  svg += curl(158, 60, 22, 1.6, 3, "#3f9a78", 3, -1);
  return svg;
},
"tenshin": (dice, robe, land) => {
  let svg = "";
  svg += ball(100, 74, 56, "#fff6da", 1.6);
  svg += rays(100, 74, 56, 24, GOLD, 0.5);
  svg += group(100, 16, 0.94, 90);
  svg += blade(0, 0, 0, 1, STEEL, BENI, form("M0-13C6-8 6 8 0 13C12 13 14-13 0-13Z", GOLD, 1.4));
  svg += `</g>`;
  svg += petals(dice, 8, "#e58fb0");
  return svg;
},
"tenraku": (dice, robe, land) => {
  let svg = "";
  for (let i = 0; i < 7; i++) {
    svg += group(14 + (i * 29), 150, 0.55, -90 + ((i - 3) * 6));
    svg += blade(0, 0, 0, 0.8, "#b8b4ac", "#5a5248", "");
    svg += `</g>`;
  }
  svg += group(100, 128, 1.04, -90);
  svg += blade(0, 0, 0, 1, STEEL, "#2a2634", form("M2-18L10-6V6L2 18H12V-18Z", "#54505c", 1.4));
  svg += `</g>`;
  svg += form("M60 150C74 128 126 128 140 150Z", "#6b6257", 1.6);
  return svg;
},
"ikazuchi": (dice, robe, land) => {
  let svg = "";
  svg += zig(dice, 40, 0, 140, "#ffe06a", 15);
  svg += zig(dice, 166, 0, 120, "#fff3c0", 11);
  svg += blade(38, 124, -38, 1.2, "#f6f2d8", "#3d2363", form("M0-20L10-10L4 0L12 10L2 20L14 12V-12Z", "#ffd23e", 1.6));
  return svg;
},
"chained_gate": (dice, robe, land) => {
  let svg = "";
  svg += SCENES["storm"](dice, land);
  svg += group(100, 92);
  svg += torii("#6a5a9a");
  svg += `</g>`;
  for (let i = 0; i < 2; i++) {
    for (let j = 0; j < 9; j++) {
      svg += `<ellipse cx="${i ? (176 - (j * 18)) : (24 + (j * 18))}" cy="${44 + (j * 9)}" rx="11" ry="6" fill="none" ${ink(4)} transform="rotate(${i ? -28 : 28} ${i ? (176 - (j * 18)) : (24 + (j * 18))} ${44 + (j * 9)})"/><ellipse cx="${i ? (176 - (j * 18)) : (24 + (j * 18))}" cy="${44 + (j * 9)}" rx="11" ry="6" fill="none" stroke="#c8c4d8" stroke-width="1.8" transform="rotate(${i ? -28 : 28} ${i ? (176 - (j * 18)) : (24 + (j * 18))} ${44 + (j * 9)})"/>`;
    }
  }
  return svg;
},
"rushing_gate": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += lines(dice, 30, 0.06, "#ffe2a0", 0.9);
  for (let i = 0; i < 3; i++) {
    svg += group(46 + (i * 46), 82 + (i * 4), 0.58 + (i * 0.2));
    svg += torii((i % 2) ? "#e0532a" : "#c8402f");
    svg += `</g>`;
  }
  svg += flames(dice, 100, 154, 220, 40, 9, [main, "#f2a63c", "#fff0b8"]);
  return svg;
},
"gate_of_candles": (dice, robe, land) => {
  let svg = "";
  svg += SCENES["steps"](dice, land);
  svg += group(100, 62, 0.82);
  svg += torii("#8a7a4a");
  svg += `</g>`;
  svg += form("M74 104H126L120 62H80Z", "rgb(255 240 190/.8)", 1.2);
  for (let i = 0; i < 6; i++) {
    svg += form(`M${(18 + ((i > 2) ? 60 : 0)) + (i * 21)} 138v-14h8v14Z`, WASHI, 1.2);
    svg += patch(`M${(22 + ((i > 2) ? 60 : 0)) + (i * 21)} 123q-5-5 0-12q5 7 0 12Z`, "#f2a63c");
  }
  return svg;
},
"mirrored_gate": (dice, robe, land) => {
  const [main] = robe;
  let svg = "";
  svg += rings(100, 84, 120, 8, WASHI, 2.2, 0.8);
  svg += group(100, 78, 0.96);
  svg += torii("#c8402f");
  svg += `</g>`;
  svg += patch("M0 122H200V150H0Z", main);
  svg += `<g opacity=".4" transform="translate(100 168) scale(.96 -.8)">`;
  svg += torii("#c8402f");
  svg += `</g>`;
  svg += brush("M0 124q12-8 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0", WASHI, 2.4);
  return svg;
},
"gate_of_lightning": (dice, robe, land) => {
  let svg = "";
  svg += SCENES["bolts"](dice, land);
  svg += rays(100, 80, 90, 16, "#ffe06a", 0.8);
  svg += group(100, 84, 1.05);
  svg += torii("#d2a62c");
  svg += `</g>`;
  svg += zig(dice, 100, 40, 100, "#fff3c0", 13);
  return svg;
},
"gate_of_water": (dice, robe, land) => {
  const [, deep] = robe;
  let svg = "";
  svg += SCENES["falls"](dice, land);
  svg += group(100, 88, 1.02);
  svg += torii("#2f8a94");
  svg += `</g>`;
  svg += sea(dice, 132, deep);
  return svg;
},
"gate_of_stone": (dice, robe, land) => {
  let svg = "";
  svg += SCENES["twin"](dice, land);
  svg += group(100, 90);
  svg += form("M-56-34H-30L-26 60H-62ZM56-34H30L26 60H62Z", "#9a9284", 1.9);
  svg += form("M-76-54H76L70-30H-70Z", "#b4ab9a", 1.9);
  svg += brush("M-50-10h14M-54 16h16M-56 40h18M36-4h14M38 22h16", INK, 1.3, 0.6);
  svg += `</g>`;
  svg += ball(60, 52, 9, "#7fa04a", 1.2);
  svg += ball(142, 50, 11, "#8fb04a", 1.2);
  svg += ball(74, 56, 7, "#8fb04a", 1.2);
  return svg;
},
"gate_of_lava": (dice, robe, land) => {
  let svg = "";
  svg += SCENES["lava"](dice, land);
  svg += group(112, 90, 0.94);
  svg += torii("#2a1a22");
  svg += `</g>`;
  svg += flames(dice, 82, 150, 34, 90, 3, ["#e0532a", "#f2a63c", "#fff0b8"]);
  svg += flames(dice, 142, 150, 34, 90, 3, ["#e0532a", "#f2a63c", "#fff0b8"]);
  return svg;
},
"ikz": (dice, robe, land) => {
  let svg = "";
  svg += group(100, 76);
  svg += form("M0-56L48-28V28L0 56L-48 28V-28Z", "#3f9a78", 2.2);
  svg += form("M0-38L32-19V19L0 38L-32 19V-19Z", "#5fc39a", 1.5);
  svg += brush("M0-56V-38M48-28L32-19M48 28L32 19M0 56V38M-48 28L-32 19M-48-28L-32-19", INK, 1.3);
  svg += patch("M-8-14H8V14H-8Z", WASHI);
  svg += `</g>`;
  return svg;
},
"ikz_token": (dice, robe, land) => {
  let svg = "";
  svg += group(100, 76);
  svg += ball(0, 0, 50, "#3f9a78", 2.2);
  svg += ball(0, 0, 20, "#f8f0e2", 1.6);
  for (let i = 0; i < 8; i++) {
    svg += group(0, 0, 1, i * 45);
    svg += ball(0, -35, 4, "#d8f4e6", 1);
    svg += `</g>`;
  }
  svg += `</g>`;
  return svg;
},
};
