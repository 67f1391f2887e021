"""The Beta edition: set-up, words, the Before attack step, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

import mankai
from mankai import BadSave, BadSetup, Position
from mankai.games.sakura_arms.rules.cards.base import STAND_IN
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.beta import GAME as BETA
from mankai.games.sakura_arms.rules.editions.first_generation import FirstGeneration
from mankai.games.sakura_arms.rules.vocabulary import DISTANCE, SHADOW, Attack, Card, Goddess, Player, at, revised
from support.games.sakura_arms_scenes import FOE, ME, actions, answer, foe, labels, me, state, type_line, words_for, zones
from support.games.sakura_arms_scenes import scene as any_scene


def scene(**description: Any) -> Position:
    return any_scene(BETA, **description)


# Set-up.


def test_the_board_at_the_beginning() -> None:
    start = BETA.start(seed=7)
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


def test_both_players_may_hold_the_same_megami() -> None:
    pairs = [
        (tuple(me(start)["goddesses"]), tuple(foe(start)["goddesses"])) for start in [BETA.start(seed=seed) for seed in range(30)]
    ]
    assert all(set(mine) & set(theirs) for mine, theirs in pairs), "of three Megami, two pairs share one at least"
    assert len({(tuple(sorted(mine)), tuple(sorted(theirs))) for mine, theirs in pairs}) > 4, "chance deals each pair by itself"
    same = BETA.start({"goddesses": [["yurina", "himika"], ["yurina", "himika"]]}, seed=1)
    assert me(same)["goddesses"] == foe(same)["goddesses"]


def test_megami_are_picked_in_secret_and_shown_together() -> None:
    position = BETA.start({"goddesses": "choose"}, seed=1)
    seats: list[int] = []
    while position.question == "goddess":
        seats.append(position.seat)
        assert me(position)["goddesses"] == [], "nothing is shown before both have picked"
        position = position.play(position.options[0])
    assert seats == [ME, ME, FOE, FOE]
    assert me(position)["goddesses"] == foe(position)["goddesses"] == ["yurina", "himika"]


def test_the_first_game_is_played_with_the_recommended_decks() -> None:
    start = BETA.start({"decks": "first game"}, seed=3)
    for half, deck in zip((me(start), foe(start)), BETA.first_decks, strict=True):
        assert half["goddesses"] == deck.goddesses
        assert sorted(half["hand"] + half["deck"] + half["ready"]) == sorted(deck.cards)
    assert [deck.name for deck in BETA.first_decks] == ["Rapid Red Blade", "Sword Dance Blooming"]


# Stand-ins.


@pytest.mark.parametrize("at_goddess", range(3))
def test_the_stand_ins_are_aegs_cards_under_the_beta_editions_names(at_goddess: int) -> None:
    printed = {card.japanese: card for card in AEG.goddesses[at_goddess].cards}
    for card in BETA.goddesses[at_goddess].cards:
        other = printed[card.japanese]
        assert type(card) is type(other) and card is not other
        assert (card.reach, card.damage, card.charge, card.flare) == (other.reach, other.damage, other.charge, other.flare)


def test_the_player_is_told_that_all_cards_are_stand_ins() -> None:
    legend = BETA.legend()
    assert {card["provenance"] for card in legend["cards"]} == {STAND_IN}
    for goddess in legend["goddesses"]:
        assert "stand-ins" in words_for(BETA, f"{goddess['key']}.provenance")


# Words.


def test_labels_are_the_beta_editions() -> None:
    start = scene(distance=2, me={"hand": ["Slash", "Smoke"], "vigor": 1})
    assert labels(start)[:5] == ["end turn", "Forward movement", "Backward movement", "Dressing", "Holding"]
    assert labels(answer(start, "Holding")) == ["spend 1 Vigor", "Slash to the downcard pile", "Smoke to the downcard pile"]
    begun = scene(distance=5, phase="start", me={"deck": ["Slash", "Gash"]})
    assert labels(begun) == ["regain your stock, 1 damage to Life", "do not regain your stock"]


def test_the_legend_is_in_the_beta_editions_words() -> None:
    assert zones(BETA)[:8] == [
        "hand", "stock", "upcard pile", "downcard pile", "play", "being played", "available special cards",
        "devoted special cards",
    ]  # fmt: skip
    assert actions(BETA) == ["Forward movement", "Backward movement", "Dressing", "Holding"]
    cards = {card.name: card for card in BETA.cards}
    assert type_line(BETA, cards["Smoke"]) == "Enhance, Throughout"
    assert cards["Overawe"].text.startswith("While this is out, 1 or more damage by an attack")
    assert (
        words_for(BETA, "card-tokoyo-everlasting-migratory.text")
        == "After attack: regain your stock without damage to your Life."
    )


def choose(position: Position, *choices: str) -> Position:
    """Answer as `answer` does, without saving, because the edition of the test is not installed."""
    for choice in choices:
        position = position.play(position.options[labels(position).index(choice)])
    return position


def test_the_log_is_in_the_beta_editions_words() -> None:
    begun = scene(distance=5, phase="start", me={"discard": ["Slash", "Gash"], "vigor": 0})
    regained = choose(begun, "regain your stock, 1 damage to Life")
    assert "Your stock is shuffled: 2 cards" in regained.log(ME)
    assert "The opponent's stock is shuffled: 2 cards" in regained.log(FOE)
    paid = choose(scene(distance=5, me={"hand": ["Slash", "Gash"], "vigor": 0}), "Holding", "Slash to the downcard pile")
    assert "  You: Slash put on the downcard pile" in paid.log(ME)


# Before attack.


class Pounce(Card):
    """Before attack: Distance → Shadow: 1."""

    def before(self, me: Player, attack: Attack) -> None:
        me.arrow(1, DISTANCE, SHADOW)


class Weigh(Card):
    """Before attack: choose +2/+0 or +0/+1."""

    def before(self, me: Player, attack: Attack) -> None:
        if me.pick("heavier", "sharper") == 0:
            attack.gets(2, 0)
        else:
            attack.gets(0, 1)


class Hop(Card):
    """Shadow → Distance: 1."""

    def act(self, me: Player) -> None:
        me.arrow(1, SHADOW, DISTANCE)


def made(rules: FirstGeneration) -> FirstGeneration:
    """An edition with the attack steps of another, and cards made for it."""
    cards = [
        revised(Pounce(), reach=at(3), damage=(2, 1)),
        revised(Weigh(), reach=at(3), damage=(2, 1)),
        revised(Hop(), reaction=True),
        revised(Card(), name="Last Word", flare=2),
    ]
    return FirstGeneration(
        "sakura-arms/made", [Goddess("Kei", "ケイ", "Test", cards, [], []), BETA.goddesses[0]], rules.wording, [], rules.own_steps
    )


def test_before_attack_effects_come_once_the_range_is_sure_and_before_the_damage() -> None:
    start = any_scene(made(BETA), distance=3, me={"hand": ["Pounce"], "vigor": 1})
    pounced = choose(start, "play Pounce")
    assert (pounced.question, state(pounced)["distance"]) == ("damage", 2), "out of range now, and a success all the same"
    assert foe(choose(pounced, "take 2 to Aura"))["aura"] == 1


def test_before_attack_effects_do_not_come_when_the_attack_fails() -> None:
    start = any_scene(made(BETA), distance=3, me={"hand": ["Pounce"], "vigor": 1}, foe={"hand": ["Hop"]})
    failed = choose(start, "play Pounce", "play Hop")
    assert (failed.question, state(failed)["distance"], foe(failed)["aura"]) == ("main", 4, 3)


def test_a_before_attack_effect_may_ask() -> None:
    start = any_scene(made(BETA), distance=3, me={"hand": ["Weigh"], "vigor": 1}, foe={"aura": 5})
    weighed = choose(start, "play Weigh")
    assert (weighed.seat, labels(weighed)) == (ME, ["choose-heavier", "choose-sharper"]), "no catalogue knows these words"
    assert labels(choose(weighed, "choose-heavier")) == ["take 4 to Aura", "take 1 to Life"]
    assert labels(choose(weighed, "choose-sharper")) == ["take 2 to Aura", "take 2 to Life"]


def test_aegs_edition_has_no_such_step() -> None:
    start = any_scene(made(AEG), distance=3, me={"hand": ["Pounce"], "vigor": 1})
    assert state(choose(start, "play Pounce"))["distance"] == 3


# Refusals.


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (
            {"goddesses": [["yurina", "saine"], ["tokoyo", "himika"]]},
            "no Megami 'saine' in sakura-arms/beta; there are: yurina, himika, tokoyo",
        ),
        ({"experienced": True}, "a set-up of sakura-arms/beta has no 'experienced'; it has: goddesses, decks, first, copies"),
        (
            {"decks": ["Raging Red Blade", "quick"]},
            '"Rapid Red Blade", "Sword Dance Blooming", "quick" or "choose", not \'Raging Red Blade\'',
        ),
        (
            {"goddesses": [["yurina", "himika"], ["yurina", "tokoyo"]], "decks": [AEG.first_decks[0].cards, "quick"]},
            "Yurina and Himika have no card 'Backstep' in sakura-arms/beta",
        ),
        ({"goddesses": [["yurina", "yurina"], ["tokoyo", "himika"]]}, "two Megamis must be different, not Yurina twice"),
    ],
)
def test_a_set_up_of_another_edition_is_refused(setup: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup) as refused:
        BETA.start(setup, seed=1)
    assert message in str(refused.value)


def test_a_record_from_another_edition_is_refused() -> None:
    start = AEG.start({"goddesses": [["saine", "himika"], ["tokoyo", "yurina"]]}, seed=1)
    record = start.play(start.options[0]).record
    record["game"] = "sakura-arms/beta"
    with pytest.raises((BadSave, BadSetup), match="no Megami 'saine' in sakura-arms/beta"):
        mankai.replay(record)
