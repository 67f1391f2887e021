/** The states of a unit as marks for its print: a sign, a word, and for some a drawing over the picture. */

import { say } from "../../../app/i18n/index.svelte";
import type { Unit } from "../board/board_model";
import { shortFlag, shortKeyword } from "./phrases";

export type SignName = keyof typeof STATE_SIGNS;

export interface StateMark {
  sign: SignName;
  word: string;
}

/** Paths on a grid of 24, with strokes of 2.6. */
export const STATE_SIGNS = {
  tapped: "M4 12a8 8 0 1 1 3 6M3 21l4-3-2-5",
  cooldown: "M5 2H19M5 22H19M7 2C7 9 11 10 11 12S7 15 7 22M17 2c0 7-4 8-4 10s4 3 4 10",
  shocked: "M14 1 4 14H11L9 23 20 9H13L17 1Z",
  frozen: "M12 1V23M2.500 6.500 21.500 17.500M2.500 17.500 21.500 6.500",
  rooted: "M12 1V12C8 14 6 18 3 22M12 12v11M12 12c4 2 6 6 9 10",
  defender: "M4 4Q12 4 12 2Q12 4 20 4V12Q19 19 12 22Q5 19 4 12Z",
  charge: "M3 5l8 7-8 7M12 5l8 7-8 7",
  infiltrate: "M2 16Q8 16 10 10T20 6M15 3l6 3-4 5M2 21h4M10 21h4M18 21h4",
  carapace: "M12 2 21 7V17L12 22 3 17V7ZM12 8v8",
  taunt: "M5 3h14v11H11l-5 6v-6H5Z",
  godmode: "M12 2l3 7 7 .5-5.500 5 2 7.500L12 18l-6.500 4 2-7.500-5.500-5L9 9Z",
  doomed: "M6 6l12 12M18 6 6 18",
  spared: "M12 3a9 9 0 1 0 .1 0ZM8 12l3 3 5-6",
  other: "M12 5v9M12 19v.5",
} as const;

const FLAG_SIGNS: Record<number, SignName> = {
  1: "cooldown",
  2: "shocked",
  6: "doomed",
  7: "frozen",
  8: "frozen",
  9: "rooted",
  10: "rooted",
  13: "spared",
  14: "spared",
};
const KEYWORD_SIGNS: SignName[] = ["charge", "infiltrate", "defender", "godmode", "taunt", "spared"];
/** Signs of states that change what a unit can do; they come first. */
const HINDRANCES: SignName[] = ["frozen", "shocked", "rooted", "cooldown", "doomed"];
/** Signs whose drawing lies over the picture. */
const DRAWN: SignName[] = ["frozen", "shocked", "rooted"];

/** Lists the marks of a unit, those that hinder it first; each word once. */
export function stateMarks(unit: Unit): StateMark[] {
  const flags = unit.conditions.map((flag): StateMark => ({ sign: FLAG_SIGNS[flag] ?? "other", word: shortFlag(flag) }));
  const keywords = unit.keywords.map((one): StateMark => ({ sign: KEYWORD_SIGNS[one] ?? "other", word: shortKeyword(one) }));
  const carapace: StateMark[] =
    unit.carapace > 0 ? [{ sign: "carapace", word: say("page-carapace", { amount: unit.carapace }) }] : [];
  const isGate = unit.printed.kind === "gate";
  const tapped: StateMark[] = unit.isTapped && !isGate ? [{ sign: "tapped", word: say("page-short-tapped") }] : [];
  const hinders = ({ sign }: StateMark) => HINDRANCES.includes(sign);
  const marks = [...flags.filter(hinders), ...tapped, ...keywords, ...carapace, ...flags.filter((mark) => !hinders(mark))];
  return marks.filter(({ word }, index) => marks.findIndex((other) => other.word === word) === index);
}

/** Lists the states that are drawn over the picture. */
export function drawnStates(marks: StateMark[]): SignName[] {
  return marks.map(({ sign }) => sign).filter((sign) => DRAWN.includes(sign));
}
