/** The way to the server: one socket after another, and what was said until it is answered. */

import { Heartbeat } from "./heartbeat";
import { knownTable, remember, type KnownTable } from "../storage/known_tables";
import { Outbox, type Sent } from "./outbox";
import { Refusal, rejoin } from "./server";
import type { Told } from "./wire";

export type Status = "connecting" | "open" | "lost" | "gone" | "password";

/** Milliseconds before it is tried again. */
const WAITS = [500, 1000, 2000, 4000, 8000];
const AFTER_FLOOD = 1100;
/** Refusals that say nothing of whether one may sit there. */
const PASSING = ["unreachable", "flood", "starting", "broken"];

export class Uplink {
  readonly outbox: Outbox;
  private socket: WebSocket | null = null;
  private status: Status = "connecting";
  private readonly heartbeat = new Heartbeat(
    () => this.ping(),
    () => this.renew(),
  );
  private failures = 0;
  private timer = 0;
  private isClosed = false;
  /** Whether a secret was asked for anew because the one that is known did not hold. */
  private hasRejoined = false;

  /** `seen` is the number of the last state that is known here, `hear` is called for every message, `stand` when the status changes. */
  constructor(
    private readonly table: KnownTable,
    private readonly seen: () => number,
    private readonly hear: (message: Told) => void,
    private readonly stand: (status: Status) => void,
  ) {
    this.outbox = new Outbox(table.table);
    window.addEventListener("online", this.wake);
    window.addEventListener("pageshow", this.comeBack);
    window.addEventListener("pagehide", this.leave);
    document.addEventListener("visibilitychange", this.wake);
  }

  connect(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.heartbeat.begin();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello", table: this.table.table, client: this.outbox.client };
      if (this.table.secret) hello.secret = this.table.secret;
      else hello.watch = this.table.pass ?? this.table.watch;
      if (this.seen()) hello.seq = this.seen();
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      if (this.socket !== socket) return; // what was given up may still say something
      this.heartbeat.heard();
      this.hear(JSON.parse(message.data));
    };
    socket.onclose = (closing) => {
      if (!this.isClosed && this.socket === socket) this.ended(closing.code);
    };
  }

  private ended(code: number): void {
    this.heartbeat.end();
    if (code === 4403) this.become("password");
    else if (code === 4401 && this.hasAnotherSecret()) void this.heal();
    else if ([4400, 4401, 4404].includes(code)) this.become("gone");
    else this.retry();
  }

  /** In a while. */
  private retry(): void {
    this.become("lost");
    this.timer = window.setTimeout(() => this.connect(), WAITS[Math.min(this.failures++, WAITS.length - 1)]);
  }

  private become(status: Status): void {
    this.status = status;
    this.stand(status);
  }

  /** The other end does not answer: whatever became of that connection, there is a new one. */
  private renew(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.become("lost");
    this.connect();
  }

  /** Somebody looks at the page again, or there is a network again: no time is lost by waiting. */
  private wake = (): void => {
    if (document.visibilityState === "hidden" || this.isClosed) return;
    if (this.timer) this.connect();
    else if (this.status !== "gone" && this.status !== "password") this.heartbeat.look();
  };

  private leave = (): void => this.outbox.leave();

  private comeBack = (shown: PageTransitionEvent): void => {
    if (!shown.persisted) return; // it is only there for the first time
    this.outbox.stay();
    this.wake();
  };

  /** Whether there is a way to another secret: another tab has it, or it is asked for with the same invite. */
  private hasAnotherSecret(): boolean {
    if (!this.table.secret) return false;
    return this.knowsAnother() || (this.table.joined !== undefined && !this.hasRejoined);
  }

  private knowsAnother(): boolean {
    const known = knownTable(this.table.table)?.secret;
    return known !== undefined && known !== "" && known !== this.table.secret;
  }

  /** The secret holds no more: take the one that does. */
  private async heal(): Promise<void> {
    try {
      if (this.knowsAnother()) this.table.secret = knownTable(this.table.table)!.secret;
      else {
        this.hasRejoined = true;
        this.table.secret = await rejoin(this.table);
        remember(this.table);
      }
      this.connect();
    } catch (problem) {
      if (!(problem instanceof Refusal) || !PASSING.includes(problem.code)) this.become("gone");
      else {
        this.hasRejoined = false;
        this.retry();
      }
    }
  }

  /** The server knows who is here, and the highest `number` of this client's messages that was done. */
  welcomed(number: number): void {
    this.heartbeat.welcomed();
    this.failures = 0;
    this.hasRejoined = false;
    this.become("open");
    this.outbox.number = Math.max(this.outbox.number, number);
    for (const one of this.outbox.unanswered) this.transmit(one);
  }

  say(type: string, more: Record<string, unknown>): void {
    this.transmit(this.outbox.add(type, more));
  }

  /** It was done, or refused for good. */
  answered(number: number): void {
    this.outbox.answered(number);
    this.heartbeat.answered(number);
  }

  /** It was too much at once: a moment later the same is said again. */
  sayAgain(number: number): void {
    this.heartbeat.answered(number);
    const again = this.outbox.find(number);
    if (again) window.setTimeout(() => this.transmit(again), AFTER_FLOOD);
  }

  /** Send a message, if there is a connection; else it goes with the next. */
  private transmit(message: Sent): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.status !== "open") return;
    this.socket.send(JSON.stringify(message));
    if (message.type !== "hint") this.heartbeat.sent(message.number); // that is answered when it is thought of
  }

  private ping(): number {
    const number = this.outbox.count();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "ping", number }));
    return number;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.heartbeat.end();
    window.removeEventListener("online", this.wake);
    window.removeEventListener("pageshow", this.comeBack);
    window.removeEventListener("pagehide", this.leave);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
