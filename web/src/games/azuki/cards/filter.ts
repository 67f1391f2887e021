/** Which cards somebody looks for. */

import { name, text } from "../../../app/i18n/index.svelte";
import { cardOf, type CardKind, type Legend } from "../metadata";
import { NEUTRAL } from "../constants";

/** Empty words and -1: any. */
export interface Filter {
  element: number;
  kind: CardKind | "";
  cost: number;
  subtype: string;
  keyword: string;
  words: string;
}

export const ANY: Filter = { element: -1, kind: "", cost: -1, subtype: "", keyword: "", words: "" };
/** Costs from here on are looked for together. */
export const HIGH = 7;

/** The faces that fit, by element, kind, cost and name. */
export function found(legend: Legend, faces: number[], filter: Filter): number[] {
  const wanted = filter.words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = ["leader", "gate", "entity", "spell", "weapon"];
  return faces
    .filter((face) => {
      const one = legend.faces[face];
      return (
        (filter.element < 0 || one.element === filter.element) &&
        (!filter.kind || one.kind === filter.kind) &&
        (filter.cost < 0 || Math.min(one.cost, HIGH) === filter.cost) &&
        (!filter.subtype || one.subtypes.includes(filter.subtype)) &&
        (!filter.keyword || one.keywords.includes(filter.keyword) || isSaid(face, filter.keyword, legend)) &&
        wanted.every((word) => wordsOf(legend, face).includes(word))
      );
    })
    .sort((a, b) => {
      const [one, other] = [legend.faces[a], legend.faces[b]];
      return one.element - other.element || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.cost - other.cost || a - b;
    });
}

/** Whether a text speaks of a keyword, such as one that gives it to others. */
function isSaid(face: number, keyword: string, legend: Legend): boolean {
  const at = legend.names.keyword.indexOf(`keyword-${keyword}`);
  return at >= 0 && text("card", cardOf(face)).toLowerCase().includes(name("keyword", at).toLowerCase());
}

function wordsOf(legend: Legend, face: number): string {
  const one = legend.faces[face];
  const card = cardOf(face);
  return [one.id, one.name, name("card", card), text("card", card), ...one.subtypes].join(" ").toLowerCase();
}

export function subtypes(legend: Legend): string[] {
  return [...new Set(legend.written.flatMap((face) => legend.faces[face].subtypes))].sort();
}

export function keywords(legend: Legend): string[] {
  return [...new Set(legend.written.flatMap((face) => legend.faces[face].keywords))].sort();
}

/** What a leader may lead: its own element and Neutral. */
export function led(legend: Legend, faces: number[], element: number): number[] {
  return faces.filter((face) => legend.faces[face].element === element || legend.faces[face].element === NEUTRAL);
}
