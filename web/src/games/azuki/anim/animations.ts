/** Animations of the events of a match. */

import { flyToZone, hideFor, slideBand } from "../../../app/anim/card_flights";
import { animateElement } from "../../../app/anim/petal_flights";
import type { Animations } from "../../../app/anim/playback.svelte";
import { findOnScreen } from "../../../app/anim/screen_positions";
import { turnOverRevealed, animateCommon, defaultDuration } from "../../../app/anim/animations";
import * as P from "../constants";
import { cueOf } from "./cues";
import { fight } from "./fight";
import {
  CLASH_TIME,
  dropStones,
  FOLD_TIME,
  foldAway,
  goThroughGate,
  lightGate,
  popToken,
  PORTAL_TIME,
  rush,
  spendToken,
  tremble,
} from "./unit_flights";
import { seatAt } from "../board/spots";
import { applyEvent } from "./view_reducer";
import type { Event, View } from "../../../app/net/wire.gen";

/** Milliseconds, by verb. */
const DURATIONS: Record<string, number> = {
  play: 800,
  attack: 800,
  portal: 320,
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
  token: 260,
  over: 400,
};
/** The viewer's own arrow grows and is held. */
const OWN_ATTACK_TIME = 420;
/** The attacker gets its blow back while it returns. */
const BLOW_BACK_TIME = 340;
/** Verbs whose card is shown large. */
const SHOWCASE_VERBS = ["play", "take", "use"];

/** Returns the time an event is shown, in milliseconds; less for the viewer's own moves. */
function time(event: Event, seat: number | null): number {
  const [, verb, where, , amount] = event;
  // Moves within a deck and into a deck list are invisible.
  if (verb === "place") {
    if (where === amount || Math.max(where & ~1, amount & ~1) === P.LIST) return 0;
    return fight.isPortalled(event) ? PORTAL_TIME : isFall(event) ? FOLD_TIME : defaultDuration(event);
  }
  if (fight.isRush(event)) return CLASH_TIME;
  if (fight.isBlowBack(event)) return BLOW_BACK_TIME;
  const duration = DURATIONS[verb] ?? defaultDuration(event);
  const isOwn = where < 0 ? -1 - where === seat : Math.floor(where / P.SPOTS) === seat;
  if (isOwn && verb === "attack") return OWN_ATTACK_TIME;
  return isOwn && (verb === "play" || verb === "use" || verb === "portal") ? duration / 2 : duration;
}

/** Tells whether a card goes from the field to a discard pile. */
function isFall([, verb, where, , amount]: Event): boolean {
  return verb === "place" && where >= P.FIELD && (amount & ~1) === P.DISCARD;
}

/** Shakes a unit that takes damage. */
function shake(unitSpot: number): void {
  const frames = [{ transform: "translateX(-6px)" }, { transform: "translateX(6px)" }, { transform: "none" }];
  animateElement(findOnScreen("spot", unitSpot), frames, 180, { iterations: 2 });
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
  else if (verb === "hurt") {
    if (fight.isRush(event)) rush(fight.attacker, fight.target);
    else shake(where);
  } else if (verb === "destroyed" || verb === "sacrificed") tremble(where);
  else if (verb === "portal") lightGate(seatAt(where));
  else if (verb === "token" && amount < 0) spendToken(where);
  else if (verb === "turn") slideBand("side", view.tokens[P.TURN], where);
  else if (verb === "place") {
    if (fight.isPortalled(event) && goThroughGate(subject, (amount - P.FIELD) & 1, amount)) return;
    if (isFall(event) && foldAway(subject, amount)) return;
    // A card that is shown large flies from there.
    flyToZone(event, document.querySelector<HTMLElement>(`[data-shown="${subject}"]`));
  } else if (verb !== "shift" || !isInStore(event)) animateCommon(event);
}

/** Tells whether an event moves stones of IKZ. */
function isInStore([, verb, from, to]: Event): boolean {
  const isStore = (place: number) => place >= P.IKZ && place < P.IKZ_TOKEN;
  return verb === "shift" && isStore(from) && isStore(to);
}

/** Drops the stones that an event has changed into their places. */
function settleStones([, , , to, amount]: Event, before: View): void {
  const seat = to % 2;
  const ready = before.tokens[P.IKZ + seat];
  dropStones(seat, to === P.SPENT + seat ? ready - amount : ready, amount);
}

export const ANIMATIONS: Animations = {
  time,
  applyEvent,
  unanswerable,
  animate: (event, view, _seat, isStill) => {
    const [, verb, , subject] = event;
    if (!isStill) moveOnScreen(event, view);
    fight.note(event);
    if (SHOWCASE_VERBS.includes(verb)) return subject;
    return verb === "turn" || verb === "attack" || verb === "over" || verb === "place" ? -1 : undefined;
  },
  afterApply: (event, before) => {
    turnOverRevealed(event, before);
    if (isInStore(event)) settleStones(event, before);
    else if (event[1] === "token" && event[4] > 0) popToken(event[2]);
  },
  cue: cueOf,
};
