/** Options by the verbs of the rules. */

import { choices, parserWithNames, type Choice } from "../../../app/net/view";
import { VERBS } from "../constants";
import type { OfferedOption, VerbRange } from "../../../app/net/wire.gen";

export type Verb = (typeof VERBS)[number];

export const meaning = parserWithNames(VERBS);

export function duelChoices(options: OfferedOption[], ranges: VerbRange[]): Choice[] {
  return choices(options, ranges, meaning);
}
