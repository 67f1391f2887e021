/** Sounds: which event has which, and that each is heard and is like no other. */

import { describe, expect, test } from "vitest";
import { commonCue, sideOf, weightiest, WEIGHTS, type CueOf, type Sound } from "../src/app/anim/cues";
import { SOUNDS, waveOf } from "../src/app/anim/waves";
import { cueOf as azukiCue } from "../src/games/azuki/anim/cues";
import * as A from "../src/games/azuki/constants";
import { cueOf as okaCue } from "../src/games/oka/anim/cues";
import { cueOf as duelCue } from "../src/games/sakura_arms/anim/cues";
import * as P from "../src/games/sakura_arms/constants";
import type { Event, GameInfo, View } from "../src/app/net/wire.gen";

const RATE = 22050;
const VIEW = {} as View;

const DUEL = {
  legend: {
    goddesses: [{ id: "yurina" }, { id: "himika" }, { id: "nobody-knows-her" }],
    cards: [
      { goddess: 0, flare: -1 },
      { goddess: 1, flare: -1 },
      { goddess: 0, flare: 7 },
      { goddess: 2, flare: -1 },
    ],
  },
} as unknown as GameInfo;

function soundOf(cueOf: CueOf, event: (string | number)[], rules: GameInfo | null = null): Sound | undefined {
  return cueOf([1, ...event] as unknown as Event, VIEW, 0, rules)?.sound;
}

describe("kinds of events", () => {
  test("of a duel", () => {
    const sound = (...event: (string | number)[]) => soundOf(duelCue, event, DUEL);
    expect(sound("place", P.DECK, 0, P.HAND)).toBe("draw");
    expect(sound("place", P.HAND, 0, P.DISCARD)).toBe("card");
    expect(sound("shift", P.DISTANCE, P.AURA, 1)).toBe("step");
    expect(sound("shift", P.SHADOW, P.AURA, 1)).toBe("petal");
    expect(sound("play", 0, 0, 0)).toBe("card");
    expect(sound("play", 0, 2, 0)).toBe("ultimate");
    expect(sound("attack", 0, 0, 0)).toBe("blade");
    expect(sound("attack", 1, 1, 0)).toBe("shot");
    expect(sound("attack", 1, 3, 0)).toBe("strike");
    expect(sound("hurt_aura", 0, -1, 2)).toBe("leaves");
    expect(sound("hurt_aura", 0, -1, 0)).toBeUndefined();
    expect(sound("hurt_life", 0, -1, 1)).toBe("harm");
    expect(sound("negate", 0, 1, 0)).toBe("clapper");
    expect(sound("turn", 0, -1, 3)).toBe("turn");
    expect(sound("turn", 1, -1, 4)).toBe("drum");
    expect(sound("shuffle", P.DECK, -1, 4)).toBe("riffle");
  });

  test("a place of Sakura has its pitch, and the same for both players", () => {
    const pitch = (place: number) => duelCue([1, "shift", P.SHADOW, place, 1] as unknown as Event, VIEW, 0, null)?.pitch;
    expect(new Set([P.AURA, P.FLARE, P.LIFE].map(pitch)).size).toBe(3);
    expect(pitch(P.FOE_AURA)).toBe(pitch(P.AURA));
  });

  test("of a match of Azuki", () => {
    const legend = { faces: [{ kind: "entity" }, { kind: "spell" }, { kind: "weapon" }] };
    const sound = (...event: (string | number)[]) => soundOf(azukiCue, event, { legend } as unknown as GameInfo);
    expect(sound("place", A.DECK, 0, A.HAND)).toBe("draw");
    expect(sound("play", A.GARDEN, 0, 1)).toBe("card");
    expect(sound("play", -1, A.COPIES, 1)).toBe("spell");
    expect(sound("play", A.GARDEN, 2 * A.COPIES, 1)).toBe("blade");
    expect(sound("portal", A.GARDEN, 0, 1)).toBe("gate");
    expect(sound("attack", A.GARDEN, 0, 9)).toBe("strike");
    expect(sound("attack", A.SPOTS + A.GARDEN, 0, 9)).toBe("drum");
    expect(sound("hurt", A.SPOTS + A.LEADER, 0, 2)).toBe("harm");
    expect(sound("hurt", A.GARDEN, 0, 2)).toBe("knock");
    expect(sound("destroyed", A.GARDEN, 0, 0)).toBe("shatter");
    expect(sound("turn", 0, -1, 3)).toBe("turn");
    expect(sound("turn", 1, -1, 4)).toBe("gong");
  });

  test("of Sakura for two to six", () => {
    const sound = (...event: (string | number)[]) => soundOf(okaCue, event);
    expect(sound("lay_on_pile", 0, 3, 0)).toBe("card");
    expect(sound("take_pile", 0, 3, 0)).toBe("harm");
    expect(sound("take_pile", 1, 3, 0)).toBe("riffle");
    expect(sound("hire", 1, 53, 4)).toBe("coin");
    expect(sound("turn_yin_yang", 1, -1, 1)).toBe("gate");
    expect(sound("round", 1, -1, 2)).toBe("gong");
    expect(sound("look_through", 1, -1, 1)).toBeUndefined();
  });

  test("of a game without its own", () => {
    expect(soundOf(commonCue, ["shift", 0, 1, 1])).toBe("petal");
    expect(soundOf(commonCue, ["over", -1, -1, 0])).toBeUndefined();
  });

  test("of what is shown at once the weightiest is heard, and one's own side on the left", () => {
    expect(weightiest([{ sound: "petal" }, null, { sound: "harm" }, { sound: "leaves" }])?.sound).toBe("harm");
    expect(weightiest([null])).toBeNull();
    expect([sideOf(0, 0), sideOf(1, 0), sideOf(1, 1), sideOf(0, null)]).toEqual([-1, 1, -1, -1]);
  });
});

