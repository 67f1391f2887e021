"""Plays one run on a pool and on a Ray cluster of two nodes, one of which is lost in the end, and prints the results as JSON.

A program of its own, because Ray reads its settings once, when it is first imported.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from mankai.arena import Cluster, GameResult, Job, Pool, ResultsFolder, make_schedule, run
from mankai.arena.backends import Outcomes, Work
from mankai.arena.runner import ProgressListener

PATIENCE = 60


class NotingCluster(Cluster):
    """A cluster that records which node begins which job; a job is slow enough that the second node gets one."""

    def __init__(self, address: str, notes: Path, second: str, hangs: bool) -> None:
        super().__init__(address)
        self.notes = notes
        self.second = second
        self.hangs = hangs  # the second node never finishes its job
        notes.mkdir()

    def run(self, work: Work, jobs: Iterable[Job]) -> Outcomes:
        notes, second, hangs, patience = self.notes, self.second, self.hangs, PATIENCE

        def noted(job: Job) -> list[GameResult]:
            here = import_module("ray").get_runtime_context().get_node_id()
            (notes / f"{job.first} {here}").touch()
            if here == second and hangs:
                time.sleep(2 * patience)
            begin = time.monotonic()
            while not list(notes.glob(f"* {second}")) and time.monotonic() - begin < patience:
                time.sleep(0.02)
            return work(job)

        return super().run(noted, jobs)

    def started_jobs(self) -> list[list[str]]:
        """The jobs begun on each node."""
        return sorted([note.name.split() for note in self.notes.iterdir()])


class NodeKiller(ProgressListener):
    """Kills a node after the first job of the other node."""

    def __init__(self, nodes: Any, node: Any) -> None:
        self.nodes = nodes
        self.node = node
        self.is_killed = False

    def on_games(self, games: list[GameResult]) -> None:
        if not self.is_killed:
            self.nodes.remove_node(self.node, allow_graceful=False)
            self.is_killed = True


def main(folder: Path) -> None:
    plan = make_schedule("match", "sakura-arms/level99", ["greedy", "random"], 80, seed=4)
    nodes = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        second = nodes.add_node(num_cpus=1)
        calm = NotingCluster(nodes.address, folder / "calm notes", second.node_id, False)
        broken = NotingCluster(nodes.address, folder / "broken notes", second.node_id, True)
        told = {
            "second": second.node_id,
            "pool": [game.reproducible_fields for game in run(plan, ResultsFolder(folder / "pool"), Pool(2))],
            "calm": [game.reproducible_fields for game in run(plan, ResultsFolder(folder / "calm"), calm)],
            "begun": calm.started_jobs(),
            "broken": [
                game.reproducible_fields
                for game in run(plan, ResultsFolder(folder / "broken"), broken, NodeKiller(nodes, second))
            ],
            "begun while breaking": broken.started_jobs(),
        }
    finally:
        nodes.shutdown()
    (folder / "told.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
