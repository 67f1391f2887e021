"""The examples and the code in the docs run."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from mankai.cli import main

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "environments.md").read_text("utf-8"), re.DOTALL)


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
