import { describe, expect, it } from "vitest";
import { fits, goesOn, reach, waiting, wraps } from "../src/games/oka/fits";
import * as P from "../src/games/oka/places";
import { stepped } from "../src/games/oka/stepped";
import { lineOf, remembered, sinceLastTurn, told, type OkaReader } from "../src/games/oka/story";
import { brief, cardName, characterName, label, needed, question, seatName, whyNotPlaced } from "../src/games/oka/words";
import type { Player } from "../src/app/lib/server";
import { plain } from "../src/games/sakura_arms/story";
import type { Choice, Event, View } from "../src/app/lib/view";

const COLOURS = ["black", "red", "blue", "green"];
const COOKS = [1, 2, 3];

/** "red 7" as its number. */
function card(name: string): number {
  const [colour, value] = name.split(" ");
  return COLOURS.indexOf(colour) * P.HIGHEST + Number(value) - 1;
}

interface Wish {
  seats?: number;
  plus?: string[];
  minus?: string[];
  hand?: string[];
  tokens?: Record<number, number>;
  question?: string;
  about?: number;
  row?: number[];
}

function sightOf({ seats = 3, plus = ["red 7"], minus = ["green 9"], hand = [], tokens = {}, question: asked = "act", about = -1, row = [] }: Wish = {}): P.Sight {
  const places = Array<number>(21).fill(0);
  places[P.ROUND] = 1;
  for (const [place, number] of Object.entries(tokens)) places[Number(place)] = number;
  const zones: number[][] = Array.from({ length: 10 * seats }, () => []);
  const turned = places[P.TURNED];
  [plus, minus].forEach((cards, side) => {
    const [top, ...rest] = cards.map(card);
    zones[P.TOPS * seats + (side ^ turned)] = top === undefined ? [] : [top];
    zones[P.BENEATH * seats + (side ^ turned)] = rest.map(() => -1);
  });
  zones[0] = hand.map(card);
  zones[1] = [-1, -1];
  zones[P.ROW * seats] = row;
  const view: View = {
    game: `oka/${seats}`, seat: 0, decides: true, question: asked, about, options: [], tokens: places, zones, on_cards: [], matters: [],
    lasting: [[0, 0, -1, [...Array<number>(52).fill(1), ...Array<number>(52).fill(2)]], [1, -1, -1, [0, 1, 1, 0, 1, 1, 1, 1, ...COOKS]]],
    public: { distance: 0, master_distance: 0 }, over: false, ranks: [],
  };
  return new P.Sight(view);
}

const PLAYERS: Player[] = ["", "Ume", "Kiku"].map((name, seat) => ({ seat, name, kind: seat ? "bot" : "person", here: true, away_since: null }));
const READER: OkaReader = { seats: 3, seat: 0, players: PLAYERS, language: "en" };
const name = (seat: number) => seatName(seat, 0, PLAYERS, "en");

