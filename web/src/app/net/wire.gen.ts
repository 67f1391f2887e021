/** The messages, requests and answers between page and server: written by tools/export_wire_types.py. */

import type { Message } from "../i18n/catalogue";
import type { Legend } from "./server";

/** Everything that a seat may know. Cards are numbers; a negative number is the back of a card that this seat may not know. */
export interface View {
  /** The name of the game. */
  game: string;
  /** Whose view it is; `None`: a spectator's. */
  seat: number | null;
  /** Whether this seat decides now.  Who else does is not told. */
  decides: boolean;
  /** What it is asked; empty when it is not. */
  question: string;
  /** The card that the question is about; -1: none. */
  about: number;
  /** What it may choose. */
  options: number[];
  /** By place: a number; -1 where it is hidden. */
  tokens: number[];
  /** By zone: its cards, in their order where that means something. */
  zones: number[][];
  /** Pairs of a card and how much lies on it. */
  on_cards: [card: number, amount: number][];
  /** What is being resolved, the innermost last. */
  matters: number[][];
  /** What was said and still holds. */
  lasting: [number, number, number, number[]][];
  /** What follows from the table, as the game says it, and everybody may know. */
  public: Record<string, unknown>;
  /** The same for this seat alone. */
  own: Record<string, unknown>;
  /** Whether the game is over. */
  over: boolean;
  /** When over: the rank of every seat, 0 the best. */
  ranks: number[];
}

/** Clock, verb, where, subject, amount, mask of the seats that may know the subject. */
export type Event = [number, string, number, number, number, number];

/** A choice of a set-up field; `text` explains it if its label does not. */
export interface ChoiceManifest {
  value: string;
  label: TextsByLanguage;
  text: TextsByLanguage;
}

/** A set-up field as a form shows it. */
export interface FieldManifest {
  name: string;
  kind: string;
  label: TextsByLanguage;
  help: TextsByLanguage;
  choices: ChoiceManifest[];
  /** Words that may stand for the field of the whole table. */
  also: ChoiceManifest[];
  default: unknown;
  /** Whether every seat has its own. */
  each: boolean;
  count: number;
  least: number | null;
  most: number | null;
  may_be_none: boolean;
  /** The table within the set-up that holds it. */
  group: string;
  /** Whether a form can show all its values. */
  is_in_forms: boolean;
}

/** A ready deck. */
export interface DeckManifest {
  name: string;
  title: TextsByLanguage;
  about: TextsByLanguage;
  of: string[];
  cards: string[];
}

/** A small position with a task; `slips` explains wrong moves, by their names. */
export interface ExerciseManifest {
  name: string;
  title: TextsByLanguage;
  task: TextsByLanguage;
  hint: TextsByLanguage;
  learnt: TextsByLanguage;
  slips: Record<string, TextsByLanguage>;
}

/** A game of a pack. */
export interface GameManifest {
  name: string;
  seats: number;
  minutes: string;
  title: TextsByLanguage;
  what: TextsByLanguage;
  /** Its common name with the same game for other numbers of players, where a pack has more. */
  family: TextsByLanguage;
  /** Whether other games follow it; then nobody wins it. */
  leads_on: boolean;
  lesson: boolean;
  exercises: ExerciseManifest[];
  wishes: FieldManifest[];
  /** Ready decks; null: the game has no decks. */
  decks: DeckManifest[] | null;
}

/** A pack with its games; `is_by_seats`: they are one game for different numbers of players. */
export interface PackManifest {
  name: string;
  title: TextsByLanguage;
  is_by_seats: boolean;
  usual: string;
  games: GameManifest[];
}

export type TextsByLanguage = Record<string, string>;

/** A refusal as it is sent: `reason` is for programs, `message` for people. */
export interface RefusalPayload {
  code: string;
  reason: string;
  message: Message;
}

/** A table to which a game has led: the seats of this one that sit there, in their order, and the round in which they meet. */
export interface FollowUp {
  table: string;
  seats: number[];
  round: number;
}

