/** The home page: the doors to games, what waits for the viewer, and the exercises that are proposed. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { entriesOf, findEntry, seatsOf } from "../src/app/home/entries";
import { exerciseForDay, nextLesson } from "../src/app/home/lessons_today";
import { waitingOf, type TableReport } from "../src/app/home/waiting_list";
import { forgetInvitation, keepInvitation, openInvitations } from "../src/app/storage/open_invitations";
import type { GameManifest, PackManifest, Room, TableSummary } from "../src/app/net/wire.gen";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

function game(name: string, more: Partial<GameManifest> = {}): GameManifest {
  return { name, seats: 2, family: {}, exercises: [], leads_on: false, ...more } as unknown as GameManifest;
}
function pack(games: GameManifest[], more: Partial<PackManifest> = {}): PackManifest {
  return {
    name: games[0].name.split("/")[0],
    games,
    usual: games[0].name,
    is_by_seats: false,
    ...more,
  } as unknown as PackManifest;
}
const named = (names: string[]) => names.map((name) => ({ name })) as unknown as GameManifest["exercises"];

describe("the entries of a pack", () => {
  const family = { en: "Draft" };
  const arms = pack([
    game("arms/a"),
    game("arms/draft/2", { family, leads_on: true }),
    game("arms/draft/4", { family, seats: 4, leads_on: true }),
  ]);

  it("are its games, and one for a family", () => {
    const all = entriesOf(arms);
    expect(all.map((one) => one.game.name)).toEqual(["arms/a", "arms/draft/2"]);
    expect(all[1].pack.games.map((one) => one.name)).toEqual(["arms/draft/2", "arms/draft/4"]);
    expect(all.map(seatsOf)).toEqual(["2", "2–4"]);
  });
  it("are found by any game of a family; an unknown one gives the usual", () => {
    expect(findEntry(arms, "arms/draft/4")?.game.name).toBe("arms/draft/2");
    expect(findEntry(arms, "arms")?.game.name).toBe("arms/a");
    expect(findEntry(arms, "arms/nothing")?.game.name).toBe("arms/a");
  });
  it("are one if the games differ in their number of players alone", () => {
    const oka = pack([game("oka/2"), game("oka/4", { seats: 4 })], { is_by_seats: true, usual: "oka/4" });
    expect(entriesOf(oka).map((one) => one.game.name)).toEqual(["oka/4"]);
    expect(findEntry(oka, "oka/2")?.game.name).toBe("oka/4");
  });
});

describe("what waits for the viewer", () => {
  function report(table: string, status: Partial<TableSummary>, room?: Partial<Room>): TableReport {
    const known = { table, game: "g", seats: [0], secret: "s", watch: "", invites: [], title: table, started: 0 };
    const whole = { table, game: "g", seats: [0], decides: false, over: false, scores: null, players: [], led: false, ...status };
    return { table: known, status: whole, room: room as Room | undefined };
  }
  const open = [{ seat: 1, name: "", kind: "open" as const, here: false, away_since: null }];

  it("is sorted by urgency: decisions, invitations, games of a room, free seats, and games that go on", () => {
    const next = { seats: [0], led: [{ table: "n", seats: [0, 1], round: 1, over: false, scores: null }] };
    const all = waitingOf(
      [
        report("on", {}),
        report("guest", { players: open, decides: true }),
        report("mine", { decides: true }),
        report("draft", { over: true, led: true }, next),
      ],
      [{ table: "new", invite: "i", game: "g" }],
    );
    expect(all.map(({ kind, table }) => [kind, table])).toEqual([
      ["decision", "mine"],
      ["invitation", "new"],
      ["room", "draft"],
      ["guest", "guest"],
      ["game", "on"],
    ]);
  });
  it("is nothing that is over, watched only, or accepted already", () => {
    const watched = report("watched", { decides: true });
    watched.table.secret = "";
    const done = { seats: [0], led: [{ table: "n", seats: [0, 1], round: 1, over: true, scores: [1, 0] }] };
    const reports = [report("past", { over: true }), watched, report("room", { over: true, led: true }, done)];
    expect(waitingOf(reports, [{ table: "past", invite: "i", game: "g" }])).toEqual([]);
  });
  it("remembers the latest invitations of this browser", () => {
    for (let at = 0; at < 12; at++) keepInvitation({ table: `t${at}`, invite: "i", game: "g" });
    keepInvitation({ table: "t9", invite: "j", game: "g" });
    expect(openInvitations().map(({ table }) => table)).toEqual(["t9", "t11", "t10", "t8", "t7", "t6", "t5", "t4"]);
    forgetInvitation("t9");
    expect(openInvitations()[0].table).toBe("t11");
  });
});

describe("the exercises that are proposed", () => {
  const games = [game("a", { exercises: named(["1", "2"]) }), game("b", { exercises: named(["3", "4"]) })];
  const after = (done: string[]) => nextLesson(games, (name, exercise) => done.includes(name + exercise))?.exercise.name;

  it("go on with the course that was begun", () => {
    expect(after([])).toBe("1");
    expect(after(["b3"])).toBe("4");
    expect(after(["a1", "a2"])).toBe("3");
    expect(after(["a1", "a2", "b3", "b4"])).toBeUndefined();
  });
  it("are the same for a whole day, and change from day to day", () => {
    const proposed = Array.from({ length: 28 }, (_, day) => exerciseForDay(games, `2026-02-${day + 1}`)?.exercise.name);
    expect(exerciseForDay(games, "2026-02-1")?.exercise.name).toBe(proposed[0]);
    expect(new Set(proposed)).toEqual(new Set(["1", "2", "3", "4"]));
    expect(exerciseForDay([], "2026-02-01")).toBeNull();
  });
});
