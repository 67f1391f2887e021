"""A reader of a table: what somebody is shown, and when, so that neither says more than they may know."""

from __future__ import annotations

import time
from bisect import bisect_right
from typing import Any

import msgspec

from mankai.kernel.messages import Message
from mankai.kernel.position import Position
from mankai.server.clocks import Times
from mankai.server.messages import written

FEW = 32  # a verb with more subjects than this is not asked about one by one
COMMON = 3  # a reason given for so many verbs says nothing about any of them


class Frame(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """One state that a reader was shown, and what had happened since the one before."""

    seq: int
    at: int  # decisions made before it
    events: bytes  # as they are sent, without the brackets
    lines: bytes


class Reader:
    """Sees the table through the eyes of the seats it holds, or as a spectator when it holds none.

    A position is shown when one of one's own seats decides, when nothing is under way, and when the game is over.  In
    between, somebody else may or may not have been asked something, and whether they were can betray what they hold; so
    nothing is shown until that is past, and the numbers of the states are the reader's own.
    """

    def __init__(self, seats: list[int], eyes: int | None = None) -> None:
        self.seats = seats
        self.who = seats[0] if seats else -1  # stays, also when seats are given up
        self.seq = 0
        self.frames: list[Frame] = []
        self.passed: list[Position] = []  # since the last frame
        self.is_veiled = False  # there is something that is told later
        self.apart: Position | None = None  # in a round: how it stands if nobody else has decided in it,
        self.is_asked_apart = False  # and whether one is asked there
        self.begun: Position | None = None  # where that round began,
        self.given: dict[int, list[int]] = {}  # and by seat the answers of one's own that have led there
        self.reached: dict[int, Position] = {}
        self.rewound = 0  # the number of the last state that took something back
        self.shown: Position | None = None
        self.eyes: int | None = seats[0] if seats else eyes
        self.times: Times | None = None  # of the clocks, when the last state was shown
        self.shown_at = time.monotonic()
        self.told: dict[tuple[int, int, bytes], bytes] = {}  # states as they were last sent, by what they hang on
        self.reasoned = 0  # the state whose reasons were told last, and what they are
        self.reasons_found = msgspec.Raw(b"[]")

    def see(self, position: Position, at: int, times: Times | None = None, is_within: bool = False) -> bool:
        """The game has gone on, and stands `at` so many decisions; whether that is shown: within a round nothing is."""
        self.passed.append(position)
        if self.shown is None or (not is_within and self.is_open(position)):  # of a round, a whole deck, nothing need be asked
            self.show(at, times)
            return True
        return False

    def is_open(self, position: Position) -> bool:
        return position.seat in self.seats or position.seat < 0 or all_see(position) or self.is_in(position)

    def is_in(self, position: Position) -> bool:
        """Whether a round begins in which one decides at the same time as others."""
        return bool(self.seats) and position.together >= 0 and any([position.apart(seat, [])[1] for seat in self.seats])

    def stand_apart(self, first: Position | None, given: dict[int, list[int]]) -> None:
        """In a round that began at `first`: it stands as one's own answers alone have made it; `None`: there is no round."""
        self.apart, self.is_asked_apart = None, False
        if first is not self.begun:
            self.begun, self.given, self.reached = first, {}, {}
        if first is not None:
            for seat in self.seats:
                if not self.is_asked_apart:
                    self.apart, self.is_asked_apart = self.stood(first, seat, given.get(seat, []))
                    self.eyes = seat

    def stood(self, first: Position, seat: int, answers: list[int]) -> tuple[Position, bool]:
        """Where these answers lead, and whether more are asked for: from where some of them have led before, if they have."""
        known = self.given.get(seat, [])
        if seat in self.reached and answers[: len(known)] == known:
            position, is_asked = self.reached[seat], True
        else:
            known = []
            position, is_asked = first.apart(seat, [])
        for at in range(len(known), len(answers)):
            after, is_asked = position.apart(seat, [answers[at]])
            if not is_asked or after is position:  # the round is over for this seat, or that is no answer here
                return after, is_asked
            position = after
            self.given[seat], self.reached[seat] = answers[: at + 1], position
        return position, is_asked

    def unsee(self, count: int) -> None:
        """Of what has passed and was not shown, the last has not happened."""
        del self.passed[max(0, len(self.passed) - count) :]

    def show(self, at: int, times: Times | None = None) -> None:
        """Show how it stands after what has passed."""
        self.times, self.shown_at = times, time.monotonic()
        if self.passed:
            self.shown = self.passed[-1]
            if self.shown.seat in self.seats:
                self.eyes = self.shown.seat
        events = [event for position in self.passed for event in position.told(self.eyes)]
        lines = self.lines(events[-1][0] if events else 0)
        self.passed = []
        self.seq += 1
        self.frames.append(Frame(self.seq, at, written(events)[1:-1], written(lines)[1:-1]))

    def lines(self, clock: int) -> list[tuple[Any, ...]]:
        """What has passed, in lines to be read once the event of that number is shown.

        They are made of all of it at once: where others were asked in between must not be seen from how it is told.
        """
        if not self.passed:
            return []
        last = self.passed[-1]
        events = [event for position in self.passed for event in position.told_with_notes(self.eyes)]
        lines = last.rules.lines(events, last.rules.tokens_seen(last.now, self.eyes), self.eyes)
        return [(*line, clock) for line in lines]

    def repeat(self) -> None:
        """Show the same again, because what the reader may do, or whose time runs, has changed."""
        self.shown_at = time.monotonic()
        self.seq += 1
        self.frames.append(Frame(self.seq, self.frames[-1].at, b"", b""))

    def kept(self, to: int) -> int:
        """Forget the states after decision `to`; how many decisions had been made before the last one kept, or -1."""
        frames: list[Frame] = []
        for frame in self.frames:
            # Of states that told nothing new only the first at a decision is kept: nobody can name one from before an undo.
            if frame.at <= to and (frame.events or frame.lines or not frames or frames[-1].at != frame.at):
                frames.append(frame)
        self.frames = frames
        self.passed = []
        return self.frames[-1].at if self.frames else -1

    def rewind(self, passed: list[Position], now: Position, to: int, times: Times | None = None) -> None:
        """Show `now`, an earlier position, once more; `passed` are those between it and the last state kept."""
        self.passed = passed
        self.shown = now
        self.rewound = self.seq + 1
        if now.seat in self.seats:
            self.eyes = now.seat
        self.show(to, times)

    def news(self, since: int) -> dict[str, Any]:
        """What happened after the state `since`; everything, when that state has been taken back or was never there."""
        first = bisect_right(self.frames, since, key=seq_of)
        known = since >= self.rewound and first > 0 and self.frames[first - 1].seq == since
        frames = self.frames[first:] if known else self.frames
        return {
            "type": "state",
            "seq": self.seq,
            "since": since if known else 0,
            "seat": self.eyes,
            "rewound": 0 < since < self.rewound,
            "events": joined([frame.events for frame in frames]),
            "lines": joined([frame.lines for frame in frames]),
        }

    def state(self, since: int, is_over: bool) -> dict[str, Any]:
        """All that this reader may know, once the table has said what is its own to say."""
        position = self.apart or self.shown
        assert position is not None
        content = self.news(since)
        view = position.view(self.eyes)
        content["view"], content["options"] = view, []
        if self.is_asked(is_over):
            content["asked"] = position.asked
            labels = zip(position.options, position.messages(), strict=True)
            content["options"] = [offered(position, option, label) for option, label in labels]
        else:
            view["decides"], view["question"], view["about"], view["options"] = False, "", -1, []
        return content

    @property
    def is_behind(self) -> bool:
        """Whether more has happened than was shown."""
        return self.is_veiled or bool(self.passed)

    def is_asked(self, is_over: bool) -> bool:
        """Nobody is who has answered already and is not shown yet what follows, who watches, or whose seat a computer has."""
        if is_over or self.is_veiled or self.shown is None:
            return False
        return self.is_asked_apart if self.apart is not None else not self.passed and self.shown.seat in self.seats

    def reasons(self) -> msgspec.Raw:
        """Why the reader, who is asked, cannot take what they might think of; found once."""
        if self.reasoned != self.seq:
            position = self.apart or self.shown
            assert position is not None
            self.reasoned, self.reasons_found = self.seq, msgspec.Raw(reasons(position))
        return self.reasons_found


def offered(position: Position, option: int, label: Message) -> dict[str, Any]:
    """An option as it is sent; with those that are the same with another card, and not offered, where there are any."""
    twins = position.twins_of(option)
    return {"option": option, "label": label, "twins": twins} if twins else {"option": option, "label": label}


def seq_of(frame: Frame) -> int:
    return frame.seq


def all_see(position: Position) -> bool:
    """Whether everybody sees who decides here: nothing is under way that only some know of."""
    return position.question in position.rules.rests


def joined(parts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[" + b",".join([part for part in parts if part]) + b"]")


def reasons(position: Position) -> bytes:
    """Why the one who decides cannot take what they might think of: pairs of option and reason, as they are sent."""
    return written(position.obstacles(FEW, COMMON))
