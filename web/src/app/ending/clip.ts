/** The film of the last blow: drawn on a canvas, and recorded where the browser can. */

import { PETAL } from "../art/colours.gen";
import { diceOf, hash, INK, WASHI } from "../art/pen";
import type { Picture } from "../art/picture";
import { canvasOf } from "../parts/files/picture_export";
import { CLIP_TIME, momentAt, type ClipPose, type Sprite } from "./clip_timeline";
import { drawSeat, pictureWindow, stage, type Portrait } from "./portraits";
import { fontSizeFor, lines, SANS, SERIF } from "./poster";

export const WIDTH = 960;
export const HEIGHT = 540;
const RATE = 30; // frames a second
const BITS = 5_000_000; // a second
/** A sprite is wider than its side of the stage, because weapons reach beyond. */
const SPRITE = { width: 900, height: 450, left: 210 };
/** At the left, so that the one who has fallen is seen. */
const CARD = { x: 34, y: 384, width: 168, right: 590 };
/** By preference. */
const FORMATS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

export interface ClipSide {
  name: string;
  portraits: Record<ClipPose, Portrait>;
}

export interface Clip {
  winner: ClipSide;
  loser: ClipSide;
  title: string;
  card: { heading: string; name: string; sentence: string; picture: Picture } | null;
  brand: string;
}

/** Everything that is drawn once and then moved. */
export interface PreparedClip {
  clip: Clip;
  ground: HTMLCanvasElement;
  sprites: Record<"winner" | "loser", Record<ClipPose, HTMLCanvasElement>>;
  card: HTMLCanvasElement | null;
  petal: Path2D;
}

function wrap(drawn: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}

/** Returns the SVG of one side in a pose; what cannot fall over, like a picture, is tilted. */
export function spriteSvg(portrait: Portrait, pose: ClipPose, seat: 0 | 1): string {
  const box = { x: SPRITE.left, y: 0, width: WIDTH / 2, height: SPRITE.height };
  const drawn = drawSeat(portrait, box, seat, 2);
  const isTilted = pose === "fallen" && portrait.picture !== null;
  return wrap(isTilted ? `<g transform="rotate(9 450 400)" opacity=".75">${drawn}</g>` : drawn, SPRITE.width, SPRITE.height);
}

export async function prepareClip(clip: Clip): Promise<PreparedClip> {
  const poses: ClipPose[] = ["ready", "strike", "fallen"];
  const side = async ({ portraits }: ClipSide, seat: 0 | 1) => {
    const drawn = await Promise.all(poses.map((pose) => canvasOf(spriteSvg(portraits[pose], pose, seat), 1)));
    return Object.fromEntries(poses.map((pose, at) => [pose, drawn[at]])) as Record<ClipPose, HTMLCanvasElement>;
  };
  const ground = stage([], { x: -8, y: -8, width: WIDTH + 16, height: HEIGHT + 16 });
  const all = clip.title + clip.winner.name + clip.loser.name + (clip.card?.name ?? "") + (clip.card?.sentence ?? "");
  await Promise.all([`800 40px ${SERIF}`, `500 24px ${SANS}`].map((font) => document.fonts.load(font, all).catch(() => [])));
  return {
    clip,
    ground: await canvasOf(wrap(ground, WIDTH, HEIGHT), 1),
    sprites: { winner: await side(clip.winner, 0), loser: await side(clip.loser, 1) },
    card: clip.card
      ? await canvasOf(wrap(pictureWindow(clip.card.picture, 3, 3, CARD.width, "card"), CARD.width + 6, CARD.width * 0.75 + 6), 1)
      : null,
    petal: new Path2D(PETAL),
  };
}

/** Draws the film at a time in milliseconds. */
export function drawFrame(paint: CanvasRenderingContext2D, made: PreparedClip, time: number): void {
  const now = momentAt(time);
  paint.setTransform(1, 0, 0, 1, 0, 0);
  paint.globalAlpha = 1;
  paint.save();
  paint.translate(WIDTH / 2, HEIGHT * 0.62);
  paint.scale(now.zoom, now.zoom);
  paint.translate(-WIDTH / 2, -HEIGHT * 0.62);
  paint.drawImage(made.ground, 0, 0);
  // The one who acts is in front.
  drawSprite(paint, made.sprites.loser, now.loser, WIDTH / 2);
  drawSprite(paint, made.sprites.winner, now.winner, 0);
  drawSlash(paint, now.slash);
  drawPetals(paint, made, now.petals);
  paint.restore();
  drawWords(paint, made, now.card, now.words);
  if (now.flash > 0.01) {
    paint.globalAlpha = now.flash;
    paint.fillStyle = "#ffffff";
    paint.fillRect(0, 0, WIDTH, HEIGHT);
    paint.globalAlpha = 1;
  }
}

function drawSprite(
  paint: CanvasRenderingContext2D,
  poses: Record<ClipPose, HTMLCanvasElement>,
  { pose, x, y, angle }: Sprite,
  left: number,
): void {
  paint.save();
  const [middle, foot] = [left + WIDTH / 4 + x, HEIGHT * 0.82 + y];
  paint.translate(middle, foot);
  paint.rotate((angle * Math.PI) / 180);
  paint.drawImage(poses[pose], -SPRITE.width / 2, -SPRITE.height * 0.93);
  paint.restore();
}

