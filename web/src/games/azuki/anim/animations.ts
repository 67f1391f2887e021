/** Animations of the events of a match. */

import { flyToZone, hideFor, slideBand } from "../../../app/anim/card_flights";
import { animateElement } from "../../../app/anim/petal_flights";
import type { Animations } from "../../../app/anim/playback.svelte";
import { findOnScreen } from "../../../app/anim/screen_positions";
import { turnOverRevealed, animateCommon, defaultDuration } from "../../../app/anim/animations";
import * as P from "../constants";
import { cueOf } from "./cues";
import { applyEvent } from "./view_reducer";
import type { Event, View } from "../../../app/net/wire.gen";

/** Milliseconds, by verb. */
const DURATIONS: Record<string, number> = {
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
/** Verbs whose card is shown large. */
const SHOWCASE_VERBS = ["play", "take", "use"];

/** Returns the time an event is shown, in milliseconds; less for the viewer's own moves. */
function time(event: Event, seat: number | null): number {
  const [, verb, where, , amount] = event;
  // Moves within a deck and into a deck list are invisible.
  if (verb === "place") return where === amount || Math.max(where & ~1, amount & ~1) === P.LIST ? 0 : defaultDuration(event);
  const duration = DURATIONS[verb] ?? defaultDuration(event);
  const isOwn = where < 0 ? -1 - where === seat : Math.floor(where / P.SPOTS) === seat;
  return isOwn && (verb === "play" || verb === "use" || verb === "portal") ? duration / 2 : duration;
}

/** Shakes a unit that takes damage. */
function shake(unitSpot: number): void {
  const frames = [{ transform: "translateX(-6px)" }, { transform: "translateX(6px)" }, { transform: "none" }];
  animateElement(findOnScreen("spot", unitSpot), frames, 180, { iterations: 2 });
}

/** Leans the attacker towards its target. */
function lunge(card: number, target: number): void {
  const [from, to] = [findOnScreen("card", card), findOnScreen("card", target)];
  if (!from || !to) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [x, y] = [(end.left - start.left) * 0.25, (end.top - start.top) * 0.25];
  animateElement(from, [{ transform: "none" }, { transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], 420);
}

/** Lists the opponent's attacks about which `seat` is not asked, because no answer is possible. */
export function unanswerable(news: Event[], next: View, seat: number | null): Event[] {
  if (seat === null) return [];
  const attacks = news.filter(([, verb, where]) => verb === "attack" && Math.floor(where / P.SPOTS) !== seat);
  return next.question === "respond" || next.question === "defend" ? attacks.slice(0, -1) : attacks;
}

function moveOnScreen(event: Event, view: View): void {
  const [, verb, where, subject, amount] = event;
  if (verb === "play") hideFor(findOnScreen("card", subject), DURATIONS.play);
  else if (verb === "attack") lunge(subject, amount);
  else if (verb === "hurt") shake(where);
  else if (verb === "turn") slideBand("side", view.tokens[P.TURN], where);
  // A card that is shown large flies from there.
  else if (verb === "place") flyToZone(event, document.querySelector<HTMLElement>(`[data-shown="${subject}"]`));
  else animateCommon(event);
}

export const ANIMATIONS: Animations = {
  time,
  applyEvent,
  unanswerable,
  animate: (event, view, _seat, isStill) => {
    const [, verb, , subject] = event;
    if (!isStill) moveOnScreen(event, view);
    if (SHOWCASE_VERBS.includes(verb)) return subject;
    return verb === "turn" || verb === "attack" || verb === "over" || verb === "place" ? -1 : undefined;
  },
  afterApply: turnOverRevealed,
  cue: cueOf,
};
