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
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}
