/** What has been pressed on the board and waits for more, and what is to be answered next by itself. */

export const selection: {
  /** A card of one's hand or of those laid out, or -1. */
  card: number;
  /** A spot of the field, or -1. */
  spot: number;
  /** Why what was pressed last cannot be done. */
  refused: string;
} = $state({ card: -1, spot: -1, refused: "" });

export function deselect(): void {
  selection.card = selection.spot = -1;
  selection.refused = "";
}

/** One answer that is wanted: a verb and what it is about. */
export interface Wanted {
  verb: string;
  subject: number;
}

/** Answers decided together, which the rules take one by one: an order of cards, a deck. */
class Plan {
  questions = $state.raw<string[]>([]);
  wanted = $state.raw<Wanted[]>([]);
  /** How many there were. */
  size = $state(0);

  make(questions: string[], wanted: Wanted[]): void {
    this.questions = questions;
    this.wanted = wanted;
    this.size = wanted.length;
  }

  clear(): void {
    this.wanted = [];
  }

  /** The next answer to a question; null: nothing is planned for it, and a plan that no longer fits is given up. */
  next(question: string, isOffered: (one: Wanted) => boolean): Wanted | null {
    const [first, ...rest] = this.wanted;
    if (!first) return null;
    if (!this.questions.includes(question) || !isOffered(first)) {
      this.clear();
      return null;
    }
    this.wanted = rest;
    return first;
  }
}
export const plan = new Plan();
