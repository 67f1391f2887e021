"""Processes that only play, think or measure collect garbage rarely; the library leaves the collector alone."""

from __future__ import annotations

import gc
import subprocess
import sys

from mankai.compat.gc_settings import THRESHOLDS


def told(code: str) -> str:
    """The collector's state in a fresh process after running this code."""
    tell = "import gc\nprint(gc.get_threshold(), gc.get_freeze_count() > 0)"
    return subprocess.run([sys.executable, "-c", f"{code}\n{tell}"], capture_output=True, text=True, check=True).stdout.strip()


def test_the_library_leaves_the_collector_alone() -> None:
    played = "import mankai\nmankai.game('oka/4').start(seed=1).walk(mankai.Chance(1))"
    assert told(played) == told("")
    assert told("") == f"{gc.get_threshold()} False"


def test_a_worker_of_the_arena_settles_it() -> None:
    work = "from multiprocessing import Pipe\nfrom mankai.arena.backends import serve\none, other = Pipe()\none.close()\n"
    assert told(f"{work}serve(other, list)") == f"{THRESHOLDS} True"


def test_a_thinker_settles_it() -> None:
    """In its own process, because it would change the collector of the tests."""
    start = "from multiprocessing import get_context\nfrom mankai.server.bots import pool\n"
    asked = "def tell(pipe):\n    pool.prepare_process()\n    pipe.send((gc.get_threshold(), gc.get_freeze_count() > 0))\n"
    run = (
        "import gc\nif True:\n    context = get_context('fork')\n    ours, theirs = context.Pipe()\n"
        "    process = context.Process(target=tell, args=(theirs,))\n    process.start()\n    print(*ours.recv())\n"
        "    process.kill()\n"
    )
    script = start + asked + run
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.strip()
    assert said == f"{THRESHOLDS} True"
