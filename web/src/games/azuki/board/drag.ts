/** Drops of cards and units on the field. */

import type { Drag } from "../../../app/table/input/drag";
import type { LastChoice } from "../../../app/game_module";
import { nearSeat, type Choice } from "../../../app/net/view";
import { faceOf } from "../metadata";
import * as P from "../constants";
import { spotOf } from "./verbs";
import type { View } from "../../../app/net/wire.gen";

const toNumber = (attribute: string | undefined) => (attribute === undefined ? -1 : Number(attribute));
const isAlley = (spot: number) => spot % P.SPOTS >= P.ALLEY;
const isGarden = (spot: number) => spot % P.SPOTS >= P.GARDEN && !isAlley(spot);

/** Resolves a drop: plays a card of the hand on the field; a unit attacks its target, and choice of the Alley goes forward. */
export function resolveDrop({ from, on }: Drag, choices: Choice[], view: View): Choice | null {
  const [sourceSpot, targetSpot] = [toNumber(from.spot), toNumber(on.spot)];
  const seat = nearSeat(view);
  const find = (verb: string) => choices.find((choice) => choice.verb === verb && spotOf(choice, seat) === sourceSpot) ?? null;
  if (sourceSpot < 0) {
    const face = faceOf(toNumber(from.card));
    return on.drop === undefined ? null : (choices.find((choice) => choice.verb === "play" && choice.subject === face) ?? null);
  }
  if (targetSpot < 0) return null;
  if (Math.floor(targetSpot / P.SPOTS) !== seat) return find("attack");
  return isAlley(sourceSpot) && isGarden(targetSpot) ? find("portal") : null;
}

/** Answers where a card is played, and about which unit, by the place of the drop. */
export function autoAnswer({ drag }: LastChoice, choices: Choice[], view: View): Choice | null {
  const targetSpot = toNumber(drag?.on.spot);
  if (targetSpot < 0 || view.question === "main") return null;
  const row = isGarden(targetSpot) ? 0 : isAlley(targetSpot) ? 1 : -1;
  const isOwn = Math.floor(targetSpot / P.SPOTS) === nearSeat(view);
  return (
    choices.find((choice) => choice.verb === "spot" && spotOf(choice, nearSeat(view)) === targetSpot) ??
    (isOwn ? choices.find((choice) => choice.verb === "rows" && choice.subject === row) : undefined) ??
    null
  );
}
