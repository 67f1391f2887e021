/** Sakura 桜花伝説 as the pages know it. */

import "./oka.css";

import type { Kind, Eyes } from "../../app/lib/kinds";
import { settings } from "../../app/lib/settings.svelte";
import { choices, type Choice } from "../../app/lib/view";
import Oka from "./Oka.svelte";
import OkaBar from "./OkaBar.svelte";
import OkaDetail from "./OkaDetail.svelte";
import { CARDS, FREE, HIRE, RENEW, RENEWAL, ROUND, Sight } from "./places";
import { OKA_STAGE } from "./stage";
import { sinceLastTurn, told, type OkaReader } from "./story";
import { anyName, label, seatName, word } from "./words";

function readerOf({ rules, seat, players }: Eyes): OkaReader {
  return { seats: rules.seats, seat, players, language: settings.language };
}

export const OKA: Kind = {
  Board: Oka,
  Bar: OkaBar,
  Detail: OkaDetail,
  stage: OKA_STAGE,
  hasCommands: false,
  /** Cards from left to right with both their sides together; labels in the reader's language, with the names of those at the table. */
  choices: (options, view, { rules, players, seat }) => {
    const sight = new Sight(view);
    const name = (other: number) => seatName(other, seat, players, settings.language);
    const found = choices(options, rules.verbs);
    const ends = found.filter((one) => one.verb === "finish" || one.verb === "decline");
    const cards = found.filter((one) => one.card >= 0).sort((one, other) => one.card - other.card || one.option - other.option);
    const price = (choice: Choice) => sight.row.find((slot) => slot.card === CARDS + choice.subject && [HIRE, FREE].includes(choice.name))?.price ?? (choice.name === RENEW ? RENEWAL : 0);
    const rest = found.filter((one) => one.card < 0 && !ends.includes(one)).sort((one, other) => price(one) - price(other) || one.option - other.option);
    return [...cards, ...rest, ...ends].map((one, at) => ({ ...one, key: at + 1, label: label(one, sight, name, settings.language) }));
  },
  told: (events, eyes) => told(events, readerOf(eyes)),
  sinceLastTurn,
  latest: (_view, events) => events.findLast(([, verb]) => ["lay_on_pile", "hire", "free"].includes(verb))?.[3] ?? -1,
  cardName: (card) => anyName(card, settings.cardLanguage),
  isAttack: () => false,
  seatName: (seat, players) => seatName(seat, null, players, settings.language),
  outcome: (scores, seat, players) => {
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, one) => (score === best ? [one] : []));
    const names = winners.map((one) => seatName(one, null, players, settings.language)).join(", ");
    const won = word(winners.length > 1 ? "share" : "wins", settings.language).replace("{0}", names);
    if (seat === null) return won;
    if (winners.includes(seat)) return word(winners.length > 1 ? "shared" : "won", settings.language);
    const rank = scores.filter((score) => score > scores[seat]).length + 1;
    return `${won} ${word("place", settings.language)}`.replace("{0}", String(rank)).replace("{1}", String(scores.length));
  },
  chapters: (frames, { players }) =>
    frames.flatMap(({ events, views }, number) => {
      const turn = events.findLast(([, verb]) => verb === "turn");
      if (!turn) return [];
      const round = new Sight(views[0]).token(ROUND);
      return [{ number, name: `${settings.language === "ja" ? `第${round}回` : `Round ${round}`} · ${seatName(turn[2], null, players, settings.language)}` }];
    }),
};
