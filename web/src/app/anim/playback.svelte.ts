/** Shows the events since the last state one after the other; can be skipped at any time. */

import { tick } from "svelte";
import { weightiest, type Cue, type CueOf } from "./cues";
import { endHiding, finishAnimations, scaledDuration } from "./petal_flights";
import { playCue } from "./sound";
import { settings } from "../storage/settings.svelte";
import type { Event, GameInfo, View } from "../net/wire.gen";

/** Milliseconds; longer sequences of events are shown faster. */
const LONGEST_STORY = 14_000;
/** Milliseconds; shorter events are not animated. */
const SHORTEST_ANIMATION = 100;

/** The animations of a game's events. */
export interface Animations {
  /** Milliseconds for an event; up to 100 means no animation. */
  time: (event: Event, seat: number | null) => number;
  /** Returns the view after one more event; `next` is the view after all events. */
  applyEvent: (view: View, event: Event, next: View) => View;
  /** Animates the event, unless `isStill`; returns the card to show large from now on, -1 for none, undefined for no change. */
  animate: (event: Event, view: View, seat: number | null, isStill: boolean) => number | undefined;
  /** Animates elements that the event has created. */
  afterApply?: (event: Event, before: View) => void;
  /** Picks the sound of an event that is animated. */
  cue?: CueOf;
  /** Picks the events that `seat` might have answered, had an answer been possible. */
  unanswerable?: (news: Event[], next: View, seat: number, rules: GameInfo) => Event[];
  /** Shows what has happened over the board where nothing may move. */
  showStill?: (news: Event[], next: View) => void;
  /** Forgets what was being shown, when all events have been shown or skipped. */
  end?: () => void;
}

/** No animations: the new view is there at once. */
const NO_ANIMATIONS: Animations = { time: () => 0, applyEvent: (view) => view, animate: () => undefined };

export class Playback {
  view = $state.raw<View | null>(null);
  event = $state.raw<Event | null>(null);
  showcase = $state(-1);
  isPlaying = $state(false);
  /** The clock of the event shown last; and of the last event that the view contains, or 0. */
  clock = $state(Infinity);
  appliedClock = $state(0);
  /** Clocks between which log lines are shown: a line follows its event. */
  linesFrom = $state(0);
  linesUntil = $state(Infinity);
  animations: Animations = NO_ANIMATIONS;
  /** True while an event is shown that the player cannot answer; it passes by itself unless held. */
  isPassing = $state(false);
  isHeld = $state(false);
  /** True once the viewer has resumed after a held event. */
  hasGoneOn = $state(false);
  /** Cards since the last state that the player could not answer. */
  unanswerable = $state.raw<number[]>([]);
  private run = 0;
  private target: View | null = null;
  private releaseHold: (() => void) | null = null;
  /** Views still to be shown, with the events that led to them. */
  private queue: { next: View; news: Event[]; unanswerable: Event[] }[] = [];

  /** Queues the events that led to `next`. */
  async show(next: View, news: Event[], seat: number | null, rules: GameInfo | null): Promise<void> {
    const before = this.target;
    this.target = next;
    this.hasGoneOn = false;
    const isContinuation = before !== null && before.seat === next.seat && news.length > 0;
    const unanswerable =
      isContinuation && rules && seat !== null ? (this.animations.unanswerable?.(news, next, seat, rules) ?? []) : [];
    this.unanswerable = [
      ...(isContinuation && !before.decides ? this.unanswerable : []),
      ...unanswerable.map((event) => event[3]),
    ];
    const isStill = !settings.motion || document.hidden;
    const isAnimated =
      news.some((event) => this.animations.time(event, seat) > SHORTEST_ANIMATION) &&
      !(isStill && !(settings.alwaysAsk && unanswerable.length));
    if (!isContinuation || !(isAnimated || this.isPlaying)) {
      // The weightiest of several events shown at once is heard.
      if (isContinuation && !document.hidden) playCue(weightiest(news.map((event) => this.cueOf(event, next, seat, rules))));
      this.run++;
      this.queue = [];
      this.resume();
      this.finish(true);
      if (isContinuation && !settings.motion && !document.hidden) {
        await tick();
        if (this.target === next) this.animations.showStill?.(news, next);
      }
      return;
    }
    this.queue.push({ next, news, unanswerable });
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.linesFrom = this.linesUntil = this.clock = news[0][0] - 1;
    this.view = before;
    const run = ++this.run;
    while (this.queue.length) {
      const update = this.queue.shift()!;
      const duration = [update, ...this.queue].reduce(
        (sum, { news }) => sum + news.reduce((subtotal, event) => subtotal + this.animations.time(event, seat), 0),
        0,
      );
      const factor = isStill ? 0 : Math.min(1, LONGEST_STORY / duration);
      for (const event of update.news) {
        await this.showEvent(event, update.unanswerable.includes(event), factor, seat, rules, run);
        if (run !== this.run) return;
        await this.step(event, update.next, !factor);
        if (run !== this.run) return;
      }
      this.view = update.next;
    }
    this.finish(false);
  }

  private async showEvent(
    event: Event,
    isUnanswerable: boolean,
    factor: number,
    seat: number | null,
    rules: GameInfo | null,
    run: number,
  ): Promise<void> {
    const duration = this.animations.time(event, seat);
    this.clock = event[0];
    if (duration > SHORTEST_ANIMATION) this.event = event;
    playCue(this.cueOf(event, this.view!, seat, rules));
    const shownCard = this.animations.animate(event, this.view!, seat, !factor || duration <= SHORTEST_ANIMATION);
    if (shownCard !== undefined) this.showcase = shownCard;
    this.isPassing = isUnanswerable;
    if (isUnanswerable && settings.alwaysAsk) this.isHeld = true;
    if (factor && duration) await new Promise((resolve) => setTimeout(resolve, scaledDuration(duration) * factor));
    if (this.isHeld && run === this.run) await new Promise<void>((resolve) => (this.releaseHold = resolve));
    if (run === this.run) this.isPassing = false;
  }

  private cueOf(event: Event, view: View, seat: number | null, rules: GameInfo | null): Cue | null {
    const isAnimated = this.animations.time(event, seat) > SHORTEST_ANIMATION;
    return (isAnimated && this.animations.cue?.(event, view, seat, rules)) || null;
  }

  private async step(event: Event, next: View, isStill: boolean): Promise<void> {
    const before = this.view!;
    this.view = this.animations.applyEvent(before, event, next);
    this.appliedClock = this.linesUntil = event[0];
    await tick();
    if (!isStill) this.animations.afterApply?.(event, before);
  }

  /** Shows the state itself. Unless events were skipped, what still fades away may do so over it. */
  private finish(isSkipped: boolean): void {
    if (isSkipped) finishAnimations();
    else endHiding();
    this.animations.end?.();
    this.view = this.target;
    this.event = null;
    this.showcase = -1;
    this.isPlaying = false;
    this.clock = this.linesUntil = Infinity;
    this.appliedClock = 0;
    this.isPassing = false;
    this.isHeld = false;
  }

  /** Stops at the event shown. */
  hold(): void {
    if (this.isPassing) this.isHeld = true;
  }

  resume(): void {
    if (this.isHeld) this.hasGoneOn = true;
    this.isHeld = false;
    this.releaseHold?.();
    this.releaseHold = null;
  }

  skip(): void {
    if (!this.isPlaying) return;
    this.run++;
    this.queue = [];
    this.resume();
    this.finish(true);
  }
}
