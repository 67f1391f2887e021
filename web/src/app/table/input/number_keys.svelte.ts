/** Choosing by number: digits are taken together as long as they may go on. */

import type { Session } from "../session.svelte";

const PAUSE = 700; // milliseconds after which a number is complete

export class NumberKeys {
  typed = $state("");
  private timer = 0;

  constructor(private session: Session) {}

  press = (digit: string): void => {
    clearTimeout(this.timer);
    this.typed += digit;
    const wanted = Number(this.typed);
    const count = this.session.all.length;
    if (wanted === 0 || wanted > count) this.typed = "";
    else if (wanted * 10 > count) this.take(wanted);
    else this.timer = window.setTimeout(() => this.take(wanted), PAUSE);
  };

  private take(wanted: number): void {
    this.typed = "";
    const choice = this.session.all.find((one) => one.key === wanted);
    if (choice) this.session.choose(choice);
  }
}
