"""Placing, taking, hiring, renewing, and what ends a turn, a round and the game."""

from __future__ import annotations

from typing import Any

import pytest

from mankai.games.oka.rules.constants import ROUNDS
from mankai.games.oka.rules.edition import GAMES, Oka
from support.games.oka_scenes import DULL, SEVENS, answer, dull, labels, me, placements, scene, state, why_not

# Cards that fit.


@pytest.mark.parametrize(
    ("top", "fits", "fails"),
    [
        ("red 7", ["red 8", "red 13", "blue 7"], ["red 6", "blue 8", "red 1"]),
        ("red 13", ["red 1", "blue 13"], ["red 2", "blue 1", "red 12"]),
        ("red 1", ["red 2", "red 13", "blue 1"], ["blue 13"]),
    ],
)
def test_the_increasing_pile(top: str, fits: list[str], fails: list[str]) -> None:
    hand = [*fits, *fails, "green 5", "green 6", "green 4", "green 9"][:8]
    start = scene(me={"hand": hand}, plus=[top], minus=["green 3"])
    assert [label for label in placements(start) if label.endswith("+")] == [f"{card} on +" for card in fits]


@pytest.mark.parametrize(
    ("top", "fits", "fails"),
    [
        ("red 7", ["red 6", "red 1", "blue 7"], ["red 8", "blue 6", "red 13"]),
        ("red 1", ["red 13", "blue 1"], ["red 12", "blue 13", "red 2"]),
        ("red 13", ["red 12", "red 1", "blue 13"], ["blue 1"]),
    ],
)
def test_the_decreasing_pile(top: str, fits: list[str], fails: list[str]) -> None:
    hand = [*fits, *fails, "green 5", "green 6", "green 4", "green 9"][:8]
    start = scene(me={"hand": hand}, plus=["green 13"], minus=[top])
    assert [label for label in placements(start) if label.endswith("-")] == [f"{card} on -" for card in fits]


def test_after_going_round_the_corner_the_new_top_counts() -> None:
    start = scene(
        2, {"hand": ["red 1", "blue 6", *DULL[:2]]}, {1: {"hand": ["red 2", *DULL[2:]]}}, plus=["red 13"], minus=["blue 7"]
    )
    placed = answer(start, "place red 1 on +", "place blue 6 on -", "end turn")
    assert state(placed)["plus"] == ["red 1", "red 13"]
    assert "place red 2 on +" in labels(placed)


def test_one_card_goes_on_each_pile_in_either_order_and_then_the_turn_may_end() -> None:
    start = scene(me={"hand": ["red 8", "blue 6", "green 1", "green 2"], "coins": 0}, **SEVENS)
    assert labels(start) == ["place red 8 on +", "place blue 6 on -"]
    one = answer(start, "place blue 6 on -")
    assert me(one)["hand"] == ["green 1", "green 2"] and one.seat == 1, "the only thing left was done by itself"
    assert state(one)["plus"] == ["red 8", "red 7"] and state(one)["minus"] == ["blue 6", "blue 7"]


def test_a_pile_gets_one_card_in_a_turn() -> None:
    start = scene(me={"hand": ["red 8", "red 9", "blue 6", "blue 5"]}, row=["Samurai: turn"], **SEVENS)
    one = answer(start, "place red 8 on +")
    assert placements(one) == ["blue 6 on -", "blue 5 on -"]
    assert why_not(one, "place red 9 on +") == "the + pile has its card of this turn"
    assert why_not(one, "end turn") == "both piles must get a card first"
    both = answer(one, "place blue 6 on -")
    assert labels(both) == ["end turn", "hire Samurai: turn for 1"]


# Taking a pile.


def test_a_pile_on_which_nothing_fits_is_taken_pays_its_coins_and_is_begun_anew_with_any_card() -> None:
    start = scene(me={"hand": DULL, "coins": 0}, plus=["red 7", "red 6", "red 2"], minus=["blue 7", "blue 13"])
    assert labels(start) == ["take the + pile", "take the - pile"]
    taken = answer(start, "take the + pile")
    assert me(taken)["tricks"] == ["red 7", "red 6", "red 2"] and me(taken)["coins"] == 1
    assert state(taken)["plus"] == []
    assert placements(taken) == [f"{card} on +" for card in DULL]
    begun = answer(taken, "place black 4 on +")
    assert state(begun)["plus"] == ["black 4"]
    assert placements(begun) == ["green 1 on -", "green 2 on -", "black 3 on -"], "nothing else was left than to take it"
    assert me(begun)["coins"] == 2, "each card pays once, when it is taken"


def test_a_pile_is_not_taken_while_a_card_fits() -> None:
    start = scene(me={"hand": ["red 8", *DULL[:3]]}, **SEVENS)
    assert labels(start) == ["place red 8 on +", "take the - pile"]
    assert why_not(start, "take the + pile") == "a card of yours fits"


