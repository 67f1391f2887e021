/** The client's session at a table: its state, choices, texts and playback. */

import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { focus, clearFocus, clearPreview } from "./board_focus.svelte";
import { Connection } from "../net/connection.svelte";
import { onlyChoice, type Drag } from "./input/drag";
import type { Advice, LastChoice, TableUi, WhyNot } from "../game_module";
import { loadGame, setSubjectGame } from "../load_game";
import type { KnownTable } from "../storage/known_tables";
import { outcome } from "../ending/outcome";
import { defaultSeatName } from "./people/player_names";
import { Playback } from "../anim/playback.svelte";
import { currentGame } from "./game_preferences.svelte";
import { settings } from "../storage/settings.svelte";
import { play } from "../anim/sound";
import { say, sayQuestion, t, type Message } from "../i18n/index.svelte";
import { choices, linesSinceOwnTurn, type Choice } from "../net/view";
import type { GameInfo } from "../net/wire.gen";

/** Limits: sentences about the moves of others, and lines read aloud. */
const MOST_RECAP_LINES = 3;
const MOST_SPOKEN_LINES = 12;

export class Session {
  readonly connection: Connection;
  readonly playback = new Playback();
  rules = $state.raw<GameInfo | null>(null);
  ui = $state.raw<TableUi | null>(null);
  /** Hides the board of two players at one screen until the device has been passed. */
  isHidden = $state(false);
  /** True once the end of the game is being shown. */
  private isEndShown = $state(false);
  /** Ids of the advice that has been read. */
  private readAdvice = new SvelteSet<string>();
  private lastSeat: number | null = null;
  /** Number of log lines when the page was opened; -1 before the first state. */
  private firstLine = -1;
  /** The clock of the last event before the player's last decision. */
  private decidedAt = $state<number | null>(null);
  /** The last choice, until the next question is known. */
  private lastChoice: (LastChoice & { seq: number }) | null = null;
  /** True if the last state asked the player something. */
  private hasDecided = true;
  /** True once the page has shown the game before its end. */
  private isUnderWay = false;
  /** Shift: the next question is asked even if it could be answered automatically. */
  isShiftPressed = false;

  constructor(readonly table: KnownTable) {
    this.connection = new Connection(table);
    clearFocus();
    $effect.pre(() => this.load(this.current?.view.game));
    $effect.pre(() => this.updateSpeaker());
    // Runs before the DOM is updated, so that texts and board follow the playback.
    $effect.pre(() => this.showState());
    $effect(() => this.answerFollowUp());
    $effect(() => this.sendAlwaysAsk());
    $effect(() => {
      if (this.isAwaited && this.playback.hasGoneOn) this.connection.pass();
    });
    $effect(() => {
      if (this.isOver) this.soundEnd();
      else if (this.current && !this.current.over) this.isUnderWay = true;
    });
    // A question shows its own card, not the one pointed at before.
    $effect(() => {
      if (!this.playback.isPlaying) focus.inspected = -1;
    });
  }

