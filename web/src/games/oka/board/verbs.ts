/** What options are about, by the verbs of the rules. */

import { meaning, type Meaning, type VerbRow } from "../../../app/net/view";
import { VERBS } from "../constants";

export type Verb = (typeof VERBS)[number];

/** By side: the verb of placing a card there. */
export const PLACING: [Verb, Verb] = ["place", "place_on_black"];

/** What an option number means, with the verb as `places` has it. */
export function means(option: number, rows: VerbRow[]): Meaning {
  const plain = meaning(option, rows);
  return { ...plain, verb: VERBS[rows.findIndex((row) => row.name === plain.name)] };
}