def test_whether_a_card_fits_is_judged_when_the_pile_is_handled() -> None:
    # A4: the only card that fits on both may be used on either.
    start = scene(me={"hand": ["red 7", *DULL[:3]]}, plus=["red 5"], minus=["blue 7"])
    assert labels(start) == ["place red 7 on +", "place red 7 on -"]
    assert labels(answer(start, "place red 7 on +")) == ["take the - pile"], "nothing fits any more"


def test_a_character_may_be_hired_between_taking_a_pile_and_beginning_it_anew() -> None:
    taken = answer(dull(row=["Samurai: turn"]), "take the + pile")
    assert "hire Samurai: turn for 1" in labels(taken)
    turned = answer(taken, "hire Samurai: turn for 1")
    assert placements(turned) == [f"{card} on -" for card in DULL], "the empty pile is the decreasing one now"


def test_a_new_pile_is_the_card_of_the_turn() -> None:
    begun = answer(dull(row=["Samurai: turn"]), "take the + pile", "place green 1 on +")
    assert why_not(begun, "place green 2 on +") == "the + pile has its card of this turn"
    assert why_not(begun, "take the + pile") == "the + pile has its card of this turn"


def test_why_a_card_does_not_fit() -> None:
    start = dull()
    assert why_not(start, "place green 1 on +") == "+ shows red 7: needs red above 7, or a 7"
    assert why_not(start, "place green 1 on -") == "- shows blue 7: needs blue below 7, or a 7"
    assert why_not(start, "place red 9 on -") == "red 9 is not in your hand"
    corner = scene(me={"hand": DULL}, plus=["red 13"], minus=["blue 1"])
    assert why_not(corner, "place green 2 on +") == "+ shows red 13: needs red 1, or a 13"
    assert why_not(corner, "place green 2 on -") == "- shows blue 1: needs blue 13, or a 1"
    assert why_not(answer(start, "take the + pile"), "take the + pile") == "the + pile has been taken"


# The row.


def test_the_slot_is_the_price_and_gaps_stay_until_the_turn_ends() -> None:
    row = ["Geisha: look", "Samurai: turn", "Daimyo: vote", "Konohana: any card", "Samurai: lower on white"]
    start = dull(row=row, coins=9)
    assert labels(start)[2:] == [
        "hire Geisha: look for 1",
        "hire Samurai: turn for 2",
        "hire Daimyo: vote for 3",
        "hire Konohana: any card for 4",
    ], "a lower card would not help, none is red"
    hired = answer(start, "hire Samurai: turn for 2")
    assert me(hired)["coins"] == 7
    assert state(hired)["row"] == ["Geisha: look", "", *row[2:]]
    assert "hire Daimyo: vote for 3" in labels(hired)
    assert state(hired)["discard"] == ["Samurai: turn"]


def test_at_the_end_of_the_turn_the_row_moves_to_the_cheap_end_and_is_filled() -> None:
    row = ["Geisha: look", "Samurai: turn", "Daimyo: vote", "Konohana: any card", "Konohana: colour"]
    start = dull(row=row, draw_pile=["Cook 1", "Cook 2"], first=0)
    done = answer(
        start, "hire Samurai: turn for 2", "hire Konohana: any card for 4", "place green 1 on +", "take the - pile",
        "place green 2 on -", "end turn",
    )  # fmt: skip
    assert done.seat == 1
    assert state(done)["row"] == ["Geisha: look", "Daimyo: vote", "Konohana: colour", "Cook 1", "Cook 2"]


def test_what_cannot_be_paid_cannot_be_hired() -> None:
    start = dull(row=["", "", "Samurai: turn"], coins=2)
    assert why_not(start, "hire Samurai: turn for 3") == "it costs 3, you have 2"
    assert why_not(start, "hire Cook 1") == "it is not in the row"
    assert why_not(start, "renew the row for 6") == "it costs 6, you have 2"


def test_renewing_costs_six_and_one_new_character_may_be_used_free() -> None:
    row = ["Geisha: look", "Samurai: turn", "Daimyo: vote"]
    new = ["Samurai: lower on white", "Konohana: any card", "Konohana: coins", "Daimyo: discard", "Cook 1"]
    start = dull(row=row, draw_pile=new, coins=10)
    renewed = answer(start, "renew the row for 6")
    assert me(renewed)["coins"] == 4 and state(renewed)["row"] == new
    assert state(renewed)["discard"] == row
    assert labels(renewed) == ["use none", "use Konohana: any card free", "use Konohana: coins free"]
    assert why_not(renewed, "use Daimyo: discard free") == "it would do nothing now"
    used = answer(renewed, "use Konohana: any card free")
    assert me(used)["coins"] == 4 and state(used)["row"][1] == ""
    declined = answer(renewed, "use none")
    assert "hire Konohana: any card for 2" in labels(declined)


