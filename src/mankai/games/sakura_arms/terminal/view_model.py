"""A view of a duel with names for its areas and zones. It holds only what the viewer may know."""

from __future__ import annotations

from mankai.games.sakura_arms.rules.cards.mechanisms import Mechanism
from mankai.games.sakura_arms.rules.constants import GODDESSES, PHASE, TURN, TURNS
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.text import messages
from mankai.games.sakura_arms.rules.text.messages import figure_messages, type_message
from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import Message, the_seat
from mankai.kernel.position import Position
from mankai.terminal.view_model import ViewModel, capitalize


class DuelViewModel(ViewModel):
    """A position of a duel."""

    def __init__(self, position: Position, rules: Edition, seat: int | None, speaker: Speaker) -> None:
        super().__init__(position, position.view(seat), rules.legend(), seat, speaker)
        self.rules: Edition = rules
        self.distance: int = self.view["public"]["distance"]
        self.master_distance: int = self.view["public"]["master_distance"]
        self.numbers: dict[int, int] = {}  # the number to type for each option
        options_with_twins = self.view["options"] if position.twins else []
        self.twins = {option: position.twins_of(option) for option in options_with_twins}  # identical options, by option

    def say_message(self, message: Message) -> str:
        return self.speaker.say(message)

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
        return [self.say_message(figure) for figure in figure_messages(self.rules.cards[card])]

    def subtypes(self, card: int) -> list[str]:
        """The type, unless figures show it (Attack, Enchantment), and the subtypes of a card."""
        definition = self.rules.cards[card]
        kind = messages.type_word(definition)
        words = [] if kind in ("attack", "enchantment") else [self.say(f"type-{kind}")]
        words += [self.say("subtype-reaction")] if definition.reaction else []
        return words + ([self.say("subtype-full-power")] if definition.full_power else [])

    def doubt(self, card: int) -> str:
        """The mark of a card whose text is uncertain; empty for others."""
        provenance = self.legend["cards"][card]["provenance"]
        return f"({self.say(f'provenance-{provenance}')})" if provenance in ("uncertain", "stand-in") else ""

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
        turn = self.say("screen-whose-turn", who=the_seat(self.tokens(TURN)))
        return self.say("screen-moment", turn=self.tokens(TURNS), whose=turn, phase=(f"phase-{self.tokens(PHASE)}", {}))

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
        all_goddesses = self.view["public"].get("goddesses")
        if all_goddesses is not None:  # with drafted decks there may be more than two
            return list(all_goddesses[seat])
        slots = [self.tokens(GODDESSES + 2 * seat + slot) for slot in (0, 1)]
        return [number - 1 for number in slots if number]

    def goddesses(self, seat: int) -> str:
        """The names of a player's goddesses."""
        return " + ".join([self.speaker.term_name(("goddess", number)) for number in self.goddess_numbers(seat)])

    def mechanisms(self, seat: int) -> list[tuple[int, Mechanism]]:
        """The mechanisms of a player's goddesses, each with the number of its goddess."""
        return [
            (number, mechanism) for number in self.goddess_numbers(seat) for mechanism in self.rules.goddesses[number].mechanisms
        ]

    def goddess_zone(self, kind: int, seat: int, goddess: int) -> list[int]:
        """The cards of a zone that one goddess brought; two may share a zone. Hidden cards count for each."""
        rules = self.rules
        return [card for card in self.zone(kind, seat) if card < 0 or rules.goddess_of[card % rules.half] == goddess]
