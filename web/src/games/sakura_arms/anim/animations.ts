/** Animations of the events of a duel. */

import { flyToZone, hideFor, slideBand } from "../../../app/anim/card_flights";
import { animateElement, scaledDuration } from "../../../app/anim/petal_flights";
import type { Animations } from "../../../app/anim/playback.svelte";
import { findOnScreen } from "../../../app/anim/screen_positions";
import { turnOverRevealed, animateCommon, defaultDuration } from "../../../app/anim/animations";
import { say } from "../../../app/i18n/index.svelte";
import { nearSeat, tokensOnCard } from "../../../app/net/view";
import { distanceRuns, isWithin, legendOf } from "../cards/metadata";
import { printedRange } from "../cards/number_format";
import * as P from "../constants";
import { viewFacts } from "../board/view_facts";
import * as blow from "./blow";
import { cueOf } from "./cues";
import { shownCards } from "./shown_cards.svelte";
import { STILL_TIME } from "./stage_effects";
import { applyEvent } from "./view_reducer";
import type { Event, View } from "../../../app/net/wire.gen";

/** Milliseconds; petals leave just after the blow has hit. */
const HIT_TIME = blow.RUSH_TIME + 50;
const DURATIONS: Record<string, number> = {
  play: 900,
  attack: 900,
  hurt_aura: HIT_TIME,
  hurt_life: HIT_TIME,
  miss: blow.MISS_TIME,
  negate: blow.NEGATION_TIME,
  stun: 450,
  turn: 450,
  vigor: 220,
  over: 1600,
};

/** Returns the duration of an event in milliseconds. */
function duration(event: Event): number {
  const [, verb, where, , target] = event;
  if (verb !== "place") return DURATIONS[verb] ?? defaultDuration(event);
  // A played card is shown already; cards outside the duel are not on the board.
  return isOfKind(P.LIMBO, target) || where >= P.OUTSIDE || target >= P.OUTSIDE ? 0 : defaultDuration(event);
}

const isOfKind = (kind: number, zone: number): boolean => (zone & ~1) === kind;

/** Returns the card that is attacking, or null: large on the stage, in the clash, or beside its owner after a question. */
function attackingCard(seat: number, view: View): number | null {
  const inClash = viewFacts(view).attack;
  const cards = shownCards.list.filter(({ by, isSpent }) => by === seat && !isSpent).map(({ card }) => card);
  if (inClash?.by === seat) cards.unshift(inClash.card);
  const isAttack = (card: number) => blow.shownCard(card)?.dataset.kind === "attack";
  const isAside = (card: number) => card >= 0 && !shownCards.has(card);
  return cards.findLast(isAttack) ?? view.zones[P.LIMBO + seat].findLast(isAside) ?? null;
}

/** Finds a card where it is drawn: large on the stage, or where it lies. */
const cardOnScreen = (card: number) => blow.shownCard(card) ?? findOnScreen("card", card);

/** Shows damage; it takes no more Sakura than there are. */
function animateDamage([, verb, where, , amount]: Event, view: View): void {
  const isLife = verb === "hurt_life";
  const place = (isLife ? P.LIFE : P.AURA) + where;
  const onCards = isLife ? 0 : view.zones[P.IN_PLAY + where].reduce((sum, card) => sum + tokensOnCard(view, card), 0);
  const lost = Math.min(amount, view.tokens[place] + onCards);
  const attacking = attackingCard(1 - where, view);
  const card = attacking === null ? null : cardOnScreen(attacking);
  blow.showHit({ seat: where, isLife, amount: lost, words: say("page-damage", { area: ["area", place] }), card });
  if (attacking !== null) shownCards.spend(attacking, 1 - where);
}

/** Shows an attack that is out of Range. */
function animateMiss([, , where, subject]: Event, view: View): void {
  const card = cardOnScreen(subject);
  const { attack, distance } = viewFacts(view);
  const reach = attack?.card === subject ? attack.reach : Number(card?.dataset.reach ?? 0);
  const ends = distanceRuns(reach).flat();
  const isKnown = ends.length > 0 && !isWithin(distance, reach);
  const isCloser = (end: number, best: number) => Math.abs(end - distance) < Math.abs(best - distance);
  const reachEnd = isKnown ? ends.reduce((best, end) => (isCloser(end, best) ? end : best)) : -1;
  const key = distance > reachEnd ? "page-falls-short" : "page-too-near";
  const words = isKnown ? say(key, { distance, range: printedRange(reach) }) : say("page-fails");
  // Planks are counted from the near side.
  const plank = where === nearSeat(view) || !isKnown ? reachEnd : Math.max(0, distance - reachEnd);
  blow.showMiss(where, card, plank, words);
  shownCards.spend(subject, where);
}

/** Returns the card shown large after an event: one that is played, until it hits or leaves Limbo; -1: none; undefined: the same as before. */
function showcaseAfter([, verb, where, subject]: Event): number | undefined {
  if (verb === "play" || verb === "attack") return subject;
  if (["hurt_aura", "hurt_life", "miss", "negate", "turn", "over"].includes(verb)) return -1;
  return verb === "place" && isOfKind(P.LIMBO, where) ? -1 : undefined;
}

