"""Tests of a Ray cluster of two nodes on this machine, one of which is lost in the middle of a run."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[1] / "support" / "arena" / "two_nodes.py"


@pytest.mark.slow
def test_two_nodes_give_the_results_of_the_pool_also_when_one_is_lost(tmp_path: Path) -> None:
    # Only holders of the token may join: a cluster runs every program that it is sent.
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}
    ran = subprocess.run(
        [sys.executable, str(PROGRAM), str(tmp_path)], env={**os.environ, **token}, capture_output=True, text=True, timeout=900
    )
    assert ran.returncode == 0, ran.stderr[-4000:]
    told = json.loads((tmp_path / "told.json").read_text())
    assert len(told["pool"]) == 80
    assert told["calm"] == told["pool"]
    assert len({node for _, node in told["begun"]}) == 2
    assert told["broken"] == told["pool"]
    lost = {job for job, node in told["begun while breaking"] if node == told["second"]}
    played = {job for job, node in told["begun while breaking"] if node != told["second"]}
    assert lost and lost <= played  # the other node has played the jobs that the lost one had begun
