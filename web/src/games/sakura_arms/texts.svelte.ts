/** What cards say, in the language set for their texts; Japanese texts are fetched when they are first wanted. */

import type { Legend, PrintedCard, PrintedGoddess } from "./cards";
import { settings } from "../../app/lib/settings.svelte";
import { typeLine } from "./spoken";
import type { Language } from "../../app/lib/words";

/** Texts by the English names of cards, and what is peculiar to goddesses by theirs. */
interface Texts {
  TEXTS: Record<string, string>;
  MECHANICS?: Record<string, string>;
}

const FILES: Record<string, () => Promise<Texts>> = {
  "sakura-arms/level99": () => import("./japanese/level99"),
  "sakura-arms/aeg": () => import("./japanese/aeg"),
  "sakura-arms/beta": () => import("./japanese/beta"),
};

const loaded = $state<{ texts: Record<string, Texts> }>({ texts: {} });
const underWay = new Set<string>();

/** The Japanese texts of a game; null until they are here, and where there are none. */
function japanese(game: string): Texts | null {
  const load = FILES[game];
  if (load && !underWay.has(game)) {
    underWay.add(game);
    // A file that did not come is asked for again the next time; until then the English text stands.
    load().then((texts) => (loaded.texts = { ...loaded.texts, [game]: texts }), () => underWay.delete(game));
  }
  return loaded.texts[game] ?? null;
}

/** The language in which the texts of a game are shown now. */
export function languageOfTexts(game: string): Language {
  return settings.textLanguage === "ja" && japanese(game) ? "ja" : "en";
}

export function textOf(legend: { game: string }, card: { name: string; text: string }): string {
  if (settings.textLanguage === "en") return card.text;
  return japanese(legend.game)?.TEXTS[card.name] ?? card.text;
}

export function mechanicsOf(legend: Legend, goddess: PrintedGoddess): string {
  if (settings.textLanguage === "en") return goddess.mechanics;
  return japanese(legend.game)?.MECHANICS?.[goddess.name] ?? goddess.mechanics;
}

/** "Attack, Reaction", or "攻撃/対応". */
export function typeOf(card: PrintedCard): string {
  return typeLine(card.type, settings.textLanguage);
}