/** One line of the chat, kept beside the log: it is no part of the game.  `seat` is null for spectators. */
export interface ChatLine {
  number: number;
  seat: number | null;
  notice: string;
  text: string;
  /** Seconds since 1970. */
  at: number;
}

/** The first message: table, client, secret or watch token, and the last state that the client has. */
export interface Hello {
  type: "hello";
  table: string;
  client: string;
  secret?: string | null;
  watch?: string | null;
  seq?: number;
}

/** An option taken by the seat that decides. */
export interface Act {
  type: "act";
  number: number;
  expected: number;
  option: number;
}

/** Several options taken one after another by the seat that decides; all of them or none. */
export interface ActMany {
  type: "acts";
  number: number;
  expected: number;
  options: number[];
}

/** Whether a player wants to be asked even if they have nothing to answer with; others then wait until they pass. */
export interface AlwaysAsk {
  type: "always";
  number: number;
  ask: boolean;
}

/** A pass in state `expected`, in which the player had nothing to answer with. */
export interface Pass {
  type: "pass";
  number: number;
  expected: number;
}

/** A request to take back one's last decision. */
export interface Undo {
  type: "undo";
  number: number;
}

/** The answer whether another player may take a decision back. */
export interface UndoAnswer {
  type: "answer";
  number: number;
  undo: boolean;
}

/** A request to redo the decision that one took back last. */
export interface Redo {
  type: "redo";
  number: number;
}

/** A player gives the game up. */
export interface Concede {
  type: "concede";
  number: number;
}

/** A request to let a computer play for somebody who has been away for long. */
export interface Replace {
  type: "replace";
  number: number;
  seat: number;
}

/** A claim of the win, because the only other player has been away for long. */
export interface Claim {
  type: "claim";
  number: number;
}

/** Whether spectators may see the player's hand. */
export interface AgreeHands {
  type: "agree";
  number: number;
  hands: boolean;
}

/** A spectator's change of perspective: to that of a seat, or to the public one. */
export interface Look {
  type: "look";
  number: number;
  seat: number | null;
}

/** A chat line for the others: a ready-made notice, or a text. */
export interface Chat {
  type: "chat";
  number: number;
  notice?: Notice | null;
  text?: string;
}

/** A request to play the same again at a new table. */
export interface Rematch {
  type: "rematch";
  number: number;
}

/** A request for the option that a computer player would take. */
export interface Hint {
  type: "hint";
  number: number;
}

/** A request for the reasons why other options cannot be taken. */
export interface WhyNot {
  type: "why";
  number: number;
}

/** A request for an acknowledgement, to test the connection. */
export interface Ping {
  type: "ping";
  number: number;
}

/** The occupant of a seat of a new table: the requester, a computer player, or an invited person. */
export interface SeatRequest {
  who: "me" | "bot" | "open";
  name?: string;
  player?: string;
}

/** A decision of a finished game, counted from 0. */
export interface TableOrigin {
  table: string;
  at: number;
}

/** A decision of a recorded game, counted from 0.  The record is text, since its seed is too large for some JSON viewers. */
export interface RecordOrigin {
  text: string;
  at: number;
}

/** The thinking time of each seat: `seconds` in all; the first `free` seconds of every decision do not count. */
export interface Clock {
  seconds: number;
  free?: number;
  lag?: number;
}

/** A request for a new table. */
export interface NewTable {
  game: string;
  seats?: SeatRequest[];
  setup?: Record<string, unknown>;
  scene?: Record<string, unknown> | null;
  from?: TableOrigin | null;
  record?: RecordOrigin | null;
  clock?: Clock | null;
  password?: string | null;
  /** Seconds by which spectators see everything later. */
  delay?: number;
  lesson?: boolean;
  /** The name of one of the game's small positions. */
  exercise?: string;
}

/** A request to exchange an invite for a secret. */
export interface Join {
  invite: string;
  nonce: string;
  name?: string;
  password?: string | null;
}

/** A deck to be judged: by its code, as a text, or by owners (`of`) and cards; without cards, a suggestion for these owners. */
export interface DeckRequest {
  code?: string;
  text?: string;
  format?: string;
  whole?: boolean;
  of?: string[];
  cards?: string[] | null;
}

