"""Twins on the wire: of interchangeable cards one option is offered, and the others are named with it."""

from __future__ import annotations

from typing import Any

from mankai.server.table.viewer import option_payload
from support.games.sakura_arms_scenes import GAME, answer, scene

HALF: dict[str, Any] = {"hand": ["Dupligear", "Dupligear", "Slash"], "vigor": 1, "goddesses": ["kururu", "yurina"]}


def test_an_option_names_those_that_are_the_same_and_may_be_sent_as_well() -> None:
    asked = answer(scene(distance=5, me=HALF), "Advance")
    sent = [option_payload(asked, option, label) for option, label in zip(asked.options, asked.messages(), strict=True)]
    assert [one["option"] for one in sent] == asked.options
    assert [one.get("twins") for one in sent] == [None, asked.twins, None]
    (twin,) = asked.twins
    assert asked.accepts(twin) and GAME.spell(twin) == "discard: kururu.dupligear#2@0"


def test_where_there_are_none_nothing_is_said_of_them() -> None:
    asked = answer(scene(distance=5, me={**HALF, "hand": ["Dupligear", "Slash"]}), "Advance")
    sent = [option_payload(asked, option, label) for option, label in zip(asked.options, asked.messages(), strict=True)]
    assert all(set(one) == {"option", "label"} for one in sent)
