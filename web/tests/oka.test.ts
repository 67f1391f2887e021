import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../src/app/storage/settings.svelte";
import { say } from "../src/app/i18n/index.svelte";
import type { Choice } from "../src/app/net/view";
import { advice } from "../src/games/oka/guide/coach";
import { Decisions } from "../src/games/oka/board/decisions";
import { recap, forcedMoves } from "../src/games/oka/guide/recap";
import { tableUi } from "../src/games/oka/table_ui";
import { characterSymbol, shortCardName } from "../src/games/oka/art/marks";
import { pileContents, shownVotes } from "../src/games/oka/board/event_memory";
import * as P from "../src/games/oka/constants";
import { cardName, joinList, nameOfPlayer } from "../src/games/oka/cards/phrases";
import { deselect, selection } from "../src/games/oka/board/selection.svelte";
import { BoardModel } from "../src/games/oka/board/board_model";
import { applyEvent } from "../src/games/oka/anim/view_reducer";
import { card, COLOURS, COOKS, option, PLAYERS, RULES, modelOf, speakEnglish, VERBS } from "./table_of_oka";
import type { Event, PlayerInfo } from "../src/app/net/wire.gen";

beforeEach(speakEnglish);

describe("a view", () => {
  it("knows sides from piles when the Yin-Yang card is turned", () => {
    const model = modelOf({ plus: ["red 7", "red 5"], tokens: { [P.TURNED]: 1, [P.SERVED + 1]: 1 } });
    expect([model.pile(P.WHITE)[0], model.across(P.WHITE)]).toEqual([card("red 7"), 1]);
    expect([model.isServed(P.WHITE), model.isServed(P.BLACK)]).toEqual([true, false]);
    expect(model.pile(P.WHITE)).toHaveLength(2);
  });
  it("prices characters by their slot, gaps and all", () => {
    const model = modelOf({ row: [55, 60], tokens: { [P.FILLED]: 0b10010 } });
    expect(model.row.map(({ card }) => card)).toEqual([-1, 55, -1, -1, 60]);
    expect(model.row.map(({ price }) => price)).toEqual([1, 2, 3, 4, 5]);
  });
  it("adds up shurikens only where all trick cards can be seen", () => {
    const model = modelOf();
    model.view.zones[P.TRICKS * 3 + 1] = [1, 2];
    model.view.zones[P.CLOSED_TRICKS * 3 + 2] = [-1];
    expect([model.shurikensOf(1), model.shurikensOf(2)]).toEqual([4, null]);
  });
  it("has what the rules tell of a pile, one's own before everybody's", () => {
    const model = modelOf();
    const own = { needs: ["needs-anything", {}], reach: 1, corner: false };
    expect(model.needsOf(P.WHITE)?.needs).toEqual(["needs-to-begin", {}]);
    expect(new BoardModel({ ...model.view, own: { piles: [own, own] } }).needsOf(P.WHITE)).toBe(own);
  });
});

describe("decisions", () => {
  const options = [option("place on +", card("red 8")), option("take a pile", P.BLACK), option("renew the row", 0)];
  const labels = ["option-place", "option-take", "option-renew"];
  const given = [{ card: ["card", card("red 8")], side: ["side", 0] }, { side: ["side", 1] }, { price: 6 }] as const;
  const offered = options.map((one, at) => ({ option: one, label: [labels[at], given[at]] as const }));
  const model = modelOf({ hand: ["red 8", "red 2"], minus: ["green 9", "green 1"] });
  const all = () => tableUi.choices!(offered as never, model.view, RULES);
  const whyNot = [{ option: option("place on -", card("red 8")), reason: "it does not fit" }];
  const taken: number[] = [];
  const decisions = () => new Decisions(model, all(), whyNot, VERBS, (choice) => taken.push(choice.option));

  beforeEach(() => {
    deselect();
    taken.length = 0;
  });

  it("calls options by the catalogue, piles with how many cards they have", () => {
    expect(all().map(({ label }) => label)).toEqual(["Place red 8 on +", "Take the - pile (2 cards)", "Renew the row for 6"]);
    settings.language = settings.cardLanguage = "ja";
    expect(all()[0].label).toBe("赤8を+へ");
  });
  it("takes a card in the air to the pile where it fits, and says why not elsewhere", () => {
    decisions().pressCard(card("red 8"));
    expect([selection.card, selection.refusal]).toEqual([card("red 8"), ""]);
    expect([decisions().selectedCardFit(P.WHITE), decisions().selectedCardFit(P.BLACK)]).toEqual(["fits", "not"]);
    decisions().pressPile(P.BLACK);
    expect(selection.refusal).toBe("red 8: it does not fit");
    decisions().pressPile(P.WHITE);
    expect(taken).toEqual([options[0]]);
  });
  it("asks for a card first where one would fit", () => {
    decisions().pressPile(P.WHITE);
    expect([selection.refusal, taken]).toEqual(["Choose a card of your hand first.", []]);
  });
});