function animateEvent(event: Event, view: View): void {
  const [, verb, where, subject, amount] = event;
  if (verb === "play") {
    hideFor(findOnScreen("card", subject), DURATIONS.play * 2);
    if (amount) animateReaction(where, subject, view);
  } else if (verb === "hurt_aura" || verb === "hurt_life") animateDamage(event, view);
  else if (verb === "miss") animateMiss(event, view);
  else if (verb === "negate") {
    blow.showNegation(where, cardOnScreen(subject), say("page-negated"));
    shownCards.spend(subject, where);
  } else if (verb === "turn") slideBand("plaque", view.tokens[P.TURN], where);
  else if (verb === "vigor")
    animateElement(findOnScreen("place", P.VIGOR + where), [{ transform: "none" }, { transform: "scale(1.15)" }], 110);
  else if (verb === "place" && isOfKind(P.LIMBO, where)) layAway(event);
  else animateCommon(event);
}

/** Shows a Reaction to the attack under way. */
function animateReaction(seat: number, card: number, view: View): void {
  const attacking = attackingCard(1 - seat, view);
  const attackingElement = attacking === null ? null : cardOnScreen(attacking);
  blow.showReaction(seat, attackingElement, say("page-reaction", { card: ["card", card] }));
}

/** Flies a card from where it is shown, or has struck, to where it is laid away. */
function layAway(event: Event): void {
  const [, , where, subject, amount] = event;
  const struckAt = shownCards.isSpent(subject) ? blow.struckPlace(1 - (where & 1)) : null;
  flyToZone(event, cardOnScreen(subject), findOnScreen("plaque", amount & 1), struckAt);
}

/** Keeps account of the cards that are shown large. */
function updateShownCards([, verb, where, subject, amount]: Event): void {
  if (verb === "play") shownCards.show(subject, where, amount > 0);
  else if (verb === "attack") shownCards.show(subject, where, false);
  else if (verb === "turn") shownCards.clear();
}

/** Forgets a card that has been laid away. */
function forgetLaidAway([, verb, where, subject]: Event): void {
  if (verb === "place" && isOfKind(P.LIMBO, where)) shownCards.hide(subject);
}

/** Shows how the side falls that has no Life any more. */
function animateFall([, verb, where]: Event, before: View): void {
  if (verb !== "shift" || !isOfKind(P.LIFE, where)) return;
  const seat = where & 1;
  // Its figures lie by now.
  if (before.tokens[where] > 0 && document.querySelector(`[data-actor="${seat}"] .fallen.is-shown`)) blow.showFall(seat);
}

/** The most blows that are shown where nothing may move. */
const MOST_STILLS = 3;
/** Milliseconds for which a card is shown before its blow. */
const STILL_CARD_TIME = 700;
let stillTimer = 0;

/** Shows the last blows over the board where nothing may move: the card in the middle, then each blow. */
function showStill(news: Event[], next: View): void {
  const blows = news.filter(([, verb]) => ["hurt_aura", "hurt_life", "miss", "negate"].includes(verb)).slice(-MOST_STILLS);
  const attack = news.findLast(([clock, verb]) => (verb === "play" || verb === "attack") && clock < (blows[0]?.[0] ?? 0));
  const hasCard = attack !== undefined && !viewFacts(next).attack;
  if (hasCard) {
    shownCards.show(attack[3], attack[2], false);
    stillTimer = window.setTimeout(() => shownCards.clear(), scaledDuration(STILL_CARD_TIME));
  }
  for (const [index, event] of blows.entries())
    showStillBlow(event, news, STILL_CARD_TIME * Number(hasCard) + STILL_TIME * index);
}

function showStillBlow([clock, verb, where, , amount]: Event, news: Event[], delay: number): void {
  if (verb === "miss") blow.showStillLabel(where, say("page-fails"), false, delay);
  else if (verb === "negate") blow.showStillLabel(where, say("page-negated"), true, delay);
  else {
    const isLife = verb === "hurt_life";
    const place = (isLife ? P.LIFE : P.AURA) + where;
    const loss = news.find((one) => one[0] > clock && one[1] === "shift" && one[2] === place);
    const words = say("page-damage", { area: ["area", place] });
    blow.showStillHit({ seat: where, isLife, amount: loss?.[4] ?? amount, words, card: null }, delay);
  }
}

export const ANIMATIONS: Animations = {
  unanswerable: (news, next, seat, rules) =>
    unanswerable(news, next, seat, (card) => legendOf(rules).cards[card].type === "attack"),
  time: duration,
  applyEvent,
  animate: (event, view, _seat, isStill) => {
    if (!isStill) animateEvent(event, view);
    updateShownCards(event);
    if (isStill) forgetLaidAway(event);
    return showcaseAfter(event);
  },
  afterApply: (event, before) => {
    turnOverRevealed(event, before);
    forgetLaidAway(event);
    animateFall(event, before);
  },
  end: () => {
    clearTimeout(stillTimer);
    shownCards.clear();
  },
  showStill,
  cue: cueOf,
};

/** The events in which the foe attacks and `seat` is not asked for a Reaction, because none is possible. */
export function unanswerable(news: Event[], next: View, seat: number | null, isAttack: (card: number) => boolean): Event[] {
  if (seat === null) return [];
  const attacks = news.filter(
    ([, verb, where, subject]) =>
      (where & 1) !== seat && subject >= 0 && (verb === "attack" || (verb === "play" && isAttack(subject))),
  );
  const isAsked = next.question === "reaction";
  return isAsked ? attacks.slice(0, -1) : attacks;
}
