/** Dragging cards to play them. */

import { choicesForCard, type Choice } from "../../net/view";

/** The `data-` attributes where a drag began and where it ended; of equal names the innermost. */
export interface Drag {
  from: Record<string, string>;
  on: Record<string, string>;
}

export interface DropHandlers {
  /** Resolves a drop to a choice; null: none. */
  resolveDrop: (drag: Drag) => Choice | null;
  choose: (choice: Choice, drag: Drag) => void;
}

const DRAG_DISTANCE = 8; // pixels; less is a click
const CARD = "[data-card]";

/** Tells whether a card element can be dragged. */
function isOffered(element: HTMLElement): boolean {
  return (
    element.dataset.drag !== undefined || element.dataset.option !== undefined || element.querySelector("[data-option]") !== null
  );
}

function marksAt(element: Element | null, board: Element): Record<string, string> {
  const marks: Record<string, string> = {};
  for (let node = element; node && board.contains(node); node = node.parentElement)
    if (node instanceof HTMLElement)
      for (const [name, mark] of Object.entries(node.dataset)) if (mark !== undefined) marks[name] ??= mark;
  return marks;
}

/** A Svelte action for the element around a board. Mice and pens drag; fingers scroll and press. */
export function cardDrag(
  board: HTMLElement,
  handlers: DropHandlers,
): { update: (next: DropHandlers) => void; destroy: () => void } {
  let { resolveDrop, choose } = handlers;
  let source: HTMLElement | null = null;
  let startEvent: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let dropTarget: Element | null = null;

  function dragAt(pointer: PointerEvent): { drag: Drag; element: Element | null } {
    const element = document.elementFromPoint(pointer.clientX, pointer.clientY);
    return { drag: { from: marksAt(source, board), on: marksAt(element, board) }, element };
  }
  /** Resolves the drop at the pointer; none at the source or beside the board. */
  function choiceAt(pointer: PointerEvent): { choice: Choice | null; drag: Drag; element: Element | null } {
    const { drag, element } = dragAt(pointer);
    const isAway = element !== null && board.contains(element) && !element.closest("aside") && !source?.contains(element);
    const isSame = drag.from.zone !== undefined && drag.from.zone === drag.on.zone && drag.from.spot === drag.on.spot;
    return { choice: isAway && !isSame ? resolveDrop(drag) : null, drag, element };
  }
  function setDropTarget(element: Element | null): void {
    if (element === dropTarget) return;
    dropTarget?.classList.remove("drop-here");
    element?.classList.add("drop-here");
    dropTarget = element;
  }
  function endDrag(): void {
    setDropTarget(null);
    ghost?.remove();
    if (source) source.style.visibility = "";
    source = startEvent = ghost = null;
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onEnd);
    window.removeEventListener("pointercancel", endDrag);
    window.removeEventListener("keydown", onKey);
  }
  function onDown(pointer: PointerEvent): void {
    const element = (pointer.target as Element).closest<HTMLElement>(CARD);
    if (pointer.button !== 0 || pointer.pointerType === "touch" || !element || element.closest("aside") || !isOffered(element))
      return;
    source = element;
    startEvent = pointer;
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onEnd);
    window.addEventListener("pointercancel", endDrag);
    window.addEventListener("keydown", onKey);
  }
  function startGhost(): void {
    const box = source!.getBoundingClientRect();
    ghost = source!.cloneNode(true) as HTMLElement;
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
    source!.style.visibility = "hidden";
  }
  function onMove(pointer: PointerEvent): void {
    if (!startEvent || !source) return;
    const [dx, dy] = [pointer.clientX - startEvent.clientX, pointer.clientY - startEvent.clientY];
    if (!ghost && Math.hypot(dx, dy) < DRAG_DISTANCE) return;
    if (!source.isConnected) return endDrag();
    if (!ghost) startGhost();
    ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    const { choice, element } = choiceAt(pointer);
    setDropTarget(
      choice ? (element?.closest("[data-spot], [data-pile], [data-action], [data-zone], [data-drop]") ?? null) : null,
    );
  }
  function onEnd(pointer: PointerEvent): void {
    const wasDragged = ghost !== null;
    const { choice, drag } = choiceAt(pointer);
    endDrag();
    if (!wasDragged) return;
    // The end of a drag is no click.
    window.addEventListener("click", swallowClick, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallowClick, { capture: true }), 0);
    if (choice) choose(choice, drag);
  }
  function swallowClick(click: MouseEvent): void {
    click.stopPropagation();
    click.preventDefault();
  }
  function onKey(key: KeyboardEvent): void {
    if (key.key === "Escape") endDrag();
  }
  board.addEventListener("pointerdown", onDown);
  return {
    update: (next) => ({ resolveDrop, choose } = next),
    destroy: () => {
      endDrag();
      board.removeEventListener("pointerdown", onDown);
    },
  };
}

/** Returns the only choice about a dropped card, for games that resolve no drops. */
export function onlyChoice(drag: Drag, all: Choice[]): Choice | null {
  if (drag.on.drop === undefined) return null;
  const choices = choicesForCard(all, Number(drag.from.card));
  return choices.length === 1 ? choices[0] : null;
}
