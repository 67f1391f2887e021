"""The arena: lets players meet, mirrored and repeatable, on this machine or on many, and measures how they did."""

from __future__ import annotations

from mankai.arena.backends import Backend, Pool, Serial
from mankai.arena.cluster import Cluster
from mankai.arena.errors import BadPlan, BadResults, MissingExtra, UnreachableCluster
from mankai.arena.plan import Job, Pairing, Plan, planned
from mankai.arena.play import Played, play_job
from mankai.arena.results import Folder
from mankai.arena.run import run

__all__ = [
    "Backend",
    "BadPlan",
    "BadResults",
    "Cluster",
    "Folder",
    "Job",
    "MissingExtra",
    "Pairing",
    "Plan",
    "Played",
    "Pool",
    "Serial",
    "UnreachableCluster",
    "planned",
    "play_job",
    "run",
]
