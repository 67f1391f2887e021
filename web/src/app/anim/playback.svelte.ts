/** Shows what has happened since the last state, one thing after the other; can be skipped at any time. */

import { tick } from "svelte";
import { land, paced } from "./petal_flights";
import type { Game } from "../net/server";
import { settings } from "../storage/settings.svelte";
import type { Event, View } from "../net/view";

/** What takes longer than this, in milliseconds, is shown the quicker. */
const LONGEST = 14_000;
/** Up to so many milliseconds nothing is to be seen of an event but what it leaves. */
const UNSEEN = 100;

/** How a game's events are shown. */
export interface Stage {
  /** How long an event is shown, in milliseconds; up to 100 means: not at all. */
  time: (event: Event, seat: number | null) => number;
  /** The view after one more event; `next` is the one to which all of them lead. */
  stepped: (view: View, event: Event, next: View) => View;
  /** Moves on the screen what the event moves, unless it is to be still; the card to show large until the next one, or -1; undefined: as before. */
  enact: (event: Event, view: View, seat: number | null, isStill: boolean) => number | undefined;
  /** Moves what the event has brought, once it is there. */
  arrive?: (event: Event, before: View) => void;
  /** What others do that `seat` might have answered, had an answer been possible: it is not asked. */
  unasked?: (news: Event[], next: View, seat: number, rules: Game) => Event[];
}

/** A game in which nothing moves: what has happened is there at once. */
const STILL: Stage = { time: () => 0, stepped: (view) => view, enact: () => undefined };

export class Playback {
  view = $state.raw<View | null>(null);
  event = $state.raw<Event | null>(null);
  showcase = $state(-1);
  isPlaying = $state(false);
  /** The clock of the last event that is being shown or was, and of the last one that the view holds, or 0. */
  clock = $state(Infinity);
  done = $state(0);
  /** The clocks between which lines have been shown since it began: words come when what they tell has been seen. */
  began = $state(0);
  told = $state(Infinity);
  stage: Stage = STILL;
  /** Something is being shown that cannot be answered: it goes on by itself, unless it is held. */
  isPassing = $state(false);
  isHeld = $state(false);
  /** Whoever looks has gone on from everything at which it was held. */
  hasGoneOn = $state(false);
  /** What could not be answered since the last state, by card. */
  passed = $state.raw<number[]>([]);
  private run = 0;
  private goal: View | null = null;
  private onward: (() => void) | null = null;
  /** What is still to be shown: a state, and the events that led to it. */
  private waiting: { next: View; news: Event[]; alone: Event[] }[] = [];

  /** Show what led to `next`, after all that is still being shown. */
  async show(next: View, news: Event[], seat: number | null, rules: Game | null): Promise<void> {
    const before = this.goal;
    this.goal = next;
    this.hasGoneOn = false;
    const isOneStory = before !== null && before.seat === next.seat && news.length > 0;
    const alone = isOneStory && rules && seat !== null ? (this.stage.unasked?.(news, next, seat, rules) ?? []) : [];
    this.passed = [...(isOneStory && !before.decides ? this.passed : []), ...alone.map((one) => one[3])];
    const isStill = !settings.motion || document.hidden;
    const isWorth =
      news.some((one) => this.stage.time(one, seat) > UNSEEN) && !(isStill && !(settings.alwaysAsk && alone.length));
    if (!isOneStory || !(isWorth || this.isPlaying)) {
      this.run++;
      this.waiting = [];
      this.resume();
      this.finish();
      return;
    }
    this.waiting.push({ next, news, alone });
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.began = this.told = this.clock = news[0][0] - 1;
    this.view = before;
    const run = ++this.run;
    while (this.waiting.length) {
      const part = this.waiting.shift()!;
      const total = [part, ...this.waiting].reduce(
        (sum, one) => sum + one.news.reduce((all, event) => all + this.stage.time(event, seat), 0),
        0,
      );
      const factor = isStill ? 0 : Math.min(1, LONGEST / total);
      for (const event of part.news) {
        await this.shown(event, part.alone.includes(event), factor, seat, run);
        if (run !== this.run) return;
        await this.step(event, part.next, !factor);
        if (run !== this.run) return;
      }
      this.view = part.next;
    }
    this.finish();
  }

  private async shown(event: Event, isAlone: boolean, factor: number, seat: number | null, run: number): Promise<void> {
    const length = this.stage.time(event, seat);
    this.clock = event[0];
    if (length > UNSEEN) this.event = event;
    const large = this.stage.enact(event, this.view!, seat, !factor || length <= UNSEEN);
    if (large !== undefined) this.showcase = large;
    this.isPassing = isAlone;
    if (isAlone && settings.alwaysAsk) this.isHeld = true;
    if (factor && length) await new Promise((done) => setTimeout(done, paced(length) * factor));
    if (this.isHeld && run === this.run) await new Promise<void>((done) => (this.onward = done));
    if (run === this.run) this.isPassing = false;
  }

  private async step(event: Event, next: View, isStill: boolean): Promise<void> {
    const before = this.view!;
    this.view = this.stage.stepped(before, event, next);
    this.done = this.told = event[0];
    await tick();
    if (!isStill) this.stage.arrive?.(event, before);
  }

  private finish(): void {
    land();
    this.view = this.goal;
    this.event = null;
    this.showcase = -1;
    this.isPlaying = false;
    this.clock = this.told = Infinity;
    this.done = 0;
    this.isPassing = false;
    this.isHeld = false;
  }

  /** Stay at what is shown. */
  hold(): void {
    if (this.isPassing) this.isHeld = true;
  }

  resume(): void {
    if (this.isHeld) this.hasGoneOn = true;
    this.isHeld = false;
    this.onward?.();
    this.onward = null;
  }

  skip(): void {
    if (!this.isPlaying) return;
    this.run++;
    this.waiting = [];
    this.resume();
    this.finish();
  }
}
