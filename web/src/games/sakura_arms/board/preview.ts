/** What the thing pointed at would move. */

import { board, type Shift } from "../../../app/table/pointed_card.svelte";
import { near, type Choice, type View } from "../../../app/net/view";
import type { Legend } from "../cards/metadata";
import * as P from "../constants";
import { seen } from "./view_facts";

/** Where what is spent goes. */
export const NOWHERE = -1;

/** No place of tokens, but previews speak of it: a player's hand cards that go to the face-down discards. */
export const DISCARDED = -10;

/** So much more, or less, would be at a place. */
export function change(place: number): number {
  return board.preview.reduce((sum, one) => sum + (one.to === place ? one.amount : 0) - (one.from === place ? one.amount : 0), 0);
}

/** So much would be taken from a place. */
export function spent(place: number): number {
  return board.preview.reduce((sum, one) => sum + (one.from === place ? one.amount : 0), 0);
}

/** What a Basic Action moves for a seat. */
export function route(legend: Legend, action: number, seat: number): Shift[] {
  const found = legend.routes[seat][action];
  return found ? [{ from: found[0], to: found[1], amount: 1 }] : [];
}

/** What an option moves, as far as it can be told beforehand. */
export function moved(choice: Choice, view: View, legend: Legend): Shift[] {
  const me = near(view);
  const { attack, action } = seen(view);
  const [toAura, toLife] = attack?.damage ?? [1, 1];
  const paid = (from: number): Shift[] => [
    { from, to: NOWHERE, amount: 1 },
    ...(action === undefined ? [] : route(legend, action, me)),
  ];
  switch (choice.verb) {
    case "play":
    case "full_force":
      return [{ from: P.FLARE + me, to: P.SHADOW, amount: Math.max(0, legend.cards[choice.card].flare) }];
    case "discarding":
      return paid(DISCARDED + me);
    case "spend":
      return paid(P.VIGOR + me);
    case "basic":
      return route(legend, choice.subject, me);
    case "take_aura":
      return [{ from: P.AURA + me, to: P.SHADOW, amount: toAura }];
    case "take_life":
      return [{ from: P.LIFE + me, to: P.FLARE + me, amount: toLife }];
    case "from_aura": {
      const rest = view.about >= 0 ? legend.cards[view.about].charge - choice.subject : 0;
      return [
        { from: P.AURA + me, to: NOWHERE, amount: choice.subject },
        { from: P.SHADOW, to: NOWHERE, amount: Math.max(0, Math.min(rest, view.tokens[P.SHADOW])) },
      ];
    }
    case "accept":
      return view.question === "reshuffle" ? [{ from: P.LIFE + me, to: P.FLARE + me, amount: 1 }] : [];
    default:
      return [];
  }
}
