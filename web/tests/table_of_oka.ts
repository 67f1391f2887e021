/** A table of three players of oka, as tests want it. */

import { settings } from "../src/app/storage/settings.svelte";
import { setSubject, addCatalogue } from "../src/app/i18n/index.svelte";
import { tableUi } from "../src/games/oka/table_ui";
import * as P from "../src/games/oka/constants";
import { BoardModel } from "../src/games/oka/board/board_model";
import type { GameInfo, PlayerInfo, View } from "../src/app/net/wire.gen";

export const COLOURS = ["black", "red", "blue", "green"];
export const COOKS = [1, 2, 3];
const FILES = import.meta.glob<string>("../../src/mankai/games/oka/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PEOPLE = ["cook-1", "cook-2", "cook-3", "geisha-neighbours", "geisha-look"];
const NAMES = {
  card: [
    ...COLOURS.flatMap((colour) => Array.from({ length: P.HIGHEST }, (_, at) => `card-${colour}-${at + 1}`)),
    ...PEOPLE.map((one) => `card-${one}`),
  ],
  side: ["side-plus", "side-minus"],
};
const PRINTED = Object.fromEntries(NAMES.card.map((key) => [key, key.slice("card-".length).replaceAll("-", " ")]));
// As the server says them: name, first option and how many.
const ROWS: [string, number][] = [
  ["choose", 16],
  ["place on +", 52],
  ["place on -", 52],
  ["take a pile", 2],
  ["hire", 15],
  ["use free", 15],
  ["renew the row", 1],
  ["end turn", 1],
  ["decline", 1],
  ["pick", 52],
  ["pile", 2],
  ["player", 6],
  ["vote", 2],
];
export const VERBS = ROWS.map(([name, count], at) => ({
  name,
  first: ROWS.slice(0, at).reduce((sum, [, one]) => sum + one, 0),
  count,
  card: count === P.CARDS,
}));
export const RULES: GameInfo = { name: "oka/3", seats: 3, size: 300, verbs: VERBS, legend: { names: NAMES } };

/** Everybody speaks English of a game of three. */
export function speakEnglish(): void {
  settings.language = settings.cardLanguage = settings.textLanguage = "en";
  for (const language of ["en", "ja"]) {
    const files = Object.keys(FILES).filter((path) => path.endsWith(`${language}.ftl`));
    addCatalogue("oka/3", language, { files: files.map((path) => FILES[path]), printed: language === "en" ? PRINTED : {} });
  }
  setSubject({
    game: "oka/3",
    seats: 3,
    names: NAMES,
    viewer: 0,
    players: ["", "Ume", "Kiku"],
    printedKinds: tableUi.printedKinds ?? [],
  });
}

/** "red 7" as its number. */
export function card(name: string): number {
  const [colour, value] = name.split(" ");
  return COLOURS.indexOf(colour) * P.HIGHEST + Number(value) - 1;
}

interface Wish {
  seats?: number;
  plus?: string[];
  minus?: string[];
  hand?: string[];
  tokens?: Record<number, number>;
  question?: string;
  row?: number[];
}

export function modelOf({
  seats = 3,
  plus = ["red 7"],
  minus = ["green 9"],
  hand = [],
  tokens = {},
  question = "act",
  row = [],
}: Wish = {}): BoardModel {
  const places = Array<number>(P.PLACES).fill(0);
  places[P.ROUND] = 1;
  for (const [place, number] of Object.entries(tokens)) places[Number(place)] = number;
  const zones: number[][] = Array.from({ length: P.KINDS * seats }, () => []);
  const turned = places[P.TURNED];
  [plus, minus].forEach((cards, side) => {
    const [top, ...rest] = cards.map(card);
    zones[P.TOPS * seats + (side ^ turned)] = top === undefined ? [] : [top];
    zones[P.BENEATH * seats + (side ^ turned)] = rest.map(() => -1);
  });
  zones[0] = hand.map(card);
  zones[1] = [-1, -1];
  zones[P.ROW * seats] = row;
  const told = { needs: ["needs-to-begin", {}], reach: 0, corner: false };
  const view: View = {
    game: `oka/${seats}`,
    seat: 0,
    decides: true,
    question,
    about: -1,
    options: [],
    tokens: places,
    zones,
    on_cards: [],
    matters: [],
    lasting: [
      [0, 0, -1, [...Array<number>(52).fill(1), ...Array<number>(52).fill(2)]],
      [1, -1, -1, [0, 1, 1, 0, 1, 1, 1, 1, ...COOKS]],
    ],
    public: { piles: [told, told] },
    own: {},
    over: false,
    ranks: [],
  };
  return new BoardModel(view);
}

export function option(verb: string, subject: number): number {
  return VERBS.find((row) => row.name === verb)!.first + subject;
}

export const PLAYERS: PlayerInfo[] = ["", "Ume", "Kiku"].map((name, seat) => ({
  seat,
  name,
  kind: seat ? "bot" : "person",
  here: true,
  away_since: null,
}));
