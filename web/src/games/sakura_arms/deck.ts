/** Decks: what makes one legal, and the code that stands for one. */

import { cardsOf, isUltimate, type Legend } from "./cards";
import { gameTitle } from "../../app/lib/packs.svelte";

export interface Deck {
  goddesses: [number, number];
  /** Card numbers, as seat 0's. */
  cards: number[];
}

export interface Legality {
  normals: number;
  ultimates: number;
  isLegal: boolean;
}

export function legality(legend: Legend, deck: Deck): Legality {
  const own = new Set([...cardsOf(legend, deck.goddesses[0]), ...cardsOf(legend, deck.goddesses[1])]);
  const cards = [...new Set(deck.cards)].filter((card) => own.has(card));
  const ultimates = cards.filter((card) => isUltimate(legend.cards[card])).length;
  const normals = cards.length - ultimates;
  return {
    normals,
    ultimates,
    isLegal: deck.goddesses[0] !== deck.goddesses[1] && cards.length === deck.cards.length && normals === legend.caps.normals && ultimates === legend.caps.ultimates,
  };
}

const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"; // 32 that cannot be taken for each other
const EDITIONS: Record<string, string> = { "sakura-arms/level99": "L", "sakura-arms/aeg": "A", "sakura-arms/beta": "B" };

/** The game that a code says it is of, if it is one of ours. */
export function gameOf(text: string): string | null {
  return Object.keys(EDITIONS).find((name) => EDITIONS[name] === text.trim().toUpperCase()[0]) ?? null;
}

/** Why a code is refused, in both languages. */
export class BadCode extends Error {
  constructor(
    english: string,
    readonly japanese: string,
  ) {
    super(english);
  }
}

/** A short code: edition, both goddesses, which of their cards, and a check sign. */
export function code(legend: Legend, deck: Deck): string {
  const [first, second] = [...deck.goddesses].sort((one, other) => one - other);
  const own = [...cardsOf(legend, first), ...cardsOf(legend, second)];
  let bits = "";
  for (const card of own) bits += deck.cards.includes(card) ? "1" : "0";
  while (bits.length % 5) bits += "0";
  let signs = SIGNS[first] + SIGNS[second];
  for (let at = 0; at < bits.length; at += 5) signs += SIGNS[parseInt(bits.slice(at, at + 5), 2)];
  const edition = EDITIONS[legend.game] ?? "X";
  return `${edition}${signs}${check(edition + signs)}`.replace(/^(.{4})(.{4})/, "$1-$2-").replace(/-$/, "");
}

export function deckOf(legend: Legend, text: string): Deck {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const edition = EDITIONS[legend.game] ?? "X";
  if (signs.length < 4) throw new BadCode("this is too short for a deck code", "デッキコードとしては短すぎます");
  if (signs[0] !== edition) {
    const other = Object.keys(EDITIONS).find((name) => EDITIONS[name] === signs[0]);
    if (!other) throw new BadCode("this is no deck code", "デッキコードではありません");
    throw new BadCode(`this deck is of ${gameTitle(other)}, not of ${gameTitle(legend.game)}`, `このデッキは「${gameTitle(other)}」のもので、「${gameTitle(legend.game)}」では使えません`);
  }
  const body = signs.slice(0, -1);
  if (check(body) !== signs.at(-1)) throw new BadCode("a sign of this code is wrong", "コードの文字に誤りがあります");
  const numbers = [...body.slice(1)].map((sign) => SIGNS.indexOf(sign));
  const [first, second] = numbers;
  if (numbers.includes(-1) || first === second || !legend.goddesses[first] || !legend.goddesses[second]) throw new BadCode("this is no deck code", "デッキコードではありません");
  const own = [...cardsOf(legend, first), ...cardsOf(legend, second)];
  const bits = numbers.slice(2).map((number) => number.toString(2).padStart(5, "0")).join("");
  if (bits.length < own.length) throw new BadCode("this is too short for a deck code", "デッキコードとしては短すぎます");
  return { goddesses: [first, second], cards: own.filter((_, at) => bits[at] === "1") };
}

function check(signs: string): string {
  let sum = 7;
  for (const sign of signs) sum = (sum * 31 + sign.charCodeAt(0)) % 1009;
  return SIGNS[sum % 32];
}

/** A proposal: the larger part of one goddess, the smaller of the other. */
export function quickBuild(legend: Legend, blue: number, red: number): Deck | null {
  const small = legend.goddesses[blue].blue;
  const large = legend.goddesses[red].red;
  if (!small || !large) return null;
  const named = (goddess: number, names: string[]) => cardsOf(legend, goddess).filter((card) => names.includes(legend.cards[card].name));
  return { goddesses: [blue, red], cards: [...named(blue, small), ...named(red, large)] };
}
