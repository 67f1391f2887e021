/** Invitations: to what somebody is invited, and the address under which a link works on another device. */

import { ask, withNames, type Player } from "../net/server";

export interface Invitation {
  table: string;
  game: string;
  /** The seats that the invite is for. */
  seats: number[];
  players: Player[];
  clock: { seconds: number; free: number } | null;
  /** So many seconds later spectators see it. */
  delay: number;
  password: boolean;
  /** Somebody has used the invite. */
  taken: boolean;
}

export async function invitation(table: string, invite: string): Promise<Invitation> {
  return withNames(await ask<Invitation>(`/api/tables/${encodeURIComponent(table)}/invite`, undefined, invite));
}

/** Whether a host means this computer to everybody who reads it. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(host);
}

/** Where pages of this server can be opened on other devices; none: nowhere. */
export async function origins(): Promise<string[]> {
  if (!isOnlyHere(location.hostname)) return [location.origin];
  return (await ask<{ origins: string[] }>("/api/reach").catch(() => ({ origins: [] }))).origins;
}