function drawSlash(paint: CanvasRenderingContext2D, opacity: number): void {
  if (opacity < 0.02) return;
  paint.save();
  paint.globalAlpha = opacity;
  paint.translate(WIDTH * 0.68, HEIGHT * 0.5);
  paint.rotate(-0.6);
  paint.beginPath();
  paint.moveTo(-250, 26);
  paint.quadraticCurveTo(0, -58, 260, -4);
  paint.quadraticCurveTo(40, -22, -250, 26);
  paint.fillStyle = WASHI;
  paint.strokeStyle = "#a81f4c";
  paint.lineWidth = 5;
  paint.stroke();
  paint.fill();
  paint.restore();
}

function drawPetals(paint: CanvasRenderingContext2D, made: PreparedClip, flown: number): void {
  if (!flown) return;
  const dice = diceOf(hash(made.clip.title));
  paint.fillStyle = "#e0789c";
  for (let at = 0; at < 36; at++) {
    const [turn, reach, spin, size] = [dice(Math.PI * 2), dice(60, 420), dice(-5, 5), dice(1, 2.2)];
    paint.save();
    paint.globalAlpha = 1 - flown * 0.35;
    paint.translate(
      WIDTH * 0.7 + Math.cos(turn) * reach * flown,
      HEIGHT * 0.52 + Math.sin(turn) * reach * 0.6 * flown + 150 * flown * flown,
    );
    paint.rotate(turn + spin * flown);
    paint.scale(size, size);
    paint.fill(made.petal);
    paint.restore();
  }
  paint.globalAlpha = 1;
}

function drawWords(paint: CanvasRenderingContext2D, made: PreparedClip, card: number, words: number): void {
  const { clip } = made;
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    font: string,
    colour: string,
    anchor: CanvasTextAlign = "left",
  ) => {
    paint.font = `${size}px ${font}`.replace(/^/, font === SERIF ? "800 " : "500 ");
    paint.fillStyle = colour;
    paint.textAlign = anchor;
    paint.fillText(text, x, y);
  };
  if (made.card && clip.card && card > 0) {
    paint.save();
    paint.globalAlpha = card;
    paint.translate(0, (1 - card) * 60);
    panel(paint, CARD.x - 14, CARD.y - 14, CARD.right - CARD.x + 14, CARD.width * 0.75 + 28);
    paint.drawImage(made.card, CARD.x, CARD.y);
    const left = CARD.x + CARD.width + 22;
    const room = CARD.right - 16 - left;
    write(clip.card.heading, left, CARD.y + 18, 17, SANS, "#574e60");
    write(clip.card.name, left, CARD.y + 52, fontSizeFor(clip.card.name, 30, room), SERIF, INK);
    paint.globalAlpha = card * words;
    lines(clip.card.sentence, 18, room)
      .slice(0, 3)
      .forEach((line, at) => write(line, left, CARD.y + 80 + at * 23, 18, SANS, INK));
    paint.restore();
  }
  if (words > 0) {
    paint.save();
    paint.globalAlpha = words;
    paint.translate(0, (words - 1) * 30);
    panel(paint, 120, 22, WIDTH - 240, 76);
    write(clip.title, WIDTH / 2, 74, fontSizeFor(clip.title, 42, WIDTH - 290), SERIF, "#a81f4c", "center");
    paint.restore();
  }
  paint.globalAlpha = 1;
  write(clip.brand, WIDTH - 22, HEIGHT - 10, 17, SERIF, INK, "right");
}

function panel(paint: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  paint.beginPath();
  paint.roundRect(x, y, width, height, 12);
  paint.fillStyle = WASHI;
  paint.strokeStyle = INK;
  paint.lineWidth = 3;
  paint.fill();
  paint.stroke();
}

/** Returns the format in which this browser can record a canvas; empty: in none. */
export function recordingFormat(): string {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return "";
  return FORMATS.find((format) => MediaRecorder.isTypeSupported(format)) ?? "";
}

/** Shows the film once; `isWanted` tells whether it is still to go on. */
export function play(paint: CanvasRenderingContext2D, made: PreparedClip, isWanted: () => boolean): Promise<void> {
  return new Promise((done) => {
    const begin = performance.now();
    const step = () => {
      const time = performance.now() - begin;
      drawFrame(paint, made, Math.min(time, CLIP_TIME));
      if (time < CLIP_TIME && isWanted()) requestAnimationFrame(step);
      else done();
    };
    step();
  });
}

/** Records the film while it is shown. */
export async function record(canvas: HTMLCanvasElement, made: PreparedClip, format: string): Promise<Blob> {
  const recorder = new MediaRecorder(canvas.captureStream(RATE), { mimeType: format, videoBitsPerSecond: BITS });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise<void>((done, fail) => {
    recorder.onstop = () => done();
    recorder.onerror = () => fail(new Error("the recording failed"));
  });
  recorder.start();
  await play(canvas.getContext("2d")!, made, () => true);
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: format.split(";")[0] });
}
