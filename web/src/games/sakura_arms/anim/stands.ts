/** The places of both sides on the stage, and the motions of their figures. */

import { animateElement } from "../../../app/anim/petal_flights";

export const SETTLE = "cubic-bezier(.2, .8, .2, 1)";
const RECOIL_TIME = 420; // milliseconds

/** The place of a side on the stage, in pixels of the stage. */
export interface Stand {
  figures: HTMLElement;
  x: number;
  /** Height of the feet, and of the breast. */
  ground: number;
  breast: number;
  height: number;
  /** Direction: 1 if it looks to the right, -1 to the left. */
  facing: number;
}

/** The stage, if it is drawn. */
export function stageElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".stage");
}

export function standOf(seat: number): Stand | null {
  const actor = document.querySelector<HTMLElement>(`[data-actor="${seat}"]`);
  const figures = actor?.querySelector<HTMLElement>(".figures");
  const stage = stageElement();
  if (!actor || !figures || !stage) return null;
  const [feet, frame] = [actor.getBoundingClientRect(), stage.getBoundingClientRect()];
  const height = Number(actor.dataset.height);
  const ground = feet.top - frame.top;
  return {
    figures,
    x: feet.left - frame.left,
    ground,
    breast: ground - height * 0.55,
    height,
    facing: actor.classList.contains("far") ? -1 : 1,
  };
}

/** Shows or hides a drawing for a while. */
export function fixOpacity(element: Element | null, opacity: 0 | 1, milliseconds: number, delay = 0): void {
  animateElement(element, [{ opacity }, { opacity }], milliseconds, { delay });
}

/** Puts the figures of a side into a pose from one moment to another; of two goddesses the one named, if she is there. */
export function pose(stand: Stand, name: string, from: number, until: number, goddess = ""): void {
  const figures = [...stand.figures.querySelectorAll<HTMLElement>(":scope > .figure")];
  const own = figures.filter((figure) => figure.dataset.goddess === goddess);
  for (const figure of own.length ? own : figures.slice(-1)) {
    fixOpacity(figure.querySelector(".ready"), 0, until - from, from);
    fixOpacity(figure.querySelector(`.${name}`), 1, until - from, from);
  }
}

export function lean({ figures, facing }: Stand, delay: number): void {
  const at = (x: number, turn: number, offset: number) => ({
    transform: `translate(${x * facing}px, 0) rotate(${turn * facing}deg)`,
    offset,
  });
  const frames = [at(0, 0, 0), at(-10, -3, 0.3), at(22, 4, 0.6), at(16, 2, 0.8), at(0, 0, 1)];
  animateElement(figures, frames, 800, { delay, easing: SETTLE });
}

export function recoil({ figures, facing, height }: Stand, delay: number, force: number): void {
  const reach = Math.min(26, height * 0.14) * force;
  const at = (x: number, turn: number, offset: number) => ({
    transform: `translate(${-x * facing}px, 0) rotate(${-turn * facing}deg)`,
    offset,
  });
  const frames = [at(0, 0, 0), at(reach, 7 * force, 0.22), at(reach * 0.7, 3, 0.5), at(0, 0, 1)];
  animateElement(figures, frames, RECOIL_TIME, { delay, easing: SETTLE });
}
