/** The server's words for options and reasons, in the languages set. */

import type { Game } from "../../app/lib/server";
import { settings } from "../../app/lib/settings.svelte";
import { optionIn, reasonIn, type Speaker } from "./spoken";

/** Null where the server's own words stand: in English, and for games other than Sakura Arms. */
function speakerOf(rules: Game | null): Speaker | null {
  if (settings.language === "en" || !rules?.name.startsWith("sakura-arms/")) return null;
  const names = settings.cardLanguage === "ja" ? "japanese" : "name";
  const { cards, goddesses } = rules.legend;
  return { legend: rules.legend, verbs: rules.verbs, language: settings.language, cardName: (card) => cards[card][names], goddessName: (goddess) => goddesses[goddess][names] };
}

/** Options as they are said when `question` is asked; said twice they stay the same. */
export function optionsSaid<Option extends { option: number; label: string }>(options: Option[], question: string, rules: Game | null): Option[] {
  const speaker = speakerOf(rules);
  return speaker ? options.map((one) => ({ ...one, label: optionIn(one.option, one.label, question, speaker) })) : options;
}

export function reasonsSaid<WhyNot extends { reason: string }>(whyNot: WhyNot[], rules: Game | null): WhyNot[] {
  const speaker = speakerOf(rules);
  return speaker ? whyNot.map((one) => ({ ...one, reason: reasonIn(one.reason, speaker) })) : whyNot;
}
