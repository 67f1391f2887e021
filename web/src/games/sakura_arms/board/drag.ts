/** What it means to drag a card over the board, and what follows from a Basic Action. */

import { onlyChoice, type Drag } from "../../../app/table/drag";
import type { Done } from "../../../app/game_module";
import { settings } from "../../../app/storage/settings.svelte";
import { choicesAbout, near, type Choice, type View } from "../../../app/net/view";
import * as P from "../constants";

/** On the stage a card is played; on a Basic Action it pays for it. */
export function dropped(drag: Drag, all: Choice[], view: View): Choice | null {
  const { from, on } = drag;
  if (on.action === undefined) return onlyChoice(drag, all);
  if (Number(from.zone) !== P.HAND + near(view)) return null;
  return all.find((one) => one.verb === "basic" && one.subject === Number(on.action)) ?? null;
}

/** A Basic Action takes Vigor where there is some, or the card that was dragged on it; unless one wants to be asked. */
export function follows({ choice, drag, isAsked }: Done, all: Choice[], view: View): Choice | null {
  if (choice.verb !== "basic" || view.question !== "pay") return null;
  if (drag) return choicesAbout(all, Number(drag.from.card)).find((one) => one.verb === "discarding") ?? null;
  if (isAsked || settings.preferences.askPayment) return null;
  return all.find((one) => one.verb === "spend") ?? null;
}
