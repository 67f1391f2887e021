/** What it means to drag cards and units over the field. */

import type { Drag } from "../../../app/table/drag";
import type { Done } from "../../../app/game_module";
import { near, type Choice, type View } from "../../../app/net/view";
import { faceOf } from "../metadata";
import * as P from "../constants";
import { spotOf } from "./verbs";

const numbered = (mark: string | undefined) => (mark === undefined ? -1 : Number(mark));
const isAlley = (spot: number) => spot % P.SPOTS >= P.ALLEY;
const isGarden = (spot: number) => spot % P.SPOTS >= P.GARDEN && !isAlley(spot);

/** A card of the hand goes to the field; a unit attacks whom it is dragged on, and one of the Alley goes forward. */
export function dropped({ from, on }: Drag, all: Choice[], view: View): Choice | null {
  const [source, target] = [numbered(from.spot), numbered(on.spot)];
  const seat = near(view);
  const find = (verb: string) => all.find((one) => one.verb === verb && spotOf(one, seat) === source) ?? null;
  if (source < 0) {
    const face = faceOf(numbered(from.card));
    return on.drop === undefined ? null : (all.find((one) => one.verb === "play" && one.subject === face) ?? null);
  }
  if (target < 0) return null;
  if (Math.floor(target / P.SPOTS) !== seat) return find("attack");
  return isAlley(source) && isGarden(target) ? find("portal") : null;
}

/** Where it was let go answers where it is played, and whom it is about. */
export function follows({ drag }: Done, all: Choice[], view: View): Choice | null {
  const target = numbered(drag?.on.spot);
  if (target < 0 || view.question === "main") return null;
  const row = isGarden(target) ? 0 : isAlley(target) ? 1 : -1;
  const isOwn = Math.floor(target / P.SPOTS) === near(view);
  return (
    all.find((one) => one.verb === "spot" && spotOf(one, near(view)) === target) ??
    (isOwn ? all.find((one) => one.verb === "rows" && one.subject === row) : undefined) ??
    null
  );
}
