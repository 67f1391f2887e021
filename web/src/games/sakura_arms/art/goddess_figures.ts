/** Figures of the goddesses. */

import { figure } from "../../../app/art/figure";
import { diceOf } from "../../../app/art/pen";
import { huesOf } from "./goddesses";
import { LOOKS } from "./looks.gen";

/** Draws a goddess as she stands on the ground; `id` is unique on the page. */
export function goddessFigure(goddess: string, id: string): string {
  const { worn, held, cloth, ...look } = LOOKS[goddess] ?? LOOKS.nobody;
  const [hues, dice] = [huesOf(goddess), diceOf(0)];
  return figure({ ...look, hues, worn: worn(dice, hues), cloth: cloth(dice, hues), held: held(dice, hues) }, id);
}
