/** The route: the address behind the #. */

/** The path of links to be shared: chats look there for a preview. All secrets stand behind the #. */
const SHARE = "/share/";

if (location.pathname?.startsWith(SHARE)) history.replaceState(null, "", `/${location.hash}`);

export const route: { parts: string[] } = $state({ parts: read() });

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

addEventListener("hashchange", () => {
  route.parts = read();
  scrollTo(0, 0);
});

export function go(...parts: string[]): void {
  location.hash = `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** Returns an address to be given to others; the second part is the table. */
export function shareAddress(origin: string, ...parts: [page: string, table: string, ...more: string[]]): string {
  return `${origin}${SHARE}${encodeURIComponent(parts[1])}${link(...parts)}`;
}

export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
