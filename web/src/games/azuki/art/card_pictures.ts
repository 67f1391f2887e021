/** Card pictures. The drawings come late; until they are there, a card shows the sky of its element. */

import { diceOf, hash } from "../../../app/art/pen";
import { wrapSvg, type Picture } from "../../../app/art/picture";
import { circle } from "../../../app/art/shapes.gen";
import { NEUTRAL } from "../constants";
import { HUES } from "./crests";
import { late } from "./late_painter.svelte";
import type { PaintedFace } from "./painter";

const pictures = new Map<string, Picture>();

/** Returns the picture of a face, from a cache. In a component it is drawn again when the drawings are there. */
export function pictureOf(face: PaintedFace): Picture {
  const paint = late.painter();
  if (!paint) return paintSky(face);
  let picture = pictures.get(face.id);
  if (!picture) {
    const { above, below, focus, drawn } = paint(face);
    picture = { sky: `linear-gradient(${above}, ${below} 75%)`, drawn: wrapSvg(drawn, focus), focus };
    pictures.set(face.id, picture);
  }
  return picture;
}

/** Returns the picture of the IKZ card, or of the IKZ token. */
export function stonePicture(id: "IKZ-001" | "IKZ-002"): Picture {
  return pictureOf({ id, name: id === "IKZ-001" ? "IKZ" : "IKZ Token", kind: "spell", element: NEUTRAL, subtypes: [] });
}

/** Waits for the drawings. */
export function picturesLoaded(): Promise<void> {
  return late.load();
}

function paintSky(face: PaintedFace): Picture {
  const hues = HUES[face.element] ?? HUES[NEUTRAL];
  const dice = diceOf(hash(face.name));
  const disc = circle(dice(40, 160), dice(34, 60), dice(22, 40), hues.disc);
  return { sky: `linear-gradient(${hues.sky}, ${hues.horizon} 75%)`, drawn: wrapSvg(disc) };
}
