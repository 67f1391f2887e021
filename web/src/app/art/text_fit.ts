/** How words fit on cards: names are never broken inside a word, texts end at a whole line. */

const WIDE = /[\u2e80-\u9fff\uff00-\uff60]/; // letters as wide as they are high
/** How wide other letters are in the face of names, of their height. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[ijlI'’.,·\s]/, 0.35],
  [/[frstcJ-]/, 0.48],
  [/[mwMW]/, 0.97],
  [/[A-Z]/, 0.8],
];
const LATIN = 0.62; // any other

function across(words: string): number {
  const width = (sign: string) => (WIDE.test(sign) ? 1 : (WIDTHS.find(([letters]) => letters.test(sign))?.[1] ?? LATIN));
  return [...words].reduce((sum, sign) => sum + width(sign), 0);
}

/** How wide a name is in one line, in letters' heights. */
export function span(name: string): number {
  return Math.round(Math.max(1, across(name)) * 10) / 10;
}

/** How wide the widest word of a name is, in letters' heights; where a script has no spaces, half of it goes to another line. */
export function breadth(name: string): number {
  const widths = name.split(/[\s/]+/).map((word) => {
    const width = across(word);
    return WIDE.test(word) && width > 5 ? Math.ceil(width / 2) : width;
  });
  return Math.round(Math.max(1, ...widths) * 10) / 10;
}

/** A text that does not fit ends after its last whole line, with a sign that it goes on: all of it is where the card is large. */
export function fitted(text: HTMLElement): { destroy: () => void } {
  const fit = () => {
    text.style.removeProperty("-webkit-line-clamp");
    if (text.scrollHeight <= text.clientHeight + 1) return;
    const style = getComputedStyle(text);
    const room = text.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    text.style.setProperty("-webkit-line-clamp", String(Math.max(1, Math.floor(room / parseFloat(style.lineHeight)))));
  };
  const observer = new ResizeObserver(fit);
  observer.observe(text);
  return { destroy: () => observer.disconnect() };
}
