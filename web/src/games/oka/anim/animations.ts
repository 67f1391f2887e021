/** Animations of the events of Sakura: cards fly to the piles, piles to the players who take them. */

import { flyToZone, hideFor, slideBand } from "../../../app/anim/card_flights";
import { flyTokens, animateElement } from "../../../app/anim/petal_flights";
import type { Animations } from "../../../app/anim/playback.svelte";
import { centreOf, findOnScreen, type ScreenMark } from "../../../app/anim/screen_positions";
import { turnOverRevealed } from "../../../app/anim/animations";
import { LETTERS, SHAPES } from "../art/marks";
import * as P from "../constants";
import { seatsIn, suitOf, valueOf } from "../board/board_model";
import { cueOf } from "./cues";
import { applyEvent } from "./view_reducer";
import type { Event, View } from "../../../app/net/wire.gen";

const FLIGHT_DURATION = 420; // milliseconds
const CARD_SIZE = [56, 80]; // pixels, of a card in flight
/** Milliseconds, by verb. */
const DURATIONS: Record<string, number> = {
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

/** Returns the time an event is shown, in milliseconds; less for the viewer's own moves. */
function time(event: Event, seat: number | null): number {
  const [, verb, where, subject] = event;
  // An earlier event has shown cards that move to a pile or with it; characters move by themselves.
  if (verb === "place") return subject >= P.CARDS ? 200 : 0;
  const duration = DURATIONS[verb] ?? 0;
  return where === seat && (verb === "lay_on_pile" || verb === "hire" || verb === "turn") ? duration / 2 : duration;
}

/** Returns the card to show large after an event, -1 for none, undefined for no change. */
function showcaseAfter([, verb, , subject]: Event): number | undefined {
  switch (verb) {
    case "lay_on_pile":
    case "take_pile":
      return -1;
    case "hire":
    case "free":
      return subject;
    case "turn":
    case "round":
    case "over":
      return -1;
    default:
      return undefined;
  }
}

function moveOnScreen(event: Event, view: View, seat: number | null): void {
  const [, verb, where, subject, amount] = event;
  const pile: ScreenMark = ["pile", amount ^ view.tokens[P.TURNED]];
  const player: ScreenMark = ["seat", where];
  if (verb === "lay_on_pile") {
    const handCard = where === seat ? findOnScreen("card", subject) : null;
    hideFor(handCard, DURATIONS.lay_on_pile);
    flyCard(handCard ? ["card", subject] : player, pile, subject);
  } else if (verb === "take_pile") {
    flyCard(pile, player, -1);
    flyTokens(pile, player, Math.min(subject, 6));
  } else if (verb === "turn") slideBand("seat", view.tokens[P.TURN], where);
  else if (verb === "deal") flyCard(["zone", P.DRAW_PILE * seatsIn(view)], player, -1);
  else if (verb === "place") flyToZone(event);
}

/** Flies a card across the table; a hidden one shows its back. */
function flyCard(from: ScreenMark, to: ScreenMark, card: number): void {
  const [source, target] = [findOnScreen(...from), findOnScreen(...to)];
  if (!source || !target) return;
  const middles = [source, target].map((element) => centreOf(element.getBoundingClientRect()));
  const [[x1, y1], [x2, y2]] = middles.map(([x, y]) => [x - CARD_SIZE[0] / 2, y - CARD_SIZE[1] / 2]);
  const flyingCard = document.createElement("div");
  flyingCard.className = `flying-card ${card >= 0 ? `suit-${suitOf(card)}` : "back"}`;
  flyingCard.setAttribute("aria-hidden", "true");
  if (card >= 0) flyingCard.textContent = `${valueOf(card)}${SHAPES[suitOf(card)]}${LETTERS[suitOf(card)]}`;
  document.body.append(flyingCard);
  const flight = animateElement(
    flyingCard,
    [
      { transform: `translate(${x1}px, ${y1}px) scale(0.6) rotate(-6deg)`, opacity: 0.4 },
      { transform: `translate(${(x1 + x2) / 2}px, ${(y1 + y2) / 2 - 24}px) scale(1.05) rotate(3deg)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${x2}px, ${y2}px) scale(1) rotate(0deg)`, opacity: 1 },
    ],
    FLIGHT_DURATION,
    { easing: "cubic-bezier(0.3, 0.1, 0.3, 1)", fill: "both" },
  );
  void flight?.finished.catch(() => {}).then(() => flyingCard.remove());
}

export const ANIMATIONS: Animations = {
  time,
  applyEvent,
  animate: (event, view, seat, isStill) => {
    if (!isStill) moveOnScreen(event, view, seat);
    return showcaseAfter(event);
  },
  afterApply: turnOverRevealed,
  cue: cueOf,
};
