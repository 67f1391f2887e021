/** How what every game tells alike is shown: tokens that go between places, cards that go between zones. */

import { carry, riffle, sweep, turnOver } from "./card_flights";
import { fly } from "./petal_flights";
import type { Stage } from "./playback.svelte";
import { spot } from "./screen_positions";
import type { Event, View } from "../net/view";
import { followed } from "./view_reducer";

const TIMES: Record<string, number> = { shift: 480, lay: 480, lift: 480, place: 340, gather: 360, shuffle: 240 };

export function usualTime([, verb]: Event): number {
  return TIMES[verb] ?? 0;
}

/** `pitch` is that of a place, where places have one. */
export function enactUsually(event: Event, pitch: (place: number) => number = () => 0): void {
  const [, verb, where, subject, amount] = event;
  if (verb === "shift") fly(["place", where], ["place", subject], amount, pitch(subject));
  else if (verb === "lay") fly(["place", where], ["card", subject], amount, pitch(where));
  else if (verb === "lift") fly(["card", subject], ["place", where], amount, pitch(where));
  else if (verb === "place") carry(event);
  else if (verb === "gather") sweep(where, subject);
  else if (verb === "shuffle") riffle(where);
}

/** A card that could not be seen where it was is turned over where it is. */
export function arriveUsually([, verb, where, subject]: Event, before: View): void {
  if (verb === "place" && subject >= 0 && !before.zones[where].includes(subject)) turnOver(subject);
}

/** For a game that says no more about it: what moves is seen to move wherever both ends of its way are on the board. */
export const USUAL: Stage = {
  time: (event) => (isSeen(event) ? usualTime(event) : 0),
  stepped: followed,
  enact: (event, _view, _seat, isStill) => {
    if (!isStill) enactUsually(event);
    return undefined;
  },
  arrive: arriveUsually,
};

/** Whether there is something on the board for an event to move. */
function isSeen([, verb, where, subject, amount]: Event): boolean {
  if (verb === "shift") return spot("place", where) !== null && spot("place", subject) !== null;
  if (verb === "place") return spot("zone", where) !== null && spot("zone", amount) !== null;
  if (verb === "gather") return spot("zone", where) !== null && spot("zone", subject) !== null;
  return verb === "lay" || verb === "lift" || verb === "shuffle";
}
