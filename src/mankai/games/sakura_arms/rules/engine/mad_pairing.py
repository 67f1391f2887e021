"""Mad Pairing, a rule of Epic Battle: the Normal cards of a goddess are played as copies of one that was set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mankai.games.sakura_arms.rules.cards.base import HAS_COPIES, NORMAL_BACK, Goddess
from mankai.games.sakura_arms.rules.constants import (
    AS_PRINTED,
    ENTRY_CARD,
    GODDESSES,
    IN_PLAY,
    LIMBO,
    OUTSIDE,
    PICKING,
    SET_ASIDE,
    USE,
)
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.scene import read
from mankai.kernel.errors import BadScene
from mankai.kernel.rng import FastRng
from mankai.kernel.table import Table

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition

HIDDEN: Final = "set_aside"  # names of piles in a scene
REVEALED: Final = "revealed"


class PairedDuel(Duel):
    """A duel in which `cards` holds the face that every card would be played as, or was, and `faces` the printed one."""

    def __init__(self, edition: Edition, table: Table) -> None:
        super().__init__(edition, table)
        self.refresh_set_aside()

    def watched_zones_by_card(self) -> vec[i64]:
        """Return the watched zones of all cards for every card, since any card may count as another one of its goddess."""
        return self.edition.all_watched_zones

    def rebind(self, table: Table) -> None:
        super().rebind(table)
        self.refresh_set_aside()

    def refresh_set_aside(self) -> None:
        table = self.table
        self.cards = self.faces[:]
        self.has_own_cards = True
        self.copies = {}
        self.invalidate_standing()
        for seat in range(2):
            for card in table.zones[SET_ASIDE + seat]:
                if is_revealed(table, card, seat):
                    self.pair(card)
        if self.possible_effects & HAS_COPIES:
            self.refresh_copies()

    def refresh_copies(self) -> None:
        """Recompute `copies`.  A copy by its own text belongs to the copied card's goddess, so it is played as her set card."""
        for card in self.copies:
            self.cards[card] = self.faces[card]
        self.copies = {}
        super().refresh_copies()
        self.invalidate_standing()
        as_printed = self.cards_as_printed()
        for card in self.copies:
            for set_card in self.table.zones[SET_ASIDE + self.owner(card)]:
                is_of_her = self.faces[set_card].goddess == self.cards[card].goddess
                if card not in as_printed and is_of_her and is_revealed(self.table, set_card, self.owner(card)):
                    self.cards[card] = self.faces[set_card]

    def pair(self, set_card: int) -> None:
        """Play all Normal cards of the goddess of `set_card` as copies of it, except those that were played as printed."""
        as_printed = self.cards_as_printed()
        for card in self.normals_like(set_card):
            if card not in as_printed and card % self.half not in self.edition.copying_cards:
                self.cards[card] = self.faces[set_card]
        if self.copies:
            self.refresh_copies()
        self.invalidate_standing()

    def normals_like(self, card: int) -> list[int]:
        """Return the Normal cards that the owner of `card` has of the same goddess."""
        first = self.half * self.owner(card)
        goddess = self.faces[card].goddess
        return [
            other
            for other in range(first, first + self.half)
            if self.goddess_of(other) == goddess and self.faces[other].back == NORMAL_BACK
        ]

    def goddess_of(self, card: int) -> str:
        """Return the goddess of a card: as printed, or as a copy by its own text."""
        return self.faces[self.copies.get(card, card)].goddess

    def cards_as_printed(self) -> list[int]:
        """Return the cards that still count as printed although the set card is revealed, until their play is over."""
        return [card for kind, _, card, _ in self.table.effects if kind == AS_PRINTED]

    def perform(self, step: i64) -> None:
        seat, card = self.step_seat, self.card
        super().perform(step)
        if step == USE:
            self.after_card_used(seat, card)
        for waiting in self.cards_as_printed():
            if not self.is_in_progress(waiting):
                self.end_as_printed(waiting)

    def text_source(self, card: i64) -> i64:
        """Return the set card for a copy.  Its effects may wait or last while the copy is played as something else."""
        for set_card in self.table.zones[SET_ASIDE + self.owner(card)]:
            if self.cards[card] is self.faces[set_card]:
                return set_card
        return super().text_source(card)

    def copied_card(self, card: int) -> int:
        for set_card in self.table.zones[SET_ASIDE + self.owner(card)]:
            if self.cards[card] is self.faces[set_card]:
                return set_card
        return super().copied_card(card)

    def emit_copy(self, seat: i64, card: i64) -> None:
        """Emit the event of a copy by its own text only.  `after_card_used` emits that of a copy of a set card."""
        if self.copied_card(card) == self.copies.get(card, card):
            super().emit_copy(seat, card)

    def after_card_used(self, seat: int, card: int) -> None:
        """Reveal the set card when the first Normal card of its goddess is used as printed.  The next ones are copies."""
        if self.faces[card].back != NORMAL_BACK:
            return
        for set_card in self.table.zones[SET_ASIDE + seat]:
            if self.faces[set_card].goddess == self.goddess_of(card):
                if is_revealed(self.table, set_card, seat):
                    self.emit("copy", seat, card, set_card)
                else:
                    self.reveal(seat, set_card)

    def reveal(self, seat: int, set_card: int) -> None:
        for card in self.normals_like(set_card):
            if self.is_in_progress(card):
                self.table.effects = (*self.table.effects, (AS_PRINTED, seat, card, ()))
        self.show(set_card, SET_ASIDE + seat)
        self.pair(set_card)

    def is_in_progress(self, card: int) -> bool:
        """Whether a card is being played or in play."""
        zones = self.table.zones
        if card in zones[LIMBO] + zones[LIMBO + 1] + zones[IN_PLAY] + zones[IN_PLAY + 1]:
            return True
        for entry in self.table.resolving:
            if entry[ENTRY_CARD] == card:
                return True
        return False

    def end_as_printed(self, card: int) -> None:
        """Let a card count as a copy from now on, since the play that revealed the set card is over."""
        self.table.effects = tuple([effect for effect in self.table.effects if effect[0] != AS_PRINTED or effect[2] != card])
        if card % self.half in self.edition.copying_cards:
            self.refresh_copies()
            return
        for set_card in self.table.zones[SET_ASIDE + self.owner(card)]:
            if self.faces[set_card].goddess == self.faces[card].goddess:
                self.cards[card] = self.faces[set_card]
        self.invalidate_standing()


