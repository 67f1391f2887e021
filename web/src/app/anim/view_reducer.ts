/** Applies events of all games to a view: tokens between places, cards between zones. */

import type { Event, View } from "../net/wire.gen";

/** The number of a hidden card. */
const HIDDEN = -1;

/** Applies an event; events of single games change nothing. */
export function applyCommonEvent(view: View, [, verb, where, subject, amount]: Event): View {
  switch (verb) {
    case "shift":
      return moveTokens(view, where, subject, amount);
    case "lay":
    case "lift":
      return layTokens(view, where, subject, verb === "lay" ? amount : -amount);
    case "place":
      return placeCard(view, where, subject, amount);
    case "gather":
      return withZones(view, { [where]: [], [subject]: [...view.zones[subject], ...view.zones[where]] });
    case "shuffle":
      return withZones(view, { [where]: hideCards(view.zones[where]) });
    default:
      return view;
  }
}

export function withTokens(view: View, changed: Partial<Record<number, number>>): View {
  return { ...view, tokens: view.tokens.map((tokens, place) => changed[place] ?? tokens) };
}

export function withZones(view: View, changed: Record<number, number[]>): View {
  return { ...view, zones: view.zones.map((cards, zone) => changed[zone] ?? cards) };
}

/** Moves tokens between places; a hidden number stays hidden. */
function moveTokens(view: View, from: number, to: number, amount: number): View {
  const { tokens } = view;
  return withTokens(view, {
    [from]: tokens[from] < 0 ? tokens[from] : tokens[from] - amount,
    [to]: tokens[to] < 0 ? tokens[to] : tokens[to] + amount,
  });
}

/** Moves tokens from a place onto a card; a negative amount, back. */
function layTokens(view: View, place: number, card: number, amount: number): View {
  const before = view.on_cards.find(([number]) => number === card)?.[1] ?? 0;
  const others = view.on_cards.filter(([number]) => number !== card);
  const own: [number, number][] = card >= 0 && before + amount > 0 ? [[card, before + amount]] : [];
  return { ...withTokens(view, { [place]: view.tokens[place] - amount }), on_cards: [...others, ...own] };
}

/** Moves a card between zones; a hidden card is any hidden one. */
function placeCard(view: View, from: number, card: number, to: number): View {
  const source = view.zones[from];
  const visibleIndex = card >= 0 ? source.indexOf(card) : -1;
  const hiddenIndex = source.findIndex((other) => other < 0);
  const index = visibleIndex >= 0 ? visibleIndex : hiddenIndex >= 0 ? hiddenIndex : source.length - 1;
  if (index < 0) return view;
  const newCard = card >= 0 ? card : source[index] < 0 ? source[index] : HIDDEN;
  const rest = source.filter((_, position) => position !== index);
  return withZones(view, from === to ? { [to]: [...rest, newCard] } : { [from]: rest, [to]: [...view.zones[to], newCard] });
}

/** Hides cards: their order is unknown from now on. */
function hideCards(cards: number[]): number[] {
  const back = cards.find((card) => card < 0) ?? HIDDEN;
  return cards.map((card) => (card < 0 ? card : back));
}
