import { describe, expect, it } from "vitest";
import { certainty, isFound } from "../src/games/sakura_arms/cards";
import { quickBuild } from "../src/games/sakura_arms/deck";
import { lines, picture } from "../src/games/sakura_arms/deckpicture";
import { inEdition, piles } from "../src/games/sakura_arms/edition";
import { glossary, glossaryIn, keywordsIn } from "../src/games/sakura_arms/glossary";
import * as P from "../src/games/sakura_arms/places";
import type { Ruling } from "../src/app/lib/rulings";
import { concerning } from "../src/games/sakura_arms/rulings";
import { SHEETS, sheet } from "../src/games/sakura_arms/sheets";
import { told, plain, type Reader } from "../src/games/sakura_arms/story";
import { card, legendOf } from "./printed";

describe("the glossary", () => {
  it("explains each edition's words in that edition's words", () => {
    expect(glossaryIn("Enchantment, Full Power. Ongoing: Overkill.", "sakura-arms/level99")).toEqual(["Full Power", "Overkill", "Ongoing"]);
    expect(glossaryIn("Enhancement, Throughout. Unguarded.", "sakura-arms/aeg")).toEqual(["Throughout", "Enhancement", "Unguarded"]);
    expect(glossaryIn("Enhance. Effective: to the upcard pile", "sakura-arms/beta")).toEqual(["Enhance", "Effective", "upcard pile"]);
    expect(glossary("sakura-arms/aeg")["Full Power"]).toBeUndefined();
    expect(glossary("sakura-arms/level99").Throughout).toBeUndefined();
  });
  it("takes the longer of two words, and no part of it", () => {
    expect(glossaryIn("Immediate Resurgence")).toEqual(["Immediate Resurgence"]);
    expect(glossaryIn("After Attack: draw", "sakura-arms/aeg")).toEqual(["After Attack"]);
  });
  it("says everything in both languages", () => {
    for (const game of SHEETS) for (const [name, text] of Object.entries(glossary(game))) expect(text.every(Boolean), name).toBe(true);
  });
});

describe("rulings", () => {
  const ruling = (number: number, text: string, cards: string[] = [], played: string[] = []): Ruling => ({ number, part: "", text, source: "rulebook", cards, played });
  const all = [
    ruling(1, "Soulfire never strengthens her own Attacks", ["Soulfire"], ["Slash"]),
    ruling(2, "Overkill goes beyond 5"),
    ruling(3, "with just as much Aura there is a choice", [], ["Soulfire"]),
    ruling(4, "Smoke stops arrows", ["Smoke"]),
  ];
  it("concern a card by name, by its keywords, or because it is played in them; each once", () => {
    const soulfire = card("Soulfire", "Yurina", "Charge 4", "Enchantment, Full Power", "Ongoing: your Attacks get Overkill.");
    const found = concerning(all, soulfire, "sakura-arms/level99");
    expect([found.card, found.keywords, found.played].map((some) => some.map((one) => one.number))).toEqual([[1], [2], [3]]);
  });
  it("everyday words bring none", () => {
    expect(keywordsIn("After: your Aura → Distance: 1", "sakura-arms/level99")).toEqual([]);
    expect(concerning(all, card("Slash", "Yurina"), "sakura-arms/level99")).toMatchObject({ card: [], keywords: [] });
  });
});

describe("cards", () => {
  it("say how sure one can be of them", () => {
    expect(["seen in this edition's rulebook", "values of the Japanese printing", "stand-in: nobody has seen it", "uncertain: it changed"].map(certainty)).toEqual(["seen", "likely", "stand-in", "stand-in"]);
  });
  it("are found by words of their name and text", () => {
    const smoke = card("Smoke", "Himika", "Charge 3", "Enchantment", "arrow effects move no Sakura out of Distance");
    expect(["", "smo", "arrow distance", "「smoke」", "charge 3"].every((words) => isFound(smoke, words))).toBe(true);
    expect(isFound(smoke, "arrow aura")).toBe(false);
  });
});

