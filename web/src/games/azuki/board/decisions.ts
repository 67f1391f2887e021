/** Decisions about cards and spots: choices, reasons against others, and the effects of a press. */

import { focus } from "../../../app/table/board_focus.svelte";
import type { WhyNot } from "../../../app/game_module";
import { settings } from "../../../app/storage/settings.svelte";
import { say } from "../../../app/i18n/index.svelte";
import { reasonsByChoice, type Choice } from "../../../app/net/view";
import { cardOf, faceOf } from "../metadata";
import * as P from "../constants";
import { deselect, selection } from "./selection.svelte";
import type { BoardModel } from "./board_model";
import { meaning, spotOf } from "./verbs";
import type { Event, VerbRange } from "../../../app/net/wire.gen";

const CARD_VERBS = ["play", "take"];
/** Ready lists are chosen in the deck chooser. */
const LIST_VERB = "ready";
const SPOT_VERBS = ["attack", "portal", "use", "spot"];
/** Questions about cards of a discard pile; those of the hand come second. */
const PILE_QUESTIONS = ["take"];

/** A card laid out beside the hand, to be chosen or only to be seen. */
export interface LaidOutCard {
  card: number;
  choice?: Choice;
}

export class Decisions {
  private reasons: Map<string, string>;
  private seat: number;
  readonly lookedAt: number[];

  constructor(
    readonly model: BoardModel,
    readonly choices: Choice[],
    whyNot: WhyNot[],
    verbs: VerbRange[],
    events: Event[],
    private choose: (choice: Choice) => void,
  ) {
    this.seat = model.near;
    this.lookedAt = model.lookedAt(events);
    this.reasons = reasonsByChoice(whyNot, verbs, meaning);
  }

  /** Choices that need neither card, spot nor list. */
  get otherChoices(): Choice[] {
    return this.choices.filter((choice) => ![...CARD_VERBS, ...SPOT_VERBS, LIST_VERB].includes(choice.verb));
  }

  /** Finds the choice about a card of one's hand. */
  handChoice(card: number): Choice | undefined {
    if (card < 0) return undefined;
    const face = faceOf(card);
    return this.choices.find(
      (choice) => choice.subject === face && (choice.verb === "play" || (choice.verb === "take" && this.isFromHand(face))),
    );
  }

  private isFromHand(face: number): boolean {
    if (this.lookedAt.length) return false;
    const has = (cards: number[]) => cards.some((card) => card >= 0 && faceOf(card) === face);
    const isInPile = PILE_QUESTIONS.includes(this.model.view.question) && has(this.model.zone(P.DISCARD, this.seat));
    return !isInPile && has(this.model.zone(P.HAND, this.seat));
  }

  /** Lists the cards laid out beside the hand: those one looks at, and those of piles that can be chosen. */
  get laidOut(): LaidOutCard[] {
    const takeChoices = this.choices.filter((choice) => choice.verb === "take" && !this.isFromHand(choice.subject));
    const looked: LaidOutCard[] = this.lookedAt.map((card) => ({
      card,
      choice: takeChoices.find((choice) => choice.subject === faceOf(card)),
    }));
    const others = takeChoices.filter((choice) => !looked.some((card) => card.choice === choice));
    return [...looked, ...others.map((choice) => ({ card: this.visibleCard(choice.subject), choice }))];
  }

  /** Finds a visible card with that face; else any. */
  private visibleCard(face: number): number {
    const piles = [this.seat, 1 - this.seat].flatMap((seat) => [this.model.zone(P.DISCARD, seat), this.model.zone(P.LIST, seat)]);
    return piles.flat().find((card) => card >= 0 && faceOf(card) === face) ?? cardOf(face);
  }

  /** Lists the choices about a spot. */
  spotChoices(spot: number): Choice[] {
    return this.choices.filter((choice) => spotOf(choice, this.seat) === spot);
  }

