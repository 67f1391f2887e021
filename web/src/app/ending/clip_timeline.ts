/** The film of the last blow, moment by moment: where both sides stand, how they look, and what is shown over them. */

/** Milliseconds: of the whole film, and of the moment at which the blow lands. */
export const CLIP_TIME = 4200;
export const BLOW_AT = 1150;
const RUN_AT = 620;
const FALL_TIME = 420;
const CARD_AT = 1750;
const WORDS_AT = 2250;

export type ClipPose = "ready" | "strike" | "fallen";

export interface Sprite {
  pose: ClipPose;
  /** How far it has moved, in pixels of the film. */
  x: number;
  y: number;
  /** In degrees. */
  angle: number;
}

export interface Moment {
  winner: Sprite;
  loser: Sprite;
  /** Opacities. */
  flash: number;
  slash: number;
  /** How far petals have flown, from 0 to 1; 0 before the blow. */
  petals: number;
  /** The share of the card and of the words that is there. */
  card: number;
  words: number;
  /** The size of the whole scene. */
  zoom: number;
}

/** Returns the share of an interval that has passed, from 0 to 1. */
function share(time: number, from: number, long: number): number {
  return Math.min(1, Math.max(0, (time - from) / long));
}

function settle(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** Returns what the film shows at a time in milliseconds. */
export function momentAt(time: number): Moment {
  const run = share(time, RUN_AT, BLOW_AT - RUN_AT);
  const since = Math.max(0, time - BLOW_AT);
  const hasLanded = time >= BLOW_AT;
  const fall = settle(share(time, BLOW_AT, FALL_TIME));
  const shake = hasLanded ? Math.sin(since / 22) * 9 * Math.exp(-since / 160) : 0;
  const back = settle(share(time, BLOW_AT + 260, 700));
  const breath = Math.sin(time / 240) * 2;
  return {
    winner: {
      pose: time < RUN_AT ? "ready" : "strike",
      x: run ** 3 * 190 - back * 120,
      y: (run < 1 ? -Math.sin(run * Math.PI) * 26 : 0) + (time < RUN_AT ? breath : 0),
      angle: 0,
    },
    loser: {
      pose: hasLanded ? "fallen" : "ready",
      x: fall * 46 + shake,
      y: hasLanded ? -Math.sin(fall * Math.PI) * 22 : -breath,
      angle: hasLanded ? (1 - fall) * -8 : 0,
    },
    flash: hasLanded ? 0.85 * Math.exp(-since / 110) : 0,
    slash: hasLanded ? Math.exp(-since / 260) : 0,
    petals: hasLanded ? settle(share(time, BLOW_AT, 2400)) : 0,
    card: settle(share(time, CARD_AT, 520)),
    words: settle(share(time, WORDS_AT, 420)),
    zoom: 1 + 0.06 * settle(share(time, RUN_AT, 700)) - 0.06 * settle(share(time, BLOW_AT + 300, 900)),
  };
}
