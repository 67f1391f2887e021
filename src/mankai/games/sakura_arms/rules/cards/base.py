"""The base classes of cards and goddesses. A card's class holds only its printed facts; the rest is here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mankai.games.sakura_arms.rules.cards.mechanisms import Mechanism
from mankai.games.sakura_arms.rules.constants import CLOSED, FACE_DOWN, FORMS, IN_PLAY, NO_ACTION, NOTHING, OPENED, SHADOW, Pair
from mankai.kernel.table import Table

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.engine.attack import Attack
    from mankai.games.sakura_arms.rules.engine.player import Player

# How sure we are of a card's text and numbers in this printing.
SEEN: Final = "seen"  # in this edition's rulebook
CARRIED_OVER: Final = "carried over"  # from the Japanese printing of the same time
UNCERTAIN: Final = "uncertain"  # the Japanese card changed near this edition's printing
STAND_IN: Final = "stand-in"  # never seen: the card of another printing stands in for it

ATTACK_CARD: Final = 0
UTILITY: Final = 1
ENCHANTMENT: Final = 2
FORM: Final = 3
UNDEFINED: Final = 4  # none of the three types that can be played

# Backs: cards that look alike from behind.
NORMAL_BACK: Final = 0
ULTIMATE_BACK: Final = 1
POISON_BACK: Final = 2
FORM_BACK: Final = 3

# The classes of changes to damage, in the order in which they apply (rulings 5.13); additions come last.
BECOMES: Final = 0
SWAPPED: Final = 1
TIMES: Final = 2
DIVIDED: Final = 3
# The classes of changes to Range, in their order (rulings 5.15).
REPLACED: Final = 0
SHIFTED: Final = 1
WITH_NUMBERS: Final = 2
WITHOUT_NUMBERS: Final = 3
EXPANDED: Final = 4
REDUCED: Final = 5

Change = tuple[int, int, int]  # the class of the change, and its two numbers (Aura and Life, or Min and Max)
UNCHANGED: Final = (-1, 0, 0)

# Standing effects, as bits: the `ongoing_...` methods of a card.
ON_BONUS: Final = 1
ON_TRAITS: Final = 1 << 1
ON_NEGATES: Final = 1 << 2
ON_DISTANCE: Final = 1 << 3
ON_ACTIONS: Final = 1 << 4
ON_CARDS: Final = 1 << 5
ON_ARROWS: Final = 1 << 6
ON_DRAWS: Final = 1 << 7
ON_HAND_LIMIT: Final = 1 << 8
ON_DAMAGE_CHANGE: Final = 1 << 9
ON_RANGE_CHANGE: Final = 1 << 10
ON_TRAPS: Final = 1 << 11
ON_END: Final = 1 << 12
ON_MASTER_DISTANCE: Final = 1 << 13
ON_AURA: Final = 1 << 14
FROM_FACE_DOWN: Final = 1 << 15  # it may be played from face-down
# The moments that a card may wait for.
ON_LIFE_DAMAGE: Final = 1 << 16  # `who` has taken 1 or more Life damage, from reshuffling too
ON_MANEUVER: Final = 1 << 17  # `who` has changed the Distance by a Maneuver that is not a Basic Action
ON_REACT: Final = 1 << 18  # `who` has played a Reaction that has had no effect yet
ON_DISENCHANT: Final = 1 << 19  # an Enchantment of `who` has been disenchanted
ON_RESOLVED: Final = 1 << 20  # an attack of `who` is over; the amount is its index in `Table.resolving`
ON_DISTANCE_CHANGE: Final = 1 << 21  # the current Distance has changed, in the turn of `who`
ON_PLAY: Final = 1 << 22  # `who` plays a card (the amount is its number) that has had no effect yet
ON_PLAYED: Final = 1 << 23  # a card that `who` played (the amount is its number) while this one stood has been put away
ON_READIED: Final = 1 << 24  # a Used Ultimate of `who` (the amount is its number) has become Ready
ON_RESHUFFLE: Final = 1 << 25  # `who` is about to reshuffle; Traps have been played
# More of the `ongoing_...` methods, and features that the engine checks only if some card has them.
ON_FLARE: Final = 1 << 26
ON_LEAVING: Final = 1 << 27
HAS_COPIES: Final = 1 << 28
HAS_MARKS: Final = 1 << 29
CHECKED_EACH_STEP: Final = ON_DISTANCE_CHANGE | HAS_COPIES | HAS_MARKS  # checked before or after every step
STANDING_HOOKS: Final = {
    "ongoing_bonus": ON_BONUS,
    "ongoing_traits": ON_TRAITS,
    "ongoing_negates": ON_NEGATES,
    "ongoing_distance": ON_DISTANCE,
    "ongoing_forbids_action": ON_ACTIONS,
    "ongoing_forbids_card": ON_CARDS,
    "ongoing_arrow": ON_ARROWS,
    "ongoing_draws": ON_DRAWS,
    "ongoing_lifts_hand_limit": ON_HAND_LIMIT,
    "ongoing_damage_change": ON_DAMAGE_CHANGE,
    "ongoing_range_change": ON_RANGE_CHANGE,
    "ongoing_traps": ON_TRAPS,
    "end": ON_END,
    "ongoing_master_distance": ON_MASTER_DISTANCE,
    "aura_damage_left": ON_AURA,
    "ongoing_flare": ON_FLARE,
    "ongoing_leaving": ON_LEAVING,
    "copied": HAS_COPIES,
}

# Changes that an Immediate Resurgence may wait for.
LIFE_CHANGED: Final = 0
MANEUVERED: Final = 1
RESHUFFLED: Final = 2  # `UMBRELLA_TURNED` is 16


def span(near: int, far: int) -> int:
    """Return the Range from `near` to `far`, as bits."""
    return (1 << (far + 1)) - (1 << near)


def at(*distances: int) -> int:
    """Return the Range that consists of these Distances, as bits."""
    bits = 0
    for distance in distances:
        bits |= 1 << distance
    return bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """Everything that may be printed on a card.

    *Deeds* return nothing and act through `me`. *Modifiers* return a value, change nothing, and are called on every query, so
    that "while your Life is 3 or less" is always current. `me` is the player who plays the card.
    """

    text: str = ""  # its rules text in our own words; not the docstring, which compiling drops
    name: str = ""
    japanese: str = ""
    goddess: str = ""  # the name of its goddess, set by `Goddess`
    provenance: str = CARRIED_OVER
    reach: int = 0  # Range of an Attack
    damage: Pair = NOTHING
    other_reach: int = 0  # Range of the other side of an Attack with two sides
    other_damage: Pair = NOTHING
    charge: int = 0  # Charge of an Enchantment
    flare: int = -1  # cost of an Ultimate
    full_power: bool = False
    reaction: bool = False
    trap: bool = False
    concentration: bool = False
    limited: bool = False
    full_force: bool = False  # has Full Force effects
    full_force_reach: int = 0  # Range of an Attack with Full Force, if it differs
    is_enchantment: bool = False  # for an Enchantment without a printed Charge, or with Charge 0
    only_as_reaction: bool = False
    is_noted: bool = False  # another card asks whether it was played this turn
    marks_cards: bool = False  # it puts marks on cards (`me.mark`)
    decides_copies: bool = False  # `copied` of other cards depends on whether this Ultimate is Used
    letters: str = ""  # its printed damage if that is not a number, as "X/Y"
    traits: int = 0  # traits of an Attack as printed: Inevitable, Overkill and so on
    is_poison: bool = False
    is_apart: bool = False  # a Poison that other cards give than the rest: sampled worlds do not exchange it with them
    is_form: bool = False
    is_undefined: bool = False  # its type is not defined, so it cannot be played unless it is a copy of another card
    called: str = ""  # type of a form that is not a TransForm, by the key `type-...`
    action: str = ""  # the Basic Action that it adds while it lies among the forms, by name
    adds_action: int = NO_ACTION  # its number in the edition
    action_is_free: bool = False  # the action costs nothing and is not a Basic Action, only an option of the Main Phase
    playable_from_face_down: bool = False  # in the Main Phase, as from hand
    stands_in: int = IN_PLAY  # the zone where its standing effects hold: in play, `USED`, `DISCARD`, `BONUS`; `CLOSED` and open
    waits_for: int = 0  # the moments (ON_...) at which `when` is asked
    lasts: int = 0  # its standing effects (ON_...) that hold only after `me.this_turn()` or `me.in_coming_turn()`
    condition_words: str = ""  # shown when `condition` does not hold
    cost_words: str = ""  # shown when `can_pay` does not hold

    def __init__(self) -> None:
        read_class_body(self)
        if not self.name:
            self.name = split_camel_case(type(self).__name__)
        self.derive_facts()

    def derive_facts(self) -> None:
        """Compute the attributes that follow from the printed ones."""
        self.is_ultimate = self.flare >= 0
        is_enchantment = self.charge > 0 or self.is_enchantment
        self.type = ATTACK_CARD if self.reach else ENCHANTMENT if is_enchantment else UTILITY
        if self.is_form or self.is_undefined:
            self.type = FORM if self.is_form else UNDEFINED
        self.back = (
            FORM_BACK if self.is_form else POISON_BACK if self.is_poison else ULTIMATE_BACK if self.is_ultimate else NORMAL_BACK
        )
        self.standing_bits = self.waits_for & ~self.lasts
        self.changes_own_range = has_own_method(self, "range_change")
        self.may_change_range = self.other_reach > 0 or self.changes_own_range  # its Range may differ from the one printed first
        self.may_gain_reaction = has_own_method(self, "gains_reaction")
        self.may_replace_damage = has_own_method(self, "instead_of_damage")
        self.changes_own_flare = has_own_method(self, "flare_change")
        self.has_disenchant = has_own_method(self, "disenchant")
        self.has_resurgence = has_own_method(self, "resurgence")
        self.has_immediate_resurgence = has_own_method(self, "immediate_resurgence")
        for method, bit in STANDING_HOOKS.items():
            if has_own_method(self, method):
                self.standing_bits |= bit & ~self.lasts
        if self.playable_from_face_down:
            self.standing_bits |= FROM_FACE_DOWN
        if self.marks_cards:
            self.standing_bits |= HAS_MARKS
        self.watched_zones = 0  # the kinds of zones where it has standing effects, as bits
        if self.standing_bits:
            self.watched_zones = 1 << self.stands_in // 2 | 1 << FORMS // 2 | 1 << OPENED // 2
            if self.playable_from_face_down:
                self.watched_zones |= 1 << FACE_DOWN // 2

    # Playing the card.

    def condition(self, me: Player) -> bool:
        """Whether the card may be played at all."""
        return True

    def can_pay(self, me: Player) -> bool:
        """Whether costs other than Flare can be paid."""
        return True

    def pay(self, me: Player) -> None:
        """Pay costs other than Flare."""

    def flare_change(self, me: Player) -> int:
        """Return how much more Flare than printed this Ultimate costs; negative for less."""
        return 0

    def gains_reaction(self, me: Player) -> bool:
        """Whether it may be played as a Reaction now, though that is not printed on it."""
        return False

    def copied(self, me: Player) -> int:
        """Return the number of the card that this card is a copy of now; -1 for none.  `me` is its owner.

        It is asked again when an Ultimate that `decides_copies` becomes Used or Ready, or when cards are sealed under another or
        given back.  The result may depend on nothing else.
        """
        return -1

    def offers_action(self, me: Player) -> bool:
        """Whether the action that this card adds may be taken now."""
        return True

    def act(self, me: Player) -> None:
        """Apply the effect of a Utility."""

    def before(self, me: Player, attack: Attack) -> None:
        """Apply Before attack: in the Beta edition, when the attack is sure to succeed and before its damage."""

    def after(self, me: Player, attack: Attack) -> None:
        """Apply After."""

    def initialize(self, me: Player) -> None:
        """Apply Initialize."""

    def disenchant(self, me: Player) -> None:
        """Apply Disenchant."""

    def transform(self, me: Player) -> None:
        """Apply the effect of being transformed."""

    # This card's own Attack.

    def bonus(self, me: Player, attack: Attack) -> Pair:
        """Return the addition to the damage of this card's own Attack."""
        return NOTHING

    def more_traits(self, me: Player, attack: Attack) -> int:
        """Return the traits of this card's own Attack besides the printed ones, such as Inevitable at Distance 0."""
        return 0

    def damage_change(self, me: Player, attack: Attack) -> Change:
        """Return a change to this card's own damage other than an addition."""
        return UNCHANGED

    def range_change(self, me: Player, attack: Attack) -> Change:
        """Return a change to this card's own Range."""
        return UNCHANGED

    def replaces_damage(self, me: Player, attack: Attack) -> bool:
        """Whether this card's own Attack does something else instead of its damage: `instead_of_damage`."""
        return True

    def instead_of_damage(self, me: Player, attack: Attack) -> None:
        """Do what this card's own Attack does instead of dealing its damage, if `replaces_damage`."""

    def side(self, me: Player, attack: Attack) -> int:
        """Return the side of a two-sided Attack that counts: 0 for the first one, 1 for the other, -1 for neither."""
        return 0

    # The next Attack of this turn, after `me.boost_next_attack(choice)`: `attack.choice` is that choice.

    def boosts(self, me: Player, attack: Attack) -> bool:
        """Whether `attack` is the one meant."""
        return True

    def boost_bonus(self, me: Player, attack: Attack) -> Pair:
        return NOTHING

    def boost_traits(self, me: Player, attack: Attack) -> int:
        return 0

    def boost_range_change(self, me: Player, attack: Attack) -> Change:
        return UNCHANGED

    # Standing effects: Ongoing of an Enchantment in play, Used of an Ultimate, or "this turn".

    def ongoing_bonus(self, me: Player, attack: Attack) -> Pair:
        """Return the addition to the damage of an Attack of either player."""
        return NOTHING

    def ongoing_traits(self, me: Player, attack: Attack) -> int:
        """Return additional traits of an Attack of either player."""
        return 0

    def ongoing_damage_change(self, me: Player, attack: Attack) -> Change:
        return UNCHANGED

    def ongoing_range_change(self, me: Player, attack: Attack) -> Change:
        return UNCHANGED

    def ongoing_negates(self, me: Player, attack: Attack) -> bool:
        """Whether an Attack of either player is Negated."""
        return False

    def ongoing_distance(self, me: Player) -> int:
        """Return the change of the current Distance."""
        return 0

    def ongoing_master_distance(self, me: Player) -> int:
        """Return the change of Master Distance."""
        return 0

    def ongoing_forbids_action(self, me: Player, who: Player, action: int) -> bool:
        """Whether `who` cannot take a Basic Action."""
        return False

    def ongoing_forbids_card(self, me: Player, who: Player, card: Card) -> bool:
        """Whether `who` cannot play a card."""
        return False

    def ongoing_arrow(self, me: Player, who: Player, source: int, target: int) -> Pair:
        """Return source and target of an arrow effect of the running card, played by `who`; `NOWHERE` if it moves nothing."""
        return source, target

    def aura_damage_left(self, me: Player, amount: int, target: int, is_chosen: bool) -> int:
        """Return the damage left to `me` after Sakura on this card, which count as Aura, went to `target`."""
        return amount

    def ongoing_draws(self, me: Player, who: Player, count: int) -> int:
        """Return how many cards `who` draws at once in the Start Phase, by rule or by an effect, instead of `count`."""
        return count

    def ongoing_lifts_hand_limit(self, me: Player, who: Player) -> bool:
        return False

    def ongoing_flare(self, me: Player, who: Player, card: Card) -> int:
        """Return how much more Flare an Ultimate costs `who`; negative for less."""
        return 0

    def ongoing_leaving(self, me: Player) -> int:
        """Return where Sakura go that would go from this Enchantment to Shadow; those that do not fit there stay."""
        return SHADOW

    def ongoing_traps(self, me: Player) -> bool:
        """Whether `me` may play any number of Traps before reshuffling."""
        return False

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        """React to a moment that it `waits_for`: `moment` has just happened to `who`."""

    def end(self, me: Player) -> None:
        """Apply End."""

    def has_end(self, me: Player) -> bool:
        """Whether its End happens at all in this End Phase of `me`."""
        return True

    # Ultimates that come back.

    def resurgence(self, me: Player) -> bool:
        """Whether the condition of Resurgence holds, in the End Phase of its owner."""
        return False

    def immediate_resurgence(self, me: Player, change: int, before: int, now: int) -> bool:
        """Whether this change, which has just happened to `me`, Readies the card by Immediate Resurgence."""
        return False