def test_the_row_can_be_renewed_again_and_discarded_characters_come_back() -> None:
    start = dull(row=["Geisha: look", "Samurai: turn", "Daimyo: vote", "Cook 1", "Cook 2"], coins=24)
    for _ in range(3):
        start = answer(start, "renew the row for 6", "use none")
        assert len([name for name in state(start)["row"] if name]) == 5
        assert len(state(start)["row"] + state(start)["draw_pile"] + state(start)["discard"]) == 15
    assert me(start)["coins"] == 6


def test_a_short_draw_pile_is_used_up_before_the_discard_pile_is_shuffled() -> None:
    row = ["Geisha: look", "Samurai: turn", "Daimyo: vote", "Cook 1", "Cook 2"]
    discard = ["Cook 3", "Geisha: neighbours", "Geisha: reorder", "Samurai: lower on white", "Samurai: higher on black",
               "Daimyo: discard", "Daimyo: take", "Konohana: coins"]  # fmt: skip
    start = dull(row=row, discard=discard, coins=6)
    assert sorted(state(start)["draw_pile"]) == ["Konohana: any card", "Konohana: colour"]
    renewed = answer(start, "renew the row for 6", "use none")
    assert {"Konohana: any card", "Konohana: colour"} == set(state(renewed)["row"][:2])
    assert len(state(renewed)["draw_pile"]) == 10 and state(renewed)["discard"] == []


def test_a_free_vote_gains_nothing() -> None:
    # A26: the 6 coins bought the renewal, not the Daimyo.
    renewed = answer(dull(players=2, row=[], draw_pile=["Daimyo: vote"], coins=6), "renew the row for 6")
    assert me(answer(renewed, "use Daimyo: vote free", "vote white", "vote white"))["coins"] == 0


# Rounds.


@pytest.mark.parametrize("rules", GAMES, ids=[rules.name for rules in GAMES])
def test_a_game_begins_with_the_hands_of_the_rulebook_two_piles_five_characters_and_five_coins(rules: Oka) -> None:
    start = rules.start({"first": 1}, seed=3)
    table = rules.portrait(start.now)
    assert [len(table[str(seat)]["hand"]) for seat in range(rules.seats)] == [16 - 2 * (rules.seats - 1)] * rules.seats
    assert [table[str(seat)]["coins"] for seat in range(rules.seats)] == [5] * rules.seats
    assert len(table["plus"]) == len(table["minus"]) == 1 and "" not in table["row"]
    assert (start.seat, table["first"], table["round"], table["turned"]) == (1, 1, 1, False)


def last_turn(**said: Any) -> dict[str, Any]:
    """The last turn of a round: everybody else has two cards left."""
    return {"me": {"hand": ["red 8", "blue 6", "green 1", "green 2"], **said}, "first": 1, **SEVENS}


def test_a_round_ends_when_all_have_two_cards_and_shurikens_on_trick_cards_count() -> None:
    start = scene(**last_turn(tricks=["green 7", "green 6"], coins=0), others={1: {"tricks": ["green 5"], "coins": 3}})
    over = answer(start, "place red 8 on +")
    assert [me(over, seat)["score"] for seat in range(4)] == [5, 1, 0, 0], "neither hands nor piles count"
    assert [me(over, seat)["tricks"] for seat in range(4)] == [[], [], [], []]
    assert [me(over, seat)["coins"] for seat in range(4)] == [0, 3, 5, 5], "coins are kept, none are dealt out"
    assert (over.seat, state(over)["first"], state(over)["round"]) == (2, 2, 2), "left of whoever began"
    assert [len(me(over, seat)["hand"]) for seat in range(4)] == [10] * 4


def test_characters_may_still_be_hired_in_the_last_turn() -> None:
    start = scene(**last_turn(tricks=["green 7"], coins=1), row=["Daimyo: discard"])
    placed = answer(start, "place red 8 on +", "place blue 6 on -")
    assert labels(placed) == ["end turn", "hire Daimyo: discard for 1"]
    over = answer(placed, "hire Daimyo: discard for 1", "end turn")
    assert (me(over)["score"], me(over)["coins"]) == (0, 6)


@pytest.mark.parametrize(
    ("scores", "coins", "ranks"),
    [
        ([9, 3, 5, 7], [0, 0, 0, 9], (3, 0, 1, 2)),
        ([3, 3, 5, 7], [1, 2, 0, 9], (1, 0, 2, 3)),
        ([3, 3, 5, 7], [2, 2, 0, 9], (0, 0, 2, 3)),
        ([4, 4, 4, 4], [2, 2, 2, 2], (0, 0, 0, 0)),
    ],
)
def test_the_fewest_shurikens_win_then_the_most_coins_then_the_victory_is_shared(
    scores: list[int], coins: list[int], ranks: tuple[int, ...]
) -> None:
    others = {seat: {"score": scores[seat], "coins": coins[seat]} for seat in (1, 2, 3)}
    start = scene(**last_turn(score=scores[0], coins=coins[0]), others=others, round=ROUNDS)
    over = start.play(start.options[0])
    assert over.is_over and over.ranks == ranks
