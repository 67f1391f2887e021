/** A few faces and views of a match for tests. */

import { settings } from "../src/app/storage/settings.svelte";
import { setSubject, addCatalogue } from "../src/app/i18n/index.svelte";
import type { Choice } from "../src/app/net/view";
import { tableUi } from "../src/games/azuki/table_ui";
import { faceOf, type Legend, type PrintedFace } from "../src/games/azuki/metadata";
import * as P from "../src/games/azuki/constants";
import { deselect, plan } from "../src/games/azuki/board/selection.svelte";
import type { GameInfo, View } from "../src/app/net/wire.gen";

const FILES = import.meta.glob<string>("../../src/mankai/games/azuki/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const HALF = P.FACES * P.COPIES;
const BLANK: PrintedFace = {
  id: "", name: "", kind: "entity", element: 0, cost: 0, rarity: "", gate_power: 0, attack: 0, health: 0, carapace: 0,
  keywords: [], subtypes: [], errata: "", provenance: "",
}; // prettier-ignore
export const [RAVEN, BLADE, STORM, ZERO, GATE, SEAL] = [0, 1, 2, 3, 4, 5];
const OWN: Partial<PrintedFace>[] = [
  {
    id: "AZK01-001",
    name: "Raven",
    element: P.FIRE,
    cost: 2,
    attack: 2,
    health: 3,
    subtypes: ["Pyreskin"],
    keywords: ["defender"],
  },
  { id: "AZK01-002", name: "Blade", kind: "weapon", cost: 1, attack: 2 },
  { id: "AZK01-003", name: "Storm", kind: "spell", element: P.FIRE, cost: 9 },
  { id: "AZK01-004", name: "Zero", kind: "leader", element: P.FIRE, health: 20 },
  { id: "AZK01-005", name: "Fire Gate", kind: "gate", element: P.FIRE },
  { id: "AZK01-006", name: "Seal", element: P.WATER, cost: 1, attack: 1, health: 1 },
];
export const FACES = Array.from({ length: P.FACES }, (_, at) => ({ ...BLANK, ...OWN[at] }));
const NAMES = {
  card: Array.from({ length: 2 * HALF }, (_, card) => `card-${faceOf(card)}`),
  zone: ["hand", "deck", "discard", "limbo", "list", "leader", "gate"].flatMap((one): [string, number][] => [
    [`zone-${one}`, 0],
    [`zone-${one}`, 1],
  ]),
  keyword: ["charge", "infiltrate", "defender", "godmode", "taunt", "immune", "redirects", "is-ikz", "never-untaps"].map(
    (one) => `keyword-${one}`,
  ),
  flag: [
    "tapped", "cooldown", "shocked", "hurt", "charge", "infiltrate", "sacrificed-at-end", "frozen-by-me", "frozen-by-foe",
    "rooted-by-me", "rooted-by-foe",
  ].map((one) => `flag-${one}`), // prettier-ignore
};
const COUNTS: [string, number][] = [
  ["choose", 16], ["end the turn", 1], ["pass", 1], ["decline", 1], ["accept", 1], ["amount", 11], ["row", 2], ["purse", 3],
  ["play", 197], ["take", 197], ["attack with", 7], ["portal", 5], ["use", 12], ["spot", 24], ["ready list", 64],
]; // prettier-ignore
export const VERBS = COUNTS.map(([name, count], at) => ({
  name,
  first: COUNTS.slice(0, at).reduce((sum, [, one]) => sum + one, 0),
  count,
  card: false,
}));
export const LEGEND = { game: "azuki", facts_of: "", faces: FACES, written: [0, 1, 2, 3, 4, 5], names: NAMES } as Legend;
export const RULES: GameInfo = {
  name: "azuki",
  seats: 2,
  size: 600,
  verbs: VERBS,
  legend: LEGEND as unknown as GameInfo["legend"],
};

/** The words of the game, and nothing selected. */
export function begin(): void {
  settings.language = settings.cardLanguage = settings.textLanguage = "en";
  settings.confirm = false;
  const printed = Object.fromEntries(OWN.map((one, at) => [`card-${at}`, one.name!]));
  for (const language of ["en", "ja"]) {
    const files = Object.keys(FILES).filter((path) => path.endsWith(`${language}.ftl`));
    addCatalogue("azuki", language, { files: files.map((path) => FILES[path]), printed });
  }
  setSubject({ game: "azuki", seats: 2, names: NAMES, viewer: 0, players: ["", "Ume"], printedKinds: ["card"] });
  deselect();
  plan.clear();
}

/** The nth copy of a face that a seat has. */
export function card(which: number, seat = 0, copy = 0): number {
  return seat * HALF + which * P.COPIES + copy;
}

export function option(verb: string, subject = 0): number {
  return VERBS[P.VERBS.indexOf(verb as (typeof P.VERBS)[number])].first + subject;
}

interface Wish {
  question?: string;
  about?: number;
  seat?: number | null;
  zones?: Record<number, number[]>;
  tokens?: Record<number, number>;
  spots?: Record<number, number[]>;
  matters?: number[][];
  lasting?: View["lasting"];
}

export function viewOf({ question = "main", about = -1, seat = 0, ...more }: Wish = {}): View {
  const tokens = Array<number>(P.BLOCKS + P.WIDTH * P.FIELD_SPOTS).fill(0);
  tokens[P.PHASE] = P.MAIN_PHASE;
  for (const [place, number] of Object.entries(more.tokens ?? {})) tokens[Number(place)] = number;
  const zones = Array.from({ length: P.FIELD + 2 * P.SPOTS }, (_, zone) => more.zones?.[zone] ?? []);
  const spots = Array.from({ length: P.FIELD_SPOTS }, (_, spot) => more.spots?.[spot] ?? []);
  return {
    game: "azuki", seat, decides: question !== "", question, about, options: [], tokens, zones, on_cards: [],
    matters: more.matters ?? [], lasting: more.lasting ?? [], public: { spots, money: [0, 0] }, own: {}, over: false, ranks: [],
  }; // prettier-ignore
}

export function zoneOf(spot: number): number {
  return P.FIELD + 2 * (spot % P.SPOTS) + Math.floor(spot / P.SPOTS);
}

export function block(spot: number, what: number): number {
  return P.BLOCKS + P.WIDTH * spot + what;
}

export function chosen(options: [verb: string, subject: number][], view: View): Choice[] {
  return tableUi.choices!(
    options.map(([verb, subject]) => ({ option: option(verb, subject), label: ["verbatim", { text: `${verb} ${subject}` }] })),
    view,
    RULES,
  );
}

export const [MINE, THEIRS] = [P.GARDEN, P.SPOTS + P.GARDEN + 1];
export const FIGHT: Wish = {
  zones: { [zoneOf(MINE)]: [card(RAVEN), card(BLADE)], [zoneOf(THEIRS)]: [card(SEAL, 1)], [zoneOf(P.SPOTS)]: [card(ZERO, 1)] },
  tokens: {
    [block(MINE, P.ARRIVAL)]: 5,
    [block(THEIRS, P.ARRIVAL)]: 8,
    [block(P.SPOTS, P.ARRIVAL)]: 2,
    [block(MINE, P.FLAGS)]: 3,
  },
  spots: { [MINE]: [4, 3, P.DEFENDER | P.REDIRECTS, 1], [THEIRS]: [1, 1, 0, 0] },
  matters: [[P.IN_ATTACK, 0, 5, 2, 0, 0]],
};
