/** A finger that rests on something for a while; the tap that would follow is swallowed. */

const WHILE = 450; // milliseconds
const STRAYS = 12; // pixels that a resting finger may move

export function longpress(node: HTMLElement, rested: () => void): { update: (next: () => void) => void; destroy: () => void } {
  let then = rested;
  let timer = 0;
  let spot = [0, 0];
  let swallow = false;
  const stop = () => clearTimeout(timer);
  const down = (press: PointerEvent) => {
    swallow = false;
    if (press.pointerType === "mouse") return;
    spot = [press.clientX, press.clientY];
    timer = window.setTimeout(() => {
      swallow = true;
      then();
    }, WHILE);
  };
  const move = (press: PointerEvent) => {
    if (Math.hypot(press.clientX - spot[0], press.clientY - spot[1]) > STRAYS) stop();
  };
  const click = (press: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    press.preventDefault();
    press.stopImmediatePropagation();
  };
  const menu = (press: Event) => press.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  for (const over of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(over, stop);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("contextmenu", menu);
  return {
    update: (next) => (then = next),
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      for (const over of ["pointerup", "pointercancel", "pointerleave"]) node.removeEventListener(over, stop);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    },
  };
}
