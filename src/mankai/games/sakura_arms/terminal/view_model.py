"""A view of a duel with names for its areas and zones. It holds only what the viewer may know."""

from __future__ import annotations

from typing import Any

from mankai.games.sakura_arms.rules.cards.mechanisms import Mechanism
from mankai.games.sakura_arms.rules.constants import GODDESSES, PHASE, TURN, TURNS
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.text import option_messages
from mankai.games.sakura_arms.rules.text.option_messages import figure_messages, type_message
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import Message, the_seat
from mankai.kernel.position import Position


class DuelViewModel:
    """A position as `seat` sees it (`None`: a spectator), in the language of a speaker."""

    def __init__(self, position: Position, rules: Edition, seat: int | None, speaker: Speaker) -> None:
        self.rules = rules
        self.seat = seat
        self.speaker = speaker
        self.view = position.view(seat)
        self.legend = rules.legend()
        self.distance: int = self.view["public"]["distance"]
        self.master_distance: int = self.view["public"]["master_distance"]
        self.numbers: dict[int, int] = {}  # the number to type for each option
        offered = self.view["options"] if position.twins else []
        self.twins = {option: position.twins_of(option) for option in offered}  # identical options, by option

    # Words.

    def say(self, key: str, **arguments: Any) -> str:
        return self.speaker.say((key, arguments))

    def say_message(self, message: Message) -> str:
        return self.speaker.say(message)

    def name(self, card: int) -> str:
        return self.speaker.term_name(("card", card))

    def text(self, card: int) -> str:
        """The text of a card, in one line."""
        return " ".join(self.say(f"{self.legend['cards'][card]['key']}.text").split())

    def name_played(self, card: int) -> str:
        copied = self.played_as(card)
        return self.name(card) if copied == card else self.say("screen-copy", card=("card", card), copied=("card", copied))

    def with_mark(self, card: int, name: str) -> str:
        """The name of a visible card, with a note if the card is marked."""
        return self.say("screen-marked", card=name) if card in self.view["public"].get("marked", []) else name

    def open_name(self, card: int) -> str:
        return self.with_mark(card, self.name(card))

    def type(self, card: int) -> str:
        return self.say_message(type_message(self.rules.cards[card]))

    def figures(self, card: int) -> list[str]:
        return [self.say_message(one) for one in figure_messages(self.rules.cards[card])]

    def subtypes(self, card: int) -> list[str]:
        """The type, unless figures show it (Attack, Enchantment), and the subtypes of a card."""
        this = self.rules.cards[card]
        kind = option_messages.type_word(this)
        found = [] if kind in ("attack", "enchantment") else [self.say(f"type-{kind}")]
        found += [self.say("subtype-reaction")] if this.reaction else []
        return found + ([self.say("subtype-full-power")] if this.full_power else [])

    def doubt(self, card: int) -> str:
        """The mark of a card whose text is uncertain; empty for others."""
        provenance = self.legend["cards"][card]["provenance"]
        return f"({self.say(f'provenance-{provenance}')})" if provenance in ("uncertain", "stand-in") else ""

    def who(self, seat: int) -> str:
        """The name of a player for the viewer."""
        return capitalize(self.speaker.seat_name(seat))

    def area(self, place: int) -> str:
        """The name of a place, as a heading."""
        return capitalize(self.speaker.term_name(("area", place)))

    def heading(self, kind: int) -> str:
        """The name of a kind of zone, as a heading."""
        return capitalize(self.say(f"{self.legend['zones'][kind // 2]}.heading"))

    @property
    def moment(self) -> str:
        """The turn, whose it is, and the phase."""
        if self.view["over"]:
            return self.say("end-over")
        if not self.tokens(TURNS):
            return self.say("screen-before")
        whose = self.say("screen-whose-turn", who=the_seat(self.tokens(TURN)))
        return self.say("screen-moment", turn=self.tokens(TURNS), whose=whose, phase=(f"phase-{self.tokens(PHASE)}", {}))

    # The table.

    @property
    def near(self) -> int:
        """The seat at the lower side of the board."""
        return 0 if self.seat is None else self.seat

    def tokens(self, place: int) -> int:
        return int(self.view["tokens"][place])

    def zone(self, kind: int, seat: int) -> list[int]:
        """The cards of a zone; hidden cards are negative numbers. Empty if the duel has no such zone."""
        zones = self.view["zones"]
        return list(zones[kind + seat]) if kind < len(zones) else []

    def visible_cards(self, kind: int, seat: int) -> list[int]:
        return [card for card in self.zone(kind, seat) if card >= 0]

    def played_as(self, card: int) -> int:
        """The card that a card copies in Mad Pairing, or would be played as; otherwise the card itself."""
        copies = {**self.view["own"].get("copies", {}), **self.view["public"].get("copies", {})}
        return int(copies.get(str(card), card))

    def on_card(self, card: int) -> int:
        return next((amount for number, amount in self.view["on_cards"] if number == card), 0)

    def goddess_numbers(self, seat: int) -> list[int]:
        """The goddesses of a player, counted from 0."""
        joined = self.view["public"].get("goddesses")
        if joined is not None:  # with drafted decks there may be more than two
            return list(joined[seat])
        slots = [self.tokens(GODDESSES + 2 * seat + slot) for slot in (0, 1)]
        return [number - 1 for number in slots if number]

    def goddesses(self, seat: int) -> str:
        """The names of a player's goddesses."""
        return " + ".join([self.speaker.term_name(("goddess", number)) for number in self.goddess_numbers(seat)])

    def mechanisms(self, seat: int) -> list[tuple[int, Mechanism]]:
        """The mechanisms of a player's goddesses, each with the number of its goddess."""
        return [(number, one) for number in self.goddess_numbers(seat) for one in self.rules.goddesses[number].mechanisms]

    def goddess_zone(self, kind: int, seat: int, goddess: int) -> list[int]:
        """The cards of a zone that one goddess brought; two may share a zone. Hidden cards count for each."""
        rules = self.rules
        return [card for card in self.zone(kind, seat) if card < 0 or rules.goddess_of[card % rules.half] == goddess]


def capitalize(words: str) -> str:
    return words[:1].upper() + words[1:]
