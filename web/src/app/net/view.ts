/** Views and options, as the server sends them. */

import { say } from "../i18n/index.svelte";
import type { WhyNot } from "../game_module";
import type { Line, OfferedOption, VerbRange, View } from "./wire.gen";

export interface ParsedOption {
  verb: string;
  /** The engine's name of the verb. */
  name: string;
  subject: number;
  /** The card it is about, or -1. */
  card: number;
}

/** Reads the meaning of an option number. */
export function parseOption(option: number, verbs: VerbRange[]): ParsedOption {
  const row = verbs.findLast((one) => one.first <= option);
  if (!row || option >= row.first + row.count) throw new RangeError(`there is no option ${option}`);
  const subject = option - row.first;
  return { verb: row.name, name: row.name, subject, card: row.card ? subject : -1 };
}

/** Returns a parser of options for the verbs of a game. */
export function parserWithNames(names: readonly string[]): typeof parseOption {
  return (option, rows) => {
    const parsed = parseOption(option, rows);
    return { ...parsed, verb: names[rows.findIndex((row) => row.name === parsed.name)] };
  };
}

/** Returns the reasons against options, by verb and subject. */
export function reasonsByChoice(whyNot: WhyNot[], rows: VerbRange[], parse = parseOption): Map<string, string> {
  return new Map(
    whyNot.map(({ option, reason }) => {
      const { verb, subject } = parse(option, rows);
      return [`${verb} ${subject}`, reason];
    }),
  );
}

export interface Choice extends ParsedOption {
  option: number;
  label: string;
  /** The number to press. */
  key: number;
  /** The options that are the same with another card. */
  twins?: number[];
}

/** The options in the order in which they are numbered for the keyboard: cards, the rest, and the main one last. */
export function choices(options: OfferedOption[], verbs: VerbRange[], parse = parseOption): Choice[] {
  const found: Choice[] = options.map(({ option, label, twins }) => ({
    option,
    label: say(label),
    ...parse(option, verbs),
    key: 0,
    twins,
  }));
  const rank = (one: Choice) => (isMain(one) ? 2 : one.card >= 0 ? 0 : 1);
  found.sort((one, other) => rank(one) - rank(other) || one.option - other.option);
  found.forEach((one, at) => (one.key = at + 1));
  return found;
}

/** Lists the choices about a card; of equal cards, with this one. */
export function choicesForCard(all: Choice[], card: number): Choice[] {
  return all.flatMap((one) => {
    if (one.card < 0 || one.card === card) return one.card === card ? [one] : [];
    const twin = one.twins?.find((other) => one.card + other - one.option === card);
    return twin === undefined ? [] : [{ ...one, option: twin, subject: card, card, twins: [one.option] }];
  });
}

const MAIN = ["finish", "pass", "decline", "end turn"];

function isMain(choice: Choice): boolean {
  return MAIN.includes(choice.verb);
}

/** Returns the choice of the Enter key: going on without doing anything, or the only choice. */
export function mainChoice(all: Choice[]): Choice | null {
  const main = all.filter(isMain);
  if (main.length) return main[0];
  return all.length === 1 ? all[0] : null;
}

export function tokensOnCard(view: View, card: number): number {
  return view.on_cards.find(([number]) => number === card)?.[1] ?? 0;
}

/** The seat at the lower side of the board. */
export function nearSeat(view: View): number {
  return view.seat ?? 0;
}

/** Returns the lines after `seat`'s own last turn: from the last turn of another on. */
export function linesSinceOwnTurn(lines: Line[], seat: number): Line[] {
  const at = lines.findLastIndex(([weight, who]) => weight === "turn" && who !== seat);
  return at < 0 ? [] : lines.slice(at);
}
