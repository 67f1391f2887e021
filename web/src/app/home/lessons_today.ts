/** The exercises that the home page proposes: the next one of a course, and one for the day. */

import { hash } from "../art/pen";
import type { ExerciseManifest, GameManifest } from "../net/wire.gen";

export interface ProposedExercise {
  game: GameManifest;
  exercise: ExerciseManifest;
}

type IsDone = (game: string, exercise: string) => boolean;

/** Returns the first exercise not done of the course that was begun, else of the first course; null if all are done. */
export function nextLesson(games: GameManifest[], isDone: IsDone): ProposedExercise | null {
  const left = games.flatMap((game) => {
    const exercise = game.exercises.find((one) => !isDone(game.name, one.name));
    return exercise ? [{ game, exercise }] : [];
  });
  return left.find(({ game }) => game.exercises.some((one) => isDone(game.name, one.name))) ?? left[0] ?? null;
}

/** Returns the exercise for a day, the same for everybody; `day` is a date as text. */
export function exerciseForDay(games: GameManifest[], day: string): ProposedExercise | null {
  const all = games.flatMap((game) => game.exercises.map((exercise) => ({ game, exercise })));
  return all[hash(day) % all.length] ?? null;
}
