/** What has been tapped at the table and waits for a second tap. */

export const selection: {
  /** A card of one's hand, or -1. */
  card: number;
  /** Whose trick cards are open, or -1. */
  seat: number;
  /** Why the last thing pressed cannot be done. */
  refused: string;
} = $state({ card: -1, seat: -1, refused: "" });

export function deselect(): void {
  selection.card = -1;
  selection.refused = "";
}
