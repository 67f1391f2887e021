"""Writes what the page's pictures of cards are compared with: `python tools/write_golden_pictures.py`.

The pictures are painted by the notebook's painter. `web/tests/azuki_pictures.gen.json` and `sakura_arms_pictures.gen.json` have a
fingerprint of each, and what it was painted from; `sakura_arms_figures.gen.json` has the figures of goddesses.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import mankai
from mankai.drawing.picture import Illustration
from mankai.drawing.svg import fnv_hash
from mankai.games.azuki.pictures import paint
from mankai.games.sakura_arms import pictures as arms

TESTS = Path(__file__).parents[1] / "web" / "tests"
KEPT = TESTS / "azuki_pictures.gen.json"
KEPT_OF_ARMS = TESTS / "sakura_arms_pictures.gen.json"
KEPT_FIGURES = TESTS / "sakura_arms_figures.gen.json"
EDITIONS = ("level99", "aeg", "beta")
PRINTED = ("key", "name", "type", "flare", "reach", "damage")
FIELDS = ("id", "name", "kind", "element", "subtypes")
STONES = {"IKZ-001": "IKZ", "IKZ-002": "IKZ Token"}


def fingerprint(painted: Illustration) -> int:
    return fnv_hash(f"{painted.above} {painted.below} {painted.svg}")


def faces() -> list[dict[str, Any]]:
    """All cards, as far as their pictures depend on them."""
    legend: Any = mankai.game("azuki").legend()
    stones = [{"id": id, "name": name, "kind": "spell", "element": 0, "subtypes": []} for id, name in STONES.items()]
    return [*[{field: face[field] for field in FIELDS} for face in legend["faces"] if face["id"]], *stones]


def golden_pictures() -> list[dict[str, Any]]:
    """What is kept: each face, the fingerprint of its picture, and of the one that it would have without a note."""
    return [{**face, "painted": fingerprint(paint(face)), "by_kind": fingerprint(paint(face, {}))} for face in faces()]


def printed_cards() -> list[dict[str, Any]]:
    """The cards of all editions of Sakura Arms, each picture once, as far as they depend on what is printed."""
    found: dict[str, dict[str, Any]] = {}
    for edition in EDITIONS:
        legend: Any = mankai.game(f"sakura-arms/{edition}").legend()
        for card in legend["cards"]:
            row = {field: card[field] for field in PRINTED}
            found.setdefault(json.dumps(row), row)
    return [*found.values()]


def picture_of_arms(card: dict[str, Any]) -> Illustration:
    aura, life = card["damage"]
    strength = (aura if aura > 0 else max(1, life)) if card["reach"] else 2
    return arms.card_picture(card["key"].split("-")[1], card["name"], card["type"], strength, card["flare"] >= 0)


def golden_pictures_of_arms() -> list[dict[str, Any]]:
    return [{**card, "painted": fingerprint(picture_of_arms(card))} for card in printed_cards()]


def golden_figures() -> list[dict[str, Any]]:
    return [
        {"goddess": goddess, "pose": pose, "painted": fnv_hash(arms.goddess_figure(goddess, pose))}
        for goddess in arms.FIGURES["figures"]
        for pose in arms.POSES
    ]


if __name__ == "__main__":
    for kept, golden in {
        KEPT: golden_pictures(),
        KEPT_OF_ARMS: golden_pictures_of_arms(),
        KEPT_FIGURES: golden_figures(),
    }.items():
        rows = [json.dumps(row, ensure_ascii=False) for row in golden]
        kept.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
