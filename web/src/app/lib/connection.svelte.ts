/** The connection to one table: it sends what was not acknowledged again, and comes back by itself. */

import { game, remember, type Game, type KnownTable, type Player } from "./server";
import { t } from "./settings.svelte";
import { optionsSaid, reasonsSaid } from "../../games/sakura_arms/speaker.svelte";
import type { Event, View } from "./view";

export interface WhyNot {
  option: number;
  reason: string;
}

export interface State {
  seq: number;
  since: number;
  seat: number | null;
  rewound: boolean;
  view: View;
  options: { option: number; label: string }[];
  /** Comes a moment later, when one decides. */
  why_not: WhyNot[];
  events: Event[];
  log: string[];
  undo: "free" | "ask" | "";
  redo: boolean;
  undo_asked: number | null;
  clock: Clock | null;
  over: boolean;
  ended: string;
  scores: number[] | null;
  rematch: string | null;
}

/** The clocks as they were when the state was sent; see docs/protocol.md for what they leave out. */
export interface Clock {
  seconds: number;
  free: number;
  left: number[];
  running: number | null;
  ran: number;
  spare: number;
}

export interface Watching {
  watchers: number;
  delay: number;
  agreed: number[];
  hands: boolean;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  notice: string;
  text: string;
  at: number;
}

export interface Hint {
  seq: number;
  option: number;
  label: string;
  chance: number | null;
}

type Message = { type: string; number: number } & Record<string, unknown>;

/** So many milliseconds a decision stands before its reasons are asked for: who decides at once needs none. */
const PONDERED = 200;
const WAITS = [500, 1000, 2000, 4000, 8000];

export class Connection {
  state = $state.raw<State | null>(null);
  events = $state.raw<Event[]>([]);
  log = $state.raw<string[]>([]);
  /** The events that came with the last state. */
  news = $state.raw<Event[]>([]);
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

  /** Of a duel: what options mean and cards are called, to say them in Japanese. */
  private rules = $state.raw<Game | null>(null);
  /** Why not, of the state with that number. */
  private reasons = $state.raw<{ seq: number; reasons: WhyNot[] }>({ seq: 0, reasons: [] });
  /** The state whose reasons have come. */
  reasonsOf = $derived(this.reasons.seq);
  private socket: WebSocket | null = null;
  private unanswered: Message[] = [];
  private failures = 0;
  private isClosed = false;
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
        this.trouble = closing.reason || "There is no such table, or this browser has no seat at it.";
        return;
      }
      this.status = "lost";
      this.timer = window.setTimeout(() => this.connect(), WAITS[Math.min(this.failures++, WAITS.length - 1)]);
    };
  }

  private hear(message: any): void {
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
        this.players = message.players;
        // Whoever is here and yet played by a computer has given up that seat.
        this.seats = this.seats.filter((seat) => this.players[seat]?.kind !== "bot");
        break;
      case "watching":
        this.watching = message;
        if (!message.hands) this.viewpoint = null;
        break;
      case "chat": {
        const lines = new Map([...this.chat, ...(message.lines as ChatLine[])].map((line) => [line.number, line]));
        this.chat = [...lines.values()].sort((one, other) => one.number - other.number);
        break;
      }
      case "state":
        this.receive(message);
        break;
      case "ack":
        this.answered(message.number);
        break;
      case "refused":
        if (message.code === "flood") {
          const again = this.unanswered.find((one) => one.number === message.number);
          if (again) window.setTimeout(() => this.socket?.send(JSON.stringify(again)), 1100);
          return;
        }
        this.answered(message.number);
        this.isBusy = false;
        this.isHinting = false;
        this.taken = "";
        if (message.code !== "stale") this.say(message.reason);
        break;
      case "why_not":
        this.reasons = message;
        break;
      case "hint":
        this.isHinting = false;
        if (message.seq === this.state?.seq) this.hint = this.hintSaid(message, this.state!.view.question);
        break;
      case "undo_asked":
        this.undoAskedBy = message.seat;
        break;
      case "undo_answered":
        this.undoAskedBy = null;
        if (!message.granted) this.say(t("undo_denied"));
        break;
      case "rematch":
        this.rematchWants = message.wants;
        this.rematch = message.table;
        break;
    }
  }

  /** A state whose options and reasons are in the language set whenever they are read. */
  private said(state: State): State {
    const name = state.view.game;
    // Should they not come, the server's words stand.
    if (name.startsWith("sakura-arms/") && !this.rules) game(name).then((found) => (this.rules = found), () => {});
    const options = () => optionsSaid(state.options, state.view.question, this.rules);
    const reasons = () => reasonsSaid(this.reasons.seq === state.seq ? this.reasons.reasons : [], this.rules);
    return {
      ...state,
      get options() {
        return options();
      },
      get why_not() {
        return reasons();
      },
    };
  }

  private hintSaid(hint: Hint, question: string): Hint {
    const said = () => optionsSaid([hint], question, this.rules)[0];
    return {
      ...hint,
      get label() {
        return said().label;
      },
    };
  }

  private receive(state: State & { type: string }): void {
    if (state.since === 0) {
      const last = this.events.at(-1)?.[0] ?? -1;
      this.news = this.state && !state.rewound ? state.events.filter((one) => one[0] > last) : [];
      this.events = state.events;
      this.log = state.log;
    } else {
      this.events = [...this.events, ...state.events];
      this.log = [...this.log, ...state.log];
      this.news = state.events;
    }
    this.state = this.said(state);
    if (state.options.length) {
      window.setTimeout(() => {
        if (this.state?.seq === state.seq && !this.isBusy && this.status === "open") this.send("why");
      }, PONDERED);
    }
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
