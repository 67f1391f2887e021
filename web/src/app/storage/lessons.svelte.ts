/** Exercises: those done in this browser, and the way into one. */

import { SvelteSet } from "svelte/reactivity";
import { forgetTable, knownTables } from "./known_tables";
import { findGame, gameTitle } from "../packs.svelte";
import { go } from "../pages/route.svelte";
import { createTable } from "../net/server";

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

/** Returns the exercise after the named one; without a name, the first that is not done. */
export function nextExercise(game: string, exercise = ""): string {
  const all = findGame(game)?.exercises ?? [];
  if (!exercise) return (all.find((one) => !isDone(game, one.name)) ?? all[0])?.name ?? "";
  return all[all.findIndex((one) => one.name === exercise) + 1]?.name ?? "";
}

/** Opens a table for an exercise; tables of other exercises are forgotten. */
export async function beginExercise(game: string, exercise: string): Promise<void> {
  for (const one of knownTables()) if (one.exercise) forgetTable(one.table);
  go("table", (await createTable({ game, exercise }, gameTitle(game))).table);
}

/** Opens a game in which every step is explained. */
export async function beginGuided(game: string): Promise<void> {
  go("table", (await createTable({ game, lesson: true }, gameTitle(game), "", true)).table);
}
