/** Animations of the events of a duel. */

import { flyToZone, hideFor, slideBand, tearCard } from "../../../app/anim/card_flights";
import { animateElement } from "../../../app/anim/petal_flights";
import type { Animations } from "../../../app/anim/playback.svelte";
import { findOnScreen } from "../../../app/anim/screen_positions";
import { turnOverRevealed, animateCommon, defaultDuration } from "../../../app/anim/animations";
import { legendOf } from "../cards/metadata";
import * as P from "../constants";
import { cueOf } from "./cues";
import { applyEvent } from "./view_reducer";
import type { Event, View } from "../../../app/net/wire.gen";

const DURATIONS: Record<string, number> = {
  play: 900,
  attack: 900,
  hurt_aura: 450,
  hurt_life: 450,
  negate: 420,
  stun: 450,
  turn: 450,
  vigor: 220,
  over: 500,
};

/** Returns the duration of an event in milliseconds. */
function duration(event: Event): number {
  const [, verb, where, , target] = event;
  if (verb !== "place") return DURATIONS[verb] ?? defaultDuration(event);
  // A played card is shown already; cards outside the duel are not on the board.
  return isOfKind(P.LIMBO, target) || where >= P.OUTSIDE || target >= P.OUTSIDE ? 0 : defaultDuration(event);
}

const isOfKind = (kind: number, zone: number): boolean => (zone & ~1) === kind;

const figures = (seat: number) => document.querySelector(`[data-actor="${seat}"] .figures`);
/** The card shown large over the stage. */
const showcaseElement = () => document.querySelector<HTMLElement>("[data-shown]");

/** Makes a side blink if its Aura is hit; if its Life is, pushes it back and darkens the stage. */
function animateDamage(seat: number, isLife: boolean): void {
  if (!isLife) animateElement(figures(seat), [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], 180, { iterations: 2 });
  else {
    const push = document.querySelector(`[data-actor="${seat}"]`)?.classList.contains("far") ? 10 : -10;
    const [rest, pushed] = ["translateX(0)", `translateX(${push}px)`];
    animateElement(figures(seat), [{ transform: rest }, { transform: pushed }, { transform: rest }], 180, { iterations: 2 });
    animateElement(document.querySelector("[data-dark]"), [{ opacity: 0 }, { opacity: 0.25 }, { opacity: 0 }], 360);
  }
}

/** Returns the card shown large after an event: one that is played, until it hits or leaves Limbo; -1: none; undefined: the same as before. */
function showcaseAfter([, verb, where, subject]: Event): number | undefined {
  if (verb === "play" || verb === "attack") return subject;
  if (["hurt_aura", "hurt_life", "negate", "turn", "over"].includes(verb)) return -1;
  return verb === "place" && isOfKind(P.LIMBO, where) ? -1 : undefined;
}

function animateEvent(event: Event, view: View): void {
  const [, verb, where, subject, amount] = event;
  if (verb === "play") hideFor(findOnScreen("card", subject), DURATIONS.play * 2);
  else if ((verb === "hurt_aura" || verb === "hurt_life") && amount) animateDamage(where, verb === "hurt_life");
  else if (verb === "negate") tearCard(showcaseElement());
  else if (verb === "turn") slideBand("plaque", view.tokens[P.TURN], where);
  else if (verb === "vigor")
    animateElement(findOnScreen("place", P.VIGOR + where), [{ transform: "none" }, { transform: "scale(1.15)" }], 110);
  else if (verb === "place" && isOfKind(P.LIMBO, where)) flyToZone(event, showcaseElement(), findOnScreen("plaque", amount & 1));
  else animateCommon(event);
}

export const ANIMATIONS: Animations = {
  unanswerable: (news, next, seat, rules) =>
    unanswerable(news, next, seat, (card) => legendOf(rules).cards[card].type === "attack"),
  time: duration,
  applyEvent,
  animate: (event, view, _seat, isStill) => {
    if (!isStill) animateEvent(event, view);
    return showcaseAfter(event);
  },
  afterApply: turnOverRevealed,
  cue: cueOf,
};

/** The events in which the foe attacks and `seat` is not asked for a Reaction, because none is possible. */
export function unanswerable(news: Event[], next: View, seat: number | null, isAttack: (card: number) => boolean): Event[] {
  if (seat === null) return [];
  const attacks = news.filter(
    ([, verb, where, subject]) =>
      (where & 1) !== seat && subject >= 0 && (verb === "attack" || (verb === "play" && isAttack(subject))),
  );
  const isAsked = next.question === "reaction";
  return isAsked ? attacks.slice(0, -1) : attacks;
}
