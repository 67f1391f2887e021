/** Whether a text is well-formed XML: browsers forgive in a page what they refuse in an image. */

const TAG = /^<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)/;

/** The first fault of a text, as words and the place; an empty string where there is none. */
export function xmlFault(text: string): string {
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] !== "<") {
      at = text.indexOf("<", at) < 0 ? text.length : text.indexOf("<", at);
      continue;
    }
    const here = text.slice(at, at + 120);
    const found = TAG.exec(text.slice(at));
    if (!found) return `no tag: ${here}`;
    const [whole, closing, name, attributes, alone] = found;
    const names = [...attributes.matchAll(/([\w:-]+)="[^"]*"/g)].map(([, one]) => one);
    if (new Set(names).size < names.length) return `an attribute twice: ${here}`;
    if (closing && open.pop() !== name) return `closes nothing: ${here}`;
    if (!closing && !alone) open.push(name);
    at += whole.length;
  }
  if (open.length) return `never closed: ${open.join(" ")}`;
  return ENTITY.test(text) ? "an ampersand that begins nothing" : "";
}
