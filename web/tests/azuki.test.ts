import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../src/app/storage/settings.svelte";
import { say } from "../src/app/i18n/index.svelte";
import type { Choice } from "../src/app/net/view";
import { mainChoice } from "../src/app/net/view";
import { Decisions } from "../src/games/azuki/board/decisions";
import { drawRandom } from "../src/games/azuki/decks/deck";
import { recap } from "../src/games/azuki/guide/recap";
import { tableUi } from "../src/games/azuki/table_ui";
import { NO_FILTER, filterCards, cardsForLeader } from "../src/games/azuki/cards/filter";
import { faceOf } from "../src/games/azuki/metadata";
import * as P from "../src/games/azuki/constants";
import { describeUnit, unitStates } from "../src/games/azuki/cards/phrases";
import { drawnStates, stateMarks } from "../src/games/azuki/cards/state_marks";
import { stonesOf } from "../src/games/azuki/board/places/stones";
import { plan, selection } from "../src/games/azuki/board/selection.svelte";
import { BoardModel } from "../src/games/azuki/board/board_model";
import { unanswerable } from "../src/games/azuki/anim/animations";
import { applyEvent } from "../src/games/azuki/anim/view_reducer";
import { meaning, spotOf } from "../src/games/azuki/board/verbs";
import {
  BLADE,
  FIGHT,
  GATE,
  LEGEND,
  MINE,
  RAVEN,
  RULES,
  SEAL,
  STORM,
  THEIRS,
  VERBS,
  ZERO,
  begin,
  card,
  chosen,
  option,
  viewOf,
  zoneOf,
} from "./matching";
import type { Event, View } from "../src/app/net/wire.gen";

beforeEach(begin);

describe("what a view means", () => {
  it("says of a unit what it is now, beside what is printed", () => {
    const unit = new BoardModel(viewOf(FIGHT), LEGEND).unit(MINE)!;
    expect([unit.attack, unit.printed.attack, unit.health, unit.isTapped, unit.weapons]).toEqual([4, 2, 3, true, [card(BLADE)]]);
    expect(unitStates(unit)).toEqual(["Defender", "sends damage on", "Carapace 1", "on Cooldown"]);
    expect(stateMarks(unit).map(({ sign, word }) => `${sign}: ${word}`)).toEqual([
      "cooldown: Cooldown", "tapped: Tapped", "defender: Defender", "other: Redirects", "carapace: Carapace 1",
    ]); // prettier-ignore
    expect(describeUnit(unit)).toContain("attack 4, health 3, tapped, Defender");
    expect(describeUnit(unit)).toContain("carries Blade");
  });
  it("takes what is printed where the rules have not said more yet", () => {
    const view = { ...viewOf(FIGHT), public: {} };
    expect(new BoardModel(view, LEGEND).unit(MINE)!.attack).toBe(2);
  });
  it("finds attacker and target by the number they have come with", () => {
    expect(new BoardModel(viewOf(FIGHT), LEGEND).attack).toEqual({ seat: 0, attacker: MINE, target: P.SPOTS });
    const gone = viewOf({ ...FIGHT, matters: [[P.IN_ATTACK, 0, 99, 2, 0, 0]] });
    expect(new BoardModel(gone, LEGEND).attack!.attacker).toBe(-1);
  });
  it("lists what waits: the oldest first, then whose turn it is; at the end of the turn as it lies", () => {
    const entry = (seat: number, which: number, moment: number, age: number): View["lasting"][number] => [
      P.WAITING, seat, card(which, seat), [1, which, moment, 0, -1, 0, age, 0],
    ]; // prettier-ignore
    const order = (lasting: View["lasting"]) =>
      new BoardModel(viewOf({ lasting }), LEGEND).waitingEffects.map((effect) => faceOf(effect.card));
    expect(order([entry(0, BLADE, 0, 1), entry(1, SEAL, 6, 0), entry(0, RAVEN, 6, 0)])).toEqual([RAVEN, SEAL, BLADE]);
    expect(order([entry(1, SEAL, 10, 0), entry(0, RAVEN, 10, 0)])).toEqual([SEAL, RAVEN]);
  });
  it("knows which top cards one looks at, and not those known at the bottom", () => {
    const deck = [card(RAVEN), card(SEAL), card(BLADE), -1, card(STORM)];
    const view = viewOf({ question: "search", zones: { [P.DECK]: deck } });
    const looked = (events: Event[], question = "search") => new BoardModel({ ...view, question }, LEGEND).lookedAt(events);
    expect(looked([])).toEqual(deck.slice(0, 3));
    expect(looked([[1, "look", 0, -1, 3, 3], [2, "take", 0, 0, 0, 3]])).toEqual(deck.slice(0, 2)); // prettier-ignore
    expect(looked([], "main")).toEqual([]);
  });
});

