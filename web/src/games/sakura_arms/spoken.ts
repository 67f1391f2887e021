/** What the server says in English, said in Japanese: options, why something cannot be done, and the types of cards. */

import type { Legend } from "./cards";
import { meaning, type VerbRow } from "./places";
import { ACTIONS_JA } from "./story";
import type { Language } from "../../app/lib/words";

/** A sentence that the server says, and how it is said in Japanese; what is in brackets is said again, itself translated. */
type Pattern = [RegExp, (...parts: string[]) => string];

const TYPES: Record<string, string> = {
  Attack: "攻撃",
  Utility: "行動",
  Action: "行動",
  Enchantment: "付与",
  Enhancement: "付与",
  Enhance: "付与",
  TransForm: "変形",
  Reaction: "対応",
  "Full Power": "全力",
  Throughout: "全力",
};

/** A type line as printed: "Attack, Reaction" is 攻撃/対応. */
export function typeLine(type: string, language: Language): string {
  return language === "ja" ? type.split(", ").map((one) => TYPES[one] ?? one).join("/") : type;
}

const WEAPONS: Record<string, string> = {
  Katana: "刀",
  Arquebus: "銃",
  Gun: "銃",
  Fan: "扇",
  Ninjutsu: "忍",
  Poison: "毒",
  Mount: "乗騎",
  "Umbrella and hairpin": "傘と簪",
  Book: "書",
  Naginata: "薙刀",
};

export function weaponIn(weapon: string, language: Language): string {
  return language === "ja" ? (WEAPONS[weapon] ?? weapon) : weapon;
}

const PLACES: Record<string, string> = { Distance: "間合", Shadow: "ダスト", Life: "ライフ", Aura: "オーラ", Flare: "フレア" };

