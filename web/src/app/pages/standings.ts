/** The standings of a room. */

import type { FollowUpStatus, Room } from "../net/wire.gen";

export interface Standing {
  seat: number;
  /** A draw is half of one. */
  wins: number;
  played: number;
}

/** Lists the games of a room in which the viewer plays. */
export function ownGames(room: Pick<Room, "seats" | "led">): FollowUpStatus[] {
  return room.led.filter((one) => one.seats.some((seat) => room.seats.includes(seat)));
}

/** Ranks the players of a room by wins. */
export function standings(room: Pick<Room, "players" | "led">): Standing[] {
  const all = room.players.map(({ seat }) => {
    const scores = room.led.flatMap((one) =>
      one.scores && one.seats.includes(seat) ? [one.scores[one.seats.indexOf(seat)]] : [],
    );
    return { seat, wins: scores.reduce((sum, score) => sum + score, 0), played: scores.length };
  });
  return all.sort((one, other) => other.wins - one.wins || one.played - other.played || one.seat - other.seat);
}
