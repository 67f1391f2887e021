/** Why cards and Basic Actions of a duel cannot be played now. */

import type { WhyNot } from "../../app/lib/kinds";
import { meaning } from "./places";
import type { Game } from "../../app/lib/server";
import type { View } from "../../app/lib/view";

/** By card; only where cards are what is asked for. */
export function cardReasons(view: View, whyNot: WhyNot[], rules: Game): Map<number, string> {
  const isPlayTime = view.question === "main" || view.question === "reaction";
  return new Map(isPlayTime ? said(whyNot, rules, "play").map(([what, reason]) => [what.card, reason]) : []);
}

/** By Basic Action. */
export function basicReasons(whyNot: WhyNot[], rules: Game): Map<number, string> {
  return new Map(said(whyNot, rules, "basic").map(([what, reason]) => [what.subject, reason]));
}

function said(whyNot: WhyNot[], rules: Game, verb: string) {
  return whyNot.map((one) => [meaning(one.option, rules.verbs), one.reason] as const).filter(([what]) => what.verb === verb);
}
