"""Messages: what is to be said, as a key of a catalogue and arguments, so that nobody outside a catalogue builds a sentence.

A message is JSON-able: `("play", {"card": ("card", 12)})`.  An argument is a number, a text that people wrote, a *term* (a kind
and a number: a card, a seat, a place, which every language calls by its own name), or another message.
"""

from __future__ import annotations

from typing import Any

Term = tuple[str, int]
Message = tuple[str, dict[str, Any]]
Line = tuple[str, int, Message]  # of what happened: its weight (one of those below), whose deed it is (or -1), and what is said

TURN = "turn"  # something new begins
DEED = "deed"  # what somebody did
DETAIL = "detail"  # what came of it: may be folded away
HARM = "harm"  # what hurts: never is


def message(key: str, **arguments: Any) -> Message:
    return key, arguments


def card(number: int) -> Term:
    """A card by its number; what is below 0 is one that the reader does not know."""
    return "card", number


def seat(number: int) -> Term:
    return "seat", number


def slug(words: str) -> str:
    """The key of what rules call by plain words: "play from face-down" is said by `play-from-face-down`."""
    return "-".join("".join([one if one.isalnum() else " " for one in words.lower()]).split())