  current = $derived.by(() => this.connection.state);
  isHotSeat = $derived.by(() => this.connection.seats.length > 1);
  isWaiting = $derived.by(() => this.connection.isBusy || this.playback.isPlaying || this.isHidden);
  /** True while the others wait for this player to continue without an answer. */
  isAwaited = $derived.by(() => {
    const { current, connection, playback } = this;
    return !!current?.awaited && connection.passedSeq !== current.seq && !playback.isPlaying;
  });
  /** Choices now. */
  all = $derived.by<Choice[]>(() => {
    const { current, rules, ui } = this;
    if (!current || !rules || !ui || !this.connection.seats.length || this.isWaiting || current.over) return [];
    return ui.choices ? ui.choices(current.options, current.view, rules) : choices(current.options, rules.verbs);
  });
  whyNot = $derived.by<WhyNot[]>(() => {
    const { seq, reasons } = this.connection.reasons;
    return this.all.length && seq === this.current?.seq
      ? reasons.map(([option, reason]) => ({ option, reason: say(reason) }))
      : [];
  });
  question = $derived.by(() => (this.all.length && this.current?.asked ? sayQuestion(this.current.asked) : ""));
  /** True once the game is over and its end has been shown. */
  isOver = $derived.by(() => Boolean(this.current?.over) && this.isEndShown && !this.playback.isPlaying);
  view = $derived.by(() => (this.playback.isPlaying ? this.playback.view : null) ?? this.current?.view ?? null);
  // The log does not run ahead of the playback.
  events = $derived.by(() => this.connection.events.filter(([clock]) => clock <= this.playback.clock));
  lines = $derived.by(() => this.connection.lines.filter(([, , , clock = 0]) => clock <= this.playback.linesUntil));
  since = $derived.by(() => (this.current && this.current.seat !== null ? linesSinceOwnTurn(this.lines, this.current.seat) : []));
  /** The last line shown, while more is shown. */
  news = $derived.by(() => {
    if (!this.playback.isPlaying) return "";
    const last = this.lines.findLast(([weight, , , clock = 0]) => weight !== "detail" && clock > this.playback.linesFrom);
    return last ? say(last[2]) : "";
  });
  /** Lines to be read aloud, with their numbers; none from before the page was opened. */
  spoken = $derived.by(() => {
    const { rules, lines } = this;
    if (!rules) return [];
    const from = Math.max(this.firstLine, lines.length - MOST_SPOKEN_LINES);
    return lines.slice(from).map(([, , message], at) => ({ number: from + at, text: say(message) }));
  });
  detailed = $derived.by(() => {
    if (focus.inspected >= 0) return focus.inspected;
    if (this.playback.showcase >= 0) return this.playback.showcase;
    return this.view ? (this.ui?.defaultCard?.(this.view, this.events) ?? -1) : -1;
  });
  /** Messages to a learner about forced moves since their last decision; none if the page was loaded later. */
  forcedMoves = $derived.by<Message[]>(() => {
    const { ui, current, decidedAt } = this;
    if (!ui?.forcedMoves || !current || decidedAt === null) return [];
    return ui.forcedMoves(
      this.connection.events.filter(([clock]) => clock > decidedAt),
      current.view,
    );
  });
  /** Advice of a guided game about the moves since the last decision. */
  private recap = $derived.by<Advice | null>(() => {
    const { rules, ui, current } = this;
    if (!rules || !ui?.recap || !current?.view.decides) return null;
    const all = this.connection.events;
    const news = all.filter(([clock]) => clock > (this.decidedAt ?? -1));
    const id = `told ${all.at(-1)?.[0] ?? 0}`;
    const others = ui.recap(news, current.view, rules, all);
    const sentences = this.readAdvice.has(id)
      ? []
      : [...this.forcedMoves, ...others.slice(-Math.max(1, MOST_RECAP_LINES - this.forcedMoves.length))];
    return sentences.length ? { id, title: "coach-title", text: "", recap: sentences } : null;
  });
  advice = $derived.by(() => {
    if (!this.table.guided || !this.current || this.isWaiting || this.current.over) return null;
    return this.recap ?? this.ui?.advice?.(this.current.view, this.all, this.readAdvice) ?? null;
  });
  outcome = $derived.by(() => {
    const { current, ui } = this;
    if (!current?.scores) return t("over");
    const seat = this.isHotSeat || !this.connection.seats.length ? null : current.seat;
    return ui?.outcome ? say(ui.outcome(current.scores, seat)) : outcome(current.scores, seat);
  });
  /** Seats that nobody has taken yet. */
  unseated = $derived.by(() => this.connection.players.filter((one) => one.kind === "open").map((one) => one.seat));

