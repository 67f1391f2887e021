/** Colours and drawings: written by tools/export_art.py from mankai/drawing/data/art.toml. */

import { GOLD, INK, PETAL, WASHI } from "./colours.gen";
import { TURN, ink, polar, short } from "./pen";
import type { Dice } from "./pen";

export function hills(dice: Dice, y: number, colour: string, opacity: number = 1): string {
  let svg = "";
  let x = -10;
  let d = "";
  d += `M-10 160V${short(y + dice(12))}`;
  while (x < 210) {
    let w = dice(28, 64);
    let h = dice(8, 34);
    d += `q${short(w * 0.3)} ${short(-h * 0.2)} ${short(w * 0.5)} ${short(-h)}`;
    d += `q${short(w * 0.2)} ${short(h * 0.8)} ${short(w * 0.5)} ${short(h)}`;
    x = x + w;
  }
  svg += `<path d="${d}V160Z" fill="${colour}" opacity="${opacity}"/>`;
  return svg;
}
export function sea(dice: Dice, y: number, colour: string, foam: string = WASHI): string {
  let svg = "";
  svg += `<path d="M0 ${y}H200V150H0Z" fill="${colour}"/>`;
  let j = 0;
  let h = 7;
  while ((y + j) < 150) {
    let w = h * 2.6;
    let d = "";
    let x = -dice(w);
    while (x < 205) {
      d += `M${short(x)} ${short((y + j) + h)}a${short(w / 2)} ${short(h * 0.8)} 0 0 1 ${short(w)} 0`;
      x = x + w;
    }
    svg += `<path d="${d}" fill="none" stroke="${foam}" stroke-width="${short(0.7 + (h * 0.06))}" opacity=".75"/>`;
    j = j + h;
    h = h * 1.22;
  }
  return svg;
}
export function mist(dice: Dice, count: number, colour: string = WASHI, opacity: number = 0.85): string {
  let svg = "";
  svg += `<g fill="${colour}" opacity="${opacity}">`;
  for (let i = 0; i < count; i++) {
    let y = dice(12, 132);
    let x = dice(-40, 90);
    let w = dice(70, 150);
    let h = dice(5, 8);
    svg += `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${short(h / 2)}"/>`;
    svg += `<rect x="${short(x + dice(14, 50))}" y="${short((y + h) - 0.3)}" width="${short(w * 0.6)}" height="${short(h)}" rx="${short(h / 2)}"/>`;
  }
  svg += `</g>`;
  return svg;
}
export function lines(dice: Dice, count: number, angle: number, colour: string, opacity: number): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < count; i++) {
    let x = dice(-20, 220);
    let y = dice(-10, 150);
    let l = dice(16, 60);
    d += `M${short(x)} ${short(y)}l${short(l * Math.cos(angle))} ${short(l * Math.sin(angle))}`;
  }
  svg += `<path d="${d}" stroke="${colour}" stroke-width=".9" opacity="${opacity}" fill="none"/>`;
  return svg;
}
export function reeds(dice: Dice, colour: string): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < 16; i++) {
    let x = dice(0, 200);
    let h = dice(30, 75);
    let b = dice(-22, 22);
    d += `M${short(x)} 152q${short(b * 0.2)} ${short(-h * 0.6)} ${short(b)} ${short(-h)}`;
    d += `q${short((-b * 0.5) + 2)} ${short(h * 0.5)} ${short(-b + 3)} ${short(h)}Z`;
  }
  svg += `<path d="${d}" fill="${colour}"/>`;
  return svg;
}
export function stars(dice: Dice, count: number, colour: string): string {
  let svg = "";
  svg += `<g fill="${colour}">`;
  for (let i = 0; i < count; i++) {
    svg += `<circle cx="${short(dice(200))}" cy="${short(dice(110))}" r="${short(dice(0.5, 1.3))}"/>`;
  }
  svg += `</g>`;
  return svg;
}
export function circle(x: number, y: number, radius: number, colour: string): string {
  let svg = "";
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"/>`;
  return svg;
}
export function corolla(): string {
  let svg = "";
  for (let i = 0; i < 5; i++) {
    svg += `<path transform="rotate(${i * 72})" d="${PETAL}"/>`;
  }
  return svg;
}
export function blossom(x: number, y: number, scale: number, angle: number, colour: string, heart: string = "#fff0c2", line: string = "none"): string {
  let svg = "";
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" fill="${colour}" stroke="${line}"`;
  svg += ` stroke-width=".8">${corolla()}<circle r="2.600" fill="${heart}" stroke="none"/></g>`;
  return svg;
}
export function petals(dice: Dice, count: number, colour: string, scale: number = 1): string {
  let svg = "";
  svg += `<g fill="${colour}">`;
  for (let i = 0; i < count; i++) {
    svg += `<path transform="translate(${short(dice(200))} ${short(dice(150))}) rotate(${short(dice(360))})`;
    svg += ` scale(${short(dice(0.35, 0.8) * scale)})" d="${PETAL}"/>`;
  }
  svg += `</g>`;
  return svg;
}
export function slash(x: number, y: number, angle: number, length: number, bow: number, width: number, colour: string): string {
  let svg = "";
  let d = "";
  d += `M${-length} ${short(bow * 0.35)}Q0 ${short(-bow)} ${length} ${short(-bow * 0.1)}`;
  d += `Q${short(length * 0.2)} ${short(-bow + width)} ${-length} ${short(bow * 0.35)}Z`;
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})"><path d="${d}" transform="translate(2 4)" fill="${colour}"/>`;
  svg += `<path d="${d}" fill="${WASHI}" ${ink(1.2)}/></g>`;
  return svg;
}
export function katana(x: number, y: number, angle: number, scale: number, colour: string): string {
  let svg = "";
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.4)}>`;
  svg += `<path d="M8-4C50-10 92-9 126-20C100 0 60 4 8 4Z" fill="#eef0ee"/>`;
  svg += `<path d="M12 1.500C50-1 88-3 118-14" fill="none" stroke-width=".7"/><path d="M-44-3.500H6V4H-44Z" fill="${colour}"/>`;
  svg += `<path d="M-40-3.500l6 7.500 6-7.500 6 7.500 6-7.500 6 7.500 6-7.500" fill="none" stroke="${WASHI}" stroke-width="1.100"/>`;
  svg += `<ellipse cx="7" cy="0" rx="3.400" ry="10" fill="${GOLD}"/></g>`;
  return svg;
}
export function burst(dice: Dice, x: number, y: number, radius: number, count: number, colours: string[]): string {
  let svg = "";
  for (let j = 0; j < colours.length; j++) {
    let q = radius * [1, 0.68, 0.36][j];
    let d = "";
    for (let i = 0; i < count * 2; i++) {
      let a = (((TURN * i) / count) / 2) + (j * 0.2);
      let w = (i % 2) ? (q * 0.5) : (q * dice(0.74, 1.15));
      d += `${i ? "L" : "M"}${polar(x, y, w, a)}`;
    }
    svg += `<path d="${d}Z" fill="${colours[j]}" ${j ? "" : ink(1.5)}/>`;
  }
  return svg;
}
export function puff(dice: Dice, x: number, y: number, radius: number, count: number, colour: string, edge: string = INK): string {
  let svg = "";
  let s = "";
  for (let i = 0; i < count; i++) {
    let a = dice(TURN);
    let d = dice(radius * 0.7);
    s += `<circle cx="${short(x + (d * Math.cos(a)))}" cy="${short(y + ((d * 0.62) * Math.sin(a)))}" r="${short(dice(radius * 0.3, radius * 0.55))}"/>`;
  }
  svg += `<g fill="${edge}" transform="translate(0 1.200)" stroke="${edge}" stroke-width="2.400">${s}</g><g fill="${colour}">${s}</g>`;
  return svg;
}
export function curl(x: number, y: number, radius: number, turns: number, start: number, colour: string, width: number, way: number = 1): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < 27; i++) {
    let t = i / 26;
    d += `${i ? "L" : "M"}${polar(x, y, radius * (1 - (t * 0.9)), start + (((way * t) * turns) * TURN))}`;
  }
  svg += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return svg;
}
export function vapour(dice: Dice, x: number, y: number, count: number, colour: string, opacity: number = 0.9): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < count; i++) {
    let q = x + dice(-26, 26);
    let h = dice(40, 90);
    let w = dice(8, 18);
    d += `M${short(q)} ${short(y)}c${short(-w)} ${short(-h * 0.25)} ${short(w)} ${short(-h * 0.4)} 0 ${short(-h * 0.6)}`;
    d += `s${short(w)} ${short(-h * 0.3)} ${short(w * 0.2)} ${short(-h * 0.5)}`;
  }
  svg += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="3.400" stroke-linecap="round" opacity="${opacity}"/>`;
  return svg;
}
export function lily(dice: Dice, x: number, y: number, radius: number, colour: string): string {
  let svg = "";
  let d = "";
  let e = "";
  let g = "";
  for (let i = 0; i < 10; i++) {
    let s = (i % 2) ? 1 : -1;
    let a = ((TURN * i) / 10) + dice(-0.08, 0.08);
    let q = radius * dice(0.85, 1.05);
    d += `M${short(x)} ${short(y)}Q${polar(x, y, q * 0.85, a - (s * 0.2))} ${polar(x, y, q, a + (s * 0.42))}`;
    d += `Q${polar(x, y, q * 0.62, a + (s * 0.06))} ${short(x)} ${short(y)}Z`;
    let b = a + (s * 0.3);
    e += `M${short(x)} ${short(y)}Q${polar(x, y, q * 1.1, a)} ${polar(x, y, q * 1.32, b)}`;
    g += `<circle cx="${short(x + ((q * 1.32) * Math.cos(b)))}" cy="${short(y + ((q * 1.32) * Math.sin(b)))}" r="${short(radius / 26)}"/>`;
  }
  svg += `<path d="${e}" fill="none" stroke="${colour}" stroke-width="1.200"/><g fill="${colour}">${g}</g>`;
  svg += `<path d="${d}" fill="${colour}" ${ink(0.9)}/>`;
  return svg;
}
export function gear(x: number, y: number, radius: number, count: number, angle: number, colour: string, hole: string = WASHI): string {
  let svg = "";
  let d = "";
  let e = "";
  let w = TURN / count;
  for (let i = 0; i < count; i++) {
    let b = angle + (i * w);
    d += `${i ? "L" : "M"}${polar(x, y, radius * 0.83, b - (w * 0.28))}L${polar(x, y, radius, b - (w * 0.17))}`;
    d += `L${polar(x, y, radius, b + (w * 0.17))}L${polar(x, y, radius * 0.83, b + (w * 0.28))}`;
  }
  for (let i = 0; i < 5; i++) {
    e += `M${short(x)} ${short(y)}L${polar(x, y, radius * 0.64, angle + ((i * TURN) / 5))}`;
  }
  svg += `<path d="${d}Z" fill="${colour}" ${ink(1.4)}/>`;
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.62)}" fill="${hole}" ${ink(1.1)}/>`;
  svg += `<path d="${e}" stroke="${colour}" stroke-width="${short(radius * 0.16)}"/>`;
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.2)}" fill="${colour}" ${ink(1.1)}/>`;
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.07)}" fill="${INK}"/>`;
  return svg;
}
export function rings(x: number, y: number, radius: number, count: number, colour: string, width: number = 1.2, opacity: number = 0.8): string {
  let svg = "";
  svg += `<g fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}">`;
  for (let i = 0; i < count; i++) {
    svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short((radius * (i + 1)) / count)}"/>`;
  }
  svg += `</g>`;
  return svg;
}
export function rays(x: number, y: number, radius: number, count: number, colour: string, opacity: number = 0.5): string {
  let svg = "";
  let d = "";
  let w = (TURN / count) * 0.25;
  for (let i = 0; i < count; i++) {
    let a = (TURN * i) / count;
    d += `M${short(x)} ${short(y)}L${polar(x, y, radius, a - w)}L${polar(x, y, radius, a + w)}Z`;
  }
  svg += `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
  return svg;
}
export function flames(dice: Dice, x: number, y: number, width: number, height: number, count: number, colours: string[]): string {
  let svg = "";
  for (let j = 0; j < colours.length; j++) {
    let q = 1 - (j * 0.3);
    let w = (width * q) / count;
    let d = "";
    d += `M${short(x - ((width * q) / 2))} ${short(y)}`;
    for (let i = 0; i < count; i++) {
      let h = ((height * q) * ((Math.sin(((i + 0.5) / count) * Math.PI) * 0.8) + 0.2)) * dice(0.75, 1.1);
      d += `c${short(-w * 0.3)} ${short(-h * 0.4)} ${short(w * 0.5)} ${short(-h * 0.55)} ${short(w * 0.45)} ${short(-h)}`;
      d += `c${short(w * 0.7)} ${short(h * 0.4)} ${short(w * 0.2)} ${short(h * 0.6)} ${short(w * 0.55)} ${short(h)}`;
    }
    svg += `<path d="${d}Z" fill="${colours[j]}" ${j ? "" : ink(1.3)}/>`;
  }
  return svg;
}
export function bird(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += `<path transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})"`;
  svg += ` d="M-26-8C-14-14-6-8 0 0C6-9 14-16 27-12C18-8 12-2 8 4C14 4 20 8 26 14C16 10 6 9 0 8`;
  svg += `C-6 9-9 12-12 18C-12 10-9 5-6 3C-12-3-18-6-26-8Z" fill="${colour}" ${ink(1 / scale)}/>`;
  return svg;
}
export function boat(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" ${ink(1.3)}>`;
  svg += `<path d="M-40 0C-20 6 20 6 44-6C36 14-30 16-40 0Z" fill="${colour}"/><path d="M-14 2V-14H12V2Z" fill="${WASHI}"/>`;
  svg += `<path d="M-20-13C-10-22 8-22 18-13Z" fill="#7a5a34"/><path d="M26-2L40-40" stroke-width="2"/></g>`;
  return svg;
}
export function fish(x: number, y: number, scale: number, angle: number, colour: string): string {
  let svg = "";
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.3)}>`;
  svg += `<path d="M-34 0C-20-18 14-20 34-2C48-16 54-14 52-14C48-4 48 4 54 14C46 14 40 8 34 2C14 20-20 16-34 0Z" fill="${colour}"/>`;
  svg += `<path d="M-14-11C-8-4-8 4-14 11M-2-8q4 4 0 8m8-7q4 4 0 8m-8 0q4 4 0 7" fill="none" stroke="${WASHI}" stroke-width="1.200"/>`;
  svg += `<circle cx="-24" cy="-2" r="2" fill="${WASHI}"/></g>`;
  return svg;
}
export function bolt(dice: Dice, x: number, y: number, height: number, colour: string, width: number = 9): string {
  let svg = "";
  let left = "";
  let right = "";
  for (let i = 0; i < 6; i++) {
    let t = i / 5;
    let q = x + ((((i % 2) ? 1 : -1) * width) * dice(0.7, 1.6));
    left += `${i ? "L" : "M"}${short(q - ((width * 0.5) * (1 - t)))} ${short(y + (height * t))}`;
    right = ((("L" + short((q + ((width * 0.5) * (1 - t))) + 2)) + " ") + short((y + (height * t)) - (width * 0.5))) + right;
  }
  svg += `<path d="${left}${right}Z" fill="${colour}" ${ink(1.3)}/>`;
  return svg;
}
export function swirl(dice: Dice, count: number, colour: string, width: number = 3): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < count; i++) {
    let y = dice(24, 126);
    let x = dice(-10, 40);
    let l = dice(90, 150);
    let q = dice(8, 14);
    d += `M${short(x)} ${short(y)}c${short(l * 0.3)} ${short(-q)} ${short(l * 0.6)} ${short(q)} ${short(l)} 0`;
    d += `c${short(q * 2)} ${short(-q)} ${short(q)} ${short(-q * 2.4)} ${short(-q * 0.3)} ${short(-q * 1.5)}`;
    d += `c${short(-q * 0.8)} ${short(q * 0.6)} ${short(q * 0.3)} ${short(q * 1.2)} ${short(q * 0.8)} ${short(q * 0.5)}`;
  }
  svg += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return svg;
}
export function wave(x: number, y: number, scale: number, colour: string): string {
  let svg = "";
  svg += `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" ${ink(1.5)}>`;
  svg += `<path d="M-120 70C-90 10-50-52 6-56C40-58 60-40 58-20C50-34 34-38 22-28C4-12 14 30 60 44C80 50 110 52 130 50V80H-120Z"`;
  svg += ` fill="${colour}"/><path d="M-96 62C-70 16-40-30 0-42M-72 66C-50 26-30-10-4-24M-46 68C-30 40-20 16-2 0" fill="none"`;
  svg += ` stroke="${WASHI}" stroke-width="3"/><path d="M6-56c10-8 18-2 18 4 8-6 16 0 14 8 8-4 14 4 10 10 8 0 10 8 4 12 6 4 4 10-2 10`;
  svg += `-2-8-6-10-10-10-6-4-10-2-14-2-6-4-12-2-16 2-2-12-8-22-4-34Z" fill="${WASHI}"/></g>`;
  return svg;
}
export function cracks(dice: Dice, x: number, y: number, radius: number, count: number, colour: string): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < count; i++) {
    let a = ((TURN * i) / count) + dice(0.4);
    let q = 10;
    d += `M${polar(x, y, 6, a)}`;
    while (q < radius) {
      q = q + dice(10, 22);
      a = a + dice(-0.18, 0.18);
      d += `L${polar(x, y, q, a)}`;
    }
  }
  svg += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.600"/>`;
  return svg;
}
