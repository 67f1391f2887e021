"""Checks that a page tells an event in words only after its motion has begun."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any

from playwright.sync_api import Page, WebSocket

# Record when motions begin, when events are applied, and how many lines of the log are on the page after every change. The times
# of motions and of applied events are noted at once; lines are counted when the page has been updated.
WATCH_WORDS = """() => {
    window.motions = [];
    window.applied = [];
    window.counted = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.motions.push(performance.now());
        return animate.apply(this, given);
    };
    const table = document.querySelector('.table, .replay');
    const setAttribute = table.setAttribute;
    table.setAttribute = function (name, value) {
        if (name === 'data-clock') window.applied.push([Number(value), performance.now()]);
        return setAttribute.call(this, name, value);
    };
    const count = () => {
        const spoken = document.querySelector('[data-testid="spoken"]');
        if (spoken) return Number(spoken.lastElementChild?.dataset.line ?? -1) + 1;
        return document.querySelectorAll('aside .log :is(li, p.detail)').length;
    };
    const look = () => {
        const found = [table.dataset.clock === undefined ? null : Number(table.dataset.clock), count()];
        const before = window.counted.at(-1);
        if (!before || before[0] !== found[0] || before[1] !== found[1]) window.counted.push(found);
    };
    const changes = {subtree: true, childList: true, attributes: true, attributeFilter: ['data-clock']};
    new MutationObserver(look).observe(document.body, changes);
}"""


def line_clocks(frames: list[dict[str, Any]]) -> list[int]:
    """Return the clocks of the lines of a replay: a line belongs to the last event of its step."""
    return sorted(frame["events"][-1][0] for frame in frames for _ in frame["lines"] if frame["events"])


def collect_line_clocks(page: Page) -> list[int]:
    """Return a list that gets the clock of every line that a table sends from now on."""
    clocks: list[int] = []

    def take(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "state":
            if message["rewound"] or not message["since"]:
                clocks.clear()
            clocks.extend((*line, 0)[3] for line in message["lines"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", take)

    page.on("websocket", listen)
    return clocks


def check_words(page: Page, frames: list[dict[str, Any]], clocks: list[int], verbs: set[str]) -> int:
    """Check the words of a game that was shown to its end; return how many events had a motion.

    Events of the verbs must have a motion that begins before they are applied; the log may tell an event once it is applied.
    `clocks` are those of all lines.
    """
    events = {event[0]: event for frame in frames for event in frame["events"]}
    applied: list[tuple[int, float]] = page.evaluate("window.applied")
    motions: list[float] = page.evaluate("window.motions")
    moved = set()
    before = 0.0
    for clock, time in applied:
        if bisect_right(motions, time) > bisect_right(motions, before):
            moved.add(clock)
        before = time
    told = [clock for clock, _ in applied if events[clock][1] in verbs]
    assert told or not verbs, "such events were shown"
    still = [events[clock] for clock in told if clock not in moved]
    assert not still, ("no motion before the words", still)
    counted: list[tuple[int | None, int]] = page.evaluate("window.counted")
    assert any(lines for clock, lines in counted if clock is not None), "lines were shown with their events"
    following: int | None = None
    for shown, lines in reversed(counted):
        if shown is not None:
            assert lines <= bisect_right(clocks, shown), (events[shown], "no line before its event has been shown")
            following = shown
        elif following is not None:
            assert lines <= bisect_right(clocks, following - 1), (events[following], "no line of an event to come")
    return len(moved)
