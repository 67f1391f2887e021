/** Keywords on cards, as the catalogue explains them. */

import { printedText, text } from "../../../app/i18n/index.svelte";
import { wordsIn } from "../../../app/i18n/words_in_text";
import type { PrintedFace } from "../metadata";

/** The words that a card does not explain itself; the rules page has those of every card. */
const KEYWORDS = [
  ...["response", "portal", "charge", "defender", "infiltrate", "carapace", "godmode", "taunt", "cooldown", "frozen"],
  ...["shocked", "rooted", "sacrifice", "replace", "gate-power", "once-a-turn"],
];

/** Lists the keys of keywords that a card has or that stand in its text. */
export function glossaryOf(printed: PrintedFace, card: number): string[] {
  const entries = KEYWORDS.map((word): [string, string] => [`glossary-${word}`, printedText(`glossary-${word}`)]);
  const found = wordsIn(text("card", card), entries);
  return KEYWORDS.filter((word) => printed.keywords.includes(word) || found.includes(`glossary-${word}`)).map(
    (word) => `glossary-${word}`,
  );
}