  /** Choices of entities in the Alley that the Gate can bring forward. */
  get portalChoices(): Choice[] {
    return this.choices.filter((choice) => choice.verb === "portal");
  }

  /** The attacker for which a target is chosen, and the targets, by spots; null: none is chosen. */
  get aim(): { attacker: number; targets: number[] } | null {
    const { view } = this.model;
    const attacker = view.question === "attack" && view.decides && view.about >= 0 ? this.model.spotOf(view.about) : -1;
    const targets = this.choices.filter(({ verb }) => verb === "spot").map((choice) => spotOf(choice, this.seat));
    return attacker < 0 ? null : { attacker, targets };
  }

  /** Finds the choice of playing an entity into a row: 0 Garden, 1 Alley. */
  rowChoice(row: number): Choice | undefined {
    return this.choices.find((choice) => choice.verb === "rows" && choice.subject === row);
  }

  reasonOfHandCard(card: number): string {
    return this.handChoice(card) || card < 0 ? "" : (this.reasons.get(`play ${faceOf(card)}`) ?? "");
  }

  /** Lists the reasons why a unit cannot be chosen, each once. */
  reasonsOfSpot(spot: number): string[] {
    const ownSpot = spot - this.seat * P.SPOTS;
    const keys = [
      `spot ${(spot + this.seat * P.SPOTS) % P.FIELD_SPOTS}`,
      ...(ownSpot >= 0 && ownSpot < P.SPOTS ? [`attack ${ownSpot}`, `use ${ownSpot}`, `portal ${ownSpot - P.ALLEY}`] : []),
    ];
    const possible = new Set(this.spotChoices(spot).map((choice) => `${choice.verb} ${choice.subject}`));
    return [...new Set(keys.filter((key) => !possible.has(key)).flatMap((key) => this.reasons.get(key) ?? []))];
  }

  /** Takes a choice, and closes what was open. */
  take = (choice: Choice): void => {
    focus.sheet = focus.pile = -1;
    deselect();
    this.choose(choice);
  };

  /** Handles a press on a card of the hand or one that is laid out. */
  pressCard = (card: number, choice: Choice | undefined): void => {
    focus.inspected = card;
    selection.refusal = "";
    selection.spot = -1;
    if (choice && (!settings.confirm || selection.card === card)) this.take(choice);
    else {
      selection.card = choice ? card : -1;
      if (!choice) selection.refusal = this.reasonOfHandCard(card);
    }
  };

  /** Handles a press on a spot. */
  pressSpot = (spot: number): void => {
    const unit = this.model.unit(spot);
    const choices = this.pressChoices(spot);
    selection.card = -1;
    selection.refusal = "";
    if (unit) focus.inspected = unit.card;
    if (choices.length === 1 && (!settings.confirm || selection.spot === spot)) this.take(choices[0]);
    else if (choices.length) selection.spot = spot;
    else {
      selection.spot = -1;
      const reasons = this.reasonsOfSpot(spot);
      if (reasons.length) selection.refusal = reasons.join(" · ");
      else if (!unit) selection.refusal = "";
    }
  };

  /** Lists what pressing a spot offers: the Gate itself does nothing, it brings entities forward. */
  private pressChoices(spot: number): Choice[] {
    const choices = this.spotChoices(spot);
    return choices.length || spot !== this.seat * P.SPOTS + P.GATE ? choices : this.portalChoices;
  }

  /** Choices about the selected card or spot, for the bar. */
  get selectedChoices(): Choice[] {
    if (selection.spot >= 0) {
      return this.pressChoices(selection.spot);
    }
    if (selection.card < 0) return [];
    const laidOut = this.laidOut.find(({ card }) => card === selection.card)?.choice;
    const choice = laidOut ?? this.handChoice(selection.card);
    return choice ? [choice] : [];
  }

  /** Describes the choices about a spot. */
  choicesText(spot: number): string {
    return this.spotChoices(spot)
      .map((choice) => choice.label)
      .join(say("page-or"));
  }
}
