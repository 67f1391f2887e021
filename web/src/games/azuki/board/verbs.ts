/** Options by the verbs of the rules. */

import { parserWithNames, type Choice } from "../../../app/net/view";
import { ALLEY, FIELD_SPOTS, SPOTS, VERBS } from "../constants";

/** Reads the meaning of an option; ending the turn is named as `mainChoice` knows it. */
export const meaning = parserWithNames(VERBS.map((verb) => (verb === "end_turn" ? "end turn" : verb)));

/** Returns the spot that an option of a seat is about; -1: none. */
export function spotOf({ verb, subject }: Pick<Choice, "verb" | "subject">, seat: number): number {
  if (verb === "spot") return (subject + seat * SPOTS) % FIELD_SPOTS;
  if (verb === "portal") return seat * SPOTS + ALLEY + subject;
  return verb === "attack" || verb === "use" ? seat * SPOTS + subject : -1;
}
