import { beforeEach, expect, test, vi } from "vitest";
import {
  isListFull,
  findTable,
  knownTables,
  MOST_TABLES,
  markOver,
  saveTable,
  type KnownTable,
} from "../src/app/storage/known_tables";

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
  saveTable(named("first"));
  for (let at = 0; at < MOST_TABLES + 5; at++) saveTable(named(`t${at}`));
  expect(findTable("first")).not.toBeNull();
  expect(names()).toHaveLength(MOST_TABLES + 6);
  expect(isListFull()).toBe(true);
});

test("of what is over or was only watched, the oldest go first", () => {
  saveTable(named("running"));
  saveTable(named("watched", { secret: "" }));
  for (let at = 0; at < MOST_TABLES; at++) saveTable(named(`over${at}`, { over: true }));
  expect(names()).toHaveLength(MOST_TABLES);
  expect(names()).toContain("running");
  expect(names()).not.toContain("watched");
  expect(names()).not.toContain("over0");
  expect(names()[0]).toBe(`over${MOST_TABLES - 1}`);
  expect(isListFull()).toBe(false);
});

test("what has become of a table is noted where it is", () => {
  for (const one of ["a", "b"]) saveTable(named(one));
  markOver("a", true);
  expect(names()).toEqual(["b", "a"]);
  expect(findTable("a")?.over).toBe(true);
  markOver("a", false);
  expect(findTable("a")?.over).toBe(false);
  markOver("unknown", true);
  expect(names()).toEqual(["b", "a"]);
});

test("the newest is kept even where all others are seats", () => {
  for (let at = 0; at < MOST_TABLES; at++) saveTable(named(`t${at}`));
  saveTable(named("over", { over: true }));
  expect(names()[0]).toBe("over");
  expect(names()).toHaveLength(MOST_TABLES + 1);
});
