/** The selection on the board, and answers planned ahead. */

export const selection: {
  /** A card of one's hand or of those laid out, or -1. */
  card: number;
  /** A spot of the field, or -1. */
  spot: number;
  /** The reason why the last press did nothing. */
  refusal: string;
} = $state({ card: -1, spot: -1, refusal: "" });

export function deselect(): void {
  selection.card = selection.spot = -1;
  selection.refusal = "";
}

/** A planned answer: a verb and its subject. */
export interface PlannedAnswer {
  verb: string;
  subject: number;
}

/** Answers decided together and given one by one, as the rules ask for them: an order of cards, a deck. */
class AnswerPlan {
  questions = $state.raw<string[]>([]);
  answers = $state.raw<PlannedAnswer[]>([]);
  /** The number of answers at the beginning. */
  total = $state(0);

  set(questions: string[], answers: PlannedAnswer[]): void {
    this.questions = questions;
    this.answers = answers;
    this.total = answers.length;
  }

  clear(): void {
    this.answers = [];
  }

  /** Takes the next answer to a question; null: none is planned. A plan that no longer fits is given up. */
  next(question: string, isOffered: (answer: PlannedAnswer) => boolean): PlannedAnswer | null {
    const [first, ...others] = this.answers;
    if (!first) return null;
    if (!this.questions.includes(question) || !isOffered(first)) {
      this.clear();
      return null;
    }
    this.answers = others;
    return first;
  }
}
export const plan = new AnswerPlan();
