/** Pictures of Azuki's cards: the page paints the same as the notebook does, and every picture is well-formed. */

import { describe, expect, it } from "vitest";
import { hash } from "../src/app/art/pen";
import { picturesLoaded, pictureOf, stonePicture } from "../src/games/azuki/art/card_pictures";
import { paint, type PaintedFace, type Painting } from "../src/games/azuki/art/painter";
import kept from "./azuki_pictures.gen.json";
import { xmlFault } from "./xml";

const FACES = kept as (PaintedFace & { painted: number; by_kind: number })[];

const fingerprint = ({ above, below, drawn }: Painting): number => hash(`${above} ${below} ${drawn}`);

describe("pictures of Azuki's cards", () => {
  it("show the sky of the element until the drawings are there", async () => {
    const before = pictureOf(FACES[0]);
    expect(before.drawn).toContain("<circle");
    expect(before.drawn).not.toContain("<path");
    await picturesLoaded();
    expect(pictureOf(FACES[0]).drawn.length).toBeGreaterThan(10 * before.drawn.length);
    expect(pictureOf(FACES[0])).toBe(pictureOf(FACES[0]));
    expect(stonePicture("IKZ-001").drawn).not.toBe(stonePicture("IKZ-002").drawn);
  });

  it.each(FACES.map((face) => [face.id, face] as const))("%s is painted as in a notebook", (_, face) => {
    expect(fingerprint(paint(face))).toBe(face.painted);
    expect(fingerprint(paint(face, {}))).toBe(face.by_kind);
  });

  it("are well-formed", () => {
    for (const face of FACES)
      for (const drawn of [pictureOf(face).drawn, paint(face, {}).drawn]) {
        expect(xmlFault(drawn), face.id).toBe("");
        expect(drawn, face.id).not.toMatch(/NaN|undefined|null/);
      }
  });

  it("keep heads in a wide window: those of people, of busts, of wolves, of a bean; and the middle of a thing", () => {
    const focus = ["AZK01-003", "AZK01-118", "AZK01-010", "STT04-007", "STT04-006", "AZK01-001", "STT01-012"].map(
      (id) => pictureOf(FACES.find((face) => face.id === id)!).focus,
    );
    expect(focus).toEqual(["xMidYMin", "xMidYMid", "xMidYMid", "xMidYMin", "xMaxYMid", "xMidYMid", "xMidYMid"]);
    expect(pictureOf(FACES.find(({ id }) => id === "AZK01-003")!).drawn).toContain('preserveAspectRatio="xMidYMin slice"');
  });
});
