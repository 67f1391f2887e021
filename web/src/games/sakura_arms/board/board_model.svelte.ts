/** The model of a duel's board: the view, the printed cards, and the choices about each. */

import { createContext } from "svelte";
import { focus, clearPreview } from "../../../app/table/board_focus.svelte";
import type { BoardProps } from "../../../app/game_module";
import { SCREENS } from "../../../app/screens";
import { settings } from "../../../app/storage/settings.svelte";
import { capitalize, name, say, t } from "../../../app/i18n/index.svelte";
import { choicesForCard, nearSeat, type Choice } from "../../../app/net/view";
import { legendOf, type Legend, type Mechanism, type PrintedCard } from "../cards/metadata";
import * as P from "../constants";
import { previewOf } from "./preview";
import { cardReasons } from "./reasons";
import { originalCard, viewFacts, type Attack, type ViewFacts } from "./view_facts";
import type { PlayerInfo, View } from "../../../app/net/wire.gen";

export class BoardModel {
  constructor(private readonly props: () => BoardProps) {}

  view: View = $derived.by(() => this.props().view);
  legend: Legend = $derived.by(() => legendOf(this.props().rules));
  facts: ViewFacts = $derived(viewFacts(this.view));
  me: number = $derived(nearSeat(this.view));
  foe: number = $derived(1 - this.me);
  isWatching: boolean = $derived(this.view.seat === null);
  /** One's own cards; a spectator has none. */
  hand: number[] = $derived(this.isWatching ? [] : this.view.zones[P.HAND + this.me]);
  ready: number[] = $derived(this.isWatching ? [] : this.view.zones[P.READY + this.me]);
  attacks: number[] = $derived([...this.hand, ...this.ready].filter((card) => card >= 0 && this.printed(card).type === "attack"));
  showcase: number = $derived.by(() => this.props().showcase ?? -1);
  attack: Attack | undefined = $derived(this.view.over ? undefined : this.facts.attack);
  reasons: Map<number, string> = $derived.by(() => cardReasons(this.view, this.props().whyNot ?? [], this.props().rules));
  idle: Set<number> = $derived(new Set(this.facts.idle));
  isBuilding: boolean = $derived(this.view.question === "deck");
  /** True before the deal, when the board has nothing to show. */
  isBoardEmpty: boolean = $derived(this.isBuilding || this.view.question === "set aside");
  /** Cards to choose from beside the board: every candidate while a deck is built, later choices that lie nowhere else. */
  pool: number[] = $derived.by(() => (this.isBuilding ? this.deckCandidates() : this.unplacedCards()));
  deckCards: Set<number> = $derived(new Set(this.isBuilding ? [...this.view.zones[P.DECK + this.me], ...this.ready] : []));

  private deckCandidates(): number[] {
    const candidates = [...this.view.zones[P.OUTSIDE + this.me], ...this.view.zones[P.DECK + this.me], ...this.ready];
    return candidates.filter((card) => card >= 0).sort((first, second) => first - second);
  }

  private unplacedCards(): number[] {
    const open = [0, 1].flatMap((seat) => this.openZoneKinds(seat).flatMap((kind) => this.zone(kind, seat)));
    const shown = new Set([...this.hand, ...this.ready, ...open]);
    return [...new Set(this.choices.map(({ card }) => card).filter((card) => card >= 0 && !shown.has(card)))];
  }

  private get choices(): Choice[] {
    return this.props().all ?? [];
  }

  /** Lists the kinds of zones whose cards are shown on a side. */
  private openZoneKinds(seat: number): number[] {
    return [P.IN_PLAY, P.LIMBO, ...this.mechanisms(seat).flatMap(({ zones }) => zones)];
  }

  /** Lists the goddesses of a side, by number. */
  goddesses(seat: number): number[] {
    const drafted = this.view.public.goddesses as number[][] | undefined; // with drafted decks there may be more than two
    if (drafted) return drafted[seat];
    return [0, 1].map((slot) => this.view.tokens[P.GODDESSES + 2 * seat + slot] - 1).filter((goddess) => goddess >= 0);
  }

