/** What a seat may know of a game, and what its options mean, as the server sends it. */

import { say, type Message } from "../i18n/index.svelte";

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
  /** What everybody and what only the reader is told besides, by each game's rules. */
  public: Record<string, unknown>;
  own?: Record<string, unknown>;
  over: boolean;
  ranks: number[];
}

/** Clock, verb, where, subject (-1: not known), amount, mask. */
export type Event = [number, string, number, number, number, number];

/** Of what happened: how much it weighs, whose deed it is (or -1), what is said, and the clock of the last event it tells. */
export type Line = [weight: "turn" | "deed" | "detail" | "harm", who: number, said: Message, clock?: number];

/** A verb of options. */
export interface VerbRow {
  name: string;
  first: number;
  count: number;
  card: boolean;
}

export interface Offered {
  option: number;
  label: Message;
  /** What is the same with another card that nothing tells from this one's, and may be taken as well. */
  twins?: number[];
}

export interface Meaning {
  verb: string;
  /** The engine's name of the verb. */
  name: string;
  subject: number;
  /** The card it is about, or -1. */
  card: number;
}

/** What an option number means. */
export function meaning(option: number, verbs: VerbRow[]): Meaning {
  const row = verbs.findLast((one) => one.first <= option);
  if (!row || option >= row.first + row.count) throw new RangeError(`there is no option ${option}`);
  const subject = option - row.first;
  return { verb: row.name, name: row.name, subject, card: row.card ? subject : -1 };
}

export interface Choice extends Meaning {
  option: number;
  label: string;
  /** The number to press. */
  key: number;
  /** The options that are the same with another card. */
  twins?: number[];
}

/** The options in the order in which they are numbered for the keyboard: cards, the rest, and the main one last. */
export function choices(options: Offered[], verbs: VerbRow[], means = meaning): Choice[] {
  const found: Choice[] = options.map(({ option, label, twins }) => ({
    option,
    label: say(label),
    ...means(option, verbs),
    key: 0,
    twins,
  }));
  const rank = (one: Choice) => (isMain(one) ? 2 : one.card >= 0 ? 0 : 1);
  found.sort((one, other) => rank(one) - rank(other) || one.option - other.option);
  found.forEach((one, at) => (one.key = at + 1));
  return found;
}

/** What can be done with a card; of one that is the same as another's, with it itself. */
export function choicesAbout(all: Choice[], card: number): Choice[] {
  return all.flatMap((one) => {
    if (one.card < 0 || one.card === card) return one.card === card ? [one] : [];
    const twin = one.twins?.find((other) => one.card + other - one.option === card);
    return twin === undefined ? [] : [{ ...one, option: twin, subject: card, card }];
  });
}

const MAIN = ["finish", "pass", "decline", "end turn"];

function isMain(choice: Choice): boolean {
  return MAIN.includes(choice.verb);
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

/** The seat at the lower side of the board. */
export function near(view: View): number {
  return view.seat ?? 0;
}

/** What happened after `seat`'s own last turn ended: from the last turn of somebody else on. */
export function sinceLastTurn(lines: Line[], seat: number): Line[] {
  const at = lines.findLastIndex(([weight, who]) => weight === "turn" && who !== seat);
  return at < 0 ? [] : lines.slice(at);
}
