/** The interface of a game's folder: its pages, and its user interface at a table. */

import type { Component, Snippet } from "svelte";
import type { Picture } from "./art/picture";
import type { Portrait } from "./ending/portraits";
import type { ScoreHistory } from "./ending/score_history";
import type { Drag } from "./table/input/drag";
import type { Animations } from "./anim/playback.svelte";
import type { Message } from "./i18n/index.svelte";
import type { Choice } from "./net/view";
import type {
  Event,
  GameInfo,
  GameManifest,
  OfferedOption,
  PackManifest,
  PlayerInfo,
  TextsByLanguage,
  View,
} from "./net/wire.gen";

/** The reason why an option cannot be taken now. */
export interface WhyNot {
  option: number;
  reason: string;
}

export interface BoardProps {
  view: View;
  rules: GameInfo;
  players: PlayerInfo[];
  /** All events so far, as the viewer knows them. */
  events?: Event[];
  /** The event that is being shown. */
  event?: Event | null;
  all?: Choice[];
  whyNot?: WhyNot[];
  hinted?: number;
  choose?: (choice: Choice) => void;
  /** Takes several options in order, or none of them. */
  chooseMany?: (options: number[]) => void;
  showcase?: number;
  /** The scores of a game that is over. */
  scores?: number[] | null;
  panel?: Snippet;
  bar?: Snippet;
}

export interface BarProps {
  view: View;
  rules: GameInfo;
  players: PlayerInfo[];
  /** The question; empty if the viewer is not asked. */
  question: string;
  all: Choice[];
  whyNot: WhyNot[];
  hinted: number;
  isBusy: boolean;
  /** The label of the option sent last, until the server answers. */
  takenLabel: string;
  /** The log line of the event that is being shown. */
  news: string;
  /** A note beside turn and phase. */
  note?: string;
  /** True for a spectator. */
  isWatching?: boolean;
  choose: (choice: Choice) => void;
  tools?: Snippet;
  extra?: Snippet;
}

export interface DetailProps {
  rules: GameInfo;
  card: number;
  view?: View;
  whyNot?: WhyNot[];
}

/** The context of a typed command. */
export interface CommandContext {
  view: View;
  rules: GameInfo;
  all: Choice[];
  whyNot: WhyNot[];
  question: string;
}

export type TableCommand = "undo" | "hint" | "log" | "since" | "keys" | "concede";
export type CommandResult =
  { do: "choose"; choice: Choice } | { do: TableCommand } | { do: "card"; card: number } | { do: "say"; text: string };

/** Advice in a guided game, by keys of the catalogue; `look` is the part of the board (`data-look` of the table). */
export interface Advice {
  id: string;
  title: string;
  text: string;
  /** Sentences about past events, instead of `text`. */
  recap?: Message[];
  look?: string;
}

/** The last choice of the player, clicked or dragged. */
export interface LastChoice {
  choice: Choice;
  drag: Drag | null;
  /** True if questions are asked even where they could be answered automatically. */
  isAsked: boolean;
}

/** A game at a table. */
export interface TableUi {
  Board: Component<BoardProps>;
  Bar: Component<BarProps>;
  Detail: Component<DetailProps>;
  /** Animations of events; by default none. */
  animations?: Animations;
  /** Kinds of terms whose names are shown in the language of the cards; by default cards alone. */
  printedKinds?: string[];
  /** Lists the options in keyboard order; by default cards first and the main one last. */
  choices?: (options: OfferedOption[], view: View, rules: GameInfo) => Choice[];
  /** Parses a typed command. */
  parseCommand?: (command: string, context: CommandContext) => CommandResult;
  /** Resolves a dropped card to a choice; by default the only choice for the card. */
  resolveDrop?: (drag: Drag, all: Choice[], view: View, rules: GameInfo) => Choice | null;
  /** Answers a question that follows from the last choice. */
  autoAnswer?: (last: LastChoice, all: Choice[], view: View, rules: GameInfo) => Choice | null;
  /** Picks the next lesson for a learner; `known` are ids of lessons read. */
  advice?: (view: View, all: Choice[], known: Set<string>) => Advice | null;
  /** Explains to a learner the moves of others: `news` are the events since the viewer's last decision, `all` those of the game. */
  recap?: (news: Event[], view: View, rules: GameInfo, all: Event[]) => Message[];
  /** Explains to a learner the forced moves made for them since that decision. */
  forcedMoves?: (news: Event[], view: View) => Message[];
  /** The card shown large while none is pointed at, or -1. */
  defaultCard?: (view: View, events: Event[]) => number;
  /** Says how the game ended for a seat, or (null) for a spectator. */
  outcome?: (scores: number[], seat: number | null) => Message;
  /** Reads the history of the score from events; by default from the views of the replay. */
  scoreHistory?: (view: View, events: Event[], rules: GameInfo, scores: number[]) => ScoreHistory | null;
  /** The picture of a card; by default one made from its name. */
  picture?: (card: number, rules: GameInfo) => Picture;
  /** Draws the winner, the front figure last. */
  winnerFigures?: (winner: number, view: View, rules: GameInfo) => string[];
  /** Shows what a seat played with, for the poster; `hasWon` is null in a draw. */
  portrait?: (seat: number, hasWon: boolean | null, view: View, rules: GameInfo, events: Event[]) => Portrait | null;
  /** More about the result, for the end page. */
  Result?: Component<{ view: View; players: PlayerInfo[] }>;
  /** Settings of this game: the key of the label by name. */
  preferences?: Record<string, string>;
}

/** A page about a pack's games; `subpath` is the address after the pack. */
export interface PageProps {
  pack: PackManifest;
  subpath: string;
}
export type Page = () => Promise<{ default: Component<PageProps> }>;

export interface FirstGame {
  setup: Record<string, unknown>;
  titles: TextsByLanguage[];
}

export interface GameModule {
  /** Loaded when somebody plays or watches one of its games. */
  tableUi: (game: string) => Promise<{ tableUi: TableUi }>;
  /** Pages about cards, decks and rules; `choose` is for the choice of decks before a game. */
  pages?: { choose?: Page; cards?: Page; decks?: Page; rules?: Page };
  /** An emblem for the home page. */
  emblem?: () => Promise<{ default: Component<{ game: GameManifest }> }>;
  /** Draws the picture of the home page; by default one made from the name. */
  homePicture?: () => Promise<string>;
  /** The colour of the game's buttons on the home page; white is read on it. */
  colour?: string;
  /** The set-up of "Play now", and its titles. */
  firstGame?: (game: GameManifest) => FirstGame;
}

const MODULES = import.meta.glob<{ gameModule: GameModule }>("../games/*/module.ts");

/** The pack that a game belongs to. */
export function packName(game: string): string {
  return game.split("/")[0];
}

/** Loads the module of a game, by the name of the game or the pack. */
export async function loadModule(game: string): Promise<GameModule> {
  const modulePath = (folder: string) => `../games/${folder}/module.ts`;
  const loadOwn = MODULES[modulePath(packName(game).replaceAll("-", "_"))];
  return (await (loadOwn ?? MODULES[modulePath("plain")])()).gameModule;
}
