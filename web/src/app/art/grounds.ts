/** What lies behind the things of a picture: hills, sea, reeds, mist, stars, falling petals. Pictures are 200 wide and 150 high. */

import { short, WASHI, type Dice } from "./pen";

export function hills(dice: Dice, y: number, colour: string, opacity = 1): string {
  let x = -10,
    d = `M-10 160V${short(y + dice(12))}`;
  while (x < 210) {
    const w = dice(28, 64),
      h = dice(8, 34);
    d += `q${short(w * 0.3)} ${short(-h * 0.2)} ${short(w * 0.5)} ${short(-h)}q${short(w * 0.2)} ${short(h * 0.8)} ${short(w * 0.5)} ${short(h)}`;
    x += w;
  }
  return `<path d="${d}V160Z" fill="${colour}" opacity="${opacity}"/>`;
}

export function sea(dice: Dice, y: number, colour: string, foam: string = WASHI): string {
  let s = `<path d="M0 ${y}H200V150H0Z" fill="${colour}"/>`;
  for (let j = 0, h = 7; y + j < 150; j += h, h *= 1.22) {
    const w = h * 2.6;
    let d = "";
    for (let x = -dice(w); x < 205; x += w)
      d += `M${short(x)} ${short(y + j + h)}a${short(w / 2)} ${short(h * 0.8)} 0 0 1 ${short(w)} 0`;
    s += `<path d="${d}" fill="none" stroke="${foam}" stroke-width="${short(0.7 + h * 0.06)}" opacity=".75"/>`;
  }
  return s;
}

export function mist(dice: Dice, count: number, colour: string = WASHI, opacity = 0.85): string {
  let s = "";
  for (let i = 0; i < count; i++) {
    const y = dice(12, 132),
      x = dice(-40, 90),
      w = dice(70, 150),
      h = dice(5, 8);
    s += `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${short(h / 2)}"/><rect x="${short(x + dice(14, 50))}" y="${short(y + h - 0.3)}" width="${short(w * 0.6)}" height="${short(h)}" rx="${short(h / 2)}"/>`;
  }
  return `<g fill="${colour}" opacity="${opacity}">${s}</g>`;
}

export function lines(dice: Dice, count: number, angle: number, colour: string, opacity: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = dice(-20, 220),
      y = dice(-10, 150),
      l = dice(16, 60);
    d += `M${short(x)} ${short(y)}l${short(l * Math.cos(angle))} ${short(l * Math.sin(angle))}`;
  }
  return `<path d="${d}" stroke="${colour}" stroke-width=".9" opacity="${opacity}" fill="none"/>`;
}

export function reeds(dice: Dice, colour: string): string {
  let d = "";
  for (let i = 0; i < 16; i++) {
    const x = dice(0, 200),
      h = dice(30, 75),
      b = dice(-22, 22);
    d += `M${short(x)} 152q${short(b * 0.2)} ${short(-h * 0.6)} ${short(b)} ${short(-h)}q${short(-b * 0.5 + 2)} ${short(h * 0.5)} ${short(-b + 3)} ${short(h)}Z`;
  }
  return `<path d="${d}" fill="${colour}"/>`;
}

export function stars(dice: Dice, count: number, colour: string): string {
  let s = "";
  for (let i = 0; i < count; i++) s += `<circle cx="${short(dice(200))}" cy="${short(dice(110))}" r="${short(dice(0.5, 1.3))}"/>`;
  return `<g fill="${colour}">${s}</g>`;
}

/** One petal, its root at the origin. */
export const LEAF = "M0 0C-5-3-6-10-2.300-14L0-11.500 2.300-14C6-10 5-3 0 0Z";
export const LEAVES = [0, 72, 144, 216, 288];

export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"/>`;
}

export function blossom(
  x: number,
  y: number,
  scale: number,
  angle: number,
  colour: string,
  heart = "#fff0c2",
  line = "none",
): string {
  const leaves = LEAVES.map((turn) => `<path transform="rotate(${turn})" d="${LEAF}"/>`).join("");
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" fill="${colour}" stroke="${line}" stroke-width=".8">${leaves}<circle r="2.600" fill="${heart}" stroke="none"/></g>`;
}

export function petals(dice: Dice, count: number, colour: string, scale = 1): string {
  let drawn = "";
  for (let at = 0; at < count; at++)
    drawn += `<path transform="translate(${short(dice(200))} ${short(dice(150))}) rotate(${short(dice(360))}) scale(${short(dice(0.35, 0.8) * scale)})" d="${LEAF}"/>`;
  return `<g fill="${colour}">${drawn}</g>`;
}
