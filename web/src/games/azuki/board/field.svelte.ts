/** The board that is shown, for all its parts: what is seen of the match, and what can be done. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../../app/game_module";
import { Deciding } from "./decisions";
import { legendOf } from "../metadata";
import { Sight } from "./board_model";

const KEY = Symbol("field");

export class Field {
  constructor(private given: () => BoardProps) {}

  rules = $derived.by(() => this.given().rules);
  legend = $derived.by(() => legendOf(this.rules));
  hinted = $derived.by(() => this.given().hinted ?? -1);
  players = $derived.by(() => this.given().players);
  sight = $derived.by(() => new Sight(this.given().view, this.legend));
  deciding = $derived.by(() => {
    const { all = [], whyNot = [], events = [], choose = () => {} } = this.given();
    return new Deciding(this.sight, all, whyNot, this.rules.verbs, events, choose);
  });
  whyNot = $derived.by(() => this.given().whyNot ?? []);

  /** Several options, one after another: all of them or none. */
  takeMany(options: number[]): void {
    this.given().chooseMany?.(options);
  }

  playerName(seat: number): string {
    return this.players.find((one) => one.seat === seat)?.name ?? "";
  }
}

export function giveField(field: Field): Field {
  return setContext(KEY, field);
}

export function fieldOf(): Field {
  return getContext(KEY);
}
