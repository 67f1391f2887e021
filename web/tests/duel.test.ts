import { beforeEach, describe, expect, it } from "vitest";
import { say } from "../src/app/i18n/index.svelte";
import type { BoardProps } from "../src/app/game_module";
import { mainChoice } from "../src/app/net/view";
import { originalCard } from "../src/games/sakura_arms/board/view_facts";
import { backKind, distanceRuns, type Mechanism } from "../src/games/sakura_arms/cards/metadata";
import { advice } from "../src/games/sakura_arms/guide/coach";
import { recap } from "../src/games/sakura_arms/guide/recap";
import { tableUi } from "../src/games/sakura_arms/table_ui";
import * as P from "../src/games/sakura_arms/constants";
import { DISCARDED, previewOf, NOWHERE } from "../src/games/sakura_arms/board/preview";
import { basicReasons, cardReasons } from "../src/games/sakura_arms/board/reasons";
import { viewFacts } from "../src/games/sakura_arms/board/view_facts";
import { BoardModel } from "../src/games/sakura_arms/board/board_model.svelte";
import { unanswerable } from "../src/games/sakura_arms/anim/animations";
import { duelChoices, meaning } from "../src/games/sakura_arms/board/verbs";
import { damageText, rangeText, withoutBreaks } from "../src/games/sakura_arms/cards/number_format";
import { choice, legendOf, rulesOf, speak, viewOf } from "./duelling";
import type { Event } from "../src/app/net/wire.gen";

const legend = legendOf();
const rules = rulesOf(legend);
const option = (verb: (typeof P.VERBS)[number], subject = 0) => rules.verbs[P.VERBS.indexOf(verb)].first + subject;
beforeEach(() => speak(rules));

describe("printed numbers", () => {
  it("are written as people write them", () => {
    expect([0b11000, 0b10101010, 0b1011110, 0].map(rangeText)).toEqual(["3-4", "1, 3, 5, 7", "1-4, 6", "–"]);
    expect([damageText([3, 1]), damageText([-1, 2]), damageText([2, -1])]).toEqual(["3/1", "-/2", "2/-"]);
    expect(withoutBreaks("Range 3-4, 4/4")).toBe("Range 3-\u20604, 4/4");
  });
  it("Ranges become runs to draw", () => {
    expect(distanceRuns(0b101110)).toEqual([
      [1, 3],
      [5, 5],
    ]);
  });
  it("backs of hidden cards are told apart for both seats", () => {
    expect([-1, -2, -3, -5, -6].map(backKind)).toEqual(["normal", "ultimate", "poison", "normal", "ultimate"]);
  });
});

describe("options", () => {
  it("mean a verb and a subject", () => {
    expect(meaning(option("basic", 2), rules.verbs)).toMatchObject({ verb: "basic", subject: 2, card: -1 });
    expect(meaning(option("play", 7), rules.verbs)).toMatchObject({ verb: "play", subject: 7, card: 7 });
    expect(() => meaning(rules.size, rules.verbs)).toThrow(RangeError);
  });
  it("are said by the catalogue, and numbered with cards first and the main one last", () => {
    const options = [
      { option: option("finish"), label: ["option-finish", {}] as const },
      { option: option("basic"), label: ["option-basic", { action: ["action", 0] }] as const },
      { option: option("play", 7), label: ["option-play", { card: ["card", 7] }] as const },
    ];
    const all = duelChoices(options, rules.verbs);
    expect(all.map((one) => [one.key, one.verb, one.label])).toEqual([
      [1, "play", "play Yurina Ultimate 0"],
      [2, "basic", "Advance"],
      [3, "finish", "end turn"],
    ]);
    expect(mainChoice(all)?.verb).toBe("finish");
    expect(mainChoice(all.slice(0, 2))).toBeNull();
  });
  it("are there for every card of which another is the same: with it itself", () => {
    const offered = [
      {
        option: option("discarding", 5),
        label: ["option-discard", { card: ["card", 5] }] as const,
        twins: [option("discarding", 6)],
      },
      { option: option("discarding", 9), label: ["option-discard", { card: ["card", 9] }] as const },
    ];
    const all = duelChoices(offered, rules.verbs);
    expect(all.length).toBe(2);
    const model = new BoardModel(() => ({ view: viewOf(), rules, all }) as unknown as BoardProps);
    expect(model.choiceOf(5)).toMatchObject({ option: option("discarding", 5), card: 5 });
    expect(model.choiceOf(6)).toMatchObject({ option: option("discarding", 6), card: 6, verb: "discarding", key: 1 });
    expect(model.choicesOf(9).length).toBe(1);
    expect(model.choiceOf(7)).toBeUndefined();
  });
  it("that cannot be taken have their reasons by card and by Basic Action, where cards are asked for", () => {
    const whyNot = [
      { option: option("play", 3), reason: "far" },
      { option: option("basic", 1), reason: "full" },
    ];
    expect([...cardReasons(viewOf(), whyNot, rules)]).toEqual([[3, "far"]]);
    expect([...cardReasons(viewOf({ question: "pay" }), whyNot, rules)]).toEqual([]);
    expect([...basicReasons(whyNot, rules)]).toEqual([[1, "full"]]);
  });
});

