/** The catalogues that have been fetched, and the page's own texts. */

import { Catalogue, type PlainArguments, type LanguageFiles } from "./catalogue";
import { fetchWithRetry } from "../net/retry.svelte";
import { saveSettings, settings } from "../storage/settings.svelte";

export const ENGLISH = "en";

/** Fetches catalogues; keeps them by address, null if there is none. */
class CatalogueStore {
  private byAddress = $state.raw<Record<string, Catalogue | null>>({});
  private requests = new Map<string, Promise<void>>();

  /** Returns the catalogue of a game, or (empty) of the page; undefined while it is being fetched. */
  of(game: string, language: string): Catalogue | null | undefined {
    const address = this.address(game, language);
    if (!(address in this.byAddress)) void this.load(game, language).catch(() => {});
    return this.byAddress[address];
  }

  load(game: string, language: string): Promise<void> {
    const address = this.address(game, language);
    const pending = this.requests.get(address);
    if (pending) return pending;
    const loading = this.fetchCatalogue(address, language).catch((error) => {
      this.requests.delete(address);
      throw error;
    });
    this.requests.set(address, loading);
    return loading;
  }

  private async fetchCatalogue(address: string, language: string): Promise<void> {
    const response = await fetchWithRetry(address);
    if (response.status >= 500 || response.status === 429) throw new Error(`${address}: ${response.status}`);
    this.set(address, response.ok ? new Catalogue(language, (await response.json()) as LanguageFiles) : null);
  }

  /** Adds a catalogue without a request. */
  add(game: string, language: string, text: LanguageFiles): void {
    const address = this.address(game, language);
    this.requests.set(address, Promise.resolve());
    this.set(address, new Catalogue(language, text));
  }

  private set(address: string, catalogue: Catalogue | null): void {
    this.byAddress = { ...this.byAddress, [address]: catalogue };
  }

  private address(game: string, language: string): string {
    return game ? `/api/games/${game}/words/${language}` : `/api/words/${language}`;
  }
}

export const catalogues = new CatalogueStore();

/** Fetches the page's texts, in English if the language set has none. */
export async function loadPageTexts(): Promise<void> {
  await catalogues.load("", settings.language);
  if (catalogues.of("", settings.language) !== null) return;
  settings.language = settings.cardLanguage = settings.textLanguage = ENGLISH;
  saveSettings();
  await catalogues.load("", ENGLISH);
}

/** By game: the catalogue used last; it serves while another language is being fetched. */
const lastUsed: Record<string, Catalogue> = {};

/** Formats a key of a game in a language, or in English; null if neither has it. */
export function findText(game: string, language: string, key: string, args: PlainArguments): string | null {
  const catalogue = catalogues.of(game, language);
  if (catalogue === undefined) return lastUsed[game]?.format(key, args) ?? "";
  if (catalogue !== null && language === settings.language) lastUsed[game] = catalogue;
  const text = catalogue?.format(key, args) ?? null;
  if (text !== null) return text;
  return language === ENGLISH ? null : findText(game, ENGLISH, key, args);
}

/** Formats one of the page's own texts. */
export function t(key: string, args: PlainArguments = {}): string {
  return findText("", settings.language, key, args) ?? key;
}

/** Tells whether the page has text for a key. */
export function has(key: string): boolean {
  return findText("", settings.language, key, {}) !== null;
}
