"""The base class of cards: numbers, keywords, and one method for each bold word.

*Deeds* return nothing and act through `me`, the card's owner, and `it`, the card on the field (for a weapon:
its carrier).  Except for spells, gates and abilities, they wait until the text that triggered them is done.  *Modifiers*
return a value, change nothing and are called whenever the value is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mankai.games.azuki.rules.constants import ANYWHERE, MAIN, NEUTRAL, NOTHING, RESPONSE, Pair

if TYPE_CHECKING:
    from mankai.games.azuki.rules.engine.attack import Attack
    from mankai.games.azuki.rules.engine.player import Player
    from mankai.games.azuki.rules.engine.unit import Happening, Unit

ENTITY: Final = 0
SPELL: Final = 1
WEAPON: Final = 2
LEADER_CARD: Final = 3
GATE_CARD: Final = 4
KINDS: Final = ["entity", "spell", "weapon", "leader", "gate"]

# Bits of the hooks that a card implements, so that the others need not be called.
HAS_ON_PLAY: Final = 1
HAS_ENTERS: Final = 2
HAS_ATTACKING: Final = 4
HAS_ATTACKED: Final = 8
HAS_AFTER_ATTACK: Final = 16
HAS_DESTROYED: Final = 32
HAS_SACRIFICED: Final = 64
HAS_EQUIPPED: Final = 128
HAS_TURN_STARTS: Final = 256
HAS_TURN_ENDS: Final = 512
HAS_TOOK_DAMAGE: Final = 1024
HAS_DEALT_DAMAGE: Final = 2048
HAS_WATCHED: Final = 4096
HAS_USE: Final = 8192
HAS_BONUS: Final = 16384
HAS_AURA: Final = 32768
HAS_MORE_KEYWORDS: Final = 65536
HAS_REACHES: Final = 131072
HAS_DISCOUNT: Final = 262144
HAS_GUARDS: Final = 524288
HAS_HEEDS: Final = 1048576
HAS_KEYWORDS: Final = 2097152
HOOKS: Final = [  # the methods of these bits, in their order
    "on_play", "enters_garden", "when_attacking", "when_attacked", "after_attacking", "when_destroyed",
    "when_sacrificed", "when_equipped", "start_of_turn", "end_of_turn", "took_damage", "dealt_damage", "when", "use",
    "bonus", "aura", "more_keywords", "reaches", "discount", "guards", "heeds",
]  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One face.  All attributes and methods are optional: a card without a text has only its numbers."""

    id: str = ""
    name: str = ""
    text: str = ""
    readings: str = ""  # our rulings where the rules are silent; shown with the card
    errata: str = ""  # the first print, if it differs
    provenance: str = ""
    rarity: str = ""
    subtypes: str = ""
    kind: int = ENTITY
    element: int = NEUTRAL
    cost: int = 0
    gate_power: int = 0
    attack: int = 0
    health: int = 0
    carapace: int = 0
    keywords: int = 0
    window: int = MAIN  # window of a spell, or of an ability on the field: Main, Response, or both
    as_response: bool = False  # whether an entity or weapon may also be played in a Response window
    works_in: int = ANYWHERE  # the rows in which its text works; [On Play] checks for itself where the card was played
    once_per_turn: bool = False  # for its ability or trigger, not for [On Play]
    each_turn: bool = False  # whether its start or end of turn is that of both players
    price: int = 0  # the IKZ that its ability costs
    taps: bool = False  # whether its ability costs tapping it
    discards: int = 0  # the number of other cards to discard as a cost of the spell or ability
    despite_cooldown: bool = False
    waits_for: int = 0  # bits of the events of other units that it watches
    counts_sources: bool = False  # whether the sources that damage it this turn are recorded
    every_subtype_in_deck: bool = False

    def __init__(self) -> None:
        self.face = -1
        self.hooks = HAS_KEYWORDS if self.keywords or self.carapace else 0
        for at, method in enumerate(HOOKS):
            if has_own_method(self, method):
                self.hooks |= 1 << at
        self.all_subtypes = [name.strip() for name in self.subtypes.split(",")] if self.subtypes else []
        self.is_playable_in = self.window if self.kind == SPELL else MAIN | (RESPONSE if self.as_response else 0)
        self.has_window = 0
        if self.hooks & HAS_USE:
            self.has_window = self.window

    def has_subtype(self, name: str) -> bool:
        return name in self.all_subtypes

    # Deeds.

    def main(self, me: Player) -> None:
        """[Main] of a spell."""

    def response(self, me: Player) -> None:
        """[Response] of a spell; the same as [Main] unless overridden."""
        self.main(me)

    def on_play(self, me: Player, it: Unit) -> None:
        """[On Play]."""

    def enters_garden(self, me: Player, it: Unit) -> None:
        """The text for entering the Garden: played, portaled or exchanged."""

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        """[When Attacking]."""

    def when_attacked(self, me: Player, it: Unit, attack: Attack) -> None:
        """[When Attacked]."""

    def after_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        """[After Attacking].  Called only if `it` is still on the field and the combat took place."""

    def when_destroyed(self, me: Player, it: Unit) -> None:
        """[When Destroyed]."""

    def when_sacrificed(self, me: Player, it: Unit) -> None:
        """[When Sacrificed]."""

    def when_equipped(self, me: Player, it: Unit) -> None:
        """[When Equipped]."""

    def start_of_turn(self, me: Player, it: Unit) -> None:
        """[Start of Your Turn]; of each turn with `each_turn`."""

    def end_of_turn(self, me: Player, it: Unit) -> None:
        """[End of Your Turn]."""

    def took_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        """The text for taking damage; `it` may have been destroyed by that."""

    def dealt_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        """The text for damage dealt by this (or its carrier)."""

    def when(self, me: Player, it: Unit, event: Happening) -> None:
        """The text for an event of another unit, as set in `waits_for`."""

    def promised(self, me: Player, it: Unit) -> None:
        """The promise of a leader, when the first of its entities falls."""

    def use(self, me: Player, it: Unit) -> None:
        """The ability on the field, after its IKZ, tapping and discards are paid."""

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        """The text of a gate after the portal; `it` is the portaled entity."""

    # Modifiers.

    def bonus(self, me: Player, it: Unit) -> Pair:
        """Additional attack and health of this card, while its condition holds."""
        return NOTHING

    def aura(self, me: Player, it: Unit, other: Unit) -> Pair:
        """Additional attack and health that this card gives to `other`."""
        return NOTHING

    def more_keywords(self, me: Player, it: Unit) -> int:
        return 0

    def gives(self, me: Player, it: Unit) -> int:
        """The attack that a weapon gives its carrier."""
        return self.attack

    def guards(self, me: Player, it: Unit) -> int:
        """The amount by which a weapon reduces combat damage to its carrier."""
        return 0

    def reaches(self, me: Player, it: Unit) -> int:
        """Bits that change its targets: `REACHES_ALLEY`, `ONLY_LEADERS`."""
        return 0

    def discount(self, me: Player) -> int:
        """The amount by which it costs less in hand."""
        return 0

    def can_use(self, me: Player, it: Unit) -> bool:
        """Whether the ability has targets for one of its parts, and its costs other than IKZ and tapping can be paid."""
        return True

    def can_play(self, me: Player) -> bool:
        """Whether a spell has targets for one of its parts, and its costs other than IKZ can be paid."""
        return True

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        """Whether it responds to an event; checked when the event happens."""
        return True


class Entity(Card):
    """A card that stands in the Garden or the Alley."""

    kind = ENTITY


class Spell(Card):
    kind = SPELL


class Weapon(Card):
    kind = WEAPON


class Leader(Card):
    kind = LEADER_CARD
    health = 20


class Gate(Card):
    kind = GATE_CARD
    subtypes = "Gate"


def has_own_method(card: Card, method: str) -> bool:
    """Whether a card overrides a method of `Card`."""
    return any([method in vars(kind) for kind in type(card).__mro__ if kind not in (Card, object)])


def all_of(element: int, cards: list[Card]) -> list[Card]:
    """Set the element of all cards of a file.  Returns the cards."""
    for card in cards:
        card.element = element
    return cards
