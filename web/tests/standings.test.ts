import { expect, test } from "vitest";
import { standings } from "../src/app/pages/standings";
import type { FollowUpStatus, PlayerInfo } from "../src/app/net/wire.gen";

const players = [0, 1, 2, 3].map((seat): PlayerInfo => ({ seat, name: "", kind: "person", here: true, away_since: null }));
const duel = (seats: number[], scores: number[] | null): FollowUpStatus => ({
  table: "t",
  seats,
  round: 0,
  over: scores !== null,
  scores,
});

test("whoever has won most is first, and of equals whoever has played less", () => {
  const led = [duel([0, 2], [0, 1]), duel([1, 3], [0.5, 0.5]), duel([0, 1], null), duel([2, 3], [1, 0])];
  expect(standings({ players, led })).toEqual([
    { seat: 2, wins: 2, played: 2 },
    { seat: 1, wins: 0.5, played: 1 },
    { seat: 3, wins: 0.5, played: 2 },
    { seat: 0, wins: 0, played: 1 },
  ]);
});
