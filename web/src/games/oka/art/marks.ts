/** Signs that need no words: of sides, colours and characters. */

import { suitOf, valueOf } from "../board/board_model";

/** Of the white and the black side. */
export const SIGNS = ["+", "−"];
/** Of the four colours. */
export const LETTERS = ["K", "R", "B", "G"];
export const SHAPES = ["●", "▲", "■", "◆"];
/** Of the characters, after the Cooks: where there is no room for words. */
const CHARACTERS = ["⇄", "◉", "⇅", "☯", "+↓", "−↑", "✶✕", "✶←", "◐?", "◎", "●▲", "★"];

export function characterSign(character: number, cooks: number[]): string {
  return character < cooks.length ? `±${cooks[character]}` : CHARACTERS[character - cooks.length];
}

/** A card in few letters, with the shape that goes with its colour: "▲R7". */
export function brief(card: number): string {
  return `${SHAPES[suitOf(card)]}${LETTERS[suitOf(card)]}${valueOf(card)}`;
}