describe("words", () => {
  it("cards have a shape and a letter besides their colour", () => {
    expect(COLOURS.map((colour) => shortCardName(card(`${colour} 7`)))).toEqual(["●K7", "▲R7", "■B7", "◆G7"]);
  });
  it("Cooks are told by the number they have at this table", () => {
    expect(cardName(52, [4, 2, 3])).toBe("cook 1 (here 4)");
    expect(cardName(53, [4, 2, 3])).toBe("cook 2");
    expect([characterSymbol(0, [4, 2, 3]), characterSymbol(3, COOKS)]).toEqual(["±4", "⇄"]);
  });
  it("several things are joined as the language joins them", () => {
    const red = ["card", card("red 1")] as const;
    expect(say("log-new", { cards: joinList([red, red, red], "comma") })).toBe("new in the row: red 1, red 1, red 1");
    settings.language = "ja";
    expect(say("log-new", { cards: joinList(["甲", "乙"], "and") })).toBe("列に:甲と乙");
  });
  it("those at the table are called by name, and oneself too where several people play", () => {
    expect([nameOfPlayer(0, 0, PLAYERS), nameOfPlayer(1, 0, PLAYERS)]).toEqual(["You", "Ume"]);
    const people: PlayerInfo[] = PLAYERS.map((one) => ({ ...one, name: one.name || "Ann", kind: "person" }));
    expect(nameOfPlayer(0, 0, people)).toBe("You (Ann)");
  });
  it("the end is told as the viewer stands", () => {
    const end = (scores: number[], seat: number | null) => say(tableUi.outcome!(scores, seat));
    expect(end([1, 0.5, 0], 0)).toBe("You have won the game.");
    expect(end([0, 1, 0.5], 0)).toBe("Ume has won the game. You are third of 3.");
    expect(end([0.5, 1, 1], null)).toBe("The game is a draw between Ume and Kiku.");
  });
});

