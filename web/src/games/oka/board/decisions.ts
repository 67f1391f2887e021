/** What whoever decides may do at the table, and what pressing something does. */

import { board } from "../../../app/table/pointed_card.svelte";
import type { WhyNot } from "../../../app/game_module";
import type { VerbRow } from "../../../app/net/view";
import type { Choice } from "../../../app/net/view";
import { settings } from "../../../app/storage/settings.svelte";
import { name, say } from "../../../app/i18n/index.svelte";
import { CARDS } from "../constants";
import { listed } from "../cards/phrases";
import { deselect, selection } from "./selection.svelte";
import { SIDES, type Side, type Sight } from "./board_model";
import { means, PLACING, type Verb } from "./verbs";

export class Deciding {
  readonly isAct: boolean;
  /** Why not, by verb and subject. */
  private reasons: Map<string, string>;

  constructor(
    readonly sight: Sight,
    readonly all: Choice[],
    whyNot: WhyNot[],
    verbs: VerbRow[],
    private choose: (choice: Choice) => void,
  ) {
    this.isAct = sight.view.question === "act" && all.length > 0;
    this.reasons = new Map(
      whyNot.map(({ option, reason }) => {
        const { verb, subject } = means(option, verbs);
        return [`${verb} ${subject}`, reason];
      }),
    );
  }

  find(verb: Verb, subject: number): Choice | undefined {
    return this.all.find((one) => one.verb === verb && one.subject === subject);
  }

  /** Why something cannot be done; empty when it can, or when that is not asked. */
  reason(verb: Verb, subject: number): string {
    return this.find(verb, subject) ? "" : (this.reasons.get(`${verb} ${subject}`) ?? "");
  }

  on(card: number, side: Side): Choice | undefined {
    return this.find(PLACING[side], card);
  }

  /** Why a card of one's own can be placed nowhere. */
  whyNowhere(card: number): string {
    const reasons = SIDES.map((side) => this.reason(PLACING[side], card)).filter(Boolean);
    return say("page-fits-not", { card: ["card", card], reasons: reasons.length ? listed(reasons, "semicolon") : "…" });
  }

  character(card: number): Choice | undefined {
    return this.find("hire", card - CARDS) ?? this.find("free", card - CARDS);
  }

  whyNotHired(card: number): string {
    return this.reason(this.sight.view.question === "free" ? "free" : "hire", card - CARDS);
  }

  /** What pressing a pile would do. */
  pile(side: Side): Choice | undefined {
    if (selection.card >= 0 && this.isAct) return this.on(selection.card, side);
    return this.find("take", side) ?? this.find("pile", side);
  }

  /** Whether a card is in the air that fits on a side, or does not. */
  aim(side: Side): "" | "fits" | "not" {
    if (selection.card < 0 || !this.isAct) return "";
    return this.on(selection.card, side) ? "fits" : "not";
  }

  take = (choice: Choice): void => {
    board.sheet = -1;
    selection.seat = -1;
    deselect();
    this.choose(choice);
  };

  pressCard = (card: number): void => {
    board.inspected = card;
    selection.refused = "";
    const pick = this.find("pick", card);
    if (pick && !settings.confirm) this.take(pick);
    else if (pick || this.isAct) {
      selection.card = selection.card === card ? -1 : card;
      if (this.isAct && selection.card >= 0 && !SIDES.some((side) => this.on(card, side)))
        selection.refused = this.whyNowhere(card);
    }
  };

  pressPile = (side: Side): void => {
    const choice = this.pile(side);
    selection.refused = "";
    if (choice && (choice.verb !== "take" || !settings.confirm)) this.take(choice);
    else if (choice) selection.refused = say("page-use-button");
    else if (selection.card >= 0 && this.isAct) {
      const rest = this.reason(PLACING[side], selection.card);
      selection.refused = say("colon", { first: name("card", selection.card), rest });
    } else if (this.all.some((one) => one.verb === PLACING[side])) selection.refused = say("page-choose-first");
  };

  pressCharacter = (card: number): void => {
    board.inspected = card;
    const choice = this.character(card);
    if (choice && !settings.confirm) this.take(choice);
    else board.sheet = card;
  };

  pressRenew = (): void => {
    const choice = this.find("renew", 0);
    if (choice) this.take(choice);
    else if (this.isAct) selection.refused = this.reason("renew", 0);
  };

  pressPlate = (seat: number): void => {
    const choice = this.find("player", seat);
    if (choice) this.take(choice);
    else selection.seat = seat;
  };
}

export function point(card: number): void {
  if (card >= 0) board.inspected = card;
}
