"""Pictures of cards: well-formed, each its own, there also for a card that nothing is said of, and the page's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import mankai
from mankai.drawing.card import card_svg
from mankai.games.azuki import pictures
from mankai.games.azuki.pictures import CARDS, DRAWN, paint
from write_golden_pictures import KEPT, faces, golden_pictures

FACES = faces()


def test_the_page_is_compared_with_these_pictures() -> None:
    assert json.loads(KEPT.read_text("utf-8")) == golden_pictures(), "python tools/write_golden_pictures.py"


@pytest.mark.parametrize("notes", [CARDS["cards"], {}], ids=["with notes", "without notes"])
def test_every_card_has_a_picture(notes: dict[str, Any]) -> None:
    painted = [paint(face, notes) for face in FACES]
    assert len(painted) == 199
    for one in painted:
        ElementTree.fromstring(one.svg)
        assert not [word for word in ("NaN", "None", "nan", "undefined", "True", "False") if word in one.svg]
    assert len({one.svg for one in painted}) == len(painted)


def test_a_picture_is_the_same_each_time() -> None:
    assert [paint(face) for face in FACES[:20]] == [paint(face) for face in FACES[:20]]


def test_every_card_has_a_note_and_every_note_a_card() -> None:
    assert {face["id"] for face in FACES} == {*CARDS["cards"]}


def test_notes_name_what_can_be_drawn() -> None:
    for note in [*CARDS["cards"].values(), *CARDS["kinds"].values()]:
        assert note.get("shows", "rain") in DRAWN["SPELLS"]
        assert note.get("scene", "none") in DRAWN["SCENES"]
        assert {*note.get("behind", ()), *note.get("over", ())} <= {*DRAWN["AROUND"]}
        assert {note.get("right", "staff"), note.get("left", "staff")} <= {*DRAWN["PROPS"]}
        heads = DRAWN["CAPS"] if note.get("being") == "bean" else DRAWN["HEADS"]
        assert {*note.get("head", ())} <= {*heads, "none"}


def test_every_drawing_is_used() -> None:
    folder = Path(pictures.__file__).parent / "data"
    written = "".join([path.read_text("utf-8") for path in folder.glob("*.toml")])
    tables = ["AROUND", "BEASTS", "CAPS", "HEADS", "PROPS", "SCENES", "SPELLS"]
    assert not [(table, name) for table in tables for name in DRAWN[table] if f'"{name}"' not in written]


def test_a_notebook_shows_the_picture_of_the_card() -> None:
    card = mankai.card("azuki", "Black Jade Dagger")
    face = next(one for one in FACES if one["name"] == "Black Jade Dagger")
    assert paint(face).svg in card_svg(card)
