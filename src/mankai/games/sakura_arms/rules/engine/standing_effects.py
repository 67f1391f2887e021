"""The standing effects of a duel, the goddesses that decide which ones there can be, and the cards that wait for a moment.

`refresh_goddesses` recomputes what follows from the goddesses that have joined, once `goddesses_key` has changed.  `rebind` and
the set-up steps call it.

`refresh_standing` recomputes the standing effects.  They are stale once `watch_version` differs from `seen_watch_version`
(`rebind`, or a card entered or left a zone where it has effects), or `table.effects` is another tuple and the old or the new one
has a "this turn" effect or a boost.  `invalidate_standing` and `refresh_goddesses` set `seen_watch_version` to -1 to force it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mankai.games.sakura_arms.rules.cards.base import FROM_FACE_DOWN, HAS_MARKS, ON_PLAYED, Card
from mankai.games.sakura_arms.rules.constants import BOOST, FACE_DOWN, FOLLOWING, FORMS, IN_PLAY, OPENED, THIS_TURN
from mankai.kernel.runner import Runner
from mankai.kernel.table import Cards, Effect, Table, remove_effect

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition
    from mankai.games.sakura_arms.rules.engine.player import Player

StandingEffect = tuple[int, int, Card]  # owner's seat, card number, and the face that has the effect
NO_STANDING: Final[list[StandingEffect]] = []


class StandingEffects(Runner):
    """A runner that knows the standing effects of the cards on its table."""

    def __init__(self, edition: Edition, table: Table) -> None:
        super().__init__(edition, table)
        self.edition = edition
        self.faces: vec[Card] = edition.cards_on(table)  # by card: its printed face; fixed for the duel
        self.cards: vec[Card] = self.faces  # by card: the face it counts as; `refresh_copies` and Mad Pairing change it
        self.half = edition.half
        self.players: list[Player] = []  # made by `Duel`
        # The current Distance.  Only `main_options` sets it, while it lists options and nothing changes, and resets it to -1.
        # While it is set, standing effects are not checked for staleness either.
        self.cached_distance: i64 = -1
        # This group, `has_twins` and `watched_zones` follow from the goddesses that have joined.
        self.goddesses_key: i64 = -1  # the goddesses for which the group was computed
        self.goddesses: list[list[int]] = [[], []]  # by seat: the numbers of the goddesses that have joined
        self.possible_effects: i64 = 0  # the standing effects that can occur, as bits
        # By seat: the kinds of zones, other than in play, where cards may have standing effects.
        self.zones_elsewhere: list[list[int]] = [[], []]
        # The standing effects now.
        self.seen_watch_version: i64 = -1
        self.seen_effects: tuple[Effect, ...] = ()
        self.has_turn_effects = False  # whether `seen_effects` holds a "this turn" effect or a boost
        self.boosted_seats: i64 = 0  # by seat, as bits: whether a boost waits for its next Attack
        self.standing_bits: i64 = 0  # the kinds of all standing effects, as bits
        self.standing_count: i64 = 0  # the length of the three rows below; entries behind it are leftovers
        self.standing_masks: vec[i64] = vec[i64]()  # the kinds of each entry, as bits
        # Kinds, card and seat of each entry, which is reused while its code is the same.  `invalidate_standing` sets them to -1.
        self.standing_codes: vec[i64] = vec[i64]()
        self.standing_entries: list[Any] = []  # `StandingEffect` tuples, typed `Any` because they are never unpacked here
        self.cached_kind: i64 = 0  # the kind of the last query; `refresh_standing` resets it to 0
        self.cached_standing: list[StandingEffect] = NO_STANDING  # the answer to the last query

    def rebind(self, table: Table) -> None:
        super().rebind(table)
        self.refresh_goddesses()

    # The goddesses.

    def refresh_goddesses(self) -> None:
        """Recompute all that follows from the goddesses that have joined, if those have changed."""
        joined = self.edition.goddesses_key(self.table)
        if joined != self.goddesses_key:
            self.goddesses_key = joined
            self.find_possible_effects()

    def find_possible_effects(self) -> None:
        """Compute which standing effects there can be, and where."""
        edition = self.edition
        self.possible_effects = 0
        self.has_twins = False
        for seat in range(2):
            zones: list[int] = []
            self.goddesses[seat] = edition.goddesses_on(self.table, seat)
            for number in self.goddesses[seat]:
                self.possible_effects |= edition.effects_of[number]
                self.has_twins = self.has_twins or number in edition.goddesses_with_twins
                zones += edition.zones_of[number]
            self.zones_elsewhere[seat] = [zone for zone in edition.zones_elsewhere if zone in zones]
        self.watched_zones = self.watched_zones_by_card()
        self.seen_watch_version = -1

    def note_watched_move(self, card: i64, source: i64, target: i64) -> None:
        """Bump `watch_version` if this move affects the standing effects.

        The zones that matter are those of the face the card counts as.
        """
        where: i64 = self.cards[card].watched_zones
        if (where >> self.rules.zone_kinds[source] | where >> self.rules.zone_kinds[target]) & 1:
            self.watch_version += 1

    def invalidate_standing(self) -> None:
        """Drop the standing effects, because faces have changed."""
        self.seen_watch_version = -1
        for at in range(len(self.standing_codes)):
            self.standing_codes[at] = -1

    def watched_zones_by_card(self) -> vec[i64]:
        """Return, by card, the kinds of zones in which it is watched.  If there can be marks, every card is watched."""
        if self.possible_effects & HAS_MARKS:
            return self.edition.all_watched_zones
        return self.edition.watched_zones

    # The standing effects.

    def standing_effects(self, which: i64) -> list[StandingEffect]:
        """Return the standing effects of one kind: of cards in play, in other zones they name, or "this turn".

        An Enchantment without Sakura has its effects until it is its own turn to be destroyed (rulings 4.10).
        """
        if not self.possible_effects & which:
            return NO_STANDING
        if self.cached_distance < 0:
            self.refresh_standing()
        if not self.standing_bits & which:
            return NO_STANDING
        if self.cached_kind != which:
            self.cached_kind, self.cached_standing = (
                which,
                [self.standing_entries[at] for at in range(self.standing_count) if self.standing_masks[at] & which],
            )
        return self.cached_standing

    def refresh_standing(self) -> None:
        """Recompute the standing effects, unless the cached ones are valid (see `__init__`)."""
        table = self.table
        if self.watch_version == self.seen_watch_version:
            if table.effects is self.seen_effects:
                return
            if not self.has_turn_effects and not self.has_effect_kind(THIS_TURN) and not self.has_effect_kind(BOOST):
                self.seen_effects = table.effects
                return
        self.seen_watch_version, self.seen_effects = self.watch_version, table.effects
        self.standing_bits = self.boosted_seats = self.cached_kind = self.standing_count = 0
        self.has_turn_effects = False
        for seat in range(2):
            for card in table.zones[IN_PLAY + seat]:
                if self.watched_zones[card]:
                    this = self.cards[card]
                    if this.standing_bits and this.stands_in == IN_PLAY:
                        self.add_standing(this.standing_bits, seat, card, this)
        for seat in range(2):
            if self.zones_elsewhere[seat]:
                self.refresh_standing_of(seat)
        if self.possible_effects & FROM_FACE_DOWN and (self.playable_from_face_down(0) or self.playable_from_face_down(1)):
            self.standing_bits |= FROM_FACE_DOWN
        for kind, seat, card, _ in table.effects:
            if kind == THIS_TURN and self.faces[card].lasts:
                self.add_standing(self.faces[card].lasts, seat, card, self.faces[card])
                self.has_turn_effects = True
            elif kind == BOOST:
                self.boosted_seats |= 1 << seat
                self.has_turn_effects = True

    def refresh_standing_of(self, seat: i64) -> None:
        """Add the standing effects of the cards of `seat` that are not in play."""
        for zone in self.zones_elsewhere[seat]:
            for card in self.table.zones[zone + seat]:
                if self.watched_zones[card] >> (zone >> 1) & 1:
                    this = self.cards[card]
                    # Forms and opened cards always have their effects.
                    if this.standing_bits and (this.stands_in == zone or zone in (FORMS, OPENED)):
                        self.add_standing(this.standing_bits, seat, card, this)

    def add_standing(self, bits: i64, seat: i64, card: i64, this: Card) -> None:
        self.standing_bits |= bits
        at, code = self.standing_count, bits << 32 | card << 1 | seat
        self.standing_count = at + 1
        if at == len(self.standing_masks):
            self.standing_masks = append(self.standing_masks, bits)
            self.standing_codes = append(self.standing_codes, code)
            self.standing_entries.append((seat, card, this))
        elif self.standing_codes[at] != code:
            self.standing_masks[at] = bits
            self.standing_codes[at] = code
            self.standing_entries[at] = (seat, card, this)

    def has_effect_kind(self, kind: i64) -> bool:
        """Whether `Table.effects` has an entry of that kind."""
        for entry in self.table.effects:
            if entry[0] == kind:
                return True
        return False

    def playable_from_face_down(self, seat: i64) -> Cards:
        found: Cards = ()
        if self.possible_effects & FROM_FACE_DOWN:
            for card in self.table.zones[FACE_DOWN + seat]:
                if self.watched_zones[card] and self.cards[card].playable_from_face_down:
                    found += (card,)
        return found

    # The cards that wait for a moment.

    def trigger(self, moment: i64, who: Player, amount: int = 0) -> None:
        """Call `when` of the cards that wait for the moment `moment`."""
        if self.possible_effects & moment:
            waiting = self.standing_effects(moment)
            if not waiting:
                return
            own_card = self.card
            for owner, card, this in waiting:
                self.set_effect_card(card)
                this.when(self.players[owner], moment, who, amount)
            self.set_effect_card(own_card)

    def queue_followers(self, card: i64) -> None:
        """Note, when a card is played, the cards that now wait for its end.  They act even if they have moved by then."""
        for owner, waiting, _ in self.standing_effects(ON_PLAYED):
            self.table.effects += ((FOLLOWING, owner, waiting, (card,)),)

    def resolve_followers(self, seat: i64, card: i64) -> None:
        """Call `when` of the cards that waited for the end of `card`, which has been resolved and put away."""
        effects, running = self.table.effects, self.card
        if not self.possible_effects & ON_PLAYED or not self.has_effect_kind(FOLLOWING):
            return
        following: list[Effect] = []
        for at in range(len(effects)):
            if effects[at][0] == FOLLOWING and effects[at][3][0] == card:
                following.append(effects[at])
                self.table.effects = remove_effect(self.table.effects, at - len(following) + 1)
        if not following:
            return
        for _, owner, waiting, _ in following:
            self.set_effect_card(waiting)
            self.cards[waiting].when(self.players[owner], ON_PLAYED, self.players[seat], card)
        self.set_effect_card(running)

    def set_effect_card(self, card: i64) -> i64:
        """Set the card whose effect happens now.  Returns the card before."""
        before = self.card
        self.card = card
        return before

    def owner(self, card: i64) -> i64:
        return 0 if card < self.half else 1
