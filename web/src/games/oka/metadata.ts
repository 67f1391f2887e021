/** The legend of Sakura: its cards without their texts. */

import type { GameInfo } from "../../app/net/wire.gen";

export interface Legend {
  names: { rule: string[]; glossary: string[] };
  colours: { is_attested: boolean }[];
  /** The 52 cards, then the characters, which have a provenance. */
  cards: { name: string; provenance?: string }[];
  /** Profiles of numbers on cards, by value from 1 to 13; one supplied by a player has no numbers here. */
  profiles: { name: string; provenance: string; coins?: number[]; shurikens?: number[] }[];
  switches: { name: string; default: unknown }[];
}

export function legendOf(rules: GameInfo): Legend {
  return rules.legend as unknown as Legend;
}

/** Returns the default numbers of the Cooks. */
export function defaultCooks(rules: GameInfo): number[] {
  return legendOf(rules).switches.find(({ name }) => name === "cook_values")?.default as number[];
}
