/** Set-ups from what somebody wishes in a form. */

import type { GameOffer, Wish, WishChoice } from "../packs.svelte";

/** By the names of wishes; what is not there, nobody has wished. */
export type Wishes = Record<string, unknown>;

/** What can be wished for the whole table; what each seat has for itself is chosen where it is played. */
export function choicesOf(wish: Wish, game: GameOffer): WishChoice[] {
  if (wish.kind === "several") return wish.also;
  const ready = game.decks?.map((deck) => deck.name) ?? [];
  return [...wish.choices.filter((one) => !ready.includes(one.value)), ...wish.also];
}

/** Whether a form has something to offer for it. */
export function isShown(wish: Wish, game: GameOffer): boolean {
  if (!wish.is_in_forms) return false;
  if (wish.kind === "number" || wish.kind === "switch" || wish.kind === "seat") return true;
  return choicesOf(wish, game).length > 0;
}

export function setupOf(wishes: Wishes, game: GameOffer): Record<string, unknown> {
  const setup: Record<string, unknown> = {};
  for (const wish of game.wishes) {
    const value = wishes[wish.name];
    if (value === undefined || value === null || value === "" || value === wish.default) continue;
    if (wish.group) setup[wish.group] = { ...(setup[wish.group] as object), [wish.name]: value };
    else setup[wish.name] = value;
  }
  return setup;
}
