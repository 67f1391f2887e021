"""Measures how evenly what moves is drawn: pytest -s tests/browser/frames.py

No part of the tests, for which pytest collects only files with such a name.  A duel of greedy players is told again at the usual
pace, and every frame that the browser draws meanwhile is timed; a long one took half as long again as it may at 60 a second.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from browser.conftest import Opened
from browser.pictures import played
from browser.test_replays import replay

SECONDS = 20
LONG = 1000 / 60 * 1.5  # milliseconds
MOST = 0.02
# The times between frames, in milliseconds, while something moves.
TIMED = """seconds => new Promise(done => {
    const times = [];
    let before = performance.now();
    const end = before + 1000 * seconds;
    const frame = now => {
        if (document.querySelector('.carried, .flying-petal, .showcase')) times.push(now - before);
        before = now;
        if (now < end) requestAnimationFrame(frame);
        else done(times);
    };
    requestAnimationFrame(now => { before = now; requestAnimationFrame(frame); });
})"""


def test_frames(opened: Opened, tmp_path: Path) -> None:
    page = opened(motion=True).new_page()
    *_, last = played(1)
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(last.record))
    replay(page, file)
    page.get_by_label("Viewpoint").select_option("0")
    page.locator(".scrub input[type=range]").fill(str(len(last.record["options"]) // 2))
    page.get_by_role("button", name="Continue").click()
    times: list[float] = sorted(page.evaluate(TIMED, SECONDS))
    long = sum(time > LONG for time in times) / len(times)
    middle, late = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"\n{len(times)} frames while something moves, load {os.getloadavg()[0]:.1f}: ", end="")
    print(f"{long:.1%} long, median {middle:.1f} ms, 99th percentile {late:.1f} ms")
    assert long < MOST
