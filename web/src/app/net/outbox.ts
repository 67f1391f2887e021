/** Messages of one tab to a table, until they are answered.
 *
 * Every tab is a client with its own message numbers.  A reloaded tab continues as the same client and resends what was not
 * answered.  The session storage is empty while a tab lives, because a duplicated tab copies it and would take the same client.
 */

import { randomToken } from "../storage/known_tables";
import type { ClientMessage } from "./wire.gen";

/** A message before it has its number. */
export type Unnumbered = ClientMessage extends infer Message
  ? Message extends ClientMessage
    ? Omit<Message, "number">
    : never
  : never;

interface SavedOutbox {
  client: string;
  number: number;
  unanswered: ClientMessage[];
  /** When the tab was left (as Date.now() counts). */
  savedAt: number;
}

/** Messages about the view alone are not sent again by a reloaded page. */
const NOT_RESENT = ["ping", "hint", "look", "always", "pass"];
/** Milliseconds after which unanswered messages are dropped. */
const MAX_AGE = 60_000;

function key(table: string): string {
  return `mankai.unanswered.${table}`;
}

export class Outbox {
  client = randomToken();
  number = 0;
  unanswered: ClientMessage[] = [];

  constructor(
    private readonly table: string,
    private readonly storage: Storage = sessionStorage,
  ) {
    const saved = this.takeSaved();
    if (saved && Date.now() - saved.savedAt < MAX_AGE) {
      this.client = saved.client;
      this.number = saved.number;
      this.unanswered = saved.unanswered;
    }
  }

  /** Counts up to the number of the next message. */
  nextNumber(): number {
    this.number += 1;
    return this.number;
  }

  add(unnumbered: Unnumbered): ClientMessage {
    const message = Object.assign({ type: unnumbered.type, number: this.nextNumber() }, unnumbered) as ClientMessage;
    this.unanswered.push(message);
    return message;
  }

  find(number: number): ClientMessage | undefined {
    return this.unanswered.find((message) => message.number === number);
  }

  remove(number: number): void {
    this.unanswered = this.unanswered.filter((message) => message.number !== number);
  }

  /** Saves unanswered messages for the next page in this tab. */
  save(): void {
    const unanswered = this.unanswered.filter((message) => !NOT_RESENT.includes(message.type));
    if (!unanswered.length) return;
    const saved: SavedOutbox = { client: this.client, number: this.number, unanswered, savedAt: Date.now() };
    this.storage.setItem(key(this.table), JSON.stringify(saved));
  }

  /** Continues a page that was restored; it is a new client if another page has taken the messages. */
  resume(): void {
    if (this.takeSaved()) return;
    this.client = randomToken();
    this.unanswered = [];
  }

  /** Takes the saved messages out of the storage. */
  private takeSaved(): SavedOutbox | null {
    const text = this.storage.getItem(key(this.table));
    this.storage.removeItem(key(this.table));
    try {
      return text ? (JSON.parse(text) as SavedOutbox) : null;
    } catch {
      return null;
    }
  }
}
