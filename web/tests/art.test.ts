/** Pictures are drawn by code: the same each time, for every card, whatever it is called. */

import { describe, expect, it } from "vitest";
import { widestWord, lineWidth } from "../src/app/art/text_fit";
import { diceOf, hash, PLAIN } from "../src/app/art/pen";
import { paintSketch } from "../src/app/art/picture";
import { coloursOf, pictureOf } from "../src/games/sakura_arms/art/card_pictures";
import { goddessFigure } from "../src/games/sakura_arms/art/goddess_figures";
import type { PrintedCard } from "../src/games/sakura_arms/cards/metadata";
import { lifeByTurn } from "../src/games/sakura_arms/anim/score_history";
import { groundOf, standsAt } from "../src/games/sakura_arms/board/stage/ground";
import * as P from "../src/games/sakura_arms/constants";

function card(key: string, name: string, more: Partial<PrintedCard> = {}): PrintedCard {
  const usual = {
    written: "",
    goddess: 0,
    type: "attack" as const,
    back: 0,
    flare: -1,
    reach: 24,
    damage: [3, 1] as [number, number],
  };
  const flags = { letters: "", charge: 0, reaction: false, full_power: false, is_for_decks: true, provenance: "seen" as const };
  return { key: `card-${key}`, name, ...usual, ...flags, ...more };
}

describe("pictures", () => {
  it("are the same each time, and others for other cards", () => {
    const sketch = (seed: string) =>
      paintSketch({ seed, hues: PLAIN, light: "sun", ground: "hills", things: (dice) => String(dice()) });
    expect(sketch("one")).toEqual(sketch("one"));
    expect(sketch("one").drawn).not.toBe(sketch("two").drawn);
    expect(diceOf(hash("one"))(5, 6)).toBeGreaterThanOrEqual(5);
  });

  it("are there for every goddess and type, also where nothing is said of a card", () => {
    const ids = [
      "yurina",
      "himika",
      "tokoyo",
      "oboro",
      "chikage",
      "thallya",
      "saine",
      "yukihi",
      "shinra",
      "hagane",
      "kururu",
      "raira",
    ];
    const drawn = new Set<string>();
    for (const id of [...ids, "nobody"])
      for (const type of ["attack", "utility", "enchantment", "form"] as const) {
        const { drawn: picture, sky } = pictureOf(card(`${id}-${type}`, `Unheard of ${type}`, { type }));
        expect(picture).toContain("<svg");
        expect(picture + sky).not.toMatch(/NaN|undefined/);
        drawn.add(picture);
      }
    expect(drawn.size).toBe(13 * 4);
    expect(coloursOf(card("nobody-x", "X"))).toBe(PLAIN);
    for (const id of [...ids, "nobody"]) expect(goddessFigure(id)).not.toMatch(/NaN|undefined/);
  });

  it("show more where more is dealt", () => {
    const arcs = (aura: number) =>
      pictureOf(card(`yurina-blow-${aura}`, "Blow", { damage: [aura, 1] })).drawn.split('transform="translate(2 4)"').length;
    expect(arcs(4)).toBe(arcs(2) + 2);
  });
});

describe("names", () => {
  it("are as wide as their widest word, and half of it in a script without spaces", () => {
    expect(widestWord("Song and Dance")).toBe(widestWord("Dance"));
    expect(widestWord("Amorphous Mistbane")).toBeGreaterThan(widestWord("Millstill"));
    expect(lineWidth("Song and Dance")).toBeGreaterThan(2 * widestWord("Song and Dance"));
    expect(widestWord("斬")).toBe(1);
    expect(widestWord("ヴァーミリオンフィールド")).toBe(6);
  });
});

describe("the ground", () => {
  it("has the foe on the plank of the Distance, and nobody inside anybody", () => {
    const ground = groundOf(1512, 520, 10);
    const x = (along: number) => ground.spot(along + 0.5, 0.1)[0];
    for (let distance = 1; distance <= 10; distance++)
      expect(x(standsAt(false, distance, false))).toBeGreaterThan(x(standsAt(false, distance - 1, false)));
    expect(x(standsAt(false, 0, false))).toBeGreaterThan(x(standsAt(true, 0, false)) + 60);
  });
});

describe("the course of a duel", () => {
  it("is reckoned backwards from how it stands", () => {
    const tokens: number[] = [];
    [tokens[P.LIFE], tokens[P.LIFE + 1]] = [3, 0];
    const [mine, theirs] = lifeByTurn(
      [
        [1, "turn", 0, 0, 1, 3],
        [2, "shift", P.LIFE + 1, P.FLARE + 1, 2, 3],
        [3, "turn", 1, 0, 2, 3],
        [4, "shift", P.LIFE, P.FLARE, 5, 3],
        [5, "shift", P.LIFE + 1, P.FLARE + 1, 8, 3],
      ],
      tokens,
    );
    expect(mine).toEqual([8, 8, 3]);
    expect(theirs).toEqual([10, 8, 0]);
  });
});
