/** What the options of a duel mean. */

import { choices, type Choice, type Meaning, type Offered, type VerbRow } from "../../../app/net/view";
import { meaning as plainMeaning } from "../../../app/net/view";
import { VERBS } from "../constants";

export type Verb = (typeof VERBS)[number];

/** What an option number means; its verb as the rules' code calls it. */
export function meaning(option: number, rows: VerbRow[]): Meaning {
  const plain = plainMeaning(option, rows);
  return { ...plain, verb: VERBS[rows.findIndex((row) => row.name === plain.name)] };
}

export function duelChoices(options: Offered[], rows: VerbRow[]): Choice[] {
  return choices(options, rows, meaning);
}