/** A request to exchange a watch token for one that needs no password. */
export interface Watch {
  watch: string;
  password?: string | null;
}

export type Notice = "hello" | "thinking" | "moment" | "thanks" | "good_game";

export type ClientMessage =
  | Act
  | ActMany
  | AlwaysAsk
  | Pass
  | Undo
  | Redo
  | UndoAnswer
  | Concede
  | Replace
  | Claim
  | AgreeHands
  | Look
  | Chat
  | Rematch
  | Hint
  | WhyNot
  | Ping;

/** The player of a seat. */
export interface PlayerInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  here: boolean;
  /** Seconds since 1970. */
  away_since: number | null;
}

/** An option of the viewer who is asked. */
export interface OfferedOption {
  option: number;
  label: Message;
  /** The same option with other cards that nothing tells from this one's. */
  twins?: number[];
}

/** The clocks when the state was sent, in seconds. */
export interface ClockState {
  seconds: number;
  free: number;
  /** By seat. */
  left: number[];
  /** The seat whose clock runs. */
  running: number | null;
  /** The time that it has run for this decision. */
  ran: number;
  /** The free time of this decision that is left. */
  spare: number;
}

/** The outcome of an exercise so far, and the name of the slip if there was a known one. */
export interface ExerciseState {
  name: string;
  outcome: "open" | "done" | "missed";
  slip: string;
}

/** The events and log lines since a state that the client has; since the beginning if `since` is 0. */
export interface Updates {
  type: "state";
  seq: number;
  since: number;
  seat: number | null;
  rewound: boolean;
  events: Event[];
  lines: Line[];
  asked?: Message;
}

/** The part of a state that the viewer knows of the game; `asked` is the question, if they are asked. */
export interface ViewerState extends Updates {
  view: View;
  options: OfferedOption[];
}

/** The part of a state that the table adds. */
export interface TableState {
  undo: "free" | "ask" | "";
  redo: boolean;
  undo_asked: number | null;
  /** Whether a hint would be given. */
  hints: boolean;
  over: boolean;
  ended: string;
  scores: number[] | null;
  rematch: string | null;
  /** The tables to which the game has led. */
  led: FollowUp[];
  /** The table whose game has led here. */
  room: string;
  clock: ClockState | null;
  exercise: ExerciseState | null;
  /** The viewer has nothing to answer with, and others wait until they pass. */
  awaited: boolean;
}

/** The whole state of a table, for one viewer. */
export type StateMessage = ViewerState & TableState;

/** Why options that the viewer might expect cannot be taken in state `seq`. */
export interface WhyNotMessage {
  type: "why_not";
  seq: number;
  reasons: [number, Message][];
}

/** The consequences of a viewer's absence. */
export interface AbsenceReport {
  /** Seconds. */
  away: number;
  /** Seconds of their own clock. */
  lost: number;
  /** Whether others could have claimed the win. */
  claimable: boolean;
  /** The seats for which a computer has played. */
  played: number[];
}

/** The answer to a hello; `number` is the highest of this client's messages that was executed. */
export interface WelcomeMessage {
  type: "welcome";
  table: string;
  game: string;
  seats: number[];
  number: number;
  /** Seconds for which a player may be away before others need wait no longer. */
  grace: number;
  missed: AbsenceReport | null;
}

/** The players of all seats. */
export interface PlayersMessage {
  type: "players";
  players: PlayerInfo[];
}

/** The number of spectators, and what they may see. */
export interface WatchingMessage {
  type: "watching";
  watchers: number;
  delay: number;
  agreed: number[];
  hands: boolean;
}

/** New chat lines, or all of them. */
export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
}

/** A message of the client was executed. */
export interface AckMessage {
  type: "ack";
  number: number;
}

/** A message of the client was refused; number 0: it could not be read. */
export interface RefusedMessage extends RefusalPayload {
  type: "refused";
  number: number;
}

