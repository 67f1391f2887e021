/** The Svelte context of a board: the model of the match and its decisions, for all components. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../../app/game_module";
import { Decisions } from "./decisions";
import { legendOf } from "../metadata";
import { BoardModel, type Attack } from "./board_model";
import { Blows, declaredAttack } from "./blows.svelte";

const CONTEXT_KEY = Symbol("board");

export class BoardContext {
  constructor(private props: () => BoardProps) {}

  rules = $derived.by(() => this.props().rules);
  legend = $derived.by(() => legendOf(this.rules));
  hinted = $derived.by(() => this.props().hinted ?? -1);
  players = $derived.by(() => this.props().players);
  model = $derived.by(() => new BoardModel(this.props().view, this.legend));
  decisions = $derived.by(() => {
    const { all: choices = [], whyNot = [], events = [], choose = () => {} } = this.props();
    return new Decisions(this.model, choices, whyNot, this.rules.verbs, events, choose);
  });
  events = $derived.by(() => this.props().events ?? []);
  /** The event that is being shown. */
  event = $derived.by(() => this.props().event ?? null);
  readonly blows = new Blows();
  /** The attack to which an arrow belongs: under way, being declared, or of a moment ago. */
  shownAttack: Attack | null = $derived.by(
    () => this.model.attack ?? declaredAttack(this.event, this.model.view, this.legend) ?? this.blows.attack,
  );
  whyNot = $derived.by(() => this.props().whyNot ?? []);

  /** Takes several options, one after another: all of them or none. */
  takeMany(options: number[]): void {
    this.props().chooseMany?.(options);
  }

  playerName(seat: number): string {
    return this.players.find((player) => player.seat === seat)?.name ?? "";
  }
}

export function setBoard(context: BoardContext): BoardContext {
  return setContext(CONTEXT_KEY, context);
}

export function getBoard(): BoardContext {
  return getContext(CONTEXT_KEY);
}
