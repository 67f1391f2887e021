/** Kinds of sounds, and the sounds of events that all games have. */

import type { Event, GameInfo, View } from "../net/wire.gen";

/** Frequencies of an in scale on D; a place of a game may have one. */
export const SCALE = [293.7, 311.1, 392, 440, 466.2];

/** Every sound, with its weight: while too many play, the lighter ones give way. */
export const WEIGHTS = {
  petal: 1,
  card: 1,
  draw: 1,
  riffle: 1,
  step: 1,
  coin: 1,
  wood: 1,
  spell: 2,
  gate: 2,
  leaves: 2,
  knock: 2,
  clapper: 2,
  turn: 2,
  shatter: 2,
  strike: 3,
  blade: 3,
  shot: 3,
  fan: 3,
  throw: 3,
  hiss: 3,
  steam: 3,
  drum: 3,
  harm: 3,
  gong: 3,
  ultimate: 4,
  win: 4,
  loss: 4,
};

export type Sound = keyof typeof WEIGHTS;

/** A sound to play: only `petal` has a pitch; `side` is -1 for the viewer's side on the left, 1 for the other. */
export interface Cue {
  sound: Sound;
  pitch?: number;
  side?: number;
}

/** Picks the sound of an event, or none. */
export type CueOf = (event: Event, view: View, seat: number | null, rules: GameInfo | null) => Cue | null;

/** Returns the side from which something of a seat is heard. */
export function sideOf(owner: number, seat: number | null): number {
  return owner === (seat ?? 0) ? -1 : 1;
}

/** Picks the sound of an event that all games have: tokens, cards, piles. */
export const commonCue: CueOf = ([, verb]) => {
  if (verb === "shift" || verb === "lay" || verb === "lift") return { sound: "petal" };
  if (verb === "place") return { sound: "card" };
  return verb === "gather" || verb === "shuffle" ? { sound: "riffle" } : null;
};

/** Returns the weightiest of some cues, for events that are shown at once. */
export function weightiest(cues: (Cue | null)[]): Cue | null {
  return cues.reduce((best, cue) => (cue && (!best || WEIGHTS[cue.sound] > WEIGHTS[best.sound]) ? cue : best), null);
}
