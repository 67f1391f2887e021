/** Cards that are dragged: from where they lie to what they are played on, beside clicking them. */

import { choicesAbout, type Choice } from "../net/view";

/** What boards have marked (`data-...`) where something was taken and where it was let go: the innermost mark of each name. */
export interface Drag {
  from: Record<string, string>;
  on: Record<string, string>;
}

export interface Dropping {
  /** What letting go there means; null: nothing. */
  dropped: (drag: Drag) => Choice | null;
  choose: (choice: Choice, drag: Drag) => void;
}

const FAR = 8; // pixels, from which on it is dragging and no longer a click
const HELD = "[data-card]";

/** Whether something that has a card can be chosen, or be of use otherwise. */
function isOffered(thing: HTMLElement): boolean {
  return thing.dataset.drag !== undefined || thing.dataset.option !== undefined || thing.querySelector("[data-option]") !== null;
}

function marksAt(thing: Element | null, board: Element): Record<string, string> {
  const found: Record<string, string> = {};
  for (let one = thing; one && board.contains(one); one = one.parentElement)
    if (one instanceof HTMLElement)
      for (const [name, mark] of Object.entries(one.dataset)) if (mark !== undefined) found[name] ??= mark;
  return found;
}

/** An action for what holds a board. Fingers scroll and press; it is mice and pens that drag. */
export function dragging(board: HTMLElement, given: Dropping): { update: (next: Dropping) => void; destroy: () => void } {
  let { dropped, choose } = given;
  let held: HTMLElement | null = null;
  let begin: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let lit: Element | null = null;

  function under(pointer: PointerEvent): { drag: Drag; thing: Element | null } {
    const thing = document.elementFromPoint(pointer.clientX, pointer.clientY);
    return { drag: { from: marksAt(held, board), on: marksAt(thing, board) }, thing };
  }
  /** Back where it came from nothing is meant; nor beside the board. */
  function choiceAt(pointer: PointerEvent): { choice: Choice | null; drag: Drag; thing: Element | null } {
    const { drag, thing } = under(pointer);
    const isAway = thing !== null && board.contains(thing) && !thing.closest("aside") && !held?.contains(thing);
    const isSame = drag.from.zone !== undefined && drag.from.zone === drag.on.zone && drag.from.spot === drag.on.spot;
    return { choice: isAway && !isSame ? dropped(drag) : null, drag, thing };
  }
  function light(thing: Element | null): void {
    if (thing === lit) return;
    lit?.classList.remove("drop-here");
    thing?.classList.add("drop-here");
    lit = thing;
  }
  function clear(): void {
    light(null);
    ghost?.remove();
    if (held) held.style.visibility = "";
    held = begin = ghost = null;
    window.removeEventListener("pointermove", moved);
    window.removeEventListener("pointerup", ended);
    window.removeEventListener("pointercancel", clear);
    window.removeEventListener("keydown", givenUp);
  }
  function taken(pointer: PointerEvent): void {
    const thing = (pointer.target as Element).closest<HTMLElement>(HELD);
    if (pointer.button !== 0 || pointer.pointerType === "touch" || !thing || thing.closest("aside") || !isOffered(thing)) return;
    held = thing;
    begin = pointer;
    window.addEventListener("pointermove", moved);
    window.addEventListener("pointerup", ended);
    window.addEventListener("pointercancel", clear);
    window.addEventListener("keydown", givenUp);
  }
  function lift(): void {
    const box = held!.getBoundingClientRect();
    ghost = held!.cloneNode(true) as HTMLElement;
    ghost.classList.add("carried", "dragged");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    for (const name of ["card", "option", "spot", "zone"]) delete ghost.dataset[name];
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    ghost.style.left = `${box.left}px`;
    ghost.style.top = `${box.top}px`;
    for (const name of ["--held-width", "--card-width"]) ghost.style.setProperty(name, `${box.width}px`);
    (board.firstElementChild ?? board).append(ghost);
    held!.style.visibility = "hidden";
  }
  function moved(pointer: PointerEvent): void {
    if (!begin || !held) return;
    const [x, y] = [pointer.clientX - begin.clientX, pointer.clientY - begin.clientY];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    if (!held.isConnected) return clear();
    if (!ghost) lift();
    ghost!.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    const { choice, thing } = choiceAt(pointer);
    light(choice ? (thing?.closest("[data-spot], [data-pile], [data-action], [data-zone], [data-drop]") ?? null) : null);
  }
  function ended(pointer: PointerEvent): void {
    const wasDragged = ghost !== null;
    const { choice, drag } = choiceAt(pointer);
    clear();
    if (!wasDragged) return;
    // What ends a drag is no click.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
    if (choice) choose(choice, drag);
  }
  function swallow(click: MouseEvent): void {
    click.stopPropagation();
    click.preventDefault();
  }
  function givenUp(key: KeyboardEvent): void {
    if (key.key === "Escape") clear();
  }
  board.addEventListener("pointerdown", taken);
  return {
    update: (next) => ({ dropped, choose } = next),
    destroy: () => {
      clear();
      board.removeEventListener("pointerdown", taken);
    },
  };
}

/** What letting a card go somewhere means where a game says no more about it: the one thing that can be done with it. */
export function onlyChoice(drag: Drag, all: Choice[]): Choice | null {
  if (drag.on.drop === undefined) return null;
  const own = choicesAbout(all, Number(drag.from.card));
  return own.length === 1 ? own[0] : null;
}
