/** Colours and drawings: written by tools/export_art.py from mankai/games/sakura_arms/data/art.toml. */

import { GOLD, WASHI } from "../../../app/art/colours.gen";
import { ink, short } from "../../../app/art/pen";
import type { Dice } from "../../../app/art/pen";

export function gun(x: number, y: number, angle: number, scale: number, colour: string): string {
  let svg = "";
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.5)}>`;
  svg += `<path d="M-120-4L-70-8H-30L-24-6H0V6H-26L-52 8C-70 10-74 24-100 34L-128 26Z" fill="${colour}"/>`;
  svg += `<path d="M-62-8H0V-1H-62Z" fill="#4a4653"/><path d="M-4-10H2V8H-4ZM-40-9H-36V7H-40Z" fill="${GOLD}"/>`;
  svg += `<path d="M-66-8l4-9 6 2-2 7Z" fill="#4a4653"/></g>`;
  return svg;
}
export function scroll(dice: Dice, x: number, y: number, angle: number, scale: number, colour: string): string {
  let svg = "";
  let d = "";
  for (let i = 0; i < 7; i++) {
    let far = -24;
    while (far < 24) {
      let h = dice(3, 9);
      d += `M${short(-46 + (i * 15))} ${short(far)}l${short(dice(-3, 3))} ${short(h)}`;
      far = (far + h) + dice(2, 4);
    }
  }
  svg += `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)}) scale(${short(scale)})" ${ink(1.4)}>`;
  svg += `<path d="M-60-32H60V32H-60Z" fill="${WASHI}"/><path d="${d}" fill="none" stroke-width="2.400"/>`;
  svg += `<path d="M-66-38H-56V38H-66ZM56-38H66V38H56Z" fill="${colour}"/></g>`;
  return svg;
}
export function ninja(x: number, scale: number, opacity: number, colour: string, second: string): string {
  let svg = "";
  svg += `<g transform="translate(${x} 104) scale(${scale})" opacity="${opacity}" ${ink(1.4)}>`;
  svg += `<path d="M-30 60C-32 22-22 6 0 6C22 6 32 22 30 60Z" fill="${colour}"/>`;
  svg += `<path d="M-20-8C-20-32-12-40 0-40S20-32 20-8C18 8-18 8-20-8Z" fill="${colour}"/>`;
  svg += `<path d="M-15-20H15V-10H-15Z" fill="${WASHI}"/><path d="M-9-15h5m8 0h5" stroke-width="2.400"/>`;
  svg += `<path d="M18-4C30-2 40 4 50-2C44 8 30 10 16 4Z" fill="${second}"/></g>`;
  return svg;
}
