/** What the server is asked over HTTP. */

import { knownTable, remember, token, type KnownTable } from "../storage/known_tables";
import { namePlayers } from "../table/people";
import { patientFetch } from "./retry.svelte";
import { refusal, t, type Message, type Subject } from "../i18n/index.svelte";
import type { Event, Line, VerbRow, View } from "./view";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** What its numbers mean: what its terms are called, and what each game says besides, which has a type in the game's folder. */
export interface Legend {
  names: Subject["names"];
  [more: string]: unknown;
}

export interface Game {
  name: string;
  seats: number;
  size: number;
  verbs: VerbRow[];
  legend: Legend;
}

export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  here: boolean;
  away_since: number | null;
}

export interface Frame {
  at: number;
  seat: number;
  question: string;
  option: number | null;
  label: Message | null;
  views: View[];
  events: Event[];
  lines: Line[];
}

export interface Replay {
  table: string;
  game: string;
  players: Player[];
  scores: number[] | null;
  ended: string;
  frames: Frame[];
}

/** What the server answers; a body that is text is JSON already. */
export async function ask<T>(path: string, body?: unknown, secret = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await patientFetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unreachable", t("unreachable"));
  }
  const content = await answer.json().catch(() => ({ code: "broken" }));
  if (!answer.ok || content.code === "broken")
    throw new Refusal(content.code ?? "broken", refusal(content) || t("answered-wrongly", { status: answer.status }));
  return content as T;
}

/** An answer in which everybody has a name. */
export function withNames<Answer extends { players: Player[] }>(answer: Answer): Answer {
  return { ...answer, players: namePlayers(answer.players) };
}

const legends: Record<string, Promise<Game>> = {};
export function game(name: string): Promise<Game> {
  legends[name] ??= ask<Game>(`/api/games/${name}`).catch((problem) => {
    delete legends[name];
    throw problem;
  });
  return legends[name];
}

export interface Chair {
  who: "me" | "bot" | "open";
  player?: string;
  name?: string;
}

export interface Wish {
  game: string;
  seats?: Chair[];
  setup?: Record<string, unknown>;
  scene?: Record<string, unknown>;
  from?: { table: string; at: number };
  record?: { text: string; at: number };
  clock?: { seconds: number; free: number; lag?: number };
  password?: string;
  delay?: number;
  lesson?: boolean;
  exercise?: string;
}

interface NewTable {
  table: string;
  game: string;
  seats: number[];
  secret: string | null;
  invites: { seat: number; invite: string }[];
  watch: string;
}

/** A new table, kept among this browser's own. */
export async function open(wish: Wish, title: string, secret = "", guided = false): Promise<KnownTable> {
  const made = await ask<NewTable>("/api/tables", wish, secret);
  return remember({
    table: made.table,
    game: made.game,
    seats: made.seats,
    secret: made.secret ?? "",
    watch: made.watch,
    invites: made.invites,
    title,
    started: Date.now(),
    guided,
    exercise: wish.exercise,
  });
}

export async function join(table: string, invite: string, name: string, password = ""): Promise<KnownTable> {
  const known = knownTable(table);
  const key = `mankai.nonce.${table}`;
  const kept = localStorage.getItem(key);
  // Pages of old have kept less: should the secret hold no more, this brings another.
  if (known?.secret) return known.joined || !kept ? known : remember({ ...known, joined: { invite, name, nonce: kept } });
  const nonce = kept ?? token();
  localStorage.setItem(key, nonce);
  const joined = { invite, name, nonce };
  const made = await sitDown(table, { ...joined, ...(password ? { password } : {}) });
  const now = knownTable(table);
  if (now?.secret === made.secret) return now;
  return remember({ ...made, invites: [], joined, title: "", started: Date.now() });
}

interface Seated {
  table: string;
  game: string;
  seats: number[];
  secret: string;
  watch: string;
}

function sitDown(table: string, wish: Record<string, string>): Promise<Seated> {
  return ask<Seated>(`/api/tables/${table}/join`, wish);
}

/** The secret of a seat that one has taken by an invite, once more. */
export async function rejoin(table: KnownTable): Promise<string> {
  return (await sitDown(table.table, { ...table.joined })).secret;
}

export function watching(table: string, watch: string): KnownTable {
  return (
    knownTable(table) ??
    remember({
      table,
      game: "",
      seats: [],
      secret: "",
      watch,
      invites: [],
      title: "",
      started: Date.now(),
    })
  );
}

/** What lets a spectator in, for the password. */
export async function admission(table: KnownTable, password: string): Promise<string> {
  return (await ask<{ watch: string }>(`/api/tables/${table.table}/watch`, { watch: table.watch, password })).watch;
}

export interface Status {
  table: string;
  game: string;
  seats: number[];
  decides: boolean;
  over: boolean;
  scores: number[] | null;
  players: Player[];
  /** Whether the game has led to others: then there is a room. */
  led: boolean;
}

/** A table to which a game has led, and what has come of it. */
export interface Led {
  table: string;
  seats: number[];
  round: number;
  over: boolean;
  scores: number[] | null;
}

export interface Room {
  table: string;
  game: string;
  seats: number[];
  players: Player[];
  led: Led[];
}

export async function room(table: KnownTable): Promise<Room> {
  return withNames(await ask<Room>(`/api/tables/${table.table}/room`, undefined, tokenOf(table)));
}

function tokenOf(table: KnownTable): string {
  return table.secret || table.pass || table.watch;
}

export async function status(table: KnownTable): Promise<Status> {
  return withNames(await ask<Status>(`/api/tables/${table.table}`, undefined, tokenOf(table)));
}

export async function replay(table: KnownTable, seat: number | "none" | "all"): Promise<Replay> {
  return withNames(await ask<Replay>(`/api/tables/${table.table}/replay?seat=${seat}`, undefined, tokenOf(table)));
}

/** A record told again, from its text. */
export async function retold(record: string, seat: number | "none" | "all"): Promise<Replay> {
  return withNames(await ask<Replay>(`/api/replay?seat=${seat}`, record));
}

/** The record as text, because its seed is too large for a JavaScript number. */
export async function record(table: KnownTable): Promise<string> {
  const answer = await patientFetch(`/api/tables/${table.table}/record`, {
    headers: { Authorization: `Bearer ${tokenOf(table)}` },
  });
  return answer.text();
}
