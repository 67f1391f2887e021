/** The end of a game: its course, the card that decided it, its poster. */

import { describe, expect, it } from "vitest";
import { defaultPicture } from "../src/app/art/default_picture";
import { graph } from "../src/app/ending/graph";
import { replayHistory, mainPlaces } from "../src/app/ending/default_history";
import { breadth, HEIGHT, lines, poster, svg, WIDTH, type Poster } from "../src/app/ending/poster";
import { largest, type Swing } from "../src/app/ending/score_history";
import * as match from "../src/games/azuki/anim/score_history";
import * as A from "../src/games/azuki/constants";
import * as oka from "../src/games/oka/anim/score_history";
import { pictureOf } from "../src/games/oka/art/card_pictures";
import * as O from "../src/games/oka/constants";
import * as duel from "../src/games/sakura_arms/anim/score_history";
import * as D from "../src/games/sakura_arms/constants";
import type { Event, GameInfo, Replay } from "../src/app/net/wire.gen";

/** Events as they are told, without clocks and masks. */
function told(...some: [verb: string, where: number, subject: number, amount: number][]): Event[] {
  return some.map(([verb, where, subject, amount], at) => [at, verb, where, subject, amount, -1]);
}

describe("the decisive card", () => {
  const swing = (card: number, to: number, amount: number): Swing => ({ card, by: 1 - to, to, turn: 1, amount });
  it("is behind the largest change that befell somebody who has not won", () => {
    const found = largest([swing(1, 0, 5), swing(2, 1, 3), swing(3, 1, 2)], [1, 0]);
    expect(found).toMatchObject({ card: 2, isLast: false });
  });
  it("is the later one of equals, and may be the last blow", () => {
    expect(largest([swing(1, 1, 2), swing(2, 1, 2)], [1, 0])).toMatchObject({ card: 2, isLast: true });
  });
  it("is none where no card was behind anything", () => {
    expect(largest([swing(-1, 1, 9), swing(4, 0, 2)], [1, 0])).toBeNull();
  });
});

describe("the course of a duel", () => {
  const LIFE = D.LIFE + 1;
  const [slash, reaction] = [60, 219];
  it("counts what an Attack costs for its card, whatever was answered to it", () => {
    const events = told(
      ["turn", 0, -1, 3],
      ["play", 0, slash, 0],
      ["play", 1, reaction, 1],
      ["place", D.LIMBO + 1, reaction, 5],
      ["shift", LIFE, 7, 2],
      ["shift", LIFE, 7, 1],
      ["place", D.LIMBO, slash, 4],
    );
    expect(duel.lifeLosses(events)).toEqual([{ card: slash, by: 0, to: 1, turn: 3, amount: 3 }]);
  });
  it("knows that a reshuffle is no card's deed", () => {
    const events = told(["turn", 1, -1, 4], ["shift", LIFE, 7, 1]);
    expect(duel.lifeLosses(events)).toEqual([{ card: -1, by: 0, to: 1, turn: 4, amount: 1 }]);
  });
});

describe("the course of a match", () => {
  const leader = A.SPOTS + A.LEADER;
  it("counts combat for who attacks, spells for the spell, and nothing for those beside the leader", () => {
    const events = told(
      ["turn", 0, -1, 5],
      ["attack", 2, 525, 1510],
      ["hurt", leader, 1510, 2],
      ["play", -1, 583, 1],
      ["hurt", A.SPOTS + 2, 1525, 4],
      ["hurt", leader, 1510, 3],
      ["place", A.LIMBO, 583, 4],
    );
    expect(match.leaderDamage(events).map(({ card, amount }) => [card, amount])).toEqual([
      [525, 2],
      [583, 3],
    ]);
    expect(match.leaderHealths(events, [20, 15])[1]).toEqual([20, 15]);
  });
  it("knows who defends: the leader is spared", () => {
    const events = told(["attack", 2, 525, 1510], ["defend", A.SPOTS + 3, 1525, 0], ["hurt", A.SPOTS + 3, 1525, 2]);
    expect(match.leaderDamage(events)).toEqual([]);
  });
});

describe("the course of a game of Sakura", () => {
  it("counts the shurikens of piles as they are taken, and the true number at the end of a round", () => {
    const shurikens = new Array<number>(O.CARDS).fill(1);
    const events = told(
      ["round", 0, -1, 1],
      ["turn", 0, -1, 0],
      ["lay_on_pile", 0, 7, 0],
      ["lay_on_pile", 1, 9, 0],
      ["turn", 1, -1, 0],
      ["take_pile", 2, 2, 0],
      ["score", 2, 3, 3],
    );
    const { lines: found, swings } = oka.shurikenHistory(events, 3, shurikens, true);
    expect(swings).toEqual([{ card: 9, by: 1, to: 2, turn: 1, amount: 2 }]);
    expect(found).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 3],
    ]);
  });
});

