/** What is printed on cards: as the server's legend tells it, and what follows from that. */

export interface PrintedCard {
  name: string;
  japanese: string;
  goddess: string;
  type: string;
  figures: string;
  text: string;
  provenance: string;
}

export interface PrintedGoddess {
  name: string;
  japanese: string;
  weapon: string;
  mechanics: string;
  provenance: string;
  blue?: string[];
  red?: string[];
}

/** A rule of Epic Battle. */
export interface Epic {
  number: number;
  id: string;
  name: string;
  japanese: string;
  text: string;
}

/** What areas and decks hold at most in an edition. */
export interface Caps {
  distance: number;
  aura: number;
  vigor: number;
  hand: number;
  normals: number;
  ultimates: number;
}

export interface Legend {
  game: string;
  caps: Caps;
  /** What this edition calls things. */
  words?: Record<string, string>;
  zones: string[];
  actions: string[];
  goddesses: PrintedGoddess[];
  cards: PrintedCard[];
  epics?: Epic[];
}

export interface Figures {
  flare: number | null;
  range: number[];
  rangeWords: string;
  damage: string;
  charge: number | null;
}

/** Editions call the cost of an Ultimate "Flare" or "Cost". */
const COST = /(?:Flare|Cost) (\d+)/;

/** "Flare 7  Range 3-4  4/4" taken apart. */
export function figures(text: string): Figures {
  const flare = COST.exec(text);
  const range = /Range ([\d, -]+?)(?:  |$)/.exec(text);
  const damage = /(?:^|  )([\d-]+\/[\d-]+)(?:  |$)/.exec(text);
  const charge = /Charge (\d+)/.exec(text);
  return {
    flare: flare ? Number(flare[1]) : null,
    range: range ? distances(range[1]) : [],
    rangeWords: range ? range[1] : "",
    damage: damage ? damage[1] : "",
    charge: charge ? Number(charge[1]) : null,
  };
}

/** "1-3, 5" as 1, 2, 3, 5. */
export function distances(words: string): number[] {
  const found: number[] = [];
  for (const part of words.split(",")) {
    const [near, far] = part.trim().split("-").map(Number);
    for (let distance = near; distance <= (far ?? near); distance++) found.push(distance);
  }
  return found;
}

/** Neighbouring distances joined: [1, 2, 4] as [[1, 2], [4, 4]]. */
export function runs(numbers: number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const one of numbers) {
    const last = found.at(-1);
    if (last && last[1] === one - 1) last[1] = one;
    else found.push([one, one]);
  }
  return found;
}

export function isUltimate(card: PrintedCard): boolean {
  return COST.test(card.figures);
}

export type Kind = "attack" | "utility" | "enchantment" | "form";

export function kind(card: PrintedCard): Kind {
  const word = card.type.split(",")[0];
  return word === "Attack" ? "attack" : word.startsWith("En") ? "enchantment" : word === "TransForm" ? "form" : "utility";
}

export function isReaction(card: PrintedCard): boolean {
  return card.type.includes("Reaction");
}

export function isFullPower(card: PrintedCard): boolean {
  return /Full Power|Throughout/.test(card.type);
}

/** Whether a card can be put in a deck: Poisons and TransForms cannot. */
export function isForDecks(card: PrintedCard): boolean {
  return card.goddess !== "" && kind(card) !== "form";
}

/** What the back of a hidden card (a negative number) shows. */
export function back(card: number): "normal" | "ultimate" | "poison" | "form" {
  return (["normal", "ultimate", "poison", "form"] as const)[(-1 - card) % 4];
}

/** The cards of a goddess that can be in decks, numbered as seat 0's. */
export function cardsOf(legend: Legend, goddess: number): number[] {
  const name = legend.goddesses[goddess].name;
  const own: number[] = [];
  for (let card = 0; card < legend.cards.length / 2; card++) {
    if (legend.cards[card].goddess === name && isForDecks(legend.cards[card])) own.push(card);
  }
  return own;
}

/** How sure we are of a printed card: "seen", "likely" (another printing's values), or "stand-in" where nobody can be sure. */
export function certainty(provenance: string): "seen" | "likely" | "stand-in" {
  if (/^(stand-in|uncertain)/.test(provenance)) return "stand-in";
  return provenance.startsWith("seen") ? "seen" : "likely";
}

/** Whether a card has all the words looked for, in its name, its text or its type line, or in their translation. */
export function isFound(card: PrintedCard, wanted: string, translated = ""): boolean {
  const text = `${card.name} ${card.japanese} ${card.text} ${card.type} ${card.figures} ${translated}`.toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
