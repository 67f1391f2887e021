/** Catalogues: how messages are said in a language.  The package reads the same files (mankai/i18n/catalogues.py). */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A kind and a number: a card, a seat, a place, which every language calls by its own name. */
export type Term = readonly [kind: string, number: number];
/** A key of a catalogue, and what it is said of. */
export type Message = readonly [key: string, given: Record<string, Argument>];
/** A number, a text that people wrote, a term, or another message. */
export type Argument = number | string | Term | Message;

export type Plain = Record<string, number | string>;

/** What the server sends of a language: files in Fluent's syntax, later ones over earlier ones, and what is printed on cards. */
export interface Words {
  files: string[];
  printed?: Record<string, string>;
}

export class Catalogue {
  private bundle: FluentBundle;
  private printed: Record<string, string>;

  /** The keys of all messages, in the order in which they stand in the files. */
  readonly keys: string[];

  constructor(language: string, words: Words) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resources = words.files.map((file) => new FluentResource(file));
    for (const resource of resources) this.bundle.addResource(resource, { allowOverrides: true });
    this.keys = [...new Set(resources.flatMap(({ body }) => body.map((entry) => entry.id)))];
    this.printed = words.printed ?? {};
  }

  /** The words for a key; `name.attribute` is an attribute.  null: this language lacks it. */
  said(key: string, given: Plain): string | null {
    const [name, attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // What it is not given stays visible in the words: a list of problems keeps Fluent from throwing.
    return pattern ? this.bundle.formatPattern(pattern, given, []) : (this.printed[key] ?? null);
  }
}
