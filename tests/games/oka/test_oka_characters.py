"""The fifteen characters: every sentence on them, played."""

from __future__ import annotations

import pytest

from mankai.games.oka.rules.cards.characters import ALL_CHARACTERS
from mankai.games.oka.rules.constants import HAND
from support.games.oka_scenes import DULL, SEVENS, answer, dull, labels, me, option_of, placements, scene, state, why_not


def test_there_are_fifteen_and_each_has_a_text_and_a_name_of_its_own() -> None:
    assert len(ALL_CHARACTERS) == len({one.name for one in ALL_CHARACTERS}) == len({one.text for one in ALL_CHARACTERS}) == 15
    assert min(len(one.text) for one in ALL_CHARACTERS) > 40
    assert [one.family for one in ALL_CHARACTERS] == [
        family for family in ("Cook", "Geisha", "Samurai", "Daimyo", "Konohana") for _ in range(3)
    ]


# Cooks.


def test_the_cook_of_the_rulebook_puts_a_black_12_on_a_13_as_a_1() -> None:
    start = scene(me={"hand": ["black 12", "green 8", "green 9", "blue 9"]}, plus=["black 13"], minus=["red 5"], row=["Cook 2"])
    assert "place black 12 on +" not in labels(start)
    cooked = answer(start, "hire Cook 2 for 1")
    assert placements(cooked) == ["black 12 on +"]
    assert state(cooked)["modifiers"] == ["Cook 2"]
    placed = answer(cooked, "place black 12 on +")
    assert state(placed)["plus"] == ["black 12", "black 13"] and state(placed)["modifiers"] == []


def test_the_next_player_faces_the_card_s_own_value() -> None:
    start = scene(
        2,
        {"hand": ["black 12", "red 4", "green 9", "blue 9"]},
        {1: {"hand": ["black 2", "black 1", "red 12", "red 13"]}},
        plus=["black 13"], minus=["red 5"], row=["Cook 2"],
    )  # fmt: skip
    done = answer(start, "hire Cook 2 for 1", "place black 12 on +", "place red 4 on -", "end turn")
    assert [label for label in placements(done) if label.endswith("+")] == ["red 12 on +"]


def test_a_2_goes_on_a_decreasing_1_as_a_13() -> None:
    start = scene(me={"hand": ["red 2", "red 5", "green 5", "green 6"]}, plus=["blue 9"], minus=["red 1"], row=["Cook 2"])
    assert placements(start) == []
    assert placements(answer(start, "hire Cook 2 for 1")) == ["red 2 on -"]


@pytest.mark.parametrize(
    ("cook", "fits", "fails"),
    [
        ("Cook 1", ["red 7", "green 5", "green 7"], ["red 4", "green 6"]),
        ("Cook 2", ["red 5", "green 4", "green 8"], ["red 3", "green 6"]),
        ("Cook 3", ["red 4", "green 3", "green 9"], ["green 4", "green 6"]),
    ],
)
def test_a_cook_changes_by_exactly_its_number_up_or_down(cook: str, fits: list[str], fails: list[str]) -> None:
    # On a red 6: a red card as a 7 or more, any card as a 6.
    start = scene(me={"hand": [*fits, *fails, "black 12"]}, plus=["red 6"], minus=["blue 7"], row=[cook])
    on_plus = [label for label in placements(answer(start, f"hire {cook} for 1")) if label.endswith("+")]
    assert on_plus == [f"{card} on +" for card in fits]


def test_a_card_must_use_the_cook_that_was_hired() -> None:
    start = scene(me={"hand": ["red 8", "green 7", "green 9", "green 3"]}, plus=["red 7"], minus=["blue 13"], row=["Cook 2"])
    assert placements(start) == ["red 8 on +", "green 7 on +"]
    cooked = answer(start, "hire Cook 2 for 1")
    assert placements(cooked) == ["red 8 on +", "green 9 on +"], "a 10 and a 7; the 7 would be a 5 or a 9"
    assert why_not(cooked, "place green 7 on +") == "+ shows red 7: needs red above 7, or a 7, with Cook 2"