describe("waves", () => {
  const waves = new Map(SOUNDS.map((sound) => [sound, waveOf(sound, RATE)]));

  test("every kind has one, which is audible, ends in silence and is never too loud", () => {
    expect(SOUNDS.toSorted()).toEqual(Object.keys(WEIGHTS).toSorted());
    for (const [sound, wave] of waves) {
      const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(peak, sound).toBeGreaterThan(0.2);
      expect(peak, sound).toBeLessThan(0.7);
      expect(Math.abs(wave.at(-1)!), sound).toBe(0);
      const start = Math.max(...wave.subarray(0, RATE / 5).map(Math.abs));
      expect(start, `${sound} begins late`).toBeGreaterThan(0.05);
    }
  });

  test("no two are alike", () => {
    const prints = [...waves].map(([sound, wave]) => ({ sound, print: printOf(wave) }));
    prints.forEach(({ sound, print }, at) => {
      for (const other of prints.slice(at + 1)) {
        const likeness = print.reduce((sum, value, index) => sum + value * other.print[index], 0);
        expect(likeness, `${sound} and ${other.sound}`).toBeLessThan(0.98);
      }
    });
  });

  test("a sound is the same every time, and a petal has the pitch asked for", () => {
    expect(waveOf("leaves", RATE)).toEqual(waves.get("leaves"));
    const power = (pitch: number, at: number) => powerAt(waveOf("petal", RATE, pitch).subarray(RATE / 10, RATE / 2), at);
    expect(power(440, 440)).toBeGreaterThan(20 * power(311.1, 440));
    expect(power(311.1, 311.1)).toBeGreaterThan(20 * power(440, 311.1));
  });

  /** Returns the power of a wave at a frequency. */
  function powerAt(wave: Float32Array, frequency: number): number {
    const turn = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
    let [one, two] = [0, 0];
    for (const sample of wave) [one, two] = [sample + turn * one - two, one];
    return one * one + two * two - turn * one * two;
  }

  /** Returns the powers in twelve bands and eight stretches of time, as a vector of length 1. */
  function printOf(wave: Float32Array): number[] {
    const stretch = RATE / 8;
    const powers = Array.from({ length: 96 }, (_, at) => {
      const [time, band] = [Math.floor(at / 12), at % 12];
      const piece = wave.subarray(time * stretch, (time + 1) * stretch);
      return Math.log1p(powerAt(piece, 60 * 2 ** (band * 0.6)) + powerAt(piece, 60 * 2 ** (band * 0.6 + 0.3)));
    });
    const length = Math.hypot(...powers);
    return powers.map((power) => power / length);
  }
});