describe("the course of any game", () => {
  const place: GameInfo["legend"]["names"]["place"] = ["rounds", ["luck", 0], ["luck", 1], ["points", 0], ["points", 1]];
  const verbs = [{ name: "show", first: 0, count: 9, card: true }];
  const rules: GameInfo = { name: "made-up", seats: 2, size: 9, verbs, legend: { names: { place } } };
  const frame = (tokens: number[], option: number | null) => ({ seat: 0, option, views: [{ tokens }] });
  const story = { scores: [1, 0], frames: [frame([2, 1, 1, 0, 0], 3), frame([1, 1, 1, 0, 0], 5), frame([0, 1, 1, 2, 0], null)] };
  it("is that of the number by which it was won", () => {
    expect(mainPlaces(rules, [0, 1, 1, 2, 0], [1, 0])).toEqual([3, 4]);
    expect(mainPlaces(rules, [0, 1, 1, 2, 2], [1, 0])).toBeNull();
    expect(mainPlaces(rules, [0, 3, 1, 2, 2], [0.5, 0.5])).toEqual([3, 4]);
  });
  it("is that of the number that the legend names", () => {
    expect(mainPlaces({ ...rules, legend: { names: { place }, course: "luck" } }, [0, 1, 1, 2, 0], [1, 0])).toEqual([1, 2]);
  });
  it("has the card that was chosen before the largest change", () => {
    const found = replayHistory(story as unknown as Replay, rules)!;
    expect(found.lines).toEqual([
      [0, 0, 2],
      [0, 0, 0],
    ]);
    expect(found.decisive).toMatchObject({ card: 5, amount: 2, isLast: true });
  });
});

describe("the poster", () => {
  const ONE: Poster = {
    game: "A game",
    title: "Ann has won, and her name is as long as a name may be in this house",
    players: Array.from({ length: 6 }, (_, seat) => ({ name: `Somebody ${seat}`, number: seat, hasWon: seat === 0 })),
    course: { what: "Points", lines: Array.from({ length: 6 }, (_, seat) => [0, seat, seat]) },
    card: { heading: "The decisive card", name: "終末、果て無く続く物語の結び", sentence: "It took 3 Life. ".repeat(6) },
    picture: defaultPicture("a card"),
    brand: "Mankai",
    date: "today",
  };
  it("has room for everything that is written on it", () => {
    for (const { text, x, y, size, anchor } of poster(ONE).words) {
      const wide = breadth(text, size);
      const left = x - (anchor === "middle" ? wide / 2 : anchor === "end" ? wide : 0);
      expect([text, left >= 36 && left + wide <= WIDTH - 36, y < HEIGHT - 44]).toEqual([text, true, true]);
    }
  });
  it.each([2, 4, 6])("shows %i seats with their names, and what they played with, each once", (count) => {
    const players = ONE.players.slice(0, count).map((player, seat) => ({
      ...player,
      portrait: { figures: [], picture: defaultPicture(`leader ${seat}`), caption: `Leader ${seat}, whose name is long` },
    }));
    const made = poster({ ...ONE, players, course: { what: "Points", lines: ONE.course!.lines.slice(0, count) } });
    for (const { text, x, y, size, anchor } of made.words) {
      const wide = breadth(text, size);
      const left = x - (anchor === "middle" ? wide / 2 : anchor === "end" ? wide : 0);
      expect([text, left >= 36 && left + wide <= WIDTH - 36, y < HEIGHT - 44]).toEqual([text, true, true]);
    }
    for (const { portrait } of players) expect(made.words.filter(({ text }) => text === portrait.caption)).toHaveLength(1);
    const ids = [...made.drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids.filter((id) => /^seat-\d-window$/.test(id))).toHaveLength(count);
    expect(made.drawn).not.toMatch(/NaN|undefined/);
  });
  it("puts the second of two figures the other way round, facing the first", () => {
    const players = ONE.players.slice(0, 2).map((player) => ({
      ...player,
      portrait: { figures: ['<svg class="figure"><path d="M1 2"/></svg>'], picture: null, caption: "Somebody" },
    }));
    const scales = [...poster({ ...ONE, players }).drawn.matchAll(/scale\((-?)[\d.]+ [\d.]+\)"><path d="M1 2"/g)];
    expect(scales.map(([, sign]) => sign)).toEqual(["", "-"]);
  });
  it("is a drawing that nobody can write into", () => {
    const { drawn } = poster({ ...ONE, title: "<script>", players: [{ name: "<b>", number: 1, hasWon: true }] });
    expect(svg(drawn)).not.toMatch(/<script|<b>/);
    expect(svg(drawn)).not.toMatch(/NaN|undefined/);
  });
  it("breaks lines between words, and between East Asian signs", () => {
    expect(lines("one two three", 10, 50)).toEqual(["one two", "three"]);
    expect(lines("一二三四", 10, 20)).toEqual(["一二", "三四"]);
  });
  it("draws a step for each turn", () => {
    const { lines: drawn, levels } = graph([[10, 7]], { width: 152, height: 140 });
    expect(drawn).toEqual(["M34 10H134V40"]);
    expect(levels.map(([number]) => number)).toEqual([0, 5, 10]);
  });
});

describe("cards without parameters", () => {
  it("have a picture all the same: whole, always the same, and not all one", () => {
    const names = Array.from({ length: 40 }, (_, at) => `card ${at}`);
    const drawn = names.map((name) => defaultPicture(name).drawn);
    expect(drawn).toEqual(names.map((name) => defaultPicture(name).drawn));
    expect(new Set(drawn).size).toBe(40);
    for (const one of [...drawn, defaultPicture("").drawn]) expect(one).not.toMatch(/NaN|undefined/);
  });
  it("every card of Sakura has one, with as many blossoms as its number", () => {
    for (let card = 0; card < O.CARDS + O.CHARACTERS; card++) expect(pictureOf(card).drawn).not.toMatch(/NaN|undefined/);
    const flowers = (card: number) => pictureOf(card).drawn.length;
    expect(flowers(12)).toBeGreaterThan(flowers(0));
  });
});
