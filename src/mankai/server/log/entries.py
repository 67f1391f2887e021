"""The entries of a table's log, and the lines of its chat, which are stored beside it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from mankai.server.protocol.client_messages import Clock


class Sitter(Struct):
    """The sitter at a seat: a person, a bot, or nobody yet ("open")."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    player: str = ""


class Holder(Struct):
    """The seats that one secret holds.  Only hashes are stored; an empty one matches nothing."""

    seats: list[int]
    secret: str = ""
    invite: str = ""
    nonce: str = ""
    watch: str = ""  # the watch token that was given to the person who came by the invite


class Created(Struct, tag_field="kind", tag="created", omit_defaults=True):
    """A table, as it begins.  The seed is text, since JSON viewers may round large numbers."""

    game: str
    sitters: list[Sitter]
    holders: list[Holder]
    watch: str
    setup: dict[str, Any]
    seed: str
    scene: dict[str, Any] | None = None
    options: list[str] = []  # already taken when the table begins, as they are spelt: it plays on from another game
    rules: int = 0  # the version of the game's rules; 0 in logs from before they had one
    version: str = ""  # Mankai's version, in those logs
    wish: dict[str, Any] | None = None  # the set-up that was asked for, where chance has completed it
    clock: Clock | None = None
    password: str = ""  # hashed; empty if there is none
    delay: float = 0.0
    lesson: bool = False
    exercise: str = ""
    room: str = ""  # the table whose game has led to this one


class Joined(Struct, tag_field="kind", tag="joined", omit_defaults=True):
    """A person has come with an invite, and may let others watch by `watch`."""

    seat: int
    name: str
    secret: str
    nonce: str
    watch: str = ""


class OptionChosen(Struct, tag_field="kind", tag="chosen", omit_defaults=True):
    """An option was taken, here as it is spelt; with a clock, the seat has `spent` so many seconds on it."""

    seat: int
    option: str
    spent: float = 0.0


class AnsweredEarly(Struct, tag_field="kind", tag="beforehand", omit_defaults=True):
    """An answer was given before its turn, in a round where several decide at the same time.  It is taken in its turn."""

    seat: int
    option: str
    spent: float = 0.0


class AnswerWithdrawn(Struct, tag_field="kind", tag="withdrawn", omit_defaults=True):
    """A seat has taken back its last answer in such a round, and had `spent` some time on the next."""

    seat: int
    spent: float = 0.0


class Rewound(Struct, tag_field="kind", tag="rewound", omit_defaults=True):
    """All decisions from number `to` on are taken back; the seat that was deciding had `spent` some time."""

    seat: int
    to: int
    spent: float = 0.0


class Redone(Struct, tag_field="kind", tag="redone", omit_defaults=True):
    """The decisions that were taken back last are taken again."""

    seat: int
    spent: float = 0.0


class UndoAsked(Struct, tag_field="kind", tag="undo_asked"):
    """A seat asks the others to take a decision back."""

    seat: int


class UndoAnswered(Struct, tag_field="kind", tag="undo_answered"):
    """Whether the holder of these seats agrees to that."""

    seats: list[int]
    agrees: bool


class TimeSpent(Struct, tag_field="kind", tag="thought", omit_defaults=True):
    """The seconds spent so far on the decision under way, in case of a crash.  In a round, each `seat` has its own."""

    spent: float
    seat: int = -1


class Flagged(Struct, tag_field="kind", tag="flagged"):
    """The time of a seat is up; if others play on, `player` takes the seat."""

    seat: int
    player: str


class Claimed(Struct, tag_field="kind", tag="claimed"):
    """The game is over because this seat's player went away and did not come back."""

    seat: int


class TimeWaited(Struct, tag_field="kind", tag="waited"):
    """Others have waited for a seat for so many seconds, as if it had something to decide; it had not."""

    seat: int
    spent: float
    is_open: bool = False  # everybody would have seen them decide


class HandsAgreed(Struct, tag_field="kind", tag="agreed"):
    """Whether the holder of these seats lets spectators see their hands."""

    seats: list[int]
    hands: bool


class RematchWanted(Struct, tag_field="kind", tag="wanted"):
    """The holder of these seats wants a rematch."""

    seats: list[int]


class Conceded(Struct, tag_field="kind", tag="conceded"):
    """A person has given up; if others play on, `player` takes the seat."""

    seat: int
    player: str


class Replaced(Struct, tag_field="kind", tag="replaced"):
    """A bot plays for a person who is away, until they return."""

    seat: int
    player: str


class Returned(Struct, tag_field="kind", tag="returned"):
    """A person who was replaced is back."""

    seat: int


class Ended(Struct, tag_field="kind", tag="ended"):
    """The game is over.  The other entries imply it, but this one is found without replaying them."""


class RematchCreated(Struct, tag_field="kind", tag="followed"):
    """There is a rematch at another table."""

    table: str


class FollowUp(Struct, frozen=True):
    """A table to which a game has led: the seats of this one that sit there, in their order, and the round in which they meet."""

    table: str
    seats: list[int]
    round: int


class FollowUpsOpened(Struct, tag_field="kind", tag="opened"):
    """The game is over, and leads to others, at these tables."""

    tables: list[FollowUp]


class ChatLine(Struct):
    """One line of the chat, kept beside the log: it is no part of the game.  `seat` is null for spectators."""

    number: int
    seat: int | None
    notice: str
    text: str
    at: int  # seconds since 1970


Entry = (
    Created
    | Joined
    | OptionChosen
    | AnsweredEarly
    | AnswerWithdrawn
    | Rewound
    | Redone
    | UndoAsked
    | UndoAnswered
    | TimeSpent
    | TimeWaited
    | Flagged
    | Claimed
    | HandsAgreed
    | RematchWanted
    | Conceded
    | Replaced
    | Returned
    | Ended
    | RematchCreated
    | FollowUpsOpened
)

read_chat_line = msgspec.json.Decoder(ChatLine).decode
read_entry = msgspec.json.Decoder(Entry).decode
