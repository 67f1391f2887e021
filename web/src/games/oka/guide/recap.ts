/** A recap of the others' last turns for a learner. */

import { name, type Message } from "../../../app/i18n/index.svelte";
import { pileContents } from "../board/event_memory";
import { CARDS, YIN_YANG_RESET } from "../constants";
import { briefText } from "../cards/phrases";
import { SIDES, BoardModel } from "../board/board_model";
import type { Event, View } from "../../../app/net/wire.gen";

/** Returns the orientation of the Yin-Yang card after some events: 1 if it is turned. */
function turnedAfter(events: Event[], isReset: boolean): number {
  const last = events.findLast(([, verb]) => verb === "turn_yin_yang" || (isReset && verb === "round"));
  return last?.[1] === "turn_yin_yang" ? last[4] : 0;
}

/** Lists the forced moves after the viewer's last choice, which is the first event of the news. */
export function forcedMoves(news: Event[], view: View): Message[] {
  return news.slice(1).flatMap(([, verb, where, subject, amount]): Message[] => {
    if (where !== view.seat) return [];
    if (verb === "lay_on_pile") return [["coach-only-card", { card: ["card", subject], side: ["side", amount] }]];
    return verb === "take_pile" ? [["coach-only-pile", { side: ["side", amount] }]] : [];
  });
}

/** Explains piles taken and characters hired, then the needs of both piles; `history` are all events of the game. */
export function recap(news: Event[], view: View, history: Event[]): Message[] {
  const model = new BoardModel(view);
  const isReset = model.switches[YIN_YANG_RESET] === 1;
  const messages: Message[] = [];
  for (const event of news) {
    const [clock, verb, where, subject, amount] = event;
    if (where === view.seat) continue;
    if (verb === "take_pile") {
      const earlierEvents = history.filter(([earlier]) => earlier < clock);
      const pile = pileContents(earlierEvents, model.seats, isReset)[amount ^ turnedAfter(earlierEvents, isReset)];
      const shurikens = pile.reduce((sum, card) => sum + (model.values.shurikens[card] ?? 0), 0);
      messages.push(["coach-took", { who: ["seat", where], side: ["side", amount], count: subject, shurikens }]);
    } else if ((verb === "hire" || verb === "free") && subject >= CARDS)
      messages.push(["coach-hired", { who: ["seat", where], card: ["card", subject], brief: briefText(subject, model.cooks) }]);
  }
  if (news.some(([, verb, where]) => verb === "lay_on_pile" && where !== view.seat))
    for (const side of SIDES) {
      const needs = model.needsOf(side)?.needs;
      const top = model.pile(side)[0];
      if (needs && top !== undefined && top >= 0)
        messages.push(["coach-wants", { side: name("side", side), card: ["card", top], needs }]);
    }
  return messages;
}
