/** What the others have done since one's own last decision, and what it came of: for somebody who learns. */

import { name, type Message } from "../../../app/i18n/index.svelte";
import type { Event, View } from "../../../app/net/view";
import { remembered } from "../board/memory";
import { CARDS, YIN_YANG_RESET } from "../constants";
import { briefly } from "../cards/phrases";
import { SIDES, Sight } from "../board/board_model";

/** Whether the Yin-Yang card lay the other way round after all that. */
function turned(events: Event[], isReset: boolean): number {
  const last = events.findLast(([, verb]) => verb === "turn_yin_yang" || (isReset && verb === "round"));
  return last?.[1] === "turn_yin_yang" ? last[4] : 0;
}

/** What one's own turns brought without a question, because nothing else was possible. The first event of the news is what was chosen. */
export function unasked(news: Event[], view: View): Message[] {
  return news.slice(1).flatMap(([, verb, where, subject, amount]): Message[] => {
    if (where !== view.seat) return [];
    if (verb === "lay_on_pile") return [["coach-only-card", { card: ["card", subject], side: ["side", amount] }]];
    return verb === "take_pile" ? [["coach-only-pile", { side: ["side", amount] }]] : [];
  });
}

/** Piles that were taken, characters that were hired; and in the end what both piles want now. `all` is what has happened since the beginning. */
export function explained(news: Event[], view: View, all: Event[]): Message[] {
  const sight = new Sight(view);
  const isReset = sight.switches[YIN_YANG_RESET] === 1;
  const messages: Message[] = [];
  for (const event of news) {
    const [clock, verb, where, subject, amount] = event;
    if (where === view.seat) continue;
    if (verb === "take_pile") {
      const before = all.filter(([one]) => one < clock);
      const heap = remembered(before, sight.seats, isReset)[amount ^ turned(before, isReset)];
      const shurikens = heap.reduce((sum, card) => sum + (sight.values.shurikens[card] ?? 0), 0);
      messages.push(["coach-took", { who: ["seat", where], side: ["side", amount], count: subject, shurikens }]);
    } else if ((verb === "hire" || verb === "free") && subject >= CARDS)
      messages.push(["coach-hired", { who: ["seat", where], card: ["card", subject], brief: briefly(subject, sight.cooks) }]);
  }
  if (news.some(([, verb, where]) => verb === "lay_on_pile" && where !== view.seat))
    for (const side of SIDES) {
      const needs = sight.told(side)?.needs;
      const top = sight.pile(side)[0];
      if (needs && top !== undefined && top >= 0)
        messages.push(["coach-wants", { side: name("side", side), card: ["card", top], needs }]);
    }
  return messages;
}
