"""Messages: what is to be said, as a key of a catalogue and arguments, so that nobody outside a catalogue builds a sentence.

A message is JSON-able: `("play", {"card": ("card", 12)})`.  An argument is a number, a text that people wrote, a *term* (a kind
and a number: a card, a seat, a place, which every language calls by its own name), or another message.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mankai.kernel.rules import Rules

Term = tuple[str, int]
Message = tuple[str, dict[str, Any]]
LogLine = tuple[
    str, int, Message
]  # of what happened: its weight (one of those below), whose deed it is (or -1), and what is said

TranslateHook = Callable[["Rules", Message, int | None], str]
translate_hooks: list[
    TranslateHook
] = []  # who can say messages aloud to the reader at a seat (`None`: somebody who looks on): the last one does

TURN = "turn"  # something new begins
DEED = "deed"  # what somebody did
DETAIL = "detail"  # what came of it: may be folded away
HARM = "harm"  # what hurts: never is


def message(key: str, **arguments: Any) -> Message:
    return key, arguments


def verbatim(text: str) -> Message:
    """Words as they are: what people wrote, or what has no catalogue."""
    return "verbatim", {"text": text}


def format_plain(message: Message) -> str:
    """A message where there is no catalogue: its key and what it is about."""
    key, arguments = message
    said = [str(value[1] if isinstance(value, tuple) else value) for value in arguments.values()]
    return " ".join(said if key == "verbatim" else [key, *said])


def the_card(number: int) -> Term:
    """A card by its number; what is below 0 is one that the reader does not know."""
    return "card", number


def the_seat(number: int) -> Term:
    return "seat", number


def slug(words: str) -> str:
    """The key of what rules call by plain words: "play from face-down" is said by `play-from-face-down`."""
    return "-".join("".join([one if one.isalnum() else " " for one in words.lower()]).split())
