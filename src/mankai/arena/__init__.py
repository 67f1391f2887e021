"""The arena: mirrored, reproducible games between players, on this machine or on many, and their statistics.

- `plan.py`: schedules: pairings, decks and the jobs of a run.
- `games.py`: plays the games of a job.
- `runner.py`: plays a schedule into a folder of results.
- `backends.py`: plays jobs in this process or in a pool of processes.
- `cluster.py`: plays jobs on a Ray cluster.
- `results.py`: the folder of results.
- `dataset.py`: writes positions as training data.
- `statistics.py`: Wilson intervals and the sequential test.
- `ratings.py`: ratings with intervals.
- `report_tables.py`: tables of results.
- `report.py`: the HTML report with plots.
- `deck_search.py`: searches for good decks.
- `command.py`: the commands `mankai arena` and `mankai report`.
- `errors.py`: errors, and imports of optional libraries.
"""

from __future__ import annotations

from mankai.arena.backends import Backend, Pool, Serial
from mankai.arena.cluster import Cluster
from mankai.arena.errors import BadPlan, BadResults, MissingExtra, UnreachableCluster
from mankai.arena.games import GameResult, play_job
from mankai.arena.plan import Job, Pairing, Schedule, make_schedule
from mankai.arena.results import ResultsFolder
from mankai.arena.runner import run

__all__ = [
    "Backend",
    "BadPlan",
    "BadResults",
    "Cluster",
    "GameResult",
    "Job",
    "MissingExtra",
    "Pairing",
    "Pool",
    "ResultsFolder",
    "Schedule",
    "Serial",
    "UnreachableCluster",
    "make_schedule",
    "play_job",
    "run",
]