describe("what a print shows", () => {
  const unitWith = (flags: number, keywords = 0) =>
    new BoardModel(
      viewOf({
        ...FIGHT,
        tokens: { [P.BLOCKS + P.WIDTH * MINE + P.FLAGS]: flags },
        spots: { [MINE]: [2, 3, keywords, 0] },
      }),
      LEGEND,
    ).unit(MINE)!;
  const signs = (flags: number, keywords = 0) => stateMarks(unitWith(flags, keywords)).map(({ sign }) => sign);

  it("marks what hinders a unit before what it can do", () => {
    expect(signs(P.SHOCKED | P.COOLDOWN | P.TAPPED, P.DEFENDER)).toEqual(["cooldown", "shocked", "tapped", "defender"]);
    expect(signs(P.FROZEN << 1)).toEqual(["frozen"]);
    expect(signs(P.ROOTED | (P.ROOTED << 1))).toHaveLength(1);
    expect(signs(0)).toEqual([]);
  });
  it("draws ice, lightning and roots over the picture, and nothing for other states", () => {
    expect(drawnStates(stateMarks(unitWith(P.FROZEN | P.SHOCKED | P.ROOTED | P.COOLDOWN, P.CHARGE)))).toEqual([
      "shocked",
      "frozen",
      "rooted",
    ]);
  });
  it("heaps up ready stones first, then spent ones, then free places", () => {
    const kinds = stonesOf(3, 2).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array<string>(3).fill("ready"), "spent", "spent", ...Array<string>(5).fill("free")]);
    const places = stonesOf(9, 5).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(14);
  });
});

