/** Sounds of the events of Sakura. */

import { commonCue, type CueOf, type Sound } from "../../../app/anim/cues";

const SOUNDS: Record<string, Sound> = {
  lay_on_pile: "card",
  take_pile: "riffle",
  hire: "coin",
  free: "spell",
  renew: "draw",
  turn_yin_yang: "gate",
  vote: "clapper",
  toss: "wood",
  gain: "coin",
  deal: "draw",
  score: "throw",
  round: "gong",
};

export const cueOf: CueOf = (event, view, seat, rules) => {
  const [, verb, where] = event;
  if (verb === "take_pile" && where === seat) return { sound: "harm" };
  if (verb === "turn") return { sound: where === seat ? "turn" : "wood" };
  const sound = SOUNDS[verb];
  return sound ? { sound } : commonCue(event, view, seat, rules);
};
