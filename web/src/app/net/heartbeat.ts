/** Watches a connection: a network that has changed says nothing by itself. */

/** Milliseconds. */
export interface Timeouts {
  /** Silence after which a ping is sent. */
  quiet: number;
  /** Limit for the answer to a message. */
  answer: number;
  /** The same after the page or the network has come back. */
  wake: number;
  /** Limit for the welcome of a new connection; the server may have to load the table. */
  welcome: number;
}

export const TIMEOUTS: Timeouts = { quiet: 15_000, answer: 5_000, wake: 3_000, welcome: 10_000 };
/** Timeouts double with every lost connection, up to this factor. */
const MAX_SLOWNESS = 8;
const WELCOME = 0; // the welcome, among the message numbers, which begin with 1

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Deadlines of answers, by message number. */
  private deadlines = new Map<number, number>();
  private heardAt = 0;
  private slowness = 1;

  /** `ping` sends a ping and returns its number; `onLoss` is called if no answer comes in time. */
  constructor(
    private readonly ping: () => number,
    private readonly onLoss: () => void,
    private readonly timeouts: Timeouts = TIMEOUTS,
  ) {}

  /** Starts with a connection that is being opened. */
  start(): void {
    this.deadlines.clear();
    this.expectAnswer(WELCOME, this.timeouts.welcome);
  }

  onWelcome(): void {
    this.deadlines.delete(WELCOME);
    this.onMessage();
  }

  /** Notes that a message has come. */
  onMessage(): void {
    this.heardAt = performance.now();
    this.setTimer();
  }

  /** Sets the deadline for the answer to a message. */
  expectAnswer(number: number, timeout = this.timeouts.answer): void {
    this.deadlines.set(number, performance.now() + timeout * this.slowness);
    this.setTimer();
  }

  /** Notes that a message was executed or refused. */
  onAnswer(number: number): void {
    if (this.deadlines.delete(number)) this.slowness = 1;
    this.setTimer();
  }

  /** Checks the connection after the network or the page has come back. */
  checkSoon(): void {
    const soon = performance.now() + this.timeouts.wake * this.slowness;
    for (const [number, deadline] of this.deadlines) this.deadlines.set(number, Math.min(deadline, soon));
    if (!this.deadlines.size) this.expectAnswer(this.ping(), this.timeouts.wake);
    else this.setTimer();
  }

  /** Stops when the connection has ended. */
  stop(): void {
    this.deadlines.clear();
    clearTimeout(this.timer);
  }

  private setTimer(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.check, Math.max(0, this.nextDeadline() - performance.now()));
  }

  private nextDeadline(): number {
    return this.deadlines.size ? Math.min(...this.deadlines.values()) : this.heardAt + this.timeouts.quiet;
  }

  private check = (): void => {
    if (performance.now() < this.nextDeadline()) this.setTimer();
    else if (this.deadlines.size) {
      this.stop();
      this.slowness = Math.min(this.slowness * 2, MAX_SLOWNESS);
      this.onLoss();
    } else this.expectAnswer(this.ping());
  };
}
