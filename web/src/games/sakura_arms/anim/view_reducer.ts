/** Views of a duel, event by event. */

import { applyCommonEvent, withTokens } from "../../../app/anim/view_reducer";
import * as P from "../constants";
import type { Attack } from "../board/view_facts";
import type { Event, View } from "../../../app/net/wire.gen";

/** Applies an event to a view; facts derived from cards, such as Ranges, come with the next state. */
export function applyEvent(view: View, event: Event): View {
  const after = applyCounter(applyCommonEvent(view, event), event);
  const distanceChange = distanceFromTokens(after) - distanceFromTokens(view);
  const isAttackOpen = attackContinues(view, event);
  if (!distanceChange && isAttackOpen) return after;
  const { attack, ...rest } = after.public;
  const facts = { ...rest, distance: ((rest.distance as number | undefined) ?? 0) + distanceChange };
  return { ...after, public: isAttackOpen && attack ? { ...facts, attack } : facts };
}

/** Returns the Distance as Sakura and tokens make it, without other modifiers. */
function distanceFromTokens({ tokens }: View): number {
  const sumOfBoth = (place: number) => tokens[place] + tokens[place + 1];
  return tokens[P.DISTANCE] - sumOfBoth(P.FORWARD) + sumOfBoth(P.BACKWARD);
}

/** Applies counters: the turn, Vigor, and numbers of some goddesses. */
function applyCounter(view: View, [, verb, where, , amount]: Event): View {
  switch (verb) {
    case "turn":
      return withTokens(view, { [P.TURN]: where, [P.TURNS]: amount, [P.PHASE]: P.START_PHASE });
    case "play":
    case "basic":
      return where === view.tokens[P.TURN] ? withTokens(view, { [P.PHASE]: P.MAIN_PHASE }) : view;
    case "vigor":
      return withTokens(view, { [P.VIGOR + where]: amount });
    case "stun":
    case "unstun":
      return withTokens(view, { [P.STUN + where]: verb === "stun" ? 1 : 0 });
    case "count":
      return withTokens(view, { [where]: amount });
    default:
      return view;
  }
}

/** Tells whether the attack goes on: it is over once it has hit, or cannot, and when its card is laid away. */
function attackContinues(view: View, [, verb, where, subject]: Event): boolean {
  const attack = view.public.attack as Attack | undefined;
  if (!attack) return true;
  switch (verb) {
    case "hurt_aura":
    case "hurt_life":
      return where === attack.by;
    case "miss":
    case "negate":
    case "vanish":
      return subject !== attack.card;
    case "place":
      return subject !== attack.card || where !== P.LIMBO + attack.by;
    default:
      return verb !== "turn" && verb !== "over";
  }
}
