/** The landscape behind boards and headers: sun or moon, hills, mist, branches, in the colours of the theme. */

import { blossom } from "./shapes.gen";
import { diceOf, short, TURN, type Dice } from "./pen";

export interface SceneOptions {
  width: number;
  height: number;
  seed?: number;
  /** Position and radius of the sun, as shares of width and height. */
  sun?: [x: number, y: number, radius: number];
  hasMountain?: boolean;
  hasTwigs?: boolean;
}

const BLOSSOMS: [x: number, y: number, scale: number][] = [
  [30, 14, 1.5],
  [58, 34, 1.1],
  [50, 82, 1.3],
  [92, 20, 1.7],
  [118, 50, 1.2],
  [134, 98, 1.5],
  [110, 74, 0.9],
  [150, 38, 1.5],
  [186, 58, 1.3],
  [214, 76, 1.7],
  [200, 34, 1.1],
  [236, 32, 1.4],
  [270, 46, 1.2],
  [76, 60, 0.8],
  [8, 2, 1.2],
  [166, 84, 0.8],
];

const fillRole = (role: string) => `style="fill:var(--${role})"`;

/** The sky, a CSS background for the element around the scene. */
export const SKY = "linear-gradient(var(--sky-1), var(--sky-2) 30%, var(--sky-3) 55%)";

export function scene({
  width,
  height,
  seed = 11,
  sun = [0.5, 0.3, 0.17],
  hasMountain = true,
  hasTwigs = true,
}: SceneOptions): string {
  const dice = diceOf(seed);
  const layers = [
    `<circle cx="${short(width * sun[0])}" cy="${short(height * sun[1])}" r="${short(height * sun[2])}" ${fillRole("sun")}/>`,
    mistBars(dice, width, 4, height * 0.08, height * 0.3, 0.75),
    hasMountain ? mountain(width, height) : "",
    ridge(dice, width, height, height * 0.56, height * 0.16, 6, "mid", 0.9),
    mistBars(dice, width, 4, height * 0.42, height * 0.54, 0.8),
    ridge(dice, width, height, height * 0.62, height * 0.1, 9, "near", 1),
    hasTwigs ? twig(0, 0, 1) + twig(width, 0, -1) : "",
  ];
  return `<svg class="scene" viewBox="0 0 ${short(width)} ${short(height)}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${layers.join("")}</svg>`;
}

function ridge(
  dice: Dice,
  width: number,
  height: number,
  y: number,
  rise: number,
  count: number,
  role: string,
  opacity: number,
): string {
  let d = `M0 ${short(height)}V${short(y)}`;
  const step = width / count;
  for (let index = 0; index < count; index++) {
    const [left, top] = [step * index, y - dice(rise * 0.3, rise)];
    d += `C${short(left + step * 0.3)} ${short(y)} ${short(left + step * 0.4)} ${short(top)} ${short(left + step / 2)} ${short(top)}`;
    d += `S${short(left + step * 0.7)} ${short(y)} ${short(left + step)} ${short(y + dice(-6, 6))}`;
  }
  return `<path d="${d}V${short(height)}Z" ${fillRole(role)} opacity="${opacity}"/>`;
}

/** Draws mist as in woodblock prints: bars with round ends. */
function mistBars(dice: Dice, width: number, count: number, from: number, to: number, opacity: number): string {
  let layers = "";
  for (let index = 0; index < count; index++) {
    const [y, x, length, barHeight] = [
      dice(from, to),
      dice(-width * 0.1, width * 0.8),
      dice(width * 0.12, width * 0.3),
      dice(8, 15),
    ];
    layers += mistBar(x, y, length, barHeight) + mistBar(x + dice(20, 120), y + barHeight - 0.5, length * 0.6, barHeight);
  }
  return `<g class="mist" ${fillRole("mist")} opacity="${opacity}">${layers}</g>`;
}

function mistBar(x: number, y: number, width: number, height: number): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(height / 2)}"/>`;
}

