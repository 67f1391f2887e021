import { beforeEach, describe, expect, it } from "vitest";
import type { CommandResult, CommandContext } from "../src/app/game_module";
import { parseCommand } from "../src/games/sakura_arms/board/commands";
import * as P from "../src/games/sakura_arms/constants";
import { boardSummary } from "../src/games/sakura_arms/guide/spoken_summary";
import { choice, legendOf, rulesOf, speak, viewOf } from "./duelling";

const rules = rulesOf(legendOf());
const view = viewOf();
view.zones[P.HAND] = [0, 1];
view.zones[P.HAND + 1] = [-1, -1, -1];
view.zones[P.READY] = [7];
for (const [place, amount] of [
  [P.LIFE, 9],
  [P.LIFE + 1, 4],
  [P.AURA, 3],
  [P.TURNS, 5],
  [P.PHASE, P.MAIN_PHASE],
])
  view.tokens[place] = amount;

const option = (verb: (typeof P.VERBS)[number], subject: number) => rules.verbs[P.VERBS.indexOf(verb)].first + subject;
const now: CommandContext = {
  view,
  rules,
  all: [choice("play", 0, 1, "play Yurina 0"), choice("basic", 0, 2, "Advance"), choice("finish", 0, 3, "end turn")],
  whyNot: [
    { option: option("play", 7), reason: "Flare 0, costs 3" },
    { option: option("basic", 1), reason: "no room in Distance" },
  ],
  question: "What now?",
};
const taken = (text: string, more: Partial<CommandContext> = {}) => parseCommand(text, { ...now, ...more });
const key = (outcome: CommandResult) => (outcome.do === "choose" ? outcome.choice.key : outcome);
const said = (outcome: CommandResult) => (outcome.do === "say" ? outcome.text : outcome);
beforeEach(() => speak(rules));

describe("typed commands", () => {
  it("choose by number, by name, by action, in any writing", () => {
    for (const text of ["play 1", "1", "/play 1", " PLAY  yurina 0 ", "play Yurina"]) expect(key(taken(text)), text).toBe(1);
    for (const text of ["advance", "forward", "Forward", "2"]) expect(key(taken(text)), text).toBe(2);
    for (const text of ["end", "end turn", "pass", "no"]) expect(key(taken(text)), text).toBe(3);
  });
  it("are those of the language, and the English ones", () => {
    speak(rules, "ja");
    expect(["使う yurina 0", "前進", "forward", "終了"].map((text) => key(taken(text)))).toEqual([1, 2, 2, 3]);
    expect(taken("投了")).toEqual({ do: "concede" });
    expect(said(taken("dance"))).toContain("コマンドはありません");
    expect(boardSummary(now)).toContain("間合6");
  });
  it("know the names of other editions", () => {
    speak(rules, "en", 0, "aeg");
    expect(key(taken("forward movement"))).toBe(2);
    const legend = { ...rules.legend, actions: legendOf().actions.slice(0, 4) };
    expect(said(taken("breakaway", { rules: { ...rules, legend } }))).toBe("This edition has no such action.");
  });
  it("say why something cannot be done", () => {
    expect(said(taken("retreat"))).toBe("Retreat is not possible: no room in Distance");
    expect(said(taken("play yurina ultimate"))).toBe("Yurina Ultimate 0 is not possible: Flare 0, costs 3");
    expect(said(taken("play 9"))).toBe("There is no such number. What now? 1 play Yurina 0, 2 Advance, 3 end turn.");
    expect(said(taken("aura"))).toContain("not asked now");
    expect(said(taken("advance", { all: [] }))).toContain("not asked for now");
    expect(said(taken("play 1", { all: [] }))).toContain("not asked anything");
  });
  it("ask which one is meant", () => {
    const all = [choice("discarding", 0, 1, "discard Yurina 0"), choice("discarding", 1, 2, "discard Yurina 1")];
    expect(said(taken("discard yurina", { all }))).toBe("Which one? 1 discard Yurina 0, 2 discard Yurina 1");
    expect(key(taken("discard yurina 1", { all }))).toBe(2);
  });
  it("take damage, pay, agree, and pick goddesses", () => {
    const all = [
      choice("take_aura", 0, 1, "take 3 to Aura"),
      choice("take_life", 0, 2, "take 1 to Life"),
      choice("spend", 0, 3, "spend 1 Vigor"),
      choice("accept", 0, 4, "yes"),
      choice("goddess", 1, 5, "ban Himika"),
    ];
    expect(["aura", "life", "vigor", "yes", "ban himika", "take 1 to life"].map((text) => key(taken(text, { all })))).toEqual([
      1, 2, 3, 4, 5, 2,
    ]);
  });
  it("ask for everything else a table can do", () => {
    for (const text of ["undo", "hint", "log", "since", "keys", "concede"]) expect(taken(text)).toEqual({ do: text });
    expect(taken("card yurina ult")).toEqual({ do: "card", card: 7 });
    expect(said(taken("card excalibur"))).toContain("no card");
  });
  it("unknown ones say what there is", () => {
    expect(said(taken("dance"))).toMatch(/^“dance” is no command\. play NUMBER or NAME.*help\.$/);
    expect(said(taken("help"))).toMatch(/undo, hint, log, since/);
  });
  it("“where” tells how things stand, and nothing hidden", () => {
    const text = boardSummary(now);
    expect(text).toContain("Turn 5 · your turn · Main Phase Distance 6, Shadow 0.");
    expect(text).toContain("You: Life 9, Aura 3, Flare 0, Vigor 0, hand 2 (Yurina 0, Yurina 1), deck 0");
    expect(text).toContain("Foe: Life 4, Aura 0, Flare 0, Vigor 0, hand 3, deck 0");
    expect(text).toContain("1 play Yurina 0, 2 Advance, 3 end turn");
  });
});
