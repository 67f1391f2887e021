/** Where something lies on the screen, whichever board has drawn it: boards mark what they draw by `data-card`, `data-place`, `data-option`. */

export type Spot = [kind: string, number: number];

export function spot(...[kind, number]: Spot): HTMLElement | null {
  return document.querySelector(`[data-${kind}="${number}"]`);
}
