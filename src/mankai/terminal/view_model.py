"""The base of views of a game with names for its places and zones."""

from __future__ import annotations

from typing import Any

from mankai.i18n.catalogues import Speaker
from mankai.kernel.messages import the_card
from mankai.kernel.position import Position
from mankai.kernel.schemas import View


class ViewModel:
    """A position as `seat` sees it (`None`: a spectator), in the language of a speaker."""

    def __init__(self, position: Position, view: View, legend: dict[str, Any], seat: int | None, speaker: Speaker) -> None:
        self.rules: Any = position.rules
        self.seat = seat
        self.view = view
        self.legend = legend
        self.speaker = speaker

    def say(self, key: str, **arguments: Any) -> str:
        return self.speaker.say((key, arguments))

    def name(self, card: int) -> str:
        return self.speaker.term_name(the_card(card))

    def who(self, seat: int) -> str:
        """The name of a player for the viewer."""
        return capitalize(self.speaker.seat_name(seat))

    def tokens(self, place: int) -> int:
        return int(self.view["tokens"][place])

    @property
    def near(self) -> int:
        """The seat at the lower side of the board."""
        return 0 if self.seat is None else self.seat


def capitalize(words: str) -> str:
    return words[:1].upper() + words[1:]
