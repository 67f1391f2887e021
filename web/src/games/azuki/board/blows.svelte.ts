/** Damage that was dealt just now, to be shown where it landed: with its event, or all at once where nothing moves. */

import { scaledDuration } from "../../../app/anim/petal_flights";
import { settings } from "../../../app/storage/settings.svelte";
import { seatAt } from "./spots";
import type { Event, View } from "../../../app/net/wire.gen";
import { BoardModel, type Attack } from "./board_model";
import type { Legend } from "../metadata";

/** Milliseconds that a mark stays. */
const MARK_TIME = 1200;

export interface DamageMark {
  /** The clock of its event. */
  clock: number;
  spot: number;
  amount: number;
  /** True if the attacker's card rushes there first. */
  isLate: boolean;
}

/** Lists the damage among events. */
export function damageMarks(events: Event[]): DamageMark[] {
  return events
    .filter(([, verb, where, , amount]) => verb === "hurt" && where >= 0 && amount > 0)
    .map(([clock, , spot, , amount]) => ({ clock, spot, amount, isLate: false }));
}

/** Returns the attack that an event declares; null: another event, or the target is not on the field. */
export function declaredAttack(event: Event | null | undefined, view: View, legend: Legend): Attack | null {
  if (event?.[1] !== "attack") return null;
  const [, , attacker, , targetCard] = event;
  const target = new BoardModel(view, legend).spotOf(targetCard);
  return target < 0 ? null : { seat: seatAt(attacker), attacker, target };
}

function markTime(): number {
  return settings.motion ? scaledDuration(MARK_TIME) : MARK_TIME;
}

export class Blows {
  marks = $state.raw<DamageMark[]>([]);
  /** An attack of a moment ago, where nothing moves. */
  attack = $state.raw<Attack | null>(null);
  private seenClock = -1;

  /** Shows marks for a while. */
  show(marks: DamageMark[]): void {
    const added = marks.filter(({ clock }) => !this.marks.some((mark) => mark.clock === clock));
    if (!added.length) return;
    this.marks = [...this.marks, ...added];
    setTimeout(() => (this.marks = this.marks.filter((mark) => !added.includes(mark))), markTime());
  }

  /** Returns the events after those seen before; none the first time. */
  news(events: Event[]): Event[] {
    const last = events.at(-1)?.[0] ?? 0;
    const news = this.seenClock < 0 ? [] : events.filter(([clock]) => clock > this.seenClock);
    this.seenClock = last;
    return news;
  }

  /** Shows an attack for a while. */
  showAttack(attack: Attack | null): void {
    if (!attack) return;
    this.attack = attack;
    setTimeout(() => {
      if (this.attack === attack) this.attack = null;
    }, markTime());
  }
}