describe("what can be done", () => {
  const HAND = [card(STORM), card(RAVEN, 0, 2)];
  function decisions(view: View, options: [string, number][], why: [number, string][] = []): Decisions & { taken: Choice[] } {
    const taken: Choice[] = [];
    const all = chosen(options, view);
    const whyNot = why.map(([one, reason]) => ({ option: one, reason }));
    return Object.assign(new Decisions(new BoardModel(view, LEGEND), all, whyNot, VERBS, [], (one) => taken.push(one)), {
      taken,
    });
  }
  it("numbers the hand from the cheapest on, then spots, and ends with ending", () => {
    const view = viewOf({ ...FIGHT, zones: { ...FIGHT.zones, [P.HAND]: HAND } });
    const all = chosen([["end_turn", 0], ["attack", P.GARDEN], ["play", STORM], ["play", RAVEN]], view); // prettier-ignore
    expect(all.map((one) => [one.verb, one.subject, one.key])).toEqual([
      ["play", RAVEN, 1], ["play", STORM, 2], ["attack", P.GARDEN, 3], ["end turn", 0, 4],
    ]); // prettier-ignore
    expect(mainChoice(all)!.verb).toBe("end turn");
  });
  it("counts spots as whoever decides does: one's own first", () => {
    expect(spotOf(meaning(option("spot", 3), VERBS), 1)).toBe(P.SPOTS + 3);
    expect(spotOf(meaning(option("spot", P.SPOTS), VERBS), 1)).toBe(0);
    expect(spotOf(meaning(option("portal", 2), VERBS), 1)).toBe(P.SPOTS + P.ALLEY + 2);
    expect(spotOf(meaning(option("amount", 2), VERBS), 0)).toBe(-1);
  });
  it("plays a card that is pressed, and says why another cannot be played", () => {
    const view = viewOf({ zones: { [P.HAND]: HAND } });
    const one = decisions(view, [["play", RAVEN]], [[option("play", STORM), "costs 9, you have 1"]]);
    one.pressCard(HAND[0], one.handChoice(HAND[0]));
    expect([selection.refusal, one.taken.length]).toEqual(["costs 9, you have 1", 0]);
    one.pressCard(HAND[1], one.handChoice(HAND[1]));
    expect(one.taken.map((choice) => choice.verb)).toEqual(["play"]);
  });
  it("waits for a second press where that is set, and where a spot has several uses", () => {
    settings.confirm = true;
    const view = viewOf({ ...FIGHT, zones: { ...FIGHT.zones, [P.HAND]: HAND } });
    const one = decisions(view, [["play", RAVEN], ["attack", P.GARDEN], ["use", P.GARDEN]]); // prettier-ignore
    one.pressCard(HAND[1], one.handChoice(HAND[1]));
    expect([one.taken.length, one.selectedChoices.length]).toEqual([0, 1]);
    one.pressCard(HAND[1], one.handChoice(HAND[1]));
    expect(one.taken.length).toBe(1);
    one.pressSpot(MINE);
    expect(one.selectedChoices.map((choice) => choice.verb)).toEqual(["attack", "use"]);
  });
  it("offers through the Gate whoever can step forward", () => {
    const zones = { [zoneOf(P.GATE)]: [card(GATE)], [zoneOf(P.ALLEY)]: [card(RAVEN)], [zoneOf(P.ALLEY + 1)]: [card(SEAL)] };
    const one = decisions(viewOf({ zones }), [["portal", 0], ["portal", 1]]); // prettier-ignore
    one.pressSpot(P.GATE);
    expect(one.selectedChoices.map((choice) => choice.subject)).toEqual([0, 1]);
  });
  it("gathers every reason about a spot", () => {
    const why: [number, string][] = [
      [option("attack", P.GARDEN), "Raven is tapped"],
      [option("use", P.GARDEN), "Raven has no ability to use"],
    ];
    const one = decisions(viewOf(FIGHT), [["end_turn", 0]], why);
    expect(one.reasonsOfSpot(MINE)).toEqual(["Raven is tapped", "Raven has no ability to use"]);
    expect(one.reasonsOfSpot(THEIRS)).toEqual([]);
  });
  it("lays out what one looks at, also what cannot be taken; and cards of a pile", () => {
    const search = viewOf({
      question: "search",
      zones: { [P.DECK]: [card(SEAL), card(RAVEN), -1], [P.HAND]: [card(RAVEN, 0, 1)] },
    });
    const one = decisions(search, [["take", RAVEN], ["decline", 0]]); // prettier-ignore
    expect(one.laidOut.map(({ card: laid, choice }) => [laid, choice?.subject])).toEqual([[card(SEAL), undefined], [card(RAVEN), RAVEN]]); // prettier-ignore
    expect(one.handChoice(card(RAVEN, 0, 1))).toBeUndefined();
    const pile = viewOf({ question: "take", zones: { [P.DISCARD]: [card(BLADE, 0, 3)], [P.HAND]: [card(BLADE)] } });
    expect(decisions(pile, [["take", BLADE]]).laidOut.map((laid) => laid.card)).toEqual([card(BLADE, 0, 3)]);
    const discard = viewOf({ question: "discard", zones: { [P.HAND]: [card(BLADE)] } });
    expect(decisions(discard, [["take", BLADE]]).laidOut).toEqual([]);
  });
  it("answers what was planned one by one, and gives a plan up that does not fit", () => {
    plan.set(["bottom"], [{ verb: "take", subject: 1 }, { verb: "take", subject: 2 }]); // prettier-ignore
    expect(plan.next("bottom", () => true)).toEqual({ verb: "take", subject: 1 });
    expect(plan.next("main", () => true)).toBeNull();
    expect(plan.answers).toEqual([]);
  });
});

