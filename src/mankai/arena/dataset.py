"""Writing training data: positions as players saw them, with the choice, the visits of the search and the final score.

A dataset is a folder: `dataset.json` defines the numbers; every job has a Parquet file of positions and one of records.
"""

from __future__ import annotations

import json
import os
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from mankai.arena.errors import BadResults, import_extra
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.packs import registry
from mankai.packs.observation_spec import fingerprint, observe_sparse, observer_of
from mankai.players.player import Player
from mankai.players.search import Search

METADATA_FILE: Final = "dataset.json"
FORMAT: Final = 1


def dataset_metadata(rules: Rules) -> dict[str, Any]:
    """Return the content of `dataset.json`: the meaning of a dataset's numbers."""
    observer = observer_of(rules)
    return {
        "mankai": "dataset",
        "format": FORMAT,
        "game": rules.name,
        "version": rules.version,
        "fingerprint": fingerprint(rules),
        "seats": rules.seats,
        "actions": rules.size,
        "width": observer.width,
        "pieces": {piece.name: piece.shape for piece in observer.parts},
    }


class DatasetWriter:
    """The folder of a dataset.  Each process that plays writes its own files into it."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.rules = registry.game(game)

    def create(self) -> None:
        """Create the folder and `dataset.json`; raises `BadResults` if the folder holds something else."""
        import_extra("polars", "arena")
        metadata = dataset_metadata(self.rules)
        path = self.folder / METADATA_FILE
        if path.exists():
            if json.loads(path.read_text("utf-8")) != metadata:
                raise BadResults(f"{self.folder} is a dataset of another game or version: take another folder")
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise BadResults(f"{self.folder} is not empty, and no dataset")
        self.folder.mkdir(parents=True, exist_ok=True)
        self.write_file(METADATA_FILE, json.dumps(metadata, indent=1).encode())

    def part_name(self, kind: str, job: str) -> str:
        return f"{kind}-{blake2b(job.encode(), digest_size=8).hexdigest()}.parquet"

    def has(self, job: str) -> bool:
        return (self.folder / self.part_name("positions", job)).exists()

    def write_file(self, name: str, content: bytes) -> None:
        """Write a file atomically: it is there as a whole or not at all."""
        unfinished = self.folder / f"{name}.{os.getpid()}"
        unfinished.write_bytes(content)
        os.replace(unfinished, self.folder / name)


class PositionRows:
    """Collects the positions and records of one job while it is played."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []
        self.records: list[dict[str, Any]] = []
        self.first_row = 0  # row of the current game

    def add_decision(self, position: Position, player: Player, name: str, option: int) -> None:
        """Add a decision; its score is set when the game ends."""
        indices, numbers = observe_sparse(position, position.seat)
        visits = player.visits if isinstance(player, Search) else {}
        self.rows.append(
            {
                "game": len(self.records),
                "decision": len(self.rows) - self.first_row,
                "seat": position.seat,
                "player": name,
                "question": position.question,
                "options": position.options[:],
                "taken": option,
                "visits": [visits.get(legal_option, 0) for legal_option in position.options],
                "where": indices,
                "numbers": numbers,
                "score": 0.5,
            }
        )

    def end_game(self, position: Position) -> None:
        """Add the record and set the scores of the game; one that was broken off counts as a draw."""
        if position.is_over:
            for row in self.rows[self.first_row :]:
                row["score"] = position.scores[row["seat"]]
        scores = position.scores if position.is_over else [0.5] * position.rules.seats
        self.records.append({"game": len(self.records), "record": json.dumps(position.record), "scores": scores})
        self.first_row = len(self.rows)

    def write(self, dataset: DatasetWriter, job: str) -> None:
        polars = import_extra("polars", "arena")
        for kind, rows in (("records", self.records), ("positions", self.rows)):
            memory = BytesIO()
            frame = polars.DataFrame(rows).with_columns(job=polars.lit(job))
            if kind == "positions":
                small = {"options": polars.List(polars.Int32), "where": polars.List(polars.Int32)}
                small |= {"visits": polars.List(polars.Int32), "numbers": polars.List(polars.Int16)}
                frame = frame.cast(small)
            frame.write_parquet(memory)
            dataset.write_file(dataset.part_name(kind, job), memory.getvalue())
