"""The messages of the server over the WebSocket and its answers over HTTP, as types of plain dicts.

`tools/export_wire_types.py` writes the page's types from this file; docs/protocol.md explains the messages.  Where `Annotated`
has a second type, the field holds JSON that is encoded already, and the second type is its content.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from mankai.kernel.messages import LogLine, Message
from mankai.kernel.schemas import View
from mankai.kernel.table import Event
from mankai.packs.manifest import PackManifest
from mankai.server.errors import RefusalPayload
from mankai.server.log.entries import ChatLine, FollowUp

Legend = dict[str, Any]  # `names`: by kind of term the catalogue key of each; the rest is for the game's own page
LineWeight = Literal["turn", "deed", "detail", "harm"]
# A line of the log: its weight, the acting seat (or -1), the text; in states also the clock of the last event that it describes.
Line = tuple[LineWeight, int, Message] | tuple[LineWeight, int, Message, int]


class PlayerInfo(TypedDict):
    """The player of a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    here: bool
    away_since: int | None  # seconds since 1970


# Over the WebSocket.


class OfferedOption(TypedDict):
    """An option of the viewer who is asked."""

    option: int
    label: Message
    twins: NotRequired[list[int]]  # the same option with other cards that nothing tells from this one's


class ClockState(TypedDict):
    """The clocks when the state was sent, in seconds."""

    seconds: float
    free: float
    left: list[float]  # by seat
    running: int | None  # the seat whose clock runs
    ran: float  # the time that it has run for this decision
    spare: float  # the free time of this decision that is left


class ExerciseState(TypedDict):
    """The outcome of an exercise so far, and the name of the slip if there was a known one."""

    name: str
    outcome: Literal["open", "done", "missed"]
    slip: str


class Updates(TypedDict):
    """The events and log lines since a state that the client has; since the beginning if `since` is 0."""

    type: Literal["state"]
    seq: int
    since: int
    seat: int | None
    rewound: bool
    events: Annotated[msgspec.Raw, list[Event]]
    lines: Annotated[msgspec.Raw, list[Line]]
    asked: NotRequired[Message]


class ViewerState(Updates):
    """The part of a state that the viewer knows of the game; `asked` is the question, if they are asked."""

    view: View
    options: list[OfferedOption]


class TableState(TypedDict):
    """The part of a state that the table adds."""

    undo: Literal["free", "ask", ""]
    redo: bool
    undo_asked: int | None
    hints: bool  # whether a hint would be given
    over: bool
    ended: str
    scores: list[float] | None
    rematch: str | None
    led: list[FollowUp]  # the tables to which the game has led
    room: str  # the table whose game has led here
    clock: ClockState | None
    exercise: ExerciseState | None
    awaited: bool  # the viewer has nothing to answer with, and others wait until they pass


class StateMessage(ViewerState, TableState):
    """The whole state of a table, for one viewer."""


class WhyNotMessage(TypedDict):
    """Why options that the viewer might expect cannot be taken in state `seq`."""

    type: Literal["why_not"]
    seq: int
    reasons: Annotated[msgspec.Raw, list[tuple[int, Message]]]


class AbsenceReport(TypedDict):
    """The consequences of a viewer's absence."""

    away: int  # seconds
    lost: float  # seconds of their own clock
    claimable: bool  # whether others could have claimed the win
    played: list[int]  # the seats for which a computer has played


class WelcomeMessage(TypedDict):
    """The answer to a hello; `number` is the highest of this client's messages that was executed."""

    type: Literal["welcome"]
    table: str
    game: str
    seats: list[int]
    number: int
    grace: float  # seconds for which a player may be away before others need wait no longer
    missed: AbsenceReport | None


class PlayersMessage(TypedDict):
    """The players of all seats."""

    type: Literal["players"]
    players: list[PlayerInfo]


class WatchingMessage(TypedDict):
    """The number of spectators, and what they may see."""

    type: Literal["watching"]
    watchers: int
    delay: float
    agreed: list[int]
    hands: bool


class ChatMessage(TypedDict):
    """New chat lines, or all of them."""

    type: Literal["chat"]
    lines: list[ChatLine]