  choose = (choice: Choice, drag: Drag | null = null): void => {
    this.decidedAt = this.connection.events.at(-1)?.[0] ?? -1;
    // A learner gets every question.
    const isAsked = this.isShiftPressed || Boolean(this.table.guided || this.table.exercise);
    this.lastChoice = { choice, drag, isAsked, seq: this.current?.seq ?? 0 };
    this.playback.skip();
    this.connection.act(choice.option, choice.label);
    clearPreview();
    (document.activeElement as HTMLElement | null)?.blur();
  };

  /** Takes several options together, such as a deck. */
  chooseMany = (options: number[]): void => {
    this.lastChoice = null;
    this.playback.skip();
    this.connection.actMany(options);
  };

  /** Resolves the drop of a dragged card. */
  resolveDrop = (drag: Drag): Choice | null => {
    const { ui, rules, current, all } = this;
    if (!ui || !rules || !current) return null;
    return ui.resolveDrop ? ui.resolveDrop(drag, all, current.view, rules) : onlyChoice(drag, all);
  };

  undo = (): void => {
    this.lastChoice = null;
    if (this.current?.undo && !this.connection.isBusy) this.connection.undo();
  };

  redo = (): void => {
    if (this.current?.redo && !this.connection.isBusy) this.connection.redo();
  };

  /** Continues where there is nothing to choose. */
  goOn = (): void => {
    if (this.isAwaited) this.connection.pass();
    else this.playback.resume();
  };

  /** Marks the advice shown as read. */
  understand = (): void => {
    if (this.advice) this.readAdvice.add(this.advice.id);
  };

  close(): void {
    this.connection.close();
    currentGame.preferences = {};
  }

  private load(name: string | undefined): void {
    if (!name || untrack(() => this.rules)) return;
    void loadGame(name).then(({ rules, ui }) => {
      this.ui = ui;
      this.rules = rules;
      currentGame.preferences = ui.preferences ?? {};
    });
  }

  private updateSpeaker(): void {
    if (!this.rules || !this.current) return;
    const players = this.connection.players.map((one) => one.name || defaultSeatName(one.seat));
    setSubjectGame(this.rules, this.ui, this.current.seat, players);
  }

  private sendAlwaysAsk(): void {
    const always = settings.alwaysAsk;
    if (this.connection.status === "open" && this.connection.seats.length) untrack(() => this.connection.askAlways(always));
  }

  /** Answers questions that follow from the last choice. */
  private answerFollowUp(): void {
    const { all, current, ui, rules } = this;
    if (!all.length || !current || !rules) return;
    untrack(() => {
      const last = this.lastChoice;
      if (!last || current.seq === last.seq) return;
      this.lastChoice = null;
      const next = ui?.autoAnswer?.(last, all, current.view, rules);
      if (next) this.choose(next, last.drag);
    });
  }

  /** Plays the sound of the end, unless the game was over when the page was opened. */
  private soundEnd(): void {
    if (!this.isUnderWay) return;
    this.isUnderWay = false;
    const { scores, seat } = this.current!;
    const isLost =
      !this.isHotSeat && seat !== null && this.connection.seats.length && scores && scores[seat] < Math.max(...scores);
    play(isLost ? "loss" : "win");
  }

  private showState(): void {
    const [now, ui] = [this.current, this.ui];
    if (!now || !ui) return;
    untrack(() => {
      if (this.firstLine < 0) this.firstLine = this.connection.lines.length;
      if (this.isHotSeat && this.lastSeat !== null && now.seat !== this.lastSeat && !now.over) this.isHidden = true;
      this.lastSeat = now.seat;
      if (ui.animations) this.playback.animations = ui.animations;
      void this.playback.show(now.view, this.connection.news, now.seat, this.rules);
      this.isEndShown = now.over;
      clearFocus();
      // A player who looks at another tab is called.
      if (now.view.decides && (document.hidden || !this.hasDecided)) play("turn");
      this.hasDecided = now.view.decides;
    });
  }
}
