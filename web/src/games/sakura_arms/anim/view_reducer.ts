/** A view of a duel followed through what happens. */

import { followed, withTokens } from "../../../app/anim/view_reducer";
import type { Event, View } from "../../../app/net/view";
import * as P from "../constants";
import type { Attack } from "../board/view_facts";

/** The view after one more event; what is derived from cards, such as Ranges, comes with the next state. */
export function stepped(view: View, event: Event): View {
  const after = tallied(followed(view, event), event);
  const moved = apart(after) - apart(view);
  const isThere = attackGoesOn(view, event);
  if (!moved && isThere) return after;
  const { attack, ...rest } = after.public;
  const known = { ...rest, distance: ((rest.distance as number | undefined) ?? 0) + moved };
  return { ...after, public: isThere && attack ? { ...known, attack } : known };
}

/** The Distance as Sakura and tokens make it, whatever else adds to it. */
function apart({ tokens }: View): number {
  const both = (place: number) => tokens[place] + tokens[place + 1];
  return tokens[P.DISTANCE] - both(P.FORWARD) + both(P.BACKWARD);
}

/** What is set rather than moved: whose turn it is, Vigor, and what only some goddesses count. */
function tallied(view: View, [, verb, where, , amount]: Event): View {
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

/** An attack is over once it has hit, or cannot; and when its card is laid away. */
function attackGoesOn(view: View, [, verb, where, subject]: Event): boolean {
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
