/** A row of cards that does not move under the pointer: what leaves it leaves a gap, what comes lies at its end, until the pointer has left. */

import { untrack } from "svelte";

/** The card of a slot, whether it lies there or has left a gap. */
export function cardOf(slot: number): number {
  return slot < 0 ? -1 - slot : slot;
}

/** Whether a card has left its slot. */
export function isGap(slot: number): boolean {
  return slot < 0;
}

export class Steady {
  private isPointed = $state(false);
  /** How far from the edge of the row its first card lay when the pointer came, in pixels; and how many lay there. */
  private edge = $state(0);
  private found = $state(0);
  private before: number[] = [];
  private row: HTMLElement | null = null;

  constructor(private readonly given: () => number[]) {
    $effect(() => {
      if (this.given().length && this.isPointed && !this.isKept) untrack(this.hold);
    });
  }

  /** Of a hand that is quite another nothing need lie still, until it has come. */
  private isKept: boolean = $derived.by(() => this.isPointed && this.given().some((card) => this.before.includes(card)));

  /** The cards as they lie, and the gaps between them as `isGap` knows them. */
  slots: number[] = $derived.by(() => {
    const cards = this.given();
    const known = this.before.map(cardOf);
    this.before = this.isKept
      ? [...known.map((card) => (cards.includes(card) ? card : -1 - card)), ...cards.filter((card) => !known.includes(card))]
      : [...cards];
    return this.before;
  });

  /** As many have the room of the row to themselves: what comes while it is pointed at shares what they leave. */
  count: number = $derived(this.isKept ? Math.min(this.found, this.slots.length) : this.slots.length);

  /** How a row lies that would else be in the middle. */
  style: string = $derived.by(() => {
    const lies = `justify-content: flex-start; padding-left: ${this.edge}px`;
    return this.isKept ? `${lies}; --edge: ${this.edge}px` : "";
  });

  /** From now on the cards lie still where they are. */
  private hold = (): void => {
    const first = this.row?.firstElementChild;
    if (!this.row || !first) return;
    this.edge = first.getBoundingClientRect().left - this.row.getBoundingClientRect().left;
    this.found = this.slots.length;
  };

  enter = (pointer: PointerEvent): void => {
    this.row = pointer.currentTarget as HTMLElement;
    this.hold();
    this.isPointed = true;
  };

  leave = (): void => {
    this.isPointed = false;
  };
}
