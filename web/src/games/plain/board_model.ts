/** The view model of any game: numbers and cards, by owner. */

import { tokensOnCard } from "../../app/net/view";
import type { GameInfo, View } from "../../app/net/wire.gen";

export interface ZoneCard {
  /** The card's number; -1: hidden. */
  card: number;
  /** Tokens on the card. */
  tokens: number;
}

/** The numbers and zones of one owner: a seat, or -1 for nobody. */
export interface OwnerSection {
  owner: number;
  numbers: { place: number; tokens: number | null }[];
  zones: { zone: number; cards: ZoneCard[] }[];
}

/** Returns the owner of a place or a zone; -1: nobody. */
export function ownerOf(kind: "place" | "zone", number: number, rules: GameInfo): number {
  const name = rules.legend.names[kind]?.[number];
  if (name !== undefined) return typeof name === "string" ? -1 : name[1];
  return kind === "zone" ? number % rules.seats : -1;
}

/** Splits a view by owner: nobody first, the viewer last. */
export function sectionsOf(view: View, rules: GameInfo): OwnerSection[] {
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const owners = [-1, ...seats.filter((seat) => seat !== view.seat), ...seats.filter((seat) => seat === view.seat)];
  const sections = owners.map((owner) => ({
    owner,
    numbers: view.tokens
      .map((tokens, place) => ({ place, tokens: tokens < 0 ? null : tokens }))
      .filter(({ place }) => ownerOf("place", place, rules) === owner),
    zones: view.zones
      .map((cards, zone) => ({ zone, cards: cards.map((card) => ({ card, tokens: tokensOnCard(view, card) })) }))
      .filter(({ zone, cards }) => ownerOf("zone", zone, rules) === owner && (cards.length || hasName("zone", zone, rules))),
  }));
  return sections.filter((section) => section.numbers.length || section.zones.length);
}

function hasName(kind: string, number: number, rules: GameInfo): boolean {
  return (rules.legend.names[kind]?.[number] ?? "") !== "";
}
