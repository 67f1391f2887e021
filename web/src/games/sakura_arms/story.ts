/** What happened, as lines that people read; cards in them can be pointed at. */

import type { Legend } from "./cards";
import { inEdition } from "./edition";
import { epicName, epicText } from "./epic";
import { word, type Language } from "../../app/lib/words";
import type { Event } from "../../app/lib/view";
import * as P from "./places";

export interface Piece {
  text: string;
  card?: number;
}

export interface Line {
  kind: "turn" | "deed" | "detail" | "harm";
  who: number;
  pieces: Piece[];
  clock: number;
}

export interface Reader {
  legend: Legend;
  seat: number | null;
  language: Language;
  /** Card names by the language chosen for them. */
  cardName: (card: number) => string;
}

export const ACTIONS_JA = ["前進", "後退", "纏い", "宿し", "離脱", "Beta-Edge", "Gamma-Ray", "Delta-Wing"];
const ZONES_JA = ["手札", "山札", "捨て札", "伏せ札", "展開中", "使用中", "未使用の切札", "使用済の切札", "追加札", "毒袋", "未使用札", "取り除かれた札", "機巧", "脇に置いた札"];
/** Where the umbrella of the first generation lies: its zones have words of their own there. */
const UMBRELLA_JA: Record<string, string> = { closed: "閉じた傘", open: "開いた傘" };
const PLACES: Record<number, [string, string]> = {
  [P.LIFE]: ["Life", "ライフ"],
  [P.AURA]: ["Aura", "オーラ"],
  [P.FLARE]: ["Flare", "フレア"],
  [P.MACHINE]: ["machine", "マシン"],
  [P.BURNED]: ["burned tokens", "燃焼済"],
  [P.FORWARD]: ["forward tokens", "騎動前進"],
  [P.BACKWARD]: ["backward tokens", "騎動後退"],
};

export function nameOf(seat: number, reader: Reader): string {
  const ja = reader.language === "ja";
  if (reader.seat === null) return ja ? ["青", "赤"][seat] : ["Blue", "Red"][seat];
  return seat === reader.seat ? (ja ? "あなた" : "You") : ja ? "相手" : inEdition("Foe", reader.legend, "en");
}

export function placeName(place: number, reader: Reader): string {
  const ja = reader.language === "ja";
  if (place === P.DISTANCE) return ja ? "間合" : "Distance";
  if (place === P.SHADOW) return ja ? "ダスト" : "Shadow";
  const area = PLACES[place & ~1]?.[ja ? 1 : 0] ?? "…";
  const who = nameOf(place & 1, reader);
  if (ja) return `${who}の${area}`;
  return who === "You" ? `your ${area}` : reader.seat !== null ? `the ${who.toLowerCase()}'s ${area}` : `${who}'s ${area}`;
}

