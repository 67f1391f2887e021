"""Drawings of positions, cards and records in notebooks: well-formed, in the page's colours, from one seat's view."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

import mankai
from mankai import Chance, Position, drawing
from mankai.drawing.card import CardPicture, back_svg, card_svg, text_width, wrap_text
from mankai.drawing.picture import HEIGHT, WIDTH, illustrate
from mankai.drawing.svg import fnv_hash
from mankai.packs.pack import BadPack
from support import third_party_packages

WEB = Path(__file__).parents[2] / "web"
GAMES = [
    "sakura-arms/level99",
    "sakura-arms/aeg",
    "sakura-arms/beta",
    "azuki",
    "oka/2",
    "oka/6",
    "sakura-arms/level99-draft-rotation/4",
]


def later(name: str, decisions: int, seed: int = 3) -> Position:
    """A position in the middle of a random game."""
    position, chance = mankai.game(name).start(seed=seed), Chance(seed)
    for _ in range(decisions):
        if not position.is_over:
            position = position.play(position.options[chance.dice.below(len(position.options))])
    return position


def parsed(html: str) -> ElementTree.Element:
    """The parsed drawing; fails if it is not well-formed."""
    return ElementTree.fromstring(html)


def test_pictures_are_the_page_s_own() -> None:
    kept = json.loads((WEB / "tests" / "pictures.json").read_text("utf-8"))
    assert len(kept) > 20
    for name, fingerprint in kept.items():
        found = illustrate(name)
        box = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"'
        svg = f'<svg class="art" {box}>{found.svg}</svg>'
        assert fnv_hash(f"linear-gradient({found.above}, {found.below} 75%){svg}") == fingerprint, name


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_drawn_with_all_that_is_printed(name: str, language: str) -> None:
    rules = mankai.game(name)
    manner, speaker = drawing.style_of(rules), mankai.packs.registry.speaker_of(rules, None, language)
    faces = {manner.card(rules, card, speaker) for card in range(len(rules.faces))}
    assert len(faces) > 30
    for face in faces:
        for is_small in (False, True):
            svg = parsed(card_svg(face, is_small=is_small))
            title = "".join(svg[0].itertext())
            assert face.name in title and face.text in title
        assert escape(face.name) in card_svg(face)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("decisions", [0, 25])
def test_a_position_holds_nothing_that_its_reader_cannot_know(name: str, decisions: int) -> None:
    position = later(name, decisions)
    seat = position.seat
    for reader in (seat, None):
        html = drawing.position(position, reader)
        parsed(html)
        assert ("<b>You</b>" in html) == (reader is not None)
    assert position._repr_html_() == drawing.position(position, seat)
    other = position.imagine(seat, 11)
    assert other != position and other._repr_html_() == position._repr_html_()


def test_what_can_be_chosen_is_told_to_who_decides_alone() -> None:
    position = later("oka/4", 8)
    label = escape(position.label(position.options[0]))
    assert label in drawing.position(position, position.seat)
    assert escape(
        mankai.packs.registry.speaker_of(position.rules, position.seat).say(position.question_message)
    ) not in drawing.position(position)


def test_hands_of_others_are_backs_and_one_s_own_are_cards() -> None:
    position = mankai.game("oka/4").start(seed=3)
    seen = [card for card in position.view(position.seat)["zones"][position.seat] if card >= 0]
    speaker = mankai.packs.registry.speaker_of(position.rules, position.seat)
    html = drawing.position(position, position.seat)
    assert seen and all([f"<title>{escape(speaker.term_name(('card', card)))}" in html for card in seen])
    watched = drawing.position(position)
    assert not [card for card in seen if f"<title>{escape(speaker.term_name(('card', card)))}." in watched]


def test_a_finished_game_is_drawn_for_spectators_and_its_record_tells_the_story() -> None:
    position = later("oka/2", 10_000)
    assert position.is_over
    html = position._repr_html_()
    assert html is not None and ("has won" in html or "draw" in html)
    told: Any = position.record
    text = told._repr_html_()
    parsed(text)
    assert text.count("<rect x=") >= len(position.decisions)
    assert "<summary>The story</summary>" in text and f"{len(position.decisions)} decisions" in text
    assert "<summary>物語</summary>" in drawing.record(told, "ja")
    assert escape(position.log(None)[-1].strip()) in text


def test_a_record_that_cannot_be_played_says_why() -> None:
    record: Any = mankai.game("oka/2").start(seed=1).record
    record["options"] = ["<b>no such thing</b>"]
    html = record._repr_html_()
    assert "at decision 1" in html and "<b>no such" not in html
    parsed(html)


def test_a_card_by_its_name() -> None:
    face = mankai.card("level99", "slash")
    assert (face.name, face.kind, face.numbers) == ("Slash", "Attack", ("Range 3-4", "3/1"))
    assert face._repr_html_().startswith("<svg") and "斬" in face._repr_html_()
    assert mankai.card("azuki", "Black Jade Dagger").corner == "1"
    assert mankai.card("level99", "tsukikage").is_rare and mankai.card("level99", "斬", "ja").kind == "攻撃"
    with pytest.raises(drawing.UnknownCard, match="has no card 'zzz'"):
        mankai.card("level99", "zzz")
    with pytest.raises(drawing.UnknownCard, match="fits several cards"):
        mankai.card("level99", "s")


def test_words_do_no_harm_wherever_they_stand() -> None:
    face = CardPicture("<script>&\"'", "<i>", "</svg>" * 9, ("<b>",), "<", "<>", doubt="&")
    parsed(card_svg(face))
    assert "<script" not in card_svg(face) and "<i>" not in card_svg(face)
    parsed(back_svg(count=12))


@pytest.mark.parametrize(
    "text", ["one two three four five six seven", "一二三四五六七八九十。一二三", "a" * 60, "", "一a二b 三 c"]
)
def test_lines_break_between_words_and_lose_none(text: str) -> None:
    lines = wrap_text(text, 12)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all([text_width(line) <= 12 or " " not in line for line in lines])
    assert not [line for line in lines[1:] if line[0] in "。、"]


def test_a_stranger_s_game_is_drawn_without_a_word_from_it(tmp_path: Path) -> None:
    folder = third_party_packages.install(third_party_packages.THIRD_PARTY_GAME, tmp_path)
    program = "import mankai; p = mankai.game('higher').start(seed=1); print(p._repr_html_()); print(p.record._repr_html_())"
    (folder / "look.py").write_text(program, encoding="utf-8")
    done = third_party_packages.run_file(folder, "look.py")
    assert done.returncode == 0, done.stderr
    table, record = done.stdout.strip().splitlines()
    assert "Which card do you show?" in table and table.count("<svg") == 6
    parsed(table), parsed(record)


def test_a_manner_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = SimpleNamespace(name="odd", drawing="mankai.drawing.svg:INK")
    monkeypatch.setattr(mankai.packs.registry, "pack_for", lambda rules: pack)
    with pytest.raises(BadPack, match="INK of the pack odd is no CardStyle"):
        drawing.style_of(mankai.game("oka/2"))
