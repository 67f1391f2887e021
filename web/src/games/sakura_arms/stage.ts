/** How the events of a duel are shown. */

import { fly } from "../../app/lib/flying";
import type { Stage } from "../../app/lib/playback.svelte";
import { play } from "../../app/lib/sound";
import type { Event, View } from "../../app/lib/view";
import { legendOf } from "./cards";
import * as P from "./places";

/** How long an event is shown, in milliseconds. */
function time(event: Event): number {
  switch (event[1]) {
    case "play":
    case "attack":
      return 850;
    case "basic":
    case "hurt_aura":
    case "hurt_life":
    case "stun":
    case "turn":
      return 450;
    case "shift":
    case "lay":
    case "lift":
      return 420;
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

export const STAGE: Stage = {
  unasked: (news, next, seat, rules) => unasked(news, next, seat, (card) => legendOf(rules).cards[card].type === "attack"),
  time,
  stepped,
  enact: ([, verb, where, subject, amount], _view, seat, isStill) => {
    if (verb === "play" || verb === "attack") {
      play("card");
      return subject;
    }
    if (verb === "turn") return -1;
    if (!isStill && verb === "shift" && amount) fly(["place", where], ["place", subject], amount);
    else if (!isStill && verb === "lay") fly(["place", where], ["card", subject], amount);
    else if (!isStill && verb === "lift") fly(["card", subject], ["place", where], amount);
    else if (verb === "hurt_life" && (where & 1) === seat && amount) play("harm");
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
