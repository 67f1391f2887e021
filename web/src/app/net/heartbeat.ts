/** Whether somebody still listens at the other end of a connection: a network that has changed says nothing of it by itself. */

/** Milliseconds. */
export interface Patience {
  /** After which, with nothing heard, one asks whether anybody is there. */
  quiet: number;
  /** In which any message is answered. */
  answer: number;
  /** The same, when somebody has just come back to the page and would rather not wait. */
  glance: number;
  /** In which a new connection is welcomed: a table may have to be brought back first. */
  enter: number;
}

export const PATIENCE: Patience = { quiet: 15_000, answer: 5_000, glance: 3_000, enter: 10_000 };
/** Where everything is slow, patience grows with every connection that was given up in vain, up to so many times. */
const MOST_PATIENT = 8;
const WELCOME = 0; // stands for it among the numbers of messages, which begin with 1

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** By the number of a message: until when it must have been answered. */
  private due = new Map<number, number>();
  private heardAt = 0;
  private slowness = 1;

  /** `ping` asks whether anybody is there and returns the number of that message; `lose` is called when nobody is. */
  constructor(
    private readonly ping: () => number,
    private readonly lose: () => void,
    private readonly patience: Patience = PATIENCE,
  ) {}

  /** A connection is being opened. */
  begin(): void {
    this.due.clear();
    this.sent(WELCOME, this.patience.enter);
  }

  welcomed(): void {
    this.due.delete(WELCOME);
    this.heard();
  }

  /** Anything at all has come. */
  heard(): void {
    this.heardAt = performance.now();
    this.arm();
  }

  /** A message is on its way that must be answered in time. */
  sent(number: number, patience = this.patience.answer): void {
    this.due.set(number, performance.now() + patience * this.slowness);
    this.arm();
  }

  /** It was done or refused: either way it has come there and back. */
  answered(number: number): void {
    if (this.due.delete(number)) this.slowness = 1;
    this.arm();
  }

  /** Find out soon: the network or the page has come back. */
  look(): void {
    const soon = performance.now() + this.patience.glance * this.slowness;
    for (const [number, due] of this.due) this.due.set(number, Math.min(due, soon));
    if (!this.due.size) this.sent(this.ping(), this.patience.glance);
    else this.arm();
  }

  /** The connection is over. */
  end(): void {
    this.due.clear();
    clearTimeout(this.timer);
  }

  private arm(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.check, Math.max(0, this.next() - performance.now()));
  }

  private next(): number {
    return this.due.size ? Math.min(...this.due.values()) : this.heardAt + this.patience.quiet;
  }

  private check = (): void => {
    if (performance.now() < this.next()) this.arm();
    else if (this.due.size) {
      this.end();
      this.slowness = Math.min(this.slowness * 2, MOST_PATIENT);
      this.lose();
    } else this.sent(this.ping());
  };
}
