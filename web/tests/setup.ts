/** What a browser has, and the page's words in both languages. */

import { readFileSync } from "node:fs";
import { vi } from "vitest";

vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

export const FOLDERS = ["../src/mankai/words", "../src/mankai/server/words"];

export function catalogues(language: string): string[] {
  return FOLDERS.map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf8"));
}

const { teach } = await import("../src/app/lib/speaking.svelte");
for (const language of ["en", "ja"]) teach("", language, { files: catalogues(language) });
