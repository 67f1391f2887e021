/** What the catalogue says of units, cards and moments where it takes more than one message. */

import { name, say, type Argument } from "../../../app/i18n/index.svelte";
import * as P from "../constants";
import type { Sight, Unit } from "../board/board_model";

/** Words at the beginning of a line of their own. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Several things as the language joins them. */
export function listed(several: string[]): string {
  if (!several.length) return "";
  const joined = several
    .slice(0, -1)
    .reduceRight<Argument>((rest, first) => ["page-comma", { first, rest }], several[several.length - 1]);
  return typeof joined === "string" ? joined : say(joined as Parameters<typeof say>[0]);
}

/** What a unit is besides its numbers, in words: keywords first. */
export function words(unit: Unit): string[] {
  const armour = unit.carapace > 0 ? [say("page-carapace", { amount: unit.carapace })] : [];
  const found = [
    ...unit.keywords.map((one) => name("keyword", one)),
    ...armour,
    ...unit.conditions.map((one) => name("flag", one)),
  ];
  return [...new Set(found)];
}

const SHORT_KEYWORDS = ["", "", "", "", "", "immune", "redirects", "is-ikz", "never-untaps"];
const SHORT_FLAGS: Record<number, string> = { 1: "cooldown", 6: "doomed", 13: "spared", 14: "spared" };

/** The same in words that fit on a small card. */
export function shortly(unit: Unit): string[] {
  const armour = unit.carapace > 0 ? [say("page-carapace", { amount: unit.carapace })] : [];
  const found = [
    ...unit.keywords.map((one) => (SHORT_KEYWORDS[one] ? say(`page-short-${SHORT_KEYWORDS[one]}`) : name("keyword", one))),
    ...armour,
    ...unit.conditions.map((one) => (SHORT_FLAGS[one] ? say(`page-short-${SHORT_FLAGS[one]}`) : name("flag", one))),
  ];
  return [...new Set(found)];
}

/** Everything about a unit for those who hear it. */
export function spoken(unit: Unit): string {
  const place = name("zone", P.FIELD + 2 * (unit.spot % P.SPOTS) + Math.floor(unit.spot / P.SPOTS));
  const kind = unit.printed.kind;
  const numbers =
    kind === "gate"
      ? []
      : [say("page-attack-number", { number: unit.attack }), say("page-health-number", { number: unit.health })];
  const weapons = unit.weapons.map((card) => say("page-carries", { card: ["card", card] }));
  const tapped = unit.isTapped ? [name("flag", 0)] : [];
  return listed([name("card", unit.card), place, ...numbers, ...tapped, ...words(unit), ...weapons]);
}

/** When it is. */
export function moment(sight: Sight): string {
  if (sight.view.over) return say("page-over");
  if (sight.isBefore || sight.token(P.TURNS) === 0) return say("page-before");
  const phase = ["page-phase-set-up", "page-phase-start", "page-phase-main", "page-phase-end"][sight.token(P.PHASE)];
  return say("page-moment", { number: sight.token(P.TURNS), who: ["seat", sight.active], phase: say(phase) });
}