/** One event as a line; null when it is not worth one. */
export function lineOf(event: Event, reader: Reader): Line | null {
  const [clock, verb, where, subject, amount] = event;
  const ja = reader.language === "ja";
  const who = where & 1;
  const name = nameOf(who, reader);
  const card = (): Piece => (subject >= 0 ? { text: reader.cardName(subject), card: subject } : { text: ja ? "札" : "a card" });
  const line = (kind: Line["kind"], ...pieces: (Piece | string)[]): Line => ({
    kind,
    who,
    clock,
    pieces: pieces.map((one) => (typeof one === "string" ? { text: one } : one)),
  });
  switch (verb) {
    case "turn":
      return line("turn", ja ? `第${amount}ターン:${name}` : `Turn ${amount}: ${name}`);
    case "shift":
      return line("detail", ja ? `${placeName(where, reader)}→${placeName(subject, reader)}:${amount}` : `${amount} Sakura: ${placeName(where, reader)} → ${placeName(subject, reader)}`);
    case "lay":
      return line("detail", ja ? `${placeName(where, reader)}→` : `${amount} Sakura: ${placeName(where, reader)} → `, card(), ja ? `:${amount}` : "");
    case "lift":
      return line("detail", ja ? "" : `${amount} Sakura: `, card(), ja ? `→${placeName(where, reader)}:${amount}` : ` → ${placeName(where, reader)}`);
    case "place":
      return placed(where & ~1, amount & ~1, name, card(), ja, reader, line);
    case "play":
      return line("deed", ja ? `${name}:` : `${name}: `, card(), ja ? "を使用" : " is played");
    case "attack":
      return line("deed", ja ? `${name}:` : `${name}: `, card(), ja ? "で攻撃" : " attacks");
    case "vanish":
      return line("detail", card(), ja ? "は適正距離外で消滅" : " is out of Range and vanishes");
    case "miss":
      return line("detail", card(), ja ? "は外れた" : " misses");
    case "negate":
      return line("detail", card(), ja ? "は打ち消された" : " is negated");
    case "disenchant":
      return line("deed", ja ? `${name}:` : `${name}: `, card(), ja ? "が破棄" : " is disenchanted");
    case "show":
      return line("deed", ja ? `${name}:` : `${name}: `, card(), ja ? "を公開" : " is shown");
    case "hurt_aura":
      return line("harm", ja ? `${name}:オーラに${amount}ダメージ` : name === "You" ? `You take ${amount} to Aura` : `${name} takes ${amount} to Aura`);
    case "hurt_life":
      return line("harm", ja ? `${name}:ライフに${amount}ダメージ` : name === "You" ? `You take ${amount} to Life` : `${name} takes ${amount} to Life`);
    case "vigor":
      return line("detail", ja ? `${name}:集中力${amount}` : `${name}: Vigor ${amount}`);
    case "stun":
      return line("deed", ja ? `${name}:畏縮` : `${name}: Stunned`);
    case "unstun":
      return line("detail", ja ? `${name}:畏縮解除` : `${name}: no longer Stunned`);
    case "first":
      return line("deed", ja ? `${name}が先攻` : name === "You" ? "You go first" : `${name} goes first`);
    case "basic":
      return line("deed", `${name}: ${ja ? ACTIONS_JA[subject] : reader.legend.actions[subject]}`);
    case "goddess": {
      const goddess = reader.legend.goddesses[subject];
      return line("deed", ja ? `${name}:${goddess.japanese}が宿る` : `${name}: ${goddess.name} joins`);
    }
    case "epic": {
      const rule = reader.legend.epics?.find((one) => one.number === subject);
      return rule ? line("deed", `${word("epic", reader.language)}${ja ? ":" : ": "}${epicName(rule, reader.language)}${ja ? "。" : ". "}${epicText(rule, reader.language)}`) : null;
    }
    case "drafted":
    case "banned": {
      const goddess = reader.legend.goddesses[subject];
      const [en, ja_] = verb === "drafted" ? ["is drafted", "を選ぶ"] : ["is banned", "が除かれる"];
      return line("deed", ja ? `${name}:${goddess.japanese}${ja_}` : `${name}: ${goddess.name} ${en}`);
    }
    case "shuffle":
      return line("detail", ja ? `${name}:山札を切る(${amount}枚)` : `${name}: deck shuffled (${amount} cards)`);
    case "copy":
      return line("detail", card(), ja ? "は" : " is a copy of ", { text: reader.cardName(amount), card: amount }, ja ? "の写し" : "");
    case "gets":
      return line("detail", card(), ` ${amount >= 0 ? "+" : ""}${amount}/+0`);
    default:
      return null;
  }
}

function placed(
  source: number,
  target: number,
  name: string,
  card: Piece,
  ja: boolean,
  reader: Reader,
  line: (kind: Line["kind"], ...pieces: (Piece | string)[]) => Line,
): Line | null {
  if (target === P.LIMBO || (source === P.LIMBO && [P.DISCARD, P.USED, P.IN_PLAY].includes(target))) return null;
  const begin = ja ? `${name}:` : `${name}: `;
  if (source === P.DECK && target === P.HAND) return line("detail", begin, card, ja ? "を引く" : " drawn");
  if (target === P.FACE_DOWN) return line("detail", begin, card, ja ? "を伏せる" : inEdition(" discarded face-down", reader.legend, "en"));
  const zone = (kind: number) => {
    const word = reader.legend.zones[kind / 2];
    return ja ? (UMBRELLA_JA[word] ?? ZONES_JA[kind / 2]) : word;
  };
  return line("detail", begin, card, ja ? `:${zone(source)}→${zone(target)}` : `: ${zone(source)} → ${zone(target)}`);
}

export function told(events: Event[], reader: Reader): Line[] {
  return events.map((event) => lineOf(event, reader)).filter((line): line is Line => line !== null);
}

export function plain(line: Line): string {
  return line.pieces.map((piece) => piece.text).join("");
}

/** What happened after `seat`'s own last turn ended: from the last turn of somebody else on. */
export function sinceLastTurn(events: Event[], seat: number): Event[] {
  let at = -1;
  for (let number = events.length - 1; number >= 0; number--) {
    const [, verb, where] = events[number];
    if (verb === "turn" && (where & 1) !== seat) {
      at = number;
      break;
    }
  }
  return at < 0 ? [] : events.slice(at);
}
