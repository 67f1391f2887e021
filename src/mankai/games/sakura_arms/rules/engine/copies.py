"""The cards that count as copies of others by their own text, and the marks on cards.

`copies` is recomputed by `rebind`, and before a step if it is stale.  It gets stale when an Ultimate that `decides_copies`
enters or leaves Used, or a card is sealed or given back.

`rebind`, a new mark, and a card that leaves the open zones of its side set `are_marks_stale`.  After that step the marks that no
longer hold are dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mankai.games.sakura_arms.rules.cards.base import HAS_COPIES, HAS_MARKS
from mankai.games.sakura_arms.rules.constants import DISCARD, IN_PLAY, LIMBO, MARKED, OPEN_KINDS, USED
from mankai.games.sakura_arms.rules.engine.standing_effects import StandingEffects
from mankai.kernel.table import Table, holds

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition

NO_COPIES: Final[dict[int, int]] = {}  # never changed


class Copies(StandingEffects):
    """A runner that knows which cards are copies."""

    def __init__(self, edition: Edition, table: Table) -> None:
        super().__init__(edition, table)
        self.copies: dict[int, int] = {}  # by card that is a copy by its own text: the copied card
        self.are_copies_stale = False
        self.are_marks_stale = True  # whether some mark may have to go
        self.possible_copies: list[list[int]] = []  # cards that may be copies, grouped by name and owner
        self.has_own_cards = False  # whether `cards` is a copy of `faces` (compiled, `is` cannot tell)

    def rebind(self, table: Table) -> None:
        super().rebind(table)
        self.are_marks_stale = True
        if self.possible_effects & HAS_COPIES:
            self.refresh_copies()

    def find_possible_effects(self) -> None:
        super().find_possible_effects()
        self.possible_copies = []
        for card in self.copies:
            self.cards[card] = self.faces[card]
        self.copies = {}
        if self.possible_effects & HAS_COPIES:
            self.find_possible_copies()

    def note_watched_move(self, card: i64, source: i64, target: i64) -> None:
        """Bump `watch_version` and mark copies and marks stale, as far as this move affects them."""
        super().note_watched_move(card, source, target)
        left, reached = self.rules.zone_kinds[source], self.rules.zone_kinds[target]
        if self.possible_effects & HAS_COPIES and (left == USED // 2 or reached == USED // 2) and self.faces[card].decides_copies:
            self.are_copies_stale = True
        stays_open = OPEN_KINDS >> reached & 1 and not (source ^ target) & 1
        if self.possible_effects & HAS_MARKS and OPEN_KINDS >> left & 1 and not stays_open:
            self.are_marks_stale = True

    def find_possible_copies(self) -> None:
        """Fill `possible_copies`."""
        edition = self.edition
        for seat in range(2):
            first = seat * self.half
            cards = [first + one for one in edition.copying_cards if edition.has_joined(self.table, first + one)]
            for name in sorted({self.faces[card].name for card in cards}):
                self.possible_copies.append([card for card in cards if self.faces[card].name == name])

    def refresh_copies(self) -> None:
        """Recompute `copies` and the faces of those cards: each counts as a Normal card like the copied one."""
        self.are_copies_stale = False
        before = self.copies
        if before:
            self.copies = NO_COPIES  # cards are asked as printed
        found = self.current_copies(before)
        self.copies = found
        if found is before:
            return
        if not self.has_own_cards:
            self.cards = self.faces[:]
            self.has_own_cards = True
        for card in before:
            self.cards[card] = self.faces[card]
        for card in found:
            self.cards[card] = self.edition.copy_of(self.faces, card, found[card])
        self.invalidate_standing()

    def mark_copies_stale(self) -> None:
        """Recompute `copies` before the next step, because a card was sealed under another or returned."""
        self.are_copies_stale = True

    def current_copies(self, before: dict[int, int]) -> dict[int, int]:
        """Return `copies` as it should be now, or `before` itself if nothing has changed."""
        for alike in self.possible_copies:
            if self.copy_source(alike[0]) != (before.get(alike[0], -1) if before else -1):
                return self.all_copies()
        return before

    def all_copies(self) -> dict[int, int]:
        """Compute `copies` from scratch."""
        found: dict[int, int] = {}
        for alike in self.possible_copies:
            copied = self.copy_source(alike[0])  # cards of one name and owner copy the same card
            if copied >= 0:
                for card in alike:
                    found[card] = copied
        return found

    def copy_source(self, card: int) -> int:
        """Return the card that this one is a copy of by its own text; -1 for none."""
        return self.faces[card].copied(self.players[self.owner(card)])

    def text_source(self, card: i64) -> i64:
        """Return the card whose text applies when `card` is played: the copied card, or itself."""
        if self.copies:
            return self.copies.get(card, card)
        return card

    def copied_card(self, card: int) -> int:
        """Return the card that this one is a copy of, or would be played as; itself if there is none."""
        return self.copies.get(card, card)

    def emit_copy(self, seat: i64, card: i64) -> None:
        """Emit an event if the card that is played is a copy by its own text."""
        if card in self.copies:
            self.emit("copy", seat, card, self.copies[card])

    def copies_in(self, *zones: int) -> dict[str, int]:
        """Return the cards of these zones that are copies, or would be played as such: by number (as text), the copied card."""
        found: dict[str, int] = {}
        for zone in zones:
            for card in self.table.zones[zone]:
                copied = self.copied_card(card)
                if copied != card:
                    found[str(card)] = copied
        return found

    def drop_marks(self) -> None:
        """Remove marks from cards that no longer lie open at the side of the player who marked them."""
        effects = self.table.effects
        self.are_marks_stale = False
        for entry in effects:
            if entry[0] == MARKED and not self.lies_open(entry[2], entry[1]):
                self.table.effects = tuple([one for one in effects if one[0] != MARKED or self.lies_open(one[2], one[1])])
                break

    def lies_open(self, card: i64, seat: i64) -> bool:
        zones = self.table.zones
        return (
            holds(zones[DISCARD + seat], card)
            or holds(zones[LIMBO + seat], card)
            or holds(zones[IN_PLAY + seat], card)
            or holds(zones[USED + seat], card)
        )