describe("the story", () => {
  const lay = (clock: number, seat: number, one: string, side: number): Event => [
    clock,
    "lay_on_pile",
    seat,
    card(one),
    side,
    -1,
  ];
  const events: Event[] = [
    [1, "round", 1, -1, 1, -1],
    [2, "place", P.ASIDE * 3, card("red 7"), P.TOPS * 3, -1],
    [3, "place", P.ASIDE * 3, card("green 9"), P.TOPS * 3 + 1, -1],
    [4, "turn", 1, -1, 1, -1],
    lay(5, 1, "red 8", 0),
    [7, "turn_yin_yang", 1, -1, 1, -1],
    lay(7, 1, "green 10", 0),
    [8, "turn", 2, -1, 1, -1],
    [9, "take_pile", 2, 2, 1, -1],
    [10, "gain", 2, -1, 3, -1],
    lay(11, 2, "blue 1", 1),
    [12, "turn", 0, -1, 1, -1],
  ];
  it("remembers what went into each pile, whichever way the Yin-Yang card lies", () => {
    expect(pileContents(events, 3)).toEqual([[card("blue 1")], [card("green 9"), card("green 10")]]);
    expect(pileContents([...events, [13, "round", 2, -1, 2, -1]], 3)).toEqual([[], []]);
  });
  it("shows a vote while it is being told", () => {
    const vote: Event[] = [
      [20, "vote", 0, 1, 0, -1],
      [21, "vote", 1, 0, 0, -1],
      [22, "gain", 0, -1, 2, -1],
    ];
    expect([...shownVotes(vote, vote[1])]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect([...shownVotes(vote, vote[2])]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect([...shownVotes([...events, ...vote], events[9])]).toEqual([]);
    expect([...shownVotes(vote, null)]).toEqual([]);
  });
  it("is shown card by card", () => {
    const before = modelOf({ hand: ["red 8"] }).view;
    const seats = modelOf({}).seats;
    const placed: Event = [6, "place", P.HAND * seats + 1, card("red 8"), P.TOPS * seats, -1];
    const after = new BoardModel(applyEvent(applyEvent(before, lay(5, 1, "red 8", 0)), placed));
    expect([after.pile(P.WHITE)[0], after.pile(P.WHITE).length, after.hand(1).length, after.isServed(P.WHITE)]).toEqual([
      card("red 8"),
      2,
      1,
      true,
    ]);
    expect(after.needsOf(P.WHITE), "what it needs comes with the next state").toBeUndefined();
    expect(new BoardModel(applyEvent(after.view, [6, "turn_yin_yang", 1, -1, 1, -1])).pile(P.BLACK)[0]).toBe(card("red 8"));
    const taken: Event[] = [P.TOPS, P.BENEATH].map((kind, at) => [8 + at, "place", kind * seats, -1, P.TRICKS * seats + 1, -1]);
    expect(new BoardModel(taken.reduce((view, one) => applyEvent(view, one), after.view)).pile(P.WHITE)).toEqual([]);
  });
});

describe("the guided game", () => {
  const told = (...some: [verb: string, where: number, subject: number, amount: number][]) => {
    const events = some.map(([verb, where, subject, amount], at): Event => [at, verb, where, subject, amount, -1]);
    return recap(events.slice(1), modelOf().view, events).map((one) => say(one));
  };
  it("explains who took which pile, with the shurikens in it, also after the sides have changed places", () => {
    expect(
      told(
        ["round", 0, -1, 1],
        ["lay_on_pile", 2, card("red 7"), 1],
        ["lay_on_pile", 2, card("red 6"), 1],
        ["lay_on_pile", 2, card("green 9"), 0],
        ["turn_yin_yang", 2, -1, 1],
        ["take_pile", 1, 2, 0],
      )[0],
    ).toEqual("Ume takes the pile of +, because no card was laid there: 2 cards with 4 shurikens.");
  });
  it("says what was done for the learner because nothing else was possible, and nothing of what was chosen", () => {
    const done = (...some: [verb: string, where: number, subject: number, amount: number][]) => {
      const events = some.map(([verb, where, subject, amount], at): Event => [at, verb, where, subject, amount, -1]);
      return forcedMoves(events, modelOf().view).map((one) => say(one));
    };
    expect(done(["lay_on_pile", 0, card("red 7"), 0], ["lay_on_pile", 1, card("red 8"), 0])).toEqual([]);
    expect(done(["place", 0, card("red 7"), 4], ["lay_on_pile", 0, card("red 7"), 0])).toHaveLength(1);
    const [card13, pile] = done(["hire", 0, P.CARDS, 1], ["lay_on_pile", 0, card("black 13"), 0], ["take_pile", 0, 3, 1]);
    expect(card13).toMatch(/^Your black 13 went on \+ at once: nothing else was possible/);
    expect(pile).toMatch(/^You had to take the pile of -: nothing else was possible/);
  });
  it("explains who was hired, and what both piles want now", () => {
    const said = told(["round", 0, -1, 1], ["hire", 2, P.CARDS, 1], ["lay_on_pile", 2, card("red 7"), 0]);
    expect(said[0]).toMatch(/^Kiku hires .*: Your next card counts as 1 higher or 1 lower\.$/);
    expect(said[1]).toBe("On + lies red 7: it wants taken: any card begins it anew.");
    expect(said).toHaveLength(3);
  });
  it("says everything once, in order, in both languages", () => {
    const all = ["place", "take", "hire", "renew", "finish"].map((verb) => ({ verb }) as Choice);
    for (const language of ["en", "ja"]) {
      settings.language = language;
      const said = new Set<string>();
      for (const question of ["act", "vote"]) {
        const { view } = modelOf({ question, tokens: { [P.ROUND]: 2 } });
        for (let next = advice(view, all, said); next; next = advice(view, all, said)) {
          said.add(next.id);
          for (const key of [next.title, next.text]) expect(say(key)).not.toBe(key);
        }
      }
      expect([...said].slice(0, 3)).toEqual(["goal", "piles", "place"]);
      expect(said.size).toBe(9);
    }
  });
});