# Geishas.


def neighbours() -> dict[int, dict[str, list[str]]]:
    return {
        1: {"hand": ["blue 1", "blue 2", "blue 3", "blue 4"]},
        2: {"hand": ["green 10", "green 11", "green 12", "green 13"]},
        3: {"hand": ["red 1", "red 2", "red 3", "red 4"]},
    }


def test_the_geisha_of_the_neighbours_draws_one_from_each_and_gives_one_to_each() -> None:
    drawn = answer(dull(row=["Geisha: neighbours"], others=neighbours()), "hire Geisha: neighbours for 1")
    hand = me(drawn)["hand"]
    assert len(hand) == 6 and hand[:4] == DULL
    left, right = hand[4], hand[5]
    assert left in neighbours()[1]["hand"] and right in neighbours()[3]["hand"]
    assert len(me(drawn, 1)["hand"]) == len(me(drawn, 3)["hand"]) == 3
    assert labels(drawn) == [f"give {card} to seat 1" for card in [*DULL, right]], "not back to where it came from"
    passed = answer(drawn, f"give {right} to seat 1")
    assert labels(passed) == [f"give {card} to seat 3" for card in [*DULL, left]]
    done = answer(passed, "give green 1 to seat 3")
    assert me(done)["hand"] == [*DULL[1:], left]
    assert right in me(done, 1)["hand"] and "green 1" in me(done, 3)["hand"]
    assert [len(me(done, seat)["hand"]) for seat in range(4)] == [4] * 4


def test_with_two_players_she_draws_one_and_gives_another() -> None:
    drawn = answer(dull(2, row=["Geisha: neighbours"]), "hire Geisha: neighbours for 1")
    assert labels(drawn) == [f"give {card} to seat 1" for card in DULL]
    assert len(me(answer(drawn, "give green 1 to seat 1"), 1)["hand"]) == 4


def test_what_she_draws_is_known_to_the_two_it_concerns() -> None:
    start = dull(row=["Geisha: neighbours"], others=neighbours())
    drawn = start.play(option_of(start, "hire Geisha: neighbours for 1"))
    seen = [sum(card >= 0 for card in drawn.view(seat)["zones"][HAND]) for seat in range(4)]
    assert seen == [6, 1, 0, 1]
    lines = [" ".join(drawn.log(seat)) for seat in range(4)]
    assert "a card from seat 1 to seat 0" in lines[2] and "a card from seat 1 to seat 0" in lines[3]
    assert "from you to seat 0" in lines[1] and "a card from you" not in lines[1]


def test_the_geisha_who_looks_shows_a_hand_to_one_player_alone() -> None:
    start = dull(row=["Geisha: look"], others=neighbours())
    asked = answer(start, "hire Geisha: look for 1")
    assert labels(asked) == [f"look at the hand of seat {seat}" for seat in (1, 2, 3)]
    seen = answer(asked, "look at the hand of seat 2")
    assert labels(seen) == ["take none", "take green 10", "take green 11", "take green 12", "take green 13"]
    assert all(card >= 0 for card in seen.view(0)["zones"][HAND + 2])
    for seat in (1, 3, None):
        assert all(card < 0 for card in seen.view(seat)["zones"][HAND + 2])
    assert me(answer(seen, "take none"), 2)["hand"] == neighbours()[2]["hand"]


def test_if_she_takes_a_card_another_must_be_given() -> None:
    seen = answer(dull(row=["Geisha: look"], others=neighbours()), "hire Geisha: look for 1", "look at the hand of seat 2")
    taken = seen.play(option_of(seen, "take green 11"))
    assert labels(taken) == [f"give {card} to seat 2" for card in DULL]
    done = taken.play(option_of(taken, "give green 1 to seat 2"))
    assert "green 11" in me(done)["hand"] and "green 1" in me(done, 2)["hand"]
    assert (taken.log(1), done.log(None)) == (["  a card from seat 2 to seat 0"], ["  a card from seat 0 to seat 2"])
    assert (taken.log(2), done.log(0)) == (["  green 11 from you to seat 0"], ["  green 1 from you to seat 2"])
    known = done.view(0)["zones"][HAND + 2]
    assert all(card >= 0 for card in known), "what was seen, and what was given, is known"


