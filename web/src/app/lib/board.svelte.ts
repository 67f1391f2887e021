/** What is being pointed at on the board. */

import type { Shift } from "../../games/sakura_arms/places";

export const board: {
  /** The card shown large beside the board, or -1. */
  inspected: number;
  /** The card shown large over the board, or -1. */
  sheet: number;
  /** What the thing pointed at would move. */
  preview: Shift[];
  /** What an attack pointed at would deal, and to whom. */
  strike: { seat: number; damage: string } | null;
  /** The pile that is open: zone number, or -1. */
  pile: number;
} = $state({ inspected: -1, sheet: -1, preview: [], strike: null, pile: -1 });

export function clearPreview(): void {
  board.preview = [];
  board.strike = null;
}
