"""The exceptions that callers see.  Each message says what was wrong and what would be right."""

from __future__ import annotations

from typing import Final

MAX_MESSAGE_LENGTH: Final = 3000  # characters: messages quote the input, which may be huge


class MankaiError(Exception):
    """The base of all errors: the caller asked for something impossible, and nothing has changed."""

    def __init__(self, message: str = "") -> None:
        super().__init__(message if len(message) <= MAX_MESSAGE_LENGTH else f"{message[:MAX_MESSAGE_LENGTH]} …")


class IllegalOption(MankaiError):
    """The option is not among those that may be chosen now."""


class UnknownGame(MankaiError):
    """No game of that name is installed."""


class BadSetup(MankaiError):
    """The set-up breaks the rules of the game, or names something that the game does not have."""


class BadScene(MankaiError):
    """The scene describes a table that cannot exist."""


class BadSave(MankaiError):
    """The text is no Mankai save or record, is damaged, or is not a game by these rules."""


class OtherVersion(MankaiError):
    """The save or record belongs to another version of the game's rules, or has a format that is no longer read."""


class BadRules(MankaiError):
    """A game's own rules are faulty.  The message says where."""
