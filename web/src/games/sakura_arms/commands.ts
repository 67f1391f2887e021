/** Commands typed by those who play by keyboard or screen reader: "play 3", "play slash", "forward", "where". */

import type { Legend } from "./cards";
import * as P from "./places";
import { ACTIONS_JA } from "./story";
import { mainChoice, near, type Choice, type View } from "../../app/lib/view";
import { word, type Language, type Word } from "../../app/lib/words";

export interface Situation {
  view: View;
  legend: Legend;
  all: Choice[];
  /** By card and by Basic Action: why it cannot be chosen now. */
  reasons: Map<number, string>;
  actionReasons: Map<number, string>;
  language: Language;
  cardName: (card: number) => string;
  question: string;
}

export type Deed = "undo" | "hint" | "log" | "since" | "keys" | "concede";

export type Outcome =
  | { do: "choose"; choice: Choice }
  | { do: Deed }
  | { do: "card"; card: number }
  | { do: "say"; text: string };

const ACTIONS = [
  ["advance", "forward", "前進"],
  ["retreat", "back", "backward", "後退"],
  ["recover", "dress", "dressing", "纏い"],
  ["focus", "hold", "holding", "宿し"],
  ["breakaway", "離脱"],
];
const MAIN = ["end", "end turn", "pass", "keep", "no", "no reaction", "decline", "終了", "パス"];
const DEEDS: Record<string, Deed> = { undo: "undo", hint: "hint", log: "log", since: "since", keys: "keys", concede: "concede", 戻す: "undo", ヒント: "hint", 記録: "log", 投了: "concede" };
const BY_CARD = /^(?:play|discard|pick|take|put back|ban|choose|使う|使用|伏せる|選ぶ)\s+(.+)$/;
const CARD_VERBS: Record<string, Choice["verb"][]> = { play: ["play", "full_force"], discard: ["discard"], 使う: ["play"], 使用: ["play"], 伏せる: ["discard"] };

const HELP: [string, string] = [
  "play NUMBER or NAME, discard NAME, pick NAME; advance (forward), retreat (back), recover, focus, breakaway; aura or life for damage; vigor to pay; yes, end (pass, keep, no); options; where; card NAME; undo, hint, log, since, keys, concede, help.",
  "play 番号または札の名前、discard 札、pick 札;advance(前進)、retreat(後退)、recover(纏い)、focus(宿し)、breakaway(離脱);aura / life(ダメージの受け方);vigor(集中力で支払う);yes、end(終了・pass・keep);options(選択肢);where(状況);card 札;undo、hint、log、since、keys、concede、help。",
];