describe("what fits on a pile", () => {
  const on = (one: string, side: P.Side, top: string, modifiers = 0) => fits(card(one), side, card(top), modifiers, COOKS);
  it("is the colour in the direction of the side, or the same value in any colour", () => {
    expect(on("red 8", P.WHITE, "red 7")).toBe(true);
    expect(on("red 13", P.WHITE, "red 7")).toBe(true);
    expect(on("red 6", P.WHITE, "red 7")).toBe(false);
    expect(on("blue 8", P.WHITE, "red 7")).toBe(false);
    expect(on("blue 7", P.WHITE, "red 7")).toBe(true);
    expect(on("red 6", P.BLACK, "red 7")).toBe(true);
    expect(on("red 8", P.BLACK, "red 7")).toBe(false);
  });
  it("goes on from 13 to 1 and from 1 to 13 in the same colour, and no further", () => {
    expect(on("red 1", P.WHITE, "red 13")).toBe(true);
    expect(on("red 2", P.WHITE, "red 13")).toBe(false);
    expect(on("blue 1", P.WHITE, "red 13")).toBe(false);
    expect(on("red 13", P.BLACK, "red 1")).toBe(true);
    expect(on("red 12", P.BLACK, "red 1")).toBe(false);
    expect(goesOn(P.BLACK, 13, 1)).toBe(true);
    expect(wraps(P.WHITE, card("red 13")) && wraps(P.BLACK, card("red 1"))).toBe(true);
    expect(wraps(P.WHITE, card("red 1")) || wraps(P.BLACK, card("red 13"))).toBe(false);
  });
  it("a Cook changes the value by exactly its number, round the corner too", () => {
    expect(on("black 12", P.WHITE, "black 13", 2)).toBe(true); // the rulebook's example: 12 + 2 counts as 1
    expect(on("black 2", P.BLACK, "black 1", 2)).toBe(true); // and 2 - 2 as 13
    expect(on("red 8", P.WHITE, "red 7", 2)).toBe(true);
    expect(on("red 7", P.WHITE, "red 7", 2)).toBe(true);
    expect(on("blue 9", P.WHITE, "red 7", 2)).toBe(true); // counts as a 7
    expect(on("blue 7", P.WHITE, "red 7", 2)).toBe(false);
    expect(on("blue 4", P.WHITE, "red 7", 1 | 2)).toBe(true); // both Cooks: 4 + 1 + 2
  });
  it("a Samurai lifts the direction on its own side alone, Konohana the colour or everything", () => {
    expect(on("red 2", P.WHITE, "red 7", P.LOWER)).toBe(true);
    expect(on("blue 2", P.WHITE, "red 7", P.LOWER)).toBe(false);
    expect(on("red 2", P.BLACK, "red 7", P.LOWER)).toBe(false);
    expect(on("red 9", P.BLACK, "red 7", P.HIGHER)).toBe(true);
    expect(on("blue 9", P.WHITE, "red 7", P.COLOUR)).toBe(true);
    expect(on("blue 5", P.WHITE, "red 7", P.COLOUR)).toBe(false);
    expect(on("blue 2", P.WHITE, "red 7", P.ANY)).toBe(true);
  });
  it("is shown on a ruler of the top card's colour", () => {
    expect(reach(P.WHITE, card("red 11"), 0, COOKS).flatMap((one, at) => (one ? [at + 1] : []))).toEqual([11, 12, 13]);
    expect(reach(P.WHITE, card("red 13"), 0, COOKS).flatMap((one, at) => (one ? [at + 1] : []))).toEqual([1, 13]);
  });
  it("a modifier that no card in hand can use does nothing", () => {
    expect(waiting(sightOf({ hand: ["red 2"], tokens: { [P.MODIFIERS]: P.LOWER } }), [card("red 2")])).toBe(P.LOWER);
    expect(waiting(sightOf({ hand: ["blue 2"], tokens: { [P.MODIFIERS]: P.LOWER } }), [card("blue 2")])).toBe(0);
    expect(waiting(sightOf({ hand: ["red 2"], tokens: { [P.MODIFIERS]: P.LOWER, [P.SERVED]: 1 } }), [card("red 2")])).toBe(0);
    expect(waiting(sightOf({ hand: ["red 11"], tokens: { [P.MODIFIERS]: P.HIGHER | 1 } }), [card("red 11")]), "the Cook alone").toBe(1);
  });
});

