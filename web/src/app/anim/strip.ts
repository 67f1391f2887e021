/** A strip of samples, on which tones, noises and plucked strings are laid. */

export type Samples = Float32Array<ArrayBuffer>;

interface Tone {
  pitch: number;
  /** Seconds until the tone has fallen to a thousandth. */
  decay: number;
  loudness: number;
  attack?: number;
  /** The pitch at the beginning, as a multiple; it falls to `pitch` within `glide` seconds. */
  from?: number;
  glide?: number;
}

interface Noise {
  /** Seconds. */
  length: number;
  /** Middle frequencies of the band at the beginning and at the end. */
  from: number;
  to: number;
  /** Narrowness of the band. */
  focus?: number;
  loudness: number;
  /** Share of the length in which it swells. */
  swell?: number;
  /** Beats per second, as in a flutter; 0: none. */
  flutter?: number;
}

interface Pluck {
  pitch: number;
  decay: number;
  loudness: number;
  /** From 0, bright, to 0.5, dull. */
  dullness?: number;
}

const SILENCE = Math.log(1000); // a thousandth counts as silence
const SEED = 20161;

export class Strip {
  readonly samples: Samples;
  private chance = SEED;

  constructor(
    private readonly rate: number,
    seconds: number,
  ) {
    this.samples = new Float32Array(Math.ceil(seconds * rate));
  }

  /** Returns a random number from -1 to 1, the same sequence on every strip. */
  private random(): number {
    this.chance = (Math.imul(this.chance, 1664525) + 1013904223) | 0;
    return this.chance / 2147483648;
  }

  private add(after: number, seconds: number, sampleAt: (index: number) => number): void {
    const first = Math.round(after * this.rate);
    const last = Math.min(this.samples.length, first + Math.ceil(seconds * this.rate));
    for (let at = first; at < last; at++) this.samples[at] += sampleAt(at - first);
  }

  tone(after: number, { pitch, decay, loudness, attack = 0.003, from = 1, glide = 0.05 }: Tone): void {
    const { rate } = this;
    let phase = 0;
    this.add(after, decay, (index) => {
      const time = index / rate;
      phase += (2 * Math.PI * pitch * (1 + (from - 1) * Math.exp((-4 * time) / glide))) / rate;
      return Math.sin(phase) * loudness * Math.min(1, time / attack) * Math.exp((-SILENCE * time) / decay);
    });
  }

  noise(after: number, { length, from, to, focus = 1, loudness, swell = 0.1, flutter = 0 }: Noise): void {
    const { rate } = this;
    let [low, band] = [0, 0];
    this.add(after, length, (index) => {
      const share = index / rate / length;
      const tuned = 2 * Math.sin((Math.PI * Math.min(rate / 6, from * (to / from) ** share)) / rate);
      low += tuned * band;
      band += tuned * (this.random() - low - band / focus);
      const shape = share < swell ? share / swell : ((1 - share) / (1 - swell)) ** 2;
      const beat = flutter ? 0.55 + 0.45 * Math.sin((2 * Math.PI * flutter * index) / rate) : 1;
      return band * loudness * shape * beat;
    });
  }

  /** Lays a plucked string: a burst of noise that runs round, a little duller each time. */
  pluck(after: number, { pitch, decay, loudness, dullness = 0.3 }: Pluck): void {
    const period = this.rate / pitch - dullness;
    const whole = Math.floor(period);
    const part = period - whole;
    const kept = 10 ** (-3 / (pitch * decay));
    const string = new Float32Array(whole + 1);
    const burst = Array.from({ length: whole }, () => this.random());
    // Plucked at a seventh of its length, a string lacks some overtones.
    const plucked = (at: number) => burst[at % whole] - burst[(at + Math.round((whole * 6) / 7)) % whole];
    for (let at = 0; at < whole; at++) string[at] = plucked(at) + plucked(at + 1);
    let [place, before] = [0, 0];
    this.add(after, decay, (index) => {
      const moved = string[(place + 1) % string.length] * (1 - part) + string[place] * part;
      const next = kept * ((1 - dullness) * moved + dullness * before);
      before = moved;
      string[place] = next;
      place = (place + 1) % string.length;
      return next * loudness * Math.min(1, index / (0.001 * this.rate));
    });
  }

  wood(after: number, pitch: number, loudness: number): void {
    this.tone(after, { pitch, decay: 0.12, loudness, attack: 0.001 });
    this.tone(after, { pitch: pitch * 2.71, decay: 0.06, loudness: loudness * 0.5, attack: 0.001 });
    this.noise(after, { length: 0.012, from: 3000, to: 2000, loudness: loudness * 0.6, swell: 0.05 });
  }

  skin(after: number, pitch: number, loudness: number, decay = 0.7): void {
    this.tone(after, { pitch, decay, loudness, attack: 0.002, from: 2.1, glide: 0.07 });
    this.tone(after, { pitch: pitch * 1.59, decay: decay * 0.5, loudness: loudness * 0.4, attack: 0.002, from: 1.7 });
    this.noise(after, { length: 0.05, from: 500, to: 180, loudness: loudness * 0.8, swell: 0.04 });
  }

  metal(after: number, pitch: number, loudness: number, decay: number, ratios = [1, 1.51, 2.23, 2.94, 4.07]): void {
    ratios.forEach((ratio, index) =>
      this.tone(after, { pitch: pitch * ratio, decay: decay / (1 + index * 0.35), loudness: loudness / (1 + index * 0.8) }),
    );
  }
}
