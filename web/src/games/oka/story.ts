/** What happened in a game of Sakura, as lines that people read; and what the piles hold for those with a perfect memory. */

import type { Player } from "../../app/lib/server";
import type { Line, Piece } from "../sakura_arms/story";
import type { Event } from "../../app/lib/view";
import type { Language } from "../../app/lib/words";
import * as P from "./places";
import { anyName, brief, seatName, SIGNS } from "./words";

export interface OkaReader {
  seats: number;
  seat: number | null;
  players: Player[];
  language: Language;
}

function piece(card: number, language: Language): Piece {
  if (card < 0) return { text: language === "ja" ? "札" : "a card" };
  return { text: card < P.CARDS ? `${brief(card)} ${anyName(card, language)}` : anyName(card, language), card };
}

const plural = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

/** One event as a line; null when it is not worth one. */
export function lineOf(event: Event, reader: OkaReader): Line | null {
  const [clock, verb, where, subject, amount] = event;
  const ja = reader.language === "ja";
  const name = (seat: number) => seatName(seat, reader.seat, reader.players, reader.language);
  const who = verb === "place" || verb === "show" ? where % reader.seats : where;
  const line = (kind: Line["kind"], ...pieces: (Piece | string)[]): Line => ({ kind, who, clock, pieces: pieces.map((one) => (typeof one === "string" ? { text: one } : one)) });
  const card = piece(subject, reader.language);
  const begin = ja ? `${name(who)}:` : `${name(who)}: `;
  switch (verb) {
    case "round":
      return line("turn", ja ? `第${amount}回` : `Round ${amount}`);
    case "turn":
      return line("turn", ja ? `${name(who)}の番` : who === reader.seat ? "Your turn" : `${name(who)}'s turn`);
    case "lay_on_pile":
      return line("deed", begin, card, ja ? `を${SIGNS[amount]}へ` : ` on ${SIGNS[amount]}`);
    case "take_pile":
      return line("harm", ja ? `${begin}${SIGNS[amount]}の山を取る(${subject}枚)` : `${begin}the ${SIGNS[amount]} pile is taken, ${plural(subject, "card")}`);
    case "gain":
      return line("detail", ja ? `${begin}+${amount}コイン` : `${begin}+${plural(amount, "coin")}`);
    case "hire":
      return line("deed", begin, card, ja ? `を${amount}コインで雇う` : ` is hired for ${amount}`);
    case "free":
      return line("deed", begin, card, ja ? "を無料で使う" : " is used free");
    case "renew":
      return line("deed", ja ? `${begin}列を入れ替える(${amount}コイン)` : `${begin}the row is renewed for ${amount}`);
    case "turn_yin_yang":
      return line("detail", ja ? "陰陽札が回り、+と−が入れ替わる" : "The Yin-Yang card is turned: + and − change places");
    case "look_through":
      return line("detail", ja ? `${begin}${SIGNS[amount]}の山を見る` : `${begin}the ${SIGNS[amount]} pile is looked through`);
    case "new_top":
      return line("detail", card, ja ? "が一番上になる" : " lies on top");
    case "vote":
      return line("detail", begin, ja ? ["○ 白", "● 黒"][subject] : ["○ white", "● black"][subject]);
    case "toss":
      return line("detail", ja ? `3つ目の印:${["○ 白", "● 黒"][subject]}` : `The third token: ${["○ white", "● black"][subject]}`);
    case "show":
      return subject >= 0 && [P.HAND, P.BENEATH].includes(Math.floor(where / reader.seats)) ? line("detail", ja ? "見えた札:" : "You see ", card) : null;
    case "score":
      return line("harm", ja ? `${begin}この回の手裏剣${amount}、合計${subject}` : `${begin}${plural(amount, "shuriken")} in this round, ${subject} in all`);
    case "over":
      return line("turn", ja ? "終了" : "The game is over");
    case "place":
      return placed(where, amount, card, name, ja, reader.seats, line);
    default:
      return null;
  }
}

/** A card has moved; moves that another line tells already are left out. */
function placed(
  source: number,
  target: number,
  card: Piece,
  name: (seat: number) => string,
  ja: boolean,
  seats: number,
  line: (kind: Line["kind"], ...pieces: (Piece | string)[]) => Line,
): Line | null {
  const [left, reached] = [Math.floor(source / seats), Math.floor(target / seats)];
  const [giver, getter] = [name(source % seats), name(target % seats)];
  const isTricks = (kind: number) => kind === P.TRICKS || kind === P.CLOSED_TRICKS;
  if (left === P.DRAW_PILE && reached === P.ROW) return line("detail", ja ? "列に:" : "New in the row: ", card);
  if (left === P.HAND && reached === P.HAND) return line("detail", card, ja ? `:${giver}→${getter}` : `: ${giver} → ${getter}`);
  if (isTricks(left) && isTricks(reached)) return line("harm", card, ja ? `:取り札 ${giver}→${getter}` : `, a trick card: ${giver} → ${getter}`);
  if (reached === P.OUT) return line("detail", ja ? `${giver}:` : `${giver}: `, card, ja ? "を捨てる" : " is discarded from the trick cards");
  return null;
}

export function told(events: Event[], reader: OkaReader): Line[] {
  return events.map((event) => lineOf(event, reader)).filter((line): line is Line => line !== null);
}

/** What happened since `seat`'s own last turn ended. */
export function sinceLastTurn(events: Event[], seat: number): Event[] {
  const turns = events.flatMap(([, verb], at) => (verb === "turn" ? [at] : []));
  const own = turns.filter((at) => events[at][2] === seat);
  const isNow = turns.length > 0 && turns.at(-1) === own.at(-1);
  const last = isNow ? own.at(-2) : own.at(-1);
  const from = turns.find((at) => at > (last ?? -1) && events[at][2] !== seat);
  return from === undefined ? [] : events.slice(from);
}

/** The cards of both piles (not sides), as everybody has seen them being played. */
export function remembered(events: Event[], seats: number, isReset = true): [number[], number[]] {
  let piles: [number[], number[]] = [[], []];
  let turned = 0;
  for (const [, verb, where, subject, amount] of events) {
    if (verb === "round") [piles, turned] = [[[], []], isReset ? 0 : turned];
    else if (verb === "place" && Math.floor(where / seats) === P.ASIDE && Math.floor(amount / seats) === P.TOPS) piles[amount % seats].push(subject);
    else if (verb === "lay_on_pile") piles[amount ^ turned].push(subject);
    else if (verb === "take_pile") piles[amount ^ turned] = [];
    else if (verb === "turn_yin_yang") turned = amount;
  }
  return piles;
}
