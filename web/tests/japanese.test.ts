import { describe, expect, it } from "vitest";
import { isFound } from "../src/games/sakura_arms/cards";
import type { VerbRow } from "../src/games/sakura_arms/places";
import { optionIn, reasonIn, typeLine, weaponIn, type Speaker } from "../src/games/sakura_arms/spoken";
import { card, legendOf } from "./printed";

const NAMES = ["choose", "end the Main Phase", "pass", "decline", "accept", "basic", "spend Vigor", "Aura damage", "Life damage", "from Aura", "goddess", "play", "full force", "discard", "pick"];
const VERBS: VerbRow[] = NAMES.map((name, at) => ({ name, first: at * 100, count: 100, card: at > 10 }));
const legend = legendOf();
const speaker = (language: "en" | "ja", names: "name" | "japanese" = "japanese"): Speaker => ({ legend, verbs: VERBS, language, cardName: (number) => legend.cards[number][names], goddessName: (number) => legend.goddesses[number][names] });

function said(verb: string, subject = 0, question = "", label = ""): string {
  return optionIn(NAMES.indexOf(verb) * 100 + subject, label, question, speaker("ja"));
}

describe("options in Japanese", () => {
  it("are said by what they do and what they are about", () => {
    expect(said("end the Main Phase")).toBe("ターン終了");
    expect(said("pass", 0, "reaction")).toBe("対応しない");
    expect(said("basic", 1)).toBe("後退");
    expect(said("spend Vigor")).toBe("集中力を1使う");
    expect(said("from Aura", 3)).toBe("オーラから3");
    expect(said("play", 0)).toBe("「Yurina 0」を使用");
    expect(said("full force", 0)).toBe("「Yurina 0」を全力で使用");
    expect(said("play", 0, "main", "play Yurina 0 as Yurina 5")).toBe("「Yurina 0」を「Yurina 5」として使用");
    expect(said("pick", 0, "set aside")).toBe("「Yurina 0」を脇に置く");
    expect(said("discard", 1)).toBe("「Yurina 1」を伏せる");
  });
  it("are said by what is asked", () => {
    expect(said("decline", 0, "mulligan")).toBe("この手札で始める");
    expect(said("decline", 0, "reshuffle")).toBe("再構成しない");
    expect(said("decline", 0, "pay 2 Vigor to recover 3")).toBe("しない");
    expect(said("accept", 0, "reshuffle")).toBe("再構成する(ライフに1ダメージ)");
    expect(said("goddess", 1, "goddess")).toBe("Himikaを選ぶ");
    expect(said("goddess", 1, "ban")).toBe("Himikaを除く");
    expect(said("pick", 0, "mulligan")).toBe("「Yurina 0」を戻す");
    expect(said("pick", 0, "seal")).toBe("「Yurina 0」を選ぶ");
  });
  it("say how much damage it is", () => {
    expect(said("Aura damage", 0, "damage", "take 3 to Aura")).toBe("オーラで3受ける");
    expect(said("Life damage", 0, "damage", "take 2 to Life")).toBe("ライフで2受ける");
  });
  it("of cards are said where their sentences are known, and stay as they are elsewhere", () => {
    expect(said("choose", 0, "choose one", "Flare to Aura")).toBe("フレア→オーラ");
    expect(said("choose", 0, "choose one", "the opponent's Aura to their Flare")).toBe("相手のオーラ→相手のフレア");
    expect(said("choose", 2, "choose one", "put 2 Sakura on it")).toBe("桜花結晶を2つ置く");
    expect(said("choose", 1, "which Sakura", "1 from Yurina 0")).toBe("「Yurina 0」から1");
    expect(said("choose", 0, "choose one", "dance")).toBe("dance");
  });
  it("stay English in English", () => {
    expect(optionIn(100, "end turn", "main", speaker("en"))).toBe("end turn");
  });
});

describe("reasons in Japanese", () => {
  const why = (reason: string) => reasonIn(reason, speaker("ja"));
  it("keep their numbers, and names as they are set", () => {
    expect(why("Distance 6, needs 3-4")).toBe("間合6、適正距離は3-4");
    expect(why("Distance 6, needs nothing")).toBe("間合6、適正距離はなし");
    expect(why("Flare 1, costs 7")).toBe("フレア1、消費は7");
    expect(why("Distance 2: no Advance at Master Distance (2) or less")).toBe("間合2:達人の間合(2)以下では前進できません");
    expect(why("Distance 0: no Forward Movement at Distance 0 or less")).toBe("間合0:間合0以下では前進できません");
    expect(why("no Sakura that can be moved in the foe's Aura")).toBe("相手のオーラに動かせる桜花結晶がありません");
    expect(why("no room in Distance")).toBe("間合に空きがありません");
    expect(why("Yurina 0 is neither in your hand nor one of your Ready Ultimates")).toBe("「Yurina 0」は手札にも未使用の切札にもありません");
    expect(reasonIn("Yurina 0 is neither in your hand nor one of your Ready Ultimates", speaker("ja", "name"))).toBe("Yurina 0は手札にも未使用の切札にもありません");
  });
  it("stay English where nobody knows them, and in English", () => {
    expect(why("the moon is full")).toBe("the moon is full");
    expect(reasonIn("no room in Distance", speaker("en"))).toBe("no room in Distance");
  });
});

describe("type lines", () => {
  it("are the same in all editions", () => {
    expect(typeLine("Attack, Reaction", "ja")).toBe("攻撃/対応");
    expect(typeLine("Enchantment, Full Power", "ja")).toBe("付与/全力");
    expect(typeLine("Enhance, Throughout", "ja")).toBe("付与/全力");
    expect(typeLine("Attack, Reaction", "en")).toBe("Attack, Reaction");
    expect([weaponIn("Gun", "ja"), weaponIn("Gun", "en")]).toEqual(["銃", "Gun"]);
  });
  it("and texts are found in both languages", () => {
    const slash = card("Slash", "Yurina", "", "Attack", "Resolve");
    expect(isFound(slash, "決死 攻撃", "攻撃 決死")).toBe(true);
    expect(isFound(slash, "resolve", "攻撃 決死")).toBe(true);
    expect(isFound(slash, "決死")).toBe(false);
  });
});
