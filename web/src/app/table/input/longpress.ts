/** Opens a card large: by a long press, the right mouse button, or the menu key. */

import { focus } from "../board_focus.svelte";

const PRESS_TIME = 450; // milliseconds
const PRESS_TOLERANCE = 12; // pixels that the finger may move
const TAP_DELAY = 400; // milliseconds after lifting the finger in which a tap is ignored

/** Returns the card of an element on the board; -1: none, or hidden. */
function cardAt(target: EventTarget | null): number {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
  return element ? Number(element.dataset.card) : -1;
}

/** A Svelte action for an element that contains cards marked by `data-card`. */
export function cardReader(node: HTMLElement): { destroy: () => void } {
  let timer = 0;
  let startPosition = [0, 0];
  let isTouch = false;
  const cancel = () => clearTimeout(timer);
  const onPointerDown = (event: PointerEvent) => {
    isTouch = event.pointerType !== "mouse";
    const card = cardAt(event.target);
    if (!isTouch || card < 0) return;
    startPosition = [event.clientX, event.clientY];
    cancel();
    timer = window.setTimeout(() => {
      swallowTap();
      focus.sheet = card;
    }, PRESS_TIME);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - startPosition[0], event.clientY - startPosition[1]) > PRESS_TOLERANCE) cancel();
  };
  const onContextMenu = (event: Event) => {
    const card = cardAt(event.target);
    if (card < 0) return;
    event.preventDefault();
    if (!isTouch) focus.sheet = card; // touch is handled by the timer
  };
  const events = {
    pointerdown: onPointerDown,
    pointermove: onPointerMove,
    pointerup: cancel,
    pointercancel: cancel,
    contextmenu: onContextMenu,
  };
  for (const [name, handler] of Object.entries(events)) node.addEventListener(name, handler as EventListener);
  return {
    destroy: () => {
      cancel();
      for (const [name, handler] of Object.entries(events)) node.removeEventListener(name, handler as EventListener);
    },
  };
}

/** Ignores the tap that follows a long press. */
function swallowTap(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stopSwallowing();
  };
  const stopSwallowing = () => window.removeEventListener("click", swallow, true);
  window.addEventListener("click", swallow, true);
  const onLift = () => window.setTimeout(stopSwallowing, TAP_DELAY);
  for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, onLift, { once: true, capture: true });
}
