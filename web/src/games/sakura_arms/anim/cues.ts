/** Sounds of the events of a duel. */

import { SCALE, commonCue, sideOf, type CueOf, type Sound } from "../../../app/anim/cues";
import { isUltimate, legendOf } from "../cards/metadata";
import * as P from "../constants";
import type { GameInfo } from "../../../app/net/wire.gen";

/** The sound of a goddess's Attacks, by her id; others strike. */
const VOICES: Record<string, Sound> = {
  yurina: "blade",
  saine: "blade",
  himika: "shot",
  tokoyo: "fan",
  oboro: "throw",
  yukihi: "fan",
  shinra: "spell",
  hagane: "gong",
  chikage: "hiss",
  kururu: "steam",
  thallya: "steam",
  raira: "throw",
};

/** Shadow, Distance, Aura, Flare, Life, from low to high. */
const PITCHED = [P.SHADOW, P.DISTANCE, P.AURA, P.FLARE, P.LIFE];

function pitchOf(place: number): number {
  return SCALE[PITCHED.indexOf(place > P.SHADOW ? place & ~1 : place)] ?? 0;
}

function voiceOf(card: number, rules: GameInfo | null): Sound {
  if (!rules || card < 0) return "strike";
  const { cards, goddesses } = legendOf(rules);
  return VOICES[goddesses[cards[card].goddess]?.id] ?? "strike";
}

const isOfKind = (kind: number, zone: number): boolean => (zone & ~1) === kind;

export const cueOf: CueOf = (event, view, seat, rules) => {
  const [, verb, where, subject, amount] = event;
  const side = sideOf(where & 1, seat);
  switch (verb) {
    case "shift":
      if (where === P.DISTANCE || subject === P.DISTANCE) return { sound: "step" };
      return { sound: "petal", pitch: pitchOf(subject) };
    case "lay":
    case "lift":
      return { sound: "petal", pitch: verb === "lay" ? SCALE[4] : SCALE[0] };
    case "place":
      return { sound: isOfKind(P.DECK, where) && isOfKind(P.HAND, amount) ? "draw" : "card", side: sideOf(amount & 1, seat) };
    case "play":
      return { sound: rules && subject >= 0 && isUltimate(legendOf(rules).cards[subject]) ? "ultimate" : "card", side };
    case "attack":
      return { sound: voiceOf(subject, rules), side };
    case "hurt_aura":
      return amount ? { sound: "leaves", side } : null;
    case "hurt_life":
      return amount ? { sound: "harm", side } : null;
    case "negate":
      return { sound: "clapper", side };
    case "stun":
      return { sound: "knock", side };
    case "vigor":
      return { sound: "wood", side };
    case "turn":
      return { sound: where === seat ? "turn" : "drum", side };
    default:
      return commonCue(event, view, seat, rules);
  }
};
