/** Card filters. */

import { name, text } from "../../../app/i18n/index.svelte";
import { cardOf, type CardKind, type Legend } from "../metadata";
import { NEUTRAL } from "../constants";

/** A filter of cards; empty strings and -1 stand for any. */
export interface Filter {
  element: number;
  kind: CardKind | "";
  cost: number;
  subtype: string;
  keyword: string;
  search: string;
}

export const NO_FILTER: Filter = { element: -1, kind: "", cost: -1, subtype: "", keyword: "", search: "" };
/** Costs from here on are one choice of the filter. */
export const COST_CAP = 7;

/** Filters faces, and sorts them by element, kind, cost and number. */
export function filterCards(legend: Legend, faces: number[], filter: Filter): number[] {
  const searchWords = filter.search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = ["leader", "gate", "entity", "spell", "weapon"];
  return faces
    .filter((face) => {
      const printed = legend.faces[face];
      return (
        (filter.element < 0 || printed.element === filter.element) &&
        (!filter.kind || printed.kind === filter.kind) &&
        (filter.cost < 0 || Math.min(printed.cost, COST_CAP) === filter.cost) &&
        (!filter.subtype || printed.subtypes.includes(filter.subtype)) &&
        (!filter.keyword || printed.keywords.includes(filter.keyword) || mentionsKeyword(face, filter.keyword, legend)) &&
        searchWords.every((word) => searchText(legend, face).includes(word))
      );
    })
    .sort((a, b) => {
      const [first, second] = [legend.faces[a], legend.faces[b]];
      return (
        first.element - second.element ||
        kinds.indexOf(first.kind) - kinds.indexOf(second.kind) ||
        first.cost - second.cost ||
        a - b
      );
    });
}

/** Returns true if a card's text mentions a keyword, for example to give it to others. */
function mentionsKeyword(face: number, keyword: string, legend: Legend): boolean {
  const number = legend.names.keyword.indexOf(`keyword-${keyword}`);
  return number >= 0 && text("card", cardOf(face)).toLowerCase().includes(name("keyword", number).toLowerCase());
}

function searchText(legend: Legend, face: number): string {
  const printed = legend.faces[face];
  const card = cardOf(face);
  return [printed.id, printed.name, name("card", card), text("card", card), ...printed.subtypes].join(" ").toLowerCase();
}

export function subtypes(legend: Legend): string[] {
  return [...new Set(legend.written.flatMap((face) => legend.faces[face].subtypes))].sort();
}

export function keywords(legend: Legend): string[] {
  return [...new Set(legend.written.flatMap((face) => legend.faces[face].keywords))].sort();
}

/** Filters cards for a leader's element: its own and Neutral. */
export function cardsForLeader(legend: Legend, faces: number[], element: number): number[] {
  return faces.filter((face) => legend.faces[face].element === element || legend.faces[face].element === NEUTRAL);
}
