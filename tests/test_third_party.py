"""A third-party game, installed as a package: listed, played, saved, replayed and served, without a change elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from support.server.server_process import server_process
from support.third_party_packages import THIRD_PARTY_GAME, install, install_module, output_of, path_with, register, run, run_file

GAMES = ["oka/4", "sakura-arms/level99"]  # some games that must go on, whatever a third-party package does
EVERY_NUMBER = "".join([f"{number}\n" for number in range(1, 6)])  # one of them is an option


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(THIRD_PARTY_GAME, tmp_path_factory.mktemp("strangers"))


def kept(folder: Path, kind: str) -> Path:
    """The latest file of a kind written by the terminal."""
    return max((folder / "kept" / "mankai" / kind).iterdir(), key=lambda path: path.stat().st_mtime_ns)


def test_it_is_listed_with_all_others(folder: Path) -> None:
    lines = output_of(folder, "games").splitlines()
    assert "higher  Higher, 2 players" in lines
    assert not [line for line in lines if line.startswith("!")]
    assert [name for name in GAMES if [line for line in lines if line.startswith(f"{name} ")]] == GAMES


def test_a_whole_game_against_the_computer_and_its_replay(folder: Path) -> None:
    played = output_of(folder, "play", "higher", "--seed", "3", "--rounds", "3", typed=EVERY_NUMBER * 3)
    assert "Rounds left: 3" in played and "Which card do you show?" in played
    assert played.count("You show ") == 3
    assert "You have won." in played or "Seat 1 has won." in played or "It is a draw." in played
    record = kept(folder, "records")
    assert json.loads(record.read_text(encoding="utf-8"))["setup"] == {"rounds": 3}
    story = output_of(folder, "replay", str(record))
    assert story.startswith("higher · Higher\n") and story.count(" shows ") == 6
    assert "Seat 0: " not in story and "Shown: " in story


@pytest.mark.parametrize("player", ["random", "greedy", "search:20"])
def test_players_know_enough_of_a_game_without_a_mind(folder: Path, player: str) -> None:
    typed = "hint greedy\n" + EVERY_NUMBER * 4
    assert "would take" in output_of(folder, "play", "higher", "--player", player, typed=typed)
    assert json.loads(kept(folder, "records").read_text(encoding="utf-8"))["seats"] == ["person", player]


def test_it_is_saved_in_the_middle_and_goes_on(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "middle.json"
    before = output_of(folder, "play", "higher", "--seed", "5", typed=f"1\nsave {path}\n")
    after = output_of(folder, "play", "--resume", str(path), typed="undo\n")
    assert f"Saved in {path}" in before
    assert "Rounds left: 3" in after and after.rsplit("Rounds left: ", 1)[1].startswith("4")


def test_what_can_be_asked_at_its_table(folder: Path) -> None:
    said = output_of(folder, "play", "higher", "--seed", "3", typed="others\nrules goal\ncard 3\nshow 11\nshow 2\nlog\nhelp\n")
    assert "Goal: The player with more points after the last round wins." in said
    assert "No option contains 'show 11'." in said
    assert "show 2: not possible now." in said, "a card that somebody else holds"
    assert "everything that you can see of the others" in said
    assert output_of(folder, "cards", "higher").split() == [str(number) for number in range(1, 11)]
    assert "there is no language 'xx'; there are: en, ja" in run(folder, "play", "higher", "--language", "xx").stderr


def test_it_is_played_in_a_language_it_does_not_have(folder: Path) -> None:
    said = output_of(folder, "play", "higher", "--seed", "3", "--language", "ja", typed="1\n")
    assert "あなたの決定" in said and "Which card do you show?" in said


def test_it_is_met_in_the_arena(folder: Path) -> None:
    done = output_of(
        folder, "arena", "match", "greedy", "random", "--game", "higher", "--games", "8", "--jobs", "1", "--out", "met"
    )
    assert "greedy" in done and "8 games in met" in done
    assert "higher has no goddesses that could meet" in run(folder, "arena", "match", "random", "random", "--game", "higher",
                                                            "--goddesses", "all").stderr  # fmt: skip


def test_a_set_up_says_only_what_its_pack_offers(folder: Path) -> None:
    for arguments, words in [
        (["--rounds", "6"], "rounds: a number from 1 to 5, not 6"),
        (["--rounds", "many"], "rounds: a number from 1 to 5, not 'many'"),
        (["--epic", "wind"], "higher has no --epic"),
        (["--seat", "first"], "--seat is a seat from 0 to 1, not 'first'"),
    ]:
        assert words in run(folder, "play", "higher", *arguments).stderr
    done = run(folder, "arena", "match", "random", "random", "--game", "higher", "--setup", '{"petals": 1}')
    assert "a set-up of higher has no 'petals'; it has: rounds" in done.stderr


def test_it_is_offered_and_played_by_the_server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", path_with(folder))
    with server_process(rehearsal=True) as server:
        _, offer = server.ask("/api/games")
        packs = {pack["name"]: pack for pack in offer["packs"]}
        assert packs["higher"]["title"] == {"en": "Higher"}
        (game,) = packs["higher"]["games"]
        assert (game["seats"], [wish["name"] for wish in game["wishes"]]) == (2, ["rounds"])
        status, words = server.ask("/api/games/higher/words/en")
        assert status == 200 and any("ask-show" in file for file in words["files"])
        table = server.new_table("me", "greedy", game="higher", setup={"rounds": 2})
        client = server.client(table)
        client.wait()
        assert client.state["asked"][0] == "ask-show"
        client.play()
        client.close()
        _, replay = server.ask(f"/api/tables/{table['table']}/replay?seat=all", secret=table["secret"])
        lines = [line[2][0] for frame in replay["frames"] for line in frame["lines"]]
        assert lines.count("log-show") == 4
        status, refusal = server.ask("/api/tables", {"game": "higher", "setup": {"petals": 1}})
        assert status == 400 and "a set-up of higher has no 'petals'" in refusal["reason"]


RESHUFFLING = """
import mankai
from higher import HAND, Higher, Showing


