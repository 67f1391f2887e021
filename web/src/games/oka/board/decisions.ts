/** Decisions at the table: choices, reasons against others, and the effects of a press. */

import { focus } from "../../../app/table/board_focus.svelte";
import type { WhyNot } from "../../../app/game_module";
import { reasonsByChoice, type Choice } from "../../../app/net/view";
import { settings } from "../../../app/storage/settings.svelte";
import { name, say } from "../../../app/i18n/index.svelte";
import { CARDS } from "../constants";
import { joinList } from "../cards/phrases";
import { deselect, selection } from "./selection.svelte";
import { SIDES, type Side, type BoardModel } from "./board_model";
import { meaning, PLACING, type Verb } from "./verbs";
import type { VerbRange } from "../../../app/net/wire.gen";

export class Decisions {
  readonly isAct: boolean;
  /** Reasons against options, by verb and subject. */
  private reasons: Map<string, string>;

  constructor(
    readonly model: BoardModel,
    readonly choices: Choice[],
    whyNot: WhyNot[],
    verbs: VerbRange[],
    private choose: (choice: Choice) => void,
  ) {
    this.isAct = model.view.question === "act" && choices.length > 0;
    this.reasons = reasonsByChoice(whyNot, verbs, meaning);
  }

  find(verb: Verb, subject: number): Choice | undefined {
    return this.choices.find((choice) => choice.verb === verb && choice.subject === subject);
  }

  /** Returns the reason against an option; empty if it is possible or not in question. */
  reason(verb: Verb, subject: number): string {
    return this.find(verb, subject) ? "" : (this.reasons.get(`${verb} ${subject}`) ?? "");
  }

  /** Finds the choice of placing a card on a side. */
  placement(card: number, side: Side): Choice | undefined {
    return this.find(PLACING[side], card);
  }

  /** Explains why a card of the hand fits on neither pile. */
  reasonAgainstCard(card: number): string {
    const reasons = SIDES.map((side) => this.reason(PLACING[side], card)).filter(Boolean);
    return say("page-fits-not", { card: ["card", card], reasons: reasons.length ? joinList(reasons, "semicolon") : "…" });
  }

  /** Finds the choice of hiring a character, for coins or for free. */
  hireChoice(card: number): Choice | undefined {
    return this.find("hire", card - CARDS) ?? this.find("free", card - CARDS);
  }

  reasonAgainstHiring(card: number): string {
    return this.reason(this.model.view.question === "free" ? "free" : "hire", card - CARDS);
  }

  /** Finds the choice of pressing a pile. */
  pileChoice(side: Side): Choice | undefined {
    if (selection.card >= 0 && this.isAct) return this.placement(selection.card, side);
    return this.find("take", side) ?? this.find("pile", side);
  }

  /** Tells whether the selected card fits on a side; empty: none is selected. */
  selectedCardFit(side: Side): "" | "fits" | "not" {
    if (selection.card < 0 || !this.isAct) return "";
    return this.placement(selection.card, side) ? "fits" : "not";
  }

  /** Takes a choice, and closes what was open. */
  take = (choice: Choice): void => {
    focus.sheet = -1;
    selection.seat = -1;
    deselect();
    this.choose(choice);
  };

  pressCard = (card: number): void => {
    focus.inspected = card;
    selection.refusal = "";
    const pick = this.find("pick", card);
    if (pick && !settings.confirm) this.take(pick);
    else if (pick || this.isAct) {
      selection.card = selection.card === card ? -1 : card;
      if (this.isAct && selection.card >= 0 && !SIDES.some((side) => this.placement(card, side)))
        selection.refusal = this.reasonAgainstCard(card);
    }
  };

  pressPile = (side: Side): void => {
    const choice = this.pileChoice(side);
    selection.refusal = "";
    if (choice && (choice.verb !== "take" || !settings.confirm)) this.take(choice);
    else if (choice) selection.refusal = say("page-use-button");
    else if (selection.card >= 0 && this.isAct) {
      const reason = this.reason(PLACING[side], selection.card);
      selection.refusal = say("colon", { first: name("card", selection.card), rest: reason });
    } else if (this.choices.some(({ verb }) => verb === PLACING[side])) selection.refusal = say("page-choose-first");
  };

  pressCharacter = (card: number): void => {
    focus.inspected = card;
    const choice = this.hireChoice(card);
    if (choice && !settings.confirm) this.take(choice);
    else focus.sheet = card;
  };

  pressRenew = (): void => {
    const choice = this.find("renew", 0);
    if (choice) this.take(choice);
    else if (this.isAct) selection.refusal = this.reason("renew", 0);
  };

  pressPlate = (seat: number): void => {
    const choice = this.find("player", seat);
    if (choice) this.take(choice);
    else selection.seat = seat;
  };
}
