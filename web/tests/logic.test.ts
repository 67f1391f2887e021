import { describe, expect, it } from "vitest";
import { back, cardsOf, distances, figures, runs } from "../src/games/sakura_arms/cards";
import { BadCode, code, deckOf, legality, quickBuild } from "../src/games/sakura_arms/deck";
import { epicOf } from "../src/games/sakura_arms/epic";
import { glossaryIn } from "../src/games/sakura_arms/glossary";
import { lesson } from "../src/games/sakura_arms/coach";
import * as P from "../src/games/sakura_arms/places";
import { lineOf, plain, sinceLastTurn, told, type Reader } from "../src/games/sakura_arms/story";
import { choices, counted, mainChoice, type Event, type View } from "../src/app/lib/view";
import { question } from "../src/app/lib/words";
import { legendOf } from "./printed";

const VERBS: P.VerbRow[] = [
  { name: "choose", first: 0, count: 16, card: false },
  { name: "end the Main Phase", first: 16, count: 1, card: false },
  { name: "pass", first: 17, count: 1, card: false },
  { name: "basic", first: 20, count: 8, card: false },
  { name: "play", first: 53, count: 70, card: true },
];

describe("printed figures", () => {
  it("are taken apart", () => {
    expect(figures("Flare 7  Range 3-4  4/4")).toMatchObject({ flare: 7, range: [3, 4], damage: "4/4", charge: null });
    expect(figures("Range 1, 3, 5, 7  -/1")).toMatchObject({ flare: null, range: [1, 3, 5, 7], damage: "-/1" });
    expect(figures("Cost 5  Range 2-3  3/2")).toMatchObject({ flare: 5, range: [2, 3] });
    expect(figures("Cost 2  Range 4-5  3/1  or 0-1  0/0")).toMatchObject({ flare: 2, range: [4, 5], damage: "3/1" });
    expect(figures("Charge 4")).toMatchObject({ charge: 4, damage: "", range: [] });
    expect(figures("Range 0-10  2/-")).toMatchObject({ rangeWords: "0-10", damage: "2/-" });
  });
  it("ranges become runs to draw", () => {
    expect(distances("1-3, 5")).toEqual([1, 2, 3, 5]);
    expect(runs([1, 2, 3, 5])).toEqual([[1, 3], [5, 5]]);
  });
  it("backs of hidden cards are told apart for both seats", () => {
    expect([-1, -2, -3, -5, -6].map(back)).toEqual(["normal", "ultimate", "poison", "normal", "ultimate"]);
  });
  it("the glossary is found by whole words", () => {
    expect(glossaryIn("After: draw. Flared")).toEqual(["After"]);
  });
});

describe("options", () => {
  it("mean a verb and a subject", () => {
    expect(P.meaning(22, VERBS)).toEqual({ verb: "basic", name: "basic", subject: 2, card: -1 });
    expect(P.meaning(60, VERBS)).toEqual({ verb: "play", name: "play", subject: 7, card: 7 });
    expect(() => P.meaning(18, VERBS)).toThrow(RangeError);
    expect(P.optionOf("play", 7, VERBS)).toBe(60);
  });
  it("are numbered with cards first and the main one last", () => {
    const all = choices([16, 20, 60].map((option) => ({ option, label: ["verbatim", { text: "" }] as const })), VERBS, P.meaning);
    expect(all.map((one) => [one.key, one.verb])).toEqual([[1, "play"], [2, "basic"], [3, "finish"]]);
    expect(mainChoice(all)?.verb).toBe("finish");
    expect(mainChoice(all.slice(0, 2))).toBeNull();
  });
  it("basic actions move one Sakura of the seat that takes them", () => {
    expect(P.route(P.ADVANCE, 1)).toEqual({ from: P.DISTANCE, to: P.AURA + 1, amount: 1 });
    expect(P.route(6, 0)).toBeNull();
  });
});

describe("decks", () => {
  const legend = legendOf();
  const deck = quickBuild(legend, 0, 2)!;
  it("a quick build is legal, and nothing short of it", () => {
    expect(legality(legend, deck)).toEqual({ normals: 7, ultimates: 3, isLegal: true });
    expect(legality(legend, { ...deck, cards: deck.cards.slice(1) }).isLegal).toBe(false);
    expect(legality(legend, { ...deck, goddesses: [0, 1] }).isLegal).toBe(false);
    expect(legality(legend, { ...deck, cards: [...deck.cards.slice(1), deck.cards[1]] }).isLegal).toBe(false);
  });
  it("codes come back, in any writing", () => {
    const found = deckOf(legend, code(legend, deck).toLowerCase().replace(/-/g, " "));
    expect(new Set(found.cards)).toEqual(new Set(deck.cards));
    expect(found.goddesses).toEqual([0, 2]);
  });
  it("codes of other editions and damaged ones are refused with the reason", () => {
    expect(() => deckOf(legendOf("sakura-arms/aeg"), code(legend, deck))).toThrow("Level 99 edition");
    const damaged = code(legend, deck).replace(/.$/, (sign) => (sign === "2" ? "3" : "2"));
    expect(() => deckOf(legend, damaged)).toThrow(BadCode);
    expect(() => deckOf(legend, "x")).toThrow("too short");
  });
  it("Poisons and forms are for no deck", () => {
    expect(cardsOf(legend, 2)).toHaveLength(11);
  });
});