class AckMessage(TypedDict):
    """A message of the client was executed."""

    type: Literal["ack"]
    number: int


class RefusedMessage(RefusalPayload):
    """A message of the client was refused; number 0: it could not be read."""

    type: Literal["refused"]
    number: int


class HintMessage(TypedDict):
    """The option that a computer player would take in state `seq`."""

    type: Literal["hint"]
    number: int
    seq: int
    option: int
    label: Message


class UndoAskedMessage(TypedDict):
    """A seat asks to take its last decision back."""

    type: Literal["undo_asked"]
    seat: int


class UndoAnsweredMessage(TypedDict):
    """The answer to a request for an undo."""

    type: Literal["undo_answered"]
    granted: bool


class RematchMessage(TypedDict):
    """The seats that want a rematch, and its table."""

    type: Literal["rematch"]
    table: str | None
    wants: list[int]


ServerMessage = (
    WelcomeMessage
    | PlayersMessage
    | WatchingMessage
    | ChatMessage
    | StateMessage
    | AckMessage
    | RefusedMessage
    | WhyNotMessage
    | HintMessage
    | UndoAskedMessage
    | UndoAnsweredMessage
    | RematchMessage
)

# Over HTTP.


class SeatInvite(TypedDict):
    """The invite to a seat."""

    seat: int
    invite: str


class TableSecrets(TypedDict):
    """The secrets of a new table; `secret` is null if its creator has no seat."""

    game: str
    seats: list[int]
    secret: str | None
    invites: list[SeatInvite]
    watch: str


class CreatedTable(TableSecrets):
    """A new table."""

    table: str


class JoinedTable(TypedDict):
    """The seats of a guest, and the secret that holds them."""

    table: str
    game: str
    seats: list[int]
    secret: str
    watch: str


class WatchPass(TypedDict):
    """A watch token that needs no password."""

    table: str
    game: str
    watch: str


class InvitationClock(TypedDict):
    """The thinking time of each seat, in seconds."""

    seconds: float
    free: float


class Invitation(TypedDict):
    """A table as the holder of an invite may know it."""

    table: str
    game: str
    seats: list[int]  # the seats that the invite is for
    players: list[PlayerInfo]
    clock: InvitationClock | None
    delay: float  # seconds by which spectators see everything later
    password: bool
    taken: bool  # whether the invite was used


class TableSummary(TypedDict):
    """A table in the viewer's list of their tables."""

    table: str
    game: str
    seats: list[int]
    decides: bool
    over: bool
    scores: list[float] | None
    players: list[PlayerInfo]
    led: bool  # whether the game has led to others: then there is a room


class FollowUpStatus(TypedDict):
    """A table to which a game has led, with the scores once it is over."""

    table: str
    seats: list[int]
    round: int
    over: bool
    scores: list[float] | None


class Room(TypedDict):
    """All tables to which a game has led."""

    table: str
    game: str
    seats: list[int]
    players: list[PlayerInfo]
    led: list[FollowUpStatus]


class ReplayHeader(TypedDict):
    """The part of a replay before its frames."""

    table: str
    game: str
    players: list[PlayerInfo]
    scores: list[float] | None
    ended: str


class ReplayFrame(TypedDict):
    """A position of a replay, the option taken in it, and the events just before it."""

    at: int
    seat: int
    question: str
    option: int | None
    label: Message | None
    views: list[View]
    events: list[Event]
    lines: Annotated[list[LogLine], list[Line]]


class Replay(ReplayHeader):
    """A whole game, frame by frame."""

    frames: list[ReplayFrame]


class LanguageInfo(TypedDict):
    """A language, by its code and its own name."""

    code: str
    name: str


class GamesCatalogue(TypedDict):
    """The packs, computer players and languages of a server."""

    version: str
    languages: list[LanguageInfo]
    players: list[str]
    packs: list[PackManifest]


class VerbRange(TypedDict):
    """The options of a verb: `count` of them, from `first` on; `card` says whether their subjects are cards."""

    name: str
    first: int
    count: int
    card: bool


class GameInfo(TypedDict):
    """The meaning of a game's numbers."""

    name: str
    seats: int
    size: int
    verbs: list[VerbRange]
    legend: Legend
