/** What is printed on cards, as the server's legend tells it. */

import type { Game } from "../../app/net/server";
import { COPIES, FACES } from "./constants";

export type CardKind = "entity" | "spell" | "weapon" | "leader" | "gate";

export interface PrintedFace {
  /** The official one; empty: a face that is not written yet. */
  id: string;
  /** In English, as lists and rulings call it. */
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
  /** The faces that can be played. */
  written: number[];
  names: Record<string, (string | [string, number])[]>;
}

export function legendOf(rules: Game): Legend {
  return rules.legend as unknown as Legend;
}

/** The Gates of an element that may be chosen: who has but one choice is not asked. */
export function gatesOf(legend: Legend, element: number, banned: number[]): number[] {
  return legend.written.filter(
    (face) => legend.faces[face].kind === "gate" && legend.faces[face].element === element && !banned.includes(face),
  );
}

/** What is printed on a card, by its number. */
export function faceOf(card: number): number {
  return Math.floor(card / COPIES) % FACES;
}

/** A card with that face: the first of seat 0, for those who speak of no card in particular. */
export function cardOf(face: number): number {
  return face * COPIES;
}

export const ELEMENTS = ["neutral", "fire", "water", "earth", "lightning"] as const;
export const KINDS: CardKind[] = ["entity", "spell", "weapon", "leader", "gate"];
/** Of the fifty. */
export const MAIN_KINDS: CardKind[] = ["entity", "spell", "weapon"];
