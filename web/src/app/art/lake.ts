/** Draws the picture of the home page: a lake, a mountain, and four figures on a bridge. */

import { diceOf, INK, short, type Dice } from "./pen";
import { tree } from "./scene";
import { boat } from "./shapes.gen";

const RED = "#b5352c";
const RAIL = "#cf4a3d";
const PILLAR = "#8e261f";
const FIGURE_SIZE = 2.3; // of a figure's units
const fillRole = (role: string) => `style="fill:var(--${role})"`;

/** Draws the lake for a wide or a tall screen; `figures` from left to right, the two in the middle in front. */
export function lake(isTall: boolean, figures: string[]): string {
  const [width, height] = isTall ? [800, 1500] : [1920, 1080];
  const dice = diceOf(12);
  const horizon = height * (isTall ? 0.405 : 0.52);
  const centre = width * (isTall ? 0.5 : 0.56);
  const [sunOffset, sunHeight, sunRadius] = isTall ? [205, 150, 92] : [330, 245, 128];
  const shore = `M${width} ${height * (isTall ? 0.5 : 0.56)}C${width * 0.92} ${height * 0.6} ${width * 0.86} ${height * 0.72} ${width * 0.7} ${height}H${width}Z`;
  const layers = [
    `<defs>${gradient("lake-sky", ["sky-1 0", "sky-2 .3", "sky-3 .54"])}${gradient("lake-water", ["sky-3 0", "water .3"])}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#lake-sky)"/>`,
    `<circle cx="${centre + sunOffset}" cy="${horizon - sunHeight}" r="${sunRadius}" ${fillRole("sun")}/>`,
    `<g class="drift">${mists(dice, width, 4, height * 0.08, horizon - 260)}</g>`,
    mountain(centre, horizon, isTall ? 0.62 : 1),
    ridge(dice, width, height, horizon, isTall ? 60 : 90, isTall ? 4 : 8, "mid"),
    `<g class="drift back">${mists(dice, width, 5, horizon - 110, horizon - 20)}</g>`,
    ridge(dice, width, height, horizon + 10, isTall ? 26 : 40, isTall ? 6 : 12, "near"),
    `<path d="M0 ${horizon + 8}H${width}V${height}H0Z" fill="url(#lake-water)"/>${waves(width, height, horizon)}`,
    `<g class="bob">${boat(width * (isTall ? 0.2 : 0.3), horizon + (isTall ? 70 : 90), isTall ? 0.9 : 1.2, "#7a2c3a")}</g>`,
    `<path d="${shore}" ${fillRole("near")}/>`,
    tree(width * (isTall ? 1.02 : 0.945), height * (isTall ? 0.56 : 0.8), isTall ? 0.82 : 1.42, -1, 5, isTall ? 46 : 80),
    bridge(width * (isTall ? 0.5 : 0.585), height * (isTall ? 0.53 : 0.655), width * (isTall ? 0.6 : 0.29), isTall, figures),
  ];
  return `<svg class="lake" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${layers.join("")}</svg>`;
}

function gradient(id: string, stops: string[]): string {
  const layers = stops.map((stop) => {
    const [role, index] = stop.split(" ");
    return `<stop offset="${index}" style="stop-color:var(--${role})"/>`;
  });
  return `<linearGradient id="${id}" x2="0" y2="1">${layers.join("")}</linearGradient>`;
}

function ridge(dice: Dice, width: number, height: number, y: number, rise: number, count: number, role: string): string {
  const step = width / count;
  let d = `M0 ${height}V${short(y)}`;
  for (let index = 0; index < count; index++) {
    const [left, top] = [step * index, y - dice(rise * 0.3, rise)];
    d += `C${short(left + step * 0.3)} ${short(y)} ${short(left + step * 0.4)} ${short(top)} ${short(left + step / 2)} ${short(top)}`;
    d += `S${short(left + step * 0.7)} ${short(y)} ${short(left + step)} ${short(y)}`;
  }
  return `<path d="${d}V${height}Z" ${fillRole(role)}/>`;
}

