/** Changes of a view by the events of Sakura. */

import { applyCommonEvent, withTokens, withZones } from "../../../app/anim/view_reducer";
import * as P from "../constants";
import { seatsIn } from "../board/board_model";
import type { Event, View } from "../../../app/net/wire.gen";

const ALL_SLOTS = (1 << P.SLOTS) - 1;

/** Returns the view after an event, as far as it can be seen; the needs of piles come with the next state. */
export function applyEvent(view: View, event: Event, next: View = view): View {
  const after = applyOwnEvent(applyCommonEvent(view, event), event, next);
  return after === view ? view : { ...after, public: {}, own: {} };
}

function applyOwnEvent(view: View, [, verb, where, subject, amount]: Event, next: View): View {
  const { tokens, zones } = view;
  const zone = (kind: number, index: number) => kind * seatsIn(view) + index;
  const pile = amount ^ tokens[P.TURNED];
  switch (verb) {
    case "turn":
      return withTokens(view, { [P.TURN]: where, [P.SERVED]: 0, [P.SERVED + 1]: 0, [P.MODIFIERS]: 0, ...refillRow(view) });
    case "round": {
      const isReset = view.lasting[P.SWITCHES]?.[3][P.YIN_YANG_RESET] === 1;
      return withTokens(view, { [P.FIRST]: where, [P.ROUND]: amount, ...(isReset ? { [P.TURNED]: 0 } : {}) });
    }
    case "deal": {
      // Only the next state has the cards that were dealt.
      const [hand, aside] = [zone(P.HAND, where), zone(P.ASIDE, 0)];
      const dealt = next.zones[hand].length === amount ? next.zones[hand] : Array<number>(amount).fill(-1);
      return withZones(view, { [hand]: dealt, [aside]: zones[aside].slice(amount) });
    }
    case "lay_on_pile": {
      // The old top card moves beneath; the event "place" brings the new one.
      const [top, beneath] = [zone(P.TOPS, pile), zone(P.BENEATH, pile)];
      const isHidden = view.lasting[P.SWITCHES]?.[3][P.PILE_DEPTH_HIDDEN] !== 0;
      const covered = isHidden ? zones[top].map(() => -1) : zones[top];
      const withoutTop = withZones(view, { [top]: [], [beneath]: [...covered, ...zones[beneath]] });
      return withTokens(withoutTop, { [P.SERVED + pile]: 1, [P.MODIFIERS]: 0 });
    }
    case "new_top":
      return withZones(view, swapTop(view, zone(P.TOPS, amount), zone(P.BENEATH, amount), subject));
    case "gain":
      return payCoins(view, where, amount);
    case "renew":
      return withTokens(payCoins(view, where, -amount), { [P.FILLED]: 0 });
    case "hire":
      return withTokens(payCoins(view, where, -amount), { [P.FILLED]: tokens[P.FILLED] & ~(1 << (amount - 1)) });
    case "free":
      return withTokens(view, { [P.FILLED]: tokens[P.FILLED] & ~(1 << slotOf(view, zones[zone(P.ROW, 0)].indexOf(subject))) });
    case "place":
      return amount === zone(P.ROW, 0) ? withTokens(view, refillRow(view)) : view;
    case "score":
      return withTokens(view, { [P.SCORE + where]: subject });
    case "turn_yin_yang":
      return withTokens(view, { [P.TURNED]: amount });
    default:
      return view;
  }
}

/** Moves coins from the bank to a player; hidden ones stay hidden. */
function payCoins(view: View, seat: number, amount: number): View {
  const { tokens } = view;
  const isLimited = (view.lasting[P.SWITCHES]?.[3][P.BANK_LIMIT] ?? 0) > 0;
  return withTokens(view, {
    ...(tokens[P.COINS + seat] < 0 ? {} : { [P.COINS + seat]: tokens[P.COINS + seat] + amount }),
    ...(isLimited ? { [P.BANK]: tokens[P.BANK] - amount } : {}),
  });
}

/** Computes the filled slots after the characters have moved to the cheap end. */
function refillRow(view: View): Record<number, number> {
  const count = view.zones[P.ROW * seatsIn(view)].length;
  return { [P.FILLED]: ALL_SLOTS >> (P.SLOTS - Math.min(count, P.SLOTS)) };
}

/** Returns the slot of a character by its index in the row's zone. */
function slotOf(view: View, index: number): number {
  const slots = Array.from({ length: P.SLOTS }, (_, slot) => slot).filter((slot) => (view.tokens[P.FILLED] >> slot) & 1);
  return slots[index] ?? P.SLOTS;
}

/** Swaps the top card of a pile with a card beneath. */
function swapTop(view: View, top: number, beneath: number, card: number): Record<number, number[]> {
  const cards = view.zones[beneath];
  const cardIndex = Math.max(0, cards.includes(card) ? cards.indexOf(card) : cards.findIndex((other) => other < 0));
  const swapped = cards.map((other, index) => (index === cardIndex ? (view.zones[top][0] ?? -1) : other));
  return { [top]: [card], [beneath]: swapped };
}
