/** The catalogues that have been fetched, and the page's own words out of them. */

import { Catalogue, type Plain, type Words } from "./catalogue";
import { patientFetch } from "../net/retry.svelte";
import { keep, settings } from "../storage/settings.svelte";

export const ENGLISH = "en";

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
    const answer = await patientFetch(address);
    if (answer.status >= 500 || answer.status === 429) throw new Error(`${address}: ${answer.status}`);
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

export const shelf = new Shelf();

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
export function found(game: string, language: string, key: string, given: Plain): string | null {
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
