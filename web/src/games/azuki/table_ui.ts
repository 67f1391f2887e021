/** A match at the table. */

import type { Face } from "../../app/game_module";
import { seatName } from "../../app/i18n/index.svelte";
import { choices, near, type View } from "../../app/net/view";
import Azuki from "./board/Azuki.svelte";
import AzukiBar from "./board/AzukiBar.svelte";
import AzukiDetail from "./cards/AzukiDetail.svelte";
import { advice } from "./guide/coach";
import { course } from "./anim/score_history";
import { dropped, follows } from "./board/drag";
import { explained } from "./guide/recap";
import { faceOf, legendOf } from "./metadata";
import { pictureOf } from "./art/card_pictures";
import { HAND } from "./constants";
import { attackerIn, Sight } from "./board/board_model";
import { STAGE } from "./anim/animations";
import { means, spotOf } from "./board/verbs";

const MAIN = ["end turn", "pass", "decline"];

function held(view: View): number {
  return view.zones[HAND + near(view)][0] ?? -1;
}

export const face: Face = {
  Board: Azuki,
  Bar: AzukiBar,
  Detail: AzukiDetail,
  stage: STAGE,
  dropped,
  follows,
  printed: ["card"],
  advice,
  explained,
  /** Cards of the hand from left to right, spots from one's own leader on, the rest, and what ends it last. */
  choices: (options, view, rules) => {
    const sight = new Sight(view, legendOf(rules));
    const faces = sight.hand(sight.near).map((card) => (card < 0 ? -1 : faceOf(card)));
    const rank = ({ verb, subject, option }: { verb: string; subject: number; option: number }): number => {
      if (MAIN.includes(verb)) return 4000 + option;
      if (verb === "play" || verb === "take") return faces.includes(subject) ? faces.indexOf(subject) : 100 + subject;
      const spot = spotOf({ verb, subject }, sight.near);
      return spot >= 0 ? 1000 + spot : 2000 + option;
    };
    return choices(options, rules.verbs, means)
      .sort((one, other) => rank(one) - rank(other))
      .map((one, at) => ({ ...one, key: at + 1 }));
  },
  // The attacker while it is answered, the card that is being played, what was played last, or the first of one's own.
  latest: (view, events) => {
    const attacker = attackerIn(view);
    if (attacker >= 0 && (view.question === "respond" || view.question === "defend")) return attacker;
    if (view.about >= 0) return view.about;
    return (
      events.findLast(([, verb, , card]) => ["play", "attack", "use", "take"].includes(verb) && card >= 0)?.[3] ?? held(view)
    );
  },
  course,
  picture: (card, rules) => pictureOf(legendOf(rules).faces[faceOf(card)]),
  outcome: (scores, seat) => {
    const winner = scores.indexOf(Math.max(...scores));
    if (scores[0] === scores[1]) return ["page-no-winner", {}];
    return seat === null ? ["page-won-by", { winner: seatName(winner) }] : ["page-won", { who: ["seat", winner] }];
  },
};
