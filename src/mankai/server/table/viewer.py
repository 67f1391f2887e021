"""A viewer of a table: the states that somebody is shown, and when, so that neither reveals more than they may know."""

from __future__ import annotations

import time
from bisect import bisect_right
from typing import Any

import msgspec

from mankai.kernel.messages import Message
from mankai.kernel.position import Position
from mankai.server.protocol.client_messages import encode_json
from mankai.server.protocol.server_messages import OfferedOption, Updates, ViewerState
from mankai.server.table.clocks import ClockTimes

MOST_SUBJECTS = 32  # a verb with more subjects than this is not asked about one by one
COMMON = 3  # a reason given for so many verbs says nothing about any of them


class ViewerFrame(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One state that a viewer was shown, with the events since the one before."""

    seq: int
    at: int  # decisions made before it
    events: bytes  # the JSON that is sent, without the brackets
    lines: bytes


class OwnRound:
    """A round as each seat's own answers alone have made it.  Answers that have been played are not played again."""

    def __init__(self, start: Position) -> None:
        self.start = start
        self.played: dict[int, tuple[list[int], Position]] = {}  # by seat: its answers that have been played, and their result

    def play(self, seat: int, answers: list[int]) -> tuple[Position, bool]:
        """Return where the answers of a seat lead, and whether more are asked for."""
        played, position = self.played.get(seat, ([], self.start))
        is_asked = True
        if not played or answers[: len(played)] != played:
            played = []
            position, is_asked = self.start.own_view_of_round(seat, [])
        for at in range(len(played), len(answers)):
            after, is_asked = position.own_view_of_round(seat, [answers[at]])
            if not is_asked or after is position:  # the round is over for this seat, or that is no answer here
                return after, is_asked
            position = after
            self.played[seat] = answers[: at + 1], position
        return position, is_asked


class Viewer:
    """The table as the holder of some seats sees it, or as a spectator does if there are none.

    A position is shown when one of the viewer's own seats decides, when nothing is under way, and when the game is over.  In
    between, somebody else may or may not have been asked something, which can betray their hand.  So nothing is shown until
    that is past, and each viewer numbers its states for itself.
    """

    def __init__(self, seats: list[int], perspective: int | None = None) -> None:
        self.seats = seats
        self.first_seat = seats[0] if seats else -1  # stays, even if seats are given up
        self.seq = 0
        self.frames: list[ViewerFrame] = []
        self.pending: list[Position] = []  # since the last frame
        self.is_delayed = False  # whether updates wait for the end of a reveal delay
        self.round_view: Position | None = None  # in a round: the position as if nobody else had decided in it
        self.is_asked_in_round = False  # whether the viewer is asked in `round_view`
        self.own_round: OwnRound | None = None  # the round under way, for `round_view`
        self.rewound_seq = 0  # the number of the last state that took something back
        self.shown_position: Position | None = None
        self.perspective: int | None = seats[0] if seats else perspective
        self.times: ClockTimes | None = None  # the clocks when the last state was shown
        self.shown_at = time.monotonic()
        # The last states sent to spectators.  None goes stale: the key holds all that a state depends on.
        self.sent_states: dict[tuple[int, int, bytes], bytes] = {}
        self.reasons_seq = 0  # the state to which `cached_reasons` belongs
        self.cached_reasons = msgspec.Raw(b"[]")

    def observe(
        self, position: Position, decision_count: int, times: ClockTimes | None = None, is_within_round: bool = False
    ) -> bool:
        """Add the position after `decision_count` decisions.  Returns whether it is shown: within a round none is."""
        self.pending.append(position)
        # A round can be as long as a whole deck, so `can_show` is not called within one: nothing is shown there anyway.
        if self.shown_position is None or (not is_within_round and self.can_show(position)):
            self.add_frame(decision_count, times)
            return True
        return False

    def can_show(self, position: Position) -> bool:
        return position.seat in self.seats or position.seat < 0 or is_public_decision(position) or self.is_in_round(position)

    def is_in_round(self, position: Position) -> bool:
        """Return whether a round begins in which this viewer decides at the same time as others."""
        return (
            bool(self.seats)
            and position.simultaneous_round >= 0
            and any([position.own_view_of_round(seat, [])[1] for seat in self.seats])
        )

    def update_round_view(self, start: Position | None, answers: dict[int, list[int]]) -> None:
        """Show a round that began at `start` as the viewer's own answers alone have made it; `None` means no round."""
        self.round_view, self.is_asked_in_round = None, False
        if start is None:
            self.own_round = None
            return
        if self.own_round is None or self.own_round.start is not start:
            self.own_round = OwnRound(start)
        for seat in self.seats:
            if not self.is_asked_in_round:
                self.round_view, self.is_asked_in_round = self.own_round.play(seat, answers.get(seat, []))
                self.perspective = seat

    def retract(self, count: int) -> None:
        """Drop the last `count` positions that were not shown."""
        del self.pending[max(0, len(self.pending) - count) :]

    def add_frame(self, decision_count: int, times: ClockTimes | None = None) -> None:
        """Show the position that was added last, with all events since the last frame."""
        self.times, self.shown_at = times, time.monotonic()
        if self.pending:
            self.shown_position = self.pending[-1]
            if self.shown_position.seat in self.seats:
                self.perspective = self.shown_position.seat
        events = [event for position in self.pending for event in position.events_for(self.perspective)]
        lines = self.log_lines(events[-1][0] if events else 0)
        self.pending = []
        self.seq += 1
        self.frames.append(ViewerFrame(self.seq, decision_count, encode_json(events)[1:-1], encode_json(lines)[1:-1]))

    def log_lines(self, clock: int) -> list[tuple[Any, ...]]:
        """Return the log lines of all that was not shown yet, to be read once the event number `clock` is shown.

        They are made from all events at once, so that they do not reveal where others were asked in between.
        """
        if not self.pending:
            return []
        last = self.pending[-1]
        events = [event for position in self.pending for event in position.events_with_notes(self.perspective)]
        lines = last.rules.log_lines(events, last.rules.visible_tokens(last.now, self.perspective), self.perspective)
        return [(*line, clock) for line in lines]

    def resend(self) -> None:
        """Show the same again, because the viewer's rights have changed, or the clocks that run."""
        self.shown_at = time.monotonic()
        self.seq += 1
        self.frames.append(ViewerFrame(self.seq, self.frames[-1].at, b"", b""))

    def drop_frames_after(self, to: int) -> int:
        """Drop frames after decision `to`.  Returns the decision number of the last remaining frame, or -1."""
        frames: list[ViewerFrame] = []
        for frame in self.frames:
            # Of frames without news only the first at a decision is kept: no client can name one from before an undo.
            if frame.at <= to and (frame.events or frame.lines or not frames or frames[-1].at != frame.at):
                frames.append(frame)
        self.frames = frames
        self.pending = []
        return self.frames[-1].at if self.frames else -1

    def rewind(self, passed: list[Position], now: Position, to: int, times: ClockTimes | None = None) -> None:
        """Show `now`, an earlier position, once more.  `passed` are the positions between it and the last remaining frame."""
        self.pending = passed
        self.shown_position = now
        self.rewound_seq = self.seq + 1
        if now.seat in self.seats:
            self.perspective = now.seat
        self.add_frame(to, times)

    def updates_since(self, since: int) -> Updates:
        """Return the events and lines after the state `since`; all of them, if that state was taken back or never existed."""
        newer = bisect_right(self.frames, since, key=seq_of)
        is_known = since >= self.rewound_seq and newer > 0 and self.frames[newer - 1].seq == since
        frames = self.frames[newer:] if is_known else self.frames
        return {
            "type": "state",
            "seq": self.seq,
            "since": since if is_known else 0,
            "seat": self.perspective,
            "rewound": 0 < since < self.rewound_seq,
            "events": join_json([frame.events for frame in frames]),
            "lines": join_json([frame.lines for frame in frames]),
        }

    def state(self, since: int, is_over: bool) -> ViewerState:
        """Return all that this viewer may know; the table adds its own fields."""
        position = self.round_view or self.shown_position
        assert position is not None
        view = position.view(self.perspective)
        content: ViewerState = {**self.updates_since(since), "view": view, "options": []}
        if self.is_asked(is_over):
            content["asked"] = position.question_message
            labels = zip(position.options, position.messages(), strict=True)
            content["options"] = [option_payload(position, option, label) for option, label in labels]
        else:
            view["decides"], view["question"], view["about"], view["options"] = False, "", -1, []
        return content

    @property
    def is_behind(self) -> bool:
        """Whether more has happened than was shown."""
        return self.is_delayed or bool(self.pending)

    def is_asked(self, is_over: bool) -> bool:
        """Return whether the viewer is asked: not as a spectator, not for a bot's seat, and not while more is to be shown."""
        if is_over or self.is_delayed or self.shown_position is None:
            return False
        return (
            self.is_asked_in_round if self.round_view is not None else not self.pending and self.shown_position.seat in self.seats
        )

    def reasons(self) -> msgspec.Raw:
        """Return why the viewer, who is asked, cannot take other options.  Cached until the next state."""
        if self.reasons_seq != self.seq:
            position = self.round_view or self.shown_position
            assert position is not None
            self.reasons_seq, self.cached_reasons = self.seq, msgspec.Raw(encode_reasons(position))
        return self.cached_reasons


def option_payload(position: Position, option: int, label: Message) -> OfferedOption:
    """Return an option as it is sent, with its twins if there are any: the same with another card, and not offered."""
    twins = position.twins_of(option)
    return {"option": option, "label": label, "twins": twins} if twins else {"option": option, "label": label}


def seq_of(frame: ViewerFrame) -> int:
    return frame.seq


def is_public_decision(position: Position) -> bool:
    """Return whether everybody sees who decides here: nothing is under way that only some know of."""
    return position.question in position.rules.quiet_questions


def join_json(parts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[" + b",".join([part for part in parts if part]) + b"]")


def encode_reasons(position: Position) -> bytes:
    """Return pairs of option and reason, as they are sent: why the seat that decides cannot take what it might think of."""
    return encode_json(position.obstacles(MOST_SUBJECTS, COMMON))
