/** What a browser has, and the page's words in both languages. */

import { vi } from "vitest";

vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

const FILES = import.meta.glob<string>(["../../src/mankai/i18n/words/*.ftl", "../../src/mankai/server/words/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The page's catalogues in a language, as the server sends them. */
export function catalogues(language: string): string[] {
  return ["i18n/words", "server/words"].map(
    (folder) => FILES[`../../src/mankai/${folder}/${language}.ftl`].split("\n## Terminal\n")[0],
  );
}

const { addCatalogue } = await import("../src/app/i18n/index.svelte");
for (const language of ["en", "ja"]) addCatalogue("", language, { files: catalogues(language) });
