/** A deck that is being built, and what the server says of it. */

import { deckInWork, keepInWork } from "../../../app/storage/deck_drafts";
import type { Game } from "../../../app/net/server";
import { judged, read, type Judged } from "./deck";
import { legendOf, MAIN_KINDS, type Legend } from "../metadata";
import { COPIES } from "../constants";

export class Building {
  readonly legend: Legend;
  /** Faces; -1: none yet. */
  leader = $state(-1);
  gate = $state(-1);
  /** By face. */
  counts = $state.raw<Record<number, number>>({});
  name = $state("");
  format = $state("");
  verdict = $state.raw<Judged | null>(null);
  trouble = $state("");
  private asked = 0;

  constructor(readonly rules: Game) {
    this.legend = legendOf(rules);
    const before = deckInWork(rules.name);
    if (before) this.take(before.of, before.cards, before.name ?? "");
    else void this.judge();
  }

  ids = $derived.by(() =>
    Object.entries(this.counts).flatMap(([face, count]) => Array<string>(count).fill(this.id(Number(face)))),
  );
  size = $derived(this.ids.length);
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
      const left = this.count(face) - 1;
      const { [face]: _, ...rest } = this.counts;
      this.counts = left > 0 ? { ...rest, [face]: left } : rest;
    }
    this.change();
  }

  clear(): void {
    this.leader = this.gate = -1;
    this.counts = {};
    this.name = "";
    this.change();
  }

  /** Judged anew, by another format too. */
  change(): void {
    this.keep();
    void this.judge();
  }

  keep(): void {
    keepInWork(this.rules.name, { of: this.of, cards: this.ids, name: this.name });
  }

  /** A code, lines or JSON become the deck. */
  load(text: string, name = ""): Promise<void> {
    const asked = ++this.asked;
    return this.heard(read(this.rules.name, text, this.format), (found) => {
      if (asked !== this.asked) return;
      this.follow(found);
      this.name = name;
      this.keep();
    });
  }

  take(of: string[], cards: string[], name: string): void {
    this.follow({ of, cards });
    this.name = name;
    this.change();
  }

  private follow(found: { of: string[]; cards: string[] } & Partial<Judged>): void {
    const face = (id: string) => this.legend.faces.findIndex((one) => one.id === id);
    this.leader = this.gate = -1;
    for (const id of found.of) {
      if (this.legend.faces[face(id)]?.kind === "leader") this.leader = face(id);
      else if (face(id) >= 0) this.gate = face(id);
    }
    const counts: Record<number, number> = {};
    for (const id of found.cards) {
      const at = face(id);
      if (at >= 0 && MAIN_KINDS.includes(this.legend.faces[at].kind)) counts[at] = (counts[at] ?? 0) + 1;
    }
    this.counts = counts;
    if (found.counts) this.verdict = found as Judged;
  }

  private async judge(): Promise<void> {
    const asked = ++this.asked;
    await this.heard(judged(this.rules.name, { of: this.of, cards: this.ids }, this.format), (found) => {
      // Answers may overtake each other; the deck asked about last is the one shown.
      if (asked === this.asked) this.verdict = found;
    });
  }

  private async heard(answer: Promise<Judged>, then: (found: Judged) => void): Promise<void> {
    try {
      then(await answer);
      this.trouble = "";
    } catch (problem) {
      this.trouble = (problem as Error).message;
    }
  }
}
