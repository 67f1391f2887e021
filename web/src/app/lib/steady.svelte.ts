/** A row of cards that does not move under the pointer: what leaves it leaves a gap, what comes lies at its end, until the pointer has left. */

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
  /** How far from the edge of the row its first card lay when the pointer came, in pixels. */
  private edge = $state(0);
  private before: number[] = [];

  constructor(private readonly given: () => number[]) {}

  /** The cards as they lie, and the gaps between them as `isGap` knows them. */
  slots: number[] = $derived.by(() => {
    const cards = this.given();
    if (this.isPointed) {
      const known = this.before.map(cardOf);
      this.before = [
        ...known.map((card) => (cards.includes(card) ? card : -1 - card)),
        ...cards.filter((card) => !known.includes(card)),
      ];
    } else this.before = [...cards];
    return this.before;
  });

  /** How a row lies that would else be in the middle. */
  style: string = $derived.by(() => (this.isPointed ? `justify-content: flex-start; padding-left: ${this.edge}px` : ""));

  enter = (pointer: PointerEvent): void => {
    const row = pointer.currentTarget as HTMLElement;
    const first = row.firstElementChild;
    if (!first || !this.given().length) return;
    this.edge = first.getBoundingClientRect().left - row.getBoundingClientRect().left;
    this.isPointed = true;
  };

  leave = (): void => {
    this.isPointed = false;
  };
}
