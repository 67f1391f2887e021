/** Where something lies on the screen, whichever board has drawn it: boards mark what they draw by `data-card`, `data-zone`, `data-place`, `data-side` and so on. */

export type Spot = [kind: string, number: number];

/** The part of the board that is marked so and can be seen; what lies beside the board is not meant. */
export function spot(...[kind, number]: Spot): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-${kind}="${number}"]`)];
  return found.find((one) => !one.closest("aside") && one.getClientRects().length > 0) ?? null;
}

export function middleOf(box: DOMRect): [x: number, y: number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}
