/** Finds elements of the board by their marks: `data-card`, `data-zone`, `data-place`, `data-side`. */

export type ScreenMark = [kind: string, number: number];

/** Finds the visible element with a mark, not in the panel beside the board. */
export function findOnScreen(...[kind, number]: ScreenMark): HTMLElement | null {
  const marked = [...document.querySelectorAll<HTMLElement>(`[data-${kind}="${number}"]`)];
  return marked.find((element) => !element.closest("aside") && element.getClientRects().length > 0) ?? null;
}

export function centreOf(box: DOMRect): [x: number, y: number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}
