/** A draft at the table. */

import "./duel.css";

import type { Face } from "../../app/lib/kinds";
import { pictureOf } from "./art/painting";
import DraftBar from "./DraftBar.svelte";
import DraftBoard from "./DraftBoard.svelte";
import DraftDetail from "./DraftDetail.svelte";
import { draftLegend } from "./draft";

export const face: Face = {
  Board: DraftBoard,
  Bar: DraftBar,
  Detail: DraftDetail,
  printed: ["card", "goddess"],
  picture: (card, rules) => pictureOf(draftLegend(rules).cards[card]),
};
