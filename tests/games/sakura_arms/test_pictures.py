"""Pictures of cards and figures of goddesses: well-formed, told apart, and as the page draws them."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

import mankai
from mankai.drawing.card import card_svg
from mankai.games.sakura_arms.pictures import CARDS, GODDESSES, POSES, goddess_figure
from mankai.packs import registry
from write_golden_pictures import (
    KEPT_FIGURES,
    KEPT_OF_ARMS,
    golden_figures,
    golden_pictures_of_arms,
    picture_of_arms,
    printed_cards,
)

PRINTED = printed_cards()
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}  # that a command of a path takes


def test_the_page_is_compared_with_these_pictures() -> None:
    assert json.loads(KEPT_OF_ARMS.read_text("utf-8")) == golden_pictures_of_arms(), "python tools/write_golden_pictures.py"
    assert json.loads(KEPT_FIGURES.read_text("utf-8")) == golden_figures(), "python tools/write_golden_pictures.py"


def path_faults(svg: str) -> list[str]:
    """The parts of paths whose command has not as many numbers as it takes: a browser stops drawing there."""
    parts = [part for path in re.findall(r' d="([^"]*)"', svg) for part in re.findall(r"[A-Za-z][^A-Za-z]*", path)]
    wrong = [part for part in parts if not fits(part[0].upper(), len(NUMBER.findall(part)))]
    return wrong + [path for path in re.findall(r' d="([^"]*)"', svg) if not re.fullmatch(r"M[-MLHVCSQTAZmlhvcsqtaz\d. ]*", path)]


def fits(command: str, count: int) -> bool:
    return count == 0 if command == "Z" else command in NUMBERS and count > 0 and count % NUMBERS[command] == 0


def test_a_wrong_path_is_found() -> None:
    assert path_faults('<path d="M0 0L1-2.5.5 3a.8.8 0 1 0 .1 0Z"/>') == []
    assert path_faults('<path d="M0 0C1 2 3 4 567Z"/>') == ["C1 2 3 4 567"]
    assert path_faults('<path d="M0 0LNaN 1"/>')


def test_every_card_has_a_picture() -> None:
    by_name: dict[str, set[str]] = {}
    for card in PRINTED:
        svg = picture_of_arms(card).svg
        ElementTree.fromstring(f"<svg>{svg}</svg>")
        assert not [word for word in ("NaN", "None", "nan", "undefined", "True", "False") if word in svg], card
        assert not path_faults(svg), card
        by_name.setdefault(card["key"], set()).add(svg)
    assert len(by_name) > 147


def test_notes_name_what_is_drawn_and_every_drawing_is_shown() -> None:
    assert {note["extra"] for note in CARDS["cards"].values() if "extra" in note} == {*CARDS["extras"]}
    assert {*CARDS["cards"]} <= {card["name"] for card in PRINTED}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_words_say_what_each_drawing_shows(language: str) -> None:
    speaker = registry.speaker_of(mankai.game("sakura-arms/level99"), None, language)
    said = {name: speaker.say((f"picture-{name.replace('_', '-')}", {})) for name in CARDS["extras"]}
    assert not [name for name, words in said.items() if not words or "picture-" in words]
    assert len({*said.values()}) == len(said)


def test_a_notebook_shows_the_picture_of_the_card() -> None:
    card = next(one for one in PRINTED if one["name"] == "Big Golem")
    assert picture_of_arms(card).svg in card_svg(mankai.card("level99", "Big Golem"))


@pytest.mark.parametrize("goddess", [*GODDESSES, "unheard of"])
def test_every_goddess_has_a_figure_in_every_pose(goddess: str) -> None:
    drawn = [goddess_figure(goddess, pose) for pose in POSES]
    for figure in drawn:
        ElementTree.fromstring(figure)
        assert "nan" not in figure and " id=" not in figure
        assert not path_faults(figure)
    assert len(set(drawn)) == len(POSES)