describe("other editions", () => {
  const aeg = legendOf("sakura-arms/aeg");
  it("have their own words, and Level 99 keeps its own", () => {
    const text = "The foe's Ultimates: discard a card face-down. Pick one of your two goddesses.";
    expect(inEdition(text, aeg, "en")).toBe("The opponent's Special cards: put a card on your discard pile. Pick one of your two Megami.");
    expect(inEdition(text, legendOf(), "en")).toBe(text);
    expect(inEdition("相手", aeg, "ja")).toBe("相手");
    expect(piles(aeg)).toEqual(["Played", "Discard"]);
    expect(piles(legendOf())).toBeNull();
  });
  it("and so has their log", () => {
    const reader: Reader = { legend: aeg, seat: 0, language: "en", cardName: (number) => aeg.cards[number].name };
    expect(told([[1, "place", P.HAND + 1, -1, P.FACE_DOWN + 1, 0], [2, "shift", P.DISTANCE, P.AURA + 1, 1, -1]], reader).map(plain)).toEqual([
      "Opponent: a card put on the discard pile",
      "1 Sakura: Distance → the opponent's Aura",
    ]);
  });
  it("each has a sheet of rules in both languages, as long in one as in the other", () => {
    expect(SHEETS).toEqual(["sakura-arms/level99", "sakura-arms/aeg", "sakura-arms/beta"]);
    for (const game of SHEETS) expect(sheet(game, "en")).toHaveLength(sheet(game, "ja").length);
    const words = (game: string) => sheet(game, "en").flat().join(" ");
    expect(words("sakura-arms/aeg")).toMatch(/Forward Movement.*Recover.*Focus/);
    expect(words("sakura-arms/beta")).toMatch(/Forward movement.*Dressing.*Holding/);
    expect(words("sakura-arms/beta")).toMatch(/upcard pile.*downcard pile/);
    expect(words("sakura-arms/beta") + words("sakura-arms/aeg")).not.toMatch(/goddess|Ultimate|Full Power|Breakaway/);
  });
});

describe("previews of payments", () => {
  it("show the cost and what is paid for", () => {
    expect(P.payment(P.RECOVER, 1, P.VIGOR + 1)).toEqual([
      { from: P.VIGOR + 1, to: P.NOWHERE, amount: 1 },
      { from: P.SHADOW, to: P.AURA + 1, amount: 1 },
    ]);
    expect(P.payment(undefined, 0, P.DISCARDED)).toEqual([{ from: P.DISCARDED, to: P.NOWHERE, amount: 1 }]);
  });
});

describe("the picture of a deck", () => {
  const legend = legendOf();
  const deck = quickBuild(legend, 0, 2)!;
  const look = { crest: () => ({ colour: "#123456", path: "M0 0" }), cardName: (number: number) => `${legend.cards[number].name} <&>`, cardText: (number: number) => legend.cards[number].text, textLanguage: "en" as const, goddessName: (number: number) => legend.goddesses[number].name, title: "Level 99" };
  it("shows every card, the goddesses and the code, and is well-formed", () => {
    const svg = picture(legend, deck, look);
    for (const number of deck.cards) expect(svg).toContain(legend.cards[number].name.split(" ").at(-1));
    expect(svg.match(/<g transform="translate\([\d.]+ [\d.]+\)">/g)).toHaveLength(10);
    expect(svg).toContain("Yurina + Tokoyo");
    expect(svg).not.toContain("<&>");
    expect(svg.match(/<g/g)!.length).toBe(svg.match(/<\/g>/g)!.length);
  });
  it("has texts and types in their own language", () => {
    const svg = picture(legend, deck, { ...look, textLanguage: "ja", cardText: () => "この攻撃は+1/+0となる。" });
    expect(svg.match(/>攻撃/g)).toHaveLength(10);
    expect(svg.match(/この攻撃は/g)).toHaveLength(10);
    expect(picture(legend, deck, look)).not.toContain("攻撃");
  });
  it("breaks lines between words, and between signs where there are no words", () => {
    expect(lines("Yurina's Final Blow", 14, 2)).toEqual(["Yurina's Final", "Blow"]);
    expect(lines("天音揺波の底力", 8, 2)).toEqual(["天音揺波", "の底力"]);
    expect(lines("one two three four", 7, 2)).toEqual(["one two", "thre…"]);
  });
});
