"""What clients may say, and what is written in the log; anything else is refused when it is read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=1, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Name = Annotated[str, Meta(max_length=40)]


class Refusal(Exception):
    """What was asked for is refused: nothing has been done."""

    def __init__(self, code: str, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status


# From clients, over the WebSocket.


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who is there, and what they have seen last."""

    table: Token
    client: Token
    secret: Token | None = None
    watch: Token | None = None
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """The one who decides takes an option."""

    number: Number
    expected: Annotated[int, Meta(ge=0, le=2**53)]
    option: Annotated[int, Meta(ge=0, le=2**31)]


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Back to one's last decision."""

    number: Number


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Whether somebody else may take a decision back."""

    number: Number
    undo: bool


class Concede(Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """The game is given up."""

    number: Number


class Replace(Struct, tag_field="type", tag="replace", forbid_unknown_fields=True):
    """Let a computer play for somebody who has been away for long."""

    number: Number
    seat: Seat


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """The same again, at a new table."""

    number: Number


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What a computer player would do."""

    number: Number


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    number: Number


Said = Act | Undo | Answer | Concede | Replace | Rematch | Hint | Ping

# From clients, over HTTP.


class Chair(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table."""

    who: Literal["me", "bot", "open"]
    name: Name = ""
    player: Name = ""


class Moment(Struct, forbid_unknown_fields=True):
    """A decision of a finished game, counted from 0."""

    table: Token
    at: Annotated[int, Meta(ge=0, le=2**31)]


class Recorded(Struct, forbid_unknown_fields=True):
    """A decision of a recorded game, counted from 0; the record as text, since its seed is too large for some JSON readers."""

    text: str
    at: Annotated[int, Meta(ge=0, le=2**31)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=100)]
    seats: Annotated[list[Chair], Meta(max_length=64)] = []
    setup: dict[str, Any] = {}
    scene: dict[str, Any] | None = None
    origin: Moment | None = msgspec.field(name="from", default=None)
    record: Recorded | None = None


class Join(Struct, forbid_unknown_fields=True):
    """An invite, to be exchanged for a secret."""

    invite: Token
    nonce: Annotated[str, Meta(min_length=16, max_length=64)]
    name: Name = ""


# In the log.


class Sitter(Struct):
    """Who sits at a seat: a person, a bot, or nobody yet ("open")."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    player: str = ""


class Holder(Struct):
    """The seats that one secret holds.  Only hashes are kept; empty ones fit nothing."""

    seats: list[int]
    secret: str = ""
    invite: str = ""
    nonce: str = ""


class Created(Struct, tag_field="kind", tag="created"):
    """A table, as it begins.  The seed is text, since JSON readers may round large numbers."""

    version: str
    game: str
    sitters: list[Sitter]
    holders: list[Holder]
    watch: str
    setup: dict[str, Any]
    seed: str
    scene: dict[str, Any] | None = None
    options: list[int] = []  # already chosen when the table begins: playing on from another game


class Joined(Struct, tag_field="kind", tag="joined"):
    """Somebody has come with an invite."""

    seat: int
    name: str
    secret: str
    nonce: str


class Chosen(Struct, tag_field="kind", tag="chosen"):
    """An option was taken."""

    seat: int
    option: int


class Rewound(Struct, tag_field="kind", tag="rewound"):
    """All decisions from number `to` on are taken back."""

    seat: int
    to: int


class Conceded(Struct, tag_field="kind", tag="conceded"):
    """Somebody has given up; where others play on, `player` takes the seat."""

    seat: int
    player: str


class Replaced(Struct, tag_field="kind", tag="replaced"):
    """A computer plays for somebody who is away, until they return."""

    seat: int
    player: str


class Returned(Struct, tag_field="kind", tag="returned"):
    """Somebody who was replaced is back."""

    seat: int


class Ended(Struct, tag_field="kind", tag="ended"):
    """The game is over: said once more, so that it can be found without playing the log."""


class Followed(Struct, tag_field="kind", tag="followed"):
    """There is a rematch at another table."""

    table: str


Entry = Created | Joined | Chosen | Rewound | Conceded | Replaced | Returned | Ended | Followed

read_hello = msgspec.json.Decoder(Hello).decode
read_said = msgspec.json.Decoder(Said).decode
read_new_table = msgspec.json.Decoder(NewTable).decode
read_join = msgspec.json.Decoder(Join).decode
read_entry = msgspec.json.Decoder(Entry).decode
written = msgspec.json.Encoder().encode