def test_the_geisha_of_order_lets_one_look_through_a_pile_and_put_it_in_any_order() -> None:
    start = dull(row=["Geisha: reorder"], plus=["red 7", "red 5", "red 4", "red 2"])
    looked = answer(start, "hire Geisha: reorder for 1", "look through the + pile")
    assert labels(looked) == ["red 7 on top", "red 5 on top", "red 4 on top", "red 2 on top", "leave the rest"]
    assert answer(looked, "leave the rest").question == "act"
    done = answer(looked, "red 2 on top", "then red 4", "then red 5")
    assert state(done)["plus"] == ["red 2", "red 4", "red 5", "red 7"]
    rest = answer(looked, "red 2 on top", "leave the rest")
    assert state(rest)["plus"] == ["red 2", "red 7", "red 5", "red 4"]


def test_the_new_top_counts_and_is_open_and_only_who_looked_knows_the_rest() -> None:
    start = dull(row=["Geisha: reorder"], plus=["red 7", "green 13", "red 4"])
    done = answer(start, "hire Geisha: reorder for 1", "look through the + pile", "green 13 on top", "then red 4")
    assert placements(done) == ["green 1 on +"]
    zones = done.rules.seats
    assert all(card >= 0 for card in done.view(0)["zones"][4 * zones])
    for seat in (1, 2, 3, None):
        assert done.view(seat)["zones"][3 * zones] == [3 * 13 + 12]
        assert done.view(seat)["zones"][4 * zones] == [-1, -1]


def test_an_empty_pile_cannot_be_looked_through() -> None:
    taken = answer(dull(row=["Geisha: reorder"], minus=["blue 7", "blue 8"]), "take the + pile")
    assert labels(answer(taken, "hire Geisha: reorder for 1"))[0] == "blue 7 on top", "there is but one pile to choose"
    both = answer(taken, "take the - pile")
    assert why_not(both, "hire Geisha: reorder for 1") == "it would do nothing now"


def test_a_pile_of_one_card_may_be_looked_through_beside_one_that_has_an_order() -> None:
    asked = answer(dull(row=["Geisha: reorder"], minus=["blue 7", "blue 8"]), "hire Geisha: reorder for 1")
    assert labels(asked) == ["look through the + pile", "look through the - pile"]
    idle = answer(asked, "look through the + pile")
    assert (idle.question, state(idle)["plus"], state(idle)["minus"]) == ("act", ["red 7"], ["blue 7", "blue 8"])
    assert answer(asked, "look through the - pile").question == "reorder"


def test_a_cook_waits_over_a_renewal_and_cannot_be_hired_again_meanwhile() -> None:
    everybody = [one.name for one in ALL_CHARACTERS if one.name != "Cook 1"]
    half = {"hand": ["red 6", *DULL[:3]], "coins": 30}
    hired = answer(scene(4, half, row=["Cook 1"], draw_pile=everybody[:1], discard=everybody[1:], **SEVENS), "hire Cook 1 for 1")
    for _ in range(3):
        hired = answer(hired, "renew the row for 6", "use none")
        assert state(hired)["modifiers"] == ["Cook 1"] and "place red 6 on +" in labels(hired)
        assert not [label for label in labels(hired) if "Cook 1" in label or "take the" in label]


# Samurai.


def test_the_samurai_turns_the_yin_yang_card() -> None:
    start = scene(me={"hand": ["red 6", "blue 8", "green 1", "green 2"]}, row=["Samurai: turn"], **SEVENS)
    assert placements(start) == []
    turned = answer(start, "hire Samurai: turn for 1")
    assert (state(turned)["plus"], state(turned)["minus"], state(turned)["turned"]) == (["blue 7"], ["red 7"], True)
    assert placements(turned) == ["blue 8 on +", "red 6 on -"]


