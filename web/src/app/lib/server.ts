/** What the server is asked over HTTP, and the tables this browser knows. */

import type { Legend, PrintedGoddess } from "../../games/sakura_arms/cards";
import type { VerbRow } from "../../games/sakura_arms/places";
import type { Event, View } from "./view";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** A deck that a rulebook recommends for a first game; its goddesses by id. */
export interface FirstDeck {
  name: string;
  goddesses: string[];
  cards: string[];
}

export interface GameLegend extends Legend {
  goddesses: (PrintedGoddess & { id: string })[];
  "first decks"?: FirstDeck[];
}

export interface Game {
  name: string;
  seats: number;
  size: number;
  verbs: VerbRow[];
  legend: GameLegend;
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
  label: string;
  views: View[];
  events: Event[];
  log: string[];
}

export interface Replay {
  table: string;
  game: string;
  players: Player[];
  scores: number[] | null;
  ended: string;
  frames: Frame[];
}

export interface KnownTable {
  table: string;
  game: string;
  seats: number[];
  secret: string;
  watch: string;
  /** What lets a spectator in who knows the table's password. */
  pass?: string;
  invites: { seat: number; invite: string }[];
  client: string;
  number: number;
  title: string;
  started: number;
  guided?: boolean;
}

/** What the server answers; a body that is text is JSON already. */
export async function ask<T>(path: string, body?: unknown, secret = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method: body === undefined ? "GET" : "POST", headers, body: body === undefined || typeof body === "string" ? body : JSON.stringify(body) });
  } catch {
    throw new Refusal("unreachable", "The server cannot be reached.");
  }
  const content = await answer.json().catch(() => ({ code: "broken", reason: `The server answered ${answer.status}.` }));
  if (!answer.ok) throw new Refusal(content.code ?? "broken", content.reason ?? `The server answered ${answer.status}.`);
  return content as T;
}

export interface Offer {
  version: string;
  games: { name: string; seats: number }[];
  players: string[];
  lessons: string[];
}

let offered: Promise<Offer> | null = null;
export function games(): Promise<Offer> {
  offered ??= ask<Offer>("/api/games").catch((problem) => {
    offered = null;
    throw problem;
  });
  return offered;
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
    client: token(),
    number: 0,
    title,
    started: Date.now(),
    guided,
  });
}

export async function join(table: string, invite: string, name: string, password = ""): Promise<KnownTable> {
  const known = knownTable(table);
  if (known?.secret) return known;
  const key = `mankai.nonce.${table}`;
  const nonce = localStorage.getItem(key) ?? token();
  localStorage.setItem(key, nonce);
  const made = await ask<{ table: string; game: string; seats: number[]; secret: string }>(`/api/tables/${table}/join`, { invite, name, nonce, ...(password ? { password } : {}) });
  return remember({ ...made, watch: "", invites: [], client: token(), number: 0, title: "", started: Date.now() });
}

export function watching(table: string, watch: string): KnownTable {
  return knownTable(table) ?? remember({ table, game: "", seats: [], secret: "", watch, invites: [], client: token(), number: 0, title: "", started: Date.now() });
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
}

function tokenOf(table: KnownTable): string {
  return table.secret || table.pass || table.watch;
}

export function status(table: KnownTable): Promise<Status> {
  return ask<Status>(`/api/tables/${table.table}`, undefined, tokenOf(table));
}

export function replay(table: KnownTable, seat: number | "none" | "all"): Promise<Replay> {
  return ask<Replay>(`/api/tables/${table.table}/replay?seat=${seat}`, undefined, tokenOf(table));
}

/** A record told again, from its text. */
export async function retold(record: string, seat: number | "none" | "all"): Promise<Replay> {
  return ask<Replay>(`/api/replay?seat=${seat}`, record);
}

/** The record as text, because its seed is too large for a JavaScript number. */
export async function record(table: KnownTable): Promise<string> {
  const answer = await fetch(`/api/tables/${table.table}/record`, { headers: { Authorization: `Bearer ${tokenOf(table)}` } });
  return answer.text();
}

const KEY = "mankai.tables";

export function knownTables(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownTable[];
  } catch {
    return [];
  }
}

export function knownTable(table: string): KnownTable | null {
  return knownTables().find((one) => one.table === table) ?? null;
}

export function remember(table: KnownTable): KnownTable {
  const others = knownTables().filter((one) => one.table !== table.table);
  localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, 60)));
  return table;
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(knownTables().filter((one) => one.table !== table)));
}

/** 22 characters nobody can guess. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
