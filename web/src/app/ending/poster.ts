/** A game as a picture to be shown around: who, how it ended, its course, and the card that decided it. */

import { blossom, hills, mist, petals } from "../art/shapes.gen";
import { diceOf, hash, INK, WASHI } from "../art/pen";
import type { Picture } from "../art/picture";
import { pictureWindow, stage, stageHeight, panels, type Portrait } from "./portraits";
import { breakLines, canvasOf, pngOf } from "../parts/files/picture_export";
import { COLOURS, DASHES, graph } from "./graph";

export interface Poster {
  game: string;
  title: string;
  /** By seat: the name and the final score. */
  players: { name: string; number: number | null; hasWon: boolean; portrait?: Portrait | null }[];
  course: { what: string; lines: number[][] } | null;
  card: { heading: string; name: string; sentence: string } | null;
  picture: Picture;
  brand: string;
  date: string;
}

/** Text on the poster. It is written on the canvas, because a picture in a picture has no fonts of the page. */
export interface PosterText {
  x: number;
  y: number;
  text: string;
  size: number;
  /** The bold serif, or the plain face. */
  isTitle: boolean;
  colour: string;
  anchor: "start" | "middle" | "end";
}

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MARGIN = 60;
const GREY = "#574e60";
export const SERIF = "'Shippori Mincho B1', serif";
export const SANS = "'Zen Kaku Gothic New', sans-serif";
/** The width of a sign as a share of its height: East Asian signs are square, others about half as wide. */
const broad = (sign: string) => (sign.charCodeAt(0) > 0x2e7f ? 1 : 0.54);

export function breadth(text: string, size: number): number {
  return [...text].reduce((sum, sign) => sum + broad(sign) * size, 0);
}

/** Breaks a text into lines of at most a width. */
export function lines(text: string, size: number, width: number): string[] {
  return breakLines(text, (line) => breadth(line, size) <= width);
}

/** Returns the largest font size, up to a limit, at which a text fits a width. */
export function fontSizeFor(text: string, size: number, width: number): number {
  return Math.min(size, Math.floor((size * width) / Math.max(1, breadth(text, size))));
}

function frame(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="18" fill="${WASHI}" stroke="${INK}" stroke-width="3"/><rect x="${x + 8}" y="${y + 8}" width="${width - 16}" height="${height - 16}" rx="12" fill="none" stroke="#a81f4c" stroke-width="1.5"/>`;
}

function backdrop(seed: string): string {
  const dice = diceOf(hash(seed));
  // The grounds are drawn for a window of 200 by 150.
  const scaleUp = (drawn: string) => `<g transform="translate(0 540) scale(5.4)">${drawn}</g>`;
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9a9b4"/><stop offset=".45" stop-color="#f7dcc4"/><stop offset="1" stop-color="#fbf0dc"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="880" cy="210" r="130" fill="#d9453f"/>${scaleUp(hills(dice, 92, "#d79aa6", 0.8) + mist(dice, 3, WASHI, 0.7) + hills(dice, 118, "#8c5a72", 0.7))}<g transform="scale(5.4)">${petals(dice, 12, "#d8487c", 0.8)}</g>`;
}

type Write = (text: string, x: number, y: number, size: number, more?: Partial<PosterText>) => void;

/** Draws the card that decided the game at the left, `width` wide, and writes beside it what it did. */
function writeCard(card: NonNullable<Poster["card"]>, picture: Picture, y: number, width: number, write: Write): string {
  const isLarge = width > 300;
  const left = MARGIN + width + (isLarge ? 44 : 34);
  const room = WIDTH - MARGIN - left;
  const [size, step, first] = isLarge ? [46, 52, 92] : [36, 40, 66];
  write(card.heading, left, y + (isLarge ? 34 : 26), isLarge ? 26 : 22, { colour: GREY });
  const named = lines(card.name, size, room);
  named.forEach((line, at) => write(line, left, y + first + at * step, fontSizeFor(line, size, room), { isTitle: true }));
  const text = isLarge ? 28 : 23;
  lines(card.sentence, text, room)
    .slice(0, isLarge ? 9 : 3 - named.length + 1)
    .forEach((line, at) =>
      write(line, left, y + first + 8 - (isLarge ? 0 : 4) + named.length * step - (isLarge ? 0 : 8) + at * text * 1.36, text),
    );
  return pictureWindow(picture, MARGIN + 10, y, width, "card");
}

