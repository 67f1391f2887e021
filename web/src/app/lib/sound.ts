/** Small sounds made on the spot; silent unless somebody has switched them on. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function note(pitch: number, at: number, length: number, loud: number, shape: OscillatorType): void {
  if (!context) return;
  const start = context.currentTime + at;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

const SOUNDS = {
  petal: () => note(880, 0, 0.16, 0.04, "sine"),
  card: () => note(392, 0, 0.2, 0.06, "triangle"),
  harm: () => note(130, 0, 0.3, 0.12, "triangle"),
  turn: () => {
    note(587, 0, 0.25, 0.07, "sine");
    note(880, 0.12, 0.35, 0.06, "sine");
  },
};

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name]();
}
