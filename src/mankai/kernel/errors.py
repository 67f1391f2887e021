"""What can be wrong with what somebody asks for: each error says what was wrong and what would be right."""

from __future__ import annotations

from typing import Final

MAX_MESSAGE_LENGTH: Final = 3000  # characters: what was wrong is quoted, and may have been made to fill a screen


class MankaiError(Exception):
    """Anything a caller did that cannot be done; nothing has changed."""

    def __init__(self, message: str = "") -> None:
        super().__init__(message if len(message) <= MAX_MESSAGE_LENGTH else f"{message[:MAX_MESSAGE_LENGTH]} …")


class IllegalOption(MankaiError):
    """The option is not among those that may be chosen now."""


class UnknownGame(MankaiError):
    """No game of that name is installed."""


class BadSetup(MankaiError):
    """The set-up breaks the rules of the game, or speaks of what the game does not have."""


class BadScene(MankaiError):
    """The scene describes a table that cannot exist."""


class BadSave(MankaiError):
    """The text is not a save or a record of ours, has been damaged, or is not a game by these rules."""


class OtherVersion(MankaiError):
    """The save or record was written for other rules of its game, or in a form that is no longer read."""


class BadRules(MankaiError):
    """A game's own rules do what no rules may: the message names the step that did it."""
