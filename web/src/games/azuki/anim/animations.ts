/** How the events of a match are shown. */

import { carry, conceal, pass } from "../../../app/anim/card_flights";
import { move } from "../../../app/anim/petal_flights";
import type { Stage } from "../../../app/anim/playback.svelte";
import { spot } from "../../../app/anim/screen_positions";
import { arriveUsually, enactUsually, usualTime } from "../../../app/anim/animations";
import { play } from "../../../app/anim/sound";
import type { Event, View } from "../../../app/net/view";
import * as P from "../constants";
import { stepped } from "./view_reducer";

const TIMES: Record<string, number> = {
  play: 800,
  attack: 850,
  portal: 400,
  use: 600,
  defend: 650,
  retarget: 650,
  take: 900,
  resolve: 450,
  hurt: 450,
  destroyed: 300,
  sacrificed: 300,
  discard: 200,
  turn: 450,
  shift: 220,
  over: 400,
};
const SHOWN = ["play", "take", "use"];

/** One's own deeds need no explanation. */
function time(event: Event, seat: number | null): number {
  const [, verb, where, , amount] = event;
  // Within a deck nothing is seen to move, and before there is a field nothing lies anywhere.
  if (verb === "place") return where === amount || Math.max(where & ~1, amount & ~1) === P.LIST ? 0 : usualTime(event);
  const length = TIMES[verb] ?? usualTime(event);
  const own = where < 0 ? -1 - where === seat : Math.floor(where / P.SPOTS) === seat;
  return own && (verb === "play" || verb === "use" || verb === "portal") ? length / 2 : length;
}

/** A blow is seen where it lands. */
function shake(at: number): void {
  const frames = [{ transform: "translateX(-6px)" }, { transform: "translateX(6px)" }, { transform: "none" }];
  move(spot("spot", at), frames, 180, { iterations: 2 });
}

/** Who attacks leans towards whoever is attacked. */
function lunge(card: number, target: number): void {
  const [from, to] = [spot("card", card), spot("card", target)];
  if (!from || !to) return;
  const [begin, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x, y] = [(end.left - begin.left) * 0.25, (end.top - begin.top) * 0.25];
  move(from, [{ transform: "none" }, { transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], 420);
}

/** The attacks of the foe that `seat` is not asked to answer, because no answer is possible. */
export function unasked(news: Event[], next: View, seat: number | null): Event[] {
  if (seat === null) return [];
  const attacks = news.filter(([, verb, where]) => verb === "attack" && Math.floor(where / P.SPOTS) !== seat);
  return next.question === "respond" || next.question === "defend" ? attacks.slice(0, -1) : attacks;
}

function moved(event: Event, view: View): void {
  const [, verb, where, subject, amount] = event;
  if (verb === "play") conceal(spot("card", subject), TIMES.play);
  else if (verb === "attack") lunge(subject, amount);
  else if (verb === "hurt") shake(where);
  else if (verb === "turn") pass("side", view.tokens[P.TURN], where);
  // A card that is shown large goes from there.
  else if (verb === "place") carry(event, document.querySelector<HTMLElement>(`[data-shown="${subject}"]`));
  else enactUsually(event);
}

export const STAGE: Stage = {
  time,
  stepped,
  unasked: (news, next, seat) => unasked(news, next, seat),
  enact: (event, view, seat, isStill) => {
    const [, verb, where, subject] = event;
    if (!isStill) moved(event, view);
    if (SHOWN.includes(verb)) {
      play("card");
      return subject;
    }
    if (verb === "hurt" && where === (seat ?? -1) * P.SPOTS + P.LEADER) play("harm");
    return verb === "turn" || verb === "attack" || verb === "over" || verb === "place" ? -1 : undefined;
  },
  arrive: arriveUsually,
};
