/** The cards that are shown large while their effects are told, the last one on top. */

export interface ShownCard {
  card: number;
  /** The seat that plays it or attacks with it. */
  by: number;
  isReaction: boolean;
  /** True once it has struck: it is at the one hit, and not shown large any more. */
  isSpent: boolean;
}

class ShownCards {
  list = $state.raw<ShownCard[]>([]);

  show(card: number, by: number, isReaction: boolean): void {
    this.list = [...this.list.filter((shown) => shown.card !== card), { card, by, isReaction, isSpent: false }];
  }

  /** Notes that a card has struck; one that was not shown was in the clash. */
  spend(card: number, by: number): void {
    this.list = [...this.list.filter((shown) => shown.card !== card), { card, by, isReaction: false, isSpent: true }];
  }

  hide(card: number): void {
    this.list = this.list.filter((shown) => shown.card !== card);
  }

  clear(): void {
    if (this.list.length) this.list = [];
  }

  isSpent(card: number): boolean {
    return this.list.some((shown) => shown.card === card && shown.isSpent);
  }

  /** Tells whether a card is shown elsewhere than where it lies. */
  has(card: number): boolean {
    return this.list.some((shown) => shown.card === card);
  }
}

export const shownCards = new ShownCards();
