/** Signs of sides, colours and characters, for places without room for words. */

import { suitOf, valueOf } from "../board/board_model";

/** By side: white, black. */
export const SIGNS = ["+", "−"];
/** By colour. */
export const LETTERS = ["K", "R", "B", "G"];
export const SHAPES = ["●", "▲", "■", "◆"];
/** By character, after the Cooks. */
const CHARACTER_SYMBOLS = ["⇄", "◉", "⇅", "☯", "+↓", "−↑", "✶✕", "✶←", "◐?", "◎", "●▲", "★"];

export function characterSymbol(character: number, cooks: number[]): string {
  return character < cooks.length ? `±${cooks[character]}` : CHARACTER_SYMBOLS[character - cooks.length];
}

/** Names a card by the shape and letter of its colour and its number: "▲R7". */
export function shortCardName(card: number): string {
  return `${SHAPES[suitOf(card)]}${LETTERS[suitOf(card)]}${valueOf(card)}`;
}
