/** Changes of a view by the events of a match. */

import { applyCommonEvent, withTokens } from "../../../app/anim/view_reducer";
import * as P from "../constants";
import { zoneOf } from "../board/spots";
import type { Event, View } from "../../../app/net/wire.gen";

/** Returns the view after an event, as far as it can be seen; derived numbers come with the next state. */
export function applyEvent(view: View, event: Event): View {
  const [, verb, where, subject, amount] = event;
  switch (verb) {
    case "turn":
      return { ...withTokens(view, { [P.TURN]: where, [P.TURNS]: amount }), matters: [] };
    case "token":
      return withTokens(view, { [P.IKZ_TOKEN + where]: Math.max(0, view.tokens[P.IKZ_TOKEN + where] + amount) });
    case "attack":
      return startAttack(view, where, amount);
    case "defend":
    case "retarget": {
      const targetSpot = spotOfCard(view, subject);
      const matters = view.matters.map((entry) =>
        entry.map((number, column) => (column === P.ENTRY_TARGET ? arrivalAt(view, targetSpot) : number)),
      );
      return targetSpot < 0 ? view : { ...view, matters };
    }
    case "portal":
    case "use":
      return { ...view, matters: [] };
    case "hurt":
      return dealDamage(view, where, amount);
    case "place":
      return moveUnitNumbers(applyCommonEvent(view, event), view, where, amount);
    default:
      return applyCommonEvent(view, event);
  }
}

/** Finds the spot of a card; -1: none. */
function spotOfCard(view: View, card: number): number {
  for (let spot = 0; spot < P.FIELD_SPOTS; spot++) if (view.zones[zoneOf(spot)][0] === card) return spot;
  return -1;
}

/** Returns the spot of a zone; -1: the zone is not on the field. */
function spotOfZone(zone: number): number {
  return zone < P.FIELD ? -1 : ((zone - P.FIELD) & 1) * P.SPOTS + ((zone - P.FIELD) >> 1);
}

function arrivalAt(view: View, spot: number): number {
  return spot < 0 ? 0 : view.tokens[P.BLOCKS + P.WIDTH * spot + P.ARRIVAL];
}

function startAttack(view: View, attackerSpot: number, targetCard: number): View {
  const arrivals = [arrivalAt(view, attackerSpot), arrivalAt(view, spotOfCard(view, targetCard))];
  const entry = [P.IN_ATTACK, Math.floor(attackerSpot / P.SPOTS), ...arrivals, 0, 0];
  const flags = P.BLOCKS + P.WIDTH * attackerSpot + P.FLAGS;
  return { ...withTokens(view, { [flags]: view.tokens[flags] | P.TAPPED }), matters: [entry] };
}

function dealDamage(view: View, spot: number, amount: number): View {
  const spots = view.public.spots as number[][] | undefined;
  if (!spots?.[spot]?.length) return view;
  const changed = spots.map(([attack, health, ...others], index) =>
    index === spot ? [attack, Math.max(0, health - amount), ...others] : spots[index],
  );
  return { ...view, public: { ...view.public, spots: changed } };
}

/** Moves the numbers of a spot with the unit that leaves it, or clears them. */
function moveUnitNumbers(after: View, before: View, fromZone: number, toZone: number): View {
  const [source, target] = [spotOfZone(fromZone), spotOfZone(toZone)];
  const isUnit = source >= 0 && after.zones[fromZone].length === 0;
  if (!isUnit && (target < 0 || before.zones[toZone].length)) return after;
  const numbers: Record<number, number> = {};
  for (let column = 0; column < P.WIDTH; column++) {
    const [sourcePlace, targetPlace] = [P.BLOCKS + P.WIDTH * source + column, P.BLOCKS + P.WIDTH * target + column];
    if (target >= 0) numbers[targetPlace] = isUnit ? before.tokens[sourcePlace] : 0;
    if (isUnit) numbers[sourcePlace] = 0;
  }
  const spots = (before.public.spots as number[][] | undefined)?.slice();
  if (spots && target >= 0) spots[target] = isUnit ? spots[source] : [];
  if (spots && isUnit) spots[source] = [];
  return { ...withTokens(after, numbers), public: { ...after.public, ...(spots ? { spots } : {}) } };
}
