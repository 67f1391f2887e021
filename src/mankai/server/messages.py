"""What clients may say, and what is written in the log; anything else is refused when it is read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from mankai.kernel.messages import Message

Number = Annotated[int, Meta(ge=1, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Name = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=64)]
Notice = Literal["hello", "thinking", "moment", "thanks", "good_game"]
LONGEST_LINE = 200


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
        detail = {"detail": reason} if code in DETAILED and not about else {}
        self.message: Message = (f"refusal-{about or code}", {**detail, **arguments})

    def told(self) -> dict[str, Any]:
        return {"code": self.code, "reason": self.reason, "message": self.message}


JOINER = "\u200d"  # unseen, but part of many emoji


def cleaned(text: str, what: str) -> str:
    """What somebody has written for others to read: nothing in it that cannot be seen, or that turns what stands beside it."""
    found = text.strip()
    if not all([one.isprintable() or one == JOINER for one in found]):
        raise Refusal("malformed", f"{what} has only characters that can be seen", 400)
    return found


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


class Redo(Struct, tag_field="type", tag="redo", forbid_unknown_fields=True):
    """What one took back is done again."""

    number: Number


class Concede(Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """The game is given up."""

    number: Number


class Replace(Struct, tag_field="type", tag="replace", forbid_unknown_fields=True):
    """Let a computer play for somebody who has been away for long."""

    number: Number
    seat: Seat


class Claim(Struct, tag_field="type", tag="claim", forbid_unknown_fields=True):
    """The game is won, because the only other player has been away for long."""

    number: Number


class Agree(Struct, tag_field="type", tag="agree", forbid_unknown_fields=True):
    """Whether spectators may see one's hand."""

    number: Number
    hands: bool


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """A spectator looks through the eyes of a seat, or of none."""

    number: Number
    seat: Seat | None


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Something said to the others: a ready-made notice, or a line of text."""

    number: Number
    notice: Notice | None = None
    text: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """The same again, at a new table."""

    number: Number


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What a computer player would do."""

    number: Number


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why one cannot take what one might think of."""

    number: Number


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    number: Number


Said = Act | Undo | Redo | Answer | Concede | Replace | Claim | Agree | Look | Chat | Rematch | Hint | Why | Ping

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


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long each seat may think: `seconds` in all, of which the first `free` of every decision do not count.

    `lag` is free as well: what the way to the server and back may take.
    """

    seconds: Annotated[float, Meta(ge=0, le=30 * 86400)]
    free: Annotated[float, Meta(ge=0, le=30 * 86400)] = 0.0
    lag: Annotated[float, Meta(ge=0, le=10)] = 0.5


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=100)]
    seats: Annotated[list[Chair], Meta(max_length=64)] = []
    setup: dict[str, Any] = {}
    scene: dict[str, Any] | None = None
    origin: Moment | None = msgspec.field(name="from", default=None)
    record: Recorded | None = None
    clock: Clock | None = None
    password: Password | None = None
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0  # seconds by which spectators see everything later
    lesson: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """An invite, to be exchanged for a secret."""

    invite: Token
    nonce: Annotated[str, Meta(min_length=16, max_length=64)]
    name: Name = ""
    password: Password | None = None


class Watch(Struct, forbid_unknown_fields=True):
    """A watch token, to be exchanged for one that needs no password."""

    watch: Token
    password: Password | None = None


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


class Created(Struct, tag_field="kind", tag="created", omit_defaults=True):
    """A table, as it begins.  The seed is text, since JSON readers may round large numbers."""

    game: str
    sitters: list[Sitter]
    holders: list[Holder]
    watch: str
    setup: dict[str, Any]
    seed: str
    scene: dict[str, Any] | None = None
    options: list[str] = []  # already chosen when the table begins, by name: playing on from another game
    rules: int = 0  # the version of the game's rules; 0 in logs from before they had one
    version: str = ""  # of Mankai, in those logs
    wish: dict[str, Any] | None = None  # the set-up that was asked for, where chance has completed it
    clock: Clock | None = None
    password: str = ""  # hashed; empty: none
    delay: float = 0.0
    lesson: bool = False


class Joined(Struct, tag_field="kind", tag="joined"):
    """Somebody has come with an invite."""

    seat: int
    name: str
    secret: str
    nonce: str


class Chosen(Struct, tag_field="kind", tag="chosen", omit_defaults=True):
    """An option was taken, here by its name; who decided has `spent` so many seconds on it, where there is a clock."""

    seat: int
    option: str
    spent: float = 0.0


class Rewound(Struct, tag_field="kind", tag="rewound", omit_defaults=True):
    """All decisions from number `to` on are taken back; whoever was deciding had `spent` some time."""

    seat: int
    to: int
    spent: float = 0.0


class Redone(Struct, tag_field="kind", tag="redone", omit_defaults=True):
    """What was taken back last is done again."""

    seat: int
    spent: float = 0.0


class UndoAsked(Struct, tag_field="kind", tag="undo_asked"):
    """Somebody asks the others to take a decision back."""

    seat: int


class UndoAnswered(Struct, tag_field="kind", tag="undo_answered"):
    """Whether the holder of these seats agrees to that."""

    seats: list[int]
    agrees: bool


class Thought(Struct, tag_field="kind", tag="thought"):
    """Who decides has `spent` so many seconds on it up to now: what a crash cannot give back."""

    spent: float


class Flagged(Struct, tag_field="kind", tag="flagged"):
    """Somebody's time is up; where others play on, `player` takes the seat."""

    seat: int
    player: str


class Claimed(Struct, tag_field="kind", tag="claimed"):
    """The game is over because this seat's player went away and did not come back."""

    seat: int


class Agreed(Struct, tag_field="kind", tag="agreed"):
    """Whether the holder of these seats lets spectators see their hands."""

    seats: list[int]
    hands: bool


class Wanted(Struct, tag_field="kind", tag="wanted"):
    """The holder of these seats wants a rematch."""

    seats: list[int]


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


class Line(Struct):
    """One line of the chat, kept beside the log: it is no part of the game.  `seat` is null for spectators."""

    number: int
    seat: int | None
    notice: str
    text: str
    at: int  # seconds since 1970


Entry = (
    Created
    | Joined
    | Chosen
    | Rewound
    | Redone
    | UndoAsked
    | UndoAnswered
    | Thought
    | Flagged
    | Claimed
    | Agreed
    | Wanted
    | Conceded
    | Replaced
    | Returned
    | Ended
    | Followed
)

read_hello = msgspec.json.Decoder(Hello).decode
read_said = msgspec.json.Decoder(Said).decode
read_new_table = msgspec.json.Decoder(NewTable).decode
read_join = msgspec.json.Decoder(Join).decode
read_watch = msgspec.json.Decoder(Watch).decode
read_line = msgspec.json.Decoder(Line).decode
read_entry = msgspec.json.Decoder(Entry).decode
written = msgspec.json.Encoder().encode
