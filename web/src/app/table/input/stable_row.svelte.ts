/** A row of cards that does not move under the pointer: until it leaves, cards leave gaps, and new cards are added at the end. */

import { untrack } from "svelte";

/** The card of a slot, whether it lies there or has left a gap. */
export function cardOf(slot: number): number {
  return slot < 0 ? -1 - slot : slot;
}

/** True if a card has left its slot. */
export function isGap(slot: number): boolean {
  return slot < 0;
}

export class StableRow {
  private isPointed = $state(false);
  /** When the pointer came: pixels from the edge of the row to the first card, and the number of slots. */
  private edge = $state(0);
  private countOnEnter = $state(0);
  private lastSlots: number[] = [];
  private row: HTMLElement | null = null;

  constructor(private readonly cards: () => number[]) {
    $effect(() => {
      if (this.cards().length && this.isPointed && !this.isFrozen) untrack(this.measure);
    });
  }

  /** True while the row keeps still; a wholly new hand is not kept in place. */
  private isFrozen: boolean = $derived.by(() => this.isPointed && this.cards().some((card) => this.lastSlots.includes(card)));

  /** The cards in order; negative numbers are gaps (`isGap`). */
  slots: number[] = $derived.by(() => {
    const current = this.cards();
    const known = this.lastSlots.map(cardOf);
    this.lastSlots = this.isFrozen
      ? [...known.map((card) => (current.includes(card) ? card : -1 - card)), ...current.filter((card) => !known.includes(card))]
      : [...current];
    return this.lastSlots;
  });

  /** The number of slots that the width of the row is divided by. */
  count: number = $derived(this.isFrozen ? Math.min(this.countOnEnter, this.slots.length) : this.slots.length);

  /** Keeps a centred row where it was; sets `--edge` (pixels) for the style sheets of the games. */
  style: string = $derived.by(() => {
    const alignment = `justify-content: flex-start; padding-left: ${this.edge}px`;
    return this.isFrozen ? `${alignment}; --edge: ${this.edge}px` : "";
  });

  /** Measures the row before it is frozen. */
  private measure = (): void => {
    const first = this.row?.firstElementChild;
    if (!this.row || !first) return;
    this.edge = first.getBoundingClientRect().left - this.row.getBoundingClientRect().left;
    this.countOnEnter = this.slots.length;
  };

  enter = (pointer: PointerEvent): void => {
    this.row = pointer.currentTarget as HTMLElement;
    this.measure();
    this.isPointed = true;
  };

  leave = (): void => {
    this.isPointed = false;
  };
}
