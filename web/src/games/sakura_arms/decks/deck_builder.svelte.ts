/** A deck that is being built: of whom, which cards, and what the server says of it. */

import { deckInWork, keepInWork, type InWork } from "../../../app/storage/deck_drafts";
import type { Game } from "../../../app/net/server";
import { legendOf, type Legend } from "../cards/metadata";
import { deckOf, judged, proposed, type Judged } from "./deck";

export class Building {
  /** Both goddesses, by number. */
  pair = $state.raw<number[]>([0, 1]);
  /** As seat 0 has them. */
  cards = $state.raw<number[]>([]);
  verdict = $state.raw<Judged | null>(null);
  trouble = $state("");
  readonly legend: Legend;
  private asked = 0;

  /** One that `isKept` is there again after a reload. */
  constructor(
    readonly rules: Game,
    private readonly isKept = false,
  ) {
    this.legend = legendOf(rules);
    const before = isKept ? deckInWork(this.legend.game) : null;
    if (before) this.restore(before);
    void this.judge();
  }

  private restore(deck: InWork): void {
    const pair = deck.of.map((id) => this.legend.goddesses.findIndex((one) => one.id === id));
    if (pair.length !== 2 || pair.includes(-1)) return;
    this.pair = pair;
    this.cards = this.named(deck.cards);
  }

  /** The cards of both goddesses that have these names. */
  private named(names: string[]): number[] {
    const own = this.pair.flatMap((one) => this.legend.goddesses[one].cards);
    return own.filter((card) => names.includes(this.legend.cards[card].name));
  }

  private keep(): void {
    const names = this.cards.map((card) => this.legend.cards[card].name);
    if (this.isKept) keepInWork(this.legend.game, { of: this.ids, cards: names });
  }

  /** Another goddess in a place; the one who is there already changes places with her. */
  pick(slot: number, goddess: number): void {
    const other = this.pair[1 - slot] === goddess ? this.pair[slot] : this.pair[1 - slot];
    this.pair = slot ? [other, goddess] : [goddess, other];
    const own = this.pair.flatMap((one) => this.legend.goddesses[one].cards);
    this.take(this.cards.filter((card) => own.includes(card)));
  }

  toggle(card: number): void {
    if (this.cards.includes(card)) this.take(this.cards.filter((one) => one !== card));
    else if (this.hasRoom(card)) this.take([...this.cards, card]);
  }

  /** Whether there is room for one more card of its kind. */
  hasRoom(card: number): boolean {
    const count = this.verdict?.counts[this.legend.cards[card].back];
    return count !== undefined && count.has < count.needs;
  }

  take(cards: number[]): void {
    this.cards = cards;
    this.keep();
    void this.judge();
  }

  quick(): Promise<void> {
    return this.follow(proposed(this.legend.game, this.ids));
  }

  random(): Promise<void> {
    const count = this.legend.goddesses.length;
    const first = Math.floor(Math.random() * count);
    this.pair = [first, (first + 1 + Math.floor(Math.random() * (count - 1))) % count];
    return this.quick();
  }

  load(code: string): Promise<void> {
    return this.follow(deckOf(this.legend.game, code));
  }

  private get ids(): string[] {
    return this.pair.map((one) => this.legend.goddesses[one].id);
  }

  private async judge(): Promise<void> {
    const asked = ++this.asked;
    const verdict = judged(this.legend.game, { of: this.ids, cards: this.cards.map((card) => this.legend.cards[card].name) });
    await this.heard(verdict, (found) => {
      // Answers may overtake each other; the deck asked about last is the one shown.
      if (asked === this.asked) this.verdict = found;
    });
  }

  /** Take over a deck that the server has made. */
  private follow(made: Promise<Judged>): Promise<void> {
    const asked = ++this.asked;
    return this.heard(made, (found) => {
      if (asked !== this.asked) return;
      this.pair = found.of.map((id) => this.legend.goddesses.findIndex((one) => one.id === id));
      this.cards = this.named(found.cards);
      this.verdict = found;
      this.keep();
    });
  }

  private async heard(answer: Promise<Judged>, then: (found: Judged) => void): Promise<void> {
    try {
      then(await answer);
      this.trouble = "";
    } catch (problem) {
      this.trouble = (problem as Error).message;
    }
  }
}
