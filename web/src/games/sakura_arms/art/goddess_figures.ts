/** Figures of the goddesses in three poses, as notebooks draw them: mankai/games/sakura_arms/pictures.py. */

import { figure, type Pose } from "../../../app/art/figure";
import { BUILDS, layer, person, POSES } from "../../../app/art/people.gen";
import { diceOf, WASHI, type Hues } from "../../../app/art/pen";
import { LOOKS } from "./figures.gen";
import { huesOf } from "./goddesses";
import type { Look, Stance } from "./look";

/** The width of key lines: fine, because figures are shown large. */
const THIN = 0.66;
const EYES: Record<Pose, string> = { ready: "calm", strike: "fierce", fallen: "closed" };

const cache = new Map<string, string>();

/** Draws a goddess as she stands on the ground, looking to the right; the same text for the same goddess and pose. */
export function goddessFigure(goddess: string, pose: Pose = "ready"): string {
  const key = `${goddess} ${pose}`;
  let cached = cache.get(key);
  if (cached === undefined) cache.set(key, (cached = figure(drawGoddess(LOOKS[goddess] ?? LOOKS.nobody, huesOf(goddess), pose))));
  return cached;
}

function drawGoddess(look: Look, hues: Hues, pose: Pose): string {
  const stance = look[pose];
  const part = (name: keyof Omit<Stance, "pose">) => stance[name]?.(diceOf(0), hues, THIN) ?? "";
  const colours = [hues.main, hues.deep, hues.soft, WASHI, hues.second];
  const head = look.head(diceOf(0), hues, THIN, EYES[pose]);
  const [joints, build] = [POSES[stance.pose ?? "fallen"], BUILDS[look.build ?? "lady"]];
  const body = person(joints, build, look.clothes, colours, head, part("front"), part("back"), "", THIN);
  const lift = pose === "fallen" ? 0 : (look.lift ?? 0);
  return layer(part("behind") + layer(body, 0, -lift) + part("before"), 0, 0, look.height);
}