function mists(dice: Dice, width: number, count: number, from: number, to: number): string {
  let layers = "";
  for (let index = 0; index < count; index++) {
    const [y, x, length, barHeight] = [
      dice(from, to),
      dice(-width * 0.1, width * 0.8),
      dice(width * 0.14, width * 0.32),
      dice(10, 20),
    ];
    for (const [left, top, wide] of [
      [x, y, length],
      [x + dice(30, 140), y + barHeight - 0.5, length * 0.6],
    ])
      layers += `<rect x="${short(left)}" y="${short(top)}" width="${short(wide)}" height="${short(barHeight)}" rx="${short(barHeight / 2)}"/>`;
  }
  return `<g ${fillRole("mist")} opacity=".82">${layers}</g>`;
}

function mountain(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-620 10C-330-40-150-250-56-372H62C160-250 350-40 660 10Z" ${fillRole("far")}/><path d="M-56-372H62L142-266l-44-12-32 40-44-44-34 50-36-46-42 34-40-22Z" ${fillRole("mist")}/></g>`;
}

function waves(width: number, height: number, horizon: number): string {
  let layers = "";
  for (let row = 0, y = horizon + 6, barHeight = 9; y < height; row++, y += barHeight, barHeight *= 1.16) {
    const wide = barHeight * 2.7;
    let d = "";
    for (let x = (-(row % 2) * wide) / 2; x < width + wide; x += wide)
      d += `M${short(x)} ${short(y + barHeight)}a${short(wide / 2)} ${short(barHeight * 0.82)} 0 0 1 ${short(wide)} 0`;
    layers += `<path d="${d}" fill="none" style="stroke:var(--foam)" stroke-width="${short(0.8 + barHeight * 0.035)}" opacity=".42"/>`;
  }
  return layers;
}

function bridge(x: number, y: number, halfWidth: number, isTall: boolean, figures: string[]): string {
  const height = (share: number) => 60 - 138 * (1 - share * share) * 0.75;
  const arch = (from: number) =>
    `M${-halfWidth} ${from}C${-halfWidth * 0.5} ${from - 138} ${halfWidth * 0.5} ${from - 138} ${halfWidth} ${from}`;
  const pillars = [-0.82, -0.6, -0.38, -0.16, 0.16, 0.38, 0.6, 0.82].map((share) => {
    const [left, top] = [halfWidth * share, short(height(share) + 26)];
    return `<path d="M${short(left - 7)} ${top}V210H${short(left + 7)}V${top}Z" fill="${PILLAR}" stroke="${INK}" stroke-width="2"/>`;
  });
  const posts = [-0.9, -0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
    const d = `M${short(halfWidth * share)} ${short(height(share) - 36)}V${short(height(share) + 4)}`;
    return `<path d="${d}" stroke="${INK}" stroke-width="9"/><path d="${d}" stroke="${RAIL}" stroke-width="5"/>`;
  });
  const scale = isTall ? 1.06 : 1.16;
  const gap = halfWidth * (isTall ? 0.42 : 0.46);
  const places: [left: number, top: number, sunRadius: number, direction: 1 | -1][] = [
    [-gap - 46 * scale, -16, scale * 0.9, 1],
    [-gap * 0.82, -30, scale, 1],
    [gap * 0.82, -30, scale, -1],
    [gap + 46 * scale, -16, scale * 0.9, -1],
  ];
  const shownFigures = [0, 3, 1, 2]
    .filter((index) => figures[index])
    .map((index) => bridgeFigure(figures[index], ...places[index]));
  const floor = `<path d="${arch(60)}L${halfWidth} 96C${halfWidth * 0.5} -34 ${-halfWidth * 0.5} -34 ${-halfWidth} 96Z" fill="${RED}" stroke="${INK}" stroke-width="3"/>`;
  const rail = `<g fill="none" stroke-linecap="round"><path d="${arch(30)}" stroke="${INK}" stroke-width="11"/><path d="${arch(30)}" stroke="${RAIL}" stroke-width="7"/>${posts.join("")}</g>`;
  return `<g transform="translate(${x} ${y})">${floor}${pillars.join("")}${shownFigures.join("")}${rail}</g>`;
}

function bridgeFigure(layers: string, x: number, y: number, scale: number, direction: 1 | -1): string {
  const content = layers.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  const size = scale * FIGURE_SIZE;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size * direction)} ${short(size)})">${content}</g>`;
}