def is_revealed(table: Table, card: int, seat: int) -> bool:
    """Whether the foe of `seat`, who set the card aside, has seen it."""
    return table.known.get(card, 0) >> (1 - seat) & 1 == 1


def set_aside(duel: Duel) -> None:
    """Let a player set aside, in secret, a Normal card of one goddess that is not in the deck.  Details: which goddess."""
    seat, rules, table = duel.step_seat, duel.rules, duel.table
    option = duel.early_answer()
    if option < 0:
        goddess = duel.edition.goddesses[table.tokens[GODDESSES + 2 * seat + duel.details[0]] - 1]
        candidates = [card for card in table.zones[OUTSIDE + seat] if is_normal_of(duel.edition, card, goddess)]
        option = duel.decide(seat, [rules.code(PICKING, card) for card in candidates], "set aside")
        if option < 0:
            return
    duel.move_card(rules.subject(option), OUTSIDE + seat, SET_ASIDE + seat)


def is_normal_of(edition: Edition, card: int, goddess: Goddess) -> bool:
    return edition.cards[card].goddess == goddess.name and edition.cards[card].back == NORMAL_BACK


def constrain_world(edition: Edition, table: Table, replacements: dict[int, int], dice: FastRng) -> None:
    """Make the two set cards of a player in a sampled world belong to two different goddesses."""
    for seat in range(2):
        cards = table.zones[SET_ASIDE + seat]
        if len(cards) < 2:
            continue
        images = [replacements.get(card, card) for card in cards]
        goddess = edition.cards[images[0]].goddess
        if edition.cards[images[1]].goddess != goddess:
            continue
        wrong = cards[1] if cards[1] in replacements else cards[0]
        fitting = [
            card
            for card, image in replacements.items()
            if image // edition.half == seat
            and edition.cards[image].goddess not in ("", goddess)
            and edition.cards[image].back == NORMAL_BACK
        ]
        other = dice.pick(fitting)
        replacements[wrong], replacements[other] = replacements[other], replacements[wrong]


def read_set_aside(edition: Edition, table: Table, half: dict[str, Any], seat: int) -> None:
    """Read the set cards of one player's side of a scene."""
    numbers = [table.tokens[GODDESSES + 2 * seat + slot] for slot in (0, 1)]
    pair = [edition.goddesses[number - 1] for number in numbers]
    goddesses: list[str] = []
    cards: list[int] = []
    for pile in (HIDDEN, REVEALED):
        for name in half.get(pile, []):
            card = read.take_card(edition, table, name, pair, seat, SET_ASIDE, [])
            this = edition.cards[card]
            if this.back != NORMAL_BACK or this.goddess in goddesses:
                raise BadScene(f"one Normal card of each {edition.word('goddess')} is set aside, so {name} cannot be")
            goddesses.append(this.goddess)
            cards.append(card)
            if pile == REVEALED:
                table.known[card] = ~(1 << seat)
    names = [goddess.name for goddess in pair]
    table.zones[SET_ASIDE + seat] = tuple(sorted(cards, key=lambda card: names.index(edition.cards[card].goddess)))


def describe_set_aside(edition: Edition, table: Table, seat: int) -> dict[str, list[str]]:
    """Return the set cards of a player, as a scene describes them."""
    names: dict[str, list[str]] = {HIDDEN: [], REVEALED: []}
    for card in table.zones[SET_ASIDE + seat]:
        names[REVEALED if is_revealed(table, card, seat) else HIDDEN].append(edition.cards[card].name)
    return names
