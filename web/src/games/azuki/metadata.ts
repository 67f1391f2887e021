/** Printed cards, as the server's legend describes them. */

import { COPIES, FACES } from "./constants";
import type { GameInfo } from "../../app/net/wire.gen";

export type CardKind = "entity" | "spell" | "weapon" | "leader" | "gate";

export interface PrintedFace {
  /** The official id. */
  id: string;
  /** The English name, as deck lists and rulings have it. */
  name: string;
  kind: CardKind;
  element: number;
  cost: number;
  rarity: string;
  gate_power: number;
  attack: number;
  health: number;
  carapace: number;
  keywords: string[];
  subtypes: string[];
  errata: string;
  provenance: string;
}

export interface Legend {
  game: string;
  facts_of: string;
  faces: PrintedFace[];
  /** The faces that are implemented. */
  written: number[];
  names: Record<string, (string | [string, number])[]>;
}

export function legendOf(rules: GameInfo): Legend {
  return rules.legend as unknown as Legend;
}

/** Lists the Gates of an element that may be chosen; a single one is not asked for. */
export function gatesOf(legend: Legend, element: number, banned: number[]): number[] {
  return legend.written.filter(
    (face) => legend.faces[face].kind === "gate" && legend.faces[face].element === element && !banned.includes(face),
  );
}

/** Returns the face of a card number. */
export function faceOf(card: number): number {
  return Math.floor(card / COPIES) % FACES;
}

/** Returns a card with that face: the first of seat 0. */
export function cardOf(face: number): number {
  return face * COPIES;
}

export const ELEMENTS = ["neutral", "fire", "water", "earth", "lightning"] as const;
export const KINDS: CardKind[] = ["entity", "spell", "weapon", "leader", "gate"];
/** Kinds of cards in the main deck. */
export const MAIN_KINDS: CardKind[] = ["entity", "spell", "weapon"];
