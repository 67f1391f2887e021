/** The games of a pack as the home page and the set-up page list them: a game for different numbers of players is one entry. */

import type { GameManifest, PackManifest } from "../net/wire.gen";

export interface Entry {
  /** The pack, with the games of the entry alone if these differ in their number of players. */
  pack: PackManifest;
  /** The game that is proposed. */
  game: GameManifest;
}

/** Lists the entries of a pack. */
export function entriesOf(pack: PackManifest): Entry[] {
  if (pack.is_by_seats) return pack.games.filter((game) => game.name === pack.usual).map((game) => ({ pack, game }));
  return pack.games.flatMap((game) => {
    const family = pack.games.filter((one) => game.family.en && one.family.en === game.family.en);
    if (!family.length) return [{ pack, game }];
    return game === family[0] ? [{ pack: { ...pack, is_by_seats: true, usual: game.name, games: family }, game }] : [];
  });
}

/** Finds the entry of a game; without a game, the one that is proposed first. */
export function findEntry(pack: PackManifest, name: string): Entry | undefined {
  const all = entriesOf(pack);
  const holds = (entry: Entry, wanted: string) =>
    entry.game.name === wanted || (entry.pack.is_by_seats && entry.pack.games.some((one) => one.name === wanted));
  return all.find((one) => holds(one, name)) ?? all.find((one) => holds(one, pack.usual)) ?? all[0];
}

/** Returns the smallest and the largest number of players of an entry. */
export function seatsOf({ pack, game }: Entry): string {
  const numbers = pack.is_by_seats ? [pack.games[0].seats, pack.games.at(-1)!.seats] : [game.seats];
  return [...new Set(numbers)].join("–");
}
