/** How words fit on cards: names are never broken inside a word, texts end at a whole line. */

const WIDE = /[\u2e80-\u9fff\uff00-\uff60]/; // letters as wide as they are high
const LATIN = 0.56; // of their height

/** How wide the widest word of a name is, in letters' heights; where a script has no spaces, half of it goes to another line. */
export function breadth(name: string): number {
  const widths = name.split(/[\s/]+/).map((word) => {
    const width = [...word].reduce((sum, sign) => sum + (WIDE.test(sign) ? 1 : LATIN), 0);
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
