/** The fight that is being shown: who attacks whom, and whether the blow has fallen. Events tell it one after the other. */

import * as P from "../constants";
import type { Event } from "../../../app/net/wire.gen";

export class Fight {
  attacker = -1;
  target = -1;
  /** The clock of the damage with which the blow fell; -1: not yet. */
  private fellAt = -1;
  /** True while a spell is played: damage is its own then. */
  private isInSpell = false;
  /** A card that goes through its gate. */
  private portalled = -1;

  /** True once the blow has fallen. */
  get hasFallen(): boolean {
    return this.fellAt >= 0;
  }

  /** Notes an event that has been shown. */
  note(event: Event): void {
    const [clock, verb, where, subject, amount] = event;
    if (verb === "attack") {
      [this.attacker, this.target] = [subject, amount];
      this.fellAt = -1;
      this.isInSpell = false;
    } else if (verb === "defend" || verb === "retarget") this.target = subject;
    else if (verb === "turn" || verb === "fizzle") this.attacker = this.target = -1;
    else if (verb === "play" && where < 0) this.isInSpell = true;
    else if (verb === "place" && (where & ~1) === P.LIMBO) this.isInSpell = false;
    else if (this.isRush(event)) this.fellAt = clock;
    if (verb === "portal") this.portalled = subject;
    else if (verb !== "place") this.portalled = -1;
  }

  /** Tells whether with an event the attacker's card rushes to its target. */
  isRush([clock, verb, , subject]: Event): boolean {
    if (verb !== "hurt" || this.attacker < 0) return false;
    return clock === this.fellAt || (this.fellAt < 0 && subject === this.target && !this.isInSpell);
  }

  /** Tells whether an event is the blow that the attacker gets back. */
  isBlowBack([, verb, , subject]: Event): boolean {
    return verb === "hurt" && this.fellAt >= 0 && subject === this.attacker && !this.isInSpell;
  }

  /** Tells whether an event brings a card through the gate. */
  isPortalled([, verb, , subject]: Event): boolean {
    return verb === "place" && subject === this.portalled;
  }
}

/** There is one table on the screen. */
export const fight = new Fight();
