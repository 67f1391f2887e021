/** The tables that this browser knows. */

export interface KnownTable {
  table: string;
  game: string;
  seats: number[];
  secret: string;
  watch: string;
  /** What lets a spectator in who knows the table's password. */
  pass?: string;
  invites: { seat: number; invite: string }[];
  /** Kept by pages of old: now every tab counts for itself (see outbox). */
  client?: string;
  number?: number;
  /** With what one has sat down here: it brings the same secret again. */
  joined?: { invite: string; nonce: string; name: string };
  title: string;
  started: number;
  guided?: boolean;
  /** Whether its game is over, and nothing follows it, as far as this browser knows. */
  over?: boolean;
  /** The exercise that is done there. */
  exercise?: string;
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

/** So many are kept; more only where all of them are seats at games that go on. */
export const MOST = 60;

export function remember(table: KnownTable): KnownTable {
  const others = knownTables().filter((one) => one.table !== table.table);
  keep([table, ...others]);
  return table;
}

/** A seat whose game goes on: nobody can give it back once its secret is lost. */
export function isHeld(table: KnownTable): boolean {
  return table.secret !== "" && !table.over && !table.exercise;
}

/** Whether games that go on fill all the room there is. */
export function isFull(): boolean {
  return knownTables().filter(isHeld).length >= MOST;
}

/** What has become of a table, which stays where it is in the list. */
export function noteOver(table: string, isOver: boolean): void {
  const tables = knownTables();
  const found = tables.find((one) => one.table === table);
  if (!found || (found.over ?? false) === isOver) return;
  found.over = isOver;
  keep(tables);
}

/** The newest of them, and every seat whose game goes on. */
function keep(tables: KnownTable[]): void {
  let room = MOST - tables.filter(isHeld).length;
  const kept = tables.filter((one, at) => isHeld(one) || room-- > 0 || at === 0);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(knownTables().filter((one) => one.table !== table)));
}

/** 22 characters nobody can guess. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}
