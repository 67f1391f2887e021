import { describe, expect, it } from "vitest";
import { loadModule } from "../src/app/game_module";
import { name, setSubject, addCatalogue } from "../src/app/i18n/index.svelte";
import { choices } from "../src/app/net/view";
import { ownerOf, sectionsOf } from "../src/games/plain/board_model";
import type { GameInfo, View } from "../src/app/net/wire.gen";

/** A game that nobody has written a face for: a heap on the table, and a hand and points of three. */
const NAMES: GameInfo["legend"]["names"] = {
  card: ["card-moon", "card-star"],
  place: ["place-heap", ["place-points", 0], ["place-points", 1], ["place-points", 2]],
  zone: [
    ["zone-hand", 0],
    ["zone-hand", 1],
    ["zone-hand", 2],
  ],
};
const VERBS = [
  { name: "choose", first: 0, count: 4, card: false },
  { name: "take", first: 4, count: 3, card: false },
  { name: "play", first: 7, count: 2, card: true },
  { name: "pass", first: 9, count: 1, card: false },
];
const RULES: GameInfo = { name: "made-up/3", seats: 3, size: 10, verbs: VERBS, legend: { names: NAMES } };
const VIEW = {
  seat: 1,
  tokens: [12, 3, 4, -1],
  zones: [[-1, -1], [0], [-1], [1], [], []],
  on_cards: [[1, 2]],
} as unknown as View;

describe("any game", () => {
  it("is shown by whose everything is, the viewer's own last", () => {
    const sections = sectionsOf(VIEW, RULES);
    expect(sections.map((section) => section.owner)).toEqual([-1, 0, 2, 1]);
    expect(sections[0].numbers).toEqual([{ place: 0, tokens: 12 }]);
    expect(sections[2].numbers).toEqual([{ place: 3, tokens: null }]);
    expect(sections[3].zones).toEqual([{ zone: 1, cards: [{ card: 0, tokens: 0 }] }]);
  });
  it("shows what has no name where something lies, and with whom it lies", () => {
    expect(ownerOf("zone", 3, RULES)).toBe(0);
    expect(sectionsOf(VIEW, RULES)[1].zones).toEqual([
      {
        zone: 0,
        cards: [
          { card: -1, tokens: 0 },
          { card: -1, tokens: 0 },
        ],
      },
      { zone: 3, cards: [{ card: 1, tokens: 2 }] },
    ]);
    const nameless = { ...RULES, legend: { names: {} } };
    expect(sectionsOf(VIEW, nameless)[0].numbers).toHaveLength(4);
  });
  it("is said by its catalogue, or by numbers", () => {
    addCatalogue("made-up/3", "en", {
      files: ["take = take { $number }\ncard-moon = Moon\nzone-hand = { $owner }'s hand\nplay = play { $card }\npass = pass"],
    });
    setSubject({
      game: RULES.name,
      seats: 3,
      names: RULES.legend.names,
      viewer: 1,
      players: ["Ann", "Bob", ""],
      printedKinds: ["card"],
    });
    expect(name("zone", 0)).toBe("Ann's hand");
    expect(name("zone", 4)).toBe("zone 4");
    const all = choices(
      [
        { option: 9, label: ["pass", {}] },
        { option: 5, label: ["take", { number: 2 }] },
        { option: 7, label: ["play", { card: ["card", 0] }] },
      ],
      RULES.verbs,
    );
    expect(all.map((one) => [one.key, one.label, one.card])).toEqual([
      [1, "play Moon", 0],
      [2, "take 2", -1],
      [3, "pass", -1],
    ]);
  });
  it("has a kind: its own, or the plain one", async () => {
    const plain = await loadModule("plain");
    expect(await loadModule("nobody-knows-it/3")).toBe(plain);
    expect(await loadModule("sakura-arms/aeg")).not.toBe(plain);
    expect(plain.pages?.cards).toBeDefined();
  });
});
