/** Things that a picture may show, whatever it is of: each drawn from a few numbers, in the ink and flat colour of a print. */

import { GOLD, INK, ink, polar, short, TURN, WASHI, type Dice } from "./pen";

export function slash(x: number, y: number, angle: number, length: number, bow: number, width: number, colour: string): string {
  const d = `M${-length} ${short(bow * 0.35)}Q0 ${short(-bow)} ${length} ${short(-bow * 0.1)}Q${short(length * 0.2)} ${short(-bow + width)} ${-length} ${short(bow * 0.35)}Z`;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})"><path d="${d}" transform="translate(2 4)" fill="${colour}"/><path d="${d}" fill="${WASHI}" ${ink(1.2)}/></g>`;
}

export function katana(x: number, y: number, angle: number, scale: number, colour: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.4)}><path d="M8-4C50-10 92-9 126-20C100 0 60 4 8 4Z" fill="#eef0ee"/><path d="M12 1.500C50-1 88-3 118-14" fill="none" stroke-width=".7"/><path d="M-44-3.500H6V4H-44Z" fill="${colour}"/><path d="M-40-3.500l6 7.500 6-7.500 6 7.500 6-7.500 6 7.500 6-7.500" fill="none" stroke="${WASHI}" stroke-width="1.100"/><ellipse cx="7" cy="0" rx="3.400" ry="10" fill="${GOLD}"/></g>`;
}

export function burst(dice: Dice, x: number, y: number, radius: number, count: number, colours: string[]): string {
  let s = "";
  colours.forEach((c, j) => {
    const q = radius * [1, 0.68, 0.36][j];
    let d = "";
    for (let i = 0; i < count * 2; i++) {
      const a = (TURN * i) / count / 2 + j * 0.2,
        w = i % 2 ? q * 0.5 : q * dice(0.74, 1.15);
      d += (i ? "L" : "M") + polar(x, y, w, a);
    }
    s += `<path d="${d}Z" fill="${c}" ${j ? "" : ink(1.5)}/>`;
  });
  return s;
}

export function puff(
  dice: Dice,
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: string,
  edge: string = INK,
): string {
  let s = "";
  for (let i = 0; i < count; i++) {
    const a = dice(TURN),
      d = dice(radius * 0.7);
    s += `<circle cx="${short(x + d * Math.cos(a))}" cy="${short(y + d * 0.62 * Math.sin(a))}" r="${short(dice(radius * 0.3, radius * 0.55))}"/>`;
  }
  return `<g fill="${edge}" transform="translate(0 1.200)" stroke="${edge}" stroke-width="2.400">${s}</g><g fill="${colour}">${s}</g>`;
}

export function curl(
  x: number,
  y: number,
  radius: number,
  turns: number,
  a0: number,
  colour: string,
  width: number,
  dir = 1,
): string {
  let d = "";
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    d += (i ? "L" : "M") + polar(x, y, radius * (1 - t * 0.9), a0 + dir * t * turns * TURN);
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

export function vapour(dice: Dice, x: number, y: number, count: number, colour: string, opacity = 0.9): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const q = x + dice(-26, 26),
      h = dice(40, 90),
      w = dice(8, 18);
    d += `M${short(q)} ${short(y)}c${short(-w)} ${short(-h * 0.25)} ${short(w)} ${short(-h * 0.4)} 0 ${short(-h * 0.6)}s${short(w)} ${short(-h * 0.3)} ${short(w * 0.2)} ${short(-h * 0.5)}`;
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="3.400" stroke-linecap="round" opacity="${opacity}"/>`;
}

