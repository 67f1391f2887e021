/** Requests to the server over HTTP. */

import { findTable, saveTable, randomToken, type KnownTable } from "../storage/known_tables";
import { withDisplayNames } from "../table/people/player_names";
import { fetchWithRetry } from "./retry.svelte";
import { refusalText, t, type Subject } from "../i18n/index.svelte";
import type {
  CreatedTable,
  GameInfo,
  Join,
  JoinedTable,
  NewTable,
  PlayerInfo,
  Replay,
  Room,
  TableSummary,
  Watch,
  WatchPass,
} from "./wire.gen";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** The legend of a game: names of its terms, and more that each game's folder types. */
export interface Legend {
  names: Subject["names"];
  [more: string]: unknown;
}

/** Sends a request and returns the answer; a body that is text is JSON already. */
export async function request<T>(path: string, body?: unknown, secret = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetchWithRetry(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unreachable", t("unreachable"));
  }
  const json = await answer.json().catch(() => ({ code: "broken" }));
  if (!answer.ok || json.code === "broken")
    throw new Refusal(json.code ?? "broken", refusalText(json) || t("answered-wrongly", { status: answer.status }));
  return json as T;
}

/** An answer in which everybody has a name. */
export function withPlayerNames<Answer extends { players: PlayerInfo[] }>(answer: Answer): Answer {
  return { ...answer, players: withDisplayNames(answer.players) };
}

const gameCache: Record<string, Promise<GameInfo>> = {};
export function fetchGame(name: string): Promise<GameInfo> {
  gameCache[name] ??= request<GameInfo>(`/api/games/${name}`).catch((error) => {
    delete gameCache[name];
    throw error;
  });
  return gameCache[name];
}

/** A new table, kept among this browser's own. */
export async function createTable(body: NewTable, title: string, secret = "", guided = false): Promise<KnownTable> {
  const created = await request<CreatedTable>("/api/tables", body, secret);
  return saveTable({
    table: created.table,
    game: created.game,
    seats: created.seats,
    secret: created.secret ?? "",
    watch: created.watch,
    invites: created.invites,
    title,
    started: Date.now(),
    guided,
    exercise: body.exercise,
  });
}

export async function joinTable(table: string, invite: string, name: string, password = ""): Promise<KnownTable> {
  const known = findTable(table);
  const key = `mankai.nonce.${table}`;
  const savedNonce = localStorage.getItem(key);
  // Older pages stored less. If the secret is no longer valid, this fetches another.
  if (known?.secret)
    return known.joined || !savedNonce ? known : saveTable({ ...known, joined: { invite, name, nonce: savedNonce } });
  const nonce = savedNonce ?? randomToken();
  localStorage.setItem(key, nonce);
  const joined = { invite, name, nonce };
  const created = await postJoin(table, { ...joined, ...(password ? { password } : {}) });
  const now = findTable(table);
  if (now?.secret === created.secret) return now;
  return saveTable({ ...created, invites: [], joined, title: "", started: Date.now() });
}

function postJoin(table: string, body: Join): Promise<JoinedTable> {
  return request<JoinedTable>(`/api/tables/${table}/join`, body);
}

/** The secret of a seat that one has taken by an invite, once more. */
export async function refreshSecret(table: KnownTable): Promise<string> {
  return (await postJoin(table.table, { ...table.joined! })).secret;
}

export function spectatorTable(table: string, watch: string): KnownTable {
  return (
    findTable(table) ??
    saveTable({
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

/** Exchanges the password for a spectator's pass. */
export async function fetchWatchPass(table: KnownTable, password: string): Promise<string> {
  return (await request<WatchPass>(`/api/tables/${table.table}/watch`, { watch: table.watch, password } satisfies Watch)).watch;
}

export async function fetchRoom(table: KnownTable): Promise<Room> {
  return withPlayerNames(await request<Room>(`/api/tables/${table.table}/room`, undefined, accessToken(table)));
}

function accessToken(table: KnownTable): string {
  return table.secret || table.pass || table.watch;
}

export async function fetchStatus(table: KnownTable): Promise<TableSummary> {
  return withPlayerNames(await request<TableSummary>(`/api/tables/${table.table}`, undefined, accessToken(table)));
}

export async function fetchReplay(table: KnownTable, seat: number | "none" | "all"): Promise<Replay> {
  return withPlayerNames(await request<Replay>(`/api/tables/${table.table}/replay?seat=${seat}`, undefined, accessToken(table)));
}

/** A record told again, from its text. */
export async function fetchReplayOfRecord(record: string, seat: number | "none" | "all"): Promise<Replay> {
  return withPlayerNames(await request<Replay>(`/api/replay?seat=${seat}`, record));
}

/** The record as text, because its seed is too large for a JavaScript number. */
export async function fetchRecord(table: KnownTable): Promise<string> {
  const answer = await fetchWithRetry(`/api/tables/${table.table}/record`, {
    headers: { Authorization: `Bearer ${accessToken(table)}` },
  });
  return answer.text();
}
