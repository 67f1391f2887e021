/** A view followed through what happens, as far as every game tells it alike: tokens between places, cards between zones. */

import type { Event, View } from "../net/view";

/** A card of which nothing is known, not even its back. */
const HIDDEN = -1;

/** The view after one more event; unchanged by what only one game tells. */
export function followed(view: View, [, verb, where, subject, amount]: Event): View {
  switch (verb) {
    case "shift":
      return shifted(view, where, subject, amount);
    case "lay":
    case "lift":
      return laid(view, where, subject, verb === "lay" ? amount : -amount);
    case "place":
      return placed(view, where, subject, amount);
    case "gather":
      return withZones(view, { [where]: [], [subject]: [...view.zones[subject], ...view.zones[where]] });
    case "shuffle":
      return withZones(view, { [where]: hidden(view.zones[where]) });
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

/** So many that cannot be seen stay so. */
function shifted(view: View, from: number, to: number, amount: number): View {
  const { tokens } = view;
  return withTokens(view, {
    [from]: tokens[from] < 0 ? tokens[from] : tokens[from] - amount,
    [to]: tokens[to] < 0 ? tokens[to] : tokens[to] + amount,
  });
}

function laid(view: View, place: number, card: number, amount: number): View {
  const before = view.on_cards.find(([number]) => number === card)?.[1] ?? 0;
  const others = view.on_cards.filter(([number]) => number !== card);
  const now: [number, number][] = card >= 0 && before + amount > 0 ? [[card, before + amount]] : [];
  return { ...withTokens(view, { [place]: view.tokens[place] - amount }), on_cards: [...others, ...now] };
}

/** A card goes from one zone to another; one that is not seen there is any that cannot be seen. */
function placed(view: View, from: number, card: number, to: number): View {
  const there = view.zones[from];
  const seen = card >= 0 ? there.indexOf(card) : -1;
  const unseen = there.findIndex((one) => one < 0);
  const at = seen >= 0 ? seen : unseen >= 0 ? unseen : there.length - 1;
  if (at < 0) return view;
  const moved = card >= 0 ? card : there[at] < 0 ? there[at] : HIDDEN;
  const left = there.filter((_, place) => place !== at);
  return withZones(view, from === to ? { [to]: [...left, moved] } : { [from]: left, [to]: [...view.zones[to], moved] });
}

/** Cards in an order that nobody knows. */
function hidden(cards: number[]): number[] {
  const back = cards.find((card) => card < 0) ?? HIDDEN;
  return cards.map((card) => (card < 0 ? card : back));
}
