/** The table UI of a duel. */

import "./board/duel.css";

import type { TableUi } from "../../app/game_module";
import { pictureOf } from "./art/card_pictures";
import { goddessFigure } from "./art/goddess_figures";
import { legendOf } from "./cards/metadata";
import { recap } from "./guide/recap";
import { scoreHistory } from "./anim/score_history";
import { name } from "../../app/i18n/index.svelte";
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
  // The goddess of the first deck is in front.
  portrait: (seat, hasWon, view, rules) => {
    const both = [0, 1].flatMap((slot) => {
      const number = view.tokens[GODDESSES + 2 * seat + slot] - 1;
      const goddess = legendOf(rules).goddesses[number];
      return goddess ? [{ id: goddess.id, name: name("goddess", number) }] : [];
    });
    if (!both.length) return null;
    const pose = hasWon === null ? "ready" : hasWon ? "strike" : "fallen";
    const figures = both.map(({ id }, slot) => goddessFigure(id, slot ? (hasWon === false ? "fallen" : "ready") : pose));
    return { figures: figures.reverse(), picture: null, caption: both.map((one) => one.name).join(" + ") };
  },
  outcome: outcomeOfTwo("end-draw", "end-won-by", "end-won"),
};
