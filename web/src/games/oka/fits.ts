/** Which card fits where: the rule of placing, as the engine has it, for showing what lights up and why not. */

import { ANY, BLACK, COLOUR, HIGHER, HIGHEST, LOWER, MODIFIERS, SIDES, WHITE, suitOf, valueOf, type Side, type Sight } from "./places";

/** Whether a value goes on from another on a side; 13 and 1 follow one another. */
export function goesOn(side: Side, top: number, value: number): boolean {
  if (side === WHITE) return value > top || (top === HIGHEST && value === 1);
  return value < top || (top === 1 && value === HIGHEST);
}

/** The values that a card can count as, with all the Cooks that act on it: each adds or takes away exactly its number. */
function countsAs(value: number, modifiers: number, cooks: number[]): number[] {
  let found = [value];
  cooks.forEach((amount, cook) => {
    if ((modifiers >> cook) & 1) found = found.flatMap((one) => [around(one + amount), around(one - amount)]);
  });
  return found;
}

function around(value: number): number {
  return ((((value - 1) % HIGHEST) + HIGHEST) % HIGHEST) + 1;
}

/** Whether a card may be placed on `top` when all these modifiers must be used. */
export function fits(card: number, side: Side, top: number, modifiers = 0, cooks: number[] = []): boolean {
  if (modifiers & (side === BLACK ? LOWER : HIGHER)) return false; // that Samurai speaks of the other side
  if (modifiers & ANY) return true;
  const isSuit = suitOf(card) === suitOf(top) || (modifiers & COLOUR) !== 0;
  const isAnyDirection = (modifiers & (LOWER | HIGHER)) !== 0;
  return countsAs(valueOf(card), modifiers, cooks).some((value) => value === valueOf(top) || (isSuit && (isAnyDirection || goesOn(side, valueOf(top), value))));
}

/** The modifiers that the next card must use: all that were hired, or else those that are still of use each; what no card in hand can use does nothing. */
export function waiting(sight: Sight, hand: number[]): number {
  const canUse = (modifiers: number) =>
    SIDES.some((side) => !sight.isServed(side) && sight.top(side) >= 0 && hand.some((card) => card >= 0 && fits(card, side, sight.top(side), modifiers, sight.cooks)));
  const hired = sight.token(MODIFIERS);
  if (!hired || canUse(hired)) return hired;
  let useful = 0;
  for (let modifier = 1; modifier <= hired; modifier <<= 1) if (hired & modifier && canUse(modifier)) useful |= modifier;
  return useful && canUse(useful) ? useful : 0;
}

/** For the values 1 to 13 in the top card's colour: which may be placed. */
export function reach(side: Side, top: number, modifiers: number, cooks: number[]): boolean[] {
  return Array.from({ length: HIGHEST }, (_, at) => fits(suitOf(top) * HIGHEST + at, side, top, modifiers, cooks));
}

/** Whether it is where 13 and 1 meet that this pile goes on. */
export function wraps(side: Side, top: number): boolean {
  return valueOf(top) === (side === WHITE ? HIGHEST : 1);
}
