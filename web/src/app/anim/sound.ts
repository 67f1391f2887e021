/** Short synthesized sounds, if they are switched on. */

import { settings } from "../storage/settings.svelte";

const MOST_SOUNDS = 3; // at once

let context: AudioContext | null = null;
let master: GainNode | null = null;
let playing = 0;

/** Fades a sound in and out. */
function envelope(start: number, length: number, loudness: number, attack = 0.012): GainNode {
  const volume = context!.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + attack);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(master!);
  return volume;
}

function note(pitch: number, after: number, length: number, loudness: number, shape: OscillatorType, endPitch = pitch): void {
  const start = context!.currentTime + after;
  const source = context!.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  if (endPitch !== pitch) source.frequency.exponentialRampToValueAtTime(endPitch, start + length);
  source.connect(envelope(start, length, loudness));
  source.start(start);
  source.stop(start + length + 0.02);
}

/** Plays noise between two frequencies: paper, a brush, leaves. */
function rustle(low: number, high: number, after: number, length: number, loudness: number): void {
  const start = context!.currentTime + after;
  const samples = context!.createBuffer(1, Math.ceil(context!.sampleRate * length), context!.sampleRate);
  const wave = samples.getChannelData(0);
  for (let index = 0; index < wave.length; index++) wave[index] = Math.random() * 2 - 1;
  const source = context!.createBufferSource();
  source.buffer = samples;
  const band = context!.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = Math.sqrt(low * high);
  band.Q.value = band.frequency.value / (high - low);
  source.connect(band).connect(envelope(start, length, loudness));
  source.start(start);
}

/** Frequencies of an in scale on D; a place of a game may have one. */
export const SCALE = [293.7, 311.1, 392, 440, 466.2];

function pluck(pitch: number, after = 0): void {
  note(pitch, after, 0.16, 0.07, "triangle");
  note(pitch * 2.01, after, 0.09, 0.03, "triangle");
}

const SOUNDS = {
  petal: (pitch) => pluck(pitch || SCALE[3]),
  card: () => {
    rustle(1200, 4000, 0, 0.09, 0.12);
    note(196, 0, 0.06, 0.02, "sine");
  },
  strike: () => {
    rustle(500, 2600, 0, 0.22, 0.2);
    note(330, 0.02, 0.16, 0.05, "sawtooth", 110);
  },
  drum: () => note(110, 0, 0.3, 0.28, "sine", 55),
  harm: () => note(98, 0, 0.34, 0.34, "sine", 49),
  leaves: () => {
    rustle(2400, 6000, 0, 0.14, 0.1);
    note(784, 0, 0.05, 0.01, "sine");
  },
  bell: () =>
    [1, 2.02, 2.74, 4.1, 5.4].forEach((ratio, index) => note(220 * ratio, 0, 1.8 - index * 0.25, 0.06 / (index + 1), "sine")),
  clapper: () => [0, 0.11].forEach((after) => note(1250, after, 0.06, 0.09, "square", 700)),
  turn: () => {
    note(587, 0, 0.18, 0.06, "triangle");
    pluck(SCALE[3] * 2, 0.1);
  },
  bloom: () => [0, 2, 3, 4, 3, 4].forEach((step, index) => pluck(SCALE[step] * (index === 5 ? 2 : 1), index * 0.3)),
} satisfies Record<string, (pitch: number) => void>;

export type Sound = keyof typeof SOUNDS;

/** Plays a sound, if sounds are on; only `petal` has a pitch. */
export function play(name: Sound, pitch = 0): void {
  if (!settings.sound || playing >= MOST_SOUNDS) return;
  context ??= new AudioContext();
  master ??= context.createGain();
  master.connect(context.destination);
  master.gain.value = settings.volume / 100;
  if (context.state === "suspended") void context.resume();
  playing += 1;
  setTimeout(() => (playing -= 1), 120);
  SOUNDS[name](pitch);
}
