/** Drops of cards on the board, and the payment for a Basic Action. */

import { onlyChoice, type Drag } from "../../../app/table/input/drag";
import type { LastChoice } from "../../../app/game_module";
import { settings } from "../../../app/storage/settings.svelte";
import { choicesForCard, nearSeat, type Choice } from "../../../app/net/view";
import * as P from "../constants";
import type { View } from "../../../app/net/wire.gen";

/** Resolves a drop: on the stage a card is played, on a Basic Action it pays for it. */
export function resolveDrop(drag: Drag, all: Choice[], view: View): Choice | null {
  const { from, on } = drag;
  if (on.action === undefined) return onlyChoice(drag, all);
  if (Number(from.zone) !== P.HAND + nearSeat(view)) return null;
  return all.find((choice) => choice.verb === "basic" && choice.subject === Number(on.action)) ?? null;
}

/** Pays for a Basic Action with Vigor, or with the card dragged on it, unless the player wants to be asked. */
export function autoAnswer({ choice, drag, isAsked }: LastChoice, all: Choice[], view: View): Choice | null {
  if (choice.verb !== "basic" || view.question !== "pay") return null;
  if (drag) return choicesForCard(all, Number(drag.from.card)).find(({ verb }) => verb === "discarding") ?? null;
  if (isAsked || settings.preferences.askPayment) return null;
  return all.find(({ verb }) => verb === "spend") ?? null;
}
