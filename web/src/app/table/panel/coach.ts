/** The guided first game: what is said the first time that something comes up. */

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

/** Gives the first lesson that fits and was not given yet, by keys of the catalogue. */
export function coach(lessons: Lesson[]): (view: View, all: Choice[], said: Set<string>) => Advice | null {
  return (view, all, said) => {
    const found = view.decides ? lessons.find((one) => !said.has(one.id) && one.when(view, all, view.seat ?? 0)) : undefined;
    return found ? { id: found.id, title: `lesson-${found.id}`, text: `lesson-${found.id}.text`, look: found.look } : null;
  };
}
