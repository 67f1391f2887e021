/** Plays sounds, once somebody has clicked or pressed a key; without Web Audio there is silence. */

import { saveSettings, settings } from "../storage/settings.svelte";
import type { Cue, Sound } from "./cues";
import type { Mixer } from "./mixer";

/** False in browsers without Web Audio. */
export const HAS_AUDIO = "AudioContext" in globalThis;

let context: AudioContext | null = null;
let mixer: Mixer | null = null;
/** The last sound asked for before the mixer was there. */
let pending: Cue | null = null;

/** Opens the browser's audio, which is allowed after a click or a key alone, and fetches the mixer. */
function wake(): void {
  if (!settings.hasSound || !HAS_AUDIO) return;
  if (context) {
    if (context.state !== "running") void context.resume().catch(() => {});
    return;
  }
  try {
    context = new AudioContext();
  } catch {
    return; // no device, or too many pages play
  }
  const opened = context;
  Promise.all([import("./mixer"), opened.resume().catch(() => {})]).then(
    ([{ Mixer }]) => {
      mixer = new Mixer(opened);
      mixer.prepare();
      playCue(pending);
      pending = null;
    },
    () => {}, // offline: silence
  );
}

for (const gesture of ["pointerdown", "pointerup", "keydown"])
  globalThis.addEventListener?.(gesture, wake, { capture: true, passive: true });

/** Plays a sound, unless the page is muted. */
export function playCue(cue: Cue | null): void {
  if (!cue || !settings.hasSound) return;
  if (!context && globalThis.navigator?.userActivation?.hasBeenActive) wake();
  // A context that sleeps would play everything at once when it wakes.
  if (context && !mixer) pending = cue;
  if (context?.state !== "running" || !mixer) return;
  mixer.setVolume(settings.volume / 100);
  mixer.play(cue);
}

export function play(sound: Sound): void {
  playCue({ sound });
}

/** Makes the volume that is set the one that is heard, at once. */
export function updateVolume(): void {
  if (settings.hasSound) wake();
  mixer?.setVolume(settings.hasSound ? settings.volume / 100 : 0);
}

export function toggleSound(): void {
  settings.hasSound = !settings.hasSound;
  saveSettings();
  updateVolume();
}
