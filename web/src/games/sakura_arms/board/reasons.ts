/** Why cards and Basic Actions of a duel cannot be played now. */

import type { WhyNot } from "../../../app/game_module";
import type { Game } from "../../../app/net/server";
import type { View } from "../../../app/net/view";
import { meaning, type Verb } from "./verbs";

/** By card; only where cards are what is asked for. */
export function cardReasons(view: View, whyNot: WhyNot[], rules: Game): Map<number, string> {
  return view.question === "main" || view.question === "reaction" ? about("play", whyNot, rules) : new Map();
}

/** By Basic Action. */
export function basicReasons(whyNot: WhyNot[], rules: Game): Map<number, string> {
  return about("basic", whyNot, rules);
}

function about(verb: Verb, whyNot: WhyNot[], rules: Game): Map<number, string> {
  const meant = whyNot.map(({ option, reason }) => ({ ...meaning(option, rules.verbs), reason }));
  return new Map(meant.filter((one) => one.verb === verb).map((one) => [one.subject, one.reason]));
}
