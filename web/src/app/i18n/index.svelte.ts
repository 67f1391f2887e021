/** Says everything: the page's own words, and messages of the game at the table, in the languages set. */

import type { Argument, Message, Plain } from "./catalogue";
import { settings } from "../storage/settings.svelte";
import { has, shelf, t } from "./store.svelte";
import { Speaker, type Piece, type Subject } from "./speaker";

export type { Argument, Message, Term } from "./catalogue";
export { has, t, wordsAreThere } from "./store.svelte";
export type { Piece, Subject } from "./speaker";

export const teach = shelf.teach.bind(shelf);

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

/** The same for whoever may read it: nobody is "you". */
export function sayToAll(message: Message | string, given: Record<string, Argument> = {}): string {
  return voice.speaker.toAll.say(message, given);
}

/** Whether the game that is shown has words for a key. */
export function speaks(key: string): boolean {
  return voice.speaker.has([key, {}]);
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

/** Words that stand on the cards of the game that is shown. */
export function printed(key: string, given: Plain = {}): string {
  return voice.speaker.printed(key, given);
}

/** All keys of the game that is shown that begin so. */
export function keys(beginning: string): string[] {
  return voice.speaker.keys(beginning);
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
  const { language, cardLanguage, textLanguage } = settings;
  await Promise.all([language, cardLanguage, textLanguage].map((one) => shelf.load(game, one)));
}
