/** What can be seen of any game: numbers and cards, by whose they are. */

import type { Game } from "../../app/net/server";
import { onCard, type View } from "../../app/net/view";

export interface Lying {
  /** Its number; -1: it cannot be seen. */
  card: number;
  /** Tokens that lie on it. */
  tokens: number;
}

/** What somebody has, or nobody (-1): by number of the place the tokens (null: hidden), by number of the zone its cards. */
export interface Part {
  owner: number;
  numbers: { place: number; tokens: number | null }[];
  zones: { zone: number; cards: Lying[] }[];
}

/** Whose a place or a zone is; -1: nobody's. */
export function ownerOf(kind: "place" | "zone", number: number, rules: Game): number {
  const name = rules.legend.names[kind]?.[number];
  if (name !== undefined) return typeof name === "string" ? -1 : name[1];
  return kind === "zone" ? number % rules.seats : -1;
}

/** What belongs to nobody, then everybody's own, whoever reads it last. */
export function partsOf(view: View, rules: Game): Part[] {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const owners = [-1, ...seats.filter((seat) => seat !== view.seat), ...seats.filter((seat) => seat === view.seat)];
  const parts = owners.map((owner) => ({
    owner,
    numbers: view.tokens
      .map((tokens, place) => ({ place, tokens: tokens < 0 ? null : tokens }))
      .filter(({ place }) => ownerOf("place", place, rules) === owner),
    zones: view.zones
      .map((cards, zone) => ({ zone, cards: cards.map((card) => ({ card, tokens: onCard(view, card) })) }))
      .filter(({ zone, cards }) => ownerOf("zone", zone, rules) === owner && (cards.length || isNamed("zone", zone, rules))),
  }));
  return parts.filter((part) => part.numbers.length || part.zones.length);
}

function isNamed(kind: string, number: number, rules: Game): boolean {
  return (rules.legend.names[kind]?.[number] ?? "") !== "";
}
