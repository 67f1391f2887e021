/** Paints the picture of a card: sky, disc, scene, a being or a thing, and what is over all. The notebook's painter does the same
    (mankai/games/azuki/pictures.py). */

import { diceOf, GOLD, hash, short, type Dice } from "../../../app/art/pen";
import type { Focus } from "../../../app/art/picture";
import { POSES } from "../../../app/art/people.gen";
import { circle, rays, rings } from "../../../app/art/shapes.gen";
import type { PrintedFace } from "../metadata";
import { AROUND } from "./around.gen";
import { BEASTS, HIGH, LONG } from "./beasts.gen";
import { bean, SIZES, someone, stance } from "./beings.gen";
import { LAND, ROBES, SKIES } from "./lands.gen";
import type { CardNote } from "./note";
import { KINDS, NOTES, OTHERS } from "./notes.gen";
import { SCENES } from "./scenes.gen";
import { SPELLS } from "./spells.gen";

/** Of a printed card, what its picture depends on. */
export type PaintedFace = Pick<PrintedFace, "id" | "name" | "kind" | "element" | "subtypes">;

export interface Painting {
  /** The colours of the sky, at the top and at the bottom. */
  above: string;
  below: string;
  /** Where a window of another shape may cut. */
  focus: Focus;
  drawn: string;
}

/** Returns the picture of a card; `notes` are those of this set of cards. */
export function paint(face: PaintedFace, notes: Record<string, CardNote> = NOTES): Painting {
  const note = notes[face.id] ?? noteByKind(face);
  const dice = diceOf(hash(face.id + face.name));
  const hashed = hash(face.name);
  const [above, below, light] = SKIES[face.element][note.sky ?? hashed % 5];
  const robe = ROBES[face.element][note.robe ?? (hashed >>> 4) % 4];
  const land = LAND[face.element];
  const around = (names?: string[]): string => (names ?? []).map((name) => AROUND[name](dice, robe, land)).join("");
  const isLeader = face.kind === "leader";
  const [x, y, radius] = note.disc ?? [((hashed >>> 8) & 1 ? 150 : 46) + dice(-14, 14), dice(32, 52), dice(18, 30)];
  let drawn = note.disc?.length === 0 ? "" : circle(x, y, radius, light);
  if (isLeader) drawn += rays(100, 76, 170, 28, GOLD, 0.42);
  drawn += SCENES[note.scene ?? "none"](dice, land);
  if (isLeader) drawn += rings(100, 74, 70, 2, GOLD, 3, 0.9);
  drawn += around(note.behind) + paintBeing(note, dice, robe, land) + around(note.over);
  if (isLeader || face.kind === "gate") drawn += `<path d="M6 6H194V144H6Z" fill="none" stroke="${GOLD}" stroke-width="3"/>`;
  return { above, below, focus: focusOf(note), drawn: `<g stroke-linejoin="round" stroke-linecap="round">${drawn}</g>` };
}

function isPerson(note: CardNote): boolean {
  return !note.shows && note.being !== "bean" && !(note.being !== undefined && note.being in BEASTS);
}

/** Returns the part of a picture that has the head. */
function focusOf(note: CardNote): Focus {
  if (note.shows) return "xMidYMid";
  if (isPerson(note)) return isBust(note) || headOf(note) > 58 ? "xMidYMid" : "xMidYMin";
  const being = note.being!;
  const along = !LONG.includes(being) ? "Mid" : note.is_mirrored ? "Min" : "Max";
  return `x${along}Y${HIGH.includes(being) ? "Min" : "Mid"}`;
}

function isBust(note: CardNote): boolean {
  return (note.near ?? 1) > 1.1;
}

/** Returns how far below the upper edge the head of a whole person is. */
function headOf(note: CardNote): number {
  const pose = note.pose ?? "stand";
  const [, ground, scale] = note.place ?? [100, 140, (note.near ?? 1) * SIZES[pose]];
  return ground + POSES[pose][1] * scale;
}

/** Returns a note for a card that has none: by its subtypes, its kind and its element. */
function noteByKind({ name, kind, element, subtypes }: PaintedFace): CardNote {
  const hashed = hash(name);
  const scene = OTHERS.scene[element][hashed % 4];
  if (kind === "entity" || kind === "leader")
    return { ...(KINDS[subtypes.find((one) => one in KINDS) ?? ""] ?? OTHERS.being), scene };
  const shown = OTHERS[kind][element];
  return { scene, shows: shown[hashed % shown.length] };
}

function paintBeing(note: CardNote, dice: Dice, robe: string[], land: string[]): string {
  const way = note.is_mirrored ? -1 : 1;
  if (note.shows) return SPELLS[note.shows](dice, robe, land);
  if (note.being === "bean") return place(100, 136, note.size ?? 1.12, 1, paintBean(note, robe));
  if (!isPerson(note)) {
    const size = note.size ?? 1.16;
    return place(100, 140 - 50 * size, size, way, BEASTS[note.being!](robe, note.skin ?? ""));
  }
  const drawn = paintPerson(note, robe);
  if (!note.place) return stance(note.pose ?? "stand", note.near ?? 1, way, drawn);
  const [x, y, scale] = note.place;
  return place(x, y, scale, 1, drawn);
}

function place(x: number, y: number, scale: number, way: number, drawn: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale * way)} ${short(scale)})">${drawn}</g>`;
}

function paintBean(note: CardNote, robe: string[]): string {
  const [cap, skin, eye] = [note.head?.[0] ?? "sprout", note.skin ?? "", note.eye ?? ""];
  const [arms, wear, held, other] = [note.pose ?? "down", note.clothes ?? "", note.right ?? "", note.left ?? ""];
  return bean(arms, wear, cap, held, other, robe, skin, eye, note.mouth ?? "", note.lean ?? 0, note.girth ?? 1);
}

function paintPerson(note: CardNote, robe: string[]): string {
  const [pose, build, clothes] = [note.pose ?? "stand", note.being ?? "slim", note.clothes ?? "robe"];
  const [held, other, cape] = [note.right ?? "", note.left ?? "", note.has_cape ? robe[1] : ""];
  return someone(pose, build, clothes, note.head ?? [], held, other, robe, note.skin ?? "", note.eye ?? "", cape);
}
