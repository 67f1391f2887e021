/** What is being pointed at on the board. */

/** So many tokens from a place to another; both by number. */
export interface Shift {
  from: number;
  to: number;
  amount: number;
}

export const board: {
  /** The card shown large beside the board, or -1. */
  inspected: number;
  /** The card shown large over the board, or -1. */
  sheet: number;
  /** What the thing pointed at would move. */
  preview: Shift[];
  /** What an attack pointed at would deal, and to whom. */
  strike: { seat: number; damage: [number, number] } | null;
  /** The pile that is open: zone number, or -1. */
  pile: number;
} = $state({ inspected: -1, sheet: -1, preview: [], strike: null, pile: -1 });

export function clearPreview(): void {
  board.preview = [];
  board.strike = null;
}

/** Nothing is pointed at, and nothing lies open. */
export function clearBoard(): void {
  board.inspected = board.sheet = board.pile = -1;
  clearPreview();
}
