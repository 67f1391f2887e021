/** A small duel to test with: three goddesses with their decks and one Poison, said by the catalogues of an edition. */

import { settings } from "../src/app/storage/settings.svelte";
import { setSubject, addCatalogue } from "../src/app/i18n/index.svelte";
import type { Choice } from "../src/app/net/view";
import type { Legend, Mechanism, PrintedCard } from "../src/games/sakura_arms/cards/metadata";
import * as P from "../src/games/sakura_arms/constants";
import type { GameInfo, View } from "../src/app/net/wire.gen";

const WORDS = "../../src/mankai/games/sakura_arms/words";
const FILES = import.meta.glob<string>(["../../src/mankai/i18n/words/*.ftl", "../../src/mankai/games/sakura_arms/words/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = ["Yurina", "Himika", "Tokoyo"];
/** By verb: how many options it has. */
const COUNTS: Record<string, number> = {
  choose: 16,
  basic: 8,
  from_aura: 16,
  goddess: 3,
  play: 70,
  full_force: 70,
  discarding: 70,
  picking: 70,
};
const OF_CARDS = ["play", "full_force", "discarding", "picking"];

export function card(name: string, more: Partial<PrintedCard> = {}): PrintedCard {
  const printed = {
    goddess: 0,
    type: "attack",
    back: 0,
    flare: -1,
    reach: 0b11000,
    damage: [3, 1],
    charge: 0,
    reaction: false,
    full_power: false,
    is_for_decks: true,
    provenance: "seen",
  };
  return { ...printed, key: `card-${name.toLowerCase().replaceAll(" ", "-")}`, name, ...more } as PrintedCard;
}

export function legendOf(mechanisms: Mechanism[] = []): Legend {
  const own: PrintedCard[] = [];
  NAMES.forEach((name, goddess) => {
    for (let at = 0; at < 7; at++) own.push(card(`${name} ${at}`, { goddess }));
    for (let at = 0; at < 4; at++)
      own.push(card(`${name} Ultimate ${at}`, { goddess, back: 1, flare: at, reach: 0b1010, damage: [2, 2] }));
  });
  own.push(card("Toxin", { goddess: -1, type: "utility", back: 2, reach: 0, is_for_decks: false }));
  const caps = { distance: 10, aura: 5, vigor: 2, life: 10, hand: 2, normals: 7, ultimates: 3 };
  const route = (seat: number): Legend["routes"][number] => [
    [P.DISTANCE, P.AURA + seat],
    [P.AURA + seat, P.DISTANCE],
    [P.SHADOW, P.AURA + seat],
    [P.AURA + seat, P.FLARE + seat],
    null,
  ];
  return {
    game: "sakura-arms/level99",
    caps,
    actions: ["action-advance", "action-retreat", "action-recover", "action-focus", "action-breakaway"],
    routes: [route(0), route(1)],
    goddesses: NAMES.map((name, goddess) => ({
      id: name.toLowerCase(),
      key: `goddess-${name.toLowerCase()}`,
      name,
      cards: own.flatMap((one, number) => (one.goddess === goddess ? [number] : [])),
      mechanisms: goddess ? [] : mechanisms,
    })),
    cards: [...own, ...own],
  };
}

export function rulesOf(legend: Legend): GameInfo {
  let first = 0;
  const verbs = P.VERBS.map((name) => {
    const row = { name, first, count: COUNTS[name] ?? 1, card: OF_CARDS.includes(name) };
    first += row.count;
    return row;
  });
  const zones = [
    "hand",
    "deck",
    "discard",
    "face-down",
    "in-play",
    "limbo",
    "ready",
    "used",
    "bonus",
    "pouch",
    "outside",
    "sealed",
    "forms",
    "set-aside",
  ];
  const own = (kind: string, names: string[]) =>
    names.flatMap((name) => [0, 1].map((seat): [string, number] => [`${kind}-${name}`, seat]));
  const areas = ["distance", "shadow", ...["life", "aura", "flare", "vigor", "stun"].flatMap((name) => [name, name])];
  const names = {
    card: legend.cards.map((one) => one.key),
    goddess: legend.goddesses.map((one) => one.key),
    action: legend.actions,
    area: areas.map((name) => `area-${name}`),
    zone: own("zone", zones),
  };
  return { name: legend.game, seats: 2, size: first, verbs, legend: { ...legend, names } };
}

/** The files of an edition in a language, as the server sends them. */
export function files(edition: string, language: string): string[] {
  const names = ["", `${edition}.`].map((name) => `${WORDS}/${name}${language}.ftl`);
  const common = FILES[`../../src/mankai/i18n/words/${language}.ftl`].split("\n## Terminal\n")[0];
  return [common, ...names.flatMap((name) => FILES[name] ?? [])];
}

/** From now on the small duel is spoken of, in the words of an edition. */
export function speak(rules: GameInfo, language = "en", viewer: number | null = 0, edition = "level99"): void {
  settings.language = settings.cardLanguage = settings.textLanguage = language;
  const { cards, goddesses } = rules.legend as unknown as Legend;
  const printed = Object.fromEntries([...cards, ...goddesses].map((one) => [one.key, one.name]));
  for (const one of ["en", language]) addCatalogue(rules.name, one, { files: files(edition, one), printed });
  setSubject({ game: rules.name, seats: 2, names: rules.legend.names, viewer, players: [], printedKinds: ["card", "goddess"] });
}

export function viewOf(more: Partial<View> = {}): View {
  const zones: number[][] = Array.from({ length: 26 }, () => []);
  const tokens: number[] = new Array(39).fill(0);
  const view = {
    game: "sakura-arms/level99",
    seat: 0,
    decides: true,
    question: "main",
    about: -1,
    options: [],
    zones,
    tokens,
    on_cards: [],
    matters: [],
    lasting: [],
    public: { distance: 6, master_distance: 2 },
    own: {},
    over: false,
    ranks: [],
  };
  return { ...view, ...more };
}

export function choice(verb: Choice["verb"], subject: number, key: number, label: string): Choice {
  return { option: key, verb, name: verb, subject, card: OF_CARDS.includes(verb) ? subject : -1, key, label };
}
