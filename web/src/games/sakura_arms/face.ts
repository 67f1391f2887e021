/** A duel at the table. */

import "./duel.css";

import type { Face } from "../../app/lib/kinds";
import { pictureOf } from "./art/painting";
import { standing } from "./art/guises";
import { legendOf } from "./cards";
import { explained } from "./explaining";
import { course } from "./course";
import { near } from "../../app/lib/view";
import { GODDESSES, HAND } from "./places";
import { seatName } from "../../app/lib/speaking.svelte";
import { advice } from "./coach";
import { understood } from "./commands";
import DecisionBar from "./DecisionBar.svelte";
import Duel from "./Duel.svelte";
import DuelDetail from "./DuelDetail.svelte";
import { dropped, follows } from "./dragged";
import { seen } from "./seen";
import { STAGE } from "./stage";
import { duelChoices } from "./verbs";

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
