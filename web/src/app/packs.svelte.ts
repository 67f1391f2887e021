/** What can be played here, as the packs describe themselves; with whom, and in which languages. */

import { packOf } from "./game_module";
import { ask } from "./net/server";
import { settings } from "./storage/settings.svelte";

/** The same in several languages, by their codes. */
export type Texts = Record<string, string>;

export interface WishChoice {
  value: string;
  label: Texts;
  /** What it means, where there is more to say of it than its name. */
  text: Texts;
}

/** One thing that a set-up may say, as a form shows it. */
export interface Wish {
  name: string;
  kind: "choice" | "several" | "number" | "numbers" | "switch" | "names" | "text" | "file" | "deck" | "seat";
  label: Texts;
  help: Texts;
  choices: WishChoice[];
  /** Words that may stand for the wish of the whole table. */
  also: WishChoice[];
  default: unknown;
  /** Whether every seat has its own. */
  each: boolean;
  count: number;
  least: number | null;
  most: number | null;
  may_be_none: boolean;
  /** The table within the set-up in which it stands. */
  group: string;
  /** Whether a form can say all that it needs. */
  is_in_forms: boolean;
}

export interface ReadyDeck {
  name: string;
  title: Texts;
  of: string[];
  cards: string[];
}

/** A small position with a task, and all that is said of it. */
export interface ExerciseOffer {
  name: string;
  title: Texts;
  task: Texts;
  hint: Texts;
  learnt: Texts;
  /** Why a wrong turn is one, by its name. */
  slips: Record<string, Texts>;
}

export interface GameOffer {
  name: string;
  seats: number;
  minutes: string;
  title: Texts;
  what: Texts;
  /** What it and the same for other numbers of players are called together, where a pack has more than that. */
  family: Texts;
  /** Whether other games follow: it is not over when one of two gives up, and nobody wins it. */
  leads_on: boolean;
  lesson: boolean;
  exercises: ExerciseOffer[];
  wishes: Wish[];
  /** Decks that can be played at once; null: the game has none. */
  decks: ReadyDeck[] | null;
}

export interface PackOffer {
  name: string;
  title: Texts;
  /** Whether its games are one game for different numbers of players. */
  is_by_seats: boolean;
  usual: string;
  games: GameOffer[];
}

export interface Offer {
  version: string;
  languages: { code: string; name: string }[];
  players: string[];
  packs: PackOffer[];
}

class Offered {
  now = $state.raw<Offer | null>(null);
}
const offered = new Offered();

let asked: Promise<Offer> | null = null;

/** Asked once. */
export function offer(): Promise<Offer> {
  asked ??= ask<Offer>("/api/games").then(
    (found) => (offered.now = found),
    (problem) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** What is offered, as soon as it is known. */
export function offerNow(): Offer | null {
  if (!offered.now) void offer().catch(() => {});
  return offered.now;
}

/** A text in the reader's language, or in English. */
export function inWords(texts: Texts | undefined): string {
  return texts?.[settings.language] ?? texts?.en ?? "";
}

export function packNamed(name: string): PackOffer | undefined {
  return offerNow()?.packs.find((one) => one.name === packOf(name));
}

export function gameNamed(name: string): GameOffer | undefined {
  return packNamed(name)?.games.find((one) => one.name === name);
}

/** What its pack is called, and which of the pack's games it is. */
export function gameTitle(name: string): string {
  const pack = packNamed(name);
  const titles = [pack?.title, pack && pack.games.length > 1 && !pack.is_by_seats ? gameNamed(name)?.title : undefined];
  return titles.map(inWords).filter(Boolean).join(" · ") || name;
}
