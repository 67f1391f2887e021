/** A duel at the table. */

import "./board/duel.css";

import type { Face } from "../../app/game_module";
import { pictureOf } from "./art/card_pictures";
import { standing } from "./art/guises";
import { legendOf } from "./cards/metadata";
import { explained } from "./guide/recap";
import { course } from "./anim/score_history";
import { near } from "../../app/net/view";
import { GODDESSES, HAND } from "./constants";
import { seatName } from "../../app/i18n/index.svelte";
import { advice } from "./guide/coach";
import { understood } from "./board/commands";
import DecisionBar from "./board/DecisionBar.svelte";
import Duel from "./board/Duel.svelte";
import DuelDetail from "./board/DuelDetail.svelte";
import { dropped, follows } from "./board/drag";
import { seen } from "./board/view_facts";
import { STAGE } from "./anim/animations";
import { duelChoices } from "./board/verbs";

export const face: Face = {
  Board: Duel,
  Bar: DecisionBar,
  Detail: DuelDetail,
  stage: STAGE,
  printed: ["card", "goddess"],
  choices: (options, _view, rules) => duelChoices(options, rules.verbs),
  understood,
  dropped,
  follows,
  preferences: { askPayment: "ask-payment" },
  advice,
  explained,
  // The attack under way, the card played last, or the first of one's own.
  latest: (view, events) =>
    seen(view).attack?.card ??
    events.findLast((one) => one[1] === "play" && one[3] >= 0)?.[3] ??
    view.zones[HAND + near(view)][0] ??
    -1,
  course,
  picture: (card, rules) => pictureOf(legendOf(rules).cards[card]),
  heroes: (winner, view, rules, id) =>
    [1, 0].flatMap((at) => {
      const goddess = legendOf(rules).goddesses[view.tokens[GODDESSES + 2 * winner + at] - 1];
      return goddess ? [standing(goddess.id, `${id}-${at}`)] : [];
    }),
  outcome: (scores, seat) => {
    const winner = scores.indexOf(Math.max(...scores));
    if (scores[0] === scores[1]) return ["end-draw", {}];
    return seat === null ? ["end-won-by", { winner: seatName(winner) }] : ["end-won", { who: ["seat", winner] }];
  },
};
