import { beforeEach, expect, test, vi } from "vitest";
import { deckInWork, forgetInWork, keepInWork } from "../src/app/storage/deck_drafts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("a deck in work is kept by game until it is used, or empty", () => {
  keepInWork("one", { of: ["a", "b"], cards: ["x"] });
  keepInWork("two", { of: ["c"], cards: [] });
  expect(deckInWork("one")).toEqual({ of: ["a", "b"], cards: ["x"] });
  forgetInWork("one");
  expect(deckInWork("one")).toBeNull();
  expect(deckInWork("two")).toEqual({ of: ["c"], cards: [] });
  keepInWork("two", { of: [], cards: [] });
  expect(deckInWork("two")).toBeNull();
});

test.each(["nonsense", "[]", "{}", "7", '{"of": 5, "cards": []}'])("what cannot be read is no deck: %s", (text) => {
  keepInWork("one", { of: ["a"], cards: [] });
  for (const key of kept.keys()) kept.set(key, text);
  expect(deckInWork("one")).toBeNull();
});
