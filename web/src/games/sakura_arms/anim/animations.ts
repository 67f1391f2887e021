/** How the events of a duel are shown. */

import { carry, conceal, pass, tear } from "../../../app/anim/card_flights";
import { move } from "../../../app/anim/petal_flights";
import type { Stage } from "../../../app/anim/playback.svelte";
import { play, SCALE } from "../../../app/anim/sound";
import { spot } from "../../../app/anim/screen_positions";
import { arriveUsually, enactUsually, usualTime } from "../../../app/anim/animations";
import type { Event, View } from "../../../app/net/view";
import { legendOf } from "../cards/metadata";
import * as P from "../constants";
import { stepped } from "./view_reducer";

const TIMES: Record<string, number> = {
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

/** How long an event is shown, in milliseconds. */
function time(event: Event): number {
  const [, verb, where, , target] = event;
  if (verb !== "place") return TIMES[verb] ?? usualTime(event);
  // What is played is seen already; what is no part of the duel yet, or no longer, is not on the board.
  return isFor(P.LIMBO, target) || where >= P.OUTSIDE || target >= P.OUTSIDE ? 0 : usualTime(event);
}

const isFor = (kind: number, zone: number): boolean => (zone & ~1) === kind;

/** Every place has a pitch: Shadow, Distance, Aura, Flare, Life. */
function pitch(place: number): number {
  const order = [P.SHADOW, P.DISTANCE, P.AURA, P.FLARE, P.LIFE];
  return SCALE[order.indexOf(place > P.SHADOW ? place & ~1 : place)] ?? 0;
}

const actor = (seat: number) => document.querySelector(`[data-actor="${seat}"] .pair`);
/** The card that is shown large over the stage. */
const shown = () => document.querySelector<HTMLElement>("[data-shown]");

/** What is hit in its Aura blinks; in its Life, it is thrown back, and the edge of the stage darkens. */
function hurt(seat: number, isLife: boolean): void {
  if (!isLife) move(actor(seat), [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], 180, { iterations: 2 });
  else {
    const back = document.querySelector(`[data-actor="${seat}"]`)?.classList.contains("far") ? 10 : -10;
    const [still, thrown] = ["translateX(0)", `translateX(${back}px)`];
    move(actor(seat), [{ transform: still }, { transform: thrown }, { transform: still }], 180, { iterations: 2 });
    move(document.querySelector("[data-dark]"), [{ opacity: 0 }, { opacity: 0.25 }, { opacity: 0 }], 360);
  }
}

/** A card that is played leaves where it lay; it is shown large until it has hit, or lies where it belongs. */
function heard([, verb, where, subject, amount]: Event, seat: number | null): number | undefined {
  switch (verb) {
    case "play":
      play("card");
      return subject;
    case "attack":
      play(where === seat ? "strike" : "drum");
      return subject;
    case "hurt_aura":
    case "hurt_life":
      if (amount) play(verb === "hurt_aura" ? "leaves" : "harm");
      return -1;
    case "negate":
      play("clapper");
      return -1;
    case "place":
      return isFor(P.LIMBO, where) ? -1 : undefined;
    case "turn":
    case "over":
      return -1;
    default:
      return undefined;
  }
}

function moved(event: Event, view: View): void {
  const [, verb, where, subject, amount] = event;
  if (verb === "play") conceal(spot("card", subject), TIMES.play * 2);
  else if ((verb === "hurt_aura" || verb === "hurt_life") && amount) hurt(where, verb === "hurt_life");
  else if (verb === "negate") tear(shown());
  else if (verb === "turn") pass("plaque", view.tokens[P.TURN], where);
  else if (verb === "vigor") move(spot("place", P.VIGOR + where), [{ transform: "none" }, { transform: "scale(1.15)" }], 110);
  else if (verb === "place" && isFor(P.LIMBO, where)) carry(event, shown(), spot("plaque", amount & 1));
  else enactUsually(event, pitch);
}

export const STAGE: Stage = {
  unasked: (news, next, seat, rules) => unasked(news, next, seat, (card) => legendOf(rules).cards[card].type === "attack"),
  time,
  stepped,
  enact: (event, view, seat, isStill) => {
    if (!isStill) moved(event, view);
    return heard(event, seat);
  },
  arrive: arriveUsually,
};

/** The events in which the foe attacks and `seat` is not asked for a Reaction, because none is possible. */
export function unasked(news: Event[], next: View, seat: number | null, isAttack: (card: number) => boolean): Event[] {
  if (seat === null) return [];
  const attacks = news.filter(
    ([, verb, where, subject]) =>
      (where & 1) !== seat && subject >= 0 && (verb === "attack" || (verb === "play" && isAttack(subject))),
  );
  const isAsked = next.question === "reaction";
  return isAsked ? attacks.slice(0, -1) : attacks;
}