/** "the foe's Aura" is 相手のオーラ. */
function placeIn(words: string): string {
  const [, whose, area] = /^(your |the \w+'s |their )?(\w+)$/.exec(words) ?? [];
  const place = PLACES[area] ?? words;
  return !whose ? place : whose === "your " ? `あなたの${place}` : `相手の${place}`;
}

function rangeIn(words: string): string {
  return words === "nothing" ? "なし" : words;
}

/** Every reason that `why_not` gives. */
export const REASONS: Pattern[] = [
  [/^the game is over$/, () => "決着しています"],
  [/^that is not asked now$/, () => "今は選べません"],
  [/^not possible now$/, () => "今はできません"],
  [/^now is not the time to play a card$/, () => "今は札を使用できません"],
  [/^(.+) is neither in your hand nor one of your (.+)$/, (card) => `${card}は手札にも未使用の切札にもありません`],
  [/^Distance (\d+), needs (.+)$/, (distance, range) => `間合${distance}、適正距離は${rangeIn(range)}`],
  [/^Flare (\d+), costs (\d+)$/, (flare, cost) => `フレア${flare}、消費は${cost}`],
  [/^(?:Full Power|Throughout): only as the first and only thing in your [Mm]ain [Pp]hase$/, () => "全力:メインフェイズに他のことをしていない時だけ使えます"],
  [/^no Reaction$/, () => "対応を持たない札です"],
  [/^Limited: you may do nothing more this turn$/, () => "終端:このターンはもう何もできません"],
  [/^forbidden by an effect in play$/, () => "展開中の効果で禁じられています"],
  [/^Inevitable: Normal cards cannot react to this Attack$/, () => "対応不可:この攻撃に通常札では対応できません"],
  [/^neither Vigor nor a card to pay with$/, () => "支払う集中力も手札もありません"],
  [/^your machine does not have that form$/, () => "機巧にその形態がありません"],
  [/^Distance (\d+): no (?:Advance|Forward [Mm]ovement) at (?:Master Distance \((\d+)\)|Distance (\d+)) or less$/, (distance, master, plain) => `間合${distance}:${master ? `達人の間合(${master})` : `間合${plain}`}以下では前進できません`],
  [/^Distance (\d+): Breakaway only at Master Distance \((\d+)\) or less$/, (distance, master) => `間合${distance}:離脱は達人の間合(${master})以下でのみ行えます`],
  [/^no Sakura that can be moved in (.+)$/, (place) => `${placeIn(place)}に動かせる桜花結晶がありません`],
  [/^no room in (.+)$/, (place) => `${placeIn(place)}に空きがありません`],
  [/^cannot be played after a Basic Action this turn$/, () => "このターンに基本動作を行った後は使用できません"],
  [/^Resolve: only while your Life is (\d+) or less$/, (life) => `決死:ライフが${life}以下の間だけ使用できます`],
  [/^only as a Reaction to a special card$/, () => "切札への対応としてのみ使用できます"],
  [/^Combust: no Artificial Sakura on your machine$/, () => "燃焼:機巧に造花結晶がありません"],
];

/** What cards offer to choose from in words of their own. */
export const ALTERNATIVES: Pattern[] = [
  [/^((?:your |the \w+'s )?(?:Distance|Shadow|Life|Aura|Flare)) to ((?:your |the \w+'s |their )?(?:Distance|Shadow|Life|Aura|Flare))$/, (source, target) => `${placeIn(source)}→${placeIn(target)}`],
  [/^ride forward$/, () => "騎動前進"],
  [/^ride back$/, () => "騎動後退"],
  [/^neither$/, () => "どちらもしない"],
  [/^play it$/, () => "使用する"],
  [/^put it into the discard pile$/, () => "伏せ札にする"],
  [/^put (\d+) Sakura on it$/, (amount) => `桜花結晶を${amount}つ置く`],
  [/^(\d+) from (.+)$/, (amount, card) => `${card}から${amount}`],
];

function said(words: string, patterns: Pattern[], legend: Legend, cardName: (card: number) => string): string {
  for (const [pattern, sentence] of patterns) {
    const found = pattern.exec(words);
    if (!found) continue;
    return sentence(...found.slice(1).map((part) => {
      const card = part ? legend.cards.findIndex((one) => one.name === part) : -1;
      return card >= 0 ? cardName(card) : part;
    }));
  }
  return words;
}

/** What options and reasons are said by. */
export interface Speaker {
  legend: Legend;
  verbs: VerbRow[];
  language: Language;
  cardName: (card: number) => string;
  goddessName: (goddess: number) => string;
}

/** Why something cannot be done. */
export function reasonIn(reason: string, speaker: Speaker): string {
  return speaker.language === "ja" ? said(reason, REASONS, speaker.legend, speaker.cardName) : reason;
}

const DECLINES: Record<string, string> = { mulligan: "この手札で始める", trap: "設置を使わない", reshuffle: "再構成しない" };
const PICKS: Record<string, string> = { mulligan: "を戻す", deck: "を入れる", "set aside": "を脇に置く" };

/** "play Slash as Overawe": of what the card is a copy in Mad Pairing. */
function asCopy(label: string, { legend, cardName }: Speaker): string {
  const name = / as (.+?)(?: with Full Force)?$/.exec(label)?.[1];
  const copied = legend.cards.findIndex((one) => one.name === name);
  return copied < 0 ? "" : `${cardName(copied)}として`;
}

/** An option, given what is asked. */
export function optionIn(option: number, label: string, question: string, speaker: Speaker): string {
  if (speaker.language !== "ja") return label;
  const { legend, cardName, goddessName } = speaker;
  const { verb, subject } = meaning(option, speaker.verbs);
  const amount = /\d+/.exec(label)?.[0] ?? "";
  switch (verb) {
    case "finish":
      return "ターン終了";
    case "pass":
      return "対応しない";
    case "decline":
      return DECLINES[question] ?? "しない";
    case "accept":
      return question === "reshuffle" ? "再構成する(ライフに1ダメージ)" : "する";
    case "basic":
      return ACTIONS_JA[subject];
    case "spend":
      return "集中力を1使う";
    case "take_aura":
      return `オーラで${amount}受ける`;
    case "take_life":
      return `ライフで${amount}受ける`;
    case "from_aura":
      return `オーラから${subject}`;
    case "goddess":
      return `${goddessName(subject)}を${question === "ban" ? "除く" : "選ぶ"}`;
    case "play":
      return `${cardName(subject)}を${asCopy(label, speaker)}使用`;
    case "full_force":
      return `${cardName(subject)}を${asCopy(label, speaker)}全力で使用`;
    case "discard":
      return `${cardName(subject)}を伏せる`;
    case "pick":
      return `${cardName(subject)}${PICKS[question] ?? "を選ぶ"}`;
    case "alternative":
      return said(label, ALTERNATIVES, legend, cardName);
    default:
      return label;
  }
}
