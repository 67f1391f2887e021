"""A goddess added later changes no recorded duel or draft; new games may have her."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai import BadSetup
from mankai.bench.digest import digest, fingerprint
from mankai.games.sakura_arms.rules.cards.base import Card, Goddess
from mankai.games.sakura_arms.rules.draft.constants import DECKS, MIDDLE, OFFERED
from mankai.games.sakura_arms.rules.draft.rules import Draft
from mankai.games.sakura_arms.rules.editions.level99 import GAME, Level99
from mankai.games.sakura_arms.setup_form import SETUP_FORM
from mankai.kernel import records
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from mankai.server.log.entries import Created
from mankai.server.table.table import GameTable
from support.random_games import random_end

ROOT = Path(__file__).parents[2]
NAMES = [name for name in mankai.games() if "-draft-" in name]
EACH = pytest.mark.parametrize("name", NAMES)


class Arrival(Card):
    text = "A card that nobody knew yesterday."
    name = "Arrival"
    reach = 0b1110
    damage = (1, 1)


class Departure(Card):
    text = "Another one."
    name = "Departure"


NANASHI = Goddess("Nanashi", "無名", "nothing", [Arrival(), Departure()], ["Arrival"], ["Departure"])
LARGER = Level99(GAME.name, [*GAME.goddesses, NANASHI])


def draft(name: str) -> Draft:
    rules = mankai.game(name)
    assert isinstance(rules, Draft)
    return rules


def larger(name: str) -> Draft:
    """The same draft with the new goddess."""
    return Draft(LARGER, draft(name).way, draft(name).seats)


def kept(name: str) -> list[dict[str, Any]]:
    """The records written before she was added."""
    path = ROOT / "golden" / "records" / f"{name.replace('/', '-')}.json"
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def pool(rules: Draft, table: Any) -> set[int]:
    """All cards from which a draft deals."""
    return {card for zone in table.zones for card in zone}


@EACH
def test_the_digest_of_a_draft_stays(name: str) -> None:
    rules = larger(name)
    assert rules.size > draft(name).size
    founding = SETUP_FORM.baseline_rules(rules)
    assert founding.size == draft(name).size and founding.name == name
    assert fingerprint(founding, [{}] * 3) == fingerprint(draft(name), [{}] * 3)
    assert SETUP_FORM.baseline_rules(draft(name)) is draft(name), "nobody has come yet"


@EACH
def test_records_of_drafts_play_the_same_games(name: str) -> None:
    rules = larger(name)
    for one in kept(name):
        assert not one["record"]["setup"].get("pool", [])
        line = records.replay(one["record"], lambda _: rules)
        assert (line[-1].scores, len(line[-1].decisions)) == (one["scores"], one["decisions"])
        assert line[-1].log(None)[-3:] == one["last words"]
        again = records.replay(line[-1].record, lambda _: rules)
        assert again[-1] == line[-1], "written down anew it says from whom it deals"


@EACH
def test_saves_and_tables_of_servers_go_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, before = larger(name), draft(name).start(seed=8)
    before = before.play(before.options[1])
    after = records.load(before.save(), lambda _: rules)
    assert [after.label(option) for option in after.options] == [before.label(option) for option in before.options]
    monkeypatch.setitem(registry.loaded_rules, name, rules)
    table = GameTable("t", Created(name, [], [], "", {}, "8", None, rules=rules.version))
    assert table.position.play(table.position.options[1]) == after


@EACH
def test_new_drafts_deal_from_her_too_and_are_recorded_with_it(name: str) -> None:
    rules = larger(name)
    hers = {number for number, card in enumerate(rules.cards) if card.goddess == "Nanashi"}
    assert len(hers) == 2
    dealt = 0
    for seed in range(30):
        start = rules.start(seed=seed)
        assert hers <= pool(rules, start.now)
        offered = [card for kind in (OFFERED, MIDDLE, DECKS) for card in start.now.zones[kind * rules.seats :][: rules.seats]]
        dealt += bool(hers & {card for cards in offered for card in cards})
    assert dealt, "some of them have her cards among those that are drafted"
    end = random_end(rules.start(seed=4), FastRng(4))
    assert end.record["setup"]["pool"][-1] == "Nanashi" and len(end.record["setup"]["pool"]) == 13
    assert records.replay(end.record, lambda _: rules)[-1] == end
    with pytest.raises(mankai.BadSave, match=r"cannot be replayed: it cannot begin, since pool: .*'Nanashi'"):
        records.replay(end.record, lambda _: draft(name))


@EACH
def test_a_pool_that_is_named_is_that_pool(name: str) -> None:
    rules, named = larger(name), [goddess.name for goddess in GAME.goddesses]
    start = rules.start({"pool": named}, seed=3)
    assert start.now.zones == draft(name).start({}, seed=3).now.zones
    assert start.record["setup"] == {"pool": named}
    with pytest.raises(BadSetup, match="no card for decks called 'Kaede'"):
        rules.start({"pool": ["Kaede"]}, seed=3)
    with pytest.raises(BadSetup, match="pool: a list"):
        rules.start({"pool": None}, seed=3)


HER_FILE = """
from mankai.games.sakura_arms.rules.vocabulary import Card, Goddess, span


class Arrival(Card):
    text = "A card that nobody knew yesterday."
    reach = span(2, 4)
    damage = (1, 1)


NANASHI = Goddess("Nanashi", "無名", "nothing", [Arrival()], ["Arrival"], [])
"""
LOOKED_AT = """
import json, sys
import mankai
from mankai.bench.digest import digest
print(mankai.game("level99").goddesses[-1].id)
print(digest(mankai.game("level99"), 2), digest(mankai.game("rotation/2"), 2))
print("Nanashi" in mankai.game("rotation/2").start(seed=1).record["setup"]["pool"])
print([mankai.replay(one["record"]).scores == one["scores"] for one in json.load(open(sys.argv[1], encoding="utf-8"))])
"""


def test_she_is_her_file_and_one_line_in_the_edition(tmp_path: Path) -> None:
    """As docs/writing_cards.md says; the source is changed as a contributor would do it."""
    source = ROOT.parent / "src" / "mankai"
    shutil.copytree(source, tmp_path / "mankai", ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    rules = tmp_path / "mankai" / "games" / "sakura_arms" / "rules"
    (rules / "cards" / "goddesses" / "nanashi.py").write_text(HER_FILE, encoding="utf-8")
    edition = rules / "editions" / "level99.py"
    text = edition.read_text(encoding="utf-8")
    line = "NEWCOMERS: Final[list[Goddess]] = []"
    assert text.count(line) == 1 and "`NEWCOMERS`" in (ROOT.parent / "docs" / "writing_cards.md").read_text(encoding="utf-8")
    text = text.replace(line, line.replace("[]", "[NANASHI]"))
    imported = "from mankai.games.sakura_arms.rules.cards.goddesses.nanashi import NANASHI\n"
    after = "from mankai.games.sakura_arms.rules.cards.goddesses.oboro"
    edition.write_text(text.replace(after, f"{imported}{after}"), encoding="utf-8")
    records_of = ROOT / "golden" / "records" / "sakura-arms-level99-draft-rotation-2.json"
    command = [sys.executable, "-c", LOOKED_AT, str(records_of)]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    before = f"{digest(GAME, 2)} {digest(mankai.game('rotation/2'), 2)}"
    assert done.stdout.splitlines() == ["nanashi", before, "True", "[True, True, True, True]"]
