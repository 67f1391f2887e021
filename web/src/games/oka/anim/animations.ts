/** Animations of the events of Sakura: cards fly to the piles, piles to the players who take them. */

import { mount, unmount } from "svelte";
import { flightLayer, flyToZone, hideFor, slideBand } from "../../../app/anim/card_flights";
import { flyTokens, animateElement } from "../../../app/anim/petal_flights";
import type { Animations } from "../../../app/anim/playback.svelte";
import { centreOf, findOnScreen, type ScreenMark } from "../../../app/anim/screen_positions";
import { turnOverRevealed } from "../../../app/anim/animations";
import * as P from "../constants";
import { BoardModel, seatsIn } from "../board/board_model";
import SakuraCard from "../cards/SakuraCard.svelte";
import { cueOf } from "./cues";
import { applyEvent } from "./view_reducer";
import type { Event, View } from "../../../app/net/wire.gen";

const FLIGHT_DURATION = 400; // milliseconds
const CARD_SIZE = [54, 78]; // pixels, of a card that does not go to a pile
const HAND_SCALE = 0.3; // size of a card as it comes out of the hand of another player, or goes to them
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
  if (where !== seat) return duration;
  return verb === "lay_on_pile" ? FLIGHT_DURATION : verb === "hire" || verb === "turn" ? duration / 2 : duration;
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
  const pileTop = findOnScreen(...pile)?.querySelector<HTMLElement>(".top") ?? null;
  const plateHand = findOnScreen(...player)?.querySelector<HTMLElement>(".hand-count") ?? findOnScreen(...player);
  if (verb === "lay_on_pile") {
    const handCard = where === seat ? findOnScreen("card", subject) : null;
    hideFor(handCard, DURATIONS.lay_on_pile);
    flyCard(view, subject, handCard?.querySelector<HTMLElement>(".face") ?? plateHand, pileTop);
  } else if (verb === "take_pile") {
    const tops = view.zones[P.TOPS * seatsIn(view) + pile[1]];
    const topCard = pileTop?.querySelector<HTMLElement>(".top-card") ?? null;
    const tricks = findOnScreen(...player)?.querySelector<HTMLElement>(".tricks") ?? plateHand;
    if (tops.length) {
      flyCard(view, tops[0], topCard, tricks);
      hideFor(topCard, DURATIONS.take_pile);
    }
    flyTokens(pile, player, Math.min(subject, 6));
  } else if (verb === "turn") slideBand("seat", view.tokens[P.TURN], where);
  else if (verb === "deal") flyCard(view, -1, findOnScreen("zone", P.DRAW_PILE * seatsIn(view)), plateHand);
  else if (verb === "place") flyToZone(event);
}

/** Flies a card itself from where it lies to where it goes; a hidden one shows its back. */
function flyCard(view: View, card: number, source: HTMLElement | null, target: HTMLElement | null): void {
  if (!source || !target) return;
  const [start, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()];
  // As large as on a pile, where it comes from or goes to one.
  const onPile = [target, source].find((element) => element.matches(".top, .top-card"));
  const [width, height] = onPile ? [onPile.offsetWidth, onPile.offsetHeight] : CARD_SIZE;
  const flyingCard = document.createElement("div");
  flyingCard.className = "carried";
  flyingCard.dataset.flying = String(card);
  flyingCard.setAttribute("aria-hidden", "true");
  flyingCard.style.cssText = `width: ${width}px; height: ${height}px; ${sizeProperties(width, height)}`;
  flightLayer().append(flyingCard);
  const { values } = new BoardModel(view);
  const component = mount(SakuraCard, { target: flyingCard, props: { card, values, size: onPile ? "large" : "small" } });
  const transformAt = (box: DOMRect, turn: number) => {
    const [x, y] = centreOf(box);
    const scale = Math.max(Math.min(1, box.width / width), HAND_SCALE);
    return `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turn}deg) scale(${scale})`;
  };
  const frames = [
    { transform: transformAt(start, 0), opacity: 1 },
    { transform: transformAt(end, 0), opacity: 1 },
  ];
  const flight = animateElement(flyingCard, frames, FLIGHT_DURATION, { easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "both" });
  void flight?.finished
    .catch(() => {})
    .then(() => {
      flyingCard.remove();
      return unmount(component);
    });
}

/** Returns the custom properties with the size of a card. */
const sizeProperties = (width: number, height: number) =>
  ["card", "top"].map((name) => `--${name}-width: ${width}px; --${name}-height: ${height}px`).join("; ");

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