describe("previews", () => {
  const shifts = { 1: [[P.VIGOR + 1, NOWHERE, 1], [P.SHADOW, P.AURA + 1, 1]] }; // prettier-ignore
  const shown = (verb: string, more = {}) =>
    previewOf({ ...choice(verb, 3, 1, ""), ...more }, viewOf({ seat: 1, own: { shifts } }));
  const told = [
    { from: P.VIGOR + 1, to: NOWHERE, amount: 1 },
    { from: P.SHADOW, to: P.AURA + 1, amount: 1 },
  ];
  it("show what the rules tell of an option, also of its twin", () => {
    expect(shown("spend")).toEqual(told);
    expect(shown("spend", { option: 2 })).toEqual([]);
    expect(shown("spend", { option: 2, twins: [1] })).toEqual(told);
  });
  it("show the card that is discarded", () => {
    expect(shown("discarding")).toEqual([{ from: DISCARDED + 1, to: NOWHERE, amount: 1 }, ...told]);
  });
});

describe("views", () => {
  it("tell the Range and the damage of one's own cards where they are not the printed ones", () => {
    expect(viewFacts(viewOf())).toMatchObject({ distance: 6, reaches: {}, damages: {} });
    expect(viewFacts(viewOf({ own: { reaches: { 3: 8 } } })).reaches[3]).toBe(8);
  });
  it("a copy counts as what it copies", () => {
    const view = viewOf({ public: { copies: { "3": 5 } }, own: { copies: { "0": 5 } } });
    expect([0, 3, 4].map((one) => originalCard(view, one))).toEqual([5, 5, 4]);
  });
  it("attacks that cannot be answered are those of the foe, but for the one that is asked about", () => {
    const attacks = [
      [1, "play", 1, 3, 0, -1],
      [2, "attack", 0, 4, 0, -1],
      [3, "attack", 1, 5, 0, -1],
    ] as Parameters<typeof unanswerable>[0];
    expect(unanswerable(attacks, viewOf(), 0, () => true).map(([clock]) => clock)).toEqual([1, 3]);
    expect(unanswerable(attacks, viewOf({ question: "reaction" }), 0, () => true).map(([clock]) => clock)).toEqual([1]);
  });
});

describe("the coach", () => {
  it("says everything once, in order, by the catalogue", () => {
    const first = advice(viewOf(), [], new Set());
    expect(first).toMatchObject({ id: "goal", look: "side" });
    expect(say(first!.text)).toContain("Bring the foe's Life to 0.");
    expect(advice(viewOf(), [], new Set(["goal"]))?.id).toBe("distance");
    expect(advice(viewOf({ decides: false }), [], new Set())).toBeNull();
  });
  it("has words for all it says, in both languages", () => {
    for (const language of ["en", "ja"]) {
      speak(rules, language);
      const said = new Set<string>();
      for (const question of ["mulligan", "main", "pay", "reaction", "damage", "reshuffle"]) {
        const view = viewOf({ question });
        view.zones[P.READY] = [7];
        view.zones[P.IN_PLAY] = [8];
        const all = [choice("play", 7, 1, ""), choice("basic", 0, 2, ""), choice("finish", 0, 3, "")];
        for (let next = advice(view, all, said); next; next = advice(view, all, said)) {
          said.add(next.id);
          for (const key of [next.title, next.text]) expect(say(key)).not.toBe(key);
        }
      }
      expect(said.size).toBe(12);
    }
  });
});

