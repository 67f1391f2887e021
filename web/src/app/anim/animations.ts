/** Animations of events of all games: tokens between places, cards between zones. */

import { commonCue } from "./cues";
import { flyToZone, riffleZone, sweepZone, turnOver } from "./card_flights";
import { flyTokens } from "./petal_flights";
import type { Animations } from "./playback.svelte";
import { findOnScreen } from "./screen_positions";
import { applyCommonEvent } from "./view_reducer";
import type { Event, View } from "../net/wire.gen";

const DURATIONS: Record<string, number> = { shift: 480, lay: 480, lift: 480, place: 340, gather: 360, shuffle: 240 };

export function defaultDuration([, verb]: Event): number {
  return DURATIONS[verb] ?? 0;
}

/** Animates an event that all games have. */
export function animateCommon(event: Event): void {
  const [, verb, where, subject, amount] = event;
  if (verb === "shift") flyTokens(["place", where], ["place", subject], amount);
  else if (verb === "lay") flyTokens(["place", where], ["card", subject], amount);
  else if (verb === "lift") flyTokens(["card", subject], ["place", where], amount);
  else if (verb === "place") flyToZone(event);
  else if (verb === "gather") sweepZone(where, subject);
  else if (verb === "shuffle") riffleZone(where);
}

/** Turns over a card that was hidden before the event. */
export function turnOverRevealed([, verb, where, subject]: Event, before: View): void {
  if (verb === "place" && subject >= 0 && !before.zones[where].includes(subject)) turnOver(subject);
}

/** Animations of games without their own. */
export const DEFAULT_ANIMATIONS: Animations = {
  time: (event) => (isOnScreen(event) ? defaultDuration(event) : 0),
  applyEvent: applyCommonEvent,
  animate: (event, _view, _seat, isStill) => {
    if (!isStill) animateCommon(event);
    return undefined;
  },
  afterApply: turnOverRevealed,
  cue: commonCue,
};

/** Tells whether an event moves something between drawn places. */
function isOnScreen([, verb, where, subject, amount]: Event): boolean {
  if (verb === "shift") return findOnScreen("place", where) !== null && findOnScreen("place", subject) !== null;
  if (verb === "place") return findOnScreen("zone", where) !== null && findOnScreen("zone", amount) !== null;
  if (verb === "gather") return findOnScreen("zone", where) !== null && findOnScreen("zone", subject) !== null;
  return verb === "lay" || verb === "lift" || verb === "shuffle";
}
