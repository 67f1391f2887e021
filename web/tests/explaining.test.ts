import { beforeEach, describe, expect, it } from "vitest";
import { say } from "../src/app/i18n/index.svelte";
import { deckPicture, wrapText } from "../src/games/sakura_arms/decks/deck_picture";
import { wordsIn } from "../src/app/i18n/words_in_text";
import { glossary, glossaryOf, keywords } from "../src/games/sakura_arms/guide/glossary";
import { rulingsOn } from "../src/games/sakura_arms/cards/detail/rulings";
import { card, legendOf, rulesOf, speak } from "./duelling";

const legend = legendOf();
const rules = rulesOf(legend);
beforeEach(() => speak(rules));

describe("the glossary", () => {
  const found = (text: string) =>
    wordsIn(
      text,
      glossary().map((key) => [key, say(key)]),
    ).map((key) => say(key));
  it("explains each edition's words in that edition's words", () => {
    expect(found("Enchantment, Full Power. Ongoing: Overkill.")).toEqual(["Enchantment", "Full Power", "Overkill", "Ongoing"]);
    speak(rules, "en", 0, "aeg");
    expect(found("Enhancement, Throughout. Unguarded.")).toEqual(["Throughout", "Enhancement", "Unguarded"]);
    expect(glossary()).not.toContain("glossary-full-power");
  });
  it("takes the longer of two words, and no part of one", () => {
    expect(found("Immediate Resurgence")).toEqual(["Immediate Resurgence"]);
    expect(found("After: draw. Flared")).toEqual(["After"]);
  });
  it("finds words where there are no spaces between them", () => {
    speak(rules, "ja");
    expect(found("攻撃後、境地:対応した攻撃を打ち消す。")).toEqual(expect.arrayContaining(["攻撃後", "境地", "対応"]));
  });
  it("reads a card as it is shown: its type line, its numbers, its text", () => {
    const soulfire = card("Soulfire", { type: "enchantment", charge: 4, full_power: true, reach: 0 });
    expect(glossaryOf(soulfire, 0)).toEqual(["glossary-charge", "glossary-enchantment", "glossary-full-power"]);
  });
});

describe("rulings", () => {
  const ruling = (number: number, more: object) => ({
    number,
    part: "",
    text: "",
    source: "rulebook",
    cards: [],
    played: [],
    keywords: [],
    ...more,
  });
  const all = [
    ruling(1, { cards: ["Soulfire"], played: ["Slash"] }),
    ruling(2, { keywords: ["glossary-overkill"] }),
    ruling(3, { played: ["Soulfire"] }),
    ruling(4, { cards: ["Smoke"], keywords: ["glossary-overkill"] }),
  ];
  it("concern a card by name, by its keywords, or because it is played in them; each once", () => {
    const found = rulingsOn(all, "Soulfire", ["glossary-overkill"]);
    expect([found.card, found.keywords, found.played].map((some) => some.map((one) => one.number))).toEqual([[1], [2], [3]]);
  });
  it("everyday words bring none", () => {
    expect(keywords(["glossary-after", "glossary-aura", "glossary-overkill"])).toEqual(["glossary-overkill"]);
  });
});

describe("the picture of a deck", () => {
  const deck = [...legend.goddesses[0].cards.slice(4, 11), ...legend.goddesses[2].cards.slice(0, 3)];
  const look = {
    crest: () => ({ colour: "#123456", path: "M0 0" }),
    cardName: (number: number) => `${legend.cards[number].name} <&>`,
    cardText: () => "この攻撃は+1/+0となる。",
    cardType: () => "攻撃 · 対応",
    goddessName: (number: number) => legend.goddesses[number].name,
    title: "Level 99",
    code: "L234-5678",
    brand: "Mankai",
  };
  it("shows every card, the goddesses and the code, and is well-formed", () => {
    const svg = deckPicture(legend, [0, 2], deck, look);
    for (const number of deck) expect(svg).toContain(legend.cards[number].name.split(" ").at(-1));
    expect(svg.match(/<g transform="translate\([\d.]+ [\d.]+\)">/g)).toHaveLength(10);
    for (const words of ["Yurina + Tokoyo", "L234-5678", "Mankai"]) expect(svg).toContain(words);
    expect(svg).not.toContain("<&>");
    expect(svg.match(/<g/g)!.length).toBe(svg.match(/<\/g>/g)!.length);
    expect(svg.match(/>攻撃 · 対応/g)).toHaveLength(10);
  });
  it("breaks lines between words, and between signs where there are no words", () => {
    expect(wrapText("Yurina's Final Blow", 14, 2)).toEqual(["Yurina's Final", "Blow"]);
    expect(wrapText("天音揺波の底力", 8, 2)).toEqual(["天音揺波", "の底力"]);
    expect(wrapText("one two three four", 7, 2)).toEqual(["one two", "thre…"]);
  });
});
