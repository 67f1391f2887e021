/** A view of Sakura followed through what happens, card by card. */

import { followed, withTokens, withZones } from "../../../app/anim/view_reducer";
import type { Event, View } from "../../../app/net/view";
import * as P from "../constants";
import { seatsIn } from "../board/board_model";

const FULL = (1 << P.SLOTS) - 1;

/** The view after one more event, as far as the eye can follow; the rest, such as what piles need, comes with the next state. */
export function stepped(view: View, event: Event, next: View = view): View {
  const after = told(followed(view, event), event, next);
  return after === view ? view : { ...after, public: {}, own: {} };
}

function told(view: View, [, verb, where, subject, amount]: Event, next: View): View {
  const { tokens, zones } = view;
  const zone = (kind: number, at: number) => kind * seatsIn(view) + at;
  const pile = amount ^ tokens[P.TURNED];
  switch (verb) {
    case "turn":
      return withTokens(view, { [P.TURN]: where, [P.SERVED]: 0, [P.SERVED + 1]: 0, [P.MODIFIERS]: 0, ...refilled(view) });
    case "round": {
      const isReset = view.lasting[P.SWITCHES]?.[3][P.YIN_YANG_RESET] === 1;
      return withTokens(view, { [P.FIRST]: where, [P.ROUND]: amount, ...(isReset ? { [P.TURNED]: 0 } : {}) });
    }
    case "deal": {
      // Which cards one has been dealt is told by the next state alone.
      const [hand, aside] = [zone(P.HAND, where), zone(P.ASIDE, 0)];
      const dealt = next.zones[hand].length === amount ? next.zones[hand] : Array<number>(amount).fill(-1);
      return withZones(view, { [hand]: dealt, [aside]: zones[aside].slice(amount) });
    }
    case "lay_on_pile": {
      // The card itself follows; what lay on top lies beneath it.
      const [top, beneath] = [zone(P.TOPS, pile), zone(P.BENEATH, pile)];
      const isHidden = view.lasting[P.SWITCHES]?.[3][P.PILE_DEPTH_HIDDEN] !== 0;
      const under = isHidden ? zones[top].map(() => -1) : zones[top];
      const covered = withZones(view, { [top]: [], [beneath]: [...under, ...zones[beneath]] });
      return withTokens(covered, { [P.SERVED + pile]: 1, [P.MODIFIERS]: 0 });
    }
    case "new_top":
      return withZones(view, swapped(view, zone(P.TOPS, amount), zone(P.BENEATH, amount), subject));
    case "gain":
      return paid(view, where, amount);
    case "renew":
      return withTokens(paid(view, where, -amount), { [P.FILLED]: 0 });
    case "hire":
      return withTokens(paid(view, where, -amount), { [P.FILLED]: tokens[P.FILLED] & ~(1 << (amount - 1)) });
    case "free":
      return withTokens(view, { [P.FILLED]: tokens[P.FILLED] & ~(1 << slotOf(view, zones[zone(P.ROW, 0)].indexOf(subject))) });
    case "place":
      return amount === zone(P.ROW, 0) ? withTokens(view, refilled(view)) : view;
    case "score":
      return withTokens(view, { [P.SCORE + where]: subject });
    case "turn_yin_yang":
      return withTokens(view, { [P.TURNED]: amount });
    default:
      return view;
  }
}

/** Coins go between a player and the reserve; hidden ones stay hidden. */
function paid(view: View, seat: number, amount: number): View {
  const { tokens } = view;
  const isLimited = (view.lasting[P.SWITCHES]?.[3][P.BANK_LIMIT] ?? 0) > 0;
  return withTokens(view, {
    ...(tokens[P.COINS + seat] < 0 ? {} : { [P.COINS + seat]: tokens[P.COINS + seat] + amount }),
    ...(isLimited ? { [P.BANK]: tokens[P.BANK] - amount } : {}),
  });
}

/** New characters come when those that are there have moved to the cheap end. */
function refilled(view: View): Record<number, number> {
  const there = view.zones[P.ROW * seatsIn(view)].length;
  return { [P.FILLED]: FULL >> (P.SLOTS - Math.min(there, P.SLOTS)) };
}

/** The slot in which the character at a place of the row stands. */
function slotOf(view: View, at: number): number {
  const slots = Array.from({ length: P.SLOTS }, (_, slot) => slot).filter((slot) => (view.tokens[P.FILLED] >> slot) & 1);
  return slots[at] ?? P.SLOTS;
}

/** A card from beneath lies on top, and what lay there beneath. */
function swapped(view: View, top: number, beneath: number, card: number): Record<number, number[]> {
  const under = view.zones[beneath];
  const at = Math.max(0, under.includes(card) ? under.indexOf(card) : under.findIndex((one) => one < 0));
  const rest = under.map((one, place) => (place === at ? (view.zones[top][0] ?? -1) : one));
  return { [top]: [card], [beneath]: rest };
}
