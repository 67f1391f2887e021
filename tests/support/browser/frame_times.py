"""Measures the cost of animations: pytest -s tests/support/browser/frame_times.py

Not a test: pytest collects only files with such a name. A duel of greedy players is replayed at the usual pace, and the
browser's trace records how long its main thread worked on each frame, in CPU time, so that other processes do not count. A long
frame took half as long again as it may at 60 a second.
"""

from __future__ import annotations

import json
import os
from bisect import bisect_right
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from browser.test_replays import replay
from support.browser.fixtures import Opened
from support.browser.pictures import greedy_duel

SECONDS = 20
LONG = 1000 / 60 * 1.5  # milliseconds
MOST = 0.02
CATEGORIES = ["toplevel", "blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]
MOVES = "moves"
TASK = "ThreadControllerImpl::RunTask"  # the outermost: tasks of other names lie within, and would be counted twice
# Marks the beginning of every frame in the trace, and whether something moves in it.
MARKED = """seconds => new Promise(done => {
    const end = performance.now() + 1000 * seconds;
    const frame = now => {
        performance.mark(document.querySelector('.carried, .flying-petal, .showcase') ? 'moves' : 'rests');
        if (now < end) requestAnimationFrame(frame);
        else done();
    };
    requestAnimationFrame(frame);
})"""


def frame_work(trace: list[dict[str, Any]]) -> list[float]:
    """The milliseconds of work on every frame in which something moves."""
    marks = [one for one in trace if one["name"] in (MOVES, "rests") and one["cat"] == "blink.user_timing"]
    thread = (marks[0]["pid"], marks[0]["tid"])
    begun = [one["ts"] for one in marks]
    work = [0.0] * len(marks)
    for one in trace:
        if one["name"] == TASK and (one["pid"], one["tid"]) == thread and "tdur" in one:
            at = bisect_right(begun, one["ts"] + one["dur"]) - 1
            if at >= 0:
                work[at] += one["tdur"] / 1000
    return sorted(time for time, mark in zip(work, marks, strict=True) if mark["name"] == MOVES)


def test_frames(opened: Opened, browser: Browser, tmp_path: Path) -> None:
    page = opened(motion=True).new_page()
    *_, last = greedy_duel(1)
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(last.record))
    replay(page, file)
    page.get_by_label("Viewpoint").select_option("0")
    page.locator(".scrub input[type=range]").fill(str(len(last.record["options"]) // 2))
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.get_by_role("button", name="Continue").click()
    page.evaluate(MARKED, SECONDS)
    times = frame_work(json.loads(browser.stop_tracing())["traceEvents"])
    long = sum(time > LONG for time in times) / len(times)
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"\n{len(times)} frames while something moves, load {os.getloadavg()[0]:.1f}: ", end="")
    print(f"{long:.1%} long, median {middle:.1f} ms, 99th percentile {late:.1f} ms")
    assert long < MOST
