/** The card under the pointer, and what it previews. */

/** An amount of tokens moved from one place to another, both by number. */
export interface Shift {
  from: number;
  to: number;
  amount: number;
}

export const focus: {
  /** The card shown large beside the board, or -1. */
  inspected: number;
  /** The card shown large over the board, or -1. */
  sheet: number;
  /** Tokens that the option pointed at would move. */
  preview: Shift[];
  /** Damage that the attack pointed at would deal, and the seat it hits. */
  strike: { seat: number; damage: [number, number] } | null;
  /** The pile that is open: zone number, or -1. */
  pile: number;
} = $state({ inspected: -1, sheet: -1, preview: [], strike: null, pile: -1 });

/** Shows a card that can be seen large beside the board. */
export function point(card: number): void {
  if (card >= 0) focus.inspected = card;
}

export function clearPreview(): void {
  focus.preview = [];
  focus.strike = null;
}

/** Closes everything that lies open over the board. */
export function clearFocus(): void {
  focus.inspected = focus.sheet = focus.pile = -1;
  clearPreview();
}
