/** Mixes sounds: a few voices, a little room, and a limiter, so that many at once are no louder than one. */

import { WEIGHTS, type Cue, type Sound } from "./cues";
import { SOUNDS, waveOf } from "./waves";

const MOST_VOICES = 4;
const SHORTEST_INTERVAL = 0.03; // seconds between two equal sounds
const FADE = 0.012; // seconds: of a voice that gives way, and of the volume
const ROOM = 0.9; // seconds of echo
const WETNESS = 0.22;
const WIDTH = 0.35; // how far to the sides, up to 1
const CEILING = 0.92; // no sample is higher
const KNEE = 0.6; // samples below are not changed
const STEEPEST = 2; // the input of the limiter at which it is flat

interface Voice {
  weight: number;
  end: number;
  volume: GainNode;
}

/** Bends what is above the knee, so that nothing passes the ceiling. */
function limitingCurve(): Float32Array<ArrayBuffer> {
  const size = 4097;
  return Float32Array.from({ length: size }, (_, at) => {
    const input = ((at / (size - 1)) * 2 - 1) * STEEPEST;
    const above = Math.abs(input) - KNEE;
    const bent = above <= 0 ? Math.abs(input) : KNEE + (CEILING - KNEE) * Math.tanh(above / (CEILING - KNEE));
    return Math.sign(input) * bent;
  });
}

export class Mixer {
  readonly sounds = SOUNDS;
  private readonly input: GainNode;
  private readonly output: GainNode;
  private readonly buffers = new Map<string, AudioBuffer>();
  private readonly lastStart = new Map<Sound, number>();
  private voices: Voice[] = [];

  constructor(private readonly context: BaseAudioContext) {
    this.input = context.createGain();
    this.output = context.createGain();
    const [compressor, halved, limiter] = [context.createDynamicsCompressor(), context.createGain(), context.createWaveShaper()];
    compressor.threshold.value = -16;
    compressor.knee.value = 10;
    compressor.ratio.value = 5;
    compressor.attack.value = 0.002;
    compressor.release.value = 0.18;
    // A curve is defined from -1 to 1.
    halved.gain.value = 1 / STEEPEST;
    limiter.curve = limitingCurve();
    const wet = context.createGain();
    wet.gain.value = WETNESS;
    this.input.connect(compressor);
    this.input.connect(this.createRoom()).connect(wet).connect(compressor);
    compressor.connect(halved).connect(limiter).connect(this.output).connect(context.destination);
  }

  /** The echo of a wooden room. */
  private createRoom(): ConvolverNode {
    const { sampleRate } = this.context;
    const echo = this.context.createBuffer(2, Math.ceil(ROOM * sampleRate), sampleRate);
    let chance = 7;
    for (const channel of [0, 1]) {
      const wave = echo.getChannelData(channel);
      let dull = 0;
      for (let at = 0; at < wave.length; at++) {
        chance = (Math.imul(chance, 1664525) + 1013904223) | 0;
        dull += 0.35 * (chance / 2147483648 - dull);
        wave[at] = dull * Math.exp((-6.9 * at) / wave.length);
      }
    }
    const room = this.context.createConvolver();
    room.buffer = echo;
    return room;
  }

  private bufferOf(sound: Sound, pitch: number): AudioBuffer {
    const key = `${sound} ${pitch}`;
    let buffer = this.buffers.get(key);
    if (!buffer) {
      const { sampleRate } = this.context;
      const wave = waveOf(sound, sampleRate, pitch);
      buffer = this.context.createBuffer(1, wave.length, sampleRate);
      buffer.copyToChannel(wave, 0);
      this.buffers.set(key, buffer);
    }
    return buffer;
  }

  /** Sets the volume, from 0 to 1. */
  setVolume(volume: number): void {
    // In a context that does not run yet, only a value set at once is right from the first sample.
    if (this.context.currentTime === 0) this.output.gain.value = volume;
    else this.output.gain.setTargetAtTime(volume, this.context.currentTime, FADE);
  }

  /** Plays a sound after some seconds; returns false if it gives way to others. */
  play({ sound, pitch = 0, side = 0 }: Cue, after = 0): boolean {
    const start = this.context.currentTime + after;
    if (start - (this.lastStart.get(sound) ?? -1) < SHORTEST_INTERVAL) return false;
    this.voices = this.voices.filter(({ end }) => end > start);
    if (this.voices.length >= MOST_VOICES) {
      const lightest = this.voices.reduce((one, other) => (other.weight < one.weight ? other : one));
      if (lightest.weight > WEIGHTS[sound]) return false;
      lightest.volume.gain.setTargetAtTime(0, start, FADE);
      this.voices = this.voices.filter((voice) => voice !== lightest);
    }
    this.lastStart.set(sound, start);
    const source = this.context.createBufferSource();
    source.buffer = this.bufferOf(sound, pitch);
    const volume = this.context.createGain();
    source.connect(volume);
    if (side && "createStereoPanner" in this.context) {
      const panner = this.context.createStereoPanner();
      panner.pan.value = side * WIDTH;
      volume.connect(panner).connect(this.input);
    } else volume.connect(this.input);
    source.start(start);
    this.voices.push({ weight: WEIGHTS[sound], end: start + source.buffer.duration, volume });
    return true;
  }

  /** Computes the sounds that have not been heard yet, one in each pause of the page. */
  prepare(): void {
    const rest = SOUNDS.filter((sound) => !this.buffers.has(`${sound} 0`));
    const next = () => {
      const sound = rest.shift();
      if (!sound) return;
      this.bufferOf(sound, 0);
      wait(next);
    };
    const wait = (act: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 50));
    wait(next);
  }
}
