/** What whoever sits at a table, or watches it, has before them: the game in words, what can be chosen, what has happened. */

import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { board, clearBoard, clearPreview } from "./pointed_card.svelte";
import { Connection } from "../net/connection.svelte";
import { onlyChoice, type Drag } from "./drag";
import { kindOf, type Advice, type Done, type Face, type WhyNot } from "../game_module";
import type { KnownTable } from "../storage/known_tables";
import { outcome } from "../ending/outcome";
import { seatCalled } from "./people";
import { Playback } from "../anim/playback.svelte";
import { game, type Game } from "../net/server";
import { present } from "./present_game.svelte";
import { settings } from "../storage/settings.svelte";
import { play } from "../anim/sound";
import { gameIsSpoken, say, sayAsked, speakOf, t, type Message } from "../i18n/index.svelte";
import { choices, sinceLastTurn, type Choice } from "../net/view";

/** More sentences at once nobody reads. */
const MOST_TOLD = 3;
const MOST_SPOKEN = 12;

export class Sitting {
  readonly connection: Connection;
  readonly playback = new Playback();
  rules = $state.raw<Game | null>(null);
  face = $state.raw<Face | null>(null);
  /** On one screen: until the other one has taken it. */
  isHidden = $state(false);
  /** That it is over is being shown or was: before that the board must not make room for the end. */
  private isEndShown = $state(false);
  /** Of advice, what has been read. */
  private read = new SvelteSet<string>();
  private lastSeat: number | null = null;
  /** How many lines there were when one came; -1: one has not come yet. */
  private known = -1;
  /** The clock of the last event before the reader's last decision. */
  private decidedAt = $state<number | null>(null);
  /** What was chosen last, until what is asked next is known; and whether Shift was held. */
  private done: (Done & { seq: number }) | null = null;
  isAsking = false;

  constructor(readonly table: KnownTable) {
    this.connection = new Connection(table);
    clearBoard();
    $effect.pre(() => this.load(this.current?.view.game));
    $effect.pre(() => this.speak());
    // Before anything of a new state is drawn: words and board follow what is shown.
    $effect.pre(() => this.show());
    $effect(() => this.follow());
    $effect(() => this.wish());
    $effect(() => {
      if (this.isAwaited && this.playback.hasGoneOn) this.connection.pass();
    });
    // Whatever was pointed at meanwhile: once one is asked, what it is about is shown.
    $effect(() => {
      if (!this.playback.isPlaying) board.inspected = -1;
    });
  }

  current = $derived.by(() => this.connection.state);
  isHotSeat = $derived.by(() => this.connection.seats.length > 1);
  isWaiting = $derived.by(() => this.connection.isBusy || this.playback.isPlaying || this.isHidden);
  /** There was nothing to answer with, and others wait until one goes on. */
  isAwaited = $derived.by(() => {
    const { current, connection, playback } = this;
    return !!current?.awaited && connection.passed !== current.seq && !playback.isPlaying;
  });
  /** What can be chosen now. */
  all = $derived.by<Choice[]>(() => {
    const { current, rules, face } = this;
    if (!current || !rules || !face || !this.connection.seats.length || this.isWaiting || current.over) return [];
    return face.choices ? face.choices(current.options, current.view, rules) : choices(current.options, rules.verbs);
  });
  whyNot = $derived.by<WhyNot[]>(() => {
    const { seq, reasons } = this.connection.reasons;
    return this.all.length && seq === this.current?.seq
      ? reasons.map(([option, reason]) => ({ option, reason: say(reason) }))
      : [];
  });
  asked = $derived.by(() => (this.all.length && this.current?.asked ? sayAsked(this.current.asked) : ""));
  /** It is over, and how it came to that has been shown. */
  isOver = $derived.by(() => Boolean(this.current?.over) && this.isEndShown && !this.playback.isPlaying);
  view = $derived.by(() => (this.playback.isPlaying ? this.playback.view : null) ?? this.current?.view ?? null);
  // The log does not run ahead of what is being shown.
  events = $derived.by(() => this.connection.events.filter(([clock]) => clock <= this.playback.clock));
  lines = $derived.by(() => this.connection.lines.filter(([, , , clock = 0]) => clock <= this.playback.told));
  since = $derived.by(() => (this.current && this.current.seat !== null ? sinceLastTurn(this.lines, this.current.seat) : []));
  /** What has been shown last, in words, while more is shown. */
  news = $derived.by(() => {
    if (!this.playback.isPlaying) return "";
    const last = this.lines.findLast(([weight, , , clock = 0]) => weight !== "detail" && clock > this.playback.began);
    return last ? say(last[2]) : "";
  });
  /** What is read aloud: the last lines, with their numbers; none that was there before one came. */
  spoken = $derived.by(() => {
    const { rules, lines } = this;
    if (!rules) return [];
    const from = Math.max(this.known, lines.length - MOST_SPOKEN);
    return lines.slice(from).map(([, , said], at) => ({ number: from + at, said: say(said) }));
  });
  detailed = $derived.by(() => {
    if (board.inspected >= 0) return board.inspected;
    if (this.playback.showcase >= 0) return this.playback.showcase;
    return this.view ? (this.face?.latest?.(this.view, this.events) ?? -1) : -1;
  });
  /** Where one learns: what was done for one since one's last decision. Nothing is known of it where the page came later. */
  unasked = $derived.by<Message[]>(() => {
    const { face, current, decidedAt } = this;
    if (!face?.unasked || !current || decidedAt === null) return [];
    return face.unasked(
      this.connection.events.filter(([clock]) => clock > decidedAt),
      current.view,
    );
  });
  /** In a guided game: what others did since, and what it came of. */
  private explained = $derived.by<Advice | null>(() => {
    const { rules, face, current } = this;
    if (!rules || !face?.explained || !current?.view.decides) return null;
    const all = this.connection.events;
    const news = all.filter(([clock]) => clock > (this.decidedAt ?? -1));
    const id = `told ${all.at(-1)?.[0] ?? 0}`;
    const others = face.explained(news, current.view, rules, all);
    const told = this.read.has(id) ? [] : [...this.unasked, ...others.slice(-Math.max(1, MOST_TOLD - this.unasked.length))];
    return told.length ? { id, title: "coach-title", text: "", told } : null;
  });
  advice = $derived.by(() => {
    if (!this.table.guided || !this.current || this.isWaiting || this.current.over) return null;
    return this.explained ?? this.face?.advice?.(this.current.view, this.all, this.read) ?? null;
  });
  outcome = $derived.by(() => {
    const { current, face } = this;
    if (!current?.scores) return t("over");
    const seat = this.isHotSeat || !this.connection.seats.length ? null : current.seat;
    return face?.outcome ? say(face.outcome(current.scores, seat)) : outcome(current.scores, seat);
  });
  /** Seats that nobody has taken yet. */
  unseated = $derived.by(() => this.connection.players.filter((one) => one.kind === "open").map((one) => one.seat));

