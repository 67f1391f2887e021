/** A match at the table. */

import type { TableUi } from "../../app/game_module";
import { outcomeOfTwo } from "../../app/ending/outcome";
import { name } from "../../app/i18n/index.svelte";
import { choices, nearSeat } from "../../app/net/view";
import Azuki from "./board/Azuki.svelte";
import AzukiBar from "./board/AzukiBar.svelte";
import AzukiDetail from "./cards/AzukiDetail.svelte";
import { advice } from "./guide/coach";
import { scoreHistory } from "./anim/score_history";
import { resolveDrop, autoAnswer } from "./board/drag";
import { recap } from "./guide/recap";
import { faceOf, legendOf } from "./metadata";
import { pictureOf } from "./art/card_pictures";
import { HAND, LEADER, SPOTS } from "./constants";
import { attackingCard, BoardModel } from "./board/board_model";
import { ANIMATIONS } from "./anim/animations";
import { meaning, spotOf } from "./board/verbs";
import type { View } from "../../app/net/wire.gen";

const ENDING_VERBS = ["end turn", "pass", "decline"];

/** Returns the first card of the hand at the lower side, or -1. */
function firstHandCard(view: View): number {
  return view.zones[HAND + nearSeat(view)][0] ?? -1;
}

export const tableUi: TableUi = {
  Board: Azuki,
  Bar: AzukiBar,
  Detail: AzukiDetail,
  animations: ANIMATIONS,
  resolveDrop,
  autoAnswer,
  printedKinds: ["card"],
  advice,
  recap,
  /** Sorts cards of the hand from left to right, then spots from the own leader on, the others, and the ending ones last. */
  choices: (options, view, rules) => {
    const model = new BoardModel(view, legendOf(rules));
    const faces = model.hand(model.near).map((card) => (card < 0 ? -1 : faceOf(card)));
    const rank = ({ verb, subject, option }: { verb: string; subject: number; option: number }): number => {
      if (ENDING_VERBS.includes(verb)) return 4000 + option;
      if (verb === "play" || verb === "take") return faces.includes(subject) ? faces.indexOf(subject) : 100 + subject;
      const spot = spotOf({ verb, subject }, model.near);
      return spot >= 0 ? 1000 + spot : 2000 + option;
    };
    return choices(options, rules.verbs, meaning)
      .sort((a, b) => rank(a) - rank(b))
      .map((choice, index) => ({ ...choice, key: index + 1 }));
  },
  // The attacker while one responds, the card of the question, the card played last, or the first of the hand.
  defaultCard: (view, events) => {
    const attacker = attackingCard(view);
    if (attacker >= 0 && (view.question === "respond" || view.question === "defend")) return attacker;
    if (view.about >= 0) return view.about;
    return (
      events.findLast(([, verb, , card]) => ["play", "attack", "use", "take"].includes(verb) && card >= 0)?.[3] ??
      firstHandCard(view)
    );
  },
  scoreHistory,
  picture: (card, rules) => pictureOf(legendOf(rules).faces[faceOf(card)]),
  portrait: (seat, _hasWon, view, rules) => {
    const leader = new BoardModel(view, legendOf(rules)).unit(seat * SPOTS + LEADER);
    return leader && { figures: [], picture: pictureOf(leader.printed), caption: name("card", leader.card) };
  },
  outcome: outcomeOfTwo("page-no-winner", "page-won-by", "page-won"),
};
