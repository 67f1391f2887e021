/** What whoever decides may do with cards and spots, why not, and what pressing them does. */

import { board } from "../../../app/table/pointed_card.svelte";
import type { WhyNot } from "../../../app/game_module";
import { settings } from "../../../app/storage/settings.svelte";
import { say } from "../../../app/i18n/index.svelte";
import type { Choice, Event, VerbRow } from "../../../app/net/view";
import { cardOf, faceOf } from "../metadata";
import * as P from "../constants";
import { deselect, selection } from "./selection.svelte";
import type { Sight } from "./board_model";
import { means, spotOf } from "./verbs";

const OF_CARDS = ["play", "take"];
/** Lists are chosen where they are shown. */
const OF_LISTS = "ready";
const OF_SPOTS = ["attack", "portal", "use", "spot"];
/** Questions about cards that lie in a discard pile first of all. */
const FROM_PILE = ["take"];

/** A card that is laid out to be chosen, or only to be seen. */
export interface Laid {
  card: number;
  choice?: Choice;
}

export class Deciding {
  private reasons: Map<string, string>;
  private seat: number;
  readonly looked: number[];

  constructor(
    readonly sight: Sight,
    readonly all: Choice[],
    whyNot: WhyNot[],
    verbs: VerbRow[],
    events: Event[],
    private choose: (choice: Choice) => void,
  ) {
    this.seat = sight.near;
    this.looked = sight.looked(events);
    this.reasons = new Map(
      whyNot.map(({ option, reason }) => {
        const { verb, subject } = means(option, verbs);
        return [`${verb} ${subject}`, reason];
      }),
    );
  }

  /** What needs neither card, spot nor list. */
  get others(): Choice[] {
    return this.all.filter((one) => ![...OF_CARDS, ...OF_SPOTS, OF_LISTS].includes(one.verb));
  }

  /** What can be done with a card of one's hand. */
  held(card: number): Choice | undefined {
    if (card < 0) return undefined;
    const face = faceOf(card);
    return this.all.find(
      (one) => one.subject === face && (one.verb === "play" || (one.verb === "take" && this.isFromHand(face))),
    );
  }

  private isFromHand(face: number): boolean {
    if (this.looked.length) return false;
    const has = (cards: number[]) => cards.some((card) => card >= 0 && faceOf(card) === face);
    const isInPile = FROM_PILE.includes(this.sight.view.question) && has(this.sight.zone(P.DISCARD, this.seat));
    return !isInPile && has(this.sight.zone(P.HAND, this.seat));
  }

  /** The cards that are laid out besides the hand: those one looks at, and those of piles that can be chosen. */
  get laid(): Laid[] {
    const takes = this.all.filter((one) => one.verb === "take" && !this.isFromHand(one.subject));
    const looked: Laid[] = this.looked.map((card) => ({ card, choice: takes.find((one) => one.subject === faceOf(card)) }));
    const rest = takes.filter((one) => !looked.some((other) => other.choice === one));
    return [...looked, ...rest.map((choice) => ({ card: this.lying(choice.subject), choice }))];
  }

  /** Where a card of that face lies that can be seen; else any. */
  private lying(face: number): number {
    const piles = [this.seat, 1 - this.seat].flatMap((seat) => [this.sight.zone(P.DISCARD, seat), this.sight.zone(P.LIST, seat)]);
    return piles.flat().find((card) => card >= 0 && faceOf(card) === face) ?? cardOf(face);
  }

  at(spot: number): Choice[] {
    return this.all.filter((one) => spotOf(one, this.seat) === spot);
  }

  /** Entities in the Alley that the Gate would bring forward. */
  get portals(): Choice[] {
    return this.all.filter((one) => one.verb === "portal");
  }

  row(number: number): Choice | undefined {
    return this.all.find((one) => one.verb === "rows" && one.subject === number);
  }

  whyNotHeld(card: number): string {
    return this.held(card) || card < 0 ? "" : (this.reasons.get(`play ${faceOf(card)}`) ?? "");
  }

  /** Why nothing can be done with whoever stands at a spot, each reason once. */
  whyNotAt(spot: number): string[] {
    const own = spot - this.seat * P.SPOTS;
    const about = [
      `spot ${(spot + this.seat * P.SPOTS) % P.FIELD_SPOTS}`,
      ...(own >= 0 && own < P.SPOTS ? [`attack ${own}`, `use ${own}`, `portal ${own - P.ALLEY}`] : []),
    ];
    const done = new Set(this.at(spot).map((one) => `${one.verb} ${one.subject}`));
    return [...new Set(about.filter((one) => !done.has(one)).flatMap((one) => this.reasons.get(one) ?? []))];
  }

  take = (choice: Choice): void => {
    board.sheet = board.pile = -1;
    deselect();
    this.choose(choice);
  };

  /** A card of the hand, or one that is laid out, was pressed. */
  pressCard = (card: number, choice: Choice | undefined): void => {
    board.inspected = card;
    selection.refused = "";
    selection.spot = -1;
    if (choice && (!settings.confirm || selection.card === card)) this.take(choice);
    else {
      selection.card = choice ? card : -1;
      if (!choice) selection.refused = this.whyNotHeld(card);
    }
  };

  pressSpot = (spot: number): void => {
    const unit = this.sight.unit(spot);
    const own = this.at(spot);
    // The Gate itself does nothing: it brings somebody forward.
    const choices = !own.length && spot === this.seat * P.SPOTS + P.GATE ? this.portals : own;
    selection.card = -1;
    selection.refused = "";
    if (unit) board.inspected = unit.card;
    if (choices.length === 1 && (!settings.confirm || selection.spot === spot)) this.take(choices[0]);
    else if (choices.length) selection.spot = spot;
    else {
      selection.spot = -1;
      const reasons = this.whyNotAt(spot);
      if (reasons.length) selection.refused = reasons.join(" · ");
      else if (!unit) selection.refused = "";
    }
  };

  /** What the bar offers beside what needs neither card nor spot: whatever is selected. */
  get selected(): Choice[] {
    if (selection.spot >= 0) {
      const own = this.at(selection.spot);
      return own.length || selection.spot !== this.seat * P.SPOTS + P.GATE ? own : this.portals;
    }
    if (selection.card < 0) return [];
    const laid = this.laid.find((one) => one.card === selection.card)?.choice;
    const choice = laid ?? this.held(selection.card);
    return choice ? [choice] : [];
  }

  /** In words, what pressing a spot does. */
  deed(spot: number): string {
    return this.at(spot)
      .map((one) => one.label)
      .join(say("page-or"));
  }
}

export function point(card: number): void {
  if (card >= 0) board.inspected = card;
}
