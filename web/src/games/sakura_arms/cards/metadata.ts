/** Printed cards and goddesses, as the server's legend describes them. */

import type { GameInfo } from "../../../app/net/wire.gen";

/** Card type: "attack", "utility", "enchantment"; cards outside decks may have others. */
export type Type = string;
export type Certainty = "seen" | "carried-over" | "uncertain" | "stand-in";

/** Damage to Aura and to Life; below 0: none, and nothing can add to it. */
export type Damage = [aura: number, life: number];

export interface PrintedCard {
  key: string;
  /** English name, used by set-ups and rulings. */
  name: string;
  /** Japanese name as first printed; empty: unknown. */
  written: string;
  /** Number of the goddess; -1: nobody. */
  goddess: number;
  type: Type;
  back: number;
  /** The cost of an Ultimate; -1: a normal card. */
  flare: number;
  /** Range as bits, 1 << Distance; 0: none. */
  reach: number;
  damage: Damage;
  /** Damage in letters, as "X/Y", where it is no number. */
  letters: string;
  charge: number;
  reaction: boolean;
  full_power: boolean;
  is_for_decks: boolean;
  provenance: Certainty;
}

export interface PrintedGoddess {
  id: string;
  key: string;
  name: string;
  /** Her cards for decks, as numbered for seat 0. */
  cards: number[];
  mechanisms: Mechanism[];
  /** Share of duels that decks with her win, if measured. */
  wins?: number;
}

/** A mechanism of a goddess and its form on the board; places and zones are those of seat 0. */
export interface Mechanism {
  key: string;
  drawn: "counter" | "gauge" | "scales" | "row" | "switch" | "tally";
  places: number[];
  zones: number[];
  /** Tokens of a gauge, on it (the first place) and elsewhere. */
  total?: number;
  /** The highest value of scales. */
  most?: number;
}

export interface Legend {
  game: string;
  /** Maxima of areas and decks. */
  caps: { distance: number; aura: number; life: number; vigor: number; hand: number; normals: number; ultimates: number };
  actions: string[];
  /** Places between which a Basic Action moves one Sakura, by seat and action; null: it moves none. */
  routes: ([from: number, to: number] | null)[][];
  goddesses: PrintedGoddess[];
  cards: PrintedCard[];
}

export function legendOf(rules: GameInfo): Legend {
  return rules.legend as unknown as Legend;
}

export const BACKS = ["normal", "ultimate", "poison", "form"] as const;

/** Returns the kind of back of a hidden card (a negative number). */
export function backKind(card: number): (typeof BACKS)[number] {
  return BACKS[(-1 - card) % BACKS.length];
}

export function isUltimate(card: PrintedCard): boolean {
  return card.flare >= 0;
}

/** True for a card with a Charge; an Enchantment has one, if only 0. */
export function hasCharge(card: PrintedCard): boolean {
  return card.charge > 0 || card.type === "enchantment";
}

/** Joins neighbouring Distances of a Range: 1, 2 and 4 give [1, 2] and [4, 4]. */
export function distanceRuns(reach: number): [number, number][] {
  const joined: [number, number][] = [];
  for (let distance = 0; reach >> distance; distance++) {
    if (!isWithin(distance, reach)) continue;
    const last = joined.at(-1);
    if (last && last[1] === distance - 1) last[1] = distance;
    else joined.push([distance, distance]);
  }
  return joined;
}

export function isWithin(distance: number, reach: number): boolean {
  return distance >= 0 && ((reach >> distance) & 1) === 1;
}
