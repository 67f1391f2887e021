/** Decisions in which cards are given up: paid, discarded, put back. These cards look different from cards that are played. */

import { say, hasGameText } from "../i18n/index.svelte";
import type { View } from "../net/wire.gen";

/** The word for what becomes of the cards, as the game's catalogue has it for the question that is asked; empty: none is given up. */
export function discardCaption(view: View): string {
  const key = `gives-${view.question
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join("-")}`;
  return view.decides && !view.over && hasGameText(key) ? say(key) : "";
}
