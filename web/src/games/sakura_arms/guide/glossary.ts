/** Glossary words on cards, as the catalogue explains them. */

import { keys, printedText, text } from "../../../app/i18n/index.svelte";
import { hasCharge, type PrintedCard } from "../cards/metadata";

/** Words so common that a ruling about them says nothing about a card. */
const COMMON_WORDS = [
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

/** Lists the keys of all glossary words of the edition. */
export function glossary(): string[] {
  return keys("glossary-");
}

/** Keeps the words that set a card apart. */
export function keywords(words: string[]): string[] {
  return words.filter((key) => !COMMON_WORDS.includes(key));
}

/** Lists the keys of glossary words that stand on a card. */
export function glossaryOf(printed: PrintedCard, card: number): string[] {
  const lines = [
    printedText(`type-${printed.type}`),
    printed.reaction ? printedText("subtype-reaction") : "",
    printed.full_power ? printedText("subtype-full-power") : "",
    hasCharge(printed) ? printedText("word-charge") : "",
    printed.flare >= 0 ? printedText("word-cost") : "",
    text("card", card),
  ];
  return wordsIn(
    lines.join("\n"),
    glossary().map((key) => [key, printedText(key)]),
  );
}

/** Lists the keys of words in a text; a word that is only part of a longer one there does not count. */
export function wordsIn(passage: string, entries: [key: string, word: string][]): string[] {
  const found = new Set<string>();
  let rest = passage;
  for (const [key, word] of [...entries].sort(([, first], [, second]) => second.length - first.length)) {
    const pattern = wholeWord(word);
    if (!pattern.test(rest)) continue;
    found.add(key);
    rest = rest.replace(pattern, "");
  }
  return entries.map(([key]) => key).filter((key) => found.has(key));
}

/** Matches a word as a whole, where the script has spaces between words. */
function wholeWord(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = /^\w/.test(word) ? "(?<!\\w)" : "";
  const after = /\w$/.test(word) ? "(?!\\w)" : "";
  return new RegExp(before + escaped + after, "g");
}
