"""A goddess with her own counter, Basic Action and moment: she needs only her file, her catalogue and these tests."""

from __future__ import annotations

from typing import Any

from games.sakura_arms.kaede.goddess import KAEDE, LEAVES
from mankai import Position
from mankai.games.sakura_arms.rules.cards.goddesses.himika import HIMIKA
from mankai.games.sakura_arms.rules.cards.goddesses.thallya import THALLYA
from mankai.games.sakura_arms.rules.cards.goddesses.tokoyo import TOKOYO
from mankai.games.sakura_arms.rules.cards.goddesses.yurina import YURINA
from mankai.games.sakura_arms.rules.editions.level99 import Level99
from mankai.games.sakura_arms.terminal.board import DuelBoard
from mankai.i18n import catalogues
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from support.games.sakura_arms_scenes import FOE, ME, labels, me, scene, state
from support.random_games import random_game

MADE = Level99("sakura-arms/made", [YURINA, HIMIKA, TOKOYO, THALLYA, KAEDE])


def with_her(**description: Any) -> Position:
    mine = {"goddesses": ["kaede", "yurina"], **description.pop("me", {})}
    return scene(MADE, me=mine, foe={"goddesses": ["tokoyo", "himika"]}, **description)


def choose(position: Position, *choices: str) -> Position:
    for choice in choices:
        position = position.play(position.options[labels(position).index(choice)])
    return position


def shown(position: Position, seat: int | None, language: str = "en") -> str:
    board = DuelBoard(position, MADE, seat, speaker=registry.speaker_of(MADE, seat, language))
    return "\n".join([line.plain for line in board.table(80, False) + board.options(80, False)])


def test_her_counter_has_a_place_after_all_others() -> None:
    assert LEAVES.place.place >= 39 and MADE.places == LEAVES.place.place + 2
    assert me(with_her())["leaves"] == 2, "as her Setup says"
    assert "leaves" in state(with_her())["foe"] and state(with_her())["foe"]["leaves"] == 0


def test_a_scene_may_say_it_and_its_portrait_is_the_same_position() -> None:
    start = with_her(distance=3, me={"leaves": 5, "hand": ["Leaf Blade"], "vigor": 1})
    assert me(start)["leaves"] == 5
    assert MADE.scene(start.portrait) == start


def test_her_cards_live_on_it() -> None:
    for leaves, life in ((2, 1), (3, 2), (6, 3)):
        start = with_her(distance=3, me={"leaves": leaves, "hand": ["Leaf Blade"], "vigor": 1})
        assert labels(choose(start, "play Leaf Blade"))[-1] == f"take {life} to Life"


def test_her_moment_and_her_basic_action() -> None:
    begun = with_her(phase="start")
    assert me(begun)["leaves"] == 3
    start = with_her(distance=5, me={"vigor": 1, "hand": ["Rustle"]})
    shaken = choose(start, "Shake", "spend 1 Vigor")
    assert me(shaken)["leaves"] == 3
    assert shaken.log(ME)[0] == "You shake the tree" and "  your leaves 3" in shaken.log(ME)
    assert "Shake" not in labels(scene(MADE, turn="foe", me={"goddesses": ["kaede", "yurina"]}, foe={"vigor": 1}))


def test_what_her_cards_offer_has_words() -> None:
    asked = choose(with_her(distance=5, me={"hand": ["Rustle"], "vigor": 1}), "play Rustle")
    assert labels(asked) == ["shed a leaf", "keep them"]
    assert me(choose(asked, "shed a leaf"))["leaves"] == 3


def test_the_terminal_draws_it_and_the_legend_tells_of_it() -> None:
    assert "Leaves 2" in shown(with_her(), ME) and "Leaves 2" in shown(with_her(), FOE)
    assert "葉 2" in shown(with_her(), ME, "ja")
    told = MADE.legend()["goddesses"][-1]["mechanisms"]
    assert told[0] == {"drawn": "counter", "key": "mechanism-leaves", "places": [LEAVES.place.place], "zones": []}
    assert told[1]["drawn"] == "row"


def test_random_duels_with_her_keep_their_laws_and_have_words_in_every_language() -> None:
    pack = registry.pack_of("sakura-arms/level99")
    for seed in range(4):
        half = {"goddesses": ["thallya", "kaede"], "vigor": 2, "hand": ["Rustle", "Leaf Blade", "Turbo Switch"]}
        start = scene(MADE, epic="wind", distance=4, me=half, foe={"goddesses": ["kaede", "yurina"], "deck": ["Slash"]})
        for position in random_game(start, FastRng(seed)):
            assert MADE.faults(position.now) == []
            assert position.view(ME)["public"]["epic"] == "wind"
            for language in catalogues.languages_in(pack.words or catalogues.COMMON_FOLDER):
                speaker = registry.speaker_of(MADE, ME, language)
                for _, _, message in position.log_lines(ME):
                    assert speaker.say(message)
