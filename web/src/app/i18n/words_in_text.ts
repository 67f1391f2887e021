/** Words of a glossary that stand in a text. */

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
