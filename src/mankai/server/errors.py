"""Refusals: the answers to requests and messages that the server does not carry out."""

from __future__ import annotations

from typing import Any, TypedDict

from mankai.kernel.messages import Message

DETAILED = ("malformed", "bad_setup", "damaged", "other_version", "no_game")  # codes whose message includes the reason


class RefusalPayload(TypedDict):
    """A refusal as it is sent: `reason` is for programs, `message` for people."""

    code: str
    reason: str
    message: Message


class Refusal(Exception):
    """A request is refused: nothing has been done.

    `reason` is English text for programs and their authors.  People are shown `message`, in their language; its key is made of
    `about`, or of `code` where `about` is empty.
    """

    def __init__(self, code: str, reason: str, status: int = 409, about: str = "", **arguments: Any) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status
        self.retry_after = 0.0  # seconds after which to ask again, if known
        detail = {"detail": reason} if code in DETAILED and not about else {}
        self.message: Message = (f"refusal-{about or code}", {**detail, **arguments})

    def payload(self) -> RefusalPayload:
        return {"code": self.code, "reason": self.reason, "message": self.message}


ZERO_WIDTH_JOINER = "\u200d"  # invisible, but part of many emoji


def clean_text(text: str, subject: str) -> str:
    """Return a text written for others, stripped.  Refuse characters that are invisible or change the direction of other text."""
    stripped = text.strip()
    if not all([character.isprintable() or character == ZERO_WIDTH_JOINER for character in stripped]):
        raise Refusal("malformed", f"{subject} has only characters that can be seen", 400)
    return stripped
