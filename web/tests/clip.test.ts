/** The film of the last blow. */

import { describe, expect, it, vi } from "vitest";
import { defaultPicture } from "../src/app/art/default_picture";
import { recordingFormat, spriteSvg } from "../src/app/ending/clip";
import { BLOW_AT, CLIP_TIME, momentAt } from "../src/app/ending/clip_timeline";
import { goddessFigure } from "../src/games/sakura_arms/art/goddess_figures";
import { xmlFault } from "./xml";

const PICTURED = { figures: [], picture: defaultPicture("a leader"), caption: "A leader" };

describe("the film of the last blow", () => {
  it("shows the loser standing until the blow lands, and lying from then on", () => {
    for (let time = 0; time <= CLIP_TIME; time += 50)
      expect([time, momentAt(time).loser.pose]).toEqual([time, time < BLOW_AT ? "ready" : "fallen"]);
    expect(momentAt(0).winner.pose).toBe("ready");
    expect(momentAt(BLOW_AT).winner.pose).toBe("strike");
    expect(momentAt(BLOW_AT).winner.x).toBeGreaterThan(momentAt(0).winner.x + 100);
  });
  it("flashes at the blow alone, and ends with the card and the words", () => {
    expect(momentAt(BLOW_AT - 1).flash).toBe(0);
    expect(momentAt(BLOW_AT).flash).toBeGreaterThan(0.5);
    const end = momentAt(CLIP_TIME);
    expect([end.card, end.words]).toEqual([1, 1]);
    expect(end.flash).toBeLessThan(0.01);
    expect(momentAt(CLIP_TIME * 2)).toMatchObject({ card: 1, words: 1, petals: 1 });
  });
  it("draws both sides as whole pictures; a picture that cannot fall is tilted", () => {
    const figures = { figures: [goddessFigure("saine"), goddessFigure("yurina", "strike")], picture: null, caption: "" };
    for (const seat of [0, 1] as const)
      for (const portrait of [figures, PICTURED]) expect(xmlFault(spriteSvg(portrait, "strike", seat))).toBe("");
    expect(spriteSvg(PICTURED, "fallen", 1)).toContain("rotate(9");
    expect(spriteSvg(PICTURED, "ready", 1)).not.toContain("rotate(9");
    expect(spriteSvg(figures, "fallen", 1)).not.toContain("rotate(9");
  });
  it("is recorded in the first format that the browser has, or not at all", () => {
    expect(recordingFormat()).toBe("");
    vi.stubGlobal(
      "HTMLCanvasElement",
      class {
        captureStream() {}
      },
    );
    vi.stubGlobal("MediaRecorder", { isTypeSupported: (format: string) => format.includes("vp8") });
    expect(recordingFormat()).toBe("video/webm;codecs=vp8");
    vi.stubGlobal("MediaRecorder", { isTypeSupported: () => false });
    expect(recordingFormat()).toBe("");
    vi.unstubAllGlobals();
  });
});
