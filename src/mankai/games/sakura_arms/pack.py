"""The pack of Sakura Arms, its entry in the registry."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mankai.packs.pack import Lesson, Pack

EDITIONS: Final = ("level99", "aeg", "beta")
DUELS: Final = {f"sakura-arms/{one}": f"mankai.games.sakura_arms.rules.editions.{one}:GAME" for one in EDITIONS}
# By name of a game: its seats.
DRAFTS: Final = {
    f"sakura-arms/level99-draft-{way}/{seats}": seats
    for way, numbers in {"open-two-pick": (2,), "rotation": (2, 4, 6, 8), "rochester": (2, 4)}.items()
    for seats in numbers
}


def address_of_draft(name: str) -> str:
    """The address of a draft's rules: sakura-arms/level99-draft-rotation/4 is ROTATION_4."""
    way, seats = name.removeprefix("sakura-arms/level99-draft-").split("/")
    return f"mankai.games.sakura_arms.rules.draft.games:{way.replace('-', '_').upper()}_{seats}"


PACK: Final = Pack(
    name="sakura-arms",
    rules={**DUELS, **{name: address_of_draft(name) for name in DRAFTS}},
    seats={**dict.fromkeys(DUELS, 2), **DRAFTS},
    rank=1,
    minutes="15–25",
    folder=Path(__file__).parent,
    setup_form="mankai.games.sakura_arms.setup_form:SETUP_FORM",
    board="mankai.games.sakura_arms.terminal.ui:UI",
    drawing="mankai.games.sakura_arms.notebook:NOTEBOOK",
    heuristics="mankai.games.sakura_arms.heuristics:heuristics_for",
    features="mankai.games.sakura_arms.observation:features_for",
    lessons={
        "sakura-arms/level99": Lesson(
            {"goddesses": [["yurina", "himika"], ["tokoyo", "oboro"]], "first": 0}, seed=142, player="greedy"
        )
    },
)
