import { beforeEach, expect, test, vi } from "vitest";
import { deckDraft, forgetDeckDraft, saveDeckDraft } from "../src/app/decks/deck_drafts";

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
  saveDeckDraft("one", { of: ["a", "b"], cards: ["x"] });
  saveDeckDraft("two", { of: ["c"], cards: [] });
  expect(deckDraft("one")).toEqual({ of: ["a", "b"], cards: ["x"] });
  forgetDeckDraft("one");
  expect(deckDraft("one")).toBeNull();
  expect(deckDraft("two")).toEqual({ of: ["c"], cards: [] });
  saveDeckDraft("two", { of: [], cards: [] });
  expect(deckDraft("two")).toBeNull();
});

test.each(["nonsense", "[]", "{}", "7", '{"of": 5, "cards": []}'])("what cannot be read is no deck: %s", (text) => {
  saveDeckDraft("one", { of: ["a"], cards: [] });
  for (const key of kept.keys()) kept.set(key, text);
  expect(deckDraft("one")).toBeNull();
});