export function lily(dice: Dice, x: number, y: number, radius: number, colour: string): string {
  let d = "",
    e = "",
    g = "";
  for (let i = 0; i < 10; i++) {
    const s = i % 2 ? 1 : -1,
      a = (TURN * i) / 10 + dice(-0.08, 0.08),
      q = radius * dice(0.85, 1.05);
    d += `M${short(x)} ${short(y)}Q${polar(x, y, q * 0.85, a - s * 0.2)} ${polar(x, y, q, a + s * 0.42)}Q${polar(x, y, q * 0.62, a + s * 0.06)} ${short(x)} ${short(y)}Z`;
    e += `M${short(x)} ${short(y)}Q${polar(x, y, q * 1.1, a)} ${polar(x, y, q * 1.32, a + s * 0.3)}`;
    g += `<circle cx="${polar(x, y, q * 1.32, a + s * 0.3)
      .split(" ")
      .join('" cy="')}" r="${short(radius / 26)}"/>`;
  }
  return `<path d="${e}" fill="none" stroke="${colour}" stroke-width="1.200"/><g fill="${colour}">${g}</g><path d="${d}" fill="${colour}" ${ink(0.9)}/>`;
}

export function gear(
  x: number,
  y: number,
  radius: number,
  count: number,
  angle: number,
  colour: string,
  hole: string = WASHI,
): string {
  let d = "";
  const w = TURN / count;
  for (let i = 0; i < count; i++) {
    const b = angle + i * w;
    d +=
      (i ? "L" : "M") +
      polar(x, y, radius * 0.83, b - w * 0.28) +
      "L" +
      polar(x, y, radius, b - w * 0.17) +
      "L" +
      polar(x, y, radius, b + w * 0.17) +
      "L" +
      polar(x, y, radius * 0.83, b + w * 0.28);
  }
  const s = `<path d="${d}Z" fill="${colour}" ${ink(1.4)}/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.62)}" fill="${hole}" ${ink(1.1)}/>`;
  let e = "";
  for (let i = 0; i < 5; i++) e += `M${short(x)} ${short(y)}L${polar(x, y, radius * 0.64, angle + (i * TURN) / 5)}`;
  return (
    s +
    `<path d="${e}" stroke="${colour}" stroke-width="${short(radius * 0.16)}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.2)}" fill="${colour}" ${ink(1.1)}/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.07)}" fill="${INK}"/>`
  );
}

export function rings(x: number, y: number, radius: number, count: number, colour: string, width = 1.2, opacity = 0.8): string {
  let s = "";
  for (let i = 1; i <= count; i++) s += `<circle cx="${short(x)}" cy="${short(y)}" r="${short((radius * i) / count)}"/>`;
  return `<g fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}">${s}</g>`;
}

export function rays(x: number, y: number, radius: number, count: number, colour: string, opacity = 0.5, a0 = 0): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = a0 + (TURN * i) / count,
      w = (TURN / count) * 0.25;
    d += `M${short(x)} ${short(y)}L${polar(x, y, radius, a - w)}L${polar(x, y, radius, a + w)}Z`;
  }
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
}

export function flames(
  dice: Dice,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colours: string[],
): string {
  let s = "";
  colours.forEach((c, j) => {
    const q = 1 - j * 0.3;
    const st = (width * q) / count;
    let d = `M${short(x - (width * q) / 2)} ${short(y)}`;
    for (let i = 0; i < count; i++) {
      const t = Math.sin(((i + 0.5) / count) * Math.PI),
        hh = height * q * (t * 0.8 + 0.2) * dice(0.75, 1.1);
      d += `c${short(-st * 0.3)} ${short(-hh * 0.4)} ${short(st * 0.5)} ${short(-hh * 0.55)} ${short(st * 0.45)} ${short(-hh)}c${short(st * 0.7)} ${short(hh * 0.4)} ${short(st * 0.2)} ${short(hh * 0.6)} ${short(st * 0.55)} ${short(hh)}`;
    }
    s += `<path d="${d}Z" fill="${c}" ${j ? "" : ink(1.3)}/>`;
  });
  return s;
}

