/** The sounds as samples, computed: nothing is recorded, and a sound is the same every time. */

import { SCALE, type Sound } from "./cues";
import { Strip, type Samples } from "./strip";

const BELL = [0.5, 1, 1.19, 1.56, 2, 2.51, 2.66, 3.01, 4.1];

interface Recipe {
  seconds: number;
  /** The highest sample. */
  peak: number;
  write: (strip: Strip, pitch: number) => void;
}

const [D, , G, A, B] = SCALE;

const RECIPES: Record<Sound, Recipe> = {
  petal: {
    seconds: 0.9,
    peak: 0.34,
    write: (strip, pitch) => strip.pluck(0, { pitch: pitch || G, decay: 0.85, loudness: 1, dullness: 0.4 }),
  },
  card: {
    seconds: 0.2,
    peak: 0.3,
    write(strip) {
      strip.noise(0, { length: 0.07, from: 3600, to: 1300, loudness: 1, swell: 0.04 });
      strip.tone(0.004, { pitch: 92, decay: 0.16, loudness: 0.8, from: 1.9, glide: 0.04 });
    },
  },
  draw: {
    seconds: 0.3,
    peak: 0.28,
    write(strip) {
      strip.noise(0, { length: 0.17, from: 1500, to: 5200, focus: 1.6, loudness: 0.7, swell: 0.6 });
      strip.noise(0.15, { length: 0.06, from: 4600, to: 2600, loudness: 0.9, swell: 0.05 });
    },
  },
  riffle: {
    seconds: 0.6,
    peak: 0.3,
    write(strip) {
      for (let tick = 0; tick < 11; tick++)
        strip.noise(tick * 0.036 + (tick % 3) * 0.005, {
          length: 0.04,
          from: 2300 + tick * 220,
          to: 1600,
          loudness: 0.6,
          swell: 0.04,
        });
      strip.noise(0.43, { length: 0.1, from: 1900, to: 700, loudness: 1, swell: 0.05 });
    },
  },
  step: {
    seconds: 0.36,
    peak: 0.36,
    write(strip) {
      strip.wood(0, 410, 0.7);
      strip.wood(0.12, 340, 1);
      strip.skin(0.12, 84, 0.35, 0.2);
    },
  },
  coin: {
    seconds: 0.7,
    peak: 0.26,
    write(strip) {
      strip.metal(0, 2150, 0.8, 0.3, [1, 1.47, 2.09]);
      strip.metal(0.075, 2610, 1, 0.6, [1, 1.47, 2.09]);
    },
  },
  wood: { seconds: 0.2, peak: 0.4, write: (strip) => strip.wood(0, 620, 1) },
  spell: {
    seconds: 1.3,
    peak: 0.36,
    write(strip) {
      strip.noise(0, { length: 0.7, from: 900, to: 5000, focus: 3, loudness: 0.35, swell: 0.7 });
      [D, G, A, D * 2, G * 2].forEach((pitch, index) =>
        strip.pluck(index * 0.075, { pitch: pitch * 2, decay: 0.8, loudness: 0.6, dullness: 0.25 }),
      );
    },
  },
  gate: {
    seconds: 0.8,
    peak: 0.42,
    write(strip) {
      strip.noise(0, { length: 0.36, from: 240, to: 520, focus: 2.2, loudness: 0.9, swell: 0.7, flutter: 26 });
      strip.wood(0.36, 210, 0.9);
      strip.skin(0.36, 68, 0.9, 0.4);
    },
  },
  leaves: {
    seconds: 0.5,
    peak: 0.34,
    write(strip) {
      [0, 0.05, 0.09, 0.16, 0.21].forEach((after, index) =>
        strip.noise(after, {
          length: 0.16,
          from: 5200 - index * 420,
          to: 2600,
          focus: 1.4,
          loudness: 0.9 - index * 0.12,
          swell: 0.15,
        }),
      );
    },
  },
  knock: {
    seconds: 0.35,
    peak: 0.4,
    write(strip) {
      strip.wood(0, 260, 0.8);
      strip.noise(0, { length: 0.12, from: 1500, to: 380, loudness: 0.8, swell: 0.04 });
      strip.skin(0, 120, 0.5, 0.25);
    },
  },
  clapper: {
    seconds: 0.4,
    peak: 0.4,
    write(strip) {
      strip.wood(0, 1180, 0.8);
      strip.wood(0.13, 1240, 1);
    },
  },
  turn: {
    seconds: 1.3,
    peak: 0.36,
    write(strip) {
      strip.pluck(0, { pitch: G, decay: 1, loudness: 0.8 });
      strip.pluck(0.12, { pitch: D * 2, decay: 1.1, loudness: 1 });
    },
  },
  shatter: {
    seconds: 0.7,
    peak: 0.42,
    write(strip) {
      strip.noise(0, { length: 0.22, from: 4200, to: 700, loudness: 1, swell: 0.03 });
      [0.03, 0.09, 0.14, 0.23, 0.31].forEach((after, index) => strip.wood(after, 900 - index * 130, 0.55 - index * 0.08));
    },
  },
  strike: {
    seconds: 0.5,
    peak: 0.5,
    write(strip) {
      strip.noise(0, { length: 0.24, from: 500, to: 2800, focus: 1.6, loudness: 1, swell: 0.75 });
      strip.noise(0.2, { length: 0.14, from: 1600, to: 300, loudness: 0.9, swell: 0.04 });
    },
  },
  blade: {
    seconds: 1.1,
    peak: 0.5,
    write(strip) {
      strip.noise(0, { length: 0.2, from: 900, to: 5200, focus: 2.4, loudness: 0.9, swell: 0.8 });
      strip.metal(0.17, 1870, 0.5, 0.9);
      strip.noise(0.17, { length: 0.07, from: 5600, to: 2400, loudness: 0.8, swell: 0.03 });
    },
  },
  shot: {
    seconds: 0.9,
    peak: 0.56,
    write(strip) {
      strip.noise(0, { length: 0.05, from: 3800, to: 1500, focus: 0.7, loudness: 1.2, swell: 0.02 });
      strip.noise(0.015, { length: 0.6, from: 900, to: 140, focus: 0.8, loudness: 0.9, swell: 0.02 });
      strip.skin(0, 62, 0.9, 0.5);
    },
  },
  fan: {
    seconds: 0.7,
    peak: 0.42,
    write(strip) {
      strip.noise(0, { length: 0.5, from: 380, to: 1500, focus: 1.8, loudness: 1, swell: 0.45, flutter: 11 });
      [0, 0.03, 0.055, 0.075].forEach((after) => strip.wood(after, 1500, 0.14));
    },
  },
  throw: {
    seconds: 0.5,
    peak: 0.46,
    write(strip) {
      strip.noise(0, { length: 0.26, from: 5200, to: 1300, focus: 5, loudness: 1, swell: 0.3, flutter: 38 });
      strip.wood(0.27, 720, 0.9);
      strip.metal(0.27, 3100, 0.18, 0.2);
    },
  },
  hiss: {
    seconds: 0.8,
    peak: 0.38,
    write: (strip) => strip.noise(0, { length: 0.75, from: 6200, to: 4300, focus: 1.2, loudness: 1, swell: 0.2, flutter: 17 }),
  },
  steam: {
    seconds: 1,
    peak: 0.44,
    write(strip) {
      strip.metal(0, 520, 0.35, 0.25, [1, 1.41, 2.2]);
      strip.noise(0.06, { length: 0.85, from: 2600, to: 800, focus: 0.7, loudness: 1, swell: 0.12 });
    },
  },
  drum: { seconds: 0.9, peak: 0.62, write: (strip) => strip.skin(0, 78, 1, 0.85) },
  harm: {
    seconds: 1.1,
    peak: 0.66,
    write(strip) {
      strip.skin(0, 52, 1, 0.7);
      strip.skin(0.17, 47, 0.8, 0.8);
      strip.pluck(0.02, { pitch: D / 4, decay: 0.9, loudness: 0.5, dullness: 0.48 });
    },
  },
  gong: {
    seconds: 2.2,
    peak: 0.4,
    write(strip) {
      strip.metal(0, 118, 0.8, 2.1, [1, 1.34, 1.87, 2.41, 3.08, 4.4]);
      strip.skin(0, 70, 0.5, 0.4);
    },
  },
  ultimate: {
    seconds: 2.6,
    peak: 0.5,
    write(strip) {
      strip.metal(0, 233, 0.9, 2.5, BELL);
      strip.metal(0.006, 234.1, 0.5, 2.2, BELL);
      strip.skin(0, 58, 0.55, 0.9);
      strip.noise(0.05, { length: 0.9, from: 2500, to: 7000, focus: 3, loudness: 0.16, swell: 0.6 });
    },
  },
  win: {
    seconds: 3.4,
    peak: 0.5,
    write(strip) {
      [D, G, A, B, A, D * 2].forEach((pitch, index) =>
        strip.pluck(index * 0.26, { pitch, decay: 1.7, loudness: 0.6 + index * 0.06 }),
      );
      strip.pluck(1.32, { pitch: D, decay: 2, loudness: 0.7 });
      strip.metal(1.3, 587, 0.14, 1.9, BELL);
    },
  },
  loss: {
    seconds: 3.2,
    peak: 0.42,
    write(strip) {
      [D, G, B, A, G].forEach((pitch, index) =>
        strip.pluck(index * 0.36, { pitch: pitch / 2, decay: 1.9, loudness: 0.9 - index * 0.1, dullness: 0.42 }),
      );
      strip.skin(1.46, 50, 0.4, 0.9);
    },
  },
};

export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** Computes the samples of a sound; `pitch` is that of a petal, 0 for the usual one. */
export function waveOf(sound: Sound, rate: number, pitch = 0): Samples {
  const { seconds, peak, write } = RECIPES[sound];
  const strip = new Strip(rate, seconds);
  write(strip, pitch);
  const { samples } = strip;
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = Math.round(rate * 0.02);
  for (let at = 0; at < samples.length; at++) samples[at] *= (peak / highest) * Math.min(1, (samples.length - 1 - at) / fade);
  return samples;
}
