/** The rules of Epic Battle: which one is in force, and its words. */

import type { Epic, Legend } from "./cards";
import type { View } from "../../app/lib/view";
import type { Language } from "../../app/lib/words";

/** What the legend says in English. */
export const TEXTS_JA: Record<string, string> = {
  "prosperous": "お互いにライフ12、オーラ7で始める。どの札も全力を持たない。",
  "pairing": "お互いにライフ12で始める。メガミごとに、デッキに入れなかった通常札を1枚伏せて脇に置く。そのメガミの通常札を初めて使用した時に公開し、以後そのメガミの通常札はその写しとして使用する。",
  "wind": "矢印の効果で動く桜花結晶は2倍になる。",
  "ninja": "全力でない通常札はすべて設置を持つ。",
  "debate": "開始フェイズには、手番のプレイヤーの付与札からだけ桜花結晶を取り除く。",
};

export function epicOf(legend: Legend, view: View): Epic | undefined {
  return legend.epics?.find((rule) => rule.id === view.public.epic);
}

export function epicName(rule: Epic, language: Language): string {
  return language === "ja" ? rule.japanese : rule.name;
}

export function epicText(rule: Epic, language: Language): string {
  return language === "ja" ? (TEXTS_JA[rule.id] ?? rule.text) : rule.text;
}
