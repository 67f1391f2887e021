/** Glossary words on cards, as the catalogue explains them. */

import { keys, printedText, text } from "../../../app/i18n/index.svelte";
import { wordsIn } from "../../../app/i18n/words_in_text";
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
