/** Options by the verbs of the rules. */

import { parserWithNames } from "../../../app/net/view";
import { VERBS } from "../constants";

export type Verb = (typeof VERBS)[number];

/** The verb of placing a card, by side. */
export const PLACING: [Verb, Verb] = ["place", "place_on_black"];

export const meaning = parserWithNames(VERBS);