export function bird(x: number, y: number, scale: number, colour: string): string {
  return `<path transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" d="M-26-8C-14-14-6-8 0 0C6-9 14-16 27-12C18-8 12-2 8 4C14 4 20 8 26 14C16 10 6 9 0 8C-6 9-9 12-12 18C-12 10-9 5-6 3C-12-3-18-6-26-8Z" fill="${colour}" ${ink(1 / scale)}/>`;
}

export function boat(x: number, y: number, scale: number, colour: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" ${ink(1.3)}><path d="M-40 0C-20 6 20 6 44-6C36 14-30 16-40 0Z" fill="${colour}"/><path d="M-14 2V-14H12V2Z" fill="${WASHI}"/><path d="M-20-13C-10-22 8-22 18-13Z" fill="#7a5a34"/><path d="M26-2L40-40" stroke-width="2"/></g>`;
}

export function fish(x: number, y: number, scale: number, angle: number, colour: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.3)}><path d="M-34 0C-20-18 14-20 34-2C48-16 54-14 52-14C48-4 48 4 54 14C46 14 40 8 34 2C14 20-20 16-34 0Z" fill="${colour}"/><path d="M-14-11C-8-4-8 4-14 11M-2-8q4 4 0 8m8-7q4 4 0 8m-8 0q4 4 0 7" fill="none" stroke="${WASHI}" stroke-width="1.200"/><circle cx="-24" cy="-2" r="2" fill="${WASHI}"/></g>`;
}

export function bolt(dice: Dice, x: number, y: number, height: number, colour: string, width = 9): string {
  const [left, right]: [number, number][][] = [[], []];
  const n = 5;
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      q = x + (i % 2 ? 1 : -1) * width * dice(0.7, 1.6);
    left.push([q - width * 0.5 * (1 - t), y + height * t]);
    right.unshift([q + width * 0.5 * (1 - t) + 2, y + height * t - width * 0.5]);
  }
  const d = [...left, ...right].map((p, i) => (i ? "L" : "M") + short(p[0]) + " " + short(p[1])).join("");
  return `<path d="${d}Z" fill="${colour}" ${ink(1.3)}/>`;
}

export function swirl(dice: Dice, count: number, colour: string, width = 3): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const y = dice(24, 126),
      x = dice(-10, 40),
      l = dice(90, 150),
      q = dice(8, 14);
    d += `M${short(x)} ${short(y)}c${short(l * 0.3)} ${short(-q)} ${short(l * 0.6)} ${short(q)} ${short(l)} 0c${short(q * 2)} ${short(-q)} ${short(q)} ${short(-q * 2.4)} ${short(-q * 0.3)} ${short(-q * 1.5)}c${short(-q * 0.8)} ${short(q * 0.6)} ${short(q * 0.3)} ${short(q * 1.2)} ${short(q * 0.8)} ${short(q * 0.5)}`;
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

export function wave(x: number, y: number, scale: number, colour: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" ${ink(1.5)}><path d="M-120 70C-90 10-50-52 6-56C40-58 60-40 58-20C50-34 34-38 22-28C4-12 14 30 60 44C80 50 110 52 130 50V80H-120Z" fill="${colour}"/><path d="M-96 62C-70 16-40-30 0-42M-72 66C-50 26-30-10-4-24M-46 68C-30 40-20 16-2 0" fill="none" stroke="${WASHI}" stroke-width="3"/><path d="M6-56c10-8 18-2 18 4 8-6 16 0 14 8 8-4 14 4 10 10 8 0 10 8 4 12 6 4 4 10-2 10-2-8-6-10-10-10-6-4-10-2-14-2-6-4-12-2-16 2-2-12-8-22-4-34Z" fill="${WASHI}"/></g>`;
}

export function cracks(dice: Dice, x: number, y: number, radius: number, count: number, colour: string): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    let a = (TURN * i) / count + dice(0.4),
      q = 10;
    d += "M" + polar(x, y, 6, a);
    while (q < radius) {
      q += dice(10, 22);
      a += dice(-0.18, 0.18);
      d += "L" + polar(x, y, q, a);
    }
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.600"/>`;
}