describe("what is shown of what happens", () => {
  it("draws the arrow from attacker to target, and swings it to a Defender", () => {
    const view = viewOf({ ...FIGHT, matters: [] });
    const attacked = applyEvent(view, [1, "attack", MINE, card(RAVEN), card(ZERO, 1), 3]);
    expect(new BoardModel(attacked, LEGEND).attack).toEqual({ seat: 0, attacker: MINE, target: P.SPOTS });
    const defended = applyEvent(attacked, [2, "defend", THEIRS, card(SEAL, 1), 0, 3]);
    expect(new BoardModel(defended, LEGEND).attack!.target).toBe(THEIRS);
  });
  it("takes health where a blow lands, and moves cards between zones", () => {
    const hurt = applyEvent(viewOf(FIGHT), [1, "hurt", MINE, card(RAVEN), 2, 3]);
    expect(new BoardModel(hurt, LEGEND).unit(MINE)!.health).toBe(1);
    const view = viewOf({ zones: { [P.DECK + 1]: [-2, -2], [P.HAND + 1]: [-2] } });
    const moved = applyEvent(view, [1, "place", P.DECK + 1, -1, P.HAND + 1, 0]);
    expect([moved.zones[P.DECK + 1].length, moved.zones[P.HAND + 1].length]).toEqual([1, 2]);
  });
  it("holds at the foe's attacks that cannot be answered", () => {
    const attack: Event = [1, "attack", P.SPOTS + P.GARDEN, card(SEAL, 1), card(ZERO), 3];
    expect(unanswerable([attack], viewOf({ question: "main" }), 0)).toEqual([attack]);
    expect(unanswerable([attack], viewOf({ question: "respond" }), 0)).toEqual([]);
    expect(unanswerable([attack], viewOf(), 1)).toEqual([]);
  });
  it("says who has won", () => {
    expect(say(tableUi.outcome!([1, 0], 0))).toBe("You have won!");
    expect(say(tableUi.outcome!([0, 1], 0))).toBe("You have lost.");
    expect(say(tableUi.outcome!([0, 1], null))).toBe("Ume has won.");
  });
});

describe("cards and decks", () => {
  it("finds cards by element, kind, cost, subtype, keyword and words", () => {
    const by = (some: Partial<typeof NO_FILTER>) => filterCards(LEGEND, LEGEND.written, { ...NO_FILTER, ...some });
    expect(by({ element: P.WATER })).toEqual([SEAL]);
    expect(by({ kind: "weapon" })).toEqual([BLADE]);
    expect(by({ cost: 7 })).toEqual([STORM]);
    expect(by({ subtype: "Pyreskin" })).toEqual([RAVEN]);
    expect(by({ keyword: "defender" })).toEqual([RAVEN]);
    expect(by({ search: "azk01-006" })).toEqual([SEAL]);
    expect(cardsForLeader(LEGEND, LEGEND.written, P.FIRE)).not.toContain(SEAL);
  });
  it("draws an opening hand of different cards", () => {
    const cards = Array.from({ length: 50 }, (_, at) => String(at));
    const hand = drawRandom(cards, 7, () => 0.5);
    expect([hand.length, new Set(hand).size]).toEqual([7, 7]);
    expect(drawRandom(["a"], 7)).toEqual(["a"]);
  });
});

describe("what the opponent did", () => {
  const told = (view: View, ...some: [verb: string, where: number, subject: number, amount: number][]) =>
    recap(
      some.map(([verb, where, subject, amount], at): Event => [at, verb, where, subject, amount, -1]),
      view,
      RULES,
    ).map((one) => say(one));

  it("an attack: what it will deal; once it has, what it cost, and why", () => {
    const view = viewOf(FIGHT);
    const attack: [string, number, number, number] = ["attack", THEIRS, card(SEAL, 1), card(ZERO)];
    expect(told(view, attack)[0]).toMatch(/^Seal attacks Zero: unanswered it deals \d+, because that is its attack\.$/);
    expect(told(view, attack, ["hurt", P.LEADER, card(ZERO), 2])).toEqual([
      "Seal cost your leader 2 health: that is its attack, and nobody stood in its way.",
    ]);
  });
  it("a card: where it stands, and what that means; what falls of one's own", () => {
    const [garden, alley] = [P.SPOTS + P.GARDEN, P.SPOTS + P.GARDEN + P.ROW].map((spot) =>
      told(viewOf(), ["play", spot, card(RAVEN, 1), 0]),
    );
    expect(garden[0]).toContain("into the Garden, 2 attack and 3 health");
    expect(alley[0]).toContain("into the Alley");
    expect(told(viewOf(), ["destroyed", MINE, card(RAVEN), 0])).toEqual(["Raven fell: it had no health left."]);
  });
  it("nothing of what one does oneself", () => {
    expect(told(viewOf(), ["play", P.GARDEN, card(RAVEN), 0], ["destroyed", THEIRS, card(SEAL, 1), 0])).toEqual([]);
  });
});
