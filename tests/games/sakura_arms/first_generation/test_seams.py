"""What the engine lends to cards of the first generation: two sides, Sakura that count as Aura, effects that hold out of play."""

from __future__ import annotations

from typing import Any

from mankai import Position
from mankai.games.sakura_arms.heuristics import threat_gap, threat_value
from mankai.games.sakura_arms.rules.cards.goddesses.first_generation.yukihi import YUKIHI
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.first_generation import FirstGeneration, first_generation_steps
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.vocabulary import BECOMES, Attack, Card, Change, Goddess, Player, revised
from support.games.sakura_arms_scenes import answer, figures, foe, labels, me, scene, state

NEEDLES = "Hidden Needles / Kept Needles"
RUSH = "Rush of Blades"


def printed(name: str) -> str:
    """The figures of a card, in words."""
    return next(figures(AEG, card) for card in AEG.cards if card.name == name)


def holding(card: str, distance: int, **half: Any) -> Duel:
    """A duel in which `me` holds an attack."""
    table = scene(AEG, distance=distance, me={"hand": [card], "vigor": 1, **half}).now
    return Duel(AEG, table)


def test_the_figures_of_a_card_with_two_sides_are_those_of_both() -> None:
    assert printed(NEEDLES) == "Range 4-5  3/1  or 0-1  1/1"
    assert printed("Swaying Flame") == "Cost 7  Range 4-6  0/0  or 0  4/4"
    assert printed(RUSH) == "Range 2-4  3/2  or 4-7  3/1"
    assert printed("Cut Down") == "Range 3-4  3/1"


def test_a_position_is_judged_by_the_side_that_is_shown() -> None:
    closed, opened = holding(NEEDLES, 5), holding(NEEDLES, 5, forms=["Umbrella"])
    assert (threat_gap(closed, 0), threat_gap(opened, 0)) == (0, 4)
    assert threat_value(closed, 0) > threat_value(opened, 0)
    near_closed, near_opened = holding(NEEDLES, 1), holding(NEEDLES, 1, forms=["Umbrella"])
    assert threat_value(near_closed, 0) < threat_value(near_opened, 0)


class Blunt(Card):
    """Ongoing: the damage of all attacks becomes 2/2."""

    def ongoing_damage_change(self, me: Player, attack: Attack) -> Change:
        return (BECOMES, 2, 2)


def test_the_open_side_is_printed_and_no_effect_that_keeps_out_another_one() -> None:
    kei = Goddess("Kei", "ケイ", "Test", [revised(Blunt(), charge=3)], [], [])
    edition = FirstGeneration("sakura-arms/made", [YUKIHI, kei], "aeg", [], first_generation_steps())
    start = scene(edition, distance=1, me={"hand": [NEEDLES], "forms": ["Umbrella"], "vigor": 1}, foe={"in_play": {"Blunt": 2}})
    struck = start.play(start.options[labels(start).index(f"play {NEEDLES}")])
    assert labels(struck) == ["take 2 to Aura", "take 2 to Life"], "were the open side a change, the turn player's own would win"


def test_the_umbrella_is_told_by_its_sides() -> None:
    start = scene(AEG, distance=5, phase="end", me={"goddesses": ["yukihi", "yurina"]}, foe={"vigor": 1})
    assert "  You: Umbrella from closed to open" in start.play(start.options[labels(start).index("yes")]).log(0)


def behind_a_wall(**half: Any) -> Position:
    """Cut Down has hit a player behind Silent Wall."""
    mine = {"in_play": {"Silent Wall": 2}, **half}
    return answer(scene(AEG, distance=3, turn="foe", me=mine, foe={"hand": ["Cut Down"], "vigor": 1}), "play Cut Down")


def test_all_damage_is_taken_before_an_emptied_wall_goes() -> None:
    hit = answer(behind_a_wall(aura=3), "take 3 to Aura")
    done = hit.play(hit.options[labels(hit).index("2 from Silent Wall")])
    told = done.log(0)
    assert told.index("  1 Sakura: your Aura to Shadow") < told.index("Silent Wall (yours) is disenchanted")
    assert (me(done)["aura"], me(done)["discard"], state(done)["turn"]) == (2, ["Silent Wall"], "foe")


def test_a_wall_asks_after_damage_that_nobody_chose_too() -> None:
    """The wall may ask the first question of an attack: one without Life damage, and one that deals both."""
    only_aura = scene(
        AEG, distance=3, turn="foe", me={"in_play": {"Silent Wall": 2}}, foe={"in_play": {"Overawe": 1}, "vigor": 1}
    )
    assert only_aura.question == "main"
    starting = scene(
        AEG, distance=3, turn="foe", phase="start", me={"in_play": {"Silent Wall": 3}}, foe={"in_play": {"Overawe": 1}}
    )
    assert labels(starting) == [f"{taken} from Silent Wall" for taken in range(3)]
    spared = answer(starting, "0 from Silent Wall")
    assert (me(spared)["aura"], me(spared)["in_play"]) == (0, {"Silent Wall": 2})
    both = scene(
        AEG,
        distance=7,
        turn="foe",
        me={"in_play": {"Silent Wall": 2}, "life": 5},
        foe={"hand": ["Barrage"], "life": 6, "vigor": 1},
    )
    hit = answer(both, "play Barrage")
    assert (hit.question, labels(hit)) == ("which Sakura", [f"{taken} from Silent Wall" for taken in range(3)])
    done = answer(hit, "1 from Silent Wall")
    assert (me(done)["aura"], me(done)["life"]) == (1, 4)


def test_a_sealed_card_stays_sealed_over_the_turns() -> None:
    start = scene(AEG, distance=5, me={"ready": ["Shake the Mind"], "flare": 4, "vigor": 1}, foe={"discard": ["Slash"]})
    position = answer(start, "play Shake the Mind")
    (entry,) = position.now.effects
    for _ in range(6):
        position = answer(position, labels(position)[-1] if position.question == "reshuffle" else labels(position)[0])
    assert position.now.effects == (entry,)
    assert foe(position)["sealed"] == ["Slash"]
