/** Says everything: the page's own words, and messages of the game at the table, in the languages set. */

import { Catalogue, type Argument, type Message, type Plain, type Term, type Words } from "./catalogue";
import { keep, settings } from "./settings.svelte";

export type { Argument, Message, Term } from "./catalogue";

const ENGLISH = "en";

/** Catalogues by the address they came from; null: there is none. */
class Shelf {
  private found = $state.raw<Record<string, Catalogue | null>>({});
  private asked = new Map<string, Promise<void>>();

  /** The catalogue of a game in a language, or of the page itself; undefined: it is on its way. */
  of(game: string, language: string): Catalogue | null | undefined {
    const address = this.address(game, language);
    if (!(address in this.found)) void this.load(game, language).catch(() => {});
    return this.found[address];
  }

  load(game: string, language: string): Promise<void> {
    const address = this.address(game, language);
    const before = this.asked.get(address);
    if (before) return before;
    const loading = this.fetched(address, language).catch((problem) => {
      this.asked.delete(address);
      throw problem;
    });
    this.asked.set(address, loading);
    return loading;
  }

  private async fetched(address: string, language: string): Promise<void> {
    const answer = await fetch(address);
    if (answer.status >= 500) throw new Error(`${address}: ${answer.status}`);
    this.put(address, answer.ok ? new Catalogue(language, (await answer.json()) as Words) : null);
  }

  /** Have a catalogue without asking for it. */
  teach(game: string, language: string, words: Words): void {
    const address = this.address(game, language);
    this.asked.set(address, Promise.resolve());
    this.put(address, new Catalogue(language, words));
  }

  private put(address: string, catalogue: Catalogue | null): void {
    this.found = { ...this.found, [address]: catalogue };
  }

  private address(game: string, language: string): string {
    return game ? `/api/games/${game}/words/${language}` : `/api/words/${language}`;
  }
}

const shelf = new Shelf();
export const teach = shelf.teach.bind(shelf);

/** The page's words are there, in English if the language set has none. */
export async function wordsAreThere(): Promise<void> {
  await shelf.load("", settings.language);
  if (shelf.of("", settings.language) !== null) return;
  settings.language = settings.cardLanguage = settings.textLanguage = ENGLISH;
  keep();
  await shelf.load("", ENGLISH);
}

/** A catalogue of each kind that has said something: it speaks on while another language is on its way. */
const latest: Record<string, Catalogue> = {};

/** The words of a game for a key in a language, or as English says it; null: nobody has words for it. */
function found(game: string, language: string, key: string, given: Plain): string | null {
  const catalogue = shelf.of(game, language);
  if (catalogue === undefined) return latest[game]?.said(key, given) ?? "";
  if (catalogue !== null && language === settings.language) latest[game] = catalogue;
  const words = catalogue?.said(key, given) ?? null;
  if (words !== null) return words;
  return language === ENGLISH ? null : found(game, ENGLISH, key, given);
}

/** The page's own words. */
export function t(key: string, given: Plain = {}): string {
  return found("", settings.language, key, given) ?? key;
}

/** Whether the page has words for a key. */
export function has(key: string): boolean {
  return found("", settings.language, key, {}) !== null;
}

/** A piece of what is said; a card's name says which card it is. */
export interface Piece {
  text: string;
  card?: number;
}

/** Around the name of a card, in words that are to be taken to pieces: private characters that no catalogue has. */
const [BEGIN, BETWEEN, END] = ["\uE000", "\uE001", "\uE002"];

/** What is spoken of: a game, by the keys of its terms, and who reads. */
export interface Subject {
  game: string;
  seats: number;
  /** By kind of term: the key of each, or the key and whose it is. */
  names: Record<string, (string | [string, number])[]>;
  /** The seat of whoever reads; null: somebody who looks on. */
  reader: number | null;
  /** What people call themselves; empty ones are unknown. */
  players: string[];
  /** Kinds of terms whose names are printed on cards. */
  printed: string[];
}

/** Says messages of one game to one reader. */
export class Speaker {
  constructor(private subject: Subject) {}

  say(message: Message | string, given: Record<string, Argument> = {}): string {
    return this.said(message, given, false);
  }

  /** Whether there are words for a message. */
  has(message: Message): boolean {
    return found(this.subject.game, settings.language, message[0], {}) !== null;
  }

  /** What a term is called. */
  name(kind: string, number: number): string {
    if (kind === "seat") return this.seat(number);
    const language = this.subject.printed.includes(kind) ? settings.cardLanguage : settings.language;
    if (number < 0) return this.words(`unknown-${kind}`, {});
    const key = this.subject.names[kind]?.[number];
    if (key === undefined) return has(`plain-${kind}`) ? t(`plain-${kind}`, { number }) : String(number);
    if (typeof key === "string") return this.words(key, {}, language);
    return this.words(key[0], { whose: this.role(key[1]), owner: this.seat(key[1]) }, language);
  }

