/** Sounds of the events of a match. */

import { commonCue, sideOf, type CueOf, type Sound } from "../../../app/anim/cues";
import * as P from "../constants";
import { faceOf, legendOf, type CardKind } from "../metadata";

const PLAYED: Partial<Record<CardKind, Sound>> = { spell: "spell", weapon: "blade" };

const isOfKind = (kind: number, zone: number): boolean => (zone & ~1) === kind;

export const cueOf: CueOf = (event, view, seat, rules) => {
  const [, verb, where, subject, amount] = event;
  const owner = where < 0 ? -1 - where : Math.floor(where / P.SPOTS);
  const side = sideOf(owner, seat);
  switch (verb) {
    case "play": {
      const kind = rules && subject >= 0 ? legendOf(rules).faces[faceOf(subject)].kind : "entity";
      return { sound: PLAYED[kind] ?? "card", side };
    }
    case "place":
      return { sound: isOfKind(P.DECK, where) && isOfKind(P.HAND, amount) ? "draw" : "card", side: sideOf(amount & 1, seat) };
    case "shift":
      return { sound: "coin" };
    case "portal":
      return { sound: "gate", side };
    case "use":
    case "resolve":
      return { sound: "spell", side };
    case "attack":
      return { sound: owner === seat ? "strike" : "drum", side };
    case "defend":
    case "retarget":
      return { sound: "clapper", side };
    case "hurt":
      return { sound: where % P.SPOTS === P.LEADER ? "harm" : "knock", side };
    case "destroyed":
    case "sacrificed":
      return { sound: "shatter", side };
    case "take":
    case "discard":
      return { sound: verb === "take" ? "draw" : "card", side: sideOf(where, seat) };
    case "turn":
      return { sound: where === seat ? "turn" : "gong", side: sideOf(where, seat) };
    default:
      return commonCue(event, view, seat, rules);
  }
};
