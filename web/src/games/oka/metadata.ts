/** What the rules of Sakura tell of its cards, but for words. */

import type { Game } from "../../app/net/server";

export interface Legend {
  names: { rule: string[]; glossary: string[] };
  colours: { is_attested: boolean }[];
  /** The 52 cards, then the characters, which have a provenance. */
  cards: { name: string; provenance?: string }[];
  /** Numbers on cards by value, 1 to 13; those that somebody supplies have none here. */
  profiles: { name: string; provenance: string; coins?: number[]; shurikens?: number[] }[];
  switches: { name: string; default: unknown }[];
}

export function legendOf(rules: Game): Legend {
  return rules.legend as unknown as Legend;
}

/** The numbers of the Cooks where nobody has wished for others. */
export function usualCooks(rules: Game): number[] {
  return legendOf(rules).switches.find((one) => one.name === "cook_values")?.default as number[];
}
