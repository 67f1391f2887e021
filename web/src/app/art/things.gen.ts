/** Colours and drawings: written by tools/export_art.py from mankai/drawing/data/art.toml. */

import { GOLD, INK, WASHI } from "./colours.gen";
import { TURN, ink, point, polar, short } from "./pen";

export function faint(opacity: number): string {
  let svg = "";
  if (opacity < 1) {
    svg += ` opacity="${opacity}"`;
  }
  return svg;
}
export function form(d: string, colour: string, width: number = 1.6): string {
  let svg = "";
  svg += `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}"/>`;
  return svg;
}
export function patch(d: string, colour: string, opacity: number = 1): string {
  let svg = "";
  svg += `<path d="${d}" fill="${colour}"${faint(opacity)}/>`;
  return svg;
}
export function brush(d: string, colour: string, width: number = 2, opacity: number = 1): string {
  let svg = "";
  svg += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${faint(opacity)}/>`;
  return svg;
}
export function ball(x: number, y: number, radius: number, colour: string, width: number = 1.4): string {
  let svg = "";
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"`;
  if (width) {
    svg += ` stroke="${INK}" stroke-width="${width}"`;
  }
  svg += `/>`;
  return svg;
}
export function rope(d: string, width: number, colour: string): string {
  let svg = "";
  svg += `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${short(width + 2.8)}"/>`;
  svg += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;
  return svg;
}
export function group(x: number, y: number, scale: number = 1, angle: number = 0): string {
  let svg = "";
  svg += `<g transform="translate(${point(x, y)})`;
  if (angle) {
    svg += ` rotate(${short(angle)})`;
  }
  if (scale !== 1) {
    svg += ` scale(${short(scale)})`;
  }
  svg += `">`;
  return svg;
}
export function fan(x: number, y: number, radius: number, angle: number, spread: number, colour: string, second: string, gold: string, count: number = 11): string {
  let svg = "";
  let start = angle - (spread / 2);
  let step = spread / count;
  let q = 0.36 * radius;
  let d = "";
  for (let i = 0; i < count + 1; i++) {
    d += `M${short(x)} ${short(y)}L${polar(x, y, q, start + (i * step))}`;
  }
  svg += `<path d="${d}" ${ink(1.5, "#5a3a1e")}/>`;
  for (let i = 0; i < count; i++) {
    let a = start + (i * step);
    let b = a + step;
    svg += `<path d="M${polar(x, y, q, a)}L${polar(x, y, radius, a)}L${polar(x, y, radius * 0.985, b)}L${polar(x, y, q, b)}Z"`;
    svg += ` fill="${(i % 2) ? colour : second}" ${ink(0.7)}/>`;
    svg += `<path d="M${polar(x, y, radius * 0.78, a)}L${polar(x, y, radius * 0.9, a)}`;
    svg += `L${polar(x, y, radius * 0.885, b)}L${polar(x, y, radius * 0.77, b)}Z" fill="${gold}"/>`;
  }
  svg += `<path d="M${short(x)} ${short(y)}L${polar(x, y, radius, start)}M${short(x)} ${short(y)}`;
  svg += `L${polar(x, y, radius, start + spread)}" ${ink(2.2)}/>`;
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="2.600" fill="${gold}" ${ink(1)}/>`;
  return svg;
}
export function shuriken(x: number, y: number, radius: number, angle: number, colour: string): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < 8; i++) {
    d += `${i ? "L" : "M"}${polar(x, y, (i % 2) ? (radius * 0.3) : radius, angle + ((TURN * i) / 8))}`;
  }
  let e = "";
  for (let i = 0; i < 4; i++) {
    let a = angle + ((TURN * (2 * i)) / 8);
    let b = angle + ((TURN * ((2 * i) + 1)) / 8);
    e += `M${short(x)} ${short(y)}L${polar(x, y, radius, a)}L${polar(x, y, radius * 0.3, b)}Z`;
  }
  svg += `<path d="${d}Z" fill="${colour}" ${ink(1.4)}/><path d="${e}" fill="#fff" opacity=".32"/>`;
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.13)}" fill="${WASHI}" ${ink(1.1)}/>`;
  return svg;
}
export function vial(x: number, y: number, scale: number, angle: number, colour: string, level: number = 0.5): string {
  let svg = "";
  let t = 16 - (level * 40);
  let w = Math.max(0, 14 - (level * 14));
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})">`;
  svg += `<path d="M-7-40V-18C-7-12-26 4-26 20C-26 34-14 40 0 40S26 34 26 20C26 4 7-12 7-18V-40Z" fill="${WASHI}" opacity=".92"/>`;
  svg += `<path d="M${short(-26 + w)} ${short(t + 12)}Q-8 ${short(t + 7)} 0 ${short(t + 12)}T${short(26 - w)} ${short(t + 12)}`;
  svg += `C28 34 14 40 0 40S-28 34 ${short(-26 + w)} ${short(t + 12)}Z" fill="${colour}"/>`;
  svg += `<circle cx="-9" cy="26" r="3.500" fill="#fff" opacity=".6"/><circle cx="6" cy="20" r="2.200" fill="#fff" opacity=".6"/>`;
  svg += `<path d="M-7-40V-18C-7-12-26 4-26 20C-26 34-14 40 0 40S26 34 26 20C26 4 7-12 7-18V-40M-11-40H11" fill="none" ${ink(2)}/>`;
  svg += `<path d="M-6-50H6L5-40H-5Z" fill="#8a5a34" ${ink(1.4)}/></g>`;
  return svg;
}
export function naginata(x: number, y: number, angle: number, scale: number, colour: string): string {
  let svg = "";
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.4)}>`;
  svg += `<path d="M-150-2.500H20V2.500H-150Z" fill="${colour}"/><path d="M18-5H28V5H18Z" fill="${GOLD}"/>`;
  svg += `<path d="M28-4C54-10 72-20 84-36C84-12 66 6 28 5Z" fill="#eef0ee"/></g>`;
  return svg;
}
export function parasol(x: number, y: number, radius: number, angle: number, colour: string, second: string, count: number = 20): string {
  let svg = "";
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}" ${ink(1.6)}/>`;
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.7)}" fill="none" stroke="${second}"`;
  svg += ` stroke-width="${short(radius * 0.2)}"/>`;
  let d = "";
  for (let i = 0; i < count; i++) {
    d += `M${short(x)} ${short(y)}L${polar(x, y, radius, angle + ((TURN * i) / count))}`;
  }
  svg += `<path d="${d}" ${ink(0.8)}/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.14)}" fill="${second}" ${ink(1.2)}/>`;
  svg += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.05)}" fill="${INK}"/>`;
  return svg;
}
export function hammer(x: number, y: number, angle: number, scale: number, colour: string): string {
  let svg = "";
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.6)}>`;
  svg += `<path d="M-5 0H5V110H-5Z" fill="#8a5a34"/><path d="M-44-26H44L40 24H-40Z" fill="${colour}"/>`;
  svg += `<path d="M-44-26H-30L-28 24H-40ZM44-26H30L28 24H40Z" fill="${GOLD}"/></g>`;
  return svg;
}
