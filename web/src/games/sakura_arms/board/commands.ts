/** Commands typed by those who play by keyboard or screen reader: "play 3", "play slash", "forward", "where". */

import type { TableCommand, CommandResult, CommandContext } from "../../../app/game_module";
import { name, say } from "../../../app/i18n/index.svelte";
import { mainChoice, type Choice } from "../../../app/net/view";
import { legendOf } from "../cards/metadata";
import * as P from "../constants";
import { basicReasons, cardReasons } from "./reasons";
import { boardSummary, optionsInWords } from "../guide/spoken_summary";

const TABLE_COMMANDS: TableCommand[] = ["undo", "hint", "log", "since", "keys", "concede"];
/** Verb that a typed word stands for. */
const VERB_OF_WORD = { yes: "accept", vigor: "spend", aura: "take_aura", life: "take_life" };
/** Verbs that a word before a card's name stands for; an empty list: all. */
const VERBS_OF_CARD_WORD: Record<string, string[]> = { play: ["play", "full_force"], discard: ["discarding"], pick: [] };
const ACTION_OF_WORD: Record<string, number> = {
  advance: P.ADVANCE,
  retreat: P.RETREAT,
  recover: P.RECOVER,
  focus: P.FOCUS,
  breakaway: P.BREAKAWAY,
};

export function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Lists the synonyms of a command word, as the catalogue has them. */
function typedWords(word: string): string[] {
  return say(`typed-${word}`)
    .split(/[,、]/)
    .map((words) => words.trim().toLowerCase());
}

/** Returns the text after a synonym of a command word; null: none matches. */
function textAfter(word: string, text: string): string | null {
  const typed = typedWords(word).find((synonym) => text.startsWith(`${synonym} `));
  return typed === undefined ? null : text.slice(typed.length + 1);
}

function sayResult(key: string, args: Record<string, string | number> = {}): CommandResult {
  return { do: "say", text: say(key, args) };
}

export function parseCommand(line: string, context: CommandContext): CommandResult {
  const text = line.trim().toLowerCase().replace(/^\//, "").replace(/\s+/g, " ");
  const matches = (word: string) => typedWords(word).includes(text);
  if (!text || matches("help")) return sayResult("typed-help.text");
  const tableCommand = TABLE_COMMANDS.find(matches);
  if (tableCommand) return { do: tableCommand };
  if (matches("where")) return { do: "say", text: boardSummary(context) };
  if (matches("options")) return { do: "say", text: optionsInWords(context) };
  const cardName = textAfter("card", text);
  if (cardName) return showCard(cardName, context);
  const action = actionFromText(text, context);
  if (action >= 0) return takeAction(action, context);
  if (!context.all.length) return sayResult("command-not-asked");
  return findChoice(text, context, matches) ?? sayResult("command-unknown", { typed: line.trim() });
}

/** Finds a Basic Action by its name in this edition or by a common one; -1: none. */
function actionFromText(text: string, context: CommandContext): number {
  const editionAction = legendOf(context.rules).actions.findIndex(
    (_, action) => simplify(name("action", action)) === simplify(text),
  );
  const commonWord = Object.keys(ACTION_OF_WORD).find((word) => typedWords(word).includes(text));
  return editionAction >= 0 || commonWord === undefined ? editionAction : ACTION_OF_WORD[commonWord];
}

function takeAction(action: number, context: CommandContext): CommandResult {
  const choice = context.all.find((choice) => choice.verb === "basic" && choice.subject === action);
  if (choice) return { do: "choose", choice };
  if (!legendOf(context.rules).actions[action]) return sayResult("command-no-action");
  const what = name("action", action);
  const why = basicReasons(context.whyNot, context.rules).get(action);
  return why ? sayResult("command-not-possible", { what, why }) : sayResult("command-not-now", { what });
}

/** Finds an option by its number, its words, or its card; null: no command. */
function findChoice(text: string, context: CommandContext, matches: (word: string) => boolean): CommandResult | null {
  const chooseOr = (choice: Choice | null | undefined, key: string): CommandResult =>
    choice ? { do: "choose", choice } : sayResult(key, { offered: optionsInWords(context) });
  if (matches("end")) return chooseOr(mainChoice(context.all), "command-nothing-to-end");
  for (const [word, verb] of Object.entries(VERB_OF_WORD))
    if (matches(word))
      return chooseOr(
        context.all.find((choice) => choice.verb === verb),
        "command-not-asked-that",
      );
  const number = Number(textAfter("play", text) ?? textAfter("pick", text) ?? text);
  if (Number.isInteger(number))
    return chooseOr(
      context.all.find((choice) => choice.key === number),
      "command-no-number",
    );
  const labelled = context.all.filter((choice) => simplify(choice.label) === simplify(text));
  if (labelled.length === 1) return { do: "choose", choice: labelled[0] };
  for (const [word, verbs] of Object.entries(VERBS_OF_CARD_WORD)) {
    const searchText = textAfter(word, text);
    if (searchText) return findByName(searchText, verbs, context);
  }
  return null;
}

/** Chooses a card or goddess by name, or says why it cannot be chosen. */
function findByName(searchText: string, verbs: string[], context: CommandContext): CommandResult {
  const fits = (cardName: string) =>
    simplify(cardName).startsWith(simplify(searchText)) || simplify(cardName).split(" ").includes(simplify(searchText));
  const matching = context.all.filter(
    (choice) => (!verbs.length || verbs.includes(choice.verb)) && namesOf(choice, context).some(fits),
  );
  const exact = matching.filter((choice) =>
    namesOf(choice, context).some((cardName) => simplify(cardName) === simplify(searchText)),
  );
  const best = exact.length ? exact : matching;
  if (best.length === 1) return { do: "choose", choice: best[0] };
  if (best.length > 1) return sayResult("command-which", { options: best.map(({ key, label }) => `${key} ${label}`).join(", ") });
  for (const [card, why] of cardReasons(context.view, context.whyNot, context.rules)) {
    if (fits(name("card", card))) return sayResult("command-not-possible", { what: name("card", card), why });
  }
  return sayResult("command-no-name", { offered: optionsInWords(context) });
}

/** Lists the names of a choice: shown, and printed in English. */
function namesOf(choice: Choice, context: CommandContext): string[] {
  const { cards, goddesses } = legendOf(context.rules);
  if (choice.card >= 0) return [name("card", choice.card), cards[choice.card].name];
  return choice.verb === "goddess" ? [name("goddess", choice.subject), goddesses[choice.subject].name] : [];
}

function showCard(searchText: string, context: CommandContext): CommandResult {
  const names = legendOf(context.rules).cards.map((printed, card) => [name("card", card), printed.name].map(simplify));
  const exact = names.findIndex((ofCard) => ofCard.includes(simplify(searchText)));
  const card =
    exact >= 0 ? exact : names.findIndex((ofCard) => ofCard.some((cardName) => cardName.startsWith(simplify(searchText))));
  return card >= 0 && simplify(searchText) ? { do: "card", card } : sayResult("command-no-card", { name: searchText });
}