describe("a view", () => {
  it("knows sides from piles when the Yin-Yang card is turned", () => {
    const sight = sightOf({ plus: ["red 7", "red 5"], tokens: { [P.TURNED]: 1, [P.SERVED + 1]: 1 } });
    expect([sight.top(P.WHITE), sight.across(P.WHITE)]).toEqual([card("red 7"), 1]);
    expect([sight.isServed(P.WHITE), sight.isServed(P.BLACK)]).toEqual([true, false]);
    expect(sight.pile(P.WHITE)).toHaveLength(2);
  });
  it("prices characters by their slot, gaps and all", () => {
    const sight = sightOf({ row: [55, 60], tokens: { [P.FILLED]: 0b10010 } });
    expect(sight.row).toEqual([{ price: 1, card: -1 }, { price: 2, card: 55 }, { price: 3, card: -1 }, { price: 4, card: -1 }, { price: 5, card: 60 }]);
  });
  it("adds up shurikens only where all trick cards can be seen", () => {
    const sight = sightOf();
    sight.view.zones[P.TRICKS * 3 + 1] = [1, 2];
    sight.view.zones[P.CLOSED_TRICKS * 3 + 2] = [-1];
    expect([sight.shurikensOf(1), sight.shurikensOf(2)]).toEqual([4, null]);
  });
});

describe("why not", () => {
  it("says what a pile needs", () => {
    expect(needed(P.WHITE, card("red 7"), 0, "en")).toBe("▲ red 8 or more, or any 7");
    expect(needed(P.WHITE, card("red 12"), 0, "en")).toBe("▲ red 13, or any 12");
    expect(needed(P.WHITE, card("red 13"), 0, "en")).toBe("▲ red 1, or any 13");
    expect(needed(P.BLACK, card("green 1"), 0, "en")).toBe("◆ green 13, or any 1");
    expect(needed(P.BLACK, card("green 9"), 0, "ja")).toBe("◆ 緑の8以下、または9");
    expect(needed(P.WHITE, card("red 7"), P.LOWER, "en")).toBe("▲ red, or any 7");
  });
  it("names the pile that is served, the modifier that waits, the other side", () => {
    const hand = [card("red 2")];
    expect(whyNotPlaced(sightOf({ tokens: { [P.SERVED]: 1 } }), hand, P.WHITE, "en")).toContain("has its card of this turn");
    expect(whyNotPlaced(sightOf({ tokens: { [P.MODIFIERS]: P.LOWER } }), hand, P.BLACK, "en")).toBe("Samurai: lower on white must be used on the other side");
    expect(whyNotPlaced(sightOf({ minus: [], tokens: { [P.MODIFIERS]: P.LOWER } }), hand, P.BLACK, "en")).toBe("Samurai: lower on white must be used first");
    expect(whyNotPlaced(sightOf(), hand, P.WHITE, "en")).toBe("needs ▲ red 8 or more, or any 7");
  });
});

describe("words", () => {
  it("cards have a shape and a letter besides their colour", () => {
    expect(COLOURS.map((colour) => brief(card(`${colour} 7`)))).toEqual(["●K7", "▲R7", "■B7", "◆G7"]);
    expect(cardName(card("red 12"), "ja")).toBe("赤12");
  });
  it("Cooks are called by the number they have at this table", () => {
    expect(characterName(52, "en", [4, 5, 6])).toBe("Cook 4");
    expect(characterName(63, "en")).toBe("Daimyo: vote");
  });
  it("ask for what is still to do", () => {
    const hand = ["red 8", "black 1"];
    const asked = (wish: Wish) => question(sightOf({ hand, ...wish }), hand.map(card), name, "en");
    expect(asked({})).toBe("A card on +; nothing fits on −: take that pile. Hire whenever you like.");
    expect(asked({ minus: [], tokens: { [P.SERVED]: 1 } })).toBe("Still any card to begin −. Hire whenever you like.");
    expect(asked({ tokens: { [P.SERVED]: 1, [P.SERVED + 1]: 1 } })).toBe("Both piles have their card: end your turn, or hire first.");
    expect(asked({ question: "give", about: 2 })).toContain("give to Kiku?");
    expect(asked({ question: "vote", tokens: { [P.TURN]: 1 } })).toContain("Ume's Daimyo");
  });
  it("options say how many cards a pile has, and what a character costs", () => {
    const choice = (verb: string, subject: number): Choice => ({ option: 0, label: "", key: 1, verb: "other", name: verb, subject, card: -1 });
    const sight = sightOf({ plus: ["red 7", "red 5", "red 4"], row: [55], tokens: { [P.FILLED]: 0b00100 } });
    expect(label(choice(P.TAKE, P.WHITE), sight, name, "en")).toBe("Take the + pile (3 cards)");
    expect(label(choice(P.HIRE, 3), sight, name, "en")).toBe("Hire Geisha: neighbours for 3");
    expect(label(choice(P.PLAYER, 2), sight, name, "en")).toBe("Kiku");
  });
});

