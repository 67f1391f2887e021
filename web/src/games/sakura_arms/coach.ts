/** The guided first duel: what is said the first time something comes up. */

import * as P from "./places";
import type { Choice, View } from "../../app/lib/view";

export interface Lesson {
  id: string;
  title: [string, string];
  text: [string, string];
  /** Where to look: a CSS selector. */
  look?: string;
  when: (view: View, all: Choice[]) => boolean;
}

const decides = (view: View, question: string) => view.decides && view.question === question;
const has = (all: Choice[], verb: Choice["verb"]) => all.some((one) => one.verb === verb);
const me = (view: View) => view.seat ?? 0;

/** In the order in which they are looked through; the first that fits and was not said yet is said. */
export const LESSONS: Lesson[] = [
  {
    id: "mulligan",
    title: ["Your opening hand", "最初の手札"],
    text: [
      "You duel with two goddesses and a deck of seven cards. Keep these three, or press a card to exchange it.",
      "二柱のメガミと7枚の山札で戦います。3枚をそのまま使うか、押して引き直せます。",
    ],
    look: ".hand",
    when: (view) => decides(view, "mulligan"),
  },
  {
    id: "goal",
    title: ["The goal", "目的"],
    text: [
      "Bring the foe's Life to 0. Aura is your shield: damage may be taken there as long as there are enough petals.",
      "相手のライフを0にすれば勝ち。オーラは盾です。",
    ],
    look: "[data-side]",
    when: (view) => decides(view, "main"),
  },
  {
    id: "distance",
    title: ["Mind the Distance", "間合を見る"],
    text: [
      "An Attack can be played only within its Range. The coloured bars under the track are your Attacks: solid ones reach the foe now.",
      "攻撃は適正距離でのみ使えます。帯が自分の攻撃で、塗られたものが今届きます。",
    ],
    look: ".track",
    when: (view) => decides(view, "main"),
  },
  {
    id: "basic",
    title: ["Basic Actions", "基本動作"],
    text: [
      "Each moves one petal and costs 1 Vigor or a card laid face-down. Advance takes one petal from Distance into your Aura: nearer and safer at once. Point at one to see what it moves.",
      "それぞれ桜花結晶を1つ動かします。集中力1か手札1枚を伏せて支払います。",
    ],
    look: ".actions",
    when: (view, all) => decides(view, "main") && has(all, "basic"),
  },
  {
    id: "pay",
    title: ["Paying", "支払い"],
    text: ["Spend Vigor, or press a card you need less: it goes face-down to your discards.", "集中力を使うか、いらない札を伏せます。"],
    look: ".bar",
    when: (view) => decides(view, "pay"),
  },
  {
    id: "attack",
    title: ["You are in range", "攻撃できます"],
    text: [
      "A card with a golden rim and a notch can be played now. Damage 3/1 means: 3 to Aura, or 1 to Life where the Aura cannot pay. The foe chooses.",
      "光る札が今使えます。3/1はオーラに3、またはライフに1のダメージ。受ける側が選びます。",
    ],
    look: ".hand",
    when: (view, all) => decides(view, "main") && has(all, "play"),
  },
  {
    id: "reaction",
    title: ["An attack comes", "相手の攻撃"],
    text: ["You may answer with a Reaction card, marked R, before it hits. Or let it come.", "Rの付いた札で対応できます。しなくてもかまいません。"],
    look: ".clash",
    when: (view) => decides(view, "reaction"),
  },
  {
    id: "damage",
    title: ["Where does it hurt?", "どこで受ける?"],
    text: [
      "Aura comes back with Recover; Life does not. But lost Life becomes Flare, which pays for your Ultimates.",
      "オーラは纏いで戻りますが、ライフは戻りません。失ったライフはフレアになり、切札に使えます。",
    ],
    look: ".bar",
    when: (view) => decides(view, "damage"),
  },
  {
    id: "reshuffle",
    title: ["Reshuffle?", "再構成?"],
    text: [
      "Seven cards do not last long. Reshuffling brings all your discards back and costs 1 Life. An empty deck hurts as well.",
      "山札を作り直すとライフに1ダメージ。山札切れも痛手です。",
    ],
    look: ".bar",
    when: (view) => decides(view, "reshuffle"),
  },
  {
    id: "ultimate",
    title: ["An Ultimate is ready", "切札が使えます"],
    text: ["You have Flare enough for an Ultimate, the cards with the double frame. Each is used once.", "フレアが足りるので切札が使えます。"],
    look: ".ultimates",
    when: (view, all) => decides(view, "main") && all.some((one) => one.verb === "play" && view.zones[P.READY + me(view)].includes(one.card)),
  },
  {
    id: "enchantment",
    title: ["An Enchantment is in play", "付与札"],
    text: ["Its petals run out one each turn; while it lasts its Ongoing effect holds.", "毎ターン結晶が1つ減り、なくなると破棄されます。"],
    look: "[data-side]",
    when: (view) => view.decides && view.zones[P.IN_PLAY].length + view.zones[P.IN_PLAY + 1].length > 0,
  },
  {
    id: "end",
    title: ["End your turn", "ターン終了"],
    text: ["When nothing is worth doing any more, end your turn. Two cards may stay in hand. You know enough now: enjoy the duel!", "することがなくなったらターン終了。手札は2枚まで。あとは楽しんで!"],
    look: ".bar .main",
    when: (view, all) => decides(view, "main") && has(all, "finish") && view.tokens[P.VIGOR + me(view)] === 0,
  },
];

export function lesson(view: View, all: Choice[], said: Set<string>): Lesson | null {
  return LESSONS.find((one) => !said.has(one.id) && one.when(view, all)) ?? null;
}
