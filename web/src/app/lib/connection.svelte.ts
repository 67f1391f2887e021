/** The connection to one table: it sends what was not acknowledged again, and comes back by itself. */

import { withNames } from "./levels";
import { remember, type KnownTable } from "./known";
import type { Player } from "./server";
import { refusal, t } from "./speaking.svelte";
import type { Event, Line } from "./view";
import type { ChatLine, Hint, Reasons, State, Told, Watching } from "./wire";

type Sent = { type: string; number: number } & Record<string, unknown>;

const WAITS = [500, 1000, 2000, 4000, 8000];

export class Connection {
  state = $state.raw<State | null>(null);
  events = $state.raw<Event[]>([]);
  lines = $state.raw<Line[]>([]);
  /** What came with the last state. */
  news = $state.raw<Event[]>([]);
  newLines = $state.raw<Line[]>([]);
  players = $state.raw<Player[]>([]);
  seats = $state.raw<number[]>([]);
  status = $state<"connecting" | "open" | "lost" | "gone" | "password">("connecting");
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
  /** When the last state came (as performance.now() counts). */
  received = $state(0);
  /** A spectator's: through whose eyes. */
  viewpoint = $state<number | null>(null);

  reasons = $state.raw<Reasons>({ seq: 0, reasons: [] });
  private socket: WebSocket | null = null;
  /** The last state from which one has gone on without an answer. */
  passed = $state(0);
  private asksAlways = false;
  private unanswered: Sent[] = [];
  private failures = 0;
  private isClosed = false;
  /** Why one cannot enter. */
  private barred = "";
  private timer = 0;

  constructor(readonly table: KnownTable) {
    this.connect();
  }

  private connect(): void {
    if (this.isClosed) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello", table: this.table.table, client: this.table.client };
      if (this.table.secret) hello.secret = this.table.secret;
      else hello.watch = this.table.pass ?? this.table.watch;
      if (this.state) hello.seq = this.state.seq;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = (closing) => {
      if (this.isClosed || this.socket !== socket) return;
      if (closing.code === 4403) {
        this.status = "password";
        return;
      }
      if ([4400, 4401, 4404].includes(closing.code)) {
        this.status = "gone";
        this.trouble = this.barred || t("no-such-table");
        return;
      }
      this.status = "lost";
      this.timer = window.setTimeout(() => this.connect(), WAITS[Math.min(this.failures++, WAITS.length - 1)]);
    };
  }

  private hear(message: Told): void {
    switch (message.type) {
      case "welcome":
        this.status = "open";
        this.failures = 0;
        this.seats = message.seats;
        this.grace = message.grace;
        this.table.game = message.game;
        this.table.seats = message.seats;
        this.table.number = Math.max(this.table.number, message.number);
        remember(this.table);
        this.unanswered = this.unanswered.filter((one) => one.number > message.number);
        for (const one of this.unanswered) this.socket?.send(JSON.stringify(one));
        if (this.viewpoint !== null) this.look(this.viewpoint);
        break;
      case "players":
        // A computer goes by one name everywhere: the one that its level, or its seat, has on this page.
        this.players = withNames(message.players);
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
        this.answered(message.number);
        break;
      case "refused":
        if (message.number === 0) {
          // Whoever has followed a link need not know how links are written.
          this.barred = message.code === "malformed" ? t("broken-link") : refusal(message);
          return;
        }
        if (message.code === "flood") {
          const again = this.unanswered.find((one) => one.number === message.number);
          if (again) window.setTimeout(() => this.socket?.send(JSON.stringify(again)), 1100);
          return;
        }
        this.answered(message.number);
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
      this.newLines = isGoingOn ? state.lines.slice(this.lines.length) : [];
      this.events = state.events;
      this.lines = state.lines;
    } else {
      this.events = [...this.events, ...state.events];
      this.lines = [...this.lines, ...state.lines];
      this.news = state.events;
      this.newLines = state.lines;
    }
    this.state = state;
    this.received = performance.now();
    this.isBusy = false;
    this.taken = "";
    this.hint = null;
    this.isHinting = false;
    this.undoAskedBy = state.undo_asked;
    if (state.rematch) this.rematch = state.rematch;
  }

  private answered(number: number): void {
    this.unanswered = this.unanswered.filter((one) => one.number !== number);
  }

  private say(words: string): void {
    this.trouble = words;
    window.setTimeout(() => {
      if (this.trouble === words) this.trouble = "";
    }, 5000);
  }

  private send(type: string, more: Record<string, unknown> = {}): void {
    this.table.number += 1;
    remember(this.table);
    const message = { type, number: this.table.number, ...more };
    this.unanswered.push(message);
    if (this.socket?.readyState === WebSocket.OPEN && this.status === "open") this.socket.send(JSON.stringify(message));
  }

  act(option: number, label: string): void {
    if (!this.state || this.isBusy) return;
    this.isBusy = true;
    this.taken = label;
    this.send("act", { expected: this.state.seq, option });
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
    this.connect();
  }

  askRematch(): void {
    this.send("rematch");
  }

  askHint(): void {
    if (this.isHinting || this.isBusy) return;
    this.isHinting = true;
    this.send("hint");
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
