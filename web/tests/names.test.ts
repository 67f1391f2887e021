/** Names and comments stay plain: a ratchet over the page's source (CONTRIBUTING.md says the rules). */

import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "!**/wire.gen.ts", "!**/constants.ts", "!**/art/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(SOURCES).map(([path, text]) => ({ path: path.slice("../src/".length), text }));
/** Participles without the ending "ed". */
const IRREGULAR =
  /^(begun|bought|brought|built|chosen|dealt|drawn|found|given|gone|heard|held|kept|known|laid|led|left|lost|made|meant|met|paid|put|said|seen|sent|set|shown|spent|spoken|taken|told|understood|won|written)$/;
/** Nouns that only look like participles. */
const NOUNS = ["meaning"];
const CLAUSE = /^(What|Who|Whoever|Whose|Whom|Those|Of|Where|Whatever)\b/;

const isParticiple = (name: string) => /^[a-z]+(ed|ing)$/.test(name) || IRREGULAR.test(name);
/** The part of the page in which a name has one meaning: `app`, or one game. */
const areaOf = (path: string) =>
  path
    .split("/")
    .slice(0, path.startsWith("app/") ? 1 : 2)
    .join("/");

describe("names", () => {
  it("of exported functions are verbs or nouns, never a bare participle", () => {
    const found = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*export (?:async )?function (\w+)|^\s*export const (\w+) = (?:async )?\(/gm)]
        .map((match) => match[1] ?? match[2])
        .filter((name) => isParticiple(name) && !NOUNS.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("of modules are nouns, never a gerund", () => {
    expect(files.map((one) => one.path).filter((path) => /ing\.(svelte\.)?(ts|svelte)$/.test(path))).toEqual([]);
  });

  it("of exported types are there once in the app, and once in each game", () => {
    const seen = new Map<string, string>();
    const twice = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*export (?:abstract )?(?:class|interface|type|enum) (\w+)/gm)].flatMap(([, name]) => {
        const key = `${areaOf(path)} ${name}`;
        const before = seen.get(key);
        seen.set(key, path);
        return before ? [`${name}: ${before}, ${path}`] : [];
      }),
    );
    expect(twice).toEqual([]);
  });
});

describe("comments", () => {
  it("begin with a verb or a noun, not with a clause", () => {
    const found = files.flatMap(({ path, text }) =>
      [...text.matchAll(/\/\*\*? ([^*\n]+)|<!-- (.+?) -->|(?:^|\s)\/\/ (.+)/g)]
        .map((match) => match[1] ?? match[2] ?? match[3])
        .filter((comment) => CLAUSE.test(comment) || /\bwhoever\b/i.test(comment))
        .map((comment) => `${path}: ${comment}`),
    );
    expect(found).toEqual([]);
  });
});
