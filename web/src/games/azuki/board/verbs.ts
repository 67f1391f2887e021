/** What options are about, by the verbs of the rules. */

import { meaning, type Choice, type Meaning, type VerbRow } from "../../../app/net/view";
import { ALLEY, FIELD_SPOTS, SPOTS, VERBS } from "../constants";

export type Verb = (typeof VERBS)[number];

/** What an option number means, with the verb as `places` has it; ending the turn is called as the keyboard knows it. */
export function means(option: number, rows: VerbRow[]): Meaning {
  const plain = meaning(option, rows);
  const verb = VERBS[rows.findIndex((row) => row.name === plain.name)];
  return { ...plain, verb: verb === "end_turn" ? "end turn" : verb };
}

/** The spot of the field that an option is about, for whoever decides; -1: it is about none. */
export function spotOf({ verb, subject }: Pick<Choice, "verb" | "subject">, seat: number): number {
  if (verb === "spot") return (subject + seat * SPOTS) % FIELD_SPOTS;
  if (verb === "portal") return seat * SPOTS + ALLEY + subject;
  return verb === "attack" || verb === "use" ? seat * SPOTS + subject : -1;
}
