/** The connection to one table: its state, and a method for each message. */

import { withDisplayNames } from "../table/people/player_names";
import { saveTable, type KnownTable } from "../storage/known_tables";
import { refusalText, t } from "../i18n/index.svelte";
import type { Unnumbered } from "./outbox";
import { Uplink, type ConnectionStatus } from "./uplink";
import type {
  AbsenceReport,
  ChatLine,
  Event,
  HintMessage,
  Line,
  Notice,
  PlayerInfo,
  ServerMessage,
  StateMessage,
  WatchingMessage,
  WhyNotMessage,
} from "./wire.gen";

export class Connection {
  state = $state.raw<StateMessage | null>(null);
  events = $state.raw<Event[]>([]);
  lines = $state.raw<Line[]>([]);
  /** Events that came with the last state. */
  news = $state.raw<Event[]>([]);
  players = $state.raw<PlayerInfo[]>([]);
  seats = $state.raw<number[]>([]);
  status = $state<ConnectionStatus>("connecting");
  errorText = $state("");
  takenLabel = $state("");
  isBusy = $state(false);
  hint = $state.raw<HintMessage | null>(null);
  isHinting = $state(false);
  undoAskedBy = $state<number | null>(null);
  rematchWants = $state.raw<number[]>([]);
  rematch = $state<string | null>(null);
  /** Seconds that a player may be absent before the others may act. */
  grace = $state(60);
  watching = $state.raw<WatchingMessage>({ type: "watching", watchers: 0, delay: 0, agreed: [], hands: false });
  chat = $state.raw<ChatLine[]>([]);
  /** The report on the player's own absence. */
  missed = $state.raw<AbsenceReport | null>(null);
  /** Arrival of the last state, as in performance.now(). */
  received = $state(0);
  /** The seat whose view a spectator sees. */
  viewpoint = $state<number | null>(null);

  reasons = $state.raw<WhyNotMessage>({ type: "why_not", seq: 0, reasons: [] });
  /** The number of the last state that was passed without an answer. */
  passedSeq = $state(0);
  private asksAlways = false;
  /** True if other people play at this table. */
  hasOthers = $derived.by(() => this.players.some((one) => one.kind === "person" && !this.seats.includes(one.seat)));
  private readonly uplink: Uplink;
  /** Reason why the server refused the connection. */
  private entryRefusal = "";

  constructor(readonly table: KnownTable) {
    this.uplink = new Uplink(
      table,
      () => this.state?.seq ?? 0,
      (message) => this.onMessage(message),
      (status) => this.onStatus(status),
    );
    this.uplink.connect();
  }

  private onStatus(status: ConnectionStatus): void {
    this.status = status;
    if (status === "gone") this.errorText = this.entryRefusal || t("no-such-table");
  }

  private onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seats = message.seats;
        this.grace = message.grace;
        this.table.game = message.game;
        this.table.seats = message.seats;
        if (message.missed) this.missed = message.missed;
        saveTable(this.table);
        this.uplink.onWelcome(message.number);
        if (this.viewpoint !== null) this.look(this.viewpoint);
        break;
      case "players":
        this.players = withDisplayNames(message.players);
        // A seat of ours that a computer plays has been given up.
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
        this.onState(message);
        break;
      case "ack":
        this.uplink.onAnswer(message.number);
        break;
      case "refused":
        if (message.number === 0) {
          // "malformed" comes from a link that was copied badly.
          this.entryRefusal = message.code === "malformed" ? t("broken-link") : refusalText(message);
          return;
        }
        if (message.code === "flood") {
          this.uplink.resend(message.number);
          return;
        }
        this.uplink.onAnswer(message.number);
        this.isBusy = false;
        this.isHinting = false;
        this.takenLabel = "";
        if (message.code !== "stale") this.showError(refusalText(message));
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
        if (!message.granted) this.showError(t("undo-denied"));
        break;
      case "rematch":
        this.rematchWants = message.wants;
        this.rematch = message.table;
        break;
    }
  }

  private onState(state: StateMessage): void {
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
    // After a reconnection the state may have been answered already.
    this.isBusy = this.uplink.outbox.unanswered.some((one) => one.type === "act" && one.expected === state.seq);
    if (!this.isBusy) this.takenLabel = "";
    this.hint = null;
    this.isHinting = false;
    this.undoAskedBy = state.undo_asked;
    if (state.rematch) this.rematch = state.rematch;
  }

  private showError(text: string): void {
    this.errorText = text;
    window.setTimeout(() => {
      if (this.errorText === text) this.errorText = "";
    }, 5000);
  }

  private send(message: Unnumbered): void {
    this.uplink.send(message);
  }

  act(option: number, label: string): void {
    if (!this.state || this.isBusy) return;
    this.isBusy = true;
    this.takenLabel = label;
    this.send({ type: "act", expected: this.state.seq, option });
  }

  /** Sends several options: all of them are taken in order, or none. */
  actMany(options: number[]): void {
    if (!this.state || this.isBusy) return;
    this.isBusy = true;
    this.send({ type: "acts", expected: this.state.seq, options });
  }

  /** Asks the server for questions with a single answer, too; sent again after each reconnection. */
  askAlways(always: boolean): void {
    if (!this.seats.length || (!always && !this.asksAlways)) return;
    this.asksAlways = always;
    this.send({ type: "always", ask: always });
  }

  /** Tells the server that this player continues without an answer. */
  pass(): void {
    if (!this.state?.awaited || this.passedSeq === this.state.seq) return;
    this.passedSeq = this.state.seq;
    this.send({ type: "pass", expected: this.state.seq });
  }

  undo(): void {
    this.send({ type: "undo" });
  }

  redo(): void {
    this.send({ type: "redo" });
  }

  answerUndo(granted: boolean): void {
    this.undoAskedBy = null;
    this.send({ type: "answer", undo: granted });
  }

  concede(): void {
    this.send({ type: "concede" });
  }

  /** Lets a computer play for an absent player. */
  replace(seat: number): void {
    this.send({ type: "replace", seat });
  }

  /** Claims the win from an absent player. */
  claim(): void {
    this.send({ type: "claim" });
  }

  agree(hands: boolean): void {
    this.send({ type: "agree", hands });
  }

  look(seat: number | null): void {
    this.viewpoint = seat;
    this.send({ type: "look", seat });
  }

  notice(notice: Notice): void {
    this.send({ type: "chat", notice });
  }

  write(text: string): void {
    this.send({ type: "chat", text });
  }

  /** Connects a spectator with the pass given for the password. */
  enter(pass: string): void {
    this.table.pass = pass;
    saveTable(this.table);
    this.status = "connecting";
    this.uplink.connect();
  }

  askRematch(): void {
    this.send({ type: "rematch" });
  }

  askHint(): void {
    if (this.isHinting || this.isBusy || !this.state?.hints) return;
    this.isHinting = true;
    this.send({ type: "hint" });
  }

  close(): void {
    this.uplink.close();
  }
}
