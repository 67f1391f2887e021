/** The state of the deck builder: two goddesses, their cards, and the report of the server. */

import { deckDraft, saveDeckDraft, type DeckDraft } from "../../../app/decks/deck_drafts";
import { DeckRequests } from "../../../app/decks/deck_requests.svelte";
import { legendOf, type Legend } from "../cards/metadata";
import { deckByCode, checkDeck, proposeDeck, type DeckReport } from "./deck";
import type { GameInfo } from "../../../app/net/wire.gen";

export class DeckBuilder extends DeckRequests<DeckReport> {
  /** Both goddesses, by number. */
  pair = $state.raw<number[]>([0, 1]);
  /** Cards of the deck, as numbered for seat 0. */
  cards = $state.raw<number[]>([]);
  readonly legend: Legend;

  /** With `savesDraft` the deck is saved as a draft and restored after a reload. */
  constructor(
    readonly rules: GameInfo,
    private readonly savesDraft = false,
  ) {
    super();
    this.legend = legendOf(rules);
    const draft = savesDraft ? deckDraft(this.legend.game) : null;
    if (draft) this.restore(draft);
    void this.check();
  }

  private restore(deck: DeckDraft): void {
    const pair = deck.of.map((id) => this.legend.goddesses.findIndex((goddess) => goddess.id === id));
    if (pair.length !== 2 || pair.includes(-1)) return;
    this.pair = pair;
    this.cards = this.cardsNamed(deck.cards);
  }

  /** Lists the cards of both goddesses with these names. */
  private cardsNamed(names: string[]): number[] {
    const own = this.pair.flatMap((goddess) => this.legend.goddesses[goddess].cards);
    return own.filter((card) => names.includes(this.legend.cards[card].name));
  }

  private saveDraft(): void {
    const names = this.cards.map((card) => this.legend.cards[card].name);
    if (this.savesDraft) saveDeckDraft(this.legend.game, { of: this.ids, cards: names });
  }

  /** Puts a goddess in a slot; if she is in the other one, both change slots. */
  pick(slot: number, goddess: number): void {
    const other = this.pair[1 - slot] === goddess ? this.pair[slot] : this.pair[1 - slot];
    this.pair = slot ? [other, goddess] : [goddess, other];
    const own = this.pair.flatMap((goddess) => this.legend.goddesses[goddess].cards);
    this.setCards(this.cards.filter((card) => own.includes(card)));
  }

  toggle(card: number): void {
    if (this.cards.includes(card)) this.setCards(this.cards.filter((other) => other !== card));
    else if (this.hasRoom(card)) this.setCards([...this.cards, card]);
  }

  /** True if there is room for one more card of its kind. */
  hasRoom(card: number): boolean {
    const count = this.verdict?.counts[this.legend.cards[card].back];
    return count !== undefined && count.has < count.needs;
  }

  setCards(cards: number[]): void {
    this.cards = cards;
    this.saveDraft();
    void this.check();
  }

  quickBuild(): Promise<void> {
    return this.adopt(proposeDeck(this.legend.game, this.ids));
  }

  /** Takes a random pair of goddesses other than the current one. */
  randomBuild(): Promise<void> {
    const numbers = this.legend.goddesses.map((_, number) => number);
    const pairs = numbers.flatMap((first) => numbers.filter((second) => second !== first).map((second) => [first, second]));
    const others = pairs.filter((pair) => !pair.every((goddess) => this.pair.includes(goddess)));
    this.pair = others[Math.floor(Math.random() * others.length)];
    return this.quickBuild();
  }

  load(code: string): Promise<void> {
    return this.adopt(deckByCode(this.legend.game, code));
  }

  private get ids(): string[] {
    return this.pair.map((goddess) => this.legend.goddesses[goddess].id);
  }

  private check(): Promise<void> {
    const deck = { of: this.ids, cards: this.cards.map((card) => this.legend.cards[card].name) };
    return this.request(checkDeck(this.legend.game, deck), (checked) => (this.verdict = checked));
  }

  /** Replaces the deck by one from the server. */
  private adopt(report: Promise<DeckReport>): Promise<void> {
    return this.request(report, (deck) => {
      this.pair = deck.of.map((id) => this.legend.goddesses.findIndex((goddess) => goddess.id === id));
      this.cards = this.cardsNamed(deck.cards);
      this.verdict = deck;
      this.saveDraft();
    });
  }
}