class Reshuffling(Showing):
    def perform(self, what):
        super().perform(what)
        if not self.table.ranks:
            self.shuffle(HAND, 0)


class Game(Higher):
    def make_runner(self, table):
        return Reshuffling(self, table)

    def deal(self, setup, seed):
        table = super().deal(setup, seed)
        table.zones[HAND : HAND + 2] = [tuple(range(5)), tuple(range(5, 10))]
        return table


rules, orders = Game(), set()
for seed in range(50):
    position = rules.start(seed=seed)
    assert position.now.rng_key and position.now.zones[HAND] == (0, 1, 2, 3, 4), "the rules have set no key"
    for _ in range(2):
        position = position.play(position.options[0])
    orders.add(position.now.zones[HAND])
print(len(orders))
"""


def test_a_shuffle_during_the_game_is_another_one_for_every_seed(folder: Path, tmp_path: Path) -> None:
    """The rules of the tutorial set no key; four cards have 24 orders."""
    program = tmp_path / "reshuffling.py"
    program.write_text(RESHUFFLING, encoding="utf-8")
    done = run_file(folder, str(program))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 15


def test_the_page_that_leads_through_it_shows_its_very_files() -> None:
    page = (THIRD_PARTY_GAME.parents[1] / "docs" / "a_game_of_your_own.md").read_text(encoding="utf-8")
    shown_blocks = re.findall(r"```(?:toml|python|ftl)\n(.*?)```", page, re.DOTALL)
    files = ["pyproject.toml", "higher/__init__.py", "higher/words/en.ftl"]
    assert shown_blocks == [(THIRD_PARTY_GAME / name).read_text(encoding="utf-8") for name in files]


# Faulty packages.

FAILING = "raise RuntimeError('this package is not finished')\n"
NO_PACK = "PACK = 7\n"
LIAR = """
from higher import Higher
from mankai.packs.pack import Pack
class Liar(Higher):
    pass
GAME = Higher()
GAME.name = "liar"
PACK = Pack(name="liar", rules={"liar": "liar:GAME"}, seats={"liar": 3})
"""
THIEF = """
from mankai.packs.pack import Pack
PACK = Pack(name="thief", rules={"oka/4": "higher:GAME"}, seats={"oka/4": 2})
"""
BAD_WISH = """
from higher import Higher
from mankai.kernel.errors import BadSetup
from mankai.packs.pack import Pack
from mankai.packs.setup_form import NUMBER, SetupForm, SetupField
class Strict(Higher):
    def deal(self, setup, seed):
        if setup:
            raise BadSetup(f"no set-up of strict has {next(iter(setup))!r}")
        return super().deal(setup, seed)
