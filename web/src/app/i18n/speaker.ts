/** Who says messages of one game to one reader, as `Speaker` of the package does (mankai/i18n/catalogues.py). */

import type { Argument, Message, Plain, Term } from "./catalogue";
import { settings } from "../storage/settings.svelte";
import { ENGLISH, found, has, shelf, t } from "./store.svelte";

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

  /** Who says the same to nobody in particular. */
  get toAll(): Speaker {
    return new Speaker({ ...this.subject, reader: null });
  }

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

  /** Words that are printed on cards: in the language of their texts. */
  printed(key: string, given: Plain = {}): string {
    return this.words(key, given, settings.textLanguage);
  }

  /** All keys of the game that begin so, in the order of its catalogue. */
  keys(beginning: string): string[] {
    const catalogue = shelf.of(this.subject.game, settings.language) ?? shelf.of(this.subject.game, ENGLISH);
    return catalogue?.keys.filter((key) => key.startsWith(beginning)) ?? [];
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
