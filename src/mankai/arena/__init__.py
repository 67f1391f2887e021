"""The arena: lets players meet, mirrored and repeatable, on this machine or on many, and measures how they did."""

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