class StrictForm(SetupForm):
    def fields(self, rules):
        return [SetupField("petals", NUMBER, default=3)]
GAME = Strict()
GAME.name = "strict"
FORM = StrictForm()
PACK = Pack(name="strict", rules={"strict": "strict:GAME"}, seats={"strict": 2}, setup_form="strict:FORM")
"""


BAD_PACKAGES = [
    ("failing", FAILING, "! failing: RuntimeError: this package is not finished"),
    ("nopack", NO_PACK, "! nopack: BadPack: nopack:PACK is no Pack"),
    ("missing", "", "! missing: AttributeError: module 'missing' has no attribute 'PACK'"),
    ("liar", LIAR, "! liar: its pack says that 3 play it, its rules say 2"),
    ("thief", THIEF, "! thief: BadPack: oka/4 is there already"),
    ("strict", BAD_WISH, "! strict: its pack offers petals, but: no set-up of strict has 'petals'"),
]


@pytest.fixture(scope="module")
def bad_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The third-party game, and beside it all the faulty packages."""
    folder = install(THIRD_PARTY_GAME, tmp_path_factory.mktemp("bad_strangers"))
    for name, source, _ in BAD_PACKAGES:
        install_module(folder, name, source)
    return folder


def test_what_is_wrong_with_packages_is_named_and_all_others_go_on(bad_folder: Path) -> None:
    lines = output_of(bad_folder, "games").splitlines()
    assert [words for _, _, words in BAD_PACKAGES if words not in lines] == []
    assert {line.split()[1].rstrip(":") for line in lines if line.startswith("!")} == {name for name, _, _ in BAD_PACKAGES}
    listed = {line.split()[0] for line in lines if line and not line.startswith("!")}
    assert {"higher", "oka/4", "strict"} <= listed, "what is wrong with strict lies in one wish"
    assert not {"failing", "nopack", "missing", "liar", "thief"} & listed
    assert "Which card do you show?" in output_of(bad_folder, "play", "higher")


def test_a_game_that_lies_about_its_seats_is_refused_by_name(bad_folder: Path) -> None:
    refused = run(bad_folder, "play", "liar")
    assert refused.returncode == 2
    assert refused.stderr == "mankai: liar cannot be played: its pack says that 3 play it, its rules say 2\n"


@pytest.mark.parametrize(
    ("file", "before", "after", "words"),
    [
        ("en.ftl", "zone-shown = Shown\n", "", "! higher: no catalogue says zone-shown, which higher names"),
        ("en.ftl", "pack-title = Higher\n", "", "! higher: en.ftl has no pack-title"),
        (
            "en.ftl",
            "ask-show =",
            "ask show =",
            "! higher: en.ftl cannot be read from here on: 'ask show = Which card do you show?'",
        ),
        ("de.ftl", "", "zone-hand = Hand\n", "higher  de: 1 of 14 sentences, the rest in English"),
        ("de.ftl", "", "option-show = zeige\n", "! higher: option-show in de.ftl asks for nothing, in en.ftl for card"),
    ],
)
def test_what_catalogues_lack_is_named(tmp_path: Path, file: str, before: str, after: str, words: str) -> None:
    folder = install(THIRD_PARTY_GAME, tmp_path / "strangers")
    path = folder / "higher" / "words" / file
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    assert before in text
    path.write_text(text.replace(before, after) if before else after, encoding="utf-8")
    lines = output_of(folder, "games").splitlines()
    assert words in lines
    assert "Your decision" in output_of(folder, "play", "oka")


def test_a_server_says_at_its_start_what_is_wrong_and_serves_all_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = install(THIRD_PARTY_GAME, tmp_path / "strangers")
    install_module(folder, "failing", FAILING)
    register(folder, "liars", {"liar": "liar:PACK"})
    (folder / "liar.py").write_text(LIAR, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", path_with(folder))
    with server_process(rehearsal=True) as server:
        _, offer = server.ask("/api/games")
        names = [game["name"] for pack in offer["packs"] for game in pack["games"]]
        assert "liar" not in names and {"higher", *GAMES} <= set(names)
        status, refusal = server.ask("/api/tables", {"game": "liar"})
        assert status in (400, 404) and "liar" in refusal["reason"]
        server.stop()
        said = server.errors()
    assert "this package is not finished" in said
    assert "its pack says that 3 play it, its rules say 2" in said
