/** The packs of this server, its players and languages. */

import { packName } from "./game_module";
import { request } from "./net/server";
import { settings } from "./storage/settings.svelte";
import type { GameManifest, GamesCatalogue, PackManifest, TextsByLanguage } from "./net/wire.gen";

class GamesStore {
  catalogue = $state.raw<GamesCatalogue | null>(null);
}
const store = new GamesStore();

let loading: Promise<GamesCatalogue> | null = null;

/** Requested once. */
export function loadGames(): Promise<GamesCatalogue> {
  loading ??= request<GamesCatalogue>("/api/games").then(
    (catalogue) => (store.catalogue = catalogue),
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Returns the catalogue as soon as it is known. */
export function loadedGames(): GamesCatalogue | null {
  if (!store.catalogue) void loadGames().catch(() => {});
  return store.catalogue;
}

/** A text in the viewer's language, or in English. */
export function localText(texts: TextsByLanguage | undefined): string {
  return texts?.[settings.language] ?? texts?.en ?? "";
}

export function findPack(name: string): PackManifest | undefined {
  return loadedGames()?.packs.find((one) => one.name === packName(name));
}

export function findGame(name: string): GameManifest | undefined {
  return findPack(name)?.games.find((one) => one.name === name);
}

/** Returns the title of a game: the name of its pack, and of the game in it. */
export function gameTitle(name: string): string {
  const pack = findPack(name);
  const titles = [pack?.title, pack && pack.games.length > 1 && !pack.is_by_seats ? findGame(name)?.title : undefined];
  return titles.map(localText).filter(Boolean).join(" · ") || name;
}
