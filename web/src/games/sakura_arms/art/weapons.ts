/** The weapons of the goddesses. */

import { GOLD, INK, ink, polar, short, TURN, WASHI, type Dice } from "../../../app/art/pen";

export function gun(x: number, y: number, angle: number, scale: number, colour: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.5)}><path d="M-120-4L-70-8H-30L-24-6H0V6H-26L-52 8C-70 10-74 24-100 34L-128 26Z" fill="${colour}"/><path d="M-62-8H0V-1H-62Z" fill="#4a4653"/><path d="M-4-10H2V8H-4ZM-40-9H-36V7H-40Z" fill="${GOLD}"/><path d="M-66-8l4-9 6 2-2 7Z" fill="#4a4653"/></g>`;
}

export function fan(
  x: number,
  y: number,
  radius: number,
  rot: number,
  spread: number,
  colour: string,
  second: string,
  gold: string,
  count = 11,
): string {
  const a0 = rot - spread / 2;
  let s = "";
  const st = spread / count,
    q = 0.36 * radius;
  for (let i = 0; i < count; i++) {
    const a = a0 + i * st,
      b = a + st;
    s += `<path d="M${polar(x, y, q, a)}L${polar(x, y, radius, a)}L${polar(x, y, radius * 0.985, b)}L${polar(x, y, q, b)}Z" fill="${i % 2 ? colour : second}" ${ink(0.7)}/><path d="M${polar(x, y, radius * 0.78, a)}L${polar(x, y, radius * 0.9, a)}L${polar(x, y, radius * 0.885, b)}L${polar(x, y, radius * 0.77, b)}Z" fill="${gold}"/>`;
  }
  let d = "";
  for (let i = 0; i <= count; i += 1) d += `M${short(x)} ${short(y)}L${polar(x, y, q, a0 + i * st)}`;
  return (
    `<path d="${d}" ${ink(1.5, "#5a3a1e")}/>` +
    s +
    `<path d="M${short(x)} ${short(y)}L${polar(x, y, radius, a0)}M${short(x)} ${short(y)}L${polar(x, y, radius, a0 + spread)}" ${ink(2.2)}/><circle cx="${short(x)}" cy="${short(y)}" r="2.600" fill="${gold}" ${ink(1)}/>`
  );
}

export function shuriken(x: number, y: number, radius: number, angle: number, colour: string): string {
  let d = "";
  for (let i = 0; i < 8; i++) d += (i ? "L" : "M") + polar(x, y, i % 2 ? radius * 0.3 : radius, angle + (TURN * i) / 8);
  let e = "";
  for (let i = 0; i < 8; i += 2)
    e += `M${short(x)} ${short(y)}L${polar(x, y, radius, angle + (TURN * i) / 8)}L${polar(x, y, radius * 0.3, angle + (TURN * (i + 1)) / 8)}Z`;
  return `<path d="${d}Z" fill="${colour}" ${ink(1.4)}/><path d="${e}" fill="#fff" opacity=".32"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.13)}" fill="${WASHI}" ${ink(1.1)}/>`;
}

export function vial(x: number, y: number, scale: number, angle: number, colour: string, level = 0.5): string {
  const t = 16 - level * 40;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})"><path d="M-7-40V-18C-7-12-26 4-26 20C-26 34-14 40 0 40S26 34 26 20C26 4 7-12 7-18V-40Z" fill="${WASHI}" opacity=".92"/><path d="M${short(-26 + Math.max(0, 14 - level * 14))} ${short(t + 12)}Q-8 ${short(t + 7)} 0 ${short(t + 12)}T${short(26 - Math.max(0, 14 - level * 14))} ${short(t + 12)}C28 34 14 40 0 40S-28 34 ${short(-26 + Math.max(0, 14 - level * 14))} ${short(t + 12)}Z" fill="${colour}"/><circle cx="-9" cy="26" r="3.500" fill="#fff" opacity=".6"/><circle cx="6" cy="20" r="2.200" fill="#fff" opacity=".6"/><path d="M-7-40V-18C-7-12-26 4-26 20C-26 34-14 40 0 40S26 34 26 20C26 4 7-12 7-18V-40M-11-40H11" fill="none" ${ink(2)}/><path d="M-6-50H6L5-40H-5Z" fill="#8a5a34" ${ink(1.4)}/></g>`;
}

export function naginata(x: number, y: number, angle: number, scale: number, colour: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.4)}><path d="M-150-2.500H20V2.500H-150Z" fill="${colour}"/><path d="M18-5H28V5H18Z" fill="${GOLD}"/><path d="M28-4C54-10 72-20 84-36C84-12 66 6 28 5Z" fill="#eef0ee"/></g>`;
}

export function parasol(x: number, y: number, radius: number, angle: number, colour: string, second: string, count = 20): string {
  const s = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}" ${ink(1.6)}/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.7)}" fill="none" stroke="${second}" stroke-width="${short(radius * 0.2)}"/>`;
  let d = "";
  for (let i = 0; i < count; i++) d += `M${short(x)} ${short(y)}L${polar(x, y, radius, angle + (TURN * i) / count)}`;
  return (
    s +
    `<path d="${d}" ${ink(0.8)}/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.14)}" fill="${second}" ${ink(1.2)}/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.05)}" fill="${INK}"/>`
  );
}

export function scroll(dice: Dice, x: number, y: number, angle: number, scale: number, colour: string): string {
  let d = "";
  for (let i = 0; i < 7; i++) {
    let yy = -24;
    while (yy < 24) {
      const h = dice(3, 9);
      d += `M${short(-46 + i * 15)} ${short(yy)}l${short(dice(-3, 3))} ${short(h)}`;
      yy += h + dice(2, 4);
    }
  }
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.4)}><path d="M-60-32H60V32H-60Z" fill="${WASHI}"/><path d="${d}" fill="none" stroke-width="2.400"/><path d="M-66-38H-56V38H-66ZM56-38H66V38H56Z" fill="${colour}"/></g>`;
}

export function hammer(x: number, y: number, angle: number, scale: number, colour: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.6)}><path d="M-5 0H5V110H-5Z" fill="#8a5a34"/><path d="M-44-26H44L40 24H-40Z" fill="${colour}"/><path d="M-44-26H-30L-28 24H-40ZM44-26H30L28 24H40Z" fill="${GOLD}"/></g>`;
}