describe("the story", () => {
  const lay = (clock: number, seat: number, one: string, side: number): Event => [clock, "lay_on_pile", seat, card(one), side, -1];
  const events: Event[] = [
    [1, "round", 1, -1, 1, -1],
    [2, "place", P.ASIDE * 3, card("red 7"), P.TOPS * 3, -1],
    [3, "place", P.ASIDE * 3, card("green 9"), P.TOPS * 3 + 1, -1],
    [4, "turn", 1, -1, 1, -1],
    lay(5, 1, "red 8", 0),
    [6, "turn_yin_yang", 1, -1, 1, -1],
    lay(7, 1, "green 10", 0),
    [8, "turn", 2, -1, 1, -1],
    [9, "take_pile", 2, 2, 1, -1],
    [10, "gain", 2, -1, 3, -1],
    lay(11, 2, "blue 1", 1),
    [12, "turn", 0, -1, 1, -1],
  ];
  it("tells it by name, with cards that can be pointed at", () => {
    const lines = told(events, READER);
    expect(lines.map(plain)).toContain("Ume: ▲R8 red 8 on +");
    expect(lines.map(plain)).toContain("Kiku: the − pile is taken, 2 cards");
    expect(lines.flatMap((line) => line.pieces).find((one) => one.card !== undefined)?.card).toBe(card("red 8"));
    expect(plain(lines.at(-1)!)).toBe("Your turn");
    expect(told(events, { ...READER, language: "ja" }).map(plain)).toContain("Ume:▲R8 赤8を+へ");
  });
  it("does not name a card that the reader does not know", () => {
    expect(plain(lineOf([1, "place", 1, -1, 2, 0], READER)!)).toBe("a card: Ume → Kiku");
  });
  it("remembers what went into each pile, whichever way the Yin-Yang card lies", () => {
    expect(remembered(events, 3)).toEqual([[card("blue 1")], [card("green 9"), card("green 10")]]);
    expect(remembered([...events, [13, "round", 2, -1, 2, -1]], 3)).toEqual([[], []]);
  });
  it("since your last turn: what the others did after it", () => {
    expect(sinceLastTurn(events, 0)[0]).toEqual(events[3]);
    const later: Event[] = [...events, lay(13, 0, "blue 2", 0), [14, "turn", 1, -1, 1, -1], lay(15, 1, "blue 3", 0)];
    expect(sinceLastTurn(later, 0).map((one) => one[0])).toEqual([14, 15]);
    expect(sinceLastTurn([...later, [16, "turn", 0, -1, 1, -1]], 0).map((one) => one[0])).toEqual([14, 15, 16]);
    expect(sinceLastTurn(events.slice(0, 3), 0)).toEqual([]);
  });
  it("is shown card by card", () => {
    const before = sightOf({ hand: ["red 8"] }).view;
    const after = new P.Sight(stepped(before, lay(5, 1, "red 8", 0)));
    expect([after.top(P.WHITE), after.pile(P.WHITE).length, after.hand(1).length, after.isServed(P.WHITE)]).toEqual([card("red 8"), 2, 1, true]);
    expect(new P.Sight(stepped(after.view, [6, "turn_yin_yang", 1, -1, 1, -1])).top(P.BLACK)).toBe(card("red 8"));
    expect(new P.Sight(stepped(after.view, [7, "take_pile", 1, 2, 0, -1])).pile(P.WHITE)).toEqual([]);
  });
});
