/** A view of a match read by the numbers that stand for its places and zones. */

import type { Event, View } from "../../../app/net/view";
import { faceOf, type Legend, type PrintedFace } from "../metadata";
import * as P from "../constants";

/** In the order of the legend's keywords. */
const KEYWORD_BITS = [P.CHARGE, P.INFILTRATE, P.DEFENDER, P.GODMODE, P.TAUNT, P.IMMUNE, P.REDIRECTS, P.IS_IKZ, P.NEVER_UNTAPS];
const LOOKING = ["search", "bottom", "top", "top or bottom"];
const AT_THE_END = [10, 15]; // moments: the end of the turn, a sacrifice that is due

/** Somebody on the field, as they are now. */
export interface Unit {
  spot: number;
  card: number;
  printed: PrintedFace;
  weapons: number[];
  attack: number;
  health: number;
  carapace: number;
  /** By number, in the legend's order. */
  keywords: number[];
  /** By number, what it is besides: on Cooldown, Shocked and so on. */
  conditions: number[];
  isTapped: boolean;
  arrival: number;
  /** The face whose text it has besides, or -1. */
  copied: number;
}

export interface Attack {
  seat: number;
  /** Spots; -1: has left the field. */
  attacker: number;
  target: number;
}

/** An effect that waits for its turn. */
export interface Waiting {
  seat: number;
  card: number;
  moment: number;
  amount: number;
}

/** What one reader may know of a match. */
export class Sight {
  readonly reader: number | null;
  /** The seat at the lower side of the board. */
  readonly near: number;
  readonly far: number;

  constructor(
    readonly view: View,
    readonly legend: Legend,
  ) {
    this.reader = view.seat;
    this.near = view.seat ?? 0;
    this.far = 1 - this.near;
  }

  token(place: number): number {
    return this.view.tokens[place];
  }

  zone(kind: number, seat: number): number[] {
    return this.view.zones[kind + seat];
  }

  /** The zone of a spot of the field: whoever stands there, and their weapons. */
  zoneAt(spot: number): number {
    return P.FIELD + 2 * (spot % P.SPOTS) + Math.floor(spot / P.SPOTS);
  }

  printed(card: number): PrintedFace {
    return this.legend.faces[faceOf(card)];
  }

  /** A hand as it is held: what costs least first, what cannot be seen last. */
  hand(seat: number): number[] {
    const rank = (card: number) => (card < 0 ? 99 : this.printed(card).cost);
    return [...this.zone(P.HAND, seat)].sort((one, other) => rank(one) - rank(other) || one - other);
  }

  /** Whether nothing is set out yet. */
  get isBefore(): boolean {
    return this.token(P.PHASE) === P.SET_UP && !this.zone(P.FIELD, 0).length;
  }

  get active(): number {
    return this.token(P.TURN);
  }

  /** What a seat can pay: IKZ, tokens, entities that count as IKZ. */
  money(seat: number): number {
    return (this.view.public.money as number[] | undefined)?.[seat] ?? this.token(P.IKZ + seat);
  }

  unit(spot: number): Unit | null {
    const [card, ...weapons] = this.zone(P.FIELD + 2 * (spot % P.SPOTS), Math.floor(spot / P.SPOTS));
    if (card === undefined) return null;
    const printed = this.printed(card);
    const block = P.BLOCKS + P.WIDTH * spot;
    const flags = this.token(block + P.FLAGS);
    // While something is still on its way, what is printed is all that can be said of it.
    const now = (this.view.public.spots as number[][] | undefined)?.[spot];
    const [attack, health, keywords, carapace] = now?.length ? now : [printed.attack, printed.health, 0, printed.carapace];
    return {
      spot,
      card,
      printed,
      weapons,
      attack,
      health,
      carapace,
      keywords: KEYWORD_BITS.flatMap((bit, at) => (keywords & bit ? [at] : [])),
      conditions: conditionsOf(flags),
      isTapped: (flags & P.TAPPED) !== 0,
      arrival: this.token(block + P.ARRIVAL),
      copied: this.token(block + P.COPIED) - 1,
    };
  }

