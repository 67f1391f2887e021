/** Commands typed by those who play by keyboard or screen reader: "play 3", "play slash", "forward", "where". */

import type { Deed, Outcome, Situation } from "../../../app/game_module";
import { name, say } from "../../../app/i18n/index.svelte";
import { mainChoice, type Choice } from "../../../app/net/view";
import { legendOf } from "../cards/metadata";
import * as P from "../constants";
import { basicReasons, cardReasons } from "./reasons";
import { offered, where } from "../guide/spoken_summary";

const DEEDS: Deed[] = ["undo", "hint", "log", "since", "keys", "concede"];
/** By the words that are typed: the verb that is meant. */
const SINGLE = { yes: "accept", vigor: "spend", aura: "take_aura", life: "take_life" };
/** By the words before a card's name: the verbs that are meant; none: all. */
const OF_CARDS: Record<string, string[]> = { play: ["play", "full_force"], discard: ["discarding"], pick: [] };
const ACTIONS: Record<string, number> = {
  advance: P.ADVANCE,
  retreat: P.RETREAT,
  recover: P.RECOVER,
  focus: P.FOCUS,
  breakaway: P.BREAKAWAY,
};

export function simple(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** All that may be typed for something, as the catalogue lists it. */
function typed(what: string): string[] {
  return say(`typed-${what}`)
    .split(/[,、]/)
    .map((words) => words.trim().toLowerCase());
}

/** What was typed after one of the words for something; null: it is something else. */
function after(what: string, text: string): string | null {
  const word = typed(what).find((one) => text.startsWith(`${one} `));
  return word === undefined ? null : text.slice(word.length + 1);
}

function spoken(key: string, given: Record<string, string | number> = {}): Outcome {
  return { do: "say", text: say(key, given) };
}

export function understood(line: string, now: Situation): Outcome {
  const text = line.trim().toLowerCase().replace(/^\//, "").replace(/\s+/g, " ");
  const is = (what: string) => typed(what).includes(text);
  if (!text || is("help")) return spoken("typed-help.text");
  const deed = DEEDS.find(is);
  if (deed) return { do: deed };
  if (is("where")) return { do: "say", text: where(now) };
  if (is("options")) return { do: "say", text: offered(now) };
  const large = after("card", text);
  if (large) return shownLarge(large, now);
  const action = actionMeant(text, now);
  if (action >= 0) return acted(action, now);
  if (!now.all.length) return spoken("command-not-asked");
  return chosen(text, now, is) ?? spoken("command-unknown", { typed: line.trim() });
}

/** The Basic Action of a name: as the edition calls it, or as people do. */
function actionMeant(text: string, now: Situation): number {
  const own = legendOf(now.rules).actions.findIndex((_, action) => simple(name("action", action)) === simple(text));
  const usual = Object.keys(ACTIONS).find((what) => typed(what).includes(text));
  return own >= 0 || usual === undefined ? own : ACTIONS[usual];
}

function acted(action: number, now: Situation): Outcome {
  const choice = now.all.find((one) => one.verb === "basic" && one.subject === action);
  if (choice) return { do: "choose", choice };
  if (!legendOf(now.rules).actions[action]) return spoken("command-no-action");
  const what = name("action", action);
  const why = basicReasons(now.whyNot, now.rules).get(action);
  return why ? spoken("command-not-possible", { what, why }) : spoken("command-not-now", { what });
}

/** One of the options, by its number, its words, or the card it is about; null: no command. */
function chosen(text: string, now: Situation, is: (what: string) => boolean): Outcome | null {
  const or = (choice: Choice | null | undefined, key: string): Outcome =>
    choice ? { do: "choose", choice } : spoken(key, { offered: offered(now) });
  if (is("end")) return or(mainChoice(now.all), "command-nothing-to-end");
  for (const [what, verb] of Object.entries(SINGLE))
    if (is(what))
      return or(
        now.all.find((one) => one.verb === verb),
        "command-not-asked-that",
      );
  const number = Number(after("play", text) ?? after("pick", text) ?? text);
  if (Number.isInteger(number))
    return or(
      now.all.find((one) => one.key === number),
      "command-no-number",
    );
  const labelled = now.all.filter((one) => simple(one.label) === simple(text));
  if (labelled.length === 1) return { do: "choose", choice: labelled[0] };
  for (const [what, verbs] of Object.entries(OF_CARDS)) {
    const wanted = after(what, text);
    if (wanted) return named(wanted, verbs, now);
  }
  return null;
}

/** Cards and goddesses by name: what is offered under it, or why it is not. */
function named(wanted: string, verbs: string[], now: Situation): Outcome {
  const fits = (called: string) =>
    simple(called).startsWith(simple(wanted)) || simple(called).split(" ").includes(simple(wanted));
  const fitting = now.all.filter((one) => (!verbs.length || verbs.includes(one.verb)) && called(one, now).some(fits));
  const exact = fitting.filter((one) => called(one, now).some((words) => simple(words) === simple(wanted)));
  const found = exact.length ? exact : fitting;
  if (found.length === 1) return { do: "choose", choice: found[0] };
  if (found.length > 1) return spoken("command-which", { options: found.map((one) => `${one.key} ${one.label}`).join(", ") });
  for (const [card, why] of cardReasons(now.view, now.whyNot, now.rules)) {
    if (fits(name("card", card))) return spoken("command-not-possible", { what: name("card", card), why });
  }
  return spoken("command-no-name", { offered: offered(now) });
}

/** By which names something can be chosen: as it is shown, and as it is printed in English. */
function called(choice: Choice, now: Situation): string[] {
  const { cards, goddesses } = legendOf(now.rules);
  if (choice.card >= 0) return [name("card", choice.card), cards[choice.card].name];
  return choice.verb === "goddess" ? [name("goddess", choice.subject), goddesses[choice.subject].name] : [];
}

function shownLarge(wanted: string, now: Situation): Outcome {
  const names = legendOf(now.rules).cards.map((one, card) => [name("card", card), one.name].map(simple));
  const exact = names.findIndex((some) => some.includes(simple(wanted)));
  const card = exact >= 0 ? exact : names.findIndex((some) => some.some((one) => one.startsWith(simple(wanted))));
  return card >= 0 && simple(wanted) ? { do: "card", card } : spoken("command-no-card", { name: wanted });
}