def test_he_may_come_between_the_two_cards_and_after_them() -> None:
    start = scene(me={"hand": ["red 8", "blue 8", "green 1", "green 2"]}, row=["Samurai: turn"], **SEVENS)
    one = answer(start, "place red 8 on +")
    assert placements(one) == []
    between = answer(one, "hire Samurai: turn for 1")
    assert placements(between) == ["blue 8 on +"] and state(between)["served"] == ["minus"]
    monica = scene(me={"hand": ["red 8", "blue 6", "green 1", "green 2"]}, row=["Samurai: turn"], **SEVENS)
    after = answer(monica, "place red 8 on +", "place blue 6 on -", "hire Samurai: turn for 1", "end turn")
    assert (after.seat, state(after)["plus"], state(after)["minus"]) == (1, ["blue 6", "blue 7"], ["red 8", "red 7"])


def test_a_lower_card_on_the_white_side() -> None:
    start = scene(me={"hand": ["red 6", "green 7", "blue 6", "green 5"], "coins": 1}, row=["Samurai: lower on white"], **SEVENS)
    lifted = answer(start, "hire Samurai: lower on white for 1")
    assert placements(lifted) == ["red 6 on +", "green 7 on +"], "the colour rule stays, and it is for this side"
    assert why_not(lifted, "place blue 6 on -") == "Samurai: lower on white must be used, on the other side"
    assert why_not(lifted, "place green 5 on +") == "+ shows red 7: needs red, or a 7, with Samurai: lower on white"


def test_a_higher_card_on_the_black_side() -> None:
    start = scene(me={"hand": ["blue 8", "red 9", "green 7", "green 5"], "coins": 1}, row=["Samurai: higher on black"], **SEVENS)
    assert placements(answer(start, "hire Samurai: higher on black for 1")) == ["blue 8 on -", "green 7 on -"]


def test_the_side_is_that_of_the_moment() -> None:
    start = scene(
        me={"hand": ["red 8", "red 9", "green 5", "green 4"]}, row=["Samurai: turn", "Samurai: higher on black"], **SEVENS
    )
    assert why_not(start, "hire Samurai: higher on black for 2") == "it would do nothing now"
    both = answer(start, "hire Samurai: turn for 1", "hire Samurai: higher on black for 2")
    assert placements(both) == ["red 8 on -", "red 9 on -"]


def test_he_who_speaks_of_a_pile_that_has_its_card_is_of_no_use() -> None:
    start = scene(me={"hand": ["red 8", "red 6", "blue 6", "green 4"]}, row=["Samurai: lower on white"], **SEVENS)
    assert "hire Samurai: lower on white for 1" in labels(start)
    placed = answer(start, "place red 8 on +")
    assert why_not(placed, "hire Samurai: lower on white for 1") == "it would do nothing now"


# Daimyo.


def test_the_daimyo_discards_a_trick_card_for_twice_its_shurikens() -> None:
    start = dull(row=["Daimyo: discard"], coins=1, me={"tricks": ["green 7", "green 6", "green 13"]})
    asked = answer(start, "hire Daimyo: discard for 1")
    assert labels(asked) == ["discard green 6", "discard green 7", "discard green 13"]
    done = answer(asked, "discard green 7")
    assert me(done)["coins"] == 6 and me(done)["tricks"] == ["green 6", "green 13"]
    assert state(done)["out"] == ["green 7"]
    assert me(answer(asked, "discard green 13"))["coins"] == 0
    assert why_not(dull(row=["Daimyo: discard"]), "hire Daimyo: discard for 1") == "it would do nothing now"


def test_a_discarded_card_is_back_in_the_next_round() -> None:
    start = scene(
        me={"hand": ["red 8", "blue 6", "green 1", "green 2"], "tricks": ["green 7"], "coins": 1},
        first=1, row=["Daimyo: discard"], **SEVENS,
    )  # fmt: skip
    done = answer(start, "hire Daimyo: discard for 1", "place red 8 on +", "place blue 6 on -", "end turn")
    assert state(done)["round"] == 2 and state(done)["out"] == []
    assert me(done)["score"] == 0


