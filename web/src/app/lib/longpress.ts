/** A finger that rests on something for a while; the tap that would follow is swallowed, wherever it lands by then. */

const WHILE = 450; // milliseconds
const STRAYS = 12; // pixels that a resting finger may move
const AFTER = 400; // milliseconds after the finger was lifted in which a tap is still that finger's

export function longpress(node: HTMLElement, rested: () => void): { update: (next: () => void) => void; destroy: () => void } {
  let then = rested;
  let timer = 0;
  let spot = [0, 0];
  const stop = () => clearTimeout(timer);
  const down = (press: PointerEvent) => {
    if (press.pointerType === "mouse") return;
    spot = [press.clientX, press.clientY];
    timer = window.setTimeout(() => {
      swallowTap();
      then();
    }, WHILE);
  };
  const move = (press: PointerEvent) => {
    if (Math.hypot(press.clientX - spot[0], press.clientY - spot[1]) > STRAYS) stop();
  };
  const menu = (press: Event) => press.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  for (const over of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(over, stop);
  node.addEventListener("contextmenu", menu);
  return {
    update: (next) => (then = next),
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      for (const over of ["pointerup", "pointercancel", "pointerleave"]) node.removeEventListener(over, stop);
      node.removeEventListener("contextmenu", menu);
    },
  };
}

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
