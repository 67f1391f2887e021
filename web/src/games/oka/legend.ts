/** What the rules of Sakura tell of themselves. */

import type { Game, Legend } from "../../app/lib/server";

export interface Profile {
  name: string;
  provenance: string;
  coins?: number[];
  shurikens?: number[];
}

interface OkaLegend extends Legend {
  cards: { name: string; provenance: string }[];
  profiles: Profile[];
  switches: { name: string; default: unknown }[];
  colours: { is_attested: boolean }[];
}

export function legendOf(rules: Game): OkaLegend {
  return rules.legend as OkaLegend;
}

/** By how much the three Cooks change a card, where nobody has said otherwise. */
export function usualCooks(rules: Game): number[] {
  return legendOf(rules).switches.find((one) => one.name === "cook_values")?.default as number[];
}
