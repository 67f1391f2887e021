import { beforeEach, expect, test, vi } from "vitest";
import { isFull, knownTable, knownTables, MOST, noteOver, remember, type KnownTable } from "../src/app/storage/known_tables";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const named = (table: string, more: Partial<KnownTable> = {}): KnownTable => ({
  ...{ table, game: "g", seats: [0], secret: "s", watch: "", invites: [], client: "c", number: 0, title: "", started: 0 },
  ...more,
});
const names = () => knownTables().map((one) => one.table);

test("a seat whose game goes on is never pushed out, however many there are", () => {
  remember(named("first"));
  for (let at = 0; at < MOST + 5; at++) remember(named(`t${at}`));
  expect(knownTable("first")).not.toBeNull();
  expect(names()).toHaveLength(MOST + 6);
  expect(isFull()).toBe(true);
});

test("of what is over or was only watched, the oldest go first", () => {
  remember(named("running"));
  remember(named("watched", { secret: "" }));
  for (let at = 0; at < MOST; at++) remember(named(`over${at}`, { over: true }));
  expect(names()).toHaveLength(MOST);
  expect(names()).toContain("running");
  expect(names()).not.toContain("watched");
  expect(names()).not.toContain("over0");
  expect(names()[0]).toBe(`over${MOST - 1}`);
  expect(isFull()).toBe(false);
});

test("what has become of a table is noted where it is", () => {
  for (const one of ["a", "b"]) remember(named(one));
  noteOver("a", true);
  expect(names()).toEqual(["b", "a"]);
  expect(knownTable("a")?.over).toBe(true);
  noteOver("a", false);
  expect(knownTable("a")?.over).toBe(false);
  noteOver("unknown", true);
  expect(names()).toEqual(["b", "a"]);
});

test("the newest is kept even where all others are seats", () => {
  for (let at = 0; at < MOST; at++) remember(named(`t${at}`));
  remember(named("over", { over: true }));
  expect(names()[0]).toBe("over");
  expect(names()).toHaveLength(MOST + 1);
});
