"""What clients may say; anything else is refused when it is read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=1, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Name = Annotated[str, Meta(max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=64)]
Notice = Literal["hello", "thinking", "moment", "thanks", "good_game"]
LONGEST_LINE = 200
MOST_OPTIONS = 64  # that are taken by one message: a whole deck


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


class ActMany(Struct, tag_field="type", tag="acts", forbid_unknown_fields=True):
    """The one who decides takes several options, one after another; all of them or none."""

    number: Number
    expected: Annotated[int, Meta(ge=0, le=2**53)]
    options: Annotated[list[Annotated[int, Meta(ge=0, le=2**31)]], Meta(min_length=1, max_length=MOST_OPTIONS)]


class AlwaysAsk(Struct, tag_field="type", tag="always", forbid_unknown_fields=True):
    """Whether one wants to be asked also where there is nothing to answer with: others wait until one has gone on."""

    number: Number
    ask: bool


class Pass(Struct, tag_field="type", tag="pass", forbid_unknown_fields=True):
    """One goes on from the state of that number, in which there was nothing to answer with."""

    number: Number
    expected: Annotated[int, Meta(ge=0, le=2**53)]


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Back to one's last decision."""

    number: Number


class UndoAnswer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
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


class AgreeHands(Struct, tag_field="type", tag="agree", forbid_unknown_fields=True):
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


class WhyNot(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why one cannot take what one might think of."""

    number: Number


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    number: Number


ClientMessage = (
    Act
    | ActMany
    | AlwaysAsk
    | Pass
    | Undo
    | Redo
    | UndoAnswer
    | Concede
    | Replace
    | Claim
    | AgreeHands
    | Look
    | Chat
    | Rematch
    | Hint
    | WhyNot
    | Ping
)

# From clients, over HTTP.


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table."""

    who: Literal["me", "bot", "open"]
    name: Name = ""
    player: Name = ""


class TableOrigin(Struct, forbid_unknown_fields=True):
    """A decision of a finished game, counted from 0."""

    table: Token
    at: Annotated[int, Meta(ge=0, le=2**31)]


class RecordOrigin(Struct, forbid_unknown_fields=True):
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
    seats: Annotated[list[SeatRequest], Meta(max_length=64)] = []
    setup: dict[str, Any] = {}
    scene: dict[str, Any] | None = None
    origin: TableOrigin | None = msgspec.field(name="from", default=None)
    record: RecordOrigin | None = None
    clock: Clock | None = None
    password: Password | None = None
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0  # seconds by which spectators see everything later
    lesson: bool = False
    exercise: Annotated[str, Meta(max_length=60)] = ""  # the name of one of the game's small positions


class Join(Struct, forbid_unknown_fields=True):
    """An invite, to be exchanged for a secret."""

    invite: Token
    nonce: Annotated[str, Meta(min_length=16, max_length=64)]
    name: Name = ""
    password: Password | None = None


class DeckRequest(Struct, forbid_unknown_fields=True):
    """A deck to be judged: by its code, as it was written down, by whose it is and its cards, or without cards one to begin with.

    With `whole` the answer has besides what can be counted in it, and how it is written down.
    """

    code: Annotated[str, Meta(max_length=200)] = ""
    text: Annotated[str, Meta(max_length=65_536)] = ""
    format: Annotated[str, Meta(max_length=40)] = ""
    whole: bool = False
    of: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=64)] = []
    cards: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)] | None = None


class Watch(Struct, forbid_unknown_fields=True):
    """A watch token, to be exchanged for one that needs no password."""

    watch: Token
    password: Password | None = None


read_hello = msgspec.json.Decoder(Hello).decode
read_message = msgspec.json.Decoder(ClientMessage).decode
read_new_table = msgspec.json.Decoder(NewTable).decode
read_join = msgspec.json.Decoder(Join).decode
read_deck_request = msgspec.json.Decoder(DeckRequest).decode
read_watch = msgspec.json.Decoder(Watch).decode
encode_json = msgspec.json.Encoder().encode
