/** The WebSocket to the server: reconnects, and resends messages until they are answered. */

import { Heartbeat } from "./heartbeat";
import { findTable, saveTable, type KnownTable } from "../storage/known_tables";
import { Outbox, type Unnumbered } from "./outbox";
import { Refusal, refreshSecret } from "./server";
import type { ClientMessage, Hello, Ping, ServerMessage } from "./wire.gen";

export type ConnectionStatus = "connecting" | "open" | "lost" | "gone" | "password";

/** Milliseconds before the next attempts to connect. */
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000];
const FLOOD_DELAY = 1100;
/** Codes of refusals that may pass. */
const TEMPORARY = ["unreachable", "flood", "starting", "broken"];

export class Uplink {
  readonly outbox: Outbox;
  private socket: WebSocket | null = null;
  private status: ConnectionStatus = "connecting";
  private readonly heartbeat = new Heartbeat(
    () => this.ping(),
    () => this.reconnect(),
  );
  private failures = 0;
  private timer = 0;
  private isClosed = false;
  /** True once a new secret was requested because the known one was refused. */
  private hasRejoined = false;

  /** `lastSeq` returns the number of the last known state. */
  constructor(
    private readonly table: KnownTable,
    private readonly lastSeq: () => number,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onStatus: (status: ConnectionStatus) => void,
  ) {
    this.outbox = new Outbox(table.table);
    window.addEventListener("online", this.wake);
    window.addEventListener("pageshow", this.onPageShow);
    window.addEventListener("pagehide", this.onPageHide);
    document.addEventListener("visibilitychange", this.wake);
  }

  connect(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.heartbeat.start();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: "hello", table: this.table.table, client: this.outbox.client };
      if (this.table.secret) hello.secret = this.table.secret;
      else hello.watch = this.table.pass ?? this.table.watch;
      if (this.lastSeq()) hello.seq = this.lastSeq();
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      if (this.socket !== socket) return; // a message of a replaced socket
      this.heartbeat.onMessage();
      this.onMessage(JSON.parse(message.data));
    };
    socket.onclose = (event) => {
      if (!this.isClosed && this.socket === socket) this.onClose(event.code);
    };
  }

  private onClose(code: number): void {
    this.heartbeat.stop();
    if (code === 4403) this.setStatus("password");
    else if (code === 4401 && this.canRenewSecret()) void this.renewSecret();
    else if ([4400, 4401, 4404].includes(code)) this.setStatus("gone");
    else this.reconnectLater();
  }

  /** Connects again after a delay. */
  private reconnectLater(): void {
    this.setStatus("lost");
    this.timer = window.setTimeout(() => this.connect(), RETRY_DELAYS[Math.min(this.failures++, RETRY_DELAYS.length - 1)]);
  }

  private setStatus(status: ConnectionStatus): void {
    this.status = status;
    this.onStatus(status);
  }

  /** Replaces a connection that does not answer. */
  private reconnect(): void {
    const oldSocket = this.socket;
    this.socket = null;
    oldSocket?.close();
    this.setStatus("lost");
    this.connect();
  }

  /** Reconnects or checks at once when the page is looked at again, or the network is back. */
  private wake = (): void => {
    if (document.visibilityState === "hidden" || this.isClosed) return;
    if (this.timer) this.connect();
    else if (this.status !== "gone" && this.status !== "password") this.heartbeat.checkSoon();
  };

  private onPageHide = (): void => this.outbox.save();

  private onPageShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return; // the first load of the page
    this.outbox.resume();
    this.wake();
  };

  /** Tells whether another secret can be had: from another tab, or with the same invite. */
  private canRenewSecret(): boolean {
    if (!this.table.secret) return false;
    return this.hasNewerSecret() || (this.table.joined !== undefined && !this.hasRejoined);
  }

  private hasNewerSecret(): boolean {
    const known = findTable(this.table.table)?.secret;
    return known !== undefined && known !== "" && known !== this.table.secret;
  }

  /** Replaces a secret that the server refuses. */
  private async renewSecret(): Promise<void> {
    try {
      if (this.hasNewerSecret()) this.table.secret = findTable(this.table.table)!.secret;
      else {
        this.hasRejoined = true;
        this.table.secret = await refreshSecret(this.table);
        saveTable(this.table);
      }
      this.connect();
    } catch (error) {
      if (!(error instanceof Refusal) || !TEMPORARY.includes(error.code)) this.setStatus("gone");
      else {
        this.hasRejoined = false;
        this.reconnectLater();
      }
    }
  }

  /** Resends unanswered messages; `number` is the last message of this client that the server has executed. */
  onWelcome(number: number): void {
    this.heartbeat.onWelcome();
    this.failures = 0;
    this.hasRejoined = false;
    this.setStatus("open");
    this.outbox.number = Math.max(this.outbox.number, number);
    for (const message of this.outbox.unanswered) this.transmit(message);
  }

  send(message: Unnumbered): void {
    this.transmit(this.outbox.add(message));
  }

  /** Drops a message that was executed or refused. */
  onAnswer(number: number): void {
    this.outbox.remove(number);
    this.heartbeat.onAnswer(number);
  }

  /** Sends a message again that was refused as one too many. */
  resend(number: number): void {
    this.heartbeat.onAnswer(number);
    const message = this.outbox.find(number);
    if (message) window.setTimeout(() => this.transmit(message), FLOOD_DELAY);
  }

  /** Sends a message if connected; otherwise it goes with the next connection. */
  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.status !== "open") return;
    this.socket.send(JSON.stringify(message));
    if (message.type !== "hint") this.heartbeat.expectAnswer(message.number); // a hint takes as long as the computer thinks
  }

  private ping(): number {
    const number = this.outbox.nextNumber();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "ping", number } satisfies Ping));
    return number;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.heartbeat.stop();
    window.removeEventListener("online", this.wake);
    window.removeEventListener("pageshow", this.onPageShow);
    window.removeEventListener("pagehide", this.onPageHide);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
