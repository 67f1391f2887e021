/** The picture of the home page: a lake, a mountain, a bridge on which two sides are about to meet. Wide or tall, at dawn or dusk. */

import { FIGURE } from "./figure";
import { diceOf, INK, short, type Dice } from "./pen";
import { tree } from "./scene";
import { boat } from "./things";

const RED = "#b5352c";
const RAIL = "#cf4a3d";
const PILLAR = "#8e261f";
const painted = (role: string) => `style="fill:var(--${role})"`;

/** `cast`: figures from left to right, the two in the middle in front. */
export function lake(isTall: boolean, cast: string[]): string {
  const [width, height] = isTall ? [800, 1500] : [1920, 1080];
  const dice = diceOf(12);
  const horizon = height * (isTall ? 0.405 : 0.52);
  const middle = width * (isTall ? 0.5 : 0.56);
  const [sun, up, size] = isTall ? [205, 150, 92] : [330, 245, 128];
  const shore = `M${width} ${height * (isTall ? 0.5 : 0.56)}C${width * 0.92} ${height * 0.6} ${width * 0.86} ${height * 0.72} ${width * 0.7} ${height}H${width}Z`;
  const drawn = [
    `<defs>${gradient("lake-sky", ["sky-1 0", "sky-2 .3", "sky-3 .54"])}${gradient("lake-water", ["sky-3 0", "water .3"])}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#lake-sky)"/>`,
    `<circle cx="${middle + sun}" cy="${horizon - up}" r="${size}" ${painted("sun")}/>`,
    `<g class="drift">${mists(dice, width, 4, height * 0.08, horizon - 260)}</g>`,
    mountain(middle, horizon, isTall ? 0.62 : 1),
    ridge(dice, width, height, horizon, isTall ? 60 : 90, isTall ? 4 : 8, "mid"),
    `<g class="drift back">${mists(dice, width, 5, horizon - 110, horizon - 20)}</g>`,
    ridge(dice, width, height, horizon + 10, isTall ? 26 : 40, isTall ? 6 : 12, "near"),
    `<path d="M0 ${horizon + 8}H${width}V${height}H0Z" fill="url(#lake-water)"/>${waves(width, height, horizon)}`,
    `<g class="bob">${boat(width * (isTall ? 0.2 : 0.3), horizon + (isTall ? 70 : 90), isTall ? 0.9 : 1.2, "#7a2c3a")}</g>`,
    `<path d="${shore}" ${painted("near")}/>`,
    tree(width * (isTall ? 1.02 : 0.945), height * (isTall ? 0.56 : 0.8), isTall ? 0.82 : 1.42, -1, 5, isTall ? 46 : 80),
    bridge(width * (isTall ? 0.5 : 0.585), height * (isTall ? 0.53 : 0.655), width * (isTall ? 0.6 : 0.29), isTall, cast),
  ];
  return `<svg class="lake" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawn.join("")}</svg>`;
}

function gradient(id: string, stops: string[]): string {
  const drawn = stops.map((stop) => {
    const [role, at] = stop.split(" ");
    return `<stop offset="${at}" style="stop-color:var(--${role})"/>`;
  });
  return `<linearGradient id="${id}" x2="0" y2="1">${drawn.join("")}</linearGradient>`;
}

function ridge(dice: Dice, width: number, height: number, y: number, rise: number, count: number, role: string): string {
  const step = width / count;
  let d = `M0 ${height}V${short(y)}`;
  for (let at = 0; at < count; at++) {
    const [left, top] = [step * at, y - dice(rise * 0.3, rise)];
    d += `C${short(left + step * 0.3)} ${short(y)} ${short(left + step * 0.4)} ${short(top)} ${short(left + step / 2)} ${short(top)}`;
    d += `S${short(left + step * 0.7)} ${short(y)} ${short(left + step)} ${short(y)}`;
  }
  return `<path d="${d}V${height}Z" ${painted(role)}/>`;
}