describe("the story", () => {
  const legend = legendOf();
  const reader: Reader = { legend, seat: 0, language: "en", cardName: (number) => legend.cards[number].name };
  const events: Event[] = [
    [1, "turn", 0, -1, 1, -1],
    [2, "basic", 0, 0, 0, -1],
    [3, "shift", P.DISTANCE, P.AURA, 1, -1],
    [4, "turn", 1, -1, 2, -1],
    [5, "place", P.DECK + 1, -1, P.HAND + 1, 0],
    [6, "play", 1, 0, 0, -1],
    [7, "place", P.LIMBO + 1, 0, P.DISCARD + 1, -1],
    [8, "hurt_life", 0, -1, 2, -1],
  ];
  it("is told from the reader's side", () => {
    expect(told(events, reader).map(plain)).toEqual([
      "Turn 1: You",
      "You: Advance",
      "1 Sakura: Distance → your Aura",
      "Turn 2: Foe",
      "Foe: a card drawn",
      "Foe: Yurina 0 is played",
      "You take 2 to Life",
    ]);
    expect(plain(lineOf(events[7], { ...reader, seat: null })!)).toBe("Blue takes 2 to Life");
    expect(plain(lineOf(events[7], { ...reader, language: "ja" })!)).toContain("ライフに2");
  });
  it("an umbrella is told by its sides, where an edition has one", () => {
    const zones: string[] = [];
    zones[P.BONUS / 2] = "closed";
    zones[P.FORMS / 2] = "open";
    const turned: Event = [9, "place", P.BONUS, 0, P.FORMS, -1];
    const reads = (language: "en" | "ja", legend: Reader["legend"]) => plain(lineOf(turned, { ...reader, legend, language })!);
    expect(reads("en", { ...legend, zones })).toContain("closed → open");
    expect(reads("ja", { ...legend, zones })).toContain("閉じた傘→開いた傘");
    expect(reads("ja", legend)).toContain("追加札→機巧");
  });
  it("the rule of an Epic Battle is told by its name and its text, where the edition has it", () => {
    const epics = [{ number: 3, id: "wind", name: "Wind", japanese: "風", text: "Twice as many." }];
    const told: Event = [1, "epic", 0, 3, 0, -1];
    expect(plain(lineOf(told, { ...reader, legend: { ...legend, epics } })!)).toBe("Epic Battle: Wind. Twice as many.");
    expect(plain(lineOf(told, { ...reader, legend: { ...legend, epics }, language: "ja" })!)).toContain("風。矢印");
    expect(lineOf(told, reader)).toBeNull();
    const view = { public: { epic: "wind" } as Record<string, unknown> } as View;
    expect(epicOf({ ...legend, epics }, view)).toBe(epics[0]);
    expect(epicOf(legend, view)).toBeUndefined();
  });
  it("a copy is told with both cards, and counts as what it copies", () => {
    const told = lineOf([1, "copy", 0, 0, 5, -1], reader)!;
    expect(plain(told)).toBe("Yurina 0 is a copy of Yurina 5");
    expect(told.pieces.map((piece) => piece.card)).toContain(5);
    expect(plain(lineOf([1, "copy", 0, 0, 5, -1], { ...reader, language: "ja" })!)).toContain("の写し");
    const view = { public: { copies: { "3": 5 } }, own: { copies: { "0": 5 } } } as unknown as View;
    expect([0, 3, 4].map((card) => counted(view, card))).toEqual([5, 5, 4]);
  });
  it("cards in it can be pointed at, hidden ones cannot", () => {
    expect(lineOf(events[5], reader)!.pieces[1]).toEqual({ text: "Yurina 0", card: 0 });
    expect(lineOf(events[4], reader)!.pieces[1].card).toBeUndefined();
  });
  it("since the last turn begins with the foe's turn", () => {
    expect(sinceLastTurn(events, 0).map((one) => one[0])).toEqual([4, 5, 6, 7, 8]);
    expect(sinceLastTurn([events[0]], 0)).toEqual([]);
  });
});

describe("the coach", () => {
  it("says everything once, in order", () => {
    const view = { seat: 0, decides: true, question: "main", zones: Array.from({ length: 26 }, () => []), tokens: new Array(37).fill(0) } as unknown as View;
    const first = lesson(view, [], new Set());
    expect(first?.id).toBe("goal");
    expect(lesson(view, [], new Set(["goal"]))?.id).toBe("distance");
    expect(lesson({ ...view, decides: false }, [], new Set())).toBeNull();
  });
});

describe("questions", () => {
  it("name the card they are about, and unknown ones are asked as they are", () => {
    expect(question("reaction", "Slash", "en")).toBe("Slash is coming. Do you react?");
    expect(question("a new thing", "Slash", "en")).toBe("Slash: a new thing?");
  });
});
