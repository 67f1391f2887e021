/** Invitations: to what somebody is invited, and the address under which a link works on another device. */

import { request, withPlayerNames } from "../net/server";
import type { Invitation } from "../net/wire.gen";

export async function invitation(table: string, invite: string): Promise<Invitation> {
  return withPlayerNames(await request<Invitation>(`/api/tables/${encodeURIComponent(table)}/invite`, undefined, invite));
}

/** Tells whether a host name means this computer on every device. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(host);
}

/** Returns the origins under which other devices reach this server; none: nowhere. */
export async function origins(): Promise<string[]> {
  if (!isOnlyHere(location.hostname)) return [location.origin];
  return (await request<{ origins: string[] }>("/api/reach").catch(() => ({ origins: [] }))).origins;
}