/** Lays out the poster: the shapes drawn, and the texts written. */
export function poster(one: Poster): { drawn: string; words: PosterText[] } {
  const words: PosterText[] = [];
  const write = (text: string, x: number, y: number, size: number, more: Partial<PosterText> = {}) =>
    words.push({ x, y, text, size, isTitle: false, colour: INK, anchor: "start", ...more });
  const inner = WIDTH - 2 * MARGIN;
  let drawn = backdrop(one.game + one.title) + frame(MARGIN - 24, 40, inner + 48, HEIGHT - 80);
  drawn += blossom(MARGIN + 30, 112, 2, 12, "#d8487c", "#fff0c2", "#6e1730");
  write(one.brand, MARGIN + 66, 124, 34, { isTitle: true });
  write(one.date, WIDTH - MARGIN - 6, 122, 24, { anchor: "end", colour: GREY });
  write(one.game, WIDTH / 2, 196, fontSizeFor(one.game, 34, inner), { anchor: "middle", colour: GREY });
  write(one.title, WIDTH / 2, 272, fontSizeFor(one.title, 66, inner), { isTitle: true, anchor: "middle", colour: "#a81f4c" });
  let y = 306;
  const portraits = one.players.flatMap(({ portrait }) => (portrait ? [portrait] : []));
  if (portraits.length === one.players.length) {
    const box = { x: MARGIN, y, width: inner, height: stageHeight(portraits, inner) };
    drawn += stage(portraits, box);
    y += box.height;
    panels(portraits.length, box).forEach(({ x, width }, seat) => {
      const [{ name, hasWon }, { caption }] = [one.players[seat], portraits[seat]];
      const middle = x + width / 2;
      const size = fontSizeFor(name, 34, width - 20);
      write(name, middle, y + 42, size, { isTitle: true, anchor: "middle", colour: hasWon ? "#a81f4c" : INK });
      write(caption, middle, y + 74, fontSizeFor(caption, 24, width - 16), { anchor: "middle", colour: GREY });
    });
    y += 96;
    if (one.card) drawn += writeCard(one.card, one.picture, y, 184, write);
    y += one.card ? 158 : 0;
  } else if (one.card) {
    drawn += writeCard(one.card, one.picture, y, 440, write);
    y += 370;
  } else {
    drawn += pictureWindow(one.picture, (WIDTH - 440) / 2, y, 440, "card");
    y += 370;
  }
  const columns = one.players.length > 3 ? 2 : 1;
  const rows = Math.ceil(one.players.length / columns);
  if (one.course) {
    const height = HEIGHT - 180 - y - rows * 54;
    const found = graph(one.course.lines, { width: inner, height });
    write(one.course.what, MARGIN + 6, y + 26, 30, { isTitle: true });
    const top = y + 50;
    const paths = found.lines.map(
      (d, seat) =>
        `<path d="${d}" fill="none" stroke="${COLOURS[seat % COLOURS.length]}" stroke-width="6" stroke-linejoin="round" stroke-dasharray="${DASHES[seat % DASHES.length]}"/>`,
    );
    const rules = found.levels.map(([, level]) => `<path d="M${found.left} ${level}H${found.right}" stroke="#b9a68c"/>`);
    const ends = found.ends
      .filter((_, seat) => one.players[seat]?.hasWon)
      .map(([x, end]) => blossom(x, end, 2, 0, "#d8487c", "#fff0c2", "#6e1730"));
    drawn += `<g transform="translate(${MARGIN} ${top})">${rules.join("")}${paths.join("")}${ends.join("")}</g>`;
    for (const [number, level] of found.levels)
      write(String(number), MARGIN + found.left - 10, top + level + 8, 22, { anchor: "end", colour: GREY });
    for (const [turn, x] of found.turns)
      write(String(turn), MARGIN + x, top + height - 4, 22, { anchor: "middle", colour: GREY });
    y = top + height + 30;
  }
  one.players.forEach((player, seat) => {
    const [x, row] = [MARGIN + 10 + (seat % columns) * (inner / columns), y + 34 + Math.floor(seat / columns) * 54];
    drawn += `<path d="M${x} ${row - 10}h56" stroke="${COLOURS[seat % COLOURS.length]}" stroke-width="7" stroke-dasharray="${DASHES[seat % DASHES.length]}"/>`;
    if (player.hasWon) drawn += blossom(x + inner / columns - 34, row - 12, 1.5, 0, "#d8487c", "#fff0c2", "#6e1730");
    const size = fontSizeFor(player.name, 32, inner / columns - 230);
    write(player.name, x + 74, row, size, { isTitle: player.hasWon });
    if (player.number !== null)
      write(String(player.number), x + inner / columns - 70, row, 32, { anchor: "end", isTitle: player.hasWon });
  });
  return { drawn, words };
}

/** Wraps the drawing in an SVG image. */
export function svg(drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn}</svg>`;
}

/** Renders the poster as a PNG; the text is drawn last, with the fonts of the page. */
export async function png(one: { drawn: string; words: PosterText[] }): Promise<Blob> {
  const canvas = await canvasOf(svg(one.drawn), 1);
  const paint = canvas.getContext("2d")!;
  for (const { x, y, text, size, isTitle, colour, anchor } of one.words) {
    const font = isTitle ? `800 ${size}px ${SERIF}` : `500 ${size}px ${SANS}`;
    await document.fonts.load(font, text).catch(() => []);
    paint.font = font;
    paint.fillStyle = colour;
    paint.textAlign = anchor === "middle" ? "center" : anchor;
    paint.fillText(text, x, y);
  }
  return pngOf(canvas);
}
