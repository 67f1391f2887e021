/** What one tab has said to a table, until it is answered.
 *
 * Every tab is a client of its own, which counts its messages for itself; so two tabs of one player are two clients.  Only a tab
 * that is loaded anew goes on as the client it was, to send again what was not answered.  While a tab lives, nothing of this lies
 * in its storage: a tab that is duplicated copies that, and must not take itself for the other.
 */

import { token } from "../storage/known_tables";

export type Sent = { type: string; number: number } & Record<string, unknown>;

interface Left {
  client: string;
  number: number;
  unanswered: Sent[];
  /** When the tab was left (as Date.now() counts). */
  at: number;
}

/** What is only about what somebody looks at is not said again by a page that has been loaded anew. */
const FLEETING = ["ping", "hint", "look", "always", "pass"];
/** Milliseconds after which nobody means any more what they said. */
const LONGEST = 60_000;

function key(table: string): string {
  return `mankai.unanswered.${table}`;
}

export class Outbox {
  client = token();
  number = 0;
  unanswered: Sent[] = [];

  constructor(
    private readonly table: string,
    private readonly storage: Storage = sessionStorage,
  ) {
    const left = this.take();
    if (left && Date.now() - left.at < LONGEST) {
      this.client = left.client;
      this.number = left.number;
      this.unanswered = left.unanswered;
    }
  }

  /** The number of the next message. */
  count(): number {
    this.number += 1;
    return this.number;
  }

  add(type: string, more: Record<string, unknown>): Sent {
    const message = { type, number: this.count(), ...more };
    this.unanswered.push(message);
    return message;
  }

  find(number: number): Sent | undefined {
    return this.unanswered.find((one) => one.number === number);
  }

  answered(number: number): void {
    this.unanswered = this.unanswered.filter((one) => one.number !== number);
  }

  /** The page goes: what comes in its place in this tab may send the rest. */
  leave(): void {
    const unanswered = this.unanswered.filter((one) => !FLEETING.includes(one.type));
    if (!unanswered.length) return;
    const left: Left = { client: this.client, number: this.number, unanswered, at: Date.now() };
    this.storage.setItem(key(this.table), JSON.stringify(left));
  }

  /** The page has not gone after all; if another in this tab has taken over meanwhile, this one is a new client. */
  stay(): void {
    if (this.take()) return;
    this.client = token();
    this.unanswered = [];
  }

  /** What was left here, which nobody else takes after this. */
  private take(): Left | null {
    const text = this.storage.getItem(key(this.table));
    this.storage.removeItem(key(this.table));
    try {
      return text ? (JSON.parse(text) as Left) : null;
    } catch {
      return null;
    }
  }
}
