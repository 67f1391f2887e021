/** Exercises: which of them have been done in this browser, and the way into one. */

import { SvelteSet } from "svelte/reactivity";
import { forget, knownTables } from "./known_tables";
import { gameNamed, gameTitle } from "../packs.svelte";
import { go } from "../pages/route.svelte";
import { open } from "../net/server";

const KEY = "mankai.learnt";
const done = new SvelteSet<string>(read());

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function isDone(game: string, exercise: string): boolean {
  return done.has(`${game} ${exercise}`);
}

export function markDone(game: string, exercise: string): void {
  done.add(`${game} ${exercise}`);
  localStorage.setItem(KEY, JSON.stringify([...done]));
}

/** The exercise that comes after one; of the first that is not done, where none is named. */
export function following(game: string, exercise = ""): string {
  const all = gameNamed(game)?.exercises ?? [];
  if (!exercise) return (all.find((one) => !isDone(game, one.name)) ?? all[0])?.name ?? "";
  return all[all.findIndex((one) => one.name === exercise) + 1]?.name ?? "";
}

/** To a table on which the exercise waits; those on which others were done need not be known any longer. */
export async function begin(game: string, exercise: string): Promise<void> {
  for (const one of knownTables()) if (one.exercise) forget(one.table);
  go("table", (await open({ game, exercise }, gameTitle(game))).table);
}

/** To a whole game in which every step is explained. */
export async function beginGuided(game: string): Promise<void> {
  go("table", (await open({ game, lesson: true }, gameTitle(game), "", true)).table);
}
