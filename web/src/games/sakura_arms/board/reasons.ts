/** Reasons against cards and Basic Actions of a duel. */

import type { WhyNot } from "../../../app/game_module";
import { meaning, type Verb } from "./verbs";
import type { GameInfo, View } from "../../../app/net/wire.gen";

/** Reasons by card; none while another question is open. */
export function cardReasons(view: View, whyNot: WhyNot[], rules: GameInfo): Map<number, string> {
  return view.question === "main" || view.question === "reaction" ? reasonsByVerb("play", whyNot, rules) : new Map();
}

/** Reasons by Basic Action. */
export function basicReasons(whyNot: WhyNot[], rules: GameInfo): Map<number, string> {
  return reasonsByVerb("basic", whyNot, rules);
}

function reasonsByVerb(verb: Verb, whyNot: WhyNot[], rules: GameInfo): Map<number, string> {
  const refusals = whyNot.map(({ option, reason }) => ({ ...meaning(option, rules.verbs), reason }));
  return new Map(refusals.filter((refusal) => refusal.verb === verb).map(({ subject, reason }) => [subject, reason]));
}
