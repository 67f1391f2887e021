import { describe, expect, it } from "vitest";
import { understood, where, type Outcome, type Situation } from "../src/games/sakura_arms/commands";
import * as P from "../src/games/sakura_arms/places";
import type { Choice, View } from "../src/app/lib/view";
import { legendOf } from "./printed";

const legend = legendOf();
const zones: number[][] = Array.from({ length: 26 }, () => []);
zones[P.HAND] = [0, 1];
zones[P.HAND + 1] = [-1, -1, -1];
zones[P.READY] = [7];
const tokens = new Array(37).fill(0);
tokens[P.LIFE] = 9;
tokens[P.LIFE + 1] = 4;
tokens[P.AURA] = 3;
tokens[P.TURNS] = 5;
tokens[P.PHASE] = 1;
const view = { seat: 0, decides: true, question: "main", about: -1, zones, tokens, on_cards: [], public: { distance: 6, master_distance: 2 }, over: false } as unknown as View;

function choice(verb: Choice["verb"], subject: number, key: number, label: string, number = -1): Choice {
  return { option: key, verb, name: verb, subject, card: number, key, label };
}
const all = [choice("play", 0, 1, "play Yurina 0", 0), choice("basic", 0, 2, "Advance"), choice("finish", 0, 3, "end turn")];
const now: Situation = {
  view,
  legend,
  all,
  reasons: new Map([[7, "Flare 0, costs 3"]]),
  actionReasons: new Map([[1, "no room in Distance"]]),
  language: "en",
  cardName: (number) => legend.cards[number].name,
  question: "What now?",
};
const taken = (text: string, more: Partial<Situation> = {}) => understood(text, { ...now, ...more });
const key = (outcome: Outcome) => (outcome.do === "choose" ? outcome.choice.key : outcome);
const said = (outcome: Outcome) => (outcome.do === "say" ? outcome.text : outcome);

describe("typed commands", () => {
  it("choose by number, by name, by action, in any writing", () => {
    for (const text of ["play 1", "1", "/play 1", " PLAY  yurina 0 ", "play Yurina", "使う 「Yurina 0」", "play yurina 0"]) expect(key(taken(text)), text).toBe(1);
    for (const text of ["advance", "forward", "Forward", "前進", "2"]) expect(key(taken(text)), text).toBe(2);
    for (const text of ["end", "end turn", "pass", "no", "終了"]) expect(key(taken(text)), text).toBe(3);
  });
  it("know the names of other editions", () => {
    const aeg = legendOf("sakura-arms/aeg");
    expect(key(taken("forward movement", { legend: aeg }))).toBe(2);
    expect(said(taken("breakaway", { legend: aeg }))).toBe("This edition has no such action.");
  });
  it("say why something cannot be done", () => {
    expect(said(taken("retreat"))).toBe("Retreat is not possible: no room in Distance");
    expect(said(taken("play yurina ultimate"))).toBe("Yurina Ultimate 0 cannot be played: Flare 0, costs 3");
    expect(said(taken("play 9"))).toBe("There is no 9. What now? 1 play Yurina 0, 2 Advance, 3 end turn.");
    expect(said(taken("aura"))).toContain("not asked now");
    expect(said(taken("advance", { all: [] }))).toContain("not asked for now");
    expect(said(taken("play 1", { all: [] }))).toContain("not asked anything");
  });
  it("ask which one is meant", () => {
    const two = [choice("discard", 0, 1, "discard Yurina 0", 0), choice("discard", 1, 2, "discard Yurina 1", 1)];
    expect(said(taken("discard yurina", { all: two }))).toBe("Which one? 1 discard Yurina 0, 2 discard Yurina 1");
    expect(key(taken("discard yurina 1", { all: two }))).toBe(2);
  });
  it("take damage, pay, agree, and pick goddesses", () => {
    const more = [choice("take_aura", 0, 1, "take 3 to Aura"), choice("take_life", 0, 2, "take 1 to Life"), choice("spend", 0, 3, "spend 1 Vigor"), choice("accept", 0, 4, "yes"), choice("goddess", 1, 5, "ban Himika")];
    expect(["aura", "life", "vigor", "yes", "ban himika", "take 1 to life"].map((text) => key(taken(text, { all: more })))).toEqual([1, 2, 3, 4, 5, 2]);
  });
  it("ask for everything else a table can do", () => {
    for (const text of ["undo", "hint", "log", "since", "keys", "concede"]) expect(taken(text)).toEqual({ do: text });
    expect(taken("card yurina ult")).toEqual({ do: "card", card: 7 });
    expect(said(taken("card excalibur"))).toContain("no card");
  });
  it("unknown ones say what there is, in both languages", () => {
    expect(said(taken("dance"))).toMatch(/^“dance” is no command\. play NUMBER or NAME.*help\.$/);
    expect(said(taken("help"))).toMatch(/undo, hint, log, since/);
    expect(said(taken("dance", { language: "ja" }))).toContain("コマンドはありません");
  });
  it("“where” tells how things stand, and nothing hidden", () => {
    const text = where(now);
    expect(text).toContain("Turn 5, your turn, Main Phase. Distance 6, Shadow 0.");
    expect(text).toContain("You: Life 9, Aura 3, Flare 0, Vigor 0, Hand 2 (Yurina 0, Yurina 1)");
    expect(text).toContain("Foe: Life 4, Aura 0, Flare 0, Vigor 0, Hand 3, Deck 0");
    expect(text).toContain("1 play Yurina 0, 2 Advance, 3 end turn");
    expect(where({ ...now, language: "ja" })).toContain("間合 6");
  });
});
