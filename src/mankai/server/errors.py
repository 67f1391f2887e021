"""Refusals: what is said to whoever asks for something that is not done."""

from __future__ import annotations

from typing import Any

from mankai.kernel.messages import Message

DETAILED = ("malformed", "bad_setup", "damaged", "other_version", "no_game")  # what exactly was wrong is for who wrote it


class Refusal(Exception):
    """What was asked for is refused: nothing has been done.

    `reason` is for programs and for whoever writes them, in English.  People are told the `message`, in their language: it is
    called after the code, or after what exactly it is `about`.
    """

    def __init__(self, code: str, reason: str, status: int = 409, about: str = "", **arguments: Any) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status
        self.retry_after = 0.0  # seconds after which it can be asked for again, where that is known
        detail = {"detail": reason} if code in DETAILED and not about else {}
        self.message: Message = (f"refusal-{about or code}", {**detail, **arguments})

    def with_retry_after(self, seconds: float) -> Refusal:
        """The same, with when it can be asked for again."""
        self.retry_after = seconds
        return self

    def payload(self) -> dict[str, Any]:
        return {"code": self.code, "reason": self.reason, "message": self.message}


ZERO_WIDTH_JOINER = "\u200d"  # unseen, but part of many emoji


def clean_text(text: str, what: str) -> str:
    """What somebody has written for others to read: nothing in it that cannot be seen, or that turns what stands beside it."""
    found = text.strip()
    if not all([one.isprintable() or one == ZERO_WIDTH_JOINER for one in found]):
        raise Refusal("malformed", f"{what} has only characters that can be seen", 400)
    return found
