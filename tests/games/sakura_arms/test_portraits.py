"""The scene of a position's portrait is that position again, for random duels of the three editions."""

from __future__ import annotations

import copy
import itertools
import json
from typing import Any

import pytest

import mankai
from mankai import Position
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.beta import GAME as BETA
from mankai.kernel.errors import BadScene, MankaiError
from mankai.kernel.rng import FastRng
from support.games.sakura_arms_scenes import GAME, answer, foe, labels, me, scene, state
from support.promises import GAMES
from support.random_games import random_decisions, random_game

EDITIONS = pytest.mark.parametrize("edition", [GAME, AEG, BETA], ids=["level99", "aeg", "beta"])
EPICS = ["prosperous", "pairing", "wind", "ninja", "debate"]
COUNT = max(GAMES // 120, 6)  # random games of a batch: fewer would not ask every question


def setup_of(edition: Edition, seed: int) -> dict[str, Any]:
    """Goddesses and decks given, chosen or drafted; and every rule of Epic Battle."""
    pairs = [list(pair) for pair in itertools.combinations([goddess.id for goddess in edition.goddesses], 2)]
    dice = FastRng(seed)
    said: dict[str, Any] = {
        "goddesses": [pairs[dice.below(len(pairs))], pairs[dice.below(len(pairs))]],
        "copies": 2,
        "decks": "choose" if seed % 2 else "quick",
    }
    if seed % 5 == 0:
        said = {"goddesses": "choose", "decks": "choose", "copies": 1 + seed // 5 % 2}
    if seed % 7 == 0:
        said = {"draft": True}
    if edition is GAME and seed % 2:
        said["epic"] = EPICS[seed // 2 % len(EPICS)]
    return said


def staged_again(position: Position) -> Position:
    """The position made from its portrait, through JSON."""
    return position.rules.scene(json.loads(json.dumps(position.portrait)))


def same(one: Position, other: Position) -> bool:
    return one == other and one.now.key() == other.now.key()


@pytest.mark.slow
@EDITIONS
@pytest.mark.parametrize("batch", range(4))
def test_the_scene_of_a_portrait_is_the_same_position(edition: Edition, batch: int) -> None:
    questions: set[str] = set()
    for seed in range(batch * COUNT, (batch + 1) * COUNT):
        for position in random_game(edition.start(setup_of(edition, seed), seed), FastRng(seed)):
            again = staged_again(position)
            words = f"{edition.name} seed {seed}: {position.question} {position.now.clock}"
            assert same(again, position), words
            assert (again.seat, again.options, again.question) == (position.seat, position.options, position.question), words
            questions.add(position.question)
            if position.question == "main":
                at_rest = edition.scene(edition.portrait(position.now))
                assert at_rest.now.key() == position.now.key() and at_rest.options == position.options, words
    assert questions >= {"", "main", "reshuffle", "mulligan", "pay", "damage", "deck"}


def test_a_transform_on_the_machine_stays_there() -> None:
    start = scene(distance=4, me={"ready": ["Julia's BlackBox"], "flare": 2, "machine": 0, "burned": 5}, foe={"vigor": 1})
    formed = answer(start, "play Julia's BlackBox", "choose Form: NAGA", "do not reshuffle")
    assert (me(formed)["forms"], me(formed)["bonus"]) == (["Form: NAGA"], ["Form: YAKSHA", "Form: GARUDA"])
    assert same(staged_again(formed), formed)


@pytest.mark.parametrize("giver", ["me", "foe"])
def test_a_poison_that_was_given_away_stays_where_it_is(giver: str) -> None:
    taker = "foe" if giver == "me" else "me"
    halves: dict[str, Any] = {giver: {"hand": ["Miasma", "Quagmire"], "vigor": 1}, taker: {"vigor": 1}}
    given = answer(scene(distance=6, turn=giver, **halves), "play Miasma", "choose Hallucinogen")
    assert state(given)[taker]["hand"] == ["Hallucinogen"] and "Hallucinogen" not in state(given)[giver]["pouch"]
    assert same(staged_again(given), given)


def test_poisons_of_two_chikages_are_told_apart() -> None:
    both = {"goddesses": ["chikage", "yurina"]}
    start = scene(distance=6, me={**both, "hand": ["Miasma", "Hallucinogen"], "vigor": 1}, foe={**both, "vigor": 1})
    given = answer(start, "play Miasma", "choose Hallucinogen")
    assert (me(given)["hand"], foe(given)["hand"]) == (["Hallucinogen"], ["Hallucinogen"])
    assert same(staged_again(given), given)


def test_which_of_two_alike_lies_where_is_kept_and_seldom_said() -> None:
    start = scene(distance=6, me={"ready": ["Ruinous Soultoxin"], "flare": 3, "vigor": 1}, foe={"deck": ["Slash"], "vigor": 1})
    given = answer(start, "play Ruinous Soultoxin")
    assert foe(given)["deck"] == ["Fading Light Toxin", "Slash"]
    swapped = given.base.clone()
    (kept,) = [card for card in swapped.zones[18] if GAME.cards[card].name == "Fading Light Toxin"]
    swapped.zones[18] = tuple([swapped.zones[3][0] if card == kept else card for card in swapped.zones[18]])
    swapped.zones[3] = (kept, swapped.zones[3][1])
    other = Position(GAME, swapped)
    assert ("twins" in state(given), "twins" in state(other)) == (False, True)
    assert same(staged_again(given), given) and same(staged_again(other), other)


def test_an_enhancement_of_the_opponent_s_is_told_from_one_s_own() -> None:
    position = AEG.scene(
        {
            "distance": 5,
            "me": {
                "goddesses": ["shinra", "yurina"],
                "hand": ["Replicate", "Overawe"],
                "in_play": {"Eloquence": 2},
                "aura": 0,
                "vigor": 1,
            },
            "foe": {"goddesses": ["yurina", "himika"], "hand": ["Overawe"]},
        }
    )
    position = answer(position, "play Replicate", "play it", "play Overawe")
    assert me(position)["in_play"] == {"Eloquence": 2, "Overawe (foe's)": 2, "Overawe": 2}
    assert same(staged_again(position), position)


def test_a_position_in_the_middle_of_a_reaction_can_be_said() -> None:
    start = scene(distance=3, me={"hand": ["Slash"], "vigor": 1}, foe={"hand": ["Song and Dance"], "flare": 1})
    asked = answer(start, "play Slash", "play Song and Dance")
    said = GAME.portrait(asked.base)
    assert said["agenda"][-1] == ["act", "foe", "foe: Song and Dance", []]
    assert [matter.get("attack", matter.get("play")) for matter in said["matters"]] == [
        "me: Slash",
        "me: Slash",
        "foe: Song and Dance",
    ]
    assert labels(GAME.scene(said)) == ["Flare to Aura", "Aura to Distance"]


def test_a_seed_that_is_said_is_stronger_than_the_luck_of_the_portrait() -> None:
    said = GAME.portrait(GAME.start(seed=4).base)
    assert GAME.scene(said).base.rng_counters == GAME.start(seed=4).base.rng_counters
    assert GAME.scene({**said, "seed": 5}).base.rng_counters == GAME.scene({"seed": 5}).base.rng_counters


# Impossible unfinished steps.


def middle() -> dict[str, Any]:
    start = scene(distance=3, me={"hand": ["Slash"], "vigor": 1}, foe={"hand": ["Song and Dance"], "flare": 1})
    return GAME.portrait(answer(start, "play Slash", "play Song and Dance").base)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"agenda": []}, "ranks when it is over"),
        ({"agenda": 3}, '"agenda" is a list'),
        ({"agenda": [["main", "me", ""]]}, "four parts"),
        ({"agenda": [["march", "me", "", []]]}, "agenda: one of pick, build"),
        ({"agenda": [["end", "me", "", []]]}, "does not lead to another turn"),
        ({"agenda": [["next turn", "me", "", []]]}, "phases of the turn still to come"),
        ({"agenda": [["next turn", "me", "", []], ["end", "me", "", []], ["act", "me", "", []]]}, "no card called ''"),
        ({"agenda": [["next turn", "me", "", []], ["end", "me", "", []]]}, "nothing is left to do for Song and Dance"),
        ({"agenda": [["prepare", "me", "", [0]]]}, "the duel has begun"),
        ({"matters": []}, "Song and Dance is not being played"),
        ({"matters": [{"by": "me"}]}, '"attack" or "play"'),
        ({"lasting": [["for good", "me", "me: Slash", []]]}, "one detail"),
        ({"lasting": [["this turn", "he", "me: Slash", []]]}, "lasting: one of me, foe"),
        ({"known": {"Slash": ["me"]}}, "no card called 'Slash'"),
        ({"known": {"me: Slash": ["he"]}}, "known: one of me, foe, others"),
        ({"luck": [1]}, 'luck: {"key": 32 hexadecimal digits'),
        ({"ranks": [0, 1]}, "ranks when it is over"),
        ({"turns": -1}, "fewer than 0"),
    ],
)
def test_what_cannot_be_under_way_is_refused(changed: dict[str, Any], words: str) -> None:
    assert labels(GAME.scene(middle())) == ["Flare to Aura", "Aura to Distance"]
    with pytest.raises(BadScene) as refused:
        GAME.scene({**middle(), **changed})
    assert words in str(refused.value)


