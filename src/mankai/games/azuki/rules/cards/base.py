"""What may be printed on a card: numbers, keywords, and one method for each bold word.

*Deeds* return nothing and act through `me`, the card's owner, and `it`, the card on the field (of a weapon: its carrier).  All
but those of spells, gates and abilities wait until the text that brought them about is done.  *Modifiers* return a value,
change nothing and are asked whenever somebody looks.
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

# Which of these a card has, as bits, so that nobody asks a card that has nothing to say.
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
HOOK_BITS: Final = {
    "on_play": HAS_ON_PLAY,
    "enters_garden": HAS_ENTERS,
    "when_attacking": HAS_ATTACKING,
    "when_attacked": HAS_ATTACKED,
    "after_attacking": HAS_AFTER_ATTACK,
    "when_destroyed": HAS_DESTROYED,
    "when_sacrificed": HAS_SACRIFICED,
    "when_equipped": HAS_EQUIPPED,
    "start_of_turn": HAS_TURN_STARTS,
    "end_of_turn": HAS_TURN_ENDS,
    "took_damage": HAS_TOOK_DAMAGE,
    "dealt_damage": HAS_DEALT_DAMAGE,
    "when": HAS_WATCHED,
    "use": HAS_USE,
    "bonus": HAS_BONUS,
    "aura": HAS_AURA,
    "more_keywords": HAS_MORE_KEYWORDS,
    "reaches": HAS_REACHES,
    "discount": HAS_DISCOUNT,
    "guards": HAS_GUARDS,
    "heeds": HAS_HEEDS,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One face.  What is not said is nothing: a card without a text has only its numbers."""

    id: str = ""
    name: str = ""
    text: str = ""
    readings: str = ""  # how a point is read on which the rules are silent; shown with the card
    errata: str = ""  # what was printed first
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
    window: int = MAIN  # of a spell and of an ability on the field: Main, Response, or both
    as_response: bool = False  # an entity or weapon that may be played in a Response window too
    works_in: int = ANYWHERE  # the row in which its text works; [On Play] says itself where the card was played
    once_per_turn: bool = False  # of its ability or trigger; [On Play] is not meant
    each_turn: bool = False  # its start or end of turn is that of both players
    price: int = 0  # the IKZ that its ability costs
    taps: bool = False  # its ability costs tapping it
    discards: int = 0  # the other cards that playing the spell, or using the ability, costs
    despite_cooldown: bool = False
    waits_for: int = 0  # what of others it watches
    counts_sources: bool = False  # it must know how many different sources have damaged it this turn
    every_subtype_in_deck: bool = False

    def __init__(self) -> None:
        self.face = -1
        self.hooks = HAS_KEYWORDS if self.keywords or self.carapace else 0
        for method, bit in HOOK_BITS.items():
            if has_own_method(self, method):
                self.hooks |= bit
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
        """[Response] of a spell; where it says the same as [Main], that."""
        self.main(me)

    def on_play(self, me: Player, it: Unit) -> None:
        """[On Play]."""

    def enters_garden(self, me: Player, it: Unit) -> None:
        """When this enters the Garden: played, portaled or exchanged."""

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        """[When Attacking]."""

    def when_attacked(self, me: Player, it: Unit, attack: Attack) -> None:
        """[When Attacked]."""

    def after_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        """[After Attacking]: it is still on the field, and the combat took place."""

    def when_destroyed(self, me: Player, it: Unit) -> None:
        """[When Destroyed]."""

    def when_sacrificed(self, me: Player, it: Unit) -> None:
        """[When Sacrificed]."""

    def when_equipped(self, me: Player, it: Unit) -> None:
        """[When Equipped]."""

    def start_of_turn(self, me: Player, it: Unit) -> None:
        """[Start of Your Turn]; of each turn where it says so."""

    def end_of_turn(self, me: Player, it: Unit) -> None:
        """[End of Your Turn]."""

    def took_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        """Whenever this takes damage; it may have been destroyed by it."""

    def dealt_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        """Whenever this (or its carrier) deals damage."""

    def when(self, me: Player, it: Unit, what: Happening) -> None:
        """Whenever that happens to another for which it waits."""

    def promised(self, me: Player, it: Unit) -> None:
        """What a leader has promised, when the first of its entities falls."""

    def use(self, me: Player, it: Unit) -> None:
        """An ability on the field, its price in IKZ and its tapping paid."""

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        """Of a gate: after the portal; `it` is what was portaled."""

    # Modifiers.

    def bonus(self, me: Player, it: Unit) -> Pair:
        """Attack and health that it has besides, as long as something is so."""
        return NOTHING

    def aura(self, me: Player, it: Unit, other: Unit) -> Pair:
        """The same that others have because of it."""
        return NOTHING

    def more_keywords(self, me: Player, it: Unit) -> int:
        return 0

    def gives(self, me: Player, it: Unit) -> int:
        """Of a weapon: the attack it gives."""
        return self.attack

    def guards(self, me: Player, it: Unit) -> int:
        """Of a weapon: so much less combat damage its carrier takes."""
        return 0

    def reaches(self, me: Player, it: Unit) -> int:
        """Whether it may attack the Alley, or leaders only."""
        return 0

    def discount(self, me: Player) -> int:
        """So much less it costs in hand."""
        return 0

    def can_use(self, me: Player, it: Unit) -> bool:
        """Whether the ability has targets for one of its parts, and what it costs besides IKZ and tapping can be paid."""
        return True

    def can_play(self, me: Player) -> bool:
        """Of a spell: whether it has targets for one of its parts, and what it costs besides IKZ can be paid."""
        return True

    def heeds(self, me: Player, it: Unit, what: Happening) -> bool:
        """Whether it answers to that at all, when it happens."""
        return True


class Entity(Card):
    """Stands in the Garden or the Alley."""

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
    """Whether a card has a method of its own, rather than the blank one of every card."""
    return any([method in vars(kind) for kind in type(card).__mro__ if kind not in (Card, object)])


def all_of(element: int, cards: list[Card]) -> list[Card]:
    """The cards of an element's file."""
    for card in cards:
        card.element = element
    return cards
