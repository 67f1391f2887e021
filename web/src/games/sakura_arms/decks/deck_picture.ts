/** A deck as a picture to share, drawn as SVG. */

import { lineWidth } from "../../../app/art/text_fit";
import { breakLines, canvasOf, pngOf } from "../../../app/parts/files/picture_export";
import { hasCharge, isUltimate, type Legend } from "../cards/metadata";
import { damageText, rangeText } from "../cards/number_format";

export interface DeckLabels {
  /** Colour of a goddess, and the path of her crest in a square of 38. */
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
/** The wider gap between normal and special cards is so much wider. */
const SPECIAL_GAP = 16;
const ROW_TOPS = [122, 138 + CARD.height];
/** Baselines of the first lines of text on a card, and the distances between lines. */
const BASELINES = { onlyNameLine: 37, name: 29, type: 72, facts: 94, text: 92, textBelowFacts: 112 };
const LINE_HEIGHTS = { name: 18, text: 13 };
const FONT = "'Hiragino Sans', 'Noto Sans CJK JP', 'Segoe UI', Roboto, Helvetica, sans-serif";
const SERIF = "'Hiragino Mincho ProN', 'Noto Serif CJK JP', Palatino, Georgia, serif";

const SMALL = `font-family="${FONT}" fill="#5b5266"`;

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Breaks a text into at most `maxLines` lines of about `maxWidth` signs; East Asian signs count twice. */
export function wrapText(text: string, maxWidth: number, maxLines: number): string[] {
  const width = (part: string) => [...part].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);
  const lines = breakLines(text, (line) => width(line) <= maxWidth);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1].replace(/.$/u, "")}…`];
}

/** Draws a line of text; one that is too long for the card is squeezed. */
function textLine(words: string, x: number, y: number, size: number, style: string): string {
  const room = CARD.width - x - 10;
  const squeeze = lineWidth(words) * size > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}"${squeeze} ${style}>${escapeXml(words)}</text>`;
}

function crestSvg(x: number, y: number, size: number, crest: { colour: string; path: string }): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 38})"><circle cx="19" cy="19" r="18" fill="${crest.colour}"/><g transform="translate(19 19) scale(0.68) translate(-19 -19)"><path d="${crest.path}" fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/></g></g>`;
}

function cardSvg(legend: Legend, card: number, x: number, y: number, labels: DeckLabels): string {
  const printed = legend.cards[card];
  const crest = labels.crest(legend.goddesses[printed.goddess].id);
  const isSpecial = isUltimate(printed);
  const attack = printed.reach ? [`↔ ${rangeText(printed.reach)}`, `⚔ ${printed.letters || damageText(printed.damage)}`] : [];
  const facts = [...attack, ...(hasCharge(printed) ? [`✿ ${printed.charge}`] : [])].join("  ");
  const name = wrapText(labels.cardName(card), 14, 2);
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect width="${CARD.width}" height="${CARD.height}" rx="11" fill="${isSpecial ? "#fbe9f0" : "#fffdf9"}" stroke="${crest.colour}" stroke-width="${isSpecial ? 4 : 2}"/>`,
    isSpecial
      ? `<rect x="5" y="5" width="${CARD.width - 10}" height="${CARD.height - 10}" rx="8" fill="none" stroke="${crest.colour}"/>`
      : `<path d="M0 11A11 11 0 0 1 11 0H${CARD.width - 11}A11 11 0 0 1 ${CARD.width} 11Z" fill="${crest.colour}"/>`,
    crestSvg(12, 18, 26, crest),
    ...name.map((line, index) =>
      textLine(
        line,
        46,
        (name.length === 1 ? BASELINES.onlyNameLine : BASELINES.name) + index * LINE_HEIGHTS.name,
        16,
        `font-family="${SERIF}" font-weight="600" fill="#2a2433"`,
      ),
    ),
    textLine(`${labels.cardType(card)}${isSpecial ? ` · ${printed.flare}✿` : ""}`, 14, BASELINES.type, 12, SMALL),
    facts ? textLine(facts, 14, BASELINES.facts, 16, `font-family="${FONT}" font-weight="700" fill="#2a2433"`) : "",
    ...wrapText(labels.cardText(card), 29, facts ? 3 : 4).map((line, index) =>
      textLine(line, 14, (facts ? BASELINES.textBelowFacts : BASELINES.text) + index * LINE_HEIGHTS.text, 10.5, SMALL),
    ),
    "</g>",
  ].join("");
}

/** Draws a deck: goddesses, normal cards above, special ones below, and its code. */
export function deckPicture(legend: Legend, goddesses: number[], deck: number[], labels: DeckLabels): string {
  const normals = deck.filter((card) => !isUltimate(legend.cards[card]));
  const ultimates = deck.filter((card) => isUltimate(legend.cards[card]));
  const rank = (card: number) => ["attack", "utility", "enchantment", "form"].indexOf(legend.cards[card].type) * 1000 + card;
  const rows = [normals.sort((first, second) => rank(first) - rank(second)).slice(0, 5), normals.slice(5), ultimates];
  const pitch = CARD.width + CARD.gap;
  // Both rows are centred; a wider gap parts normal from special cards.
  const starts = [
    (WIDTH - rows[0].length * pitch + CARD.gap) / 2,
    (WIDTH - (rows[1].length + rows[2].length) * pitch + CARD.gap - SPECIAL_GAP) / 2,
  ];
  const topLeft = (row: number, column: number): [number, number] => {
    if (row === 0) return [starts[0] + column * pitch, ROW_TOPS[0]];
    if (row === 1) return [starts[1] + column * pitch, ROW_TOPS[1]];
    return [starts[1] + (rows[1].length + column) * pitch + SPECIAL_GAP, ROW_TOPS[1]];
  };
  const cards = rows
    .flatMap((cards, row) => cards.map((card, column) => cardSvg(legend, card, ...topLeft(row, column), labels)))
    .join("");
  const pair = goddesses.map((goddess) => legend.goddesses[goddess].id);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f1e9"/><rect width="${WIDTH}" height="8" fill="#d8487c"/>`,
    crestSvg(40, 34, 58, labels.crest(pair[0])),
    crestSvg(108, 34, 58, labels.crest(pair[1])),
    `<text x="186" y="68" font-family="${SERIF}" font-size="34" font-weight="600" fill="#2a2433">${escapeXml(goddesses.map(labels.goddessName).join(" + "))}</text>`,
    `<text x="187" y="92" font-family="${FONT}" font-size="15" fill="#5b5266">${escapeXml(labels.title)}</text>`,
    cards,
    `<text x="40" y="${HEIGHT - 28}" font-family="ui-monospace, Menlo, monospace" font-size="20" fill="#2a2433">${escapeXml(labels.code)}</text>`,
    `<text x="${WIDTH - 40}" y="${HEIGHT - 28}" text-anchor="end" font-family="${SERIF}" font-size="18" fill="#a82457">${escapeXml(labels.brand)}</text>`,
    "</svg>",
  ].join("");
}

/** Renders the picture as a PNG of twice its size. */
export async function pngFromSvg(svg: string): Promise<Blob> {
  return pngOf(await canvasOf(svg, 2));
}
