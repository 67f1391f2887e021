/** Tokens that the option pointed at would move. */

import { focus, type Shift } from "../../../app/table/board_focus.svelte";
import { nearSeat, type Choice } from "../../../app/net/view";
import type { Legend } from "../cards/metadata";
import { viewFacts } from "./view_facts";
import type { View } from "../../../app/net/wire.gen";

/** Destination of tokens and cards that are spent. */
export const NOWHERE = -1;

/** Pseudo-place of previews, plus the seat: hand cards that go to the face-down discards. */
export const DISCARDED = -10;

/** Sums the tokens that would come to a place, less those that would leave it. */
export function previewChange(place: number): number {
  return focus.preview.reduce(
    (sum, { from, to, amount }) => sum + (to === place ? amount : 0) - (from === place ? amount : 0),
    0,
  );
}

/** Sums the tokens that would leave a place. */
export function previewLoss(place: number): number {
  return focus.preview.reduce((sum, { from, amount }) => sum + (from === place ? amount : 0), 0);
}

/** Lists the tokens that a Basic Action moves for a seat. */
export function basicActionShifts(legend: Legend, action: number, seat: number): Shift[] {
  const route = legend.routes[seat][action];
  return route ? [{ from: route[0], to: route[1], amount: 1 }] : [];
}

/** Lists the tokens that a choice moves, as far as the rules tell it beforehand; twins of its card tell it for it. */
export function previewOf(choice: Choice, view: View): Shift[] {
  const { shifts } = viewFacts(view);
  const rows = [choice.option, ...(choice.twins ?? [])].map((option) => shifts[option]).find(Boolean) ?? [];
  const tokens = rows.map(([from, to, amount]) => ({ from, to, amount }));
  return choice.verb === "discarding" ? [{ from: DISCARDED + nearSeat(view), to: NOWHERE, amount: 1 }, ...tokens] : tokens;
}
