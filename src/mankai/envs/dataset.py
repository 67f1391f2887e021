"""Reading datasets that `mankai arena ... --dataset` has written, as tables or as arrays for training."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import polars

from mankai.kernel.errors import MankaiError, OtherVersion, UnknownGame
from mankai.kernel.position import Position
from mankai.packs import registry
from mankai.packs.observation_spec import fingerprint

ABOUT = "dataset.json"


class BadDataset(MankaiError):
    """A folder that holds no dataset, or a damaged one."""


@dataclass(frozen=True)
class Batch:
    """Positions as arrays: observations, masks of options, chosen options, visits of the search, final scores."""

    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    visits: npt.NDArray[np.float32]  # shares of the search's simulations; without a search, 1 for the chosen option
    scores: npt.NDArray[np.float32]


class Dataset:
    """A dataset of a game.  Its numbers must mean the same as in the installed rules, else `OtherVersion` is raised."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            about = json.loads((self.folder / ABOUT).read_text("utf-8"))
            self.about: dict[str, Any] = about
            game, mark = str(about["game"]), str(about["fingerprint"])
        except FileNotFoundError:
            raise BadDataset(f"{self.folder} holds no dataset: it has no {ABOUT}") from None
        except (ValueError, KeyError, TypeError):
            raise BadDataset(f"{self.folder / ABOUT} has been damaged, or is not of a dataset") from None
        try:
            self.rules = registry.game(game)
        except UnknownGame:
            raise BadDataset(f"{self.folder} is of {game}, which is not here") from None
        if mark != fingerprint(self.rules):
            raise OtherVersion(
                f"the dataset in {self.folder} is of {game} version {about.get('version')} with other numbers than version "
                f"{self.rules.version} here has: write it anew, or read it with the Mankai that wrote it"
            )

    def table(self) -> polars.LazyFrame:
        """Return all positions."""
        return self.scan("positions")

    def records(self) -> polars.LazyFrame:
        """Return the records and scores of all games."""
        return self.scan("records")

    def scan(self, kind: str) -> polars.LazyFrame:
        if not list(self.folder.glob(f"{kind}-*.parquet")):
            raise BadDataset(f"{self.folder} has no games yet")
        return polars.scan_parquet(self.folder / f"{kind}-*.parquet")

    def position(self, job: str, game: int, decision: int) -> Position:
        """Return a position by replaying the record of its game."""
        rows = self.records().filter((polars.col("job") == job) & (polars.col("game") == game)).collect()
        if not len(rows):
            raise BadDataset(f"there is no game {game} of {job!r} in {self.folder}")
        return registry.replay_positions(rows["record"][0])[decision]

    def batches(self, size: int, seed: int | None = None) -> Iterator[Batch]:
        """Yield all positions once, in the order of the files or, with a seed, shuffled."""
        columns = ["where", "numbers", "options", "visits", "taken", "score"]
        frame = self.table().select(columns).collect()
        order = np.arange(len(frame)) if seed is None else np.random.default_rng(seed).permutation(len(frame))
        for first in range(0, len(frame), size):
            yield self.to_batch(frame[order[first : first + size]])

    def to_batch(self, rows: polars.DataFrame) -> Batch:
        count = len(rows)
        observations = np.zeros((count, self.about["width"]), np.int16)
        masks = np.zeros((count, self.about["actions"]), np.int8)
        visits = np.zeros((count, self.about["actions"]), np.float32)
        actions = rows["taken"].to_numpy().astype(np.int64)
        for row, (where, numbers, options, counts) in enumerate(
            zip(rows["where"], rows["numbers"], rows["options"], rows["visits"], strict=True)
        ):
            observations[row, where.to_numpy()] = numbers.to_numpy()
            masks[row, options.to_numpy()] = 1
            visits[row, options.to_numpy()] = counts.to_numpy()
            if not visits[row].any():
                visits[row, actions[row]] = 1
        visits /= visits.sum(axis=1, keepdims=True)
        return Batch(observations, masks, actions, visits, rows["score"].to_numpy().astype(np.float32))

    def summary(self) -> list[tuple[str, str]]:
        """Return lines of names and figures about the dataset."""
        table = self.table()
        counts = table.select(
            polars.len().alias("positions"), polars.struct("job", "game").n_unique().alias("games"), polars.col("visits")
            .list.sum().gt(0).sum().alias("searched"), polars.col("options").list.len().mean().alias("options"),
        ).collect()  # fmt: skip
        by_player = table.group_by("player").agg(polars.len(), polars.col("score").mean()).sort("player").collect()
        lines = [
            ("game", f"{self.rules.name}, version {self.rules.version}"),
            ("games", f"{counts['games'][0]:,}"),
            ("positions", f"{counts['positions'][0]:,}"),
            ("searched", f"{counts['searched'][0]:,}"),
            ("options at a position, on average", f"{counts['options'][0]:.1f}"),
            ("numbers of an observation", f"{self.about['width']:,}"),
        ]
        return lines + [
            (f"decisions of {row['player']}", f"{row['len']:,}, mean score {row['score']:.3f}")
            for row in by_player.iter_rows(named=True)
        ]


def describe(folder: Path) -> None:
    """Print the summary of a dataset."""
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(title=str(folder), show_header=False)
    grid.add_column("what")
    grid.add_column("figure", justify="right")
    for label, figure in Dataset(folder).summary():
        grid.add_row(label, figure)
    Console().print(grid)