function simple(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

export function understood(typed: string, now: Situation): Outcome {
  const ja = now.language === "ja";
  const say = (english: string, japanese: string): Outcome => ({ do: "say", text: ja ? japanese : english });
  const text = typed.trim().toLowerCase().replace(/^\//, "").replace(/\s+/g, " ");
  if (!text || text === "help" || text === "?") return say(HELP[0], HELP[1]);
  if (DEEDS[text]) return { do: DEEDS[text] };
  if (text === "where" || text === "状況") return { do: "say", text: where(now) };
  if (text === "options" || text === "what" || text === "選択肢") return { do: "say", text: offered(now) };
  if (text.startsWith("card ") || text.startsWith("札 ")) return large(text.slice(text.indexOf(" ") + 1), now, say);
  const action = ACTIONS.findIndex((names, at) => names.includes(text) || simple(now.legend.actions[at] ?? "") === simple(text));
  const other = action >= 0 ? action : now.legend.actions.findIndex((name) => simple(name) === simple(text));
  if (other >= 0) return acted(other, now, say);
  if (!now.all.length) return say("You are not asked anything now. “where” says how things stand.", "今は選ぶことがありません。「where」で状況を聞けます。");
  if (MAIN.includes(text)) {
    const main = mainChoice(now.all);
    return main ? { do: "choose", choice: main } : say(`There is nothing to end or pass now. ${offered(now)}`, `今は終了もパスもできません。${offered(now)}`);
  }
  const verbs: Record<string, Choice["verb"]> = { yes: "accept", はい: "accept", vigor: "spend", spend: "spend", 集中力: "spend", aura: "take_aura", オーラ: "take_aura", life: "take_life", ライフ: "take_life" };
  if (verbs[text]) {
    const choice = now.all.find((one) => one.verb === verbs[text]);
    return choice ? { do: "choose", choice } : say(`That is not asked now. ${offered(now)}`, `今はできません。${offered(now)}`);
  }
  const number = /^(?:play |choose )?(\d+)$/.exec(text);
  if (number) {
    const choice = now.all.find((one) => one.key === Number(number[1]));
    return choice ? { do: "choose", choice } : say(`There is no ${number[1]}. ${offered(now)}`, `${number[1]}番はありません。${offered(now)}`);
  }
  const labelled = now.all.filter((one) => simple(one.label) === simple(text));
  if (labelled.length === 1) return { do: "choose", choice: labelled[0] };
  const named = BY_CARD.exec(text);
  if (named) return chosen(text.split(" ")[0], named[1], now, say);
  return say(`“${typed.trim()}” is no command. ${HELP[0]}`, `「${typed.trim()}」というコマンドはありません。${HELP[1]}`);
}

type Say = (english: string, japanese: string) => Outcome;

function acted(action: number, now: Situation, say: Say): Outcome {
  const choice = now.all.find((one) => one.verb === "basic" && one.subject === action);
  if (choice) return { do: "choose", choice };
  const name = now.legend.actions[action] ?? "";
  const why = now.actionReasons.get(action);
  if (!name) return say("This edition has no such action.", "この版にその基本動作はありません。");
  return why ? say(`${name} is not possible: ${why}`, `${ACTIONS_JA[action]}はできません:${why}`) : say(`${name} is not asked for now.`, `今${ACTIONS_JA[action]}はできません。`);
}

/** Cards and goddesses by name: what is offered under it, or why it is not. */
function chosen(verb: string, name: string, now: Situation, say: Say): Outcome {
  const wanted = simple(name);
  const kinds = CARD_VERBS[verb];
  const fits = (text: string) => simple(text).startsWith(wanted) || simple(text).split(" ").includes(wanted);
  const called = (one: Choice): string[] =>
    one.card >= 0 ? [now.legend.cards[one.card].name, now.legend.cards[one.card].japanese] : one.verb === "goddess" ? [now.legend.goddesses[one.subject].name, now.legend.goddesses[one.subject].japanese] : [];
  const able = now.all.filter((one) => (!kinds || kinds.includes(one.verb)) && called(one).some(fits));
  const exact = able.filter((one) => called(one).some((text) => simple(text) === wanted));
  const found = exact.length ? exact : able;
  if (found.length === 1) return { do: "choose", choice: found[0] };
  if (found.length > 1) {
    const list = found.map((one) => `${one.key} ${one.label}`).join(", ");
    return say(`Which one? ${list}`, `どれですか? ${list}`);
  }
  for (const [card, why] of now.reasons) {
    const printed = now.legend.cards[card];
    if (fits(printed.name) || fits(printed.japanese)) return say(`${now.cardName(card)} cannot be played: ${why}`, `${now.cardName(card)}は使えません:${why}`);
  }
  return say(`Nothing of that name can be chosen. ${offered(now)}`, `その名前では選べません。${offered(now)}`);
}

function large(name: string, now: Situation, say: Say): Outcome {
  const wanted = simple(name);
  const half = now.legend.cards.length / 2;
  for (const test of [(text: string) => simple(text) === wanted, (text: string) => simple(text).startsWith(wanted)]) {
    for (let card = 0; card < half; card++) {
      const printed = now.legend.cards[card];
      if (wanted && (test(printed.name) || test(printed.japanese))) return { do: "card", card };
    }
  }
  return say(`This edition has no card “${name}”.`, `この版に「${name}」という札はありません。`);
}

/** What can be chosen, by number. */
export function offered(now: Situation): string {
  if (!now.all.length) return now.language === "ja" ? "選択肢はありません。" : "Nothing can be chosen now.";
  return `${now.question} ${now.all.map((one) => `${one.key} ${one.label}`).join(", ")}.`;
}

/** How things stand, in a few sentences. */
export function where(now: Situation): string {
  const { view, language } = now;
  const ja = language === "ja";
  const t = (name: Word) => word(name, language);
  const me = near(view);
  const names = (cards: number[]) => cards.filter((card) => card >= 0).map(now.cardName).join(ja ? "、" : ", ");
  const colon = ja ? ":" : ": ";
  const turn = view.tokens[P.TURNS];
  const whose = view.seat === null ? t(view.tokens[P.TURN] ? "red" : "blue") : t(view.tokens[P.TURN] === me ? "your_turn" : "foes_turn");
  const parts = [turn ? `${t("turn")} ${turn}, ${whose}, ${t(`phase_${view.tokens[P.PHASE] as 0 | 1 | 2}`)}` : t("before")];
  parts.push(`${t("distance")} ${view.public.distance}, ${t("shadow")} ${view.tokens[P.SHADOW]}`);
  for (const seat of [me, 1 - me]) {
    const who = view.seat === null ? t(seat ? "red" : "blue") : t(seat === me ? "you" : "foe");
    const held = view.zones[P.HAND + seat];
    const facts = [
      `${t("life")} ${view.tokens[P.LIFE + seat]}`,
      `${t("aura")} ${view.tokens[P.AURA + seat]}`,
      `${t("flare")} ${view.tokens[P.FLARE + seat]}`,
      `${t("vigor")} ${view.tokens[P.VIGOR + seat]}${view.tokens[P.STUN + seat] ? `, ${t("stunned")}` : ""}`,
      `${t("hand")} ${held.length}${names(held) ? ` (${names(held)})` : ""}`,
      `${t("deck")} ${view.zones[P.DECK + seat].length}`,
      `${t("discards")} ${view.zones[P.DISCARD + seat].length + view.zones[P.FACE_DOWN + seat].length}`,
    ];
    for (const [zone, name] of [[P.READY, "ready"], [P.USED, "used"], [P.IN_PLAY, "in_play"]] as const) {
      const cards = view.zones[zone + seat];
      if (cards.length) facts.push(`${t(name)} ${cards.length}${names(cards) ? ` (${names(cards)})` : ""}`);
    }
    parts.push(`${who}${colon}${facts.join(ja ? "、" : ", ")}`);
  }
  if (view.public.attack) parts.push(`${t("attack_incoming")} ${now.cardName(view.public.attack.card)}, ${t("damage")} ${view.public.attack.damage}, ${t("range")} ${view.public.attack.range}`);
  parts.push(now.all.length ? `${t("your_decision")}${colon}${offered(now)}` : view.over ? t("over") : t("their_decision"));
  return parts.join(ja ? "。" : ". ");
}
