/** Pictures of cards: the motif of their goddess, and notes on single cards. */

import type { Hues } from "../../../app/art/pen";
import { picture, type Picture, type Sketch } from "../../../app/art/picture";
import { isUltimate, type PrintedCard } from "../cards/metadata";
import { capitalize } from "../../../app/i18n/index.svelte";
import { huesOf } from "./goddesses";
import { EXTRAS, NOTES } from "./cards.gen";
import { MOTIFS } from "./motifs.gen";

const KINDS: Record<string, "attack" | "still" | "ring"> = { attack: "attack", enchantment: "ring" };

/** Returns the id of a card's goddess, from its key; also for cards outside decks. */
export function goddessOf(card: PrintedCard): string {
  return card.key.split("-")[1] ?? "";
}

export function coloursOf(card: PrintedCard): Hues {
  return huesOf(goddessOf(card));
}

export function pictureOf(card: PrintedCard): Picture {
  return picture(card.key, () => sketchOf(card));
}

/** Returns the key of the words for what the picture shows; empty: it shows what her other cards show. */
export function pictureKey(card: PrintedCard): string {
  const shown = NOTES[card.name]?.extra;
  return shown ? `picture-${shown.replaceAll("_", "-")}` : "";
}

function sketchOf(card: PrintedCard): Sketch {
  const goddess = goddessOf(card);
  const { light, ground, ...motif } = MOTIFS[goddess] ?? MOTIFS.nobody;
  const note = NOTES[card.name] ?? {};
  const kind = note.motif ?? KINDS[card.type] ?? "still";
  const [aura, life] = card.damage;
  const strength = card.reach ? (aura > 0 ? aura : Math.max(1, life)) : 2;
  return {
    seed: capitalize(goddess) + card.name,
    hues: coloursOf(card),
    light,
    ground: note.ground ?? ground,
    sky: note.sky,
    disc: note.disc,
    isGilded: isUltimate(card),
    things: (dice, hues) =>
      (kind === "none" ? "" : motif[kind](dice, hues, strength)) + (note.extra ? EXTRAS[note.extra](dice, hues) : ""),
  };
}