def test_the_daimyo_takes_a_trick_card_for_three_times_its_shurikens() -> None:
    others = {1: {"tricks": ["green 7"]}, 3: {"tricks": ["green 12", "green 6"]}}
    asked = answer(dull(row=["Daimyo: take"], coins=1, others=others), "hire Daimyo: take for 1")
    assert labels(asked) == ["take green 6", "take green 7", "take green 12"]
    done = answer(asked, "take green 6")
    assert me(done)["coins"] == 6 and me(done)["tricks"] == ["green 6"] and me(done, 3)["tricks"] == ["green 12"]
    alone = dull(row=["Daimyo: take"], me={"tricks": ["green 7"]})
    assert why_not(alone, "hire Daimyo: take for 1") == "it would do nothing now", "one's own do not count"


def vote(players: int, price: int, *sides: str, seed: int = 0) -> int:
    """The coins gained by a vote, the actor's first."""
    row = [""] * (price - 1) + ["Daimyo: vote"]
    start = dull(players, row=row, coins=price, seed=seed)
    return int(me(answer(start, f"hire Daimyo: vote for {price}", *[f"vote {side}" for side in sides]))["coins"])


def test_the_vote_of_the_rulebook_four_to_two_at_price_four_gains_eight() -> None:
    assert vote(6, 4, "black", "white", "black", "black", "white", "black") == 8


@pytest.mark.parametrize(
    ("sides", "gained"),
    [
        (["white", "white", "white", "white"], 6),
        (["white", "black", "white", "black"], 6),
        (["white", "black", "black", "black"], 1),
        (["black", "white", "white", "black"], 6),
    ],
)
def test_a_tie_doubles_and_a_minority_gets_half_rounded_down(sides: list[str], gained: int) -> None:
    assert vote(4, 3, *sides) == gained


def test_with_two_players_a_third_token_decides() -> None:
    assert vote(2, 5, "white", "white") == 10, "whatever the toss"
    outcomes = {vote(2, 5, "white", "black", seed=seed) for seed in range(12)}
    assert outcomes == {10, 2}


def test_votes_are_secret_until_all_have_voted() -> None:
    start = answer(dull(row=["Daimyo: vote"]), "hire Daimyo: vote for 1")
    one, other = answer(start, "vote white"), answer(start, "vote black")
    for seat in (1, 2, 3, None):
        assert one.view(seat) == other.view(seat) and one.events_for(seat) == other.events_for(seat)
    assert one.seat == 1 and labels(one) == ["vote white", "vote black"]
    last = answer(one, "vote white", "vote black")
    done = last.play(option_of(last, "vote black"))
    assert "  You: white" in done.log(0) and "  seat 3: black" in done.log(0)


# Konohana.


def test_konohana_gives_the_coins_of_a_pile_that_stays() -> None:
    start = dull(row=["Konohana: coins"], coins=1, plus=["red 7", "red 3", "red 2", "red 1"])
    asked = answer(start, "hire Konohana: coins for 1")
    assert labels(asked) == ["the coins of the + pile", "the coins of the - pile"]
    done = answer(asked, "the coins of the + pile")
    assert me(done)["coins"] == 3 and len(state(done)["plus"]) == 4
    both = answer(start, "take the + pile", "take the - pile")
    assert why_not(both, "hire Konohana: coins for 1") == "it would do nothing now"


def test_konohana_changes_the_colour_but_the_number_must_fit() -> None:
    hand = ["green 8", "green 6", "black 9", "black 5"]
    start = scene(me={"hand": hand}, plus=["red 7"], minus=["blue 6"], row=["Konohana: colour"])
    coloured = answer(start, "hire Konohana: colour for 1")
    assert placements(coloured) == ["green 8 on +", "black 9 on +", "green 6 on -", "black 5 on -"]
    placed = answer(coloured, "place green 8 on +")
    assert state(placed)["plus"][0] == "green 8"
    assert placements(placed) == ["green 6 on -"], "it was for one card"


def test_konohana_lets_any_card_be_placed() -> None:
    start = dull(row=["Konohana: any card"])
    free = answer(start, "hire Konohana: any card for 1")
    assert placements(free) == [f"{card} on +" for card in DULL] + [f"{card} on -" for card in DULL]
    assert placements(answer(free, "place green 1 on +")) == [], "it was for one card"