ODD: list[Any] = [0, -1, 7, 1 << 40, "", None, [], {}, "foe", "me: Slash", "strike", 1.5]


def paths(said: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = said.items() if isinstance(said, dict) else enumerate(said) if isinstance(said, list) else []
    return [path, *[deeper for key, value in inside for deeper in paths(value, (*path, key))]]


def damaged(said: dict[str, Any], dice: FastRng) -> dict[str, Any]:
    """A portrait with a part left out or replaced."""
    found = copy.deepcopy(said)
    for _ in range(1 + dice.below(2)):
        every = paths(found)[1:]
        at = every[dice.below(len(every))]
        way, key = at[:-1], at[-1]
        inside: Any = found
        for step in way:
            inside = inside[step]
        if dice.below(3) == 0:
            del inside[key]
        else:
            inside[key] = ODD[dice.below(len(ODD))]
    return found


@EDITIONS
def test_a_damaged_portrait_is_refused_or_can_be_played(edition: Edition) -> None:
    refused, played = 0, 0
    for seed in range(12):
        dice = FastRng(seed)
        for position in random_decisions(edition.start(setup_of(edition, seed), seed), dice):
            if dice.below(4) == 0:
                try:
                    again = edition.scene(damaged(edition.portrait(position.base), dice))
                    list(itertools.islice(random_game(again, dice), 6))
                    played += 1
                except MankaiError:
                    refused += 1
    assert refused > 50 and played > 10


def test_a_save_of_such_a_scene_comes_back() -> None:
    position = GAME.scene(middle())
    assert same(mankai.load(position.save()), position)
