import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { t } from "../src/app/i18n/index.svelte";
import { catalogues } from "./setup";

function keysOf(language: string): Set<string> {
  return new Set(catalogues(language).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id)));
}

const SOURCES = Object.entries(
  import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }),
).map(([path, text]) => [path.replace("../src/", ""), text] as const);

describe("the page's catalogues", () => {
  it("have all words that the page names", () => {
    const keys = keysOf("en");
    const named = SOURCES.filter(([, text]) => /\bt\b[^}]*\} from ".*i18n\/index\.svelte"/.test(text)).flatMap(([name, text]) =>
      [...text.matchAll(/\bt\((?:[^()"']*\? )?["']([a-z0-9-]+)["'](?: : ["']([a-z0-9-]+)["'])?/g)].flatMap(([, first, second]) =>
        [first, second].filter(Boolean).map((key) => [name, key]),
      ),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(([, key]) => !keys.has(key))).toEqual([]);
  });
  it("say the same in both languages", () => {
    expect([...keysOf("ja")].sort()).toEqual([...keysOf("en")].sort());
  });
  it("have a name for everything that is named by its parts", () => {
    for (const player of ["random", "greedy", "novice", "adept", "master"])
      expect(t(`level-${player}`)).not.toBe(`level-${player}`);
    for (const notice of ["hello", "thinking", "moment", "thanks", "good-game"])
      expect(t(`notice-${notice}`)).not.toBe(`notice-${notice}`);
    for (const clock of ["none", "10", "25", "letters"]) expect(t(`clock-${clock}`)).not.toBe(`clock-${clock}`);
    for (const theme of ["auto", "light", "dark"]) expect(t(`theme-${theme}`)).not.toBe(`theme-${theme}`);
  });
});

describe("the house", () => {
  const app = SOURCES.filter(([name]) => !name.startsWith("games/"));
  it("names no game outside the games' folders", () => {
    const games = SOURCES.flatMap(([name]) => /^games\/(.*)\/module\.ts$/.exec(name)?.[1] ?? []).filter(
      (name) => name !== "plain",
    );
    expect(games.length).toBeGreaterThan(1);
    const names = new RegExp(
      games
        .flatMap((name) => [name, name.replaceAll("_", "-")])
        .map((name) => `\\b${name}\\b`)
        .join("|"),
      "i",
    );
    expect(app.filter(([, text]) => names.test(text)).map(([name]) => name)).toEqual([]);
  });
  it("has no sentence of its own in another script", () => {
    expect(app.filter(([, text]) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)).map(([name]) => name)).toEqual([]);
  });
  it("has no written file over 300 lines", () => {
    const written = SOURCES.filter(([name]) => !name.endsWith(".gen.ts"));
    expect(written.filter(([, text]) => text.split("\n").length > 301).map(([name]) => name)).toEqual([]);
  });
});
