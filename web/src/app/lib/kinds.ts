/** What a kind of game brings to the pages: its board, its decision bar, its words.  A new game is one more entry here. */

import type { Component, Snippet } from "svelte";
import DecisionBar from "../../games/sakura_arms/DecisionBar.svelte";
import Duel from "../../games/sakura_arms/Duel.svelte";
import DuelDetail from "../../games/sakura_arms/DuelDetail.svelte";
import { OKA } from "../../games/oka/kind";
import { kind } from "../../games/sakura_arms/cards";
import { DUEL_STAGE, type Stage } from "./playback.svelte";
import type { Frame, Game, Player } from "./server";
import { settings, t } from "./settings.svelte";
import { optionsSaid } from "../../games/sakura_arms/speaker.svelte";
import * as story from "../../games/sakura_arms/story";
import { choices, type Choice, type Event, type View } from "./view";
import * as P from "../../games/sakura_arms/places";

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
  showcase?: number;
  panel?: Snippet;
  bar?: Snippet;
}

export interface BarProps {
  view: View;
  rules: Game;
  players: Player[];
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

/** Who reads, and of what table. */
export interface Eyes {
  rules: Game;
  players: Player[];
  seat: number | null;
}

export interface Kind {
  Board: Component<BoardProps>;
  Bar: Component<BarProps>;
  Detail: Component<DetailProps>;
  stage: Stage;
  /** Whether one can type what to do. */
  hasCommands: boolean;
  choices: (options: { option: number; label: string }[], view: View, eyes: Eyes) => Choice[];
  told: (events: Event[], eyes: Eyes) => story.Line[];
  sinceLastTurn: (events: Event[], seat: number) => Event[];
  /** The card that is shown large while none is pointed at, or -1. */
  latest: (view: View, events: Event[]) => number;
  cardName: (card: number, rules: Game) => string;
  /** Whether a card played is an attack, to which somebody may react. */
  isAttack: (card: number, rules: Game) => boolean;
  seatName: (seat: number, players: Player[]) => string;
  /** How it ended for a seat; null: for whoever looks on. */
  outcome: (scores: number[], seat: number | null, players: Player[]) => string;
  /** The frames of a replay at which something new begins. */
  chapters: (frames: Frame[], eyes: Eyes) => { number: number; name: string }[];
}

function cardName(card: number, rules: Game): string {
  const printed = rules.legend.cards[card];
  return settings.cardLanguage === "ja" ? printed.japanese : printed.name;
}

function readerOf({ rules, seat }: Eyes): story.Reader {
  return { legend: rules.legend, seat, language: settings.language, cardName: (card) => cardName(card, rules) };
}

const DUEL: Kind = {
  Board: Duel,
  Bar: DecisionBar,
  Detail: DuelDetail,
  stage: DUEL_STAGE,
  hasCommands: true,
  choices: (options, view, { rules }) => choices(optionsSaid(options, view.question, rules), rules.verbs),
  told: (events, eyes) => story.told(events, readerOf(eyes)),
  sinceLastTurn: story.sinceLastTurn,
  // The attack under way, or the card played last.
  latest: (view, events) => view.public.attack?.card ?? events.findLast((one) => one[1] === "play" && one[3] >= 0)?.[3] ?? -1,
  cardName,
  isAttack: (card, rules) => kind(rules.legend.cards[card]) === "attack",
  seatName: (seat) => t(seat ? "red" : "blue"),
  outcome: ([first, second], seat) => {
    if (first === second) return t("draw");
    if (seat === null) return t(first > second ? "blue_won" : "red_won");
    return t([first, second][seat] > [first, second][1 - seat] ? "won" : "lost");
  },
  chapters: (frames) =>
    frames.flatMap((one, number) => {
      const turn = one.views[0].tokens[P.TURNS];
      return number && turn !== frames[number - 1].views[0].tokens[P.TURNS] ? [{ number, name: `${t("turn")} ${turn}` }] : [];
    }),
};

export function kindOf(game: string): Kind {
  return game.startsWith("oka/") ? OKA : DUEL;
}
