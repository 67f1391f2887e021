/** The things that wait for somebody in this browser: decisions, invitations, games of rooms, and games that go on. */

import { ownGames } from "../pages/standings";
import type { OpenInvitation } from "../storage/open_invitations";
import type { KnownTable } from "../storage/known_tables";
import type { Room, TableSummary } from "../net/wire.gen";

export type WaitingKind = "decision" | "room" | "invitation" | "guest" | "game";

export interface Waiting {
  kind: WaitingKind;
  table: string;
  game: string;
  /** The name that the table has in this browser. */
  title: string;
  /** The invite, if it is an invitation. */
  invite?: string;
}

/** A table of one's own as the server reports on it. */
export interface TableReport {
  table: KnownTable;
  status: TableSummary;
  room?: Room;
}

/** The most urgent kinds first. */
const ORDER: WaitingKind[] = ["decision", "invitation", "room", "guest", "game"];

/** Sorts out of all tables and invitations those that wait, the most urgent first; of one kind, the latest first. */
export function waitingOf(reports: TableReport[], invitations: OpenInvitation[]): Waiting[] {
  const taken = new Set(reports.map(({ table }) => table.table));
  const found: Waiting[] = invitations
    .filter((one) => !taken.has(one.table))
    .map(({ table, game, invite }) => ({ kind: "invitation", table, game, title: "", invite }));
  for (const { table, status, room } of reports) {
    const kind = kindOf(table, status, room);
    if (kind) found.push({ kind, table: table.table, game: status.game, title: table.title });
  }
  return found.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

function kindOf(table: KnownTable, status: TableSummary, room?: Room): WaitingKind | null {
  if (status.led) return room && ownGames(room).some((one) => !one.over) ? "room" : null;
  if (status.over || !table.secret) return null;
  if (status.players.some((one) => one.kind === "open")) return "guest";
  return status.decides ? "decision" : "game";
}
