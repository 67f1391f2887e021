/** The pictures of the cards: what their goddess paints, and what a few words say of the single card. */

import { blossom, petals } from "../../../app/art/grounds";
import { WASHI, type Hues } from "../../../app/art/pen";
import { picture, type Ground, type Picture, type Sketch } from "../../../app/art/picture";
import { rays, rings, slash } from "../../../app/art/things";
import { isUltimate, type PrintedCard } from "../cards/metadata";
import { capital } from "../cards/number_format";
import { EXTRAS } from "./extras";
import { FIRST_SIX } from "./first_six";
import { huesOf } from "./goddesses";
import type { Motif } from "./motif";
import { NEXT_SIX } from "./next_six";
import { NOTES } from "./notes";

const MOTIFS: Record<string, Motif> = { ...FIRST_SIX, ...NEXT_SIX };

/** Of a goddess who paints nothing of her own yet. */
const PLAIN: Motif = {
  light: "sun",
  ground: "hills",
  attack: (dice, hues, strength) =>
    Array.from({ length: Math.min(4, strength) }, (_, at) =>
      slash(100, 60 + at * 20, dice(-40, -10), 110, dice(24, 40), 13, hues.main),
    ).join("") + petals(dice, 6, hues.main),
  still: (dice, hues) => rays(100, 76, 150, 20, hues.soft, 0.6) + blossom(100, 76, 3, dice(72), hues.main, WASHI, hues.deep),
  ring: (dice, hues) => rings(100, 76, 60, 4, hues.main, 2, 0.6) + blossom(100, 76, 2, dice(72), hues.main, WASHI, hues.deep),
};

const KINDS: Record<string, "attack" | "still" | "ring"> = { attack: "attack", enchantment: "ring" };

/** Whose card it is, as its key says it: also of cards that are in nobody's deck. */
export function goddessOf(card: PrintedCard): string {
  return card.key.split("-")[1] ?? "";
}

export function coloursOf(card: PrintedCard): Hues {
  return huesOf(goddessOf(card));
}

export function pictureOf(card: PrintedCard): Picture {
  return picture(card.key, () => sketchOf(card));
}

function sketchOf(card: PrintedCard): Sketch {
  const goddess = goddessOf(card);
  const motif = MOTIFS[goddess] ?? PLAIN;
  const note = noted(card.name);
  const kind = (note.m as "attack" | "still" | "ring" | "none" | undefined) ?? KINDS[card.type] ?? "still";
  const [aura, life] = card.damage;
  const strength = card.reach ? (aura > 0 ? aura : Math.max(1, life)) : 2;
  const [round, place] = (note.d ?? "").split(":");
  const [x, y, radius] = (place ?? "").split(",").map(Number);
  return {
    seed: capital(goddess) + card.name,
    hues: coloursOf(card),
    light: motif.light,
    ground: (note.g as Ground | undefined) ?? motif.ground,
    sky: note.sky as Sketch["sky"],
    disc: place ? { kind: round as "sun" | "moon", x, y, radius } : undefined,
    isGilded: isUltimate(card),
    things: (dice, hues) =>
      (kind === "none" ? "" : motif[kind](dice, hues, strength)) + (note.x ? (EXTRAS[note.x]?.(dice, hues) ?? "") : ""),
  };
}

function noted(name: string): Record<string, string> {
  const words = (NOTES[name] ?? "").split(" ").filter(Boolean);
  return Object.fromEntries(words.map((word) => word.split("=")));
}
