/** What comes over the connection to a table; docs/protocol.md says what it means. */

import type { Player } from "./server";
import type { Message } from "../i18n/index.svelte";
import type { Event, Line, Offered, View } from "./view";

export interface State {
  seq: number;
  since: number;
  seat: number | null;
  rewound: boolean;
  view: View;
  asked?: Message;
  options: Offered[];
  events: Event[];
  lines: Line[];
  undo: "free" | "ask" | "";
  redo: boolean;
  /** Whether a hint would be given. */
  hints: boolean;
  undo_asked: number | null;
  clock: Clock | null;
  over: boolean;
  ended: string;
  scores: number[] | null;
  rematch: string | null;
  /** The tables to which the game has led; and the one whose game has led here. */
  led: { table: string; seats: number[]; round: number }[];
  room: string;
  /** There was nothing to answer with, and others wait until one has gone on. */
  awaited: boolean;
  exercise: { name: string; outcome: "open" | "done" | "missed"; slip: string } | null;
}

/** Why what could be thought of cannot be done in the state with that number. */
export interface Reasons {
  seq: number;
  reasons: [option: number, reason: Message][];
}

/** The clocks as they were when the state was sent. */
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
  label: Message;
}

export interface Refused {
  number: number;
  code: string;
  reason: string;
  message?: Message;
}

interface Welcome {
  game: string;
  seats: number[];
  grace: number;
  number: number;
  missed: Missed | null;
}

/** What has come of it that somebody was away. */
export interface Missed {
  /** Seconds. */
  away: number;
  /** Seconds of one's own clock. */
  lost: number;
  /** Whether others could have claimed the win. */
  claimable: boolean;
  /** The seats for which a computer has played. */
  played: number[];
}

/** Whatever the server tells. */
export type Told =
  | ({ type: "welcome" } & Welcome)
  | { type: "players"; players: Player[] }
  | ({ type: "watching" } & Watching)
  | { type: "chat"; lines: ChatLine[] }
  | ({ type: "state" } & State)
  | { type: "ack"; number: number }
  | ({ type: "refused" } & Refused)
  | ({ type: "why_not" } & Reasons)
  | ({ type: "hint" } & Hint)
  | { type: "undo_asked"; seat: number }
  | { type: "undo_answered"; granted: boolean }
  | { type: "rematch"; wants: number[]; table: string | null };
