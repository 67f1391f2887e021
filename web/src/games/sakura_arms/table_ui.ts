/** The table UI of a duel. */

import "./board/duel.css";

import type { TableUi } from "../../app/game_module";
import { pictureOf } from "./art/card_pictures";
import { goddessFigure } from "./art/goddess_figures";
import { legendOf } from "./cards/metadata";
import { recap } from "./guide/recap";
import { scoreHistory } from "./anim/score_history";
import { nearSeat } from "../../app/net/view";
import { GODDESSES, HAND } from "./constants";
import { outcomeOfTwo } from "../../app/ending/outcome";
import { advice } from "./guide/coach";
import { parseCommand } from "./board/commands";
import DecisionBar from "./board/DecisionBar.svelte";
import Duel from "./board/Duel.svelte";
import DuelDetail from "./board/DuelDetail.svelte";
import { resolveDrop, autoAnswer } from "./board/drag";
import { viewFacts } from "./board/view_facts";
import { ANIMATIONS } from "./anim/animations";
import { duelChoices } from "./board/verbs";

export const tableUi: TableUi = {
  Board: Duel,
  Bar: DecisionBar,
  Detail: DuelDetail,
  animations: ANIMATIONS,
  printedKinds: ["card", "goddess"],
  choices: (options, _view, rules) => duelChoices(options, rules.verbs),
  parseCommand,
  resolveDrop,
  autoAnswer,
  preferences: { askPayment: "ask-payment" },
  advice,
  recap,
  // The attack under way, else the card played last, else the first hand card.
  defaultCard: (view, events) =>
    viewFacts(view).attack?.card ??
    events.findLast(([, verb, , card]) => verb === "play" && card >= 0)?.[3] ??
    view.zones[HAND + nearSeat(view)][0] ??
    -1,
  scoreHistory,
  picture: (card, rules) => pictureOf(legendOf(rules).cards[card]),
  winnerFigures: (winner, view, rules) =>
    [1, 0].flatMap((slot) => {
      const goddess = legendOf(rules).goddesses[view.tokens[GODDESSES + 2 * winner + slot] - 1];
      return goddess ? [goddessFigure(goddess.id)] : [];
    }),
  outcome: outcomeOfTwo("end-draw", "end-won-by", "end-won"),
};
