/** How what happens in a game of Sakura is shown: cards fly to the piles, piles to those who take them. */

import { fly } from "../../app/lib/flying";
import type { Stage } from "../../app/lib/playback.svelte";
import { spot, type Spot } from "../../app/lib/spots";
import { play } from "../../app/lib/sound";
import type { Event, View } from "../../app/lib/view";
import { TURNED } from "./places";
import { suitOf, valueOf } from "./sight";
import { stepped } from "./stepped";
import { LETTERS, SHAPES } from "./marks";

const TIMES: Record<string, number> = {
  lay_on_pile: 620,
  take_pile: 900,
  hire: 900,
  free: 900,
  renew: 600,
  turn_yin_yang: 750,
  vote: 500,
  toss: 700,
  gain: 420,
  turn: 200,
  score: 500,
  round: 500,
};

/** One's own deeds need no explanation. */
function time(event: Event, seat: number | null): number {
  const [, verb, where] = event;
  const length = TIMES[verb] ?? 20;
  return where === seat && (verb === "lay_on_pile" || verb === "hire" || verb === "turn") ? length / 2 : length;
}

function enact([, verb, where, subject, amount]: Event, view: View, seat: number | null, isStill: boolean): number | undefined {
  const pile: Spot = ["pile", amount ^ view.tokens[TURNED]];
  const player: Spot = ["seat", where];
  if (verb === "lay_on_pile") {
    if (!isStill) flyCard(where === seat && spot("card", subject) ? ["card", subject] : player, pile, subject);
    play("card");
    return -1;
  }
  if (verb === "take_pile") {
    if (!isStill) {
      flyCard(pile, player, -1);
      fly(pile, player, Math.min(subject, 6));
    }
    if (where === seat) play("harm");
    return -1;
  }
  if (verb === "hire" || verb === "free") {
    play("card");
    return subject;
  }
  if (verb === "gain") play("petal");
  return verb === "turn" || verb === "round" ? -1 : undefined;
}

/** A card crosses the table; a hidden one with its back. */
function flyCard(from: Spot, to: Spot, card: number): void {
  const [source, target] = [spot(...from), spot(...to)];
  if (!source || !target) return;
  const [begin, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  const flying = document.createElement("div");
  flying.className = `flying-card ${card >= 0 ? `suit-${suitOf(card)}` : "back"}`;
  flying.setAttribute("aria-hidden", "true");
  if (card >= 0) flying.textContent = `${valueOf(card)}${SHAPES[suitOf(card)]}${LETTERS[suitOf(card)]}`;
  document.body.append(flying);
  const [x1, y1] = [begin.left + begin.width / 2 - 28, begin.top + begin.height / 2 - 40];
  const [x2, y2] = [end.left + end.width / 2 - 28, end.top + end.height / 2 - 40];
  const flight = flying.animate(
    [
      { transform: `translate(${x1}px, ${y1}px) scale(0.6) rotate(-6deg)`, opacity: 0.4 },
      { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - 24}px) scale(1.05) rotate(3deg)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${x2}px, ${y2}px) scale(1) rotate(0deg)`, opacity: 1 },
    ],
    { duration: 420, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => flying.remove();
  setTimeout(() => flying.remove(), 1200);
}

export const OKA_STAGE: Stage = { time, stepped, enact };
