/** The colours and crests of the elements. */

import { hues } from "../../../app/art/pen";
import { COLOURS } from "./elements.gen";

export { CREST as CRESTS } from "./elements.gen";

/** By element. */
export const HUES = COLOURS.map(hues);
