/** The connection to one table: what was told of it, and what can be said there. */

import { namePlayers } from "../table/people";
import { remember, type KnownTable } from "../storage/known_tables";
import type { Player } from "./server";
import { refusal, t } from "../i18n/index.svelte";
import { Uplink, type Status } from "./uplink";
import type { Event, Line } from "./view";
import type { ChatLine, Hint, Missed, Reasons, State, Told, Watching } from "./wire";

export class Connection {
  state = $state.raw<State | null>(null);
  events = $state.raw<Event[]>([]);
  lines = $state.raw<Line[]>([]);
  /** What came with the last state. */
  news = $state.raw<Event[]>([]);
  players = $state.raw<Player[]>([]);
  seats = $state.raw<number[]>([]);
  status = $state<Status>("connecting");
  trouble = $state("");
  taken = $state("");
  isBusy = $state(false);
  hint = $state.raw<Hint | null>(null);
  isHinting = $state(false);
  undoAskedBy = $state<number | null>(null);
  rematchWants = $state.raw<number[]>([]);
  rematch = $state<string | null>(null);
  /** For so many seconds somebody may be away before others need wait no longer. */
  grace = $state(60);
  watching = $state.raw<Watching>({ watchers: 0, delay: 0, agreed: [], hands: false });
  chat = $state.raw<ChatLine[]>([]);
  /** What has come of it that one was away. */
  missed = $state.raw<Missed | null>(null);
  /** When the last state came (as performance.now() counts). */
  received = $state(0);
  /** A spectator's: through whose eyes. */
  viewpoint = $state<number | null>(null);

  reasons = $state.raw<Reasons>({ seq: 0, reasons: [] });
  /** The last state from which one has gone on without an answer. */
  passed = $state(0);
  private asksAlways = false;
  private readonly uplink: Uplink;
  /** Why one cannot enter. */
  private barred = "";

  constructor(readonly table: KnownTable) {
    this.uplink = new Uplink(
      table,
      () => this.state?.seq ?? 0,
      (message) => this.hear(message),
      (status) => this.stand(status),
    );
    this.uplink.connect();
  }

  private stand(status: Status): void {
    this.status = status;
    if (status === "gone") this.trouble = this.barred || t("no-such-table");
  }

  private hear(message: Told): void {
    switch (message.type) {
      case "welcome":
        this.seats = message.seats;
        this.grace = message.grace;
        this.table.game = message.game;
        this.table.seats = message.seats;
        if (message.missed) this.missed = message.missed;
        remember(this.table);
        this.uplink.welcomed(message.number);
        if (this.viewpoint !== null) this.look(this.viewpoint);
        break;
      case "players":
        this.players = namePlayers(message.players);
        // Whoever is here and yet played by a computer has given up that seat.
        this.seats = this.seats.filter((seat) => this.players[seat]?.kind !== "bot");
        break;
      case "watching":
        this.watching = message;
        if (!message.hands) this.viewpoint = null;
        break;
      case "chat": {
        const known = this.chat.filter((line) => !message.lines.some((one) => one.number === line.number));
        this.chat = [...known, ...message.lines].sort((one, other) => one.number - other.number);
        break;
      }
      case "state":
        this.receive(message);
        break;
      case "ack":
        this.uplink.answered(message.number);
        break;
      case "refused":
        if (message.number === 0) {
          // Whoever has followed a link need not know how links are written.
          this.barred = message.code === "malformed" ? t("broken-link") : refusal(message);
          return;
        }
        if (message.code === "flood") {
          this.uplink.sayAgain(message.number);
          return;
        }
        this.uplink.answered(message.number);
        this.isBusy = false;
        this.isHinting = false;
        this.taken = "";
        if (message.code !== "stale") this.say(refusal(message));
        break;
      case "why_not":
        this.reasons = message;
        break;
      case "hint":
        this.isHinting = false;
        if (message.seq === this.state?.seq) this.hint = message;
        break;
      case "undo_asked":
        this.undoAskedBy = message.seat;
        break;
      case "undo_answered":
        this.undoAskedBy = null;
        if (!message.granted) this.say(t("undo-denied"));
        break;
      case "rematch":
        this.rematchWants = message.wants;
        this.rematch = message.table;
        break;
    }
  }

  private receive(state: State): void {
    if (state.since === 0) {
      const last = this.events.at(-1)?.[0] ?? -1;
      const isGoingOn = this.state !== null && !state.rewound;
      this.news = isGoingOn ? state.events.filter((one) => one[0] > last) : [];
      this.events = state.events;
      this.lines = state.lines;
    } else {
      this.events = [...this.events, ...state.events];
      this.lines = [...this.lines, ...state.lines];
      this.news = state.events;
    }
    this.state = state;
    this.received = performance.now();
    // Whoever comes back has perhaps answered this one already.
    this.isBusy = this.uplink.outbox.unanswered.some((one) => one.type === "act" && one.expected === state.seq);
    if (!this.isBusy) this.taken = "";
    this.hint = null;
    this.isHinting = false;
    this.undoAskedBy = state.undo_asked;
    if (state.rematch) this.rematch = state.rematch;
  }

  private say(words: string): void {
    this.trouble = words;
    window.setTimeout(() => {
      if (this.trouble === words) this.trouble = "";
    }, 5000);
  }

  private send(type: string, more: Record<string, unknown> = {}): void {
    this.uplink.say(type, more);
  }

  act(option: number, label: string): void {
    if (!this.state || this.isBusy) return;
    this.isBusy = true;
    this.taken = label;
    this.send("act", { expected: this.state.seq, option });
  }

  /** Several options, one after another: all of them or none. */
  actMany(options: number[]): void {
    if (!this.state || this.isBusy) return;
    this.isBusy = true;
    this.send("acts", { expected: this.state.seq, options });
  }

  /** Whether one wants to be asked also where there is nothing to answer with; to be said anew whenever one has come back. */
  askAlways(always: boolean): void {
    if (!this.seats.length || (!always && !this.asksAlways)) return;
    this.asksAlways = always;
    this.send("always", { ask: always });
  }

  /** Others need wait no longer: there was nothing to answer with. */
  pass(): void {
    if (!this.state?.awaited || this.passed === this.state.seq) return;
    this.passed = this.state.seq;
    this.send("pass", { expected: this.state.seq });
  }

  undo(): void {
    this.send("undo");
  }

  redo(): void {
    this.send("redo");
  }

  answerUndo(granted: boolean): void {
    this.undoAskedBy = null;
    this.send("answer", { undo: granted });
  }

  concede(): void {
    this.send("concede");
  }

  /** Let a computer play for somebody who is away. */
  replace(seat: number): void {
    this.send("replace", { seat });
  }

  /** Claim the win from somebody who is away. */
  claim(): void {
    this.send("claim");
  }

  agree(hands: boolean): void {
    this.send("agree", { hands });
  }

  look(seat: number | null): void {
    this.viewpoint = seat;
    this.send("look", { seat });
  }

  notice(notice: string): void {
    this.send("chat", { notice });
  }

  write(text: string): void {
    this.send("chat", { text });
  }

  /** A spectator has got in with the password. */
  enter(pass: string): void {
    this.table.pass = pass;
    remember(this.table);
    this.status = "connecting";
    this.uplink.connect();
  }

  askRematch(): void {
    this.send("rematch");
  }

  askHint(): void {
    if (this.isHinting || this.isBusy || !this.state?.hints) return;
    this.isHinting = true;
    this.send("hint");
  }

  close(): void {
    this.uplink.close();
  }
}
