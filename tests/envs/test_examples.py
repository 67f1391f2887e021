"""The examples and the code in the docs run."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from mankai.cli import main
from mankai.games.azuki.ai import policy, value

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "environments.md").read_text("utf-8"), re.DOTALL)


@pytest.fixture(autouse=True)
def _examples_find_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("block", BLOCKS)
def test_code_in_the_docs(block: str) -> None:
    exec(compile(block, "docs/environments.md", "exec"), {})


def test_agents(capsys: pytest.CaptureFixture[str]) -> None:
    example("agents").main("oka/3", 30)
    assert "OpenSpiel, decisions: 30" in capsys.readouterr().out


def test_cloning_learns(tmp_path: Path) -> None:
    said = "arena match greedy greedy --game sakura-arms/beta --games 4 --jobs 1"
    assert main([*said.split(), "--out", str(tmp_path / "run"), "--dataset", str(tmp_path / "data")]) == 0
    before, after = example("cloning").main(str(tmp_path / "data"), 3)
    assert after > before + 0.1


def test_leanings_are_learnt(tmp_path: Path) -> None:
    """From a few games: the choices of a search are predicted better than by chance, and all weights have known names."""
    out = tmp_path / "policy_weights.json"
    command = [sys.executable, str(ROOT / "examples" / "leanings.py"), "--player", "greedy", "--games", "20", "--out", str(out)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = re.search(r"takes what was taken in ([\d.]+)%", said)
    assert found is not None and float(found[1]) > 50
    assert set(json.loads(out.read_text())) <= set(policy.feature_names())


def test_prospects_are_learnt(tmp_path: Path) -> None:
    """From a few games: the winner is predicted better than by chance, and all weights have known names."""
    out = tmp_path / "value_weights.json"
    command = [sys.executable, str(ROOT / "examples" / "prospects.py"), "--games", "200", "--out", str(out)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = re.search(r"right about ([\d.]+)%", said)
    assert found is not None and float(found[1]) > 60
    assert set(json.loads(out.read_text())) <= set(value.feature_names())


def learnt(folder: Path, said: str) -> tuple[list[dict[str, float]], list[float]]:
    """The curve of a short PPO, and some of its weights; in its own process, because more threads would disturb it."""
    command = [sys.executable, str(ROOT / "examples" / "ppo.py"), "--out", str(folder), *said.split()]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "OPENBLAS_NUM_THREADS": "1"})
    with np.load(folder / "network.npz") as weights:
        return json.loads((folder / "curve.json").read_text()), weights["arr_2"].reshape(-1).tolist()


def test_ppo_learns(tmp_path: Path) -> None:
    """A short run beats random play, and the curve is drawn."""
    curve, _ = learnt(tmp_path, "--updates 6 --games 64 --minibatch 256 --judged 40")
    assert curve[0]["random"] < 0.5 and curve[-1]["random"] > 0.7
    assert (tmp_path / "curve.png").stat().st_size > 1000


def test_ppo_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    said = "--updates 2 --games 4 --judged 2 --seed 5"
    assert learnt(tmp_path, said) == learnt(tmp_path, said)


def test_gradients_are_slopes() -> None:
    dice = np.random.default_rng(1)
    network = example("network").Network(7, 5, 6, dice)
    network.weights = [weights + 0.1 * dice.standard_normal(weights.shape) for weights in network.weights]
    seen, by_options, by_worths = dice.standard_normal((9, 7)), dice.standard_normal((9, 5)), dice.standard_normal(9)

    def loss() -> float:
        options, worths = network.judge(seen)
        return float((options * by_options).sum() + (worths * by_worths).sum())

    for weights, gradient in zip(network.weights, network.gradient(seen, by_options, by_worths), strict=True):
        at = tuple(dice.integers(length) for length in weights.shape)
        before = weights[at]
        weights[at] = before + 1e-5
        higher = loss()
        weights[at] = before - 1e-5
        assert gradient[at] == pytest.approx((higher - loss()) / 2e-5, rel=1e-4)
        weights[at] = before


def test_cfr_solves_the_mini_duel(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("cfr").main(30)
    assert found[0] > 0.5 and found[-1] < 0.02
    assert "with Slash: play Slash" in capsys.readouterr().out


def test_the_notebook(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """All its cells run one after the other, with fewer games, and their results can be shown."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    names: dict[str, Any] = {}
    shown: list[str] = []
    for cell in json.loads((ROOT / "examples" / "balance.ipynb").read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop()
        if not isinstance(last, ast.Expr):
            tree.body.append(last)
        exec(compile(tree, "balance.ipynb", "exec"), names)
        if "parameters" in cell["metadata"].get("tags", []):
            names["deals"], names["goddesses"] = 1, names["goddesses"][:3]
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "balance.ipynb", "eval"), names)
            shown += [value._repr_html_()] if hasattr(value, "_repr_html_") else []
    assert "whoever begins wins" in capsys.readouterr().out
    assert len(shown) == 4 and all(shown)
    assert "<svg" in shown[-1]
