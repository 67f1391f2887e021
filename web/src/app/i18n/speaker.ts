/** Formats messages of one game for one viewer, like `Speaker` in mankai/i18n/catalogues.py. */

import type { Argument, Message, PlainArguments, Term } from "./catalogue";
import { settings } from "../storage/settings.svelte";
import { ENGLISH, findText, has, catalogues, t } from "./store.svelte";

/** A piece of a formatted message; `card` is set for the name of a card. */
export interface Piece {
  text: string;
  card?: number;
}

/** Markers around a card and its name in a formatted text: private characters, which no catalogue has. */
const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];

/** The subject of messages: a game, by the keys of its terms, and the viewer. */
export interface Subject {
  game: string;
  seats: number;
  /** The key of each term by kind, or the key and the seat of its owner. */
  names: Record<string, (string | [string, number])[]>;
  /** The viewer's seat; null: a spectator. */
  viewer: number | null;
  /** Names of the players; empty: unknown. */
  players: string[];
  /** Kinds of terms named in the language of the cards. */
  printedKinds: string[];
}

/** Says messages of one game to one viewer. */
export class Speaker {
  constructor(private subject: Subject) {}

  /** The speaker for everybody: no seat is "you". */
  get toAll(): Speaker {
    return new Speaker({ ...this.subject, viewer: null });
  }

  say(message: Message | string, args: Record<string, Argument> = {}): string {
    return this.formatMessage(message, args, false);
  }

  /** Tells whether the game has text for a message. */
  has(message: Message): boolean {
    return findText(this.subject.game, settings.language, message[0], {}) !== null;
  }

  /** Names a term. */
  name(kind: string, number: number): string {
    if (kind === "seat") return this.seatName(number);
    const language = this.subject.printedKinds.includes(kind) ? settings.cardLanguage : settings.language;
    if (number < 0) return this.format(`unknown-${kind}`, {});
    const key = this.subject.names[kind]?.[number];
    if (key === undefined) return has(`plain-${kind}`) ? t(`plain-${kind}`, { number }) : String(number);
    if (typeof key === "string") return this.format(key, {}, language);
    return this.format(key[0], { whose: this.role(key[1]), owner: this.seatName(key[1]) }, language);
  }

  /** Returns the text printed below the name; empty: none. */
  text(kind: string, number: number, attribute = "text"): string {
    const key = this.subject.names[kind]?.[number];
    return typeof key === "string" ? (findText(this.subject.game, settings.textLanguage, `${key}.${attribute}`, {}) ?? "") : "";
  }

  /** Formats a text printed on cards, in the language set for card texts. */
  printed(key: string, args: PlainArguments = {}): string {
    return this.format(key, args, settings.textLanguage);
  }

  /** Lists the keys of the game with a prefix, in the order of its catalogue. */
  keys(prefix: string): string[] {
    const catalogue = catalogues.of(this.subject.game, settings.language) ?? catalogues.of(this.subject.game, ENGLISH);
    return catalogue?.keys.filter((key) => key.startsWith(prefix)) ?? [];
  }

  /** Splits a formatted message at the card names, so that cards can be pointed at. */
  pieces(message: Message): Piece[] {
    return this.formatMessage(message, {}, true)
      .split(new RegExp(`(${BEGIN}[^${END}]*${END})`))
      .filter(Boolean)
      .map((text) => {
        if (!text.startsWith(BEGIN)) return { text };
        const [card, name] = text.slice(1, -1).split(MIDDLE);
        return { text: name, card: Number(card) };
      });
  }

  /** Names a seat for a viewer, or (null) for everybody: `seat-you` and `seat-foe` may contain the player's name. */
  seatName(seat: number, viewer = this.subject.viewer): string {
    const role = this.role(seat, viewer);
    const ownName = findText(this.subject.game, settings.language, `seat-${seat}`, {});
    const name = this.subject.players[seat] || (ownName ?? this.format("seat-number", { number: seat }));
    return role === "you" || role === "foe" ? this.format(`seat-${role}`, { number: seat, name }) : name;
  }

  /** Returns the role of a seat: `you`, the `foe` of two, or one by number. */
  private role(seat: number, viewer = this.subject.viewer): string {
    if (seat === viewer) return "you";
    return this.subject.seats === 2 && viewer !== null ? "foe" : `seat${seat}`;
  }

  private formatMessage(message: Message | string, args: Record<string, Argument>, marksCards: boolean): string {
    const [key, own] = typeof message === "string" ? [message, args] : message;
    return this.format(key, this.resolveArguments(own, marksCards));
  }

  /** Formats arguments for Fluent; a seat `who` gives `who`, its name, and `who_is`, its role. */
  private resolveArguments(args: Record<string, Argument>, marksCards: boolean): PlainArguments {
    const resolved: PlainArguments = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== "object") resolved[name] = value;
      else if (isMessage(value)) resolved[name] = this.formatMessage(value, {}, marksCards);
      else if (value[0] === "seat") [resolved[name], resolved[`${name}_is`]] = [this.seatName(value[1]), this.role(value[1])];
      else resolved[name] = marksCards && value[0] === "card" && value[1] >= 0 ? this.markCard(value[1]) : this.name(...value);
    }
    return resolved;
  }

  private markCard(card: number): string {
    return `${BEGIN}${card}${MIDDLE}${this.name("card", card)}${END}`;
  }

  private format(key: string, args: PlainArguments, language = settings.language): string {
    return findText(this.subject.game, language, key, args) ?? t(key, args);
  }
}

function isMessage(value: Term | Message): value is Message {
  return typeof value[1] === "object";
}