  /** Lists the mechanisms of a side, with their goddess. */
  mechanisms(seat: number): (Mechanism & { goddess: number })[] {
    return this.goddesses(seat).flatMap((goddess) =>
      this.legend.goddesses[goddess].mechanisms.map((mechanism) => ({ ...mechanism, goddess })),
    );
  }

  /** Lists the cards of a mechanism: zones may be shared by two goddesses; hidden cards and cards of nobody count for both. */
  cardsOf(mechanism: Mechanism & { goddess: number }, seat: number): number[] {
    const isOwn = (card: number) => card < 0 || [mechanism.goddess, -1].includes(this.legend.cards[card].goddess);
    return mechanism.zones.flatMap((zone) => this.zone(zone, seat)).filter(isOwn);
  }

  /** Returns the mark of an open card: it is charged. */
  markOf(card: number): string {
    return this.facts.marked?.includes(card) ? say("word-marked") : "";
  }

  zone(kind: number, seat: number): number[] {
    return this.view.zones[kind + seat] ?? [];
  }

  player(seat: number): PlayerInfo | undefined {
    return this.props().players.find((player) => player.seat === seat);
  }

  /** Names a player over their side; one's own name is added to "you" if there are other people. */
  playerName(seat: number): string {
    const personName = this.player(seat)?.name;
    const people = this.props().players.filter(({ kind }) => kind === "person").length;
    if (this.view.seat === seat) return personName && people > 1 ? `${t("you")} (${personName})` : t("you");
    return personName || capitalize(name("seat", seat));
  }

  /** Returns the printed card, or the one it is a copy of. */
  printed(card: number): PrintedCard {
    return this.legend.cards[originalCard(this.view, card)];
  }

  choicesOf(card: number): Choice[] {
    return choicesForCard(this.choices, card);
  }

  /** True if a hand card may pay for a Basic Action. */
  canPay(card: number): boolean {
    return this.hand.includes(card) && this.choices.some(({ verb }) => verb === "basic");
  }

  choiceOf(card: number): Choice | undefined {
    return choicesForCard(this.choices, card).at(0);
  }

  isHinted(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.option === this.props().hinted;
  }

  /** Chooses a card with one possible choice, at the second press where the settings ask for that; else shows it large. */
  press(card: number): void {
    const choices = this.choicesOf(card);
    const isConfirmed = !settings.confirm || (this.lastPress?.card === card && this.lastPress.view === this.view);
    this.lastPress = { card, view: this.view };
    focus.inspected = card;
    if (choices.length === 1 && isConfirmed) this.take(choices[0]);
    else if (this.hasReader && !isConfirmed) this.point(card);
    else focus.sheet = card;
  }
  private lastPress: { card: number; view: View } | null = null;

  /** True if the card reader beside the board shows the card pointed at. */
  private get hasReader(): boolean {
    // On phones an attack takes the place of the card reader.
    return matchMedia(SCREENS.compact).matches ? !this.attack : matchMedia(SCREENS.narrow).matches;
  }

  take(choice: Choice): void {
    focus.sheet = -1;
    clearPreview();
    this.props().choose?.(choice);
  }

  /** Takes several choices one after another: all of them or none. */
  takeMany(choices: Choice[]): void {
    focus.sheet = -1;
    clearPreview();
    this.props().chooseMany?.(choices.map(({ option }) => option));
  }

  /** Ends pointing; the card reader shows the attacking card again. */
  leave(): void {
    clearPreview();
    if (this.attack) focus.inspected = -1;
  }

  /** Shows a card in the card reader, and the effect of choosing it on the board. */
  point(card: number): void {
    if (card < 0) return;
    focus.inspected = card;
    clearPreview();
    const choice = this.choiceOf(card);
    if (!choice) return;
    focus.preview = previewOf(choice, this.view);
    const printed = this.printed(card);
    if ((choice.verb === "play" || choice.verb === "full_force") && printed.reach) {
      focus.strike = { seat: this.foe, damage: this.facts.damages[card] ?? printed.damage };
    }
  }
}

export const [getBoardModel, setBoardModel] = createContext<BoardModel>();