function mists(dice: Dice, width: number, count: number, from: number, to: number): string {
  let drawn = "";
  for (let at = 0; at < count; at++) {
    const [y, x, long, high] = [dice(from, to), dice(-width * 0.1, width * 0.8), dice(width * 0.14, width * 0.32), dice(10, 20)];
    for (const [left, top, wide] of [
      [x, y, long],
      [x + dice(30, 140), y + high - 0.5, long * 0.6],
    ])
      drawn += `<rect x="${short(left)}" y="${short(top)}" width="${short(wide)}" height="${short(high)}" rx="${short(high / 2)}"/>`;
  }
  return `<g ${painted("mist")} opacity=".82">${drawn}</g>`;
}

function mountain(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-620 10C-330-40-150-250-56-372H62C160-250 350-40 660 10Z" ${painted("far")}/><path d="M-56-372H62L142-266l-44-12-32 40-44-44-34 50-36-46-42 34-40-22Z" ${painted("mist")}/></g>`;
}

function waves(width: number, height: number, horizon: number): string {
  let drawn = "";
  for (let row = 0, y = horizon + 6, high = 9; y < height; row++, y += high, high *= 1.16) {
    const wide = high * 2.7;
    let d = "";
    for (let x = (-(row % 2) * wide) / 2; x < width + wide; x += wide)
      d += `M${short(x)} ${short(y + high)}a${short(wide / 2)} ${short(high * 0.82)} 0 0 1 ${short(wide)} 0`;
    drawn += `<path d="${d}" fill="none" style="stroke:var(--foam)" stroke-width="${short(0.8 + high * 0.035)}" opacity=".42"/>`;
  }
  return drawn;
}

function bridge(x: number, y: number, half: number, isTall: boolean, cast: string[]): string {
  const height = (share: number) => 60 - 138 * (1 - share * share) * 0.75;
  const bow = (from: number) => `M${-half} ${from}C${-half * 0.5} ${from - 138} ${half * 0.5} ${from - 138} ${half} ${from}`;
  const pillars = [-0.82, -0.6, -0.38, -0.16, 0.16, 0.38, 0.6, 0.82].map((share) => {
    const [left, top] = [half * share, short(height(share) + 26)];
    return `<path d="M${short(left - 7)} ${top}V210H${short(left + 7)}V${top}Z" fill="${PILLAR}" stroke="${INK}" stroke-width="2"/>`;
  });
  const posts = [-0.9, -0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
    const d = `M${short(half * share)} ${short(height(share) - 36)}V${short(height(share) + 4)}`;
    return `<path d="${d}" stroke="${INK}" stroke-width="9"/><path d="${d}" stroke="${RAIL}" stroke-width="5"/>`;
  });
  const scale = isTall ? 1.06 : 1.16;
  const gap = half * (isTall ? 0.42 : 0.46);
  const places: [left: number, top: number, size: number, way: 1 | -1][] = [
    [-gap - 46 * scale, -16, scale * 0.9, 1],
    [-gap * 0.82, -30, scale, 1],
    [gap * 0.82, -30, scale, -1],
    [gap + 46 * scale, -16, scale * 0.9, -1],
  ];
  const people = [0, 3, 1, 2].filter((at) => cast[at]).map((at) => person(cast[at], ...places[at]));
  const floor = `<path d="${bow(60)}L${half} 96C${half * 0.5} -34 ${-half * 0.5} -34 ${-half} 96Z" fill="${RED}" stroke="${INK}" stroke-width="3"/>`;
  const rail = `<g fill="none" stroke-linecap="round"><path d="${bow(30)}" stroke="${INK}" stroke-width="11"/><path d="${bow(30)}" stroke="${RAIL}" stroke-width="7"/>${posts.join("")}</g>`;
  return `<g transform="translate(${x} ${y})">${floor}${pillars.join("")}${people.join("")}${rail}</g>`;
}

function person(drawn: string, x: number, y: number, scale: number, way: 1 | -1): string {
  const within = drawn.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale * way)} ${short(scale)}) translate(${-FIGURE.foot} -252)">${within}</g>`;
}
