/** The words on cards that have a meaning of their own, as the catalogue explains them. */

import { keys, printed as inTexts, text } from "../../../app/i18n/index.svelte";
import { hasCharge, type PrintedCard } from "../cards/metadata";

/** Words so common that a ruling about them says nothing about a card. */
const EVERYDAY = [
  ...[
    "life",
    "aura",
    "flare",
    "shadow",
    "distance",
    "range",
    "vigor",
    "cost",
    "charge",
    "reaction",
    "always",
    "open",
    "closed",
    "close",
  ],
  ...["after", "after-attack", "ongoing", "effective", "ultimate", "used", "ready", "special-card", "available", "stock"],
].map((word) => `glossary-${word}`);

/** All of them, as far as the edition has them. */
export function glossary(): string[] {
  return keys("glossary-");
}

/** Those of some words that set a card apart. */
export function keywords(words: string[]): string[] {
  return words.filter((key) => !EVERYDAY.includes(key));
}

/** Those that stand on a card, by the words in which it is shown. */
export function glossaryOf(printed: PrintedCard, card: number): string[] {
  const lines = [
    inTexts(`type-${printed.type}`),
    printed.reaction ? inTexts("subtype-reaction") : "",
    printed.full_power ? inTexts("subtype-full-power") : "",
    hasCharge(printed) ? inTexts("word-charge") : "",
    printed.flare >= 0 ? inTexts("word-cost") : "",
    text("card", card),
  ];
  return wordsIn(
    lines.join("\n"),
    glossary().map((key) => [key, inTexts(key)]),
  );
}

/** The keys of the words that a text has, and no word that is only part of a longer one there. */
export function wordsIn(lines: string, known: [key: string, word: string][]): string[] {
  const found = new Set<string>();
  let left = lines;
  for (const [key, word] of [...known].sort(([, one], [, other]) => other.length - one.length)) {
    const pattern = whole(word);
    if (!pattern.test(left)) continue;
    found.add(key);
    left = left.replace(pattern, "");
  }
  return known.map(([key]) => key).filter((key) => found.has(key));
}

/** A word as a whole, where the script has spaces between words. */
function whole(word: string): RegExp {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = /^\w/.test(word) ? "(?<!\\w)" : "";
  const after = /\w$/.test(word) ? "(?!\\w)" : "";
  return new RegExp(before + plain + after, "g");
}
