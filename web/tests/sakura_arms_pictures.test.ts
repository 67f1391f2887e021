/** Pictures of Sakura Arms' cards: the page paints the same as the notebook does, and every picture is well-formed. */

import { describe, expect, it } from "vitest";
import { hash } from "../src/app/art/pen";
import { pictureOf } from "../src/games/sakura_arms/art/card_pictures";
import type { PrintedCard } from "../src/games/sakura_arms/cards/metadata";
import kept from "./sakura_arms_pictures.gen.json";
import { xmlFault } from "./xml";

const GRADIENT = /^linear-gradient\((#\w+), (#\w+) 75%\)$/;

describe("pictures of Sakura Arms' cards", () => {
  it.each(kept.map((card) => [card.key, card] as const))("%s is painted as in a notebook", (_, card) => {
    const { sky, drawn } = pictureOf({ ...card, key: `${card.key} ${JSON.stringify(card)}` } as unknown as PrintedCard);
    const [, above, below] = GRADIENT.exec(sky)!;
    const inside = drawn.slice(drawn.indexOf(">") + 1, -"</svg>".length);
    expect(hash(`${above} ${below} ${inside}`)).toBe(card.painted);
    expect(xmlFault(drawn)).toBe("");
    expect(drawn).not.toMatch(/NaN|undefined|null/);
  });
});
