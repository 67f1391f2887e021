/** The selection at the table; a second tap confirms it. */

export const selection: {
  /** The selected card of the hand, or -1. */
  card: number;
  /** The seat whose trick cards are open, or -1. */
  seat: number;
  /** The reason why the last press did nothing. */
  refusal: string;
} = $state({ card: -1, seat: -1, refusal: "" });

export function deselect(): void {
  selection.card = -1;
  selection.refusal = "";
}