# Modifiers together.


def test_modifiers_bind_the_next_card_and_no_pile_is_taken_meanwhile() -> None:
    start = dull(row=["Konohana: any card"])
    bound = answer(start, "hire Konohana: any card for 1")
    assert why_not(bound, "take the + pile") == "Konohana: any card must be used first"


def test_several_modifiers_act_on_one_card() -> None:
    # A green 6 as a red 8 on a red 7; alone neither the Cook nor Konohana would help it.
    hand = ["green 6", "red 8", "black 3", "black 4"]
    start = scene(me={"hand": hand}, plus=["red 7"], minus=["blue 13"], row=["Cook 2", "Konohana: colour"])
    cooked = answer(start, "hire Cook 2 for 1")
    assert placements(cooked) == ["red 8 on +"]
    coloured = answer(cooked, "hire Konohana: colour for 2")
    on_minus = [f"{card} on -" for card in ("green 6", "red 8", "black 3", "black 4")]
    assert placements(coloured) == ["green 6 on +", "red 8 on +", *on_minus]
    assert state(coloured)["modifiers"] == ["Cook 2", "Konohana: colour"]


def test_two_cooks_add_up_or_cancel() -> None:
    # On a red 7, Cooks 1 and 3: the changes are -4, -2, +2 and +4.
    start = scene(
        me={"hand": ["green 3", "green 5", "green 9", "green 11", "green 4", "red 9"]},
        plus=["red 7"], minus=["blue 1"], row=["Cook 1", "Cook 3"],
    )  # fmt: skip
    both = answer(start, "hire Cook 1 for 1", "hire Cook 3 for 2")
    on_plus = [label for label in placements(both) if label.endswith("+")]
    assert on_plus == ["green 3 on +", "green 5 on +", "green 9 on +", "green 11 on +", "red 9 on +"]


def test_modifiers_for_both_sides_cannot_act_on_one_card() -> None:
    row = ["Samurai: lower on white", "Samurai: higher on black"]
    start = scene(me={"hand": ["red 6", "blue 8", "green 4", "green 5"]}, row=row, **SEVENS)
    lower = answer(start, "hire Samurai: lower on white for 1")
    assert why_not(lower, "hire Samurai: higher on black for 2") == "it would do nothing now"
    placed = answer(lower, "place red 6 on +", "hire Samurai: higher on black for 2")
    assert placements(placed) == ["blue 8 on -"]


def test_a_new_pile_uses_no_modifier() -> None:
    start = scene(me={"hand": ["red 6", *DULL[:3]], "coins": 9}, row=["Samurai: lower on white"], **SEVENS)
    taken = answer(start, "take the - pile", "hire Samurai: lower on white for 1")
    assert placements(taken) == ["red 6 on +"]
    assert why_not(taken, "place green 1 on -") == ("Samurai: lower on white must be used first, and a new pile uses nothing")


def test_a_modifier_that_has_become_useless_blocks_no_other() -> None:
    # Once the Yin-Yang card is turned, nothing in hand goes on the white side, whatever its direction.
    row = ["Samurai: lower on white", "Samurai: turn", "Samurai: higher on black"]
    start = scene(me={"hand": ["red 6", "red 8", "green 1", "green 2"]}, row=row, **SEVENS)
    turned = answer(start, "hire Samurai: lower on white for 1", "hire Samurai: turn for 2")
    assert labels(turned) == ["take the + pile", "place red 6 on -", "hire Samurai: higher on black for 3"]
    both = answer(turned, "hire Samurai: higher on black for 3")
    assert placements(both) == ["red 6 on -", "red 8 on -"]
    assert state(both)["modifiers"] == ["Samurai: higher on black"], "the useless one is gone"


