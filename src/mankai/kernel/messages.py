"""Messages: translatable texts as a catalogue key with arguments.  Only catalogues build sentences.

A message is JSON-able: `("play", {"card": ("card", 12)})`.  An argument is a number, a text written by a person, a *term* (a
kind and a number: a card, a seat or a place, which each language names itself), or another message.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mankai.kernel.rules import Rules

Term = tuple[str, int]
Message = tuple[str, dict[str, Any]]
LogLine = tuple[str, int, Message]  # its weight (one of those below), the acting seat (or -1), and the text

TranslateHook = Callable[["Rules", Message, int | None], str]
translate_hooks: list[TranslateHook] = []  # the last one translates, for the viewer at a seat (`None`: a spectator)

TURN = "turn"  # a new section begins
DEED = "deed"  # an action of a seat
DETAIL = "detail"  # a consequence: may be folded away
HARM = "harm"  # damage and the like: is never folded away


def message(key: str, **arguments: Any) -> Message:
    return key, arguments


def verbatim(text: str) -> Message:
    """Return a message that shows `text` as it is: written by a person, or without a catalogue."""
    return "verbatim", {"text": text}


def format_plain(message: Message) -> str:
    """Return a message as text without a catalogue: its key and its arguments."""
    key, arguments = message
    values = [str(value[1] if isinstance(value, tuple) else value) for value in arguments.values()]
    return " ".join(values if key == "verbatim" else [key, *values])


def the_card(number: int) -> Term:
    """Return the term for a card.  A negative number is a card that the viewer does not know."""
    return "card", number


def the_seat(number: int) -> Term:
    return "seat", number


def slug(words: str) -> str:
    """Return the catalogue key for plain words of the rules: "play from face-down" gives `play-from-face-down`."""
    return "-".join("".join([one if one.isalnum() else " " for one in words.lower()]).split())
