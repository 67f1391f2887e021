"""Without librt the plain source runs all the same, and gives the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai.bench.digest import digest
from mankai.compat.librt_fallback import ListVec, append, pop

ROOT = Path(__file__).parent.parent
HIDE = "import sys\nsys.modules['librt'] = None\n"


def run_plain(code: str, folder: Path = ROOT / "src") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("name", mankai.games())
def test_the_same_games_without_librt(name: str) -> None:
    tell = f"print(mankai.compat.librt_fallback.IS_FALLBACK, digest(mankai.game({name!r}), 4))"
    found = run_plain(f"{HIDE}import mankai\nfrom mankai.bench.digest import digest\n{tell}")
    assert found.stdout.split() == ["True", digest(mankai.game(name), 4)]


def test_with_librt_nobody_stands_in() -> None:
    assert run_plain("import mankai\nprint(mankai.compat.librt_fallback.IS_FALLBACK)").stdout == "False\n"


def test_compiled_code_without_librt_says_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "mankai" / "kernel").mkdir(parents=True)
    (tmp_path / "mankai" / "compat").mkdir()
    for name in ("__init__.py", "compat/__init__.py", "kernel/__init__.py"):
        (tmp_path / "mankai" / name).write_text("")
    (tmp_path / "mankai" / "compat" / "librt_fallback.py").write_text(
        (ROOT / "src/mankai/compat/librt_fallback.py").read_text(encoding="utf-8")
    )
    (tmp_path / "mankai" / "kernel" / f"table{EXTENSION_SUFFIXES[-1]}").write_text("")
    found = run_plain(HIDE + "import mankai.compat.librt_fallback", tmp_path)
    assert found.returncode == 1 and "compiled Mankai needs librt, which is not installed: pip install librt" in found.stderr


def test_what_stands_in_is_used_as_the_real_one() -> None:
    vec: Any = ListVec
    numbers = vec[int]([3, 1])
    numbers = append(numbers, 4)
    numbers, last = pop(numbers)
    assert (list(numbers), last, numbers[1:], len(vec[int](capacity=8))) == ([3, 1], 4, [1], 0)
