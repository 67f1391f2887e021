/** The invitations that were opened in this browser and not yet accepted. */

export interface OpenInvitation {
  table: string;
  invite: string;
  game: string;
}

const KEY = "mankai.invitations";
/** The number of invitations kept. */
const MOST = 8;

export function openInvitations(): OpenInvitation[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as OpenInvitation[]) : [];
  } catch {
    return [];
  }
}

export function keepInvitation(one: OpenInvitation): void {
  save([one, ...openInvitations().filter(({ table }) => table !== one.table)]);
}

/** Forgets the invitation to a table: it was accepted, or is no longer valid. */
export function forgetInvitation(table: string): void {
  save(openInvitations().filter((one) => one.table !== table));
}

function save(all: OpenInvitation[]): void {
  localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
}
