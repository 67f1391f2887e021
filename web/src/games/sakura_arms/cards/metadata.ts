/** What is printed on cards, as the server's legend tells it. */

import type { Game } from "../../../app/net/server";

/** "attack", "utility", "enchantment"; what lies in no deck may be called otherwise by whoever has it. */
export type Type = string;
export type Certainty = "seen" | "carried-over" | "uncertain" | "stand-in";

/** To Aura and to Life; below 0: none of that, and nothing can add to it. */
export type Damage = [aura: number, life: number];

export interface PrintedCard {
  key: string;
  /** In English, as set-ups and rulings call it. */
  name: string;
  /** In Japanese, as it was printed first; empty: it is not known. */
  written: string;
  /** Whose it is; -1: nobody's. */
  goddess: number;
  type: Type;
  back: number;
  /** What an Ultimate costs; -1: it is none. */
  flare: number;
  /** The Range, as bits: 1 << Distance; 0: it has none. */
  reach: number;
  damage: Damage;
  /** Its damage where that is no number, as "X/Y". */
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
  /** Hers that can be in decks, as seat 0 has them. */
  cards: number[];
  mechanisms: Mechanism[];
  /** The share of duels that decks with her win, where that has been measured. */
  wins?: number;
}

/** What only one goddess has, and how it is drawn: the numbers and zones are those of seat 0. */
export interface Mechanism {
  key: string;
  drawn: "counter" | "gauge" | "scales" | "row" | "switch" | "tally";
  places: number[];
  zones: number[];
  /** Of a gauge: how many tokens there are, on it (the first place) and elsewhere. */
  total?: number;
  /** Of scales: how far each of them goes. */
  most?: number;
}

export interface Legend {
  game: string;
  /** What areas and decks hold at most. */
  caps: { distance: number; aura: number; life: number; vigor: number; hand: number; normals: number; ultimates: number };
  actions: string[];
  /** By seat and Basic Action: from which place to which it moves one Sakura; null: it moves none. */
  routes: ([from: number, to: number] | null)[][];
  goddesses: PrintedGoddess[];
  cards: PrintedCard[];
}

export function legendOf(rules: Game): Legend {
  return rules.legend as unknown as Legend;
}

export const BACKS = ["normal", "ultimate", "poison", "form"] as const;

/** What the back of a hidden card (a negative number) shows. */
export function back(card: number): (typeof BACKS)[number] {
  return BACKS[(-1 - card) % BACKS.length];
}

export function isUltimate(card: PrintedCard): boolean {
  return card.flare >= 0;
}

/** An Enchantment has one, if only 0. */
export function hasCharge(card: PrintedCard): boolean {
  return card.charge > 0 || card.type === "enchantment";
}

/** The Distances of a Range, neighbours joined: of 1, 2 and 4 there are [1, 2] and [4, 4]. */
export function runs(reach: number): [number, number][] {
  const found: [number, number][] = [];
  for (let distance = 0; reach >> distance; distance++) {
    if (!isWithin(distance, reach)) continue;
    const last = found.at(-1);
    if (last && last[1] === distance - 1) last[1] = distance;
    else found.push([distance, distance]);
  }
  return found;
}

export function isWithin(distance: number, reach: number): boolean {
  return distance >= 0 && ((reach >> distance) & 1) === 1;
}
