/** Reports of the server on an unfinished deck. Answers may overtake each other: the one to the last request counts. */

import { t } from "../i18n/index.svelte";
import { createTable } from "../net/server";
import { go } from "../pages/route.svelte";
import type { DeckReport } from "./deck";
import { forgetDeckDraft } from "./deck_drafts";

export class DeckRequests<Report extends DeckReport> {
  verdict = $state.raw<Report | null>(null);
  trouble = $state("");
  private asked = 0;

  /** Opens a game with the deck against a computer. */
  async play(game: string, title: string, player?: string): Promise<void> {
    try {
      const seats = [{ who: "me" as const }, { who: "bot" as const, player, name: t("computer") }];
      const { table } = await createTable({ game, seats, setup: this.verdict!.setup }, title);
      forgetDeckDraft(game);
      go("table", table);
    } catch (problem) {
      this.trouble = (problem as Error).message;
    }
  }

  protected async request(answer: Promise<Report>, then: (found: Report) => void): Promise<void> {
    const asked = ++this.asked;
    try {
      const found = await answer;
      if (asked === this.asked) then(found);
      this.trouble = "";
    } catch (problem) {
      this.trouble = (problem as Error).message;
    }
  }
}
