/** Everybody at a table has a name, whoever reads it and wherever. */

import { beforeEach, describe, expect, it } from "vitest";
import { poster } from "../src/app/ending/poster";
import { outcome } from "../src/app/ending/outcome";
import { withDisplayNames, defaultSeatName } from "../src/app/table/people/player_names";
import { settings } from "../src/app/storage/settings.svelte";
import { seatName, setSubject } from "../src/app/i18n/index.svelte";
import { displayName, tableTitle } from "../src/app/table/people/player_names";
import type { PlayerInfo } from "../src/app/net/wire.gen";

const player = (seat: number, kind: PlayerInfo["kind"], name = ""): PlayerInfo => ({
  seat,
  kind,
  name,
  here: true,
  away_since: null,
});
const BARE = /seat|PlayerInfo|Blue|Red|greedy|novice|プレイヤー|席/;

describe.each(["en", "ja"] as const)("names in %s", (language) => {
  beforeEach(() => (settings.language = language));

  it("are there for people without one, for computers and for seats", () => {
    const named = withDisplayNames([
      player(0, "person"),
      player(1, "bot", "greedy"),
      player(2, "person", "Ann"),
      player(3, "open"),
    ]);
    expect(named.slice(0, 3).every((one) => one.name && !BARE.test(one.name))).toBe(true);
    expect([named[2].name, named[3].name]).toEqual(["Ann", ""]);
    expect(defaultSeatName(3)).not.toMatch(BARE);
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(defaultSeatName)).size).toBe(8);
  });

  it("tell computers of one level apart", () => {
    const named = withDisplayNames([player(0, "person"), ...[1, 2, 3].map((seat) => player(seat, "bot", "greedy"))]);
    expect(new Set(named.map((one) => one.name)).size).toBe(4);
  });

  it("stand in how it ended, in titles and on posters", () => {
    const players = withDisplayNames([player(0, "person"), player(1, "bot", "novice")]);
    const names = players.map((one) => one.name || defaultSeatName(one.seat));
    setSubject({ game: "none", seats: 2, names: {}, viewer: null, players: names, printedKinds: [] });
    expect(outcome([1, 0], null)).toContain(names[0]);
    expect(outcome([1, 0], null)).not.toMatch(BARE);
    expect([displayName(0, players, []), displayName(1, players, [0])]).toEqual(names);
    expect(tableTitle(players, [0])).toBe(names[1]);
    const shown = [0, 1].map((seat) => ({ name: seatName(seat), number: null, hasWon: seat === 0 }));
    const words = { game: "", title: outcome([1, 0], null), brand: "", date: "" };
    const { words: written } = poster({ ...words, players: shown, course: null, card: null, picture: { sky: "", drawn: "" } });
    expect(written.map((one) => one.text).join(" ")).not.toMatch(BARE);
  });
});
