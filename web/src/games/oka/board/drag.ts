/** Drops of cards: of a hand card on a pile, of a character on the player's own plate. */

import type { Drag } from "../../../app/table/input/drag";
import type { Choice } from "../../../app/net/view";
import { CARDS } from "../constants";
import { PLACING } from "./verbs";
import type { View } from "../../../app/net/wire.gen";

export function resolveDrop({ from, on }: Drag, choices: Choice[], view: View): Choice | null {
  const card = Number(from.card);
  if (card >= CARDS) {
    const isOwn = on.seat !== undefined && Number(on.seat) === view.seat;
    const hireChoice = choices.find(
      (choice) => (choice.verb === "hire" || choice.verb === "free") && choice.subject === card - CARDS,
    );
    return (isOwn ? hireChoice : undefined) ?? null;
  }
  if (on.pile === undefined) return null;
  const verb = PLACING[Number(on.side) as 0 | 1];
  return choices.find((choice) => choice.verb === verb && choice.subject === card) ?? null;
}
