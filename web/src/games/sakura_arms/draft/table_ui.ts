/** A draft at the table. */

import "../board/duel.css";

import type { Face } from "../../../app/game_module";
import { pictureOf } from "../art/card_pictures";
import DraftBar from "./DraftBar.svelte";
import DraftBoard from "./DraftBoard.svelte";
import DraftDetail from "./DraftDetail.svelte";
import { draftLegend } from "./metadata";

export const face: Face = {
  Board: DraftBoard,
  Bar: DraftBar,
  Detail: DraftDetail,
  printed: ["card", "goddess"],
  picture: (card, rules) => pictureOf(draftLegend(rules).cards[card]),
};
