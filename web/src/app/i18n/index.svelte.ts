/** Text in the languages set: the page's own (`t`), and messages of the game on the page (`say`). */

import type { Argument, Message, PlainArguments } from "./catalogue";
import { settings } from "../storage/settings.svelte";
import { has, catalogues, t } from "./store.svelte";
import { Speaker, type Piece, type Subject } from "./speaker";

export type { Argument, Message, Term } from "./catalogue";
export { has, t, loadPageTexts } from "./store.svelte";
export type { Piece, Subject } from "./speaker";

export const addCatalogue = catalogues.add.bind(catalogues);

const NOBODY: Subject = { game: "", seats: 0, names: {}, viewer: null, players: [], printedKinds: [] };

/** The speaker of the current game. */
class CurrentSpeaker {
  speaker = $state.raw(new Speaker(NOBODY));
}
const current = new CurrentSpeaker();

/** Sets the game and the viewer of `say` and `name`. */
export function setSubject(subject: Subject): void {
  current.speaker = new Speaker(subject);
}

/** Formats a message of the current game, or a key of its catalogue. */
export function say(message: Message | string, args: Record<string, Argument> = {}): string {
  return current.speaker.say(message, args);
}

/** Formats a message for everybody: no seat is "you". */
export function sayToAll(message: Message | string, args: Record<string, Argument> = {}): string {
  return current.speaker.toAll.say(message, args);
}

/** Tells whether the current game has text for a key. */
export function hasGameText(key: string): boolean {
  return current.speaker.has([key, {}]);
}

/** Formats a question; a general one if the game has no text for it. */
export function sayQuestion(message: Message): string {
  return current.speaker.has(message) ? current.speaker.say(message) : t("question");
}

/** Formats a refusal of the server in the viewer's language, or in English. */
export function refusalText(refused: { reason?: string; message?: Message }): string {
  const { message, reason = "" } = refused;
  return message && has(message[0]) ? current.speaker.say(message) : reason;
}

/** Names a card, a place, a seat of the current game. */
export function name(kind: string, number: number): string {
  return current.speaker.name(kind, number);
}

/** Returns the text printed on a card of the current game. */
export function text(kind: string, number: number, attribute = "text"): string {
  return current.speaker.text(kind, number, attribute);
}

/** Formats a text printed on the cards of the current game. */
export function printedText(key: string, args: PlainArguments = {}): string {
  return current.speaker.printed(key, args);
}

/** Lists the keys of the current game with a prefix. */
export function keys(prefix: string): string[] {
  return current.speaker.keys(prefix);
}

export function pieces(message: Message): Piece[] {
  return current.speaker.pieces(message);
}

/** Names a seat, never as "you". */
export function seatName(seat: number): string {
  return current.speaker.seatName(seat, null);
}

/** Fetches the texts of a game in all languages that are set. */
export async function loadGameTexts(game: string): Promise<void> {
  const { language, cardLanguage, textLanguage } = settings;
  await Promise.all([language, cardLanguage, textLanguage].map((code) => catalogues.load(game, code)));
}

/** Capitalizes a text at the start of a line. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
