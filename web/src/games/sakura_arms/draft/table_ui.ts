/** The table UI of a draft. */

import "../board/duel.css";

import type { TableUi } from "../../../app/game_module";
import { pictureOf } from "../art/card_pictures";
import DraftBar from "./DraftBar.svelte";
import DraftBoard from "./DraftBoard.svelte";
import DraftDetail from "./DraftDetail.svelte";
import { draftLegend } from "./metadata";

export const tableUi: TableUi = {
  Board: DraftBoard,
  Bar: DraftBar,
  Detail: DraftDetail,
  printedKinds: ["card", "goddess"],
  picture: (card, rules) => pictureOf(draftLegend(rules).cards[card]),
};
