/** A deck as a picture that can be shown around: drawn here, as SVG. */

import { span } from "../../../app/art/text_fit";
import { hasCharge, isUltimate, type Legend } from "../cards/metadata";
import { damage, range } from "../cards/number_format";

export interface Look {
  /** By goddess: her colour and the path of her crest in a square of 38. */
  crest: (goddess: string) => { colour: string; path: string };
  cardName: (card: number) => string;
  cardText: (card: number) => string;
  /** The type line of a card. */
  cardType: (card: number) => string;
  goddessName: (goddess: number) => string;
  title: string;
  code: string;
  brand: string;
}

const WIDTH = 1000;
const HEIGHT = 520;
const CARD = { width: 170, height: 150, gap: 14 };
const FONT = "'Hiragino Sans', 'Noto Sans CJK JP', 'Segoe UI', Roboto, Helvetica, sans-serif";
const SERIF = "'Hiragino Mincho ProN', 'Noto Serif CJK JP', Palatino, Georgia, serif";

const SMALL = `font-family="${FONT}" fill="#5b5266"`;

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Words broken into at most `most` lines of about `wide` signs; signs of East Asian scripts count twice. */
export function lines(text: string, wide: number, most: number): string[] {
  const width = (part: string) => [...part].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
  const parts = text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+|\s+/g) ?? [];
  const found = [""];
  for (const part of parts) {
    if (width(found.at(-1)! + part) > wide && found.at(-1)!.trim()) found.push("");
    if (found.at(-1) || part.trim()) found[found.length - 1] += part;
  }
  const kept = found.map((line) => line.trim()).filter(Boolean);
  if (kept.length <= most) return kept;
  return [...kept.slice(0, most - 1), `${kept[most - 1].replace(/.$/u, "")}…`];
}

/** A line of words that ends before the edge of its card: letters of one that is too long stand closer. */
function written(words: string, x: number, y: number, size: number, style: string): string {
  const room = CARD.width - x - 10;
  const closer = span(words) * size > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}"${closer} ${style}>${safe(words)}</text>`;
}

function crest(x: number, y: number, size: number, drawn: { colour: string; path: string }): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 38})"><circle cx="19" cy="19" r="18" fill="${drawn.colour}"/><g transform="translate(19 19) scale(0.68) translate(-19 -19)"><path d="${drawn.path}" fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></g></g>`;
}

function drawnCard(legend: Legend, card: number, x: number, y: number, look: Look): string {
  const printed = legend.cards[card];
  const drawn = look.crest(legend.goddesses[printed.goddess].id);
  const ultimate = isUltimate(printed);
  const attack = printed.reach ? [`↔ ${range(printed.reach)}`, `⚔ ${printed.letters || damage(printed.damage)}`] : [];
  const facts = [...attack, ...(hasCharge(printed) ? [`✿ ${printed.charge}`] : [])].join("  ");
  const name = lines(look.cardName(card), 14, 2);
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect width="${CARD.width}" height="${CARD.height}" rx="11" fill="${ultimate ? "#fbe9f0" : "#fffdf9"}" stroke="${drawn.colour}" stroke-width="${ultimate ? 4 : 2}"/>`,
    ultimate
      ? `<rect x="5" y="5" width="${CARD.width - 10}" height="${CARD.height - 10}" rx="8" fill="none" stroke="${drawn.colour}"/>`
      : `<path d="M0 11A11 11 0 0 1 11 0H${CARD.width - 11}A11 11 0 0 1 ${CARD.width} 11Z" fill="${drawn.colour}"/>`,
    crest(12, 18, 26, drawn),
    ...name.map((line, at) =>
      written(line, 46, (name.length === 1 ? 37 : 29) + at * 18, 16, `font-family="${SERIF}" font-weight="600" fill="#2a2433"`),
    ),
    written(`${look.cardType(card)}${ultimate ? ` · ${printed.flare}✿` : ""}`, 14, 72, 12, SMALL),
    facts ? written(facts, 14, 94, 16, `font-family="${FONT}" font-weight="700" fill="#2a2433"`) : "",
    ...lines(look.cardText(card), 29, facts ? 3 : 4).map((line, at) =>
      written(line, 14, (facts ? 112 : 92) + at * 13, 10.5, SMALL),
    ),
    "</g>",
  ].join("");
}

/** The whole deck: goddesses, normal cards above, special ones below, and its code. */
export function picture(legend: Legend, goddesses: number[], deck: number[], look: Look): string {
  const normals = deck.filter((card) => !isUltimate(legend.cards[card]));
  const ultimates = deck.filter((card) => isUltimate(legend.cards[card]));
  const rank = (card: number) => ["attack", "utility", "enchantment", "form"].indexOf(legend.cards[card].type) * 1000 + card;
  const rows = [normals.sort((a, b) => rank(a) - rank(b)).slice(0, 5), normals.slice(5), ultimates];
  const across = CARD.width + CARD.gap;
  // Both rows are in the middle; a little more room parts normal from special cards.
  const starts = [
    (WIDTH - rows[0].length * across + CARD.gap) / 2,
    (WIDTH - (rows[1].length + rows[2].length) * across + CARD.gap - 16) / 2,
  ];
  const at = (row: number, place: number): [number, number] =>
    row === 0
      ? [starts[0] + place * across, 122]
      : [starts[1] + (place + (row === 2 ? rows[1].length : 0)) * across + (row === 2 ? 16 : 0), 138 + CARD.height];
  const cards = rows
    .flatMap((row, number) => row.map((card, place) => drawnCard(legend, card, ...at(number, place), look)))
    .join("");
  const pair = goddesses.map((one) => legend.goddesses[one].id);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f1e9"/><rect width="${WIDTH}" height="8" fill="#d8487c"/>`,
    crest(40, 34, 58, look.crest(pair[0])),
    crest(108, 34, 58, look.crest(pair[1])),
    `<text x="186" y="68" font-family="${SERIF}" font-size="34" font-weight="600" fill="#2a2433">${safe(goddesses.map(look.goddessName).join(" + "))}</text>`,
    `<text x="187" y="92" font-family="${FONT}" font-size="15" fill="#5b5266">${safe(look.title)}</text>`,
    cards,
    `<text x="40" y="${HEIGHT - 28}" font-family="ui-monospace, Menlo, monospace" font-size="20" fill="#2a2433">${safe(look.code)}</text>`,
    `<text x="${WIDTH - 40}" y="${HEIGHT - 28}" text-anchor="end" font-family="${SERIF}" font-size="18" fill="#a82457">${safe(look.brand)}</text>`,
    "</svg>",
  ].join("");
}

/** The picture as a PNG, twice as large as it is drawn. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
