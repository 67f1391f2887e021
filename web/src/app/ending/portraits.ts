/** The players of a game as a poster shows them: the figures or the picture that a seat played with, side by side on one stage. */

import { FIGURE } from "../art/figure";
import { INK, WASHI } from "../art/pen";
import type { Picture } from "../art/picture";

/** A seat as it is shown. */
export interface Portrait {
  /** Figures that stand on the ground and look to the right, the front one last. */
  figures: string[];
  /** Instead of figures: the picture of a leader or a character. */
  picture: Picture | null;
  /** Names of what is shown, in words. */
  caption: string;
}

export interface StageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the part of the stage that belongs to each seat. */
export function panels(count: number, { x, y, width, height }: StageBox): StageBox[] {
  return Array.from({ length: count }, (_, at) => ({ x: x + (at * width) / count, y, width: width / count, height }));
}

/** Returns the height that a stage of that width needs. */
export function stageHeight(portraits: Portrait[], width: number): number {
  if (portraits.some((one) => one.figures.length)) return Math.min(340, (width / portraits.length) * 0.8);
  return Math.min(340, windowWidth(width / portraits.length) * 0.75 + 36);
}

function windowWidth(panel: number): number {
  return Math.min(400, panel - 18);
}

/** Draws the stage: sky, sun and floor, and each seat on its part, turned to the middle. */
export function stage(portraits: Portrait[], box: StageBox): string {
  const { x, y, width, height } = box;
  const floor = y + height * 0.7;
  const planks = Array.from(
    { length: 11 },
    (_, at) => `M${x + (at * width) / 10} ${floor}L${x + width / 2 + (at - 5) * width * 0.17} ${y + height}`,
  );
  const ground =
    `<defs><linearGradient id="stage-sky" x2="0" y2="1"><stop stop-color="#e9a48f"/><stop offset=".6" stop-color="#f6cdb0"/><stop offset="1" stop-color="#fbeeda"/></linearGradient>` +
    `<clipPath id="stage-window"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12"/></clipPath></defs>` +
    `<g clip-path="url(#stage-window)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#stage-sky)"/>` +
    `<circle cx="${x + width / 2}" cy="${y + height * 0.36}" r="${height * 0.26}" fill="#d8553f"/>` +
    `<path d="M${x} ${floor}q${width * 0.14} ${-height * 0.22} ${width * 0.27} 0t${width * 0.25} 0t${width * 0.26} 0t${width * 0.3} 0V${y + height}H${x}Z" fill="#c9a8b0"/>` +
    `<rect x="${x}" y="${floor}" width="${width}" height="${height}" fill="#d8b588" stroke="${INK}" stroke-width="3"/>` +
    `<path d="${planks.join("")}" fill="none" stroke="#a5804f" stroke-width="2"/>`;
  const people = panels(portraits.length, box).map((panel, seat) => drawSeat(portraits[seat], panel, seat, portraits.length));
  return `${ground}${people.join("")}</g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="none" stroke="${INK}" stroke-width="4"/>`;
}

/** Draws one seat on its part of a stage; of two seats the second looks to the left. */
export function drawSeat(portrait: Portrait, panel: StageBox, seat: number, count: number): string {
  const middle = panel.x + panel.width / 2;
  if (portrait.figures.length) {
    const way = count === 2 && seat === 1 ? -1 : 1;
    const scale = Math.min((panel.height * 0.8) / FIGURE.stature, panel.width / 190);
    const foot = panel.y + panel.height * 0.93;
    return portrait.figures
      .map((drawn, at) => {
        const isFront = at === portrait.figures.length - 1;
        const [across, size, lift] = isFront ? [8, scale, 0] : [-46, scale * 0.86, panel.height * 0.1];
        return `<g transform="translate(${middle + across * scale * way} ${foot - lift}) scale(${size * way} ${size})">${inside(drawn)}</g>`;
      })
      .join("");
  }
  if (!portrait.picture) return "";
  const width = windowWidth(panel.width);
  const top = panel.y + (panel.height - width * 0.75) / 2;
  return pictureWindow(portrait.picture, middle - width / 2, top, width, `seat-${seat}`);
}

function inside(drawn: string): string {
  return drawn.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}

/** Draws a picture of 200 by 150 in a window with a frame; `id` is used once on a poster. */
export function pictureWindow({ sky, drawn }: Picture, x: number, y: number, width: number, id: string): string {
  const height = (width * 3) / 4;
  // A sky is written as a CSS background.
  const [above, below] = sky.match(/#[0-9a-f]{3,8}/gi) ?? [WASHI, WASHI];
  return (
    `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset=".75" stop-color="${below ?? above}"/></linearGradient>` +
    `<clipPath id="${id}-window"><rect width="200" height="150" rx="5"/></clipPath></defs>` +
    `<g transform="translate(${x} ${y}) scale(${width / 200})" clip-path="url(#${id}-window)"><rect width="200" height="150" fill="url(#${id}-sky)"/>${inside(drawn)}</g>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 40}" fill="none" stroke="${INK}" stroke-width="4"/>`
  );
}