  choose = (choice: Choice, drag: Drag | null = null): void => {
    this.decidedAt = this.connection.events.at(-1)?.[0] ?? -1;
    // Whoever learns is asked everything.
    const isAsked = this.isAsking || Boolean(this.table.guided || this.table.exercise);
    this.done = { choice, drag, isAsked, seq: this.current?.seq ?? 0 };
    this.playback.skip();
    this.connection.act(choice.option, choice.label);
    clearPreview();
    (document.activeElement as HTMLElement | null)?.blur();
  };

  /** Options that are decided together, such as a deck. */
  chooseMany = (options: number[]): void => {
    this.done = null;
    this.playback.skip();
    this.connection.actMany(options);
  };

  /** What it means to let a dragged card go somewhere. */
  dropped = (drag: Drag): Choice | null => {
    const { face, rules, current, all } = this;
    if (!face || !rules || !current) return null;
    return face.dropped ? face.dropped(drag, all, current.view, rules) : onlyChoice(drag, all);
  };

  undo = (): void => {
    this.done = null;
    if (this.current?.undo && !this.connection.isBusy) this.connection.undo();
  };

  redo = (): void => {
    if (this.current?.redo && !this.connection.isBusy) this.connection.redo();
  };

  /** From where there is nothing to choose. */
  goOn = (): void => {
    if (this.isAwaited) this.connection.pass();
    else this.playback.resume();
  };

  /** The advice that is given has been read. */
  understand = (): void => {
    if (this.advice) this.read.add(this.advice.id);
  };

  close(): void {
    this.connection.close();
    present.preferences = {};
  }

  private load(name: string | undefined): void {
    if (!name || untrack(() => this.rules)) return;
    void Promise.all([game(name), kindOf(name).then((kind) => kind.face(name)), gameIsSpoken(name)]).then(([rules, { face }]) => {
      this.face = face;
      this.rules = rules;
      present.preferences = face.preferences ?? {};
    });
  }

  private speak(): void {
    if (!this.rules || !this.current) return;
    const players = this.connection.players.map((one) => one.name || seatCalled(one.seat));
    speakOf({
      game: this.rules.name,
      seats: this.rules.seats,
      names: this.rules.legend.names,
      reader: this.current.seat,
      players,
      printed: this.face?.printed ?? ["card"],
    });
  }

  private wish(): void {
    const always = settings.alwaysAsk;
    if (this.connection.status === "open" && this.connection.seats.length) untrack(() => this.connection.askAlways(always));
  }

  /** What follows from what was chosen is answered by itself. */
  private follow(): void {
    const { all, current, face, rules } = this;
    if (!all.length || !current || !rules) return;
    untrack(() => {
      const done = this.done;
      if (!done || current.seq === done.seq) return;
      this.done = null;
      const next = face?.follows?.(done, all, current.view, rules);
      if (next) this.choose(next, done.drag);
    });
  }

  private show(): void {
    const [now, face] = [this.current, this.face];
    if (!now || !face) return;
    untrack(() => {
      if (this.known < 0) this.known = this.connection.lines.length;
      if (this.isHotSeat && this.lastSeat !== null && now.seat !== this.lastSeat && !now.over) this.isHidden = true;
      this.lastSeat = now.seat;
      if (face.stage) this.playback.stage = face.stage;
      void this.playback.show(now.view, this.connection.news, now.seat, this.rules);
      this.isEndShown = now.over;
      clearBoard();
      if (now.view.decides) play("turn");
    });
  }
}