def copy_with(card: Card, **facts: object) -> Card:
    """Return another card of the same class with some other facts.  The printed card stays as it is."""
    other = type(card)()
    other.goddess = card.goddess
    return revised(other, **facts)


def revised(card: Card, **facts: object) -> Card:
    """Return the card, changed to another edition's printing: the same deeds, some other numbers."""
    for name, value in facts.items():
        setattr(card, name, value)
    card.derive_facts()
    return card


@mypyc_attr(allow_interpreted_subclasses=True)
class Goddess:
    """A goddess of an edition: her cards in the order of their numbers, quick builds that we propose, and her own mechanisms."""

    def __init__(
        self,
        name: str,
        japanese: str,
        weapon: str,
        cards: list[Card],
        blue: list[str],
        red: list[str],
        bonus: list[Card] | None = None,
        mechanics: str = "",
        provenance: str = "",
        mechanisms: list[Mechanism] | None = None,
        actions: list[str] | None = None,
        words: Path | None = None,
        takes_cards_by_chance: bool = False,
    ) -> None:
        self.name = name
        self.japanese = japanese
        self.weapon = weapon
        self.cards = cards
        self.bonus: list[Card] = bonus if bonus is not None else []
        self.blue = blue  # 3 Normal cards and 1 Ultimate: the smaller part of a quick deck
        self.red = red  # 4 Normal cards and 2 Ultimates: the larger part
        self.mechanics = mechanics
        self.provenance = provenance
        self.mechanisms: list[Mechanism] = mechanisms if mechanisms is not None else []
        self.actions: list[str] = actions if actions is not None else []  # Basic Actions that her cards add, by name
        self.words = words  # the folder of her own catalogues, if she has one
        self.takes_cards_by_chance = takes_cards_by_chance  # whether her cards call `discard_at_random`
        for card in [*self.cards, *self.bonus]:
            card.goddess = "" if card.is_poison else name

    @property
    def id(self) -> str:
        return self.name.lower()

    def card_ids(self) -> list[str]:
        """Return the ids of her cards in saves and records, in the order of their numbers.  Copies are counted."""
        ids: list[str] = []
        for card in [*self.cards, *self.bonus]:
            id = f"{self.id}.{card.name.lower().replace(' ', '-')}"
            copies = len([other for other in ids if other == id or other.startswith(f"{id}#")])
            ids.append(f"{id}#{copies + 1}" if copies else id)
        return ids

    def effects(self) -> int:
        """Return the standing effects of her cards, as bits."""
        bits = 0
        for card in [*self.cards, *self.bonus]:
            bits |= card.standing_bits | card.lasts
        return bits

    def zones_elsewhere(self) -> list[int]:
        """Return the kinds of zones, other than in play, where standing effects of her cards hold."""
        found: list[int] = []
        for card in [*self.cards, *self.bonus]:
            if card.is_form:
                found.append(FORMS)
            if card.stands_in != IN_PLAY:
                found.append(card.stands_in)
        return found + [OPENED] if CLOSED in found else found

    def set_up(self, table: Table, seat: int, first: int) -> None:
        """Do the Setup of her board for `seat`; her Bonus cards are numbered from `first` on."""
        for mechanism in self.mechanisms:
            for one in mechanism.places:
                table.tokens[one.place + seat] = one.start

    def turn_begins(self, me: Player) -> None:
        """Act at the beginning of the Start Phase of the player she has joined."""


def read_class_body(card: Card) -> None:
    """Copy the class attributes of a card written in plain Python to the slots where a compiled engine reads them."""
    for kind in reversed(type(card).__mro__):
        for name, value in vars(kind).items():
            slot: Any = vars(Card).get(name)
            if kind not in (Card, object) and hasattr(slot, "__set__") and not hasattr(value, "__set__"):
                slot.__set__(card, value)


def has_own_method(card: Card, method: str) -> bool:
    """Whether a card has a method of its own, rather than the blank one of every card."""
    return any(method in vars(kind) for kind in type(card).__mro__ if kind not in (Card, object))


def split_camel_case(name: str) -> str:
    """Return `HiltStrike` as "Hilt Strike"."""
    words = ""
    for letter in name:
        words += f" {letter}" if letter.isupper() and words else letter
    return words
