/** How what happens in a game of Sakura is shown: cards fly to the piles, piles to those who take them. */

import { carry, conceal, pass } from "../../../app/anim/card_flights";
import { fly, move } from "../../../app/anim/petal_flights";
import type { Stage } from "../../../app/anim/playback.svelte";
import { middleOf, spot, type Spot } from "../../../app/anim/screen_positions";
import { arriveUsually } from "../../../app/anim/animations";
import { play } from "../../../app/anim/sound";
import type { Event, View } from "../../../app/net/view";
import { LETTERS, SHAPES } from "../art/marks";
import * as P from "../constants";
import { seatsIn, suitOf, valueOf } from "../board/board_model";
import { stepped } from "./view_reducer";

const FLIGHT = 420; // milliseconds
const SIZE = [56, 80]; // pixels, of a card in flight
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
  turn: 340,
  score: 500,
  round: 500,
  deal: 120,
  over: 300,
};

/** One's own deeds need no explanation. */
function time(event: Event, seat: number | null): number {
  const [, verb, where, subject] = event;
  // Of cards that go to a pile or with one it was told before; characters come and go by themselves.
  if (verb === "place") return subject >= P.CARDS ? 200 : 0;
  const length = TIMES[verb] ?? 0;
  return where === seat && (verb === "lay_on_pile" || verb === "hire" || verb === "turn") ? length / 2 : length;
}

function heard([, verb, where, subject]: Event, seat: number | null): number | undefined {
  switch (verb) {
    case "lay_on_pile":
      play("card");
      return -1;
    case "take_pile":
      if (where === seat) play("harm");
      return -1;
    case "hire":
    case "free":
      play("card");
      return subject;
    case "gain":
      play("petal");
      return undefined;
    case "turn":
    case "round":
    case "over":
      return -1;
    default:
      return undefined;
  }
}

function moved(event: Event, view: View, seat: number | null): void {
  const [, verb, where, subject, amount] = event;
  const pile: Spot = ["pile", amount ^ view.tokens[P.TURNED]];
  const player: Spot = ["seat", where];
  if (verb === "lay_on_pile") {
    const held = where === seat ? spot("card", subject) : null;
    conceal(held, TIMES.lay_on_pile);
    flyCard(held ? ["card", subject] : player, pile, subject);
  } else if (verb === "take_pile") {
    flyCard(pile, player, -1);
    fly(pile, player, Math.min(subject, 6));
  } else if (verb === "turn") pass("seat", view.tokens[P.TURN], where);
  else if (verb === "deal") flyCard(["zone", P.DRAW_PILE * seatsIn(view)], player, -1);
  else if (verb === "place") carry(event);
}

/** A card crosses the table; a hidden one with its back. */
function flyCard(from: Spot, to: Spot, card: number): void {
  const [source, target] = [spot(...from), spot(...to)];
  if (!source || !target) return;
  const ends = [source, target].map((one) => middleOf(one.getBoundingClientRect()));
  const [[x1, y1], [x2, y2]] = ends.map(([x, y]) => [x - SIZE[0] / 2, y - SIZE[1] / 2]);
  const flying = document.createElement("div");
  flying.className = `flying-card ${card >= 0 ? `suit-${suitOf(card)}` : "back"}`;
  flying.setAttribute("aria-hidden", "true");
  if (card >= 0) flying.textContent = `${valueOf(card)}${SHAPES[suitOf(card)]}${LETTERS[suitOf(card)]}`;
  document.body.append(flying);
  const flight = move(
    flying,
    [
      { transform: `translate(${x1}px, ${y1}px) scale(0.6) rotate(-6deg)`, opacity: 0.4 },
      { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - 24}px) scale(1.05) rotate(3deg)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${x2}px, ${y2}px) scale(1) rotate(0deg)`, opacity: 1 },
    ],
    FLIGHT,
    { easing: "cubic-bezier(0.3, 0.1, 0.3, 1)", fill: "both" },
  );
  void flight?.finished.catch(() => {}).then(() => flying.remove());
}

export const OKA_STAGE: Stage = {
  time,
  stepped,
  enact: (event, view, seat, isStill) => {
    if (!isStill) moved(event, view, seat);
    return heard(event, seat);
  },
  arrive: arriveUsually,
};
