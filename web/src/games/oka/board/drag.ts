/** What it means to drag cards over the table: one of the hand to a pile, a character to oneself. */

import type { Drag } from "../../../app/table/drag";
import type { Choice, View } from "../../../app/net/view";
import { CARDS } from "../constants";
import { PLACING } from "./verbs";

export function dropped({ from, on }: Drag, all: Choice[], view: View): Choice | null {
  const card = Number(from.card);
  if (card >= CARDS) {
    const isOwn = on.seat !== undefined && Number(on.seat) === view.seat;
    const hired = all.find((one) => (one.verb === "hire" || one.verb === "free") && one.subject === card - CARDS);
    return (isOwn ? hired : undefined) ?? null;
  }
  if (on.pile === undefined) return null;
  const verb = PLACING[Number(on.side) as 0 | 1];
  return all.find((one) => one.verb === verb && one.subject === card) ?? null;
}