def test_a_modifier_that_is_still_of_use_blocks_one_that_cannot_act_with_it() -> None:
    row = ["Samurai: lower on white", "Samurai: turn", "Samurai: higher on black"]
    start = scene(me={"hand": ["red 6", "red 8", "blue 2", "green 2"]}, row=row, **SEVENS)
    turned = answer(start, "hire Samurai: lower on white for 1", "hire Samurai: turn for 2")
    assert placements(turned) == ["blue 2 on +"], "the white side is another one now, and the Samurai speaks of it"
    assert why_not(turned, "hire Samurai: higher on black for 3") == "it would do nothing now"


def test_of_several_modifiers_those_that_are_still_of_use_bind() -> None:
    row = ["Samurai: lower on white", "Cook 2", "Samurai: turn"]
    start = scene(me={"hand": ["red 6", "red 8", "green 1", "green 2"]}, row=row, **SEVENS)
    turned = answer(start, "hire Samurai: lower on white for 1", "hire Cook 2 for 2", "hire Samurai: turn for 3")
    assert placements(turned) == ["red 6 on -", "red 8 on -"], "with the Cook: a 4, and a 6"
    assert why_not(turned, "take the + pile") == "Cook 2 must be used first"


def test_a_useless_modifier_is_of_use_again_when_the_card_is_turned_back() -> None:
    row = ["Samurai: lower on white", "Samurai: turn"]
    start = scene(me={"hand": ["red 6", "green 1", "green 2", "green 3"]}, row=row, **SEVENS)
    turned = answer(start, "hire Samurai: lower on white for 1", "hire Samurai: turn for 2")
    assert "take the + pile" in labels(turned), "nothing binds"
    back = scene(
        me={"hand": ["red 6", "green 1", "green 2", "green 3"]}, modifiers=["Samurai: lower on white"], row=["Samurai: turn"],
        plus=["blue 7"], minus=["red 7"],
    )  # fmt: skip
    assert placements(answer(back, "hire Samurai: turn for 1")) == ["red 6 on +"]


ON_TOP = ["Cook 2", "Konohana: colour", "Samurai: lower on white", "Samurai: higher on black"]


@pytest.mark.parametrize("name", ON_TOP)
def test_where_any_card_may_be_placed_no_other_modifier_does_anything(name: str) -> None:
    hand = ["red 6", "red 8", "blue 6", "blue 8"]
    start = scene(me={"hand": hand}, row=["Konohana: any card", name], **SEVENS)
    assert f"hire {name} for 2" in labels(start)
    free = answer(start, "hire Konohana: any card for 1")
    assert why_not(free, f"hire {name} for 2") == "it would do nothing now"
    after_it = answer(start, f"hire {name} for 2")
    assert "hire Konohana: any card for 1" in labels(after_it), "the other way round any card is more than before"
    asked_by_nobody = scene(me={"hand": hand}, row=["Konohana: any card", name], switches={"hire_needs_use": False}, **SEVENS)
    assert f"hire {name} for 2" in labels(answer(asked_by_nobody, "hire Konohana: any card for 1"))


def test_a_modifier_that_waits_already_is_not_hired_again() -> None:
    hand = ["red 6", "red 8", "blue 6", "blue 8"]
    again = scene(me={"hand": hand}, modifiers=["Konohana: colour"], row=["Konohana: colour", "Cook 1"], **SEVENS)
    assert [label for label in labels(again) if label.startswith("hire")] == ["hire Cook 1 for 2"]


def test_piles_of_one_card_have_no_order() -> None:
    assert why_not(dull(row=["Geisha: reorder"]), "hire Geisha: reorder for 1") == "it would do nothing now"
    for pile in ("plus", "minus"):
        deep: dict[str, list[str]] = {**SEVENS, pile: [*SEVENS[pile], "black 13"]}
        assert "hire Geisha: reorder for 1" in labels(dull(row=["Geisha: reorder"], plus=deep["plus"], minus=deep["minus"]))
    renewed = answer(dull(row=[], draw_pile=["Geisha: reorder"]), "renew the row for 6")
    assert why_not(renewed, "use Geisha: reorder free") == "it would do nothing now"
    anybody = dull(row=["Geisha: reorder"], switches={"hire_needs_use": False})
    assert "hire Geisha: reorder for 1" in labels(anybody)
