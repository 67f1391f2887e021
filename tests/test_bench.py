"""Benchmarks: measuring a build, two builds in turn, and the errors when that is impossible."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from rich.console import Console

import mankai
from mankai import cli, players
from mankai.bench import worker
from mankai.bench.compare import OWN_BUILD, Build, CannotMeasure, Comparison, compare, install_wheel, load_setups
from mankai.bench.worker import DECISIONS_BEFORE, LINES, SEARCHED_POSITIONS, SIMULATIONS, Benchmark
from mankai.compat.gc_settings import THRESHOLDS
from mankai.players.player import Player

PACKAGE = Path(str(mankai.__file__)).parent
INFO = "mankai-0.0.dist-info"
ABOUT = {
    "METADATA": "Metadata-Version: 2.1\nName: mankai\nVersion: 0.0\n",
    "WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "RECORD": "",
}


def packed(folder: Path, name: str = "mankai-0.0-py3-none-any.whl", package: str = "mankai") -> Path:
    """A wheel of the tested build, under another name."""
    wheel = folder / name
    suffixes = {".py", ".json", ".so", ".pyd"}
    with zipfile.ZipFile(wheel, "w") as content:
        for path in [*PACKAGE.rglob("*"), *PACKAGE.parent.glob("mankai__mypyc*")]:
            if path.suffix in suffixes and "web" not in path.parts:
                inside = path.relative_to(PACKAGE.parent).as_posix().replace("mankai/", f"{package}/", 1)
                content.write(path, inside)
        for file, text in ABOUT.items():
            content.writestr(f"{INFO}/{file}", text)
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packed(tmp_path_factory.mktemp("wheel"))


# Measurements.


@pytest.mark.parametrize("line", LINES)
def test_every_line_has_a_figure_above_nothing(line: str) -> None:
    assert Benchmark("oka/2", []).rate(line, 1e-9) > 0


def test_the_player_is_measured_as_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(name: str, seed: int) -> Player:
        asked.append(name)
        return players.player(name, seed)

    monkeypatch.setattr(worker, "player", noted)
    gauge = Benchmark("sakura-arms/beta", [])
    gauge.prepare("player")
    assert gauge.think() >= SEARCHED_POSITIONS * SIMULATIONS
    assert asked == [f"search:{SIMULATIONS}"] * SEARCHED_POSITIONS
    assert [len(position.record["options"]) for position in gauge.middles] == [DECISIONS_BEFORE] * SEARCHED_POSITIONS


def test_both_builds_play_the_set_ups_that_are_given() -> None:
    setups = [
        {"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]]},
        {"goddesses": [["oboro", "himika"], ["tokoyo", "thallya"]]},
    ]
    gauge = Benchmark("sakura-arms/level99", setups)
    gauge.prepare("walk")
    dealt = [opening.record["setup"]["goddesses"] for opening in gauge.openings[:3]]
    assert dealt == [setups[0]["goddesses"], setups[1]["goddesses"], setups[0]["goddesses"]]


def test_every_set_up_that_is_given_is_walked_equally_often() -> None:
    for count, games in ((1, 50), (15, 60), (33, 66)):
        assert Benchmark("sakura-arms/level99", [{}] * count).games == games


def test_set_ups_of_both_boxes_have_every_goddess_and_every_two_of_them_equally_often() -> None:
    rules = mankai.game("sakura-arms/level99")
    setups = load_setups(Path(__file__).parent.parent / "benchmarks" / "both_boxes.json", rules)
    pairs = [tuple(sorted(pair)) for setup in setups for pair in setup["goddesses"]]
    names = [term.lower() for term in [goddess.name for goddess in rules.__getattribute__("goddesses")]]
    assert sorted(pairs) == sorted(tuple(sorted((one, other))) for one in names for other in names if one < other)


def test_set_ups_that_are_none_are_refused(tmp_path: Path) -> None:
    rules, file = mankai.game("sakura-arms/level99"), tmp_path / "setups.json"
    for said, why in (("{", "is no JSON"), ("{}", "must hold a list of set-ups"), ("[]", "must hold a list of set-ups")):
        file.write_text(said, encoding="utf-8")
        with pytest.raises(CannotMeasure, match=why):
            load_setups(file, rules)
    file.write_text('[{"goddesses": [["nobody", "himika"], ["tokoyo", "oboro"]]}]', encoding="utf-8")
    with pytest.raises(mankai.MankaiError, match="nobody"):
        load_setups(file, rules)
    with pytest.raises(CannotMeasure, match="cannot be read"):
        load_setups(tmp_path / "none.json", rules)


def test_a_save_is_measured_inside_an_effect() -> None:
    gauge = Benchmark("sakura-arms/level99", [])
    gauge.prepare("saves")
    assert gauge.mid_step is not None and gauge.mid_step.answers


def test_a_build_says_which_it_is() -> None:
    with Build(OWN_BUILD, "oka/2") as build:
        assert build.about["folder"] == OWN_BUILD
        assert build.description.startswith(
            f"Mankai {mankai.__version__} {'compiled' if build.about['is_compiled'] else 'interpreted'}"
        )
        assert build.ask("copies", 1e-9) > 0
    assert build.process.returncode == 0


def test_flags_are_said_where_a_build_knows_them() -> None:
    with Build(OWN_BUILD, "oka/2") as build:
        build.about |= {"is_compiled": True, "built": {"compiler": "cc 1.0", "flags": ["-O2", "-flto"]}}
        assert build.description == f"Mankai {mankai.__version__} compiled by cc 1.0 -O2 -flto"
        build.about["built"] = {}
        assert build.description == f"Mankai {mankai.__version__} compiled"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("'--prefix=/usr' '--enable-optimizations' '--with-lto'", " with PGO and LTO"),
        ("'--with-lto'", " with LTO"),
        ("'--enable-shared'", " without PGO and LTO"),
        (None, ""),
    ],
)
def test_how_python_was_built_is_said(arguments: str | None, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: arguments)
    monkeypatch.setattr("platform.python_version", lambda: "3.11.2")
    monkeypatch.setattr("platform.python_implementation", lambda: "CPython")
    assert worker.python_version_text() == f"CPython 3.11.2{words}"


def test_all_lines_are_printed_with_what_measured_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "oka/2", "--seconds", "0.001"]) == 0
    printed = " ".join(capsys.readouterr().out.replace("│", " ").split())
    for words in ("walking at random", "through positions", "as the player plays", "from the opening", "imagined worlds/s"):
        assert words in printed
    assert f"Mankai {mankai.__version__}" in printed and "; CPython 3." in printed


# Two builds in turn.


class Fixed(Build):
    """A build with known figures."""

    def __init__(self, rates: list[float], order: list[str], name: str) -> None:
        self.rates, self.order, self.name = rates, order, name

    def ask(self, what: str, seconds: float = 0.0) -> float:
        self.order.append(f"{self.name} {what} {seconds:g}")
        return self.rates.pop(0)


def test_builds_take_turns_and_whoever_is_first_changes() -> None:
    order: list[str] = []
    ours, theirs = Fixed([30.0, 10.0, 20.0], order, "this"), Fixed([10.0, 10.0, 10.0], order, "that")
    [found] = compare(ours, theirs, ["walk"], 3.0, 3, Console(quiet=True)).values()
    assert order == ["this walk 1", "that walk 1", "that walk 1", "this walk 1", "this walk 1", "that walk 1"]
    assert (found.ratios, found.median, found.ours, found.theirs) == ([3.0, 1.0, 2.0], 2.0, 30.0, 10.0)


def test_the_ratio_is_that_of_a_round_and_not_of_the_best() -> None:
    one = Comparison()
    one.add(10.0, 5.0)
    one.add(100.0, 100.0)
    one.add(1.0, 1.0)
    assert one.median == 1.0


def test_a_build_against_itself(wheel: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["bench", "oka/2", "--against", str(wheel), "--seconds", "0.01", "--rounds", "2", "--lines", "copies,imagined"]
    assert cli.main([*command, "--fail-below", "0.01"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "oka/2, one core, 2 rounds in turn" in printed and "tables copied/s" in printed and "imagined worlds/s" in printed
    assert "against: Mankai" in printed and "this one: Mankai" in printed and "walking" not in printed
    assert cli.main([*command, "--fail-below", "1000"]) == 1
    assert "below 1000: tables copied/s" in " ".join(capsys.readouterr().out.split())


def test_two_lists_of_set_ups_in_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("these", "those"):
        (tmp_path / f"{name}.json").write_text("[{}]", encoding="utf-8")
    command = ["bench", "oka/2", "--setups", str(tmp_path / "these.json"), "--beside", str(tmp_path / "those.json")]
    command += ["--seconds", "0.01", "--rounds", "2", "--lines", "copies"]
    assert cli.main([*command, "--fail-below", "0.01"]) == 0
    printed = " ".join(capsys.readouterr().out.replace("┃", " ").split())
    assert "oka/2, one core, 2 rounds in turn" in printed and "those these ratio" in printed
    assert cli.main([*command, "--fail-below", "1000"]) == 1


def test_the_other_build_is_the_one_in_the_wheel(wheel: Path, tmp_path: Path) -> None:
    with Build(install_wheel(wheel, str(tmp_path)), "oka/2") as build:
        assert build.about["folder"] == str(tmp_path) != OWN_BUILD


# Errors.


def test_what_is_no_wheel_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "notes.whl"
    text.write_text("no zip")
    with pytest.raises(CannotMeasure, match=r"notes.whl is no wheel: a wheel is what pip wheel --no-deps makes"):
        install_wheel(text, str(tmp_path / "there"))
    archive = packed(tmp_path, "mankai.zip")
    with pytest.raises(CannotMeasure, match=r"mankai.zip is no wheel"):
        install_wheel(archive, str(tmp_path / "there"))


def test_the_wheel_of_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotMeasure, match="is a wheel, but not one of Mankai"):
        install_wheel(packed(tmp_path, package="other"), str(tmp_path / "there"))


def test_a_wheel_for_another_python_is_refused_with_what_pip_says(tmp_path: Path) -> None:
    with pytest.raises(CannotMeasure, match=r"cannot be installed here: .*not a supported wheel on this platform"):
        install_wheel(packed(tmp_path, "mankai-0.0-cp27-cp27m-linux_x86_64.whl"), str(tmp_path / "there"))


def test_a_build_that_does_not_run_says_why(tmp_path: Path) -> None:
    (tmp_path / "mankai").mkdir()
    (tmp_path / "mankai" / "__init__.py").write_text("raise RuntimeError('out of order')\n")
    with pytest.raises(CannotMeasure, match=r"cannot be measured: RuntimeError: out of order"), Build(str(tmp_path), "oka/2"):
        raise AssertionError("it cannot be entered")


def test_a_build_that_ends_while_it_measures_is_told_of() -> None:
    with pytest.raises(CannotMeasure, match="cannot be measured: KeyError: 'dance'"), Build(OWN_BUILD, "oka/2") as build:
        build.ask("dance", 1.0)


def test_measuring_settles_the_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    settled: list[tuple[int, ...]] = []
    monkeypatch.setattr("gc.freeze", lambda: settled.append(()))
    monkeypatch.setattr("gc.set_threshold", lambda *numbers: settled.append(numbers))
    worker.tune_gc()
    assert settled == [(), THRESHOLDS]