describe("what goddesses bring", () => {
  const row: Mechanism = { key: "mechanism-bonus", drawn: "row", places: [], zones: [P.BONUS] };
  const shared = legendOf([row]);
  shared.goddesses[1].mechanisms = [row];
  function modelOn(view: ReturnType<typeof viewOf>): BoardModel {
    [view.tokens[P.GODDESSES], view.tokens[P.GODDESSES + 1]] = [1, 2];
    return new BoardModel(() => ({ view, rules: rulesOf(shared), players: [] }) as unknown as BoardProps);
  }
  it("lies in one zone, and each has her own there", () => {
    const view = viewOf();
    view.zones[P.BONUS] = [0, 11, 33, -1];
    const model = modelOn(view);
    expect(model.mechanisms(0).map((one) => model.cardsOf(one, 0))).toEqual([
      [0, 33, -1],
      [11, 33, -1],
    ]);
    expect(model.mechanisms(1)).toEqual([]);
  });
  it("marks cards, and the mark is said with them", () => {
    const model = modelOn(viewOf({ public: { distance: 6, master_distance: 2, marked: [11] } }));
    expect([model.markOf(11), model.markOf(0), modelOn(viewOf()).markOf(11)]).toEqual(["charged", "", ""]);
  });
});

describe("the end", () => {
  it("is told to whoever reads, and by colours to whoever looks on", () => {
    const told = (scores: number[], seat: number | null) => say(tableUi.outcome!(scores, seat));
    expect([told([1, 0], 0), told([0, 1], 0), told([0, 0], 0)]).toEqual([
      "You have won the duel.",
      "The foe has won the duel.",
      "The duel is a draw.",
    ]);
    expect(told([0, 1], null)).toBe("Red has won the duel.");
    speak(rules, "en", 0, "aeg");
    expect(told([0, 1], 0)).toBe("The opponent has won the duel.");
  });
});

describe("what the foe did", () => {
  const news = (...some: [verb: string, where: number, subject: number, amount: number][]) =>
    some.map(([verb, where, subject, amount], at): Event => [at, verb, where, subject, amount, -1]);
  const said = (events: Event[], view = viewOf()) => recap(events, view, rules).map((one) => say(one));

  it("an attack that hit: what it cost, and why it reached, as far away as one was then", () => {
    const view = viewOf({ public: { distance: 5, master_distance: 2 } });
    const events = news(
      ["basic", 1, 0, 0],
      ["shift", P.DISTANCE, P.AURA + 1, 1],
      ["play", 1, 40, 0],
      ["hurt_aura", 0, -1, 3],
      ["place", P.LIMBO + 1, 40, 5],
      ["shift", P.SHADOW, P.DISTANCE, 2],
    );
    expect(said(events, view)).toEqual([
      "The foe takes Advance.",
      "The foe’s Yurina 6 cost you 3 Aura, because its Range 3-\u20604 held the Distance 3.",
      "The Distance is 5 now; it was 4. Look which Attacks reach from there.",
    ]);
  });
  it("an attack that comes: what it will do, and why it reaches", () => {
    const attack = { card: 40, by: 1, reach: 0b11000, damage: [4, 2] };
    const view = viewOf({ question: "reaction", public: { distance: 3, master_distance: 2, attack } });
    expect(said(news(["play", 1, 40, 0]), view)).toEqual([
      "The foe attacks you with Yurina 6, 4/2 (Aura/Life): it reaches you because its Range 3-\u20604 holds the Distance 3.",
    ]);
  });
  it("one's own deeds need no explanation, and what one's own cards cost is not the foe's doing", () => {
    expect(said(news(["play", 0, 3, 0], ["basic", 0, 0, 0], ["hurt_life", 0, -1, 1]))).toEqual([]);
  });
  it("is said in Japanese too", () => {
    speak(rules, "ja");
    const [first] = said(news(["play", 1, 40, 0], ["hurt_life", 0, -1, 1]));
    expect(first).toContain("ライフを1失った");
  });
});
