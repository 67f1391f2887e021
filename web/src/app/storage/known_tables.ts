/** The tables that this browser knows. */

export interface KnownTable {
  table: string;
  game: string;
  seats: number[];
  secret: string;
  watch: string;
  /** A spectator's pass, given for the table's password. */
  pass?: string;
  invites: { seat: number; invite: string }[];
  /** Stored by older pages only: now every tab counts its own messages (see outbox). */
  client?: string;
  number?: number;
  /** The invitation that was accepted: it brings the same secret again. */
  joined?: { invite: string; nonce: string; name: string };
  title: string;
  started: number;
  guided?: boolean;
  /** True if its game is over and nothing follows it, as far as this browser knows. */
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

export function findTable(table: string): KnownTable | null {
  return knownTables().find((one) => one.table === table) ?? null;
}

/** The number of tables kept; more only while all of them are unfinished games. */
export const MOST_TABLES = 60;

export function saveTable(table: KnownTable): KnownTable {
  const others = knownTables().filter((one) => one.table !== table.table);
  saveAll([table, ...others]);
  return table;
}

/** A seat whose game goes on: nobody can give it back once its secret is lost. */
export function holdsSeat(table: KnownTable): boolean {
  return table.secret !== "" && !table.over && !table.exercise;
}

/** True if all tables kept are unfinished games. */
export function isListFull(): boolean {
  return knownTables().filter(holdsSeat).length >= MOST_TABLES;
}

/** Notes whether a table is over; it stays where it is in the list. */
export function markOver(table: string, isOver: boolean): void {
  const tables = knownTables();
  const found = tables.find((one) => one.table === table);
  if (!found || (found.over ?? false) === isOver) return;
  found.over = isOver;
  saveAll(tables);
}

/** The newest of them, and every seat whose game goes on. */
function saveAll(tables: KnownTable[]): void {
  let free = MOST_TABLES - tables.filter(holdsSeat).length;
  const saved = tables.filter((one, at) => holdsSeat(one) || free-- > 0 || at === 0);
  localStorage.setItem(KEY, JSON.stringify(saved));
}

export function forgetTable(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(knownTables().filter((one) => one.table !== table)));
}

/** Returns 22 random characters that nobody can guess. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}
