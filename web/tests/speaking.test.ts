import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/app/storage/settings.svelte";
import {
  name,
  pieces,
  refusalText,
  say,
  sayQuestion,
  seatName,
  setSubject,
  t,
  addCatalogue,
  text,
  type Subject,
} from "../src/app/i18n/index.svelte";

const ENGLISH = `
-foe = foe
seat-you = you
seat-foe = { -foe }
seat-0 = Blue
take = take { $card }
takes = { $who_is ->
    [you] You take { $amount } from { $place }
   *[other] { $who } takes { $amount } from { $place }
}
why = not now: { $because }
too-far = Distance { $distance }
place-aura = { $whose ->
    [you] your Aura
   *[other] { $owner }'s Aura
}
only-english = said in English
unknown-card = a card
`;
const JAPANESE = ENGLISH.replace("take {", "取る {")
  .replace("not now", "今は無理")
  .replace(/only-english.*\n/, "");
const SUBJECT: Subject = {
  game: "made-up",
  seats: 2,
  names: {
    card: ["card-slash", "card-shoot"],
    place: [
      ["place-aura", 0],
      ["place-aura", 1],
    ],
  },
  viewer: 1,
  players: ["Ann", ""],
  printedKinds: ["card"],
};

beforeEach(() => {
  settings.language = settings.cardLanguage = settings.textLanguage = "en";
  addCatalogue("made-up", "en", {
    files: [ENGLISH],
    printed: { "card-slash": "Slash", "card-slash.text": "It cuts.", "card-shoot": "Shoot" },
  });
  addCatalogue("made-up", "ja", { files: [JAPANESE, "card-slash = 斬\n    .text = 斬る。"] });
  setSubject(SUBJECT);
});

describe("the page's own words", () => {
  it("are in the language set, with what they are told of", () => {
    expect(t("watchers", { number: 3 })).toBe("watching now: 3");
    settings.language = "ja";
    expect(t("watchers", { number: 3 })).toBe("観戦中:3人");
  });
  it("show a key that nobody has words for", () => {
    expect(t("no-such-key")).toBe("no-such-key");
  });
});

describe("a message", () => {
  it("names terms, seats and their roles, and messages within it", () => {
    expect(say(["take", { card: ["card", 0] }])).toBe("take Slash");
    expect(say(["takes", { who: ["seat", 1], amount: 2, place: ["place", 1] }])).toBe("You take 2 from your Aura");
    expect(say(["takes", { who: ["seat", 0], amount: 2, place: ["place", 0] }])).toBe("foe takes 2 from foe's Aura");
    expect(say(["why", { because: ["too-far", { distance: 7 }] }])).toBe("not now: Distance 7");
    expect(say("too-far", { distance: 3 })).toBe("Distance 3");
  });
  it("calls people by their names where nobody is you or foe", () => {
    setSubject({ ...SUBJECT, viewer: null });
    expect(say(["takes", { who: ["seat", 0], amount: 1, place: ["place", 1] }])).toBe("Ann takes 1 from seat 1's Aura");
    setSubject({ ...SUBJECT, players: [] });
    expect(seatName(0)).toBe("Blue");
    expect(name("seat", 0)).toBe("foe");
  });
  it("does not name a card that is not known", () => {
    expect(say(["take", { card: ["card", -1] }])).toBe("take a card");
  });
  it("is English where a language lacks it", () => {
    settings.language = "ja";
    expect(say("only-english")).toBe("said in English");
    expect(say(["take", { card: ["card", 1] }])).toBe("取る Shoot");
  });
  it("has card names and texts in the languages set for them", () => {
    settings.cardLanguage = "ja";
    expect(say(["take", { card: ["card", 0] }])).toBe("take 斬");
    expect(text("card", 0)).toBe("It cuts.");
    settings.textLanguage = "ja";
    expect(text("card", 0)).toBe("斬る。");
    expect(text("card", 1)).toBe("");
  });
  it("comes in pieces, in which cards can be pointed at", () => {
    expect(pieces(["why", { because: ["take", { card: ["card", 1] }] }])).toEqual([
      { text: "not now: take " },
      { text: "Shoot", card: 1 },
    ]);
    expect(pieces(["take", { card: ["card", -1] }])).toEqual([{ text: "take a card" }]);
  });
  it("is asked for in general where the game has no words for a question", () => {
    expect(sayQuestion(["ask-something", {}])).toBe("What do you do?");
    expect(sayQuestion(["too-far", { distance: 2 }])).toBe("Distance 2");
  });
  it("calls by number what has no name", () => {
    expect(name("zone", 3)).toBe("zone 3");
  });
});

describe("a refusal", () => {
  it("is said by the catalogue, with the game's own reason in it; else as the server says it", () => {
    expect(refusalText({ reason: "x", message: ["refusal-illegal", { why: ["too-far", { distance: 5 }] }] })).toBe("Distance 5");
    expect(refusalText({ reason: "no such thing", message: ["refusal-of-tomorrow", {}] })).toBe("no such thing");
    expect(refusalText({ reason: "gone" })).toBe("gone");
  });
});

describe("a catalogue on its way", () => {
  it("is asked for once; the language before speaks on until it is there", async () => {
    const asked = vi.fn(async (_address: string) => new Response(JSON.stringify({ files: ["take = nimm { $card }"] })));
    vi.stubGlobal("fetch", asked);
    expect(say(["take", { card: ["card", 0] }])).toBe("take Slash");
    settings.language = "de";
    expect(say(["take", { card: ["card", 0] }])).toBe("take Slash");
    expect(say(["take", { card: ["card", 0] }])).toBe("take Slash");
    await vi.waitFor(() => expect(say(["take", { card: ["card", 0] }])).toBe("nimm Slash"));
    expect(asked.mock.calls.filter(([address]) => address === "/api/games/made-up/words/de")).toHaveLength(1);
  });
});
