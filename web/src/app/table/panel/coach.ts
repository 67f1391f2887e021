/** The guided first game: a lesson the first time that something comes up. */

import type { Advice } from "../../game_module";
import type { Choice } from "../../net/view";
import type { View } from "../../net/wire.gen";

export interface Lesson {
  id: string;
  /** The part of the board that it is about. */
  look: string;
  when: (view: View, all: Choice[], me: number) => boolean;
}

export const isAsked = (view: View, question: string) => view.question === question;
export const can = (all: Choice[], verb: string) => all.some((one) => one.verb === verb);

/** Returns a function that gives the first fitting lesson that is not known yet, by keys of the catalogue. */
export function coach(lessons: Lesson[]): (view: View, all: Choice[], known: Set<string>) => Advice | null {
  return (view, all, known) => {
    const lesson = view.decides ? lessons.find((one) => !known.has(one.id) && one.when(view, all, view.seat ?? 0)) : undefined;
    return lesson ? { id: lesson.id, title: `lesson-${lesson.id}`, text: `lesson-${lesson.id}.text`, look: lesson.look } : null;
  };
}