function mountain(width: number, height: number): string {
  const [x, foot, top] = [width / 2, height * 0.56, height * 0.24];
  const slope = `M${x - 330} ${foot}C${x - 150} ${height * 0.5} ${x - 70} ${height * 0.3} ${x - 26} ${top}H${x + 30}C${x + 80} ${height * 0.3} ${x + 160} ${height * 0.5} ${x + 360} ${foot}Z`;
  const snow = `M${x - 26} ${top}H${x + 30}L${x + 66} ${height * 0.33}l-22-4-14 15-20-16-18 18-16-17-18 12-16-8Z`;
  return `<path d="${slope}" ${fillRole("far")}/><path d="${snow}" ${fillRole("mist")}/>`;
}

function twig(x: number, y: number, direction: 1 | -1): string {
  const branches = `<path d="M-20-8C60 18 130 22 214 74M92 18C120 50 132 66 134 98M150 36C190 34 230 30 268 44M40 10C56 34 58 56 50 82" fill="none" style="stroke:var(--bark)" stroke-width="9" stroke-linecap="round"/>`;
  const flowers = BLOSSOMS.map(([left, top, scale], index) =>
    blossom(left, top, scale, index * 41, index % 3 ? "var(--bloom-1)" : "var(--bloom-2)", "#fff0c2", "rgb(90 20 50/.35)"),
  );
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${direction} 1)">${branches}${flowers.join("")}</g>`;
}

const CLOUDS: [x: number, y: number, radius: number][] = [
  [-150, -250, 74],
  [-90, -310, 84],
  [-10, -350, 92],
  [80, -318, 86],
  [150, -262, 78],
  [-190, -190, 56],
  [196, -196, 60],
  [-40, -262, 80],
  [52, -244, 76],
  [-120, -196, 54],
  [120, -188, 58],
  [230, -250, 46],
  [-226, -246, 44],
];

/** Draws a cherry tree in bloom, its root at (x, y): flat clouds of colour, then single blossoms. */
export function tree(x: number, y: number, scale: number, direction: 1 | -1 = 1, seed = 5, count = 60): string {
  const dice = diceOf(seed);
  const trunk = `<path d="M-34 10C-14-40-24-90-8-130C-40-160-90-180-130-210L-122-220C-80-200-40-186-2-166C-6-200-16-240-30-280L-18-284C0-240 10-210 14-176C50-196 96-214 140-250L148-240C110-200 60-176 24-140C22-90 34-40 60 10Z" style="fill:var(--bark)"/>`;
  const shadows = CLOUDS.map(
    ([cloudX, cloudY, cloudRadius]) =>
      `<circle cx="${cloudX}" cy="${cloudY + 8}" r="${cloudRadius}" fill="#7a2c52" opacity=".22"/>`,
  );
  const clouds = CLOUDS.map(
    ([cloudX, cloudY, cloudRadius], index) =>
      `<circle cx="${cloudX}" cy="${cloudY}" r="${cloudRadius}" ${fillRole(index % 3 === 1 ? "bloom-2" : "bloom-1")}/>`,
  );
  const flowers = Array.from({ length: count }, (_, index) => {
    const [cloudX, cloudY, cloudRadius] = CLOUDS[Math.floor(dice(CLOUDS.length))];
    const [turn, distance] = [dice(TURN), Math.sqrt(dice()) * cloudRadius];
    const colour = index % 4 ? "#fff0f4" : "var(--bloom-2)";
    const [left, top] = [cloudX + distance * Math.cos(turn), cloudY + distance * Math.sin(turn)];
    return blossom(left, top, dice(0.7, 1.35), dice(72), colour, "#e07a9c", "rgb(120 30 70/.4)");
  });
  return `<g transform="translate(${x} ${y}) scale(${short(scale * direction)} ${short(scale)})">${trunk}${shadows.join("")}${clouds.join("")}${flowers.join("")}</g>`;
}