  /** The five spots of a row. */
  row(seat: number, first: number): number[] {
    return Array.from({ length: P.ROW }, (_, at) => seat * P.SPOTS + first + at);
  }

  /** Where a card stands that is known by the number it has come with; -1: nowhere. */
  find(arrival: number): number {
    for (let spot = 0; spot < P.FIELD_SPOTS; spot++)
      if (arrival && this.token(P.BLOCKS + P.WIDTH * spot + P.ARRIVAL) === arrival) return spot;
    return -1;
  }

  /** Where a card stands; -1: nowhere. */
  spotOf(card: number): number {
    for (let spot = 0; spot < P.FIELD_SPOTS; spot++)
      if (this.zone(P.FIELD + 2 * (spot % P.SPOTS), Math.floor(spot / P.SPOTS)).includes(card)) return spot;
    return -1;
  }

  /** The attack under way. */
  get attack(): Attack | null {
    const matter = this.view.matters.findLast((one) => one[0] === P.IN_ATTACK);
    if (!matter) return null;
    return { seat: matter[P.M_SEAT], attacker: this.find(matter[P.M_ATTACKER]), target: this.find(matter[P.M_TARGET]) };
  }

  /** What waits, in the order in which it is resolved; of what is equally old, each player orders their own. */
  get waiting(): Waiting[] {
    const all = this.view.lasting.filter(([what]) => what === P.WAITING);
    const oldest = Math.min(...all.map(([, , , details]) => details[P.W_GENERATION]));
    const first = all.filter(([, , , details]) => details[P.W_GENERATION] === oldest);
    const isShared = first.every(([, , , details]) => AT_THE_END.includes(details[P.W_MOMENT]));
    const side = (seat: number) => (isShared || seat === this.active ? 0 : 1);
    return all
      .map(([, seat, card, details]) => ({ seat, card, details }))
      .sort((one, other) => one.details[P.W_GENERATION] - other.details[P.W_GENERATION] || side(one.seat) - side(other.seat))
      .map(({ seat, card, details }) => ({ seat, card, moment: details[P.W_MOMENT], amount: details[P.W_AMOUNT] }));
  }

  /** The top cards of one's own deck that one looks at just now. */
  looked(events: Event[]): number[] {
    if (this.reader === null || !LOOKING.includes(this.view.question)) return [];
    const deck = this.zone(P.DECK, this.reader);
    const hidden = deck.findIndex((card) => card < 0);
    const at = events.findLastIndex(([, verb, where]) => verb === "look" && where === this.reader);
    const taken = events.slice(at + 1).filter(([, verb, where]) => verb === "take" && where === this.reader).length;
    const most = at < 0 ? deck.length : events[at][4] - taken;
    return deck.slice(0, Math.min(hidden < 0 ? deck.length : hidden, most));
  }
}

/** The card that attacks; -1: none does. */
export function attackerIn(view: View): number {
  const arrival = view.matters.findLast((one) => one[0] === P.IN_ATTACK)?.[P.M_ATTACKER] ?? 0;
  for (let spot = 0; arrival && spot < P.FIELD_SPOTS; spot++)
    if (view.tokens[P.BLOCKS + P.WIDTH * spot + P.ARRIVAL] === arrival)
      return view.zones[P.FIELD + 2 * (spot % P.SPOTS) + Math.floor(spot / P.SPOTS)][0] ?? -1;
  return -1;
}

/** What flags say, by number; being tapped is seen, and keywords are said as such. */
function conditionsOf(flags: number): number[] {
  const seen = P.TAPPED | P.HURT | P.CHARGE | P.INFILTRATE | P.DEFENDING_BY_ANY;
  return Array.from({ length: 15 }, (_, at) => at).filter((at) => ((flags & ~seen) >> at) & 1);
}
