/** A view of Sakura followed through what happens, card by card. */

import type { Event, View } from "../../app/lib/view";
import * as P from "./places";
import { seatsIn } from "./sight";

/** The view after one more event, as far as the eye can follow; the rest, such as what piles need, comes with the next state. */
export function stepped(view: View, event: Event): View {
  const [, verb, where, subject, amount] = event;
  const seats = seatsIn(view);
  const tokens = view.tokens.slice();
  const zones = view.zones.slice();
  const pile = amount ^ tokens[P.TURNED];
  if (verb === "turn") {
    tokens[P.TURN] = where;
    tokens[P.SERVED] = tokens[P.SERVED + 1] = 0;
  } else if (verb === "lay_on_pile") {
    const hand = zones[P.HAND * seats + where];
    const at = hand.includes(subject) ? hand.indexOf(subject) : 0;
    zones[P.HAND * seats + where] = hand.filter((_, place) => place !== at);
    zones[P.BENEATH * seats + pile] = [...zones[P.TOPS * seats + pile].map(() => -1), ...zones[P.BENEATH * seats + pile]];
    zones[P.TOPS * seats + pile] = [subject];
    tokens[P.SERVED + pile] = 1;
  } else if (verb === "take_pile") {
    zones[P.TOPS * seats + pile] = [];
    zones[P.BENEATH * seats + pile] = [];
  } else if (verb === "gain") {
    if (tokens[P.COINS + where] >= 0) tokens[P.COINS + where] += amount;
  } else if (verb === "hire") {
    if (tokens[P.COINS + where] >= 0) tokens[P.COINS + where] -= amount;
  } else if (verb === "turn_yin_yang") tokens[P.TURNED] = amount;
  else return view;
  return { ...view, tokens, zones, public: {}, own: {} };
}
