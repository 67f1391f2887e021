/** A game of Sakura at a table. */

import "./board/oka.css";

import type { Face } from "../../app/game_module";
import { name, say, seatName, type Message } from "../../app/i18n/index.svelte";
import { choices, near, type Choice } from "../../app/net/view";
import { dropped } from "./board/drag";
import Oka from "./board/Oka.svelte";
import OkaBar from "./board/OkaBar.svelte";
import OkaDetail from "./cards/OkaDetail.svelte";
import { advice } from "./guide/coach";
import { course } from "./anim/score_history";
import { explained, unasked } from "./guide/recap";
import { pictureOf } from "./art/card_pictures";
import { CARDS, HAND, RENEWAL } from "./constants";
import Result from "./board/Result.svelte";
import { capital, listed } from "./cards/phrases";
import { Sight, type Side } from "./board/board_model";
import { OKA_STAGE } from "./anim/animations";
import { means } from "./board/verbs";

/** What an option costs in coins. */
function price(choice: Choice, sight: Sight): number {
  if (choice.verb === "renew") return RENEWAL;
  if (choice.verb !== "hire" && choice.verb !== "free") return 0;
  return sight.row.find((slot) => slot.card === CARDS + choice.subject)?.price ?? 0;
}

/** Its words; of a pile, with how many cards it has. */
function label(choice: Choice, sight: Sight): string {
  if (choice.verb !== "take" && choice.verb !== "pile") return capital(choice.label);
  const note: Message = ["count-cards", { number: sight.pile(choice.subject as Side).length }];
  return say("noted", { words: capital(choice.label), note });
}

export const face: Face = {
  Board: Oka,
  Bar: OkaBar,
  Detail: OkaDetail,
  stage: OKA_STAGE,
  dropped,
  printed: ["card", "family", "which", "colour"],
  preferences: { memoryAid: "memory-aid" },
  /** Cards from left to right with both their sides together, then what costs least. */
  choices: (options, view, rules) => {
    const sight = new Sight(view);
    const found = choices(options, rules.verbs, means);
    const ends = found.filter((one) => one.verb === "finish" || one.verb === "decline");
    const cards = found.filter((one) => one.card >= 0).sort((one, other) => one.card - other.card || one.option - other.option);
    const rest = found.filter((one) => one.card < 0 && !ends.includes(one));
    rest.sort((one, other) => price(one, sight) - price(other, sight) || one.option - other.option);
    return [...cards, ...rest, ...ends].map((one, at) => ({ ...one, key: at + 1, label: label(one, sight) }));
  },
  latest: (view, events) =>
    events.findLast(([, verb]) => ["lay_on_pile", "hire", "free"].includes(verb))?.[3] ?? view.zones[HAND + near(view)][0] ?? -1,
  advice,
  explained: (news, view, _rules, all) => explained(news, view, all),
  unasked,
  course,
  picture: pictureOf,
  Result,
  outcome: (scores, seat) => {
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, one) => (score === best ? [one] : []));
    if (winners.length === 1 && winners[0] === seat) return ["end-you-won", {}];
    const names = winners.map((one) => (seat === null ? seatName(one) : name("seat", one)));
    const won: Message = winners.length > 1 ? ["end-shared", { names: listed(names, "and") }] : ["end-won", { name: names[0] }];
    if (seat === null || winners.includes(seat)) return won;
    const rank = scores.filter((score) => score > scores[seat]).length + 1;
    return ["sentences", { first: won, rest: ["end-rank", { rank, seats: scores.length }] }];
  },
};
