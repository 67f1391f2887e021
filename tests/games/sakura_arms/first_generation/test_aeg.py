"""AEG's edition: set-up, words and refusals."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mankai
from mankai import BadSave, BadScene, BadSetup, Position
from mankai.games.sakura_arms.rules.cards.base import span
from mankai.games.sakura_arms.rules.constants import FACE_DOWN
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.level99 import GAME as LEVEL99
from mankai.kernel.records import checksum
from support.games.sakura_arms_scenes import (
    FOE,
    ME,
    actions,
    answer,
    figures,
    foe,
    labels,
    me,
    state,
    type_line,
    why_not,
    words_for,
    zones,
)
from support.games.sakura_arms_scenes import scene as any_scene

RED = "Raging Red Blade"
BLUE = "Elegant Blue Dance"


def scene(**description: Any) -> Position:
    return any_scene(AEG, **description)


def decks(position: Position) -> list[list[str]]:
    """The decks of both players, in alphabetical order."""
    return [sorted(half["hand"] + half["deck"] + half["ready"]) for half in (me(position), foe(position))]


# Set-up.


def test_the_board_at_the_beginning() -> None:
    start = AEG.start(seed=7)
    assert (state(start)["distance"], state(start)["shadow"]) == (10, 0)
    for half in (me(start), foe(start)):
        assert (half["life"], half["aura"], half["flare"], len(half["hand"]), len(half["deck"]), len(half["ready"])) == (
            8,
            3,
            0,
            3,
            4,
            3,
        )
    assert len(set(me(start)["goddesses"] + foe(start)["goddesses"])) == 4, "one box"
    assert sorted([me(start)["vigor"], foe(start)["vigor"]]) == [0, 1]


@pytest.mark.parametrize("wish", ["first game", [RED, BLUE], ["raging red blade", "elegant blue dance"]])
def test_the_first_game_is_played_with_the_recommended_decks(wish: Any) -> None:
    start = AEG.start({"decks": wish}, seed=3)
    assert (me(start)["goddesses"], foe(start)["goddesses"]) == (["yurina", "himika"], ["tokoyo", "saine"])
    assert decks(start) == [sorted(deck.cards) for deck in AEG.first_decks]
    assert state(start)["experienced"] is False, "a first game goes without the rule for experienced players"


def test_the_recommended_decks_are_those_of_the_rulebook() -> None:
    assert [deck["name"] for deck in AEG.legend()["first decks"]] == [RED, BLUE]
    for deck in AEG.first_decks:
        assert len(set(deck.cards)) == 10


def test_one_recommended_deck_leaves_the_other_player_other_megami() -> None:
    for seed in range(8):
        start = AEG.start({"decks": [RED, "quick"]}, seed=seed)
        assert decks(start)[0] == sorted(AEG.first_decks[0].cards)
        assert not {"yurina", "himika"} & set(foe(start)["goddesses"])
        assert state(start)["experienced"] is True


def test_experience_is_a_switch() -> None:
    for wish in (True, False):
        assert state(AEG.start({"experienced": wish}, seed=1))["experienced"] is wish
        assert state(AEG.start({"experienced": wish, "decks": "first game"}, seed=1))["experienced"] is wish
    assert state(AEG.start(seed=1))["experienced"] is True


def test_with_one_copy_one_picks_one_the_other_two_and_the_first_again_one() -> None:
    position = AEG.start({"goddesses": "choose"}, seed=1)
    seats: list[int] = []
    while position.question == "goddess":
        seats.append(position.seat)
        position = position.play(position.options[0])
    assert seats == [ME, FOE, FOE, ME]
    assert (me(position)["goddesses"], foe(position)["goddesses"]) == (["yurina", "oboro"], ["himika", "tokoyo"])


def test_with_two_copies_both_pick_in_secret_and_show_together() -> None:
    position = AEG.start({"goddesses": "choose", "copies": 2}, seed=1)
    seats: list[int] = []
    while position.question == "goddess":
        seats.append(position.seat)
        assert position.view(FOE)["tokens"] == AEG.start({"goddesses": "choose", "copies": 2}, seed=1).view(FOE)["tokens"]
        assert position.events == []
        assert len(position.options) == 7 - seats[:-1].count(position.seat), "only one's own are taken"
        position = position.play(position.options[0])
    assert seats == [ME, ME, FOE, FOE]
    assert me(position)["goddesses"] == foe(position)["goddesses"] == ["yurina", "himika"]
    assert [line for line in position.log(None) if "joins" in line] == [
        "Blue: Yurina joins", "Blue: Himika joins", "Red: Yurina joins", "Red: Himika joins"
    ]  # fmt: skip


def test_a_secret_pick_is_guessed_by_whoever_imagines() -> None:
    position = AEG.start({"goddesses": "choose", "copies": 2}, seed=1)
    for _ in range(2):
        position = position.play(position.options[-1])
    assert position.seat == FOE
    guesses: set[tuple[str, ...]] = set()
    for seed in range(40):
        imagined = position.imagine(FOE, seed)
        assert (imagined.seat, imagined.options) == (FOE, position.options)
        shown = imagined.play(imagined.options[0])
        guesses.add(tuple(sorted(me(shown.play(shown.options[0]))["goddesses"])))
    assert len(guesses) > 10


# The rule for experienced players.


def test_no_forward_movement_at_two_or_less_for_experienced_players() -> None:
    for distance in (0, 1, 2):
        start = scene(distance=distance, me={"vigor": 1})
        reason = f"Distance {distance}: no Forward Movement at Distance 2 or less"
        assert why_not(start, "Forward Movement") == reason
    assert state(answer(scene(distance=3, me={"vigor": 1}), "Forward Movement"))["distance"] == 2


def test_beginners_may_move_forward_to_nothing() -> None:
    start = scene(distance=2, experienced=False, me={"vigor": 2})
    done = answer(start, "Forward Movement", "Forward Movement")
    assert (state(done)["distance"], me(done)["aura"]) == (0, 5)


def test_card_effects_go_nearer_all_the_same() -> None:
    assert state(answer(scene(distance=2, me={"hand": ["Footwork"], "vigor": 1}), "play Footwork"))["distance"] == 0


# Words.


def test_labels_are_aegs() -> None:
    start = scene(distance=5, me={"hand": ["Slash", "Smoke"], "vigor": 1})
    assert labels(start)[:5] == ["end turn", "Forward Movement", "Backward Movement", "Recover", "Focus"]
    assert labels(answer(start, "Focus")) == ["spend 1 Vigor", "discard Slash", "discard Smoke"]
    begun = scene(distance=5, phase="start", me={"deck": ["Slash", "Gash"]})
    assert labels(begun) == ["reshuffle, 1 Damage to your Life", "do not reshuffle"]


def test_there_are_four_basic_actions_and_no_more() -> None:
    assert AEG.verbs[5].count == 4
    assert actions(AEG) == ["Forward Movement", "Backward Movement", "Recover", "Focus"]


def test_reasons_are_in_aegs_words() -> None:
    start = scene(distance=2, me={"hand": ["Smoke", "Slash"], "vigor": 2, "aura": 5})
    acted = answer(start, "Backward Movement", "spend 1 Vigor")
    assert why_not(acted, "play Smoke") == "Throughout: only as the first and only thing in your main phase"
    reason = start.why_not(AEG.code(11, len(AEG.cards) - 1))
    assert reason.endswith("is neither in your hand nor one of your available Special cards")


def told(start: Position, *choices: str) -> list[str]:
    """The log after these choices."""
    lines: list[str] = []
    for choice in choices:
        start = start.play(start.options[labels(start).index(choice)])
        lines += start.log(ME)
    return lines


def test_the_log_is_in_aegs_words() -> None:
    start = scene(
        distance=4,
        me={"goddesses": ["yurina", "himika"], "hand": ["Shoot", "Slash"], "vigor": 0},
        foe={"goddesses": ["tokoyo", "saine"], "hand": ["Polite Return"], "vigor": 1},
    )
    lines = told(start, "Focus", "discard Slash", "play Shoot", "play Polite Return", "take 2 to Aura")
    assert "You focus: Aura 2, Flare 1" in lines
    assert "  You: Slash put on the discard pile" in lines
    assert "The opponent plays Polite Return" in lines
    assert "Shoot is cancelled" in lines
    assert not [line for line in lines if "foe" in line.lower()]


def test_a_failed_attack_is_told_so() -> None:
    start = scene(
        distance=2, me={"hand": ["Slash"], "vigor": 1}, foe={"goddesses": ["tokoyo", "saine"], "hand": ["Song and Dance"]}
    )
    assert "Slash fails" in told(start, "play Slash", "play Song and Dance", "Aura to Distance")


def test_the_legend_names_zones_types_and_how_sure_we_are() -> None:
    legend = AEG.legend()
    assert zones(AEG)[:8] == [
        "hand", "deck", "played pile", "discard pile", "play", "being played", "available Special cards", "Devoted Special cards"
    ]  # fmt: skip
    assert (words_for(AEG, "word-goddesses"), words_for(AEG, "word-foe")) == ("Megami", "opponent")
    cards = {card.name: card for card in AEG.cards}
    assert type_line(AEG, cards["Smoke"]) == "Enhancement, Throughout"
    assert type_line(AEG, cards["Backstep"]) == "Action"
    assert type_line(AEG, cards["Umbrella"]) == "Umbrella", "no TransForm: that is another edition's"
    assert figures(AEG, cards["Red Bullet"]) == "Cost 1  Range 5-10  3/1"
    told = {card["name"]: card for card in legend["cards"]}
    assert (told["Red Bullet"]["flare"], told["Red Bullet"]["reach"], told["Red Bullet"]["damage"]) == (1, span(5, 10), [3, 1])
    assert told["Red Bullet"]["provenance"] == "seen"
    assert told["Brandish"]["provenance"] == "uncertain"


def test_the_discard_pile_is_the_owners_alone_to_look_at() -> None:
    paid = answer(scene(distance=5, me={"hand": ["Slash"], "vigor": 0}), "Focus")
    assert paid.view(ME)["zones"][FACE_DOWN][0] >= 0 > paid.view(FOE)["zones"][FACE_DOWN][0]


# Refusals.

RED_CARDS = AEG.first_decks[0].cards
BAD_SETUPS: list[tuple[dict[str, Any], str]] = [
    (
        {"goddesses": [["yurina", "chikage"], ["tokoyo", "saine"]]},
        "no Megami 'chikage' in sakura-arms/aeg; there are: yurina, himika",
    ),
    ({"goddesses": [["yurina", "yurina"], ["tokoyo", "saine"]]}, "two Megami must be different, not Yurina twice"),
    ({"goddesses": [["yurina"], ["tokoyo", "saine"]]}, "exactly two Megami"),
    ({"decks": [RED]}, "one for each of the 2 players"),
    ({"decks": ["Rapid Red Blade", BLUE]}, 'a list of card names, "Raging Red Blade", "Elegant Blue Dance", "quick" or "choose"'),
    ({"goddesses": "choose", "decks": "first game"}, "needs ready-made goddesses"),
    ({"goddesses": [["tokoyo", "saine"], ["yurina", "himika"]], "decks": "first game"}, "Tokoyo and Saine have no card 'Slash'"),
    ({"experienced": "yes"}, "experienced: true or false, not 'yes'"),
    (
        {"goddesses": [["yurina", "himika"], ["tokoyo", "yurina"]]},
        'with one copy of the box only one player can have Yurina: give them different Megami, or say "copies": 2',
    ),
    ({"decks": [RED, RED]}, "only one player can have Yurina"),
    ({"drafts": 1}, "a set-up of sakura-arms/aeg has no 'drafts'; it has: goddesses, decks, first, copies, draft, experienced"),
]
BAD_DECKS: list[tuple[list[str], str]] = [
    (["Hilt Strike", *RED_CARDS[1:]], "Yurina and Himika have no card 'Hilt Strike' in sakura-arms/aeg"),
    (["Leap Back", *RED_CARDS[1:]], "Yurina and Himika have no card 'Leap Back' in sakura-arms/aeg"),
    (RED_CARDS[:9], "7 Normal cards and 3 Special cards, not 7 and 2"),
]


def test_with_two_copies_both_players_may_have_the_same_megami() -> None:
    pair = ["yurina", "himika"]
    position = AEG.start({"goddesses": [pair, pair], "copies": 2}, seed=1)
    assert (me(position)["goddesses"], foe(position)["goddesses"]) == (pair, pair)
    position = AEG.start({"decks": [RED, RED], "copies": 2}, seed=1)
    assert (me(position)["goddesses"], foe(position)["goddesses"]) == (pair, pair)


@pytest.mark.parametrize(("setup", "message"), BAD_SETUPS, ids=[message for _, message in BAD_SETUPS])
def test_a_set_up_that_breaks_the_rules_is_refused(setup: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        AEG.start(setup, seed=1)
    assert message in str(refused.value)


@pytest.mark.parametrize(("deck", "message"), BAD_DECKS, ids=[message for _, message in BAD_DECKS])
def test_a_deck_that_mixes_editions_is_refused(deck: list[str], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        AEG.start({"goddesses": [["yurina", "himika"], ["tokoyo", "saine"]], "decks": [deck, "quick"]}, seed=1)
    assert message in str(refused.value)


def test_a_bonus_card_of_this_edition_is_in_no_deck() -> None:
    with pytest.raises(BadSetup, match="Umbrella is a Bonus card"):
        AEG.start({"goddesses": [["yukihi", "himika"], ["tokoyo", "saine"]], "decks": [["Umbrella"], "quick"]}, seed=1)


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ({"shadow": 20}, "there must be 32"),
        ({"me": {"hand": ["Hilt Strike"]}}, "have no card 'Hilt Strike'"),
        ({"me": {"hand": ["Slash", "Shoot", "Gait"]}}, "a player has two Megami"),
    ],
)
def test_a_scene_of_another_edition_is_refused(description: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScene) as refused:
        AEG.scene(description)
    assert message in str(refused.value)


def renamed(position: Position, game: str) -> str:
    """A save that claims to be of another game, with a correct checksum."""
    content = json.loads(position.save())
    content["game"], content["rules"] = game, mankai.game(game).version
    content["check"] = checksum(content)
    return json.dumps(content)


@pytest.mark.parametrize("name", ["sakura-arms/aeg", "sakura-arms/beta"])
def test_a_save_from_another_edition_is_refused_by_name(name: str) -> None:
    position = LEVEL99.start({"goddesses": [["yurina", "himika"], ["tokoyo", "thallya"]]}, seed=1)
    with pytest.raises(BadSave, match=f"it cannot begin, since there is no Megami 'thallya' in {name}"):
        mankai.load(renamed(position, name))
    assert mankai.load(AEG.start(seed=1).save()).rules is AEG


def test_editions_are_found_by_a_part_of_their_name() -> None:
    assert (mankai.game("aeg"), mankai.game("level99")) == (AEG, LEVEL99)
    assert {"sakura-arms/aeg", "sakura-arms/beta", "sakura-arms/level99"} <= set(mankai.games())
