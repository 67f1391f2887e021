/** How numbers and words are written. */

import { runs, type Damage } from "./metadata";

/** A Range as people write it: "3-4", "1, 3, 5, 7". */
export function range(reach: number): string {
  return (
    runs(reach)
      .map(([near, far]) => (near === far ? `${near}` : `${near}-${far}`))
      .join(", ") || "–"
  );
}

/** Damage as people write it: "3/1", "-/2". */
export function damage(dealt: Damage): string {
  return dealt.map((one) => (one < 0 ? "-" : one)).join("/");
}

/** Words at the beginning of a line. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Ranges stay on one line: a word joiner forbids the break after the hyphen. */
export function unbroken(text: string): string {
  return text.replace(/(\d-)(?=\d)/g, "$1\u2060");
}

/** A Range as cards print it: with a dash, and on one line. */
export function spanned(reach: number): string {
  return range(reach).replaceAll(/(\d)-(\d)/g, "$1\u2060–\u2060$2");
}

/** One kind of damage as cards print it. */
export function dealt(amount: number): string {
  return amount < 0 ? "–" : String(amount);
}
