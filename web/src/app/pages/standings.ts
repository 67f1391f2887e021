/** Who has won how much in a room. */

import type { Led, Room } from "../net/server";

export interface Standing {
  seat: number;
  /** A draw is half of one. */
  wins: number;
  played: number;
}

/** The games of a room in which whoever looks plays. */
export function ownGames(room: Pick<Room, "seats" | "led">): Led[] {
  return room.led.filter((one) => one.seats.some((seat) => room.seats.includes(seat)));
}

/** Everybody, whoever has won most first. */
export function standings(room: Pick<Room, "players" | "led">): Standing[] {
  const all = room.players.map(({ seat }) => {
    const scores = room.led.flatMap((one) =>
      one.scores && one.seats.includes(seat) ? [one.scores[one.seats.indexOf(seat)]] : [],
    );
    return { seat, wins: scores.reduce((sum, score) => sum + score, 0), played: scores.length };
  });
  return all.sort((one, other) => other.wins - one.wins || one.played - other.played || one.seat - other.seat);
}
