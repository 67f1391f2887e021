/** Fits text on cards: names break only between words, texts end at a whole line. Widths are estimates in em. */

const WIDE = /[\u2e80-\u9fff\uff00-\uff60]/; // East Asian letters, 1 em wide
/** Widths in em of letters of the serif font; others have `DEFAULT_WIDTH`. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[ijlI'’.,·\s]/, 0.35],
  [/[frstcJ-]/, 0.48],
  [/[mwMW]/, 0.97],
  [/[A-Z]/, 0.8],
];
const DEFAULT_WIDTH = 0.62;

function widthOf(text: string): number {
  const width = (letter: string) =>
    WIDE.test(letter) ? 1 : (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? DEFAULT_WIDTH);
  return [...text].reduce((sum, letter) => sum + width(letter), 0);
}

/** Returns the width of a name in one line, in em. */
export function lineWidth(name: string): number {
  return Math.round(Math.max(1, widthOf(name)) * 10) / 10;
}

/** Returns the width of the widest word of a name, in em; a long word of a script without spaces breaks into two lines. */
export function widestWord(name: string): number {
  const widths = name.split(/[\s/]+/).map((word) => {
    const width = widthOf(word);
    return WIDE.test(word) && width > 5 ? Math.ceil(width / 2) : width;
  });
  return Math.round(Math.max(1, ...widths) * 10) / 10;
}

/** A Svelte action: clamps a text to the whole lines that fit. */
export function fitText(text: HTMLElement): { destroy: () => void } {
  const fit = () => {
    text.style.removeProperty("-webkit-line-clamp");
    if (text.scrollHeight <= text.clientHeight + 1) return;
    const style = getComputedStyle(text);
    const height = text.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    text.style.setProperty("-webkit-line-clamp", String(Math.max(1, Math.floor(height / parseFloat(style.lineHeight)))));
  };
  const observer = new ResizeObserver(fit);
  observer.observe(text);
  return { destroy: () => observer.disconnect() };
}
