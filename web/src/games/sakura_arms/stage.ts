/** How the events of a duel are shown. */

import { fly, move } from "../../app/lib/flying";
import type { Stage } from "../../app/lib/playback.svelte";
import { play, SCALE } from "../../app/lib/sound";
import type { Event, View } from "../../app/lib/view";
import { legendOf } from "./cards";
import * as P from "./places";

/** How long an event is shown, in milliseconds. */
function time(event: Event): number {
  switch (event[1]) {
    case "play":
    case "attack":
      return 1100;
    case "basic":
    case "hurt_aura":
    case "hurt_life":
    case "stun":
    case "turn":
      return 450;
    case "shift":
    case "lay":
    case "lift":
      return 480;
    default:
      return 60;
  }
}

/** The view after one more event; zones wait for the end. */
export function stepped(view: View, event: Event): View {
  const [, verb, where, subject, amount] = event;
  const tokens = view.tokens.slice();
  let cards = view.on_cards;
  if (verb === "shift") {
    tokens[where] -= amount;
    tokens[subject] += amount;
  } else if (verb === "lay" || verb === "lift") {
    const sign = verb === "lay" ? 1 : -1;
    tokens[where] -= sign * amount;
    const before = cards.find(([card]) => card === subject)?.[1] ?? 0;
    cards = [...cards.filter(([card]) => card !== subject), [subject, before + sign * amount]];
  } else if (verb === "turn") {
    tokens[P.TURN] = where & 1;
    tokens[P.TURNS] = amount;
  } else return view;
  const moved = tokens[P.DISTANCE] - view.tokens[P.DISTANCE];
  return { ...view, tokens, on_cards: cards, public: { ...view.public, distance: (view.public.distance as number) + moved } };
}

/** Every place has a pitch: Shadow, Distance, Aura, Flare, Life. */
function pitch(place: number): number {
  const order = [P.SHADOW, P.DISTANCE, P.AURA, P.FLARE, P.LIFE];
  return SCALE[order.indexOf(place > P.SHADOW ? place & ~1 : place)] ?? 0;
}

const actor = (seat: number) => document.querySelector(`[data-actor="${seat}"] .pair`);

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

export const STAGE: Stage = {
  unasked: (news, next, seat, rules) => unasked(news, next, seat, (card) => legendOf(rules).cards[card].type === "attack"),
  time,
  stepped,
  enact: ([, verb, where, subject, amount], _view, seat, isStill) => {
    switch (verb) {
      case "play":
        play("card");
        return subject;
      case "attack":
        play((where & 1) === seat ? "strike" : "drum");
        return subject;
      case "turn":
        return -1;
      case "hurt_life":
      case "hurt_aura":
        if (!isStill && amount) hurt(where & 1, verb === "hurt_life");
        if (amount) play(verb === "hurt_aura" ? "leaves" : "harm");
        return undefined;
    }
    if (isStill || !amount) return undefined;
    if (verb === "shift") fly(["place", where], ["place", subject], amount, pitch(subject));
    else if (verb === "lay") fly(["place", where], ["card", subject], amount, pitch(where));
    else if (verb === "lift") fly(["card", subject], ["place", where], amount, pitch(where));
    return undefined;
  },
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
