/** A game of Sakura at a table. */

import "./board/oka.css";

import type { TableUi } from "../../app/game_module";
import { capitalize, name, say, seatName, type Message } from "../../app/i18n/index.svelte";
import { choices, nearSeat, type Choice } from "../../app/net/view";
import { resolveDrop } from "./board/drag";
import Oka from "./board/Oka.svelte";
import OkaBar from "./board/OkaBar.svelte";
import OkaDetail from "./cards/OkaDetail.svelte";
import { advice } from "./guide/coach";
import { scoreHistory } from "./anim/score_history";
import { recap, forcedMoves } from "./guide/recap";
import { pictureOf } from "./art/card_pictures";
import { CARDS, HAND, RENEWAL } from "./constants";
import Result from "./board/players/Result.svelte";
import { joinList } from "./cards/phrases";
import { BoardModel, type Side } from "./board/board_model";
import { ANIMATIONS } from "./anim/animations";
import { meaning } from "./board/verbs";

/** Returns the price of an option in coins. */
function price(choice: Choice, model: BoardModel): number {
  if (choice.verb === "renew") return RENEWAL;
  if (choice.verb !== "hire" && choice.verb !== "free") return 0;
  return model.row.find((slot) => slot.card === CARDS + choice.subject)?.price ?? 0;
}

/** Returns the label of a choice; a pile's label has its number of cards. */
function label(choice: Choice, model: BoardModel): string {
  if (choice.verb !== "take" && choice.verb !== "pile") return capitalize(choice.label);
  const note: Message = ["count-cards", { number: model.pile(choice.subject as Side).length }];
  return say("noted", { words: capitalize(choice.label), note });
}

export const tableUi: TableUi = {
  Board: Oka,
  Bar: OkaBar,
  Detail: OkaDetail,
  animations: ANIMATIONS,
  resolveDrop,
  printedKinds: ["card", "family", "which", "colour"],
  preferences: { memoryAid: "memory-aid" },
  /** Sorts the cards from left to right with their two sides together, then the others by price. */
  choices: (options, view, rules) => {
    const model = new BoardModel(view);
    const sorted = choices(options, rules.verbs, meaning);
    const endingChoices = sorted.filter(({ verb }) => verb === "finish" || verb === "decline");
    const cardChoices = sorted.filter(({ card }) => card >= 0).sort((a, b) => a.card - b.card || a.option - b.option);
    const others = sorted.filter((choice) => choice.card < 0 && !endingChoices.includes(choice));
    others.sort((a, b) => price(a, model) - price(b, model) || a.option - b.option);
    return [...cardChoices, ...others, ...endingChoices].map((choice, index) => ({
      ...choice,
      key: index + 1,
      label: label(choice, model),
    }));
  },
  defaultCard: (view, events) =>
    events.findLast(([, verb]) => ["lay_on_pile", "hire", "free"].includes(verb))?.[3] ??
    view.zones[HAND + nearSeat(view)][0] ??
    -1,
  advice,
  recap: (news, view, _rules, history) => recap(news, view, history),
  forcedMoves,
  scoreHistory,
  picture: pictureOf,
  // The character that the seat hired last, else the card that it played last.
  portrait: (seat, _hasWon, _view, _rules, events) => {
    const last = (verbs: string[]) =>
      events.findLast(([, verb, where, card]) => verbs.includes(verb) && where === seat && card >= 0)?.[3] ?? -1;
    const card = [last(["hire", "free"]), last(["lay_on_pile"])].find((one) => one >= 0);
    return card === undefined ? null : { figures: [], picture: pictureOf(card), caption: name("card", card) };
  },
  Result,
  outcome: (scores, seat) => {
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, winner) => (score === best ? [winner] : []));
    if (winners.length === 1 && winners[0] === seat) return ["end-you-won", {}];
    const names = winners.map((winner) => (seat === null ? seatName(winner) : name("seat", winner)));
    const won: Message = winners.length > 1 ? ["end-shared", { names: joinList(names, "and") }] : ["end-won", { name: names[0] }];
    if (seat === null || winners.includes(seat)) return won;
    const rank = scores.filter((score) => score > scores[seat]).length + 1;
    return ["sentences", { first: won, rest: ["end-rank", { rank, seats: scores.length }] }];
  },
};
