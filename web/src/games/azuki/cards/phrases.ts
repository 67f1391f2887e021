/** Phrases about units, cards and moments that take more than one message. */

import { name, say, type Argument } from "../../../app/i18n/index.svelte";
import * as P from "../constants";
import { zoneOf } from "../board/spots";
import type { BoardModel, Unit } from "../board/board_model";

/** Joins texts to a list, as the language does. */
export function joinList(items: string[]): string {
  if (!items.length) return "";
  const joined = items
    .slice(0, -1)
    .reduceRight<Argument>((rest, first) => ["page-comma", { first, rest }], items[items.length - 1]);
  return typeof joined === "string" ? joined : say(joined as Parameters<typeof say>[0]);
}

function listStates(unit: Unit, keywordName: (keyword: number) => string, flagName: (flag: number) => string): string[] {
  const carapace = unit.carapace > 0 ? [say("page-carapace", { amount: unit.carapace })] : [];
  return [...new Set([...unit.keywords.map(keywordName), ...carapace, ...unit.conditions.map(flagName)])];
}

/** Lists a unit's keywords and states. */
export function unitStates(unit: Unit): string[] {
  return listStates(
    unit,
    (keyword) => name("keyword", keyword),
    (flag) => name("flag", flag),
  );
}

const SHORT_KEYWORDS: Record<number, string> = { 5: "immune", 6: "redirects", 7: "is-ikz", 8: "never-untaps" };
const SHORT_FLAGS: Record<number, string> = { 1: "cooldown", 6: "doomed", 13: "spared", 14: "spared" };

/** Returns the short word of a keyword, for a tile. */
export function shortKeyword(keyword: number): string {
  return SHORT_KEYWORDS[keyword] ? say(`page-short-${SHORT_KEYWORDS[keyword]}`) : name("keyword", keyword);
}

/** Returns the short word of a flag, for a tile. */
export function shortFlag(flag: number): string {
  return SHORT_FLAGS[flag] ? say(`page-short-${SHORT_FLAGS[flag]}`) : name("flag", flag);
}

/** Describes a unit for screen readers. */
export function describeUnit(unit: Unit): string {
  const spotName = name("zone", zoneOf(unit.spot));
  const kind = unit.printed.kind;
  const numbers =
    kind === "gate"
      ? []
      : [say("page-attack-number", { number: unit.attack }), say("page-health-number", { number: unit.health })];
  const weapons = unit.weapons.map((card) => say("page-carries", { card: ["card", card] }));
  const tapped = unit.isTapped ? [name("flag", 0)] : [];
  return joinList([name("card", unit.card), spotName, ...numbers, ...tapped, ...unitStates(unit), ...weapons]);
}

/** Describes the turn and the phase. */
export function turnAndPhase(model: BoardModel): string {
  if (model.view.over) return say("page-over");
  if (model.isChoosingDecks || model.token(P.TURNS) === 0) return say("page-before");
  const phaseKey = ["page-phase-set-up", "page-phase-start", "page-phase-main", "page-phase-end"][model.token(P.PHASE)];
  return say("page-moment", { number: model.token(P.TURNS), who: ["seat", model.activeSeat], phase: say(phaseKey) });
}