/** The option that a computer player would take in state `seq`. */
export interface HintMessage {
  type: "hint";
  number: number;
  seq: number;
  option: number;
  label: Message;
}

/** A seat asks to take its last decision back. */
export interface UndoAskedMessage {
  type: "undo_asked";
  seat: number;
}

/** The answer to a request for an undo. */
export interface UndoAnsweredMessage {
  type: "undo_answered";
  granted: boolean;
}

/** The seats that want a rematch, and its table. */
export interface RematchMessage {
  type: "rematch";
  table: string | null;
  wants: number[];
}

/** The invite to a seat. */
export interface SeatInvite {
  seat: number;
  invite: string;
}

/** The secrets of a new table; `secret` is null if its creator has no seat. */
export interface TableSecrets {
  game: string;
  seats: number[];
  secret: string | null;
  invites: SeatInvite[];
  watch: string;
}

/** A new table. */
export interface CreatedTable extends TableSecrets {
  table: string;
}

/** The seats of a guest, and the secret that holds them. */
export interface JoinedTable {
  table: string;
  game: string;
  seats: number[];
  secret: string;
  watch: string;
}

/** A watch token that needs no password. */
export interface WatchPass {
  table: string;
  game: string;
  watch: string;
}

/** The thinking time of each seat, in seconds. */
export interface InvitationClock {
  seconds: number;
  free: number;
}

/** A table as the holder of an invite may know it. */
export interface Invitation {
  table: string;
  game: string;
  /** The seats that the invite is for. */
  seats: number[];
  players: PlayerInfo[];
  clock: InvitationClock | null;
  /** Seconds by which spectators see everything later. */
  delay: number;
  password: boolean;
  /** Whether the invite was used. */
  taken: boolean;
}

/** A table in the viewer's list of their tables. */
export interface TableSummary {
  table: string;
  game: string;
  seats: number[];
  decides: boolean;
  over: boolean;
  scores: number[] | null;
  players: PlayerInfo[];
  /** Whether the game has led to others: then there is a room. */
  led: boolean;
}

/** A table to which a game has led, with the scores once it is over. */
export interface FollowUpStatus {
  table: string;
  seats: number[];
  round: number;
  over: boolean;
  scores: number[] | null;
}

/** All tables to which a game has led. */
export interface Room {
  table: string;
  game: string;
  seats: number[];
  players: PlayerInfo[];
  led: FollowUpStatus[];
}

/** The part of a replay before its frames. */
export interface ReplayHeader {
  table: string;
  game: string;
  players: PlayerInfo[];
  scores: number[] | null;
  ended: string;
}

/** A position of a replay, the option taken in it, and the events just before it. */
export interface ReplayFrame {
  at: number;
  seat: number;
  question: string;
  option: number | null;
  label: Message | null;
  views: View[];
  events: Event[];
  lines: Line[];
}

/** A whole game, frame by frame. */
export interface Replay extends ReplayHeader {
  frames: ReplayFrame[];
}

/** A language, by its code and its own name. */
export interface LanguageInfo {
  code: string;
  name: string;
}

/** The packs, computer players and languages of a server. */
export interface GamesCatalogue {
  version: string;
  languages: LanguageInfo[];
  players: string[];
  packs: PackManifest[];
}

/** The options of a verb: `count` of them, from `first` on; `card` says whether their subjects are cards. */
export interface VerbRange {
  name: string;
  first: number;
  count: number;
  card: boolean;
}

/** The meaning of a game's numbers. */
export interface GameInfo {
  name: string;
  seats: number;
  size: number;
  verbs: VerbRange[];
  legend: Legend;
}

/** A line of the log: its weight, the acting seat (or -1), the text; in states also the clock of the last event that it describes. */
export type Line = ["turn" | "deed" | "detail" | "harm", number, Message, number?];

export type ServerMessage =
  | WelcomeMessage
  | PlayersMessage
  | WatchingMessage
  | ChatMessage
  | StateMessage
  | AckMessage
  | RefusedMessage
  | WhyNotMessage
  | HintMessage
  | UndoAskedMessage
  | UndoAnsweredMessage
  | RematchMessage;
