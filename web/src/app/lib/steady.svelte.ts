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
  /** How far from the edge of the row its first card lay when the pointer came, in pixels; and which cards lay there. */
  private edge = $state(0);
  private found = $state.raw<number[]>([]);
  private before: number[] = [];

  constructor(private readonly given: () => number[]) {}

  /** Of a hand that is quite another nothing need lie still. */
  private isKept: boolean = $derived.by(() => this.isPointed && this.given().some((card) => this.found.includes(card)));

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
  count: number = $derived(this.isKept ? Math.min(this.found.length, this.slots.length) : this.slots.length);

  /** How a row lies that would else be in the middle. */
  style: string = $derived.by(() => {
    const lies = `justify-content: flex-start; padding-left: ${this.edge}px`;
    return this.isKept ? `${lies}; --edge: ${this.edge}px; --late: ${this.slots.length - this.count}` : "";
  });

  enter = (pointer: PointerEvent): void => {
    const row = pointer.currentTarget as HTMLElement;
    const first = row.firstElementChild;
    if (!first || !this.given().length) return;
    this.edge = first.getBoundingClientRect().left - row.getBoundingClientRect().left;
    this.found = this.slots.map(cardOf);
    this.isPointed = true;
  };

  leave = (): void => {
    this.isPointed = false;
  };
}
