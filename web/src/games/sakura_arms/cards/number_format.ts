/** Ranges and damage as text. */

import { distanceRuns, type Damage } from "./metadata";

/** Writes a Range: "3-4", "1, 3, 5, 7". */
export function rangeText(reach: number): string {
  return (
    distanceRuns(reach)
      .map(([near, far]) => (near === far ? `${near}` : `${near}-${far}`))
      .join(", ") || "–"
  );
}

/** Writes damage to Aura and Life: "3/1", "-/2". */
export function damageText(damage: Damage): string {
  return damage.map((amount) => (amount < 0 ? "-" : amount)).join("/");
}

/** Keeps Ranges on one line: a word joiner forbids the break after the hyphen. */
export function withoutBreaks(text: string): string {
  return text.replace(/(\d-)(?=\d)/g, "$1\u2060");
}

/** Writes a Range as cards print it: with a dash, on one line. */
export function printedRange(reach: number): string {
  return rangeText(reach).replaceAll(/(\d)-(\d)/g, "$1\u2060–\u2060$2");
}

/** Writes damage to Aura or to Life as cards print it. */
export function printedDamage(amount: number): string {
  return amount < 0 ? "–" : String(amount);
}
