/** What the parts of a duel's board share: the view, what is printed, and what can be done with each card. */

import { createContext } from "svelte";
import { board, clearPreview } from "../../../app/table/pointed_card.svelte";
import type { BoardProps } from "../../../app/game_module";
import type { Player } from "../../../app/net/server";
import { settings } from "../../../app/storage/settings.svelte";
import { name, say, t } from "../../../app/i18n/index.svelte";
import { choicesAbout, near, type Choice, type View } from "../../../app/net/view";
import { legendOf, type Legend, type Mechanism, type PrintedCard } from "../cards/metadata";
import * as P from "../constants";
import { moved } from "./preview";
import { cardReasons } from "./reasons";
import { counted, seen, type Attack, type Seen } from "./view_facts";
import { capital } from "../cards/number_format";

/** Where there is a reader instead of a panel; on phones an attack takes its place. */
const NO_PANEL = "(max-width: 1240px)";
const PHONE = "(max-width: 720px), (max-height: 560px)";

export class Sight {
  constructor(private readonly given: () => BoardProps) {}

  view: View = $derived.by(() => this.given().view);
  legend: Legend = $derived.by(() => legendOf(this.given().rules));
  seen: Seen = $derived(seen(this.view));
  me: number = $derived(near(this.view));
  foe: number = $derived(1 - this.me);
  isWatching: boolean = $derived(this.view.seat === null);
  /** One's own cards: those of whoever looks on are none. */
  hand: number[] = $derived(this.isWatching ? [] : this.view.zones[P.HAND + this.me]);
  ready: number[] = $derived(this.isWatching ? [] : this.view.zones[P.READY + this.me]);
  attacks: number[] = $derived([...this.hand, ...this.ready].filter((card) => card >= 0 && this.printed(card).type === "attack"));
  showcase: number = $derived.by(() => this.given().showcase ?? -1);
  attack: Attack | undefined = $derived(this.view.over ? undefined : this.seen.attack);
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
    const open = [0, 1].flatMap((seat) => this.laid(seat).flatMap((kind) => this.zone(kind, seat)));
    const shown = new Set([...this.hand, ...this.ready, ...open]);
    return [...new Set(this.all.filter((one) => one.card >= 0 && !shown.has(one.card)).map((one) => one.card))];
  }

  private get all(): Choice[] {
    return this.given().all ?? [];
  }

  /** The kinds of zones whose cards lie open on a side. */
  private laid(seat: number): number[] {
    return [P.IN_PLAY, P.LIMBO, ...this.mechanisms(seat).flatMap((one) => one.zones)];
  }

  /** The goddesses of a side, by number. */
  goddesses(seat: number): number[] {
    const joined = this.view.public.goddesses as number[][] | undefined; // with drafted decks there may be more than two
    if (joined) return joined[seat];
    return [0, 1].map((slot) => this.view.tokens[P.GODDESSES + 2 * seat + slot] - 1).filter((goddess) => goddess >= 0);
  }

  /** What a side has only with one of its goddesses, and with which. */
  mechanisms(seat: number): (Mechanism & { goddess: number })[] {
    return this.goddesses(seat).flatMap((goddess) =>
      this.legend.goddesses[goddess].mechanisms.map((one) => ({ ...one, goddess })),
    );
  }

  /** The cards of a mechanism: two goddesses may share a zone, and what is hidden may be anybody's, as what is nobody's. */
  cardsOf(one: Mechanism & { goddess: number }, seat: number): number[] {
    const isHers = (card: number) => card < 0 || [one.goddess, -1].includes(this.legend.cards[card].goddess);
    return one.zones.flatMap((zone) => this.zone(zone, seat)).filter(isHers);
  }

  /** What is said of a card where it lies open: that it is charged. */
  markOf(card: number): string {
    return this.seen.marked?.includes(card) ? say("word-marked") : "";
  }

  zone(kind: number, seat: number): number[] {
    return this.view.zones[kind + seat] ?? [];
  }

  player(seat: number): Player | undefined {
    return this.given().players.find((one) => one.seat === seat);
  }

  /** What somebody is called over their side: oneself with one's name where there are others, others by theirs. */
  playerName(seat: number): string {
    const own = this.player(seat)?.name;
    const people = this.given().players.filter((one) => one.kind === "person").length;
    if (this.view.seat === seat) return own && people > 1 ? `${t("you")} (${own})` : t("you");
    return own || capital(name("seat", seat));
  }

  /** What is printed on a card, or on what it is a copy of. */
  printed(card: number): PrintedCard {
    return this.legend.cards[counted(this.view, card)];
  }

  choicesOf(card: number): Choice[] {
    return choicesAbout(this.all, card);
  }

  /** Whether a card of one's hand may pay for a Basic Action. */
  canPay(card: number): boolean {
    return this.hand.includes(card) && this.all.some((one) => one.verb === "basic");
  }

  choiceOf(card: number): Choice | undefined {
    return choicesAbout(this.all, card).at(0);
  }

  isHinted(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.option === this.given().hinted;
  }

  /** A card is chosen, where there is no question how, and where one need not say so twice; otherwise it is read. */
  press(card: number): void {
    const own = this.choicesOf(card);
    const isSure = !settings.confirm || (this.pressed?.card === card && this.pressed.view === this.view);
    this.pressed = { card, view: this.view };
    board.inspected = card;
    if (own.length === 1 && isSure) this.take(own[0]);
    else if (this.hasReader && !isSure) this.point(card);
    else board.sheet = card;
  }
  private pressed: { card: number; view: View } | null = null;

  /** Whether what is pointed at is said in words beside the board, with what can be done with it. */
  private get hasReader(): boolean {
    const isPhone = matchMedia(PHONE).matches;
    return isPhone ? !this.attack : matchMedia(NO_PANEL).matches;
  }

  take(choice: Choice): void {
    board.sheet = -1;
    clearPreview();
    this.given().choose?.(choice);
  }

  /** Several cards, one after another: all of them or none. */
  takeMany(choices: Choice[]): void {
    board.sheet = -1;
    clearPreview();
    this.given().chooseMany?.(choices.map((one) => one.option));
  }

  /** Nothing is pointed at any more; what an attack is made with is read again. */
  leave(): void {
    clearPreview();
    if (this.attack) board.inspected = -1;
  }

  /** A card is read, and what choosing it would do is shown. */
  point(card: number): void {
    if (card < 0) return;
    board.inspected = card;
    clearPreview();
    const choice = this.choiceOf(card);
    if (!choice) return;
    board.preview = moved(choice, this.view, this.legend);
    const printed = this.printed(card);
    if ((choice.verb === "play" || choice.verb === "full_force") && printed.reach) {
      board.strike = { seat: this.foe, damage: this.seen.damages[card] ?? printed.damage };
    }
  }
}

export const [sightOf, giveSight] = createContext<Sight>();
