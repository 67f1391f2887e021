/** Every picture is well-formed XML: a poster is an image, and an image with one fault is not shown at all. */

import { describe, expect, it } from "vitest";
import { defaultPicture } from "../src/app/art/default_picture";
import type { Picture } from "../src/app/art/picture";
import { scene, tree } from "../src/app/art/scene";
import { poster, svg } from "../src/app/ending/poster";
import { homePicture as picturedAzuki } from "../src/games/azuki/art/home_picture";
import { homePicture as picturedOka } from "../src/games/oka/art/home_picture";
import { homePicture as picturedArms } from "../src/games/sakura_arms/art/home_picture";
import * as azuki from "../src/games/azuki/art/card_pictures";
import type { CardKind } from "../src/games/azuki/metadata";
import * as oka from "../src/games/oka/art/card_pictures";
import { goddessFigure } from "../src/games/sakura_arms/art/goddess_figures";
import { EXTRAS, NOTES } from "../src/games/sakura_arms/art/cards.gen";
import { MOTIFS } from "../src/games/sakura_arms/art/motifs.gen";
import * as arms from "../src/games/sakura_arms/art/card_pictures";
import type { PrintedCard } from "../src/games/sakura_arms/cards/metadata";
import { xmlFault } from "./xml";

const GODDESSES = [...Object.keys(MOTIFS), "utsuro", "honoka"];

function card(goddess: string, name: string, type: PrintedCard["type"], flare: number): PrintedCard {
  const printed = { written: "", goddess: 0, back: 0, reach: 24, damage: [3, 1] as [number, number], letters: "", charge: 0 };
  const flags = { reaction: false, full_power: false, is_for_decks: true, provenance: "seen" as const };
  return { key: `card-${goddess}-${name}-${type}-${flare}`, name, type, flare, ...printed, ...flags };
}

/** All that a poster can show of a picture. */
function onPoster(picture: Picture): string {
  const [course, players] = [null, [{ name: "Ann <&> Bo", number: 3, hasWon: true }]];
  const words = { game: "a & b", title: "c < d", brand: "", date: "" };
  return svg(poster({ ...words, players, course, card: { heading: "", name: "e", sentence: "f" }, picture }).drawn);
}

/** A poster on which two seats are shown, one with figures and one with a picture. */
function withPortraits(figures: string[], picture: Picture): string {
  const players = [
    { name: "Ann", number: 3, hasWon: true, portrait: { figures, picture: null, caption: "x & y" } },
    { name: "Bo", number: 0, hasWon: false, portrait: { figures: [], picture, caption: "<z>" } },
  ];
  const words = { game: "a", title: "b", brand: "", date: "", course: null, card: null };
  return svg(poster({ ...words, players, picture }).drawn);
}

function faults(pictures: Picture[]): string[] {
  const found = pictures.flatMap((one) => [xmlFault(one.drawn), xmlFault(onPoster(one))]);
  return [...new Set(found.filter(Boolean))];
}

describe("pictures are well-formed", () => {
  it("a fault is found", () => {
    expect(xmlFault('<svg><path d="M0 0" stroke="red"/></svg>')).toBe("");
    expect(xmlFault('<svg><path stroke="red" d="M0 0" stroke="blue"/></svg>')).toContain("twice");
    expect(xmlFault("<svg><g></svg>")).toContain("closes");
    expect(xmlFault("<svg><g>")).toContain("never");
    expect(xmlFault("<svg>a & b</svg>")).toContain("ampersand");
  });

  it.each(GODDESSES)("the cards of %s", (goddess) => {
    const names = [...Object.keys(NOTES), "Unheard of"];
    // Of a card with a note of its own the type matters little.
    const cards = (["attack", "utility", "enchantment", "form"] as const).flatMap((type) =>
      (type === "attack" ? names : ["Unheard of"]).map((name, at) => arms.pictureOf(card(goddess, name, type, at % 2 ? 3 : -1))),
    );
    expect(faults(cards)).toEqual([]);
    const figures = (["ready", "strike", "fallen"] as const).map((pose) => goddessFigure(goddess, pose));
    expect(xmlFault(goddessFigure(goddess))).toBe("");
    expect(xmlFault(withPortraits(figures, defaultPicture(goddess)))).toBe("");
  });

  it("no note asks for what is not drawn", () => {
    expect(Object.values(NOTES).filter(({ extra }) => extra && !(extra in EXTRAS))).toEqual([]);
  });

  it("the cards of Azuki, also those that are not there yet", async () => {
    await azuki.picturesLoaded();
    const kinds: CardKind[] = ["entity", "spell", "weapon", "leader", "gate"];
    const faces = kinds.flatMap((kind) =>
      [0, 1, 2, 3, 4].flatMap((element) =>
        Array.from({ length: 40 }, (_, at) => ({
          id: `${kind}-${element}-${at}`,
          name: `Name ${at}`,
          kind,
          element,
          subtypes: [],
        })),
      ),
    );
    expect(faults(faces.map((one) => azuki.pictureOf(one)))).toEqual([]);
  });

  it("the cards and characters of Sakura", () => {
    expect(faults(Array.from({ length: 52 + 15 }, (_, at) => oka.pictureOf(at)))).toEqual([]);
  });

  it("cards of games without pictures, grounds, trees and the pictures of the home page", () => {
    expect(
      faults(["Slash", "a & b <c>", "斬", "🌸", ...Array.from({ length: 60 }, (_, at) => `card ${at}`)].map(defaultPicture)),
    ).toEqual([]);
    expect(xmlFault(scene({ width: 800, height: 600 }))).toBe("");
    expect(xmlFault(tree(0, 0, 1))).toBe("");
    for (const drawn of [picturedArms(), picturedAzuki(), picturedOka()]) expect(xmlFault(drawn)).toBe("");
  });
});
