"""The messages of clients, over the WebSocket and over HTTP.  Anything else is refused when it is decoded."""

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
MOST_OPTIONS = 64  # taken by one message: enough for a whole deck


# From clients, over the WebSocket.


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: table, client, secret or watch token, and the last state that the client has."""

    table: Token
    client: Token
    secret: Token | None = None
    watch: Token | None = None
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """An option taken by the seat that decides."""

    number: Number
    expected: Annotated[int, Meta(ge=0, le=2**53)]
    option: Annotated[int, Meta(ge=0, le=2**31)]


class ActMany(Struct, tag_field="type", tag="acts", forbid_unknown_fields=True):
    """Several options taken one after another by the seat that decides; all of them or none."""

    number: Number
    expected: Annotated[int, Meta(ge=0, le=2**53)]
    options: Annotated[list[Annotated[int, Meta(ge=0, le=2**31)]], Meta(min_length=1, max_length=MOST_OPTIONS)]


class AlwaysAsk(Struct, tag_field="type", tag="always", forbid_unknown_fields=True):
    """Whether a player wants to be asked even if they have nothing to answer with; others then wait until they pass."""

    number: Number
    ask: bool


class Pass(Struct, tag_field="type", tag="pass", forbid_unknown_fields=True):
    """A pass in state `expected`, in which the player had nothing to answer with."""

    number: Number
    expected: Annotated[int, Meta(ge=0, le=2**53)]


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """A request to take back one's last decision."""

    number: Number


class UndoAnswer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """The answer whether another player may take a decision back."""

    number: Number
    undo: bool


class Redo(Struct, tag_field="type", tag="redo", forbid_unknown_fields=True):
    """A request to redo the decision that one took back last."""

    number: Number


class Concede(Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """A player gives the game up."""

    number: Number


class Replace(Struct, tag_field="type", tag="replace", forbid_unknown_fields=True):
    """A request to let a computer play for somebody who has been away for long."""

    number: Number
    seat: Seat


class Claim(Struct, tag_field="type", tag="claim", forbid_unknown_fields=True):
    """A claim of the win, because the only other player has been away for long."""

    number: Number


class AgreeHands(Struct, tag_field="type", tag="agree", forbid_unknown_fields=True):
    """Whether spectators may see the player's hand."""

    number: Number
    hands: bool


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """A spectator's change of perspective: to that of a seat, or to the public one."""

    number: Number
    seat: Seat | None


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """A chat line for the others: a ready-made notice, or a text."""

    number: Number
    notice: Notice | None = None
    text: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """A request to play the same again at a new table."""

    number: Number


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """A request for the option that a computer player would take."""

    number: Number


class WhyNot(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """A request for the reasons why other options cannot be taken."""

    number: Number


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """A request for an acknowledgement, to test the connection."""

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
    """The occupant of a seat of a new table: the requester, a computer player, or an invited person."""

    who: Literal["me", "bot", "open"]
    name: Name = ""
    player: Name = ""


class TableOrigin(Struct, forbid_unknown_fields=True):
    """A decision of a finished game, counted from 0."""

    table: Token
    at: Annotated[int, Meta(ge=0, le=2**31)]


class RecordOrigin(Struct, forbid_unknown_fields=True):
    """A decision of a recorded game, counted from 0.  The record is text, since its seed is too large for some JSON viewers."""

    text: str
    at: Annotated[int, Meta(ge=0, le=2**31)]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """The thinking time of each seat: `seconds` in all; the first `free` seconds of every decision do not count.

    `lag` seconds are free as well, for the way to the server and back.
    """

    seconds: Annotated[float, Meta(ge=0, le=30 * 86400)]
    free: Annotated[float, Meta(ge=0, le=30 * 86400)] = 0.0
    lag: Annotated[float, Meta(ge=0, le=10)] = 0.5


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a new table."""

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
    """A request to exchange an invite for a secret."""

    invite: Token
    nonce: Annotated[str, Meta(min_length=16, max_length=64)]
    name: Name = ""
    password: Password | None = None


class DeckRequest(Struct, forbid_unknown_fields=True):
    """A deck to be judged: by its code, as a text, or by owners (`of`) and cards; without cards, a suggestion for these owners.

    With `whole` the answer also has its statistics, and the deck as text and as JSON.
    """

    code: Annotated[str, Meta(max_length=200)] = ""
    text: Annotated[str, Meta(max_length=65_536)] = ""
    format: Annotated[str, Meta(max_length=40)] = ""
    whole: bool = False
    of: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=64)] = []
    cards: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)] | None = None


class Watch(Struct, forbid_unknown_fields=True):
    """A request to exchange a watch token for one that needs no password."""

    watch: Token
    password: Password | None = None


read_hello = msgspec.json.Decoder(Hello).decode
read_message = msgspec.json.Decoder(ClientMessage).decode
read_new_table = msgspec.json.Decoder(NewTable).decode
read_join = msgspec.json.Decoder(Join).decode
read_deck_request = msgspec.json.Decoder(DeckRequest).decode
read_watch = msgspec.json.Decoder(Watch).decode
encode_json = msgspec.json.Encoder().encode
