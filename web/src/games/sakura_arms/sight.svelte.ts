/** What the parts of a duel's board share: the view, what is printed, and what can be done with each card. */

import { createContext } from "svelte";
import { board, clearPreview } from "../../app/lib/board.svelte";
import type { BoardProps } from "../../app/lib/kinds";
import type { Player } from "../../app/lib/server";
import { settings, t } from "../../app/lib/settings.svelte";
import { counted, near, type Attack, type Choice, type View } from "../../app/lib/view";
import { figures, kind, type Legend } from "./cards";
import { inEdition } from "./edition";
import * as P from "./places";
import { cardReasons } from "./reasons";

export class Sight {
  constructor(private readonly given: () => BoardProps) {}

  view: View = $derived.by(() => this.given().view);
  legend: Legend = $derived.by(() => this.given().rules.legend);
  me: number = $derived(near(this.view));
  foe: number = $derived(1 - this.me);
  isWatching: boolean = $derived(this.view.seat === null);
  /** One's own cards: those of whoever looks on are none. */
  hand: number[] = $derived(this.isWatching ? [] : this.view.zones[P.HAND + this.me]);
  ready: number[] = $derived(this.isWatching ? [] : this.view.zones[P.READY + this.me]);
  attacks: number[] = $derived([...this.hand, ...this.ready].filter((card) => card >= 0 && kind(this.printed(card)) === "attack"));
  attack: Attack | undefined = $derived(this.view.over ? undefined : this.view.public.attack);
  reasons: Map<number, string> = $derived.by(() => cardReasons(this.view, this.given().whyNot ?? [], this.given().rules));
  isBuilding: boolean = $derived(this.view.question === "deck");
  /** The board has nothing to show yet. */
  isBefore: boolean = $derived(this.isBuilding || this.view.question === "set aside");
  /** What is to be chosen from beside the board: while a deck is built, all there is; then what lies nowhere else. */
  pool: number[] = $derived.by(() => (this.isBuilding ? this.buildable() : this.elsewhere()));
  taken: Set<number> = $derived(new Set(this.isBuilding ? [...this.view.zones[P.DECK + this.me], ...this.ready] : []));

  private buildable(): number[] {
    const all = [...this.view.zones[P.OUTSIDE + this.me], ...this.view.zones[P.DECK + this.me], ...this.ready];
    return all.filter((card) => card >= 0).sort((one, other) => one - other);
  }

  private elsewhere(): number[] {
    const open = [P.IN_PLAY, P.LIMBO, P.FORMS, P.USED].flatMap((zone) => [...this.view.zones[zone], ...this.view.zones[zone + 1]]);
    const shown = new Set([...this.hand, ...this.ready, ...open]);
    return [...new Set(this.all.filter((one) => one.card >= 0 && !shown.has(one.card)).map((one) => one.card))];
  }

  private get all(): Choice[] {
    return this.given().all ?? [];
  }

  zone(kind: number, seat: number): number[] {
    return this.view.zones[kind + seat] ?? [];
  }

  player(seat: number): Player | undefined {
    return this.given().players.find((one) => one.seat === seat);
  }

  playerName(seat: number): string {
    const name = this.player(seat)?.name;
    const people = this.given().players.filter((one) => one.kind === "person").length;
    if (this.view.seat === seat) return name && people > 1 ? `${t("you")} (${name})` : t("you");
    return name || (this.isWatching ? t(seat ? "red" : "blue") : inEdition(t("foe"), this.legend, settings.language));
  }

  cardName(card: number): string {
    return settings.cardLanguage === "ja" ? this.legend.cards[card].japanese : this.legend.cards[card].name;
  }

  /** What is printed on a card, or on what it is a copy of. */
  printed(card: number): Legend["cards"][number] {
    return this.legend.cards[counted(this.view, card)];
  }

  choicesOf(card: number): Choice[] {
    return this.all.filter((one) => one.card === card);
  }

  choiceOf(card: number): Choice | undefined {
    return this.all.find((one) => one.card === card);
  }

  isHinted(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.option === this.given().hinted;
  }

  /** A card is chosen, where there is no question how; otherwise it is shown large. */
  press(card: number): void {
    const own = this.choicesOf(card);
    board.inspected = card;
    if (own.length === 1 && !settings.confirm) this.take(own[0]);
    else board.sheet = card;
  }

  take(choice: Choice): void {
    board.sheet = -1;
    clearPreview();
    this.given().choose?.(choice);
  }

  /** A card is read, and what playing it would do is shown. */
  point(card: number): void {
    if (card < 0) return;
    board.inspected = card;
    clearPreview();
    const choice = this.choiceOf(card);
    if (choice?.verb === "play" || choice?.verb === "full_force") {
      const numbers = figures(this.printed(card).figures);
      if (numbers.flare) board.preview = [{ from: P.FLARE + this.me, to: P.SHADOW, amount: numbers.flare }];
      const damage = this.view.own?.damages?.[card] ?? numbers.damage;
      if (damage) board.strike = { seat: this.foe, damage };
    } else if (choice?.verb === "discard") board.preview = P.payment(this.view.own?.action, this.me, P.DISCARDED + this.me);
  }
}

export const [sightOf, giveSight] = createContext<Sight>();
