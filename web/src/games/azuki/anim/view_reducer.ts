/** A view of a match followed through what happens. */

import { followed, withTokens } from "../../../app/anim/view_reducer";
import type { Event, View } from "../../../app/net/view";
import * as P from "../constants";

/** The view after one more event, as far as the eye can follow; numbers that follow from others come with the next state. */
export function stepped(view: View, event: Event): View {
  const [, verb, where, subject, amount] = event;
  switch (verb) {
    case "turn":
      return { ...withTokens(view, { [P.TURN]: where, [P.TURNS]: amount }), matters: [] };
    case "token":
      return withTokens(view, { [P.TOKEN + where]: Math.max(0, view.tokens[P.TOKEN + where] + amount) });
    case "attack":
      return attacked(view, where, amount);
    case "defend":
    case "retarget": {
      const at = standing(view, subject);
      const matters = view.matters.map((one) =>
        one.map((number, place) => (place === P.M_TARGET ? arrivalAt(view, at) : number)),
      );
      return at < 0 ? view : { ...view, matters };
    }
    case "portal":
    case "use":
      return { ...view, matters: [] };
    case "hurt":
      return hurt(view, where, amount);
    case "place":
      return left(followed(view, event), view, where, amount);
    default:
      return followed(view, event);
  }
}

/** Where a card stands in a view; -1: nowhere. */
function standing(view: View, card: number): number {
  for (let at = 0; at < P.FIELD_SPOTS; at++) if (view.zones[zoneOf(at)][0] === card) return at;
  return -1;
}

function zoneOf(at: number): number {
  return P.FIELD + 2 * (at % P.SPOTS) + Math.floor(at / P.SPOTS);
}

/** The spot of a zone; -1: it is none of the field. */
function spotOf(zone: number): number {
  return zone < P.FIELD ? -1 : ((zone - P.FIELD) & 1) * P.SPOTS + ((zone - P.FIELD) >> 1);
}

function arrivalAt(view: View, at: number): number {
  return at < 0 ? 0 : view.tokens[P.BLOCKS + P.WIDTH * at + P.ARRIVAL];
}

function attacked(view: View, where: number, target: number): View {
  const arrivals = [arrivalAt(view, where), arrivalAt(view, standing(view, target))];
  const matter = [P.IN_ATTACK, Math.floor(where / P.SPOTS), ...arrivals, 0, 0];
  const flags = P.BLOCKS + P.WIDTH * where + P.FLAGS;
  return { ...withTokens(view, { [flags]: view.tokens[flags] | P.TAPPED }), matters: [matter] };
}

function hurt(view: View, at: number, amount: number): View {
  const spots = view.public.spots as number[][] | undefined;
  if (!spots?.[at]?.length) return view;
  const changed = spots.map((one, place) => (place === at ? [one[0], Math.max(0, one[1] - amount), ...one.slice(2)] : one));
  return { ...view, public: { ...view.public, spots: changed } };
}

/** What is known of a spot is known of whoever stood there: it goes along with them over the field, and is gone with them. */
function left(after: View, before: View, from: number, to: number): View {
  const [source, target] = [spotOf(from), spotOf(to)];
  const isFirst = source >= 0 && after.zones[from].length === 0;
  if (!isFirst && (target < 0 || before.zones[to].length)) return after;
  const blocks: Record<number, number> = {};
  for (let at = 0; at < P.WIDTH; at++) {
    const [gone, come] = [P.BLOCKS + P.WIDTH * source + at, P.BLOCKS + P.WIDTH * target + at];
    if (target >= 0) blocks[come] = isFirst ? before.tokens[gone] : 0;
    if (isFirst) blocks[gone] = 0;
  }
  const spots = (before.public.spots as number[][] | undefined)?.slice();
  if (spots && target >= 0) spots[target] = isFirst ? spots[source] : [];
  if (spots && isFirst) spots[source] = [];
  return { ...withTokens(after, blocks), public: { ...after.public, ...(spots ? { spots } : {}) } };
}
