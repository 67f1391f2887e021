"""Games survive an update: old records replay after cards were added; real incompatibilities are refused by name."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import mankai
from mankai import BadSave, OtherVersion, Record, Rules
from mankai.games.sakura_arms.rules.cards.base import Card, Goddess
from mankai.games.sakura_arms.rules.cards.goddesses.tokoyo import TOKOYO
from mankai.games.sakura_arms.rules.cards.goddesses.yurina import YURINA
from mankai.games.sakura_arms.rules.editions.level99 import GAME, Level99
from mankai.kernel import records
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from mankai.server.log.entries import Created, read_entry
from mankai.server.log.reducer import apply
from mankai.server.table.table import GameTable
from support.random_games import random_game

FOLDER = Path(__file__).parent / "golden" / "records"
SERVER = Path(__file__).parent / "golden" / "server"
LEVEL99 = "sakura-arms/level99"


class Newcomer(Card):
    text = "A card that nobody knew yesterday."
    name = "Newcomer"
    reach = 0b1110
    damage = (1, 1)


class Stranger(Card):
    text = "Another one."
    name = "Stranger"


def updated() -> Level99:
    """The edition after an update: one more goddess, before all others, and one more card of Yurina's, before all of hers."""
    nanashi = Goddess("Nanashi", "無名", "nothing", [Newcomer(), Stranger()], ["Newcomer"], ["Stranger"])
    yurina = Goddess(
        YURINA.name, YURINA.japanese, YURINA.weapon, [Stranger(), *YURINA.cards], YURINA.blue, YURINA.red, YURINA.bonus
    )
    others = [goddess for goddess in GAME.goddesses if goddess not in (TOKOYO, YURINA)]
    return Level99(LEVEL99, [nanashi, TOKOYO, yurina, *others])


@pytest.mark.parametrize("name", mankai.games())
def test_records_kept_from_before_play_the_same_games(name: str) -> None:
    kept = json.loads((FOLDER / f"{name.replace('/', '-')}.json").read_text(encoding="utf-8"))
    assert len(kept) >= 3
    for one in kept:
        final = mankai.replay(one["record"])
        assert final.scores == one["scores"] and len(final.decisions) == one["decisions"]
        assert final.log(None)[-1:] == one["last words"][-1:]


def test_records_play_on_after_a_card_was_added() -> None:
    edition = updated()
    assert len(edition.backs) > len(mankai.game(LEVEL99).backs)
    for one in json.loads((FOLDER / f"{LEVEL99.replace('/', '-')}.json").read_text(encoding="utf-8")):
        line = records.replay(one["record"], lambda _: edition)
        assert line[-1].scores == one["scores"]
        assert line[-1].record == one["record"], "and are written alike"
    # Also unfinished games, in the middle of an effect, and with randomly dealt goddesses.
    rules = mankai.game(LEVEL99)
    inside = 0
    for seed in range(24):
        for position in random_game(rules.start(seed=seed), FastRng(seed)):
            if position.answers and seed % 2:
                break
        inside += len(position.answers) > 0
        again = records.load(position.save(), lambda _: edition)
        assert (again.seat, again.question) == (position.seat, position.question)
        assert [again.label(option) for option in again.options] == [position.label(option) for option in position.options]
    assert inside > 2


def test_a_server_s_database_plays_on_after_a_card_was_added(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stored log of the tests, reduced by an edition with more cards than it was written with."""
    kept = next(one for one in json.loads((SERVER / "tables.json").read_text(encoding="utf-8")) if one["game"] == LEVEL99)
    with closing(sqlite3.connect(f"file:{SERVER / 'tables.sqlite'}?mode=ro", uri=True)) as log:
        found = log.execute("SELECT body FROM events WHERE table_id = ? ORDER BY number", (kept["table"],)).fetchall()
    entries = [read_entry(body) for (body,) in found]
    monkeypatch.setitem(registry.loaded_rules, LEVEL99, updated())
    first = entries[0]
    assert isinstance(first, Created) and len(entries) > 14
    table = GameTable("t", first)
    for entry in entries[1:]:
        apply(table, entry, None)
    position = table.position
    assert [position.label(one) for one in position.options] == [one["label"] for one in kept["state"]["options"]]
    held = [card for zone in kept["state"]["view"]["zones"][:4] for card in zone if card >= 0]
    assert held and held != [card for zone in position.now.zones[:4] for card in zone], "cards have other numbers than before"
    assert position.play(position.options[0]).seat >= 0


def test_what_an_update_breaks_is_refused_by_name() -> None:
    edition = updated()
    edition.version = mankai.game(LEVEL99).version + 1
    position = mankai.game(LEVEL99).start(seed=4)
    reason = rf"was played by version \d+ of the rules of {LEVEL99}, this is version \d+"
    with pytest.raises(OtherVersion, match=f"this record {reason}"):
        records.replay(position.record, lambda _: edition)
    with pytest.raises(OtherVersion, match=f"this save {reason}"):
        records.load(position.save(), lambda _: edition)
    less = Level99(LEVEL99, [goddess for goddess in GAME.goddesses if goddess is not YURINA])
    with pytest.raises(BadSave, match="it cannot begin, since there is no goddess 'yurina'"):
        records.replay(rules_with_yurina(mankai.game(LEVEL99)), lambda _: less)


def rules_with_yurina(rules: Rules) -> Record:
    return rules.start({"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]]}, 1).record


@pytest.mark.parametrize("version", ["0.1.0", "0.2.0"])
def test_what_was_written_before_records_had_names_is_refused_by_name(version: str) -> None:
    for kind, read in (("record", mankai.replay), ("save", mankai.load)):
        old = {"mankai": kind, "version": version, "game": "oka/4", "setup": {}, "seed": 1, "options": [17, 30], "check": ""}
        with pytest.raises(OtherVersion, match=f"this {kind} was written by Mankai {version}, in a form that is no longer read"):
            read(json.dumps(old))
