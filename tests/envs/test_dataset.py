"""Datasets: an arena writes observations, choices, visits and scores, and they are read back unchanged."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import mankai
from mankai.arena.errors import BadResults
from mankai.cli import main
from mankai.envs.arrays import Observations
from mankai.envs.dataset import ABOUT, BadDataset, Dataset
from mankai.kernel.errors import OtherVersion

COMMAND = "arena match search:4 random --game sakura-arms/beta --games 2 --jobs 1"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset")
    assert main([*COMMAND.split(), "--out", str(folder / "run"), "--dataset", str(folder / "data")]) == 0
    return folder / "data"


def test_positions_are_those_of_the_records(written: Path) -> None:
    """Every row is the seat's view of the position that the record leads to, with the option it took there."""
    found = Dataset(written)
    looking = Observations(found.rules)
    for told in found.records().collect().iter_rows(named=True):
        rows = found.table().filter(job=told["job"], game=told["game"]).sort("decision").collect()
        batch = found.to_batch(rows)
        position = mankai.game("sakura-arms/beta").start(json.loads(told["record"])["setup"], json.loads(told["record"])["seed"])
        for at, row in enumerate(rows.iter_rows(named=True)):
            assert row["seat"] == position.seat and row["options"] == position.options
            assert np.array_equal(batch.observations[at], looking.observe(position, position.seat))
            assert np.array_equal(batch.masks[at], looking.mask(position, position.seat))
            assert (sum(row["visits"]) > 0) <= (row["player"] == "search:4")
            assert batch.visits[at].sum() == pytest.approx(1) and batch.actions[at] in position.options
            position = position.play(row["taken"])
        assert position.is_over and position.scores == told["scores"]
        assert batch.scores.tolist() == [position.scores[seat] for seat in rows["seat"]]
    again = found.position(told["job"], told["game"], 3)
    assert again.decisions == rows["taken"].to_list()[:3]


def test_batches_have_every_position_once(written: Path) -> None:
    found = Dataset(written)
    count = len(found.table().collect())
    for seed in (None, 4):
        batches = list(found.batches(64, seed))
        assert sum(len(batch.actions) for batch in batches) == count
        assert (np.concatenate([batch.masks.sum(axis=1) for batch in batches]) > 1).all()


def test_it_is_described(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", "describe", str(written)]) == 0
    told = capsys.readouterr().out
    assert "sakura-arms/beta" in told and "search:4" in told
    assert main(["dataset", "burn", str(written)]) != 0


def test_bad_input(written: Path, tmp_path: Path) -> None:
    with pytest.raises(BadDataset, match="no dataset"):
        Dataset(tmp_path)
    (tmp_path / ABOUT).write_text("{")
    with pytest.raises(BadDataset, match="damaged"):
        Dataset(tmp_path)
    told = json.loads((written / ABOUT).read_text())
    (tmp_path / ABOUT).write_text(json.dumps({**told, "version": 0, "fingerprint": "0"}))
    with pytest.raises(OtherVersion, match="version 0"):
        Dataset(tmp_path)
    (tmp_path / ABOUT).write_text(json.dumps(told))
    with pytest.raises(BadDataset, match="no games"):
        Dataset(tmp_path).table()
    from mankai.arena.dataset import DatasetWriter as Written

    with pytest.raises(BadResults, match="another game"):
        Written(written, "azuki").create()
