/** Catalogues of texts in Fluent syntax; mankai/i18n/catalogues.py reads the same files. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** A card, a seat or a place, which has a name in every language. */
export type Term = readonly [kind: string, number: number];
/** A key of a catalogue, and its arguments. */
export type Message = readonly [key: string, args: Record<string, Argument>];
/** A number, a text typed by a person, a term, or another message. */
export type Argument = number | string | Term | Message;

/** Arguments that Fluent takes as they are. */
export type PlainArguments = Record<string, number | string>;

/** A language as the server sends it: Fluent files, of which later ones override earlier ones, and texts printed on cards. */
export interface LanguageFiles {
  files: string[];
  printed?: Record<string, string>;
}

export class Catalogue {
  private bundle: FluentBundle;
  private printed: Record<string, string>;

  /** The keys of all messages, in the order of the files. */
  readonly keys: string[];

  constructor(language: string, { files, printed = {} }: LanguageFiles) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resources = files.map((file) => new FluentResource(file));
    for (const resource of resources) this.bundle.addResource(resource, { allowOverrides: true });
    this.keys = [...new Set(resources.flatMap(({ body }) => body.map((entry) => entry.id)))];
    this.printed = printed;
  }

  /** Formats a key, `name` or `name.attribute`; null if this language lacks it. */
  format(key: string, args: PlainArguments): string | null {
    const [name, attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // Missing arguments stay visible in the text: a list of problems keeps Fluent from throwing.
    return pattern ? this.bundle.formatPattern(pattern, args, []) : (this.printed[key] ?? null);
  }
}
