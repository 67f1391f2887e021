/** What a game brings to the pages: one folder of `games`, found by the name of its pack; a game without one is shown plainly. */

import type { Component, Snippet } from "svelte";
import type { Picture } from "./art/picture";
import type { Course } from "./ending/score_history";
import type { Drag } from "./table/drag";
import type { GameOffer, PackOffer, Texts } from "./packs.svelte";
import type { Stage } from "./anim/playback.svelte";
import type { Game, Player } from "./net/server";
import type { Message } from "./i18n/index.svelte";
import type { Choice, Event, Offered, View } from "./net/view";

/** Why an option cannot be taken now. */
export interface WhyNot {
  option: number;
  reason: string;
}

export interface BoardProps {
  view: View;
  rules: Game;
  players: Player[];
  /** All that has happened, as the reader knows it. */
  events?: Event[];
  /** What is being shown just now. */
  event?: Event | null;
  all?: Choice[];
  whyNot?: WhyNot[];
  hinted?: number;
  choose?: (choice: Choice) => void;
  /** Several options, one after another: all of them are taken, or none is. */
  chooseMany?: (options: number[]) => void;
  showcase?: number;
  /** How it ended, at a table where it has. */
  scores?: number[] | null;
  panel?: Snippet;
  bar?: Snippet;
}

export interface BarProps {
  view: View;
  rules: Game;
  players: Player[];
  /** What is asked; empty: nothing is, of whoever reads. */
  asked: string;
  all: Choice[];
  whyNot: WhyNot[];
  hinted: number;
  isBusy: boolean;
  taken: string;
  news: string;
  /** Something to know beside the moment. */
  note?: string;
  /** Whether one only looks on. */
  isWatching?: boolean;
  choose: (choice: Choice) => void;
  tools?: Snippet;
  extra?: Snippet;
}

export interface DetailProps {
  rules: Game;
  card: number;
  view?: View;
  whyNot?: WhyNot[];
}

/** What typed commands are understood from. */
export interface Situation {
  view: View;
  rules: Game;
  all: Choice[];
  whyNot: WhyNot[];
  asked: string;
}

export type Deed = "undo" | "hint" | "log" | "since" | "keys" | "concede";
export type Outcome =
  { do: "choose"; choice: Choice } | { do: Deed } | { do: "card"; card: number } | { do: "say"; text: string };

/** A word of advice in a guided game: keys of the game's catalogue, and what it is about (`data-look` of the table). */
export interface Advice {
  id: string;
  title: string;
  text: string;
  /** What has happened, instead of a text that is always the same. */
  told?: Message[];
  look?: string;
}

/** What somebody has just chosen: by itself, or by dragging a card somewhere. */
export interface Done {
  choice: Choice;
  drag: Drag | null;
  /** Whether more is to be asked about it than is needed. */
  isAsked: boolean;
}

/** A game at a table. */
export interface Face {
  Board: Component<BoardProps>;
  Bar: Component<BarProps>;
  Detail: Component<DetailProps>;
  /** How events are shown; without it, what has happened is there at once. */
  stage?: Stage;
  /** Kinds of terms whose names are printed on cards, and so are in the language of the cards; without it, cards are. */
  printed?: string[];
  /** The options as they are numbered for the keyboard; without it, cards first and the main one last. */
  choices?: (options: Offered[], view: View, rules: Game) => Choice[];
  /** What somebody wants who types. */
  understood?: (typed: string, situation: Situation) => Outcome;
  /** What it means to let a card go somewhere; without it, the one thing that can be done with the card. */
  dropped?: (drag: Drag, all: Choice[], view: View, rules: Game) => Choice | null;
  /** What is answered by itself, because it follows from what was chosen just before. */
  follows?: (done: Done, all: Choice[], view: View, rules: Game) => Choice | null;
  /** What to say to somebody who learns the game, of what has not been said. */
  advice?: (view: View, all: Choice[], said: Set<string>) => Advice | null;
  /** What others did (`news`: since the reader's last decision, of `all` there was) and what it came of, to somebody who learns. */
  explained?: (news: Event[], view: View, rules: Game, all: Event[]) => Message[];
  /** What the rules did for the reader without a question since that decision, and why, to somebody who learns. */
  unasked?: (news: Event[], view: View) => Message[];
  /** The card that is shown large while none is pointed at, or -1. */
  latest?: (view: View, events: Event[]) => number;
  /** How it ended for a seat; null: for whoever looks on. */
  outcome?: (scores: number[], seat: number | null) => Message;
  /** How it went, from what has happened; without it, from the numbers of its replay. */
  course?: (view: View, events: Event[], rules: Game, scores: number[]) => Course | null;
  /** The picture of a card; without it, one that comes from its name. */
  picture?: (card: number, rules: Game) => Picture;
  /** Whoever has won, drawn standing, the one in front last; each drawing has ids that begin as given. */
  heroes?: (winner: number, view: View, rules: Game, id: string) => string[];
  /** What else is to be said of how it ended. */
  Result?: Component<{ view: View; players: Player[] }>;
  /** What can be set for this game alone, by name: the key of what it is called. */
  preferences?: Record<string, string>;
}

/** A page about a pack's games; `given` is what else stands in its address. */
export interface PageProps {
  pack: PackOffer;
  given: string;
}
export type Page = () => Promise<{ default: Component<PageProps> }>;

export interface FirstGame {
  setup: Record<string, unknown>;
  titles: Texts[];
}

export interface Kind {
  /** Loaded when somebody plays or watches one of its games. */
  face: (game: string) => Promise<{ face: Face }>;
  /** About its cards, decks and rules; and where one chooses what one plays with before a game. */
  pages?: { choose?: Page; cards?: Page; decks?: Page; rules?: Page };
  /** What the home page shows of a game besides words. */
  blazon?: () => Promise<{ default: Component<{ game: GameOffer }> }>;
  /** Four figures, drawn, that meet on the bridge of the home page: the two in the middle are in front. */
  cast?: () => Promise<string[]>;
  /** With what somebody plays who only wants to play: the set-up, and what that is called. */
  firstGame?: (game: GameOffer) => FirstGame;
}

const KINDS = import.meta.glob<{ kind: Kind }>("../games/*/module.ts");

/** The pack that a game belongs to. */
export function packOf(game: string): string {
  return game.split("/")[0];
}

/** What a game's pack brings, by the name of the game or the pack. */
export async function kindOf(game: string): Promise<Kind> {
  const at = (folder: string) => `../games/${folder}/module.ts`;
  const own = KINDS[at(packOf(game).replaceAll("-", "_"))];
  return (await (own ?? KINDS[at("plain")])()).kind;
}
