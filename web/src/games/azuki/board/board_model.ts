/** A view of a match read by the numbers that stand for its places and zones. */

import { faceOf, type Legend, type PrintedFace } from "../metadata";
import * as P from "../constants";
import { spotOfArrival, zoneOf } from "./spots";
import type { Event, View } from "../../../app/net/wire.gen";

/** Bits of keywords, in the order of the legend. */
const KEYWORD_BITS = [P.CHARGE, P.INFILTRATE, P.DEFENDER, P.GODMODE, P.TAUNT, P.IMMUNE, P.REDIRECTS, P.IS_IKZ, P.NEVER_UNTAPS];
/** Questions about cards that are looked at on top of the deck. */
const LOOK_QUESTIONS = ["search", "bottom", "top", "top or bottom"];
const END_OF_TURN_MOMENTS = [10, 15]; // the end of the turn; a sacrifice that is due

/** A unit on the field, as it is now. */
export interface Unit {
  spot: number;
  card: number;
  printed: PrintedFace;
  weapons: number[];
  attack: number;
  health: number;
  carapace: number;
  /** Numbers of keywords, in the legend's order. */
  keywords: number[];
  /** Numbers of states: on Cooldown, Shocked and so on. */
  conditions: number[];
  isTapped: boolean;
  arrival: number;
  /** The face whose text it has copied, or -1. */
  copied: number;
}

export interface Attack {
  seat: number;
  /** Spots; -1: the unit has left the field. */
  attacker: number;
  target: number;
}

/** An effect that waits for its turn. */
export interface WaitingEffect {
  seat: number;
  card: number;
  moment: number;
  amount: number;
}

/** A view of a match for one viewer. */
export class BoardModel {
  readonly viewer: number | null;
  /** The seat at the lower side of the board. */
  readonly near: number;
  readonly far: number;

  constructor(
    readonly view: View,
    readonly legend: Legend,
  ) {
    this.viewer = view.seat;
    this.near = view.seat ?? 0;
    this.far = 1 - this.near;
  }

  token(place: number): number {
    return this.view.tokens[place];
  }

  zone(kind: number, seat: number): number[] {
    return this.view.zones[kind + seat];
  }

  printed(card: number): PrintedFace {
    return this.legend.faces[faceOf(card)];
  }

  /** The hand sorted by cost; hidden cards last. */
  hand(seat: number): number[] {
    const costOf = (card: number) => (card < 0 ? 99 : this.printed(card).cost);
    return [...this.zone(P.HAND, seat)].sort((a, b) => costOf(a) - costOf(b) || a - b);
  }

  /** True while decks are chosen: nothing lies on the field yet. */
  get isChoosingDecks(): boolean {
    return this.token(P.PHASE) === P.SET_UP && !this.zone(P.FIELD, 0).length;
  }

  /** The seat whose turn it is. */
  get activeSeat(): number {
    return this.token(P.TURN);
  }

  unit(spot: number): Unit | null {
    const [card, ...weapons] = this.view.zones[zoneOf(spot)];
    if (card === undefined) return null;
    const printed = this.printed(card);
    const block = P.BLOCKS + P.WIDTH * spot;
    const flags = this.token(block + P.FLAGS);
    // While an event is being shown, the current numbers are unknown: the printed ones stand in.
    const current = (this.view.public.spots as number[][] | undefined)?.[spot];
    const [attack, health, keywords, carapace] = current?.length
      ? current
      : [printed.attack, printed.health, 0, printed.carapace];
    return {
      spot,
      card,
      printed,
      weapons,
      attack,
      health,
      carapace,
      keywords: KEYWORD_BITS.flatMap((bit, index) => (keywords & bit ? [index] : [])),
      conditions: conditionsOf(flags),
      isTapped: (flags & P.TAPPED) !== 0,
      arrival: this.token(block + P.ARRIVAL),
      copied: this.token(block + P.COPIED) - 1,
    };
  }

  /** Lists the five spots of a row. */
  rowSpots(seat: number, firstSpot: number): number[] {
    return Array.from({ length: P.ROW }, (_, index) => seat * P.SPOTS + firstSpot + index);
  }

  /** Finds the spot of a card; -1: none. */
  spotOf(card: number): number {
    for (let spot = 0; spot < P.FIELD_SPOTS; spot++) if (this.view.zones[zoneOf(spot)].includes(card)) return spot;
    return -1;
  }

  /** The attack under way. */
  get attack(): Attack | null {
    const entry = this.view.matters.findLast(([kind]) => kind === P.IN_ATTACK);
    if (!entry) return null;
    const [attacker, target] = [P.ENTRY_ATTACKER, P.ENTRY_TARGET].map((column) => spotOfArrival(this.view, entry[column]));
    return { seat: entry[P.ENTRY_SEAT], attacker, target };
  }

  /** Effects that wait, in the order of resolution; each player orders their own of the same generation. */
  get waitingEffects(): WaitingEffect[] {
    const effects = this.view.lasting.filter(([kind]) => kind === P.WAITING);
    const oldestGeneration = Math.min(...effects.map(([, , , details]) => details[P.WAITING_GENERATION]));
    const oldest = effects.filter(([, , , details]) => details[P.WAITING_GENERATION] === oldestGeneration);
    const isEndOfTurn = oldest.every(([, , , details]) => END_OF_TURN_MOMENTS.includes(details[P.WAITING_MOMENT]));
    const turnRank = (seat: number) => (isEndOfTurn || seat === this.activeSeat ? 0 : 1);
    return effects
      .map(([, seat, card, details]) => ({ seat, card, details }))
      .sort((a, b) => a.details[P.WAITING_GENERATION] - b.details[P.WAITING_GENERATION] || turnRank(a.seat) - turnRank(b.seat))
      .map(({ seat, card, details }) => ({ seat, card, moment: details[P.WAITING_MOMENT], amount: details[P.WAITING_AMOUNT] }));
  }

  /** Lists the top cards of the viewer's deck that the viewer looks at now. */
  lookedAt(events: Event[]): number[] {
    if (this.viewer === null || !LOOK_QUESTIONS.includes(this.view.question)) return [];
    const deck = this.zone(P.DECK, this.viewer);
    const firstHidden = deck.findIndex((card) => card < 0);
    const lookIndex = events.findLastIndex(([, verb, where]) => verb === "look" && where === this.viewer);
    const takenCount = events.slice(lookIndex + 1).filter(([, verb, where]) => verb === "take" && where === this.viewer).length;
    const lookedCount = lookIndex < 0 ? deck.length : events[lookIndex][4] - takenCount;
    return deck.slice(0, Math.min(firstHidden < 0 ? deck.length : firstHidden, lookedCount));
  }
}

/** Finds the card that attacks; -1: none. */
export function attackingCard(view: View): number {
  const arrival = view.matters.findLast(([kind]) => kind === P.IN_ATTACK)?.[P.ENTRY_ATTACKER] ?? 0;
  const spot = spotOfArrival(view, arrival);
  return spot < 0 ? -1 : (view.zones[zoneOf(spot)][0] ?? -1);
}

/** Reads the numbers of states from flags, without those that are shown otherwise: tapped, and keywords. */
function conditionsOf(flags: number): number[] {
  const shownElsewhere = P.TAPPED | P.HURT | P.CHARGE | P.INFILTRATE | P.DEFENDING_BY_ANY;
  return Array.from({ length: 15 }, (_, flag) => flag).filter((flag) => ((flags & ~shownElsewhere) >> flag) & 1);
}
