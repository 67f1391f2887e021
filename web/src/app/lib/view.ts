/** What a seat may know of a duel, as the server sends it. */

import { meaning, type Meaning, type VerbRow } from "../../games/sakura_arms/places";

export interface Attack {
  card: number;
  by: number;
  range: string;
  damage: string;
}

export interface View {
  game: string;
  seat: number | null;
  decides: boolean;
  question: string;
  about: number;
  options: number[];
  tokens: number[];
  zones: number[][];
  on_cards: [number, number][];
  matters: number[][];
  lasting: [number, number, number, number[]][];
  public: { distance: number; master_distance: number; attack?: Attack; epic?: string; copies?: Record<string, number> };
  /** By card: the Range that an Attack of one's own has now, where it is not the printed one; and what is being paid for. */
  own?: { ranges?: Record<string, string>; damages?: Record<string, string>; action?: number; copies?: Record<string, number> };
  over: boolean;
  ranks: number[];
}

/** Clock, verb, where, subject (-1: not known), amount, mask. */
export type Event = [number, string, number, number, number, number];

export interface Choice extends Meaning {
  option: number;
  label: string;
  /** The number to press. */
  key: number;
}

/** The options in the order in which they are numbered for the keyboard: cards, the rest, and the main one last. */
export function choices(options: { option: number; label: string }[], verbs: VerbRow[]): Choice[] {
  const found: Choice[] = options.map(({ option, label }) => ({ option, label, ...meaning(option, verbs), key: 0 }));
  const rank = (one: Choice) => (isMain(one) ? 2 : one.card >= 0 ? 0 : 1);
  found.sort((one, other) => rank(one) - rank(other) || one.option - other.option);
  found.forEach((one, at) => (one.key = at + 1));
  return found;
}

function isMain(choice: Choice): boolean {
  return choice.verb === "finish" || choice.verb === "pass" || choice.verb === "decline";
}

/** What Enter does when nothing is selected: go on without doing anything, or the only thing there is. */
export function mainChoice(all: Choice[]): Choice | null {
  const main = all.filter(isMain);
  if (main.length) return main[0];
  return all.length === 1 ? all[0] : null;
}

export function onCard(view: View, card: number): number {
  return view.on_cards.find(([number]) => number === card)?.[1] ?? 0;
}

/** What a card is a copy of in Mad Pairing, or would be played as; itself otherwise. */
export function counted(view: View, card: number): number {
  return view.public.copies?.[card] ?? view.own?.copies?.[card] ?? card;
}

/** The seat at the lower side of the board. */
export function near(view: View): number {
  return view.seat ?? 0;
}
