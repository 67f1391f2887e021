/** Goddesses are drawn alike here and in a notebook: both painters keep to one list of what comes of a name and a pose. */

import { describe, expect, it } from "vitest";
import { FIGURE, type Pose } from "../src/app/art/figure";
import { hash } from "../src/app/art/pen";
import { COLOURS } from "../src/games/sakura_arms/art/goddesses.gen";
import { goddessFigure } from "../src/games/sakura_arms/art/goddess_figures";
import kept from "./sakura_arms_figures.gen.json";
import { xmlFault } from "./xml";

const POSES: Pose[] = ["ready", "strike", "fallen"];
const DRAWN = [...Object.keys(COLOURS), "nobody"];

describe("figures", () => {
  it.each(kept)("$goddess, $pose, is drawn as in a notebook", ({ goddess, pose, painted }) => {
    expect(hash(goddessFigure(goddess, pose as Pose))).toBe(painted);
  });

  it("differ by goddess and pose, in one frame, without ids, and are well-formed", () => {
    const drawn = new Set<string>();
    for (const goddess of DRAWN)
      for (const pose of POSES) {
        const figure = goddessFigure(goddess, pose);
        expect(xmlFault(figure)).toBe("");
        expect(figure).not.toMatch(/NaN|undefined| id=/);
        expect(figure).toContain(`viewBox="${-FIGURE.foot} ${-FIGURE.ground} ${FIGURE.width} ${FIGURE.height}"`);
        drawn.add(figure);
      }
    expect(drawn.size).toBe(DRAWN.length * POSES.length);
    expect(goddessFigure("yurina")).toBe(goddessFigure("yurina", "ready"));
  });
});
