/** A card is read by a finger that rests on it, by the right button of a mouse and by the menu key. */

import { board } from "./pointed_card.svelte";

const WHILE = 450; // milliseconds
const STRAYS = 12; // pixels that a resting finger may move
const AFTER = 400; // milliseconds after the finger was lifted in which a tap is still that finger's

/** The card that a thing on the board stands for; -1: none, or one that nobody may see. */
function cardAt(thing: EventTarget | null): number {
  const held = thing instanceof Element ? thing.closest<HTMLElement>("[data-card]") : null;
  return held ? Number(held.dataset.card) : -1;
}

/** An action for an element with cards in it, which are marked by `data-card`. */
export function cardReading(node: HTMLElement): { destroy: () => void } {
  let timer = 0;
  let spot = [0, 0];
  let isTouch = false;
  const stop = () => clearTimeout(timer);
  const down = (press: PointerEvent) => {
    isTouch = press.pointerType !== "mouse";
    const card = cardAt(press.target);
    if (!isTouch || card < 0) return;
    spot = [press.clientX, press.clientY];
    stop();
    timer = window.setTimeout(() => {
      swallowTap();
      board.sheet = card;
    }, WHILE);
  };
  const move = (press: PointerEvent) => {
    if (Math.hypot(press.clientX - spot[0], press.clientY - spot[1]) > STRAYS) stop();
  };
  const menu = (press: Event) => {
    const card = cardAt(press.target);
    if (card < 0) return;
    press.preventDefault();
    if (!isTouch) board.sheet = card; // a finger that rests has its own time
  };
  const events = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop, contextmenu: menu };
  for (const [name, done] of Object.entries(events)) node.addEventListener(name, done as EventListener);
  return {
    destroy: () => {
      stop();
      for (const [name, done] of Object.entries(events)) node.removeEventListener(name, done as EventListener);
    },
  };
}

/** The tap that would follow does nothing, wherever it lands by then. */
function swallowTap(): void {
  const click = (press: MouseEvent) => {
    press.preventDefault();
    press.stopImmediatePropagation();
    done();
  };
  const done = () => window.removeEventListener("click", click, true);
  window.addEventListener("click", click, true);
  const lifted = () => window.setTimeout(done, AFTER);
  for (const over of ["pointerup", "pointercancel"]) window.addEventListener(over, lifted, { once: true, capture: true });
}