  /** What is printed on something below its name; empty: nothing. */
  text(kind: string, number: number, attribute = "text"): string {
    const key = this.subject.names[kind]?.[number];
    return typeof key === "string" ? (found(this.subject.game, settings.textLanguage, `${key}.${attribute}`, {}) ?? "") : "";
  }

  /** A message in pieces, so that the cards in it can be pointed at. */
  pieces(message: Message): Piece[] {
    return this.said(message, {}, true)
      .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
      .filter(Boolean)
      .map((text) => {
        if (!text.startsWith(BEGIN)) return { text };
        const [card, name] = text.slice(1, -1).split(BETWEEN);
        return { text: name, card: Number(card) };
      });
  }

  /** What a seat is called, to somebody in particular or (null) to everybody: `seat-you` and `seat-foe` may have the player's name in it. */
  seat(seat: number, reader = this.subject.reader): string {
    const role = this.role(seat, reader);
    const own = found(this.subject.game, settings.language, `seat-${seat}`, {});
    const name = this.subject.players[seat] || (own ?? this.words("seat-number", { number: seat }));
    return role === "you" || role === "foe" ? this.words(`seat-${role}`, { number: seat, name }) : name;
  }

  /** What a seat is to the reader: `you`, the `foe` of two, or one by number. */
  private role(seat: number, reader = this.subject.reader): string {
    if (seat === reader) return "you";
    return this.subject.seats === 2 && reader !== null ? "foe" : `seat${seat}`;
  }

  private said(message: Message | string, given: Record<string, Argument>, isMarked: boolean): string {
    const [key, own] = typeof message === "string" ? [message, given] : message;
    return this.words(key, this.spoken(own, isMarked));
  }

  /** The arguments as catalogues take them: of a seat `who` there are `who`, its name, and `who_is`, its role. */
  private spoken(given: Record<string, Argument>, isMarked: boolean): Plain {
    const ready: Plain = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value !== "object") ready[name] = value;
      else if (isMessage(value)) ready[name] = this.said(value, {}, isMarked);
      else if (value[0] === "seat") [ready[name], ready[`${name}_is`]] = [this.seat(value[1]), this.role(value[1])];
      else ready[name] = isMarked && value[0] === "card" && value[1] >= 0 ? this.marked(value[1]) : this.name(...value);
    }
    return ready;
  }

  private marked(card: number): string {
    return `${BEGIN}${card}${BETWEEN}${this.name("card", card)}${END}`;
  }

  private words(key: string, given: Plain, language = settings.language): string {
    return found(this.subject.game, language, key, given) ?? t(key, given);
  }
}

function isMessage(value: Term | Message): value is Message {
  return typeof value[1] === "object";
}

const NOBODY: Subject = { game: "", seats: 0, names: {}, reader: null, players: [], printed: [] };

/** Who speaks of the game that is shown. */
class Voice {
  speaker = $state.raw(new Speaker(NOBODY));
}
const voice = new Voice();

/** From now on `say` and `name` are about this. */
export function speakOf(subject: Subject): void {
  voice.speaker = new Speaker(subject);
}

/** A message of the game that is shown, in words; or a key of its catalogue. */
export function say(message: Message | string, given: Record<string, Argument> = {}): string {
  return voice.speaker.say(message, given);
}

/** A question in words, also one for which the game has none. */
export function sayAsked(message: Message): string {
  return voice.speaker.has(message) ? voice.speaker.say(message) : t("question");
}

/** What the server refuses, in the reader's words; in English where there are none. */
export function refusal(refused: { reason?: string; message?: Message }): string {
  const { message, reason = "" } = refused;
  return message && has(message[0]) ? voice.speaker.say(message) : reason;
}

/** What a card, a place, a seat of the game that is shown is called. */
export function name(kind: string, number: number): string {
  return voice.speaker.name(kind, number);
}

/** What is printed on a card of the game that is shown. */
export function text(kind: string, number: number, attribute = "text"): string {
  return voice.speaker.text(kind, number, attribute);
}

export function pieces(message: Message): Piece[] {
  return voice.speaker.pieces(message);
}

/** What a seat is called when nobody in particular reads. */
export function seatName(seat: number): string {
  return voice.speaker.seat(seat, null);
}

/** The words of a game are there, in all languages that are set. */
export async function gameIsSpoken(game: string): Promise<void> {
  const languages = new Set([settings.language, settings.cardLanguage, settings.textLanguage]);
  await Promise.all([...languages].map((language) => shelf.load(game, language)));
}
