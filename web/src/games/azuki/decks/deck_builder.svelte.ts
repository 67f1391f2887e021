/** A deck in work, and the server's report on it. */

import { deckDraft, saveDeckDraft } from "../../../app/decks/deck_drafts";
import { DeckRequests } from "../../../app/decks/deck_requests.svelte";
import { checkDeck, parseDeck, type DeckReport } from "./deck";
import { legendOf, MAIN_KINDS, type Legend } from "../metadata";
import { COPIES } from "../constants";
import type { GameInfo } from "../../../app/net/wire.gen";

export class DeckBuilder extends DeckRequests<DeckReport> {
  readonly legend: Legend;
  /** Faces; -1: none yet. */
  leader = $state(-1);
  gate = $state(-1);
  /** Copies by face. */
  counts = $state.raw<Record<number, number>>({});
  name = $state("");
  format = $state("");

  constructor(readonly rules: GameInfo) {
    super();
    this.legend = legendOf(rules);
    const draft = deckDraft(rules.name);
    if (draft) this.setDeck(draft.of, draft.cards, draft.name ?? "");
    else void this.requestReport();
  }

  /** Ids of all cards, each as often as it has copies. */
  ids = $derived.by(() =>
    Object.entries(this.counts).flatMap(([face, count]) => Array<string>(count).fill(this.id(Number(face)))),
  );
  size = $derived(this.ids.length);
  /** Ids of leader and Gate. */
  of = $derived.by(() => [this.leader, this.gate].filter((face) => face >= 0).map((face) => this.id(face)));
  element = $derived.by(() => (this.leader < 0 ? -1 : this.legend.faces[this.leader].element));

  private id(face: number): string {
    return this.legend.faces[face].id;
  }

  count(face: number): number {
    if (face === this.leader || face === this.gate) return 1;
    return this.counts[face] ?? 0;
  }

  add(face: number): void {
    const { kind } = this.legend.faces[face];
    if (kind === "leader") this.leader = face;
    else if (kind === "gate") this.gate = face;
    else if (this.count(face) < COPIES) this.counts = { ...this.counts, [face]: this.count(face) + 1 };
    this.change();
  }

  remove(face: number): void {
    if (face === this.leader) this.leader = -1;
    else if (face === this.gate) this.gate = -1;
    else {
      const copies = this.count(face) - 1;
      const { [face]: _, ...others } = this.counts;
      this.counts = copies > 0 ? { ...others, [face]: copies } : others;
    }
    this.change();
  }

  clear(): void {
    this.leader = this.gate = -1;
    this.counts = {};
    this.name = "";
    this.change();
  }

  /** Saves the draft and asks for a new report, after a change of the deck or the format. */
  change(): void {
    this.saveDraft();
    void this.requestReport();
  }

  saveDraft(): void {
    saveDeckDraft(this.rules.name, { of: this.of, cards: this.ids, name: this.name });
  }

  /** Loads a deck from a code, lines or JSON. */
  load(text: string, name = ""): Promise<void> {
    return this.request(parseDeck(this.rules.name, text, this.format), (report) => {
      this.readCards(report);
      this.name = name;
      this.saveDraft();
    });
  }

  setDeck(of: string[], cards: string[], name: string): void {
    this.readCards({ of, cards });
    this.name = name;
    this.change();
  }

  private readCards(deck: { of: string[]; cards: string[] } & Partial<DeckReport>): void {
    const faceWithId = (id: string) => this.legend.faces.findIndex((face) => face.id === id);
    this.leader = this.gate = -1;
    for (const id of deck.of) {
      if (this.legend.faces[faceWithId(id)]?.kind === "leader") this.leader = faceWithId(id);
      else if (faceWithId(id) >= 0) this.gate = faceWithId(id);
    }
    const counts: Record<number, number> = {};
    for (const id of deck.cards) {
      const face = faceWithId(id);
      if (face >= 0 && MAIN_KINDS.includes(this.legend.faces[face].kind)) counts[face] = (counts[face] ?? 0) + 1;
    }
    this.counts = counts;
    if (deck.counts) this.verdict = deck as DeckReport;
  }

  private requestReport(): Promise<void> {
    const deck = { of: this.of, cards: this.ids };
    return this.request(checkDeck(this.rules.name, deck, this.format), (report) => (this.verdict = report));
  }
}
