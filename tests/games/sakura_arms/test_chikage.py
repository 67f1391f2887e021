"""Chikage's cards and her Poisons: every sentence on them, played."""

from __future__ import annotations

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.goddesses.chikage import POUCH
from mankai.games.sakura_arms.rules.constants import DECK, HAND, READY
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from mankai.kernel.errors import BadSetup
from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not

OURS = ["chikage", "yurina"]
POISONS = ["Numbing Agent", "Hallucinogen", "Muscle Relaxant", "Fading Light Toxin", "Fading Light Toxin"]
COMMON = ["choose Numbing Agent", "choose Hallucinogen", "choose Muscle Relaxant"]
FORBIDDEN = "forbidden by an effect in play"
RESHUFFLE = "reshuffle, 1 Life damage"


def seen(position: Position, seat: int | None, zone: int) -> list[str]:
    """The cards of a zone as `seat` sees them (`None`: a spectator); a hidden one is "?"."""
    return ["?" if card < 0 else GAME.cards[card].name for card in position.view(seat)["zones"][zone]]


# The pouch.


def test_the_pouch_holds_five_poisons_at_set_up() -> None:
    start = GAME.start({"goddesses": [["chikage", "yurina"], ["himika", "oboro"]], "first": 0}, seed=1)
    assert me(start)["pouch"] == POISONS
    assert foe(start)["pouch"] == []


def test_no_poison_can_be_put_in_a_deck() -> None:
    deck = [
        "Kunai Throw", "Poison Needle", "Concealment", "Behead", "Miasma", "Quagmire", "Numbing Agent",
        "Ruinous Soultoxin", "Amorphous Mistbane", "Treacherous Spiritquell",
    ]  # fmt: skip
    with pytest.raises(BadSetup, match="Bonus card"):
        GAME.start({"goddesses": [OURS, ["himika", "oboro"]], "decks": [deck, "quick"], "first": 0}, seed=1)


def test_only_chikages_player_looks_into_the_pouch() -> None:
    start = scene(me={"goddesses": OURS, "vigor": 1})
    assert sorted(seen(start, ME, POUCH + ME)) == sorted(POISONS)
    assert seen(start, FOE, POUCH + ME) == ["?"] * 5
    assert seen(start, None, POUCH + ME) == ["?"] * 5
    assert len(set(start.view(FOE)["zones"][POUCH + ME])) == 1, "all Poisons look alike from behind"


def test_a_poison_belongs_to_no_goddess() -> None:
    printed = {card["name"]: card["goddess"] for card in GAME.legend()["cards"]}
    assert [printed[name] for name in POISONS] == [-1] * 5
    assert GAME.goddesses[printed["Miasma"]].name == "Chikage"


def test_a_poison_given_to_the_hand_is_known_to_both_players_and_to_nobody_else() -> None:
    given = answer(scene(me={"hand": ["Miasma"], "vigor": 1}), "play Miasma", "choose Hallucinogen")
    assert seen(given, ME, HAND + FOE) == ["Hallucinogen"]
    assert seen(given, FOE, HAND + FOE) == ["Hallucinogen"]
    assert seen(given, None, HAND + FOE) == ["?"]


def test_a_poison_on_the_deck_is_known_to_chikages_player_alone_until_it_is_drawn() -> None:
    start = scene(distance=4, me={"hand": ["Poison Needle"], "vigor": 1}, foe={"deck": ["Slash", "Brandish"]})
    given = answer(start, "play Poison Needle", "take 1 to Life", "choose Hallucinogen")
    assert seen(given, ME, DECK + FOE) == ["Hallucinogen", "?", "?"]
    assert seen(given, FOE, DECK + FOE) == ["?", "?", "?"]
    poison, *cards = given.view(FOE)["zones"][DECK + FOE]
    assert poison not in cards, "but that it is a Poison shows on its back"
    drawn = answer(given, "end turn", "do not reshuffle")
    assert sorted(seen(drawn, FOE, HAND + FOE)) == ["Hallucinogen", "Slash"]
    assert sorted(seen(drawn, ME, HAND + FOE)) == ["?", "Hallucinogen"]


def test_a_foe_imagines_any_poison_on_the_deck_and_chikages_player_only_the_true_one() -> None:
    start = scene(distance=4, me={"hand": ["Poison Needle"], "vigor": 1}, foe={"deck": ["Slash"]})
    given = answer(start, "play Poison Needle", "take 1 to Life", "choose Hallucinogen")
    assert {foe(given.imagine(ME, seed))["deck"][0] for seed in range(40)} == {"Hallucinogen"}
    assert {foe(given.imagine(FOE, seed))["deck"][0] for seed in range(40)} >= {
        "Numbing Agent",
        "Hallucinogen",
        "Muscle Relaxant",
    }


def test_a_poison_that_came_back_is_known_until_another_one_leaves_unseen() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"hand": ["Poison Needle"], "deck": ["Miasma", "Quagmire"]},
        foe={"hand": ["Hallucinogen"], "vigor": 1},
    )
    back = answer(start, "play Hallucinogen")
    assert sorted(seen(back, FOE, POUCH + ME)) == ["?", "?", "?", "?", "Hallucinogen"]
    poked = answer(back, "end turn", "do not reshuffle", "play Poison Needle", "take 1 to Life", "choose Numbing Agent")
    assert seen(poked, FOE, POUCH + ME) == ["?"] * 4


def test_a_poison_in_hand_stays_known_when_another_card_is_discarded_face_down() -> None:
    # It cannot have been the Poison, and from behind it looks like no other card.
    start = scene(me={"hand": ["Miasma", "Quagmire"], "vigor": 1}, foe={"hand": ["Slash", "Brandish"]})
    given = answer(
        start, "play Miasma", "choose Hallucinogen", "end turn", "do not reshuffle", "take 1 to Aura", "take 1 to Aura"
    )
    paid = answer(given, "Advance", "discard Slash")
    assert sorted(seen(paid, ME, HAND + FOE)) == ["?", "Hallucinogen"]


# Rules for every Poison.


def test_a_poison_goes_to_the_discard_pile_of_whoever_played_it() -> None:
    start = scene(turn="foe", me={"goddesses": OURS}, foe={"hand": ["Fading Light Toxin"], "vigor": 1})
    played = answer(start, "play Fading Light Toxin")
    assert (foe(played)["discard"], me(played)["discard"]) == (["Fading Light Toxin"], [])
    assert me(played)["pouch"] == POISONS[:4], "the other one"


@pytest.mark.parametrize("elsewhere", ["hand", "discard"])
def test_poisons_of_both_pouches_in_one_hand_have_different_labels(elsewhere: str) -> None:
    """Sophism lets a player take their own Poison back from the foe's discard pile."""
    piles = {"hand": ["Fading Light Toxin", "Fading Light Toxin (own)", "Miasma"], "vigor": 1}
    if elsewhere == "discard":  # the other of the two own ones: its number is not that of the foe's in hand
        piles["discard"] = ["Fading Light Toxin (own)"]
    start = scene(me={"goddesses": ["chikage", "himika"], **piles}, foe={"goddesses": ["chikage", "oboro"]})
    toxins = [label for label in labels(start) if "Toxin" in label]
    assert sorted(toxins) == ["play Fading Light Toxin (the foe's, at your side)", "play Fading Light Toxin (yours)"]
    back = GAME.scene(GAME.portrait(start.now))
    assert labels(back) == labels(start)


def test_a_poison_pays_for_no_basic_action() -> None:
    poor = scene(turn="foe", me={"goddesses": OURS}, foe={"hand": ["Hallucinogen"]})
    assert labels(poor) == ["end turn", "play Hallucinogen"]
    assert why_not(poor, "Advance") == "neither Vigor nor a card to pay with"
    start = scene(turn="foe", me={"goddesses": OURS}, foe={"hand": ["Hallucinogen", "Slash"], "vigor": 1})
    assert labels(answer(start, "Advance")) == ["spend 1 Vigor", "discard Slash"]


def test_three_poisons_may_remain_in_hand() -> None:
    # Rulings 8, Chikage.
    three = ["Numbing Agent", "Hallucinogen", "Fading Light Toxin"]
    kept = answer(scene(turn="foe", me={"goddesses": OURS}, foe={"hand": three}), "end turn")
    assert (state(kept)["turn"], foe(kept)["hand"], foe(kept)["face_down"]) == ("me", three, [])


def test_at_the_hand_limit_only_other_cards_are_discarded() -> None:
    start = scene(turn="foe", me={"goddesses": OURS}, foe={"hand": ["Slash", "Hallucinogen", "Brandish"]})
    asked = answer(start, "end turn")
    assert (asked.seat, labels(asked)) == (FOE, ["discard Slash", "discard Brandish"])
    assert foe(answer(asked, "discard Slash"))["hand"] == ["Hallucinogen", "Brandish"]
    forced = answer(
        scene(
            turn="foe",
            me={"goddesses": OURS},
            foe={"hand": ["Slash", "Hallucinogen", "Numbing Agent", "Muscle Relaxant"]},
        ),
        "end turn",
    )
    assert foe(forced)["face_down"] == ["Slash"]
    assert len(foe(forced)["hand"]) == 3


def test_no_effect_discards_a_poison_face_down() -> None:
    chosen_by_holder = scene(
        distance=6,
        turn="foe",
        me={"goddesses": OURS},
        foe={"ready": ["Scarlet Visions"], "flare": 3, "hand": ["Hallucinogen"], "deck": ["Shoot", "Magnum"]},
    )
    assert labels(answer(chosen_by_holder, "play Scarlet Visions")) == ["choose Shoot", "choose Magnum"]
    chosen_by_foe = scene(
        distance=2,
        phase="start",
        me={"goddesses": ["chikage", "oboro"], "face_down": ["Caltrops"]},
        foe={"hand": ["Hallucinogen", "Slash"]},
    )
    trapped = answer(chosen_by_foe, RESHUFFLE, "play Caltrops", "take 1 to Life")
    assert (foe(trapped)["hand"], foe(trapped)["face_down"]) == (["Hallucinogen"], ["Slash"])


def test_a_poison_can_be_discarded_face_up_to_its_holders_pile() -> None:
    start = scene(
        distance=3,
        me={"goddesses": ["chikage", "tokoyo"], "ready": ["Perpetual Wind"], "flare": 1, "vigor": 1},
        foe={"hand": ["Hallucinogen", "Slash"]},
    )
    blown = answer(start, "play Perpetual Wind", "take 1 to Life")
    assert (foe(blown)["hand"], foe(blown)["discard"]) == (["Slash"], ["Hallucinogen"])
    assert "Hallucinogen" not in me(blown)["pouch"]


def test_poisons_lie_on_top_in_random_order_after_a_reshuffle() -> None:
    poisons = ["Numbing Agent", "Hallucinogen", "Fading Light Toxin"]
    orders: set[tuple[str, ...]] = set()
    for seed in range(30):
        start = scene(
            turn="foe",
            phase="start",
            seed=seed,
            me={"goddesses": OURS},
            foe={
                "discard": [poisons[0], "Slash", poisons[1]],
                "face_down": ["Brandish"],
                "deck": ["Spirit", poisons[2], "Overawe"],
            },
        )
        mixed = foe(answer(start, RESHUFFLE))
        order = (*mixed["hand"], mixed["deck"][0])
        assert sorted(order) == sorted(poisons), "two are drawn, and the third is next"
        assert sorted(mixed["deck"][1:]) == ["Brandish", "Overawe", "Slash", "Spirit"]
        orders.add(order)
    assert len(orders) == 6


def test_poisons_lie_on_top_after_a_reshuffle_by_an_effect_too() -> None:
    for seed in range(8):
        start = scene(
            distance=4,
            turn="foe",
            seed=seed,
            me={"goddesses": OURS, "aura": 0},
            foe={
                "goddesses": ["tokoyo", "yurina"],
                "ready": ["Eternal Migrant"],
                "flare": 2,
                "vigor": 1,
                "discard": ["Slash", "Fading Light Toxin", "Rabbit Step"],
                "deck": ["Spirit"],
            },
        )
        assert foe(answer(start, "play Eternal Migrant"))["deck"][0] == "Fading Light Toxin"


def test_a_reshuffle_without_poisons_has_any_card_on_top() -> None:
    tops: set[str] = set()
    for seed in range(30):
        start = scene(
            turn="foe",
            phase="start",
            seed=seed,
            me={"goddesses": OURS},
            foe={"discard": ["Slash", "Spirit"], "deck": ["Overawe"]},
        )
        tops.add(foe(answer(start, RESHUFFLE))["hand"][0])
    assert tops == {"Slash", "Spirit", "Overawe"}


def test_break_point_puts_a_poison_under_the_deck() -> None:
    # Rulings 8, Chikage.
    start = scene(
        turn="foe",
        me={"goddesses": OURS},
        foe={"hand": ["Break Point"], "discard": ["Fading Light Toxin"], "deck": ["Rabbit Step"]},
    )
    assert foe(answer(start, "play Break Point", "choose Fading Light Toxin"))["deck"] == [
        "Rabbit Step",
        "Fading Light Toxin",
    ]


def test_a_poison_is_a_card_played_this_turn() -> None:
    # Rulings 4.4: for Inferno it counts as any card does.
    hand = ["Hallucinogen", "Fading Light Toxin", "Quick Shot"]
    start = scene(distance=7, turn="foe", me={"goddesses": OURS, "aura": 5}, foe={"hand": hand})
    assert labels(answer(start, "play Quick Shot")) == ["take 2 to Aura", "take 1 to Life"]
    third = answer(start, "play Hallucinogen", "play Fading Light Toxin", "play Quick Shot")
    assert labels(third) == ["take 3 to Aura", "take 2 to Life"]


def test_between_two_chikages_a_poison_returns_to_the_pouch_of_whoever_gave_it() -> None:
    start = scene(turn="foe", me={"goddesses": OURS}, foe={"goddesses": OURS, "hand": ["Hallucinogen"], "vigor": 1})
    assert (len(me(start)["pouch"]), len(foe(start)["pouch"])) == (4, 5)
    played = answer(start, "play Hallucinogen")
    assert (len(me(played)["pouch"]), len(foe(played)["pouch"])) == (5, 5)


def test_in_a_scene_either_player_may_hold_a_poison_of_the_other() -> None:
    start = scene(me={"hand": ["Hallucinogen"], "vigor": 1}, foe={"goddesses": OURS})
    played = answer(start, "play Hallucinogen")
    assert (me(played)["hand"], sorted(foe(played)["pouch"])) == ([], sorted(POISONS))


# The Poisons.


def test_numbing_agent_returns_to_the_pouch_and_ends_the_main_phase() -> None:
    start = scene(distance=3, turn="foe", me={"goddesses": OURS}, foe={"hand": ["Numbing Agent", "Slash"], "vigor": 2})
    numb = answer(start, "play Numbing Agent")
    assert (state(numb)["turn"], numb.question) == ("me", "reshuffle")
    assert sorted(me(numb)["pouch"]) == sorted(POISONS)
    assert (foe(numb)["hand"], foe(numb)["discard"], foe(numb)["vigor"]) == (["Slash"], [], 2)


def test_numbing_agent_ends_the_main_phase_only() -> None:
    # Rulings 6.7: nothing more of this phase; the End Phase comes all the same.
    start = scene(
        turn="foe",
        me={"goddesses": OURS},
        foe={
            "goddesses": ["oboro", "yurina"],
            "hand": ["Numbing Agent", "Slash", "Spirit", "Overawe"],
            "used": ["Mi-Kazura"],
        },
    )
    numb = answer(start, "play Numbing Agent")
    assert (numb.seat, numb.question, foe(numb)["ready"]) == (FOE, "hand limit", ["Mi-Kazura"])


def test_numbing_agent_may_follow_another_card() -> None:
    start = scene(turn="foe", me={"goddesses": OURS}, foe={"hand": ["Spirit", "Numbing Agent"]})
    assert state(answer(start, "play Spirit", "play Numbing Agent"))["turn"] == "me"


def test_numbing_agent_cannot_be_played_after_a_basic_action_this_turn() -> None:
    start = scene(turn="foe", me={"goddesses": OURS}, foe={"hand": ["Numbing Agent"], "vigor": 2})
    assert "play Numbing Agent" in labels(start)
    moved = answer(start, "Advance")
    assert why_not(moved, "play Numbing Agent") == "cannot be played after a Basic Action this turn"


def test_numbing_agent_can_be_played_after_a_basic_action_of_another_turn_or_player() -> None:
    start = scene(
        turn="foe",
        me={"goddesses": OURS, "vigor": 1, "deck": ["Miasma", "Quagmire"]},
        foe={"hand": ["Numbing Agent"], "vigor": 2, "deck": ["Slash", "Spirit"]},
    )
    mine = answer(start, "Advance", "end turn", "do not reshuffle", "Advance", "spend 1 Vigor")
    assert "play Numbing Agent" in labels(answer(mine, "end turn", "do not reshuffle"))


def test_hallucinogen_returns_to_the_pouch_and_takes_two_flare() -> None:
    start = scene(distance=6, turn="foe", me={"goddesses": OURS}, foe={"hand": ["Hallucinogen"], "flare": 3, "vigor": 1})
    dazed = answer(start, "play Hallucinogen")
    assert (foe(dazed)["flare"], state(dazed)["shadow"]) == (1, state(start)["shadow"] + 2)
    assert sorted(me(dazed)["pouch"]) == sorted(POISONS)
    assert foe(dazed)["discard"] == []


def test_hallucinogen_takes_what_flare_there_is() -> None:
    start = scene(
        distance=6,
        turn="foe",
        me={"goddesses": OURS, "flare": 2},
        foe={"hand": ["Hallucinogen"], "flare": 1, "vigor": 1},
    )
    dazed = answer(start, "play Hallucinogen")
    assert (foe(dazed)["flare"], me(dazed)["flare"]) == (0, 2)


def test_muscle_relaxant_has_charge_three() -> None:
    start = scene(distance=6, turn="foe", me={"goddesses": OURS}, foe={"hand": ["Muscle Relaxant"], "vigor": 1})
    asked = answer(start, "play Muscle Relaxant")
    assert (asked.seat, labels(asked)) == (FOE, ["0 from Aura", "1 from Aura", "2 from Aura", "3 from Aura"])
    limp = answer(asked, "1 from Aura")
    assert (foe(limp)["in_play"], foe(limp)["aura"]) == ({"Muscle Relaxant": 3}, 2)


def test_muscle_relaxant_forbids_its_holder_attack_cards() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"goddesses": OURS},
        foe={
            "in_play": {"Muscle Relaxant": 2},
            "hand": ["Slash", "Spirit"],
            "ready": ["Tsukikage Crush"],
            "flare": 7,
            "life": 5,
        },
    )
    assert why_not(start, "play Slash") == FORBIDDEN
    assert why_not(start, "play Tsukikage Crush") == FORBIDDEN
    assert "play Spirit" in labels(start)


def test_muscle_relaxant_does_not_bind_chikage() -> None:
    start = scene(distance=3, me={"goddesses": OURS, "hand": ["Slash"]}, foe={"in_play": {"Muscle Relaxant": 2}})
    assert "play Slash" in labels(start)


def test_muscle_relaxant_forbids_attacks_as_reactions() -> None:
    attacked = scene(
        distance=3,
        me={"goddesses": OURS, "hand": ["Slash"], "vigor": 1},
        foe={
            "goddesses": ["tokoyo", "oboro"],
            "in_play": {"Muscle Relaxant": 2},
            "hand": ["Polite Return", "Induce"],
            "ready": ["Immortal Flower"],
            "flare": 5,
        },
    )
    reacting = answer(attacked, "play Slash")
    assert (reacting.seat, labels(reacting)) == (FOE, ["no Reaction", "play Induce"])
    assert why_not(reacting, "play Polite Return") == FORBIDDEN


def test_muscle_relaxant_forbids_attacks_as_traps() -> None:
    # Rulings 8, Chikage.
    def trapping(charge: int, trap: str) -> Position:
        start = scene(
            distance=3,
            turn="foe",
            phase="start",
            me={"goddesses": OURS},
            foe={"goddesses": ["oboro", "yurina"], "in_play": {"Muscle Relaxant": charge}, "face_down": [trap]},
        )
        return answer(start, RESHUFFLE)

    assert trapping(2, "Steel Strings").question != "trap"
    assert "play Ninpo-Walk" in labels(trapping(2, "Ninpo-Walk")), "no Attack"
    assert "play Steel Strings" in labels(trapping(1, "Steel Strings")), "the Poison has just been disenchanted"


def test_muscle_relaxant_forbids_attack_cards_played_by_effects() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"goddesses": OURS},
        foe={
            "in_play": {"Muscle Relaxant": 2},
            "ready": ["Tobi-Kage"],
            "flare": 4,
            "vigor": 1,
            "face_down": ["Steel Strings", "Ninpo-Walk"],
        },
    )
    assert labels(answer(start, "play Tobi-Kage")) == ["choose Ninpo-Walk", "no"]


def test_muscle_relaxant_does_not_forbid_attacks_made_by_effects() -> None:
    # Rulings 8, Chikage: it forbids Attack cards.
    burst = scene(
        distance=4,
        turn="foe",
        phase="start",
        me={"goddesses": OURS},
        foe={"in_play": {"Muscle Relaxant": 2, "Overawe": 1}},
    )
    assert (me(burst)["aura"], foe(burst)["in_play"]) == (0, {"Muscle Relaxant": 1})


def test_muscle_relaxant_returns_to_the_pouch_when_disenchanted() -> None:
    gone = scene(distance=6, phase="start", me={"goddesses": OURS}, foe={"in_play": {"Muscle Relaxant": 1}})
    assert sorted(me(gone)["pouch"]) == sorted(POISONS)
    assert (foe(gone)["in_play"], foe(gone)["discard"]) == ({}, [])


def test_muscle_relaxant_without_any_sakura_returns_at_once() -> None:
    # Rulings 4.8.
    start = scene(
        distance=3,
        turn="foe",
        shadow=0,
        me={"goddesses": OURS, "aura": 5, "flare": 4},
        foe={"hand": ["Muscle Relaxant", "Slash"], "aura": 0, "flare": 4},
    )
    gone = answer(start, "play Muscle Relaxant")
    assert sorted(me(gone)["pouch"]) == sorted(POISONS)
    assert "play Slash" in labels(gone)


def test_fading_light_toxin_takes_three_aura() -> None:
    start = scene(distance=6, turn="foe", me={"goddesses": OURS}, foe={"hand": ["Fading Light Toxin"], "aura": 4, "vigor": 1})
    faded = answer(start, "play Fading Light Toxin")
    assert (foe(faded)["aura"], me(faded)["aura"], state(faded)["shadow"]) == (1, 3, state(start)["shadow"] + 3)


def test_fading_light_toxin_takes_what_aura_there_is() -> None:
    start = scene(distance=6, turn="foe", me={"goddesses": OURS}, foe={"hand": ["Fading Light Toxin"], "aura": 2, "vigor": 1})
    faded = answer(start, "play Fading Light Toxin")
    assert (foe(faded)["aura"], foe(faded)["life"]) == (0, 10)


def test_fading_light_toxin_stays_in_the_deck_of_its_holder() -> None:
    start = scene(
        distance=6,
        turn="foe",
        phase="start",
        me={"goddesses": OURS},
        foe={"discard": ["Fading Light Toxin"], "deck": ["Slash"]},
    )
    again = answer(start, RESHUFFLE)
    assert foe(again)["hand"] == ["Fading Light Toxin", "Slash"]
    assert me(again)["pouch"] == POISONS[:4]


# The Normal cards.


def test_kunai_throw_deals_two_or_two_from_four_to_five() -> None:
    for distance in (4, 5):
        thrown = answer(scene(distance=distance, me={"hand": ["Kunai Throw"]}), "play Kunai Throw")
        assert labels(thrown) == ["take 2 to Aura", "take 2 to Life"]
    for distance in (3, 6):
        start = scene(distance=distance, me={"hand": ["Kunai Throw"], "vigor": 1})
        assert why_not(start, "play Kunai Throw") == f"Distance {distance}, needs 4-5"


def test_poison_needle_deals_one_or_one_at_four() -> None:
    poked = answer(scene(distance=4, me={"hand": ["Poison Needle"]}), "play Poison Needle")
    assert (poked.seat, labels(poked)) == (FOE, ["take 1 to Aura", "take 1 to Life"])
    for distance in (3, 5):
        start = scene(distance=distance, me={"hand": ["Poison Needle"], "vigor": 1})
        assert why_not(start, "play Poison Needle") == f"Distance {distance}, needs 4"


def test_poison_needle_puts_a_common_poison_on_top_of_the_foes_deck() -> None:
    start = scene(distance=4, me={"hand": ["Poison Needle"], "vigor": 1}, foe={"deck": ["Slash", "Spirit"]})
    asked = answer(start, "play Poison Needle", "take 1 to Aura")
    assert (asked.seat, labels(asked)) == (ME, COMMON), "no Fading Light Toxin"
    given = answer(asked, "choose Muscle Relaxant")
    assert foe(given)["deck"] == ["Muscle Relaxant", "Slash", "Spirit"]
    assert "Muscle Relaxant" not in me(given)["pouch"]
    assert me(given)["discard"] == ["Poison Needle"]


def test_poison_needle_gives_nothing_when_negated_or_missed() -> None:
    # Rulings 5.8 and 5.9.
    negating = scene(
        distance=4,
        me={"hand": ["Poison Needle"], "vigor": 1},
        foe={"hand": ["Polite Return"], "vigor": 2, "deck": ["Rabbit Step"]},
    )
    negated = answer(negating, "play Poison Needle", "play Polite Return", "take 1 to Life")
    assert (foe(negated)["deck"], me(negated)["pouch"], foe(negated)["life"]) == (["Rabbit Step"], POISONS, 10)
    evading = scene(distance=4, me={"hand": ["Poison Needle"], "vigor": 1}, foe={"hand": ["Induce"], "deck": ["Ninpo-Walk"]})
    missed = answer(evading, "play Poison Needle", "play Induce", "Distance to the foe's Aura")
    assert (foe(missed)["deck"], me(missed)["pouch"], me(missed)["discard"]) == (
        ["Ninpo-Walk"],
        POISONS,
        ["Poison Needle"],
    )


def test_concealment_deals_one_to_aura_only_from_one_to_three() -> None:
    for distance in (1, 3):
        start = scene(distance=distance, me={"hand": ["Concealment"], "vigor": 1})
        hit = answer(start, "play Concealment")
        assert (foe(hit)["aura"], foe(hit)["life"]) == (2, 10)
    bare = answer(scene(distance=2, me={"hand": ["Concealment"], "vigor": 1}, foe={"aura": 0}), "play Concealment")
    assert (foe(bare)["aura"], foe(bare)["life"], state(bare)["distance"]) == (0, 10, 4)
    for distance in (0, 4):
        start = scene(distance=distance, me={"hand": ["Concealment"], "vigor": 1})
        assert why_not(start, "play Concealment") == f"Distance {distance}, needs 1-3"


def test_concealment_moves_away_by_one_from_aura_and_one_from_shadow() -> None:
    start = scene(distance=2, me={"hand": ["Concealment"], "vigor": 1}, foe={"aura": 0})
    away = answer(start, "play Concealment")
    assert (state(away)["distance"], me(away)["aura"], state(away)["shadow"]) == (4, 2, state(start)["shadow"] - 1)


def test_concealment_moves_what_can_be_moved() -> None:
    without_aura = answer(scene(distance=2, me={"hand": ["Concealment"], "vigor": 1, "aura": 0}), "play Concealment")
    assert state(without_aura)["distance"] == 3
    without_shadow = scene(
        distance=2,
        shadow=0,
        me={"hand": ["Concealment"], "vigor": 1, "aura": 5, "flare": 5},
        foe={"aura": 0, "flare": 4},
    )
    moved = answer(without_shadow, "play Concealment")
    assert (state(moved)["distance"], me(moved)["aura"]) == (3, 4)


def test_concealment_as_a_reaction_makes_the_attack_miss() -> None:
    start = scene(distance=3, turn="foe", me={"hand": ["Concealment"]}, foe={"hand": ["Slash"], "vigor": 1})
    away = answer(start, "play Slash", "play Concealment")
    assert (state(away)["distance"], me(away)["aura"], me(away)["life"], foe(away)["aura"]) == (5, 2, 10, 2)
    assert foe(away)["discard"] == ["Slash"]


def test_concealment_as_a_reaction_cannot_be_reacted_to() -> None:
    # Rulings 5.2.
    start = scene(distance=3, turn="foe", me={"hand": ["Concealment"]}, foe={"hand": ["Slash", "Induce"], "vigor": 1})
    away = answer(start, "play Slash", "play Concealment")
    assert (away.seat, away.question, state(away)["distance"]) == (FOE, "main", 5)


def test_concealment_forbids_the_foe_to_advance_for_the_rest_of_this_turn_only() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"hand": ["Concealment"], "deck": ["Miasma", "Quagmire"]},
        foe={"hand": ["Slash"], "vigor": 2, "deck": ["Spirit", "Overawe"]},
    )
    assert "Advance" in labels(start)
    away = answer(start, "play Slash", "play Concealment")
    assert why_not(away, "Advance") == FORBIDDEN
    assert {"Retreat", "Recover", "Focus"} <= set(labels(away))
    mine = answer(away, "end turn", "do not reshuffle")
    assert "Advance" in labels(mine)
    assert "Advance" in labels(answer(mine, "end turn", "do not reshuffle"))


def test_concealment_in_ones_own_turn_forbids_nothing_to_its_player_and_nothing_in_the_next_turn() -> None:
    start = scene(distance=3, me={"hand": ["Concealment"], "vigor": 1}, foe={"deck": ["Slash", "Spirit"]})
    away = answer(start, "play Concealment")
    assert "Advance" in labels(away)
    assert "Advance" in labels(answer(away, "end turn", "do not reshuffle"))


def test_behead_deals_two_or_three_up_to_three() -> None:
    for distance in (0, 3):
        assert labels(answer(scene(distance=distance, me={"hand": ["Behead"]}), "play Behead")) == [
            "take 2 to Aura",
            "take 3 to Life",
        ]
    assert why_not(scene(distance=4, me={"hand": ["Behead"], "vigor": 1}), "play Behead") == "Distance 4, needs 0-3"


def test_behead_makes_a_foe_with_two_cards_discard_one_face_up() -> None:
    start = scene(distance=3, me={"hand": ["Behead"]}, foe={"hand": ["Slash", "Hallucinogen"]})
    asked = answer(start, "play Behead", "take 2 to Aura")
    assert (asked.seat, labels(asked)) == (FOE, ["choose Slash", "choose Hallucinogen"])
    slashed = answer(asked, "choose Slash")
    assert (foe(slashed)["hand"], foe(slashed)["discard"], foe(slashed)["face_down"]) == (
        ["Hallucinogen"],
        ["Slash"],
        [],
    )
    assert foe(answer(asked, "choose Hallucinogen"))["discard"] == ["Hallucinogen"], "a Poison may go face-up"


def test_behead_leaves_a_foe_with_one_card_alone() -> None:
    start = scene(distance=3, me={"hand": ["Behead"]}, foe={"hand": ["Slash"]})
    done = answer(start, "play Behead", "take 2 to Aura")
    assert (foe(done)["hand"], foe(done)["discard"]) == (["Slash"], [])


def test_behead_does_not_count_the_card_that_reacted() -> None:
    # Rulings 4.3.
    start = scene(distance=3, me={"hand": ["Behead"]}, foe={"hand": ["Induce", "Ninpo-Walk"]})
    done = answer(start, "play Behead", "play Induce", "Distance to the foe's Aura", "take 2 to Aura")
    assert (foe(done)["hand"], foe(done)["discard"]) == (["Ninpo-Walk"], ["Induce"])


def test_behead_has_full_power_and_ends_the_main_phase() -> None:
    start = scene(distance=3, me={"hand": ["Behead", "Concealment"], "vigor": 2})
    assert state(answer(start, "play Behead", "take 2 to Aura"))["turn"] == "foe"
    moved = answer(start, "Retreat", "spend 1 Vigor", "Advance", "spend 1 Vigor")
    assert "Full Power" in why_not(moved, "play Behead")


def test_miasma_adds_a_common_poison_to_the_foes_hand() -> None:
    asked = answer(scene(me={"hand": ["Miasma"], "vigor": 1}, foe={"hand": ["Slash"]}), "play Miasma")
    assert (asked.seat, labels(asked)) == (ME, COMMON), "no Fading Light Toxin"
    given = answer(asked, "choose Numbing Agent")
    assert foe(given)["hand"] == ["Slash", "Numbing Agent"]
    assert me(given)["pouch"] == POISONS[1:]
    assert me(given)["discard"] == ["Miasma"]


def test_miasma_gives_the_last_common_poison_unasked_and_then_none() -> None:
    start = scene(distance=6, me={"hand": ["Miasma"], "vigor": 1}, foe={"hand": ["Numbing Agent", "Hallucinogen"]})
    assert foe(answer(start, "play Miasma"))["hand"] == ["Numbing Agent", "Hallucinogen", "Muscle Relaxant"]
    # Rulings 4.1: it may be played although it does nothing.
    empty = scene(
        distance=6,
        me={"hand": ["Miasma"], "vigor": 1},
        foe={"hand": ["Numbing Agent", "Hallucinogen"], "in_play": {"Muscle Relaxant": 2}},
    )
    played = answer(empty, "play Miasma")
    assert foe(played)["hand"] == ["Numbing Agent", "Hallucinogen"]
    assert (me(played)["pouch"], me(played)["discard"]) == (["Fading Light Toxin"] * 2, ["Miasma"])


def test_silent_approach_has_charge_four() -> None:
    asked = answer(scene(distance=6, me={"hand": ["Silent Approach"], "vigor": 1}), "play Silent Approach")
    assert (asked.seat, labels(asked)) == (ME, ["0 from Aura", "1 from Aura", "2 from Aura", "3 from Aura"])
    near = answer(asked, "2 from Aura")
    assert (me(near)["in_play"], me(near)["aura"], state(near)["distance"]) == ({"Silent Approach": 4}, 1, 6)


def test_silent_approach_lowers_the_current_distance_by_two_for_both_players() -> None:
    # Rulings 1.12: the Sakura in Distance stay as many.
    start = scene(distance=5, me={"hand": ["Silent Approach", "Slash", "Kunai Throw"]}, foe={"hand": ["Slash"]})
    assert why_not(start, "play Slash") == "Distance 5, needs 3-4"
    near = answer(start, "play Silent Approach", "0 from Aura")
    assert "play Slash" in labels(near)
    assert why_not(near, "play Kunai Throw") == "Distance 3, needs 4-5"
    assert state(near)["distance"] == 5
    theirs = scene(distance=5, turn="foe", me={"in_play": {"Silent Approach": 3}}, foe={"hand": ["Slash"]})
    assert "play Slash" in labels(theirs)


def test_silent_approach_counts_for_effects_that_look_at_the_distance() -> None:
    def stepped(enchantments: dict[str, int]) -> int:
        start = scene(
            distance=5,
            turn="foe",
            me={"goddesses": OURS, "in_play": enchantments},
            foe={"hand": ["Rabbit Step"], "vigor": 1},
        )
        distance: int = state(answer(start, "play Rabbit Step"))["distance"]
        return distance

    assert stepped({}) == 5, "Rabbit Step does nothing beyond Distance 3"
    assert stepped({"Silent Approach": 3}) == 7


def test_silent_approach_never_lowers_the_distance_below_zero() -> None:
    start = scene(distance=1, me={"in_play": {"Silent Approach": 3}, "hand": ["Behead", "Concealment"], "vigor": 1})
    assert "play Behead" in labels(start), "Range 0-3"
    assert why_not(start, "play Concealment") == "Distance 0, needs 1-3"
    away = answer(start, "Breakaway", "spend 1 Vigor")
    assert why_not(away, "play Concealment") == "Distance 0, needs 1-3", "2 Sakura less 2"


def test_silent_approach_counts_for_master_distance() -> None:
    near = scene(distance=4, me={"in_play": {"Silent Approach": 3}, "vigor": 1})
    assert why_not(near, "Advance") == "Distance 2: no Advance at Master Distance (2) or less"
    assert "Breakaway" in labels(near)
    far = scene(distance=5, me={"in_play": {"Silent Approach": 3}, "vigor": 1})
    assert "Advance" in labels(far)
    assert why_not(far, "Breakaway") == "Distance 3: Breakaway only at Master Distance (2) or less"


def test_silent_approach_makes_no_room_for_a_retreat_with_ten_sakura_in_distance() -> None:
    # Rulings 1.12.
    full = scene(distance=10, me={"in_play": {"Silent Approach": 3}, "life": 7, "vigor": 1})
    assert why_not(full, "Retreat") == "no room in Distance"
    assert "Retreat" in labels(scene(distance=9, me={"in_play": {"Silent Approach": 3}, "life": 7, "vigor": 1}))


def test_silent_approach_is_lost_face_down_with_concentration() -> None:
    # Rulings 6.1.
    start = scene(distance=5, turn="foe", me={"in_play": {"Silent Approach": 3}, "aura": 0}, foe={"hand": ["Slash", "Brandish"]})
    assert "play Brandish" in labels(start)
    hurt = answer(start, "play Slash")
    assert (me(hurt)["life"], me(hurt)["in_play"], me(hurt)["face_down"]) == (9, {}, ["Silent Approach"])
    assert state(hurt)["shadow"] == state(start)["shadow"] + 3
    assert why_not(hurt, "play Brandish") == "Distance 5, needs 3"


def test_silent_approach_is_not_lost_by_aura_damage() -> None:
    start = scene(distance=5, turn="foe", me={"in_play": {"Silent Approach": 3}}, foe={"hand": ["Slash", "Brandish"]})
    assert me(answer(start, "play Slash", "take 3 to Aura"))["in_play"] == {"Silent Approach": 3}


def test_silent_approach_is_not_lost_by_reshuffling() -> None:
    # Rulings 6.1.
    start = scene(distance=6, phase="start", me={"in_play": {"Silent Approach": 3}, "discard": ["Miasma", "Quagmire"]})
    shuffled = answer(start, RESHUFFLE)
    assert (me(shuffled)["life"], me(shuffled)["in_play"]) == (9, {"Silent Approach": 2})


def test_silent_approach_is_lost_by_life_damage_from_an_empty_deck() -> None:
    # Rulings 6.1 and 2.9.
    start = scene(distance=6, phase="start", me={"in_play": {"Silent Approach": 3}, "deck": ["Miasma"]})
    hurt = answer(start, "do not reshuffle", "take 1 to Life")
    assert (me(hurt)["in_play"], me(hurt)["face_down"]) == ({}, ["Silent Approach"])
    safe = answer(start, "do not reshuffle", "take 1 to Aura")
    assert me(safe)["in_play"] == {"Silent Approach": 2}


def test_silent_approach_lost_to_one_attack_takes_the_following_ones_out_of_range() -> None:
    # Rulings 5.5 and 5.6: each Attack of a series looks at the Distance anew.
    def mauled(distance: int, enchantments: dict[str, int]) -> int:
        start = scene(
            distance=distance,
            turn="foe",
            me={"goddesses": OURS, "in_play": enchantments, "aura": 0},
            foe={"ready": ["Kuma-Suke"], "flare": 4, "face_down": ["Induce", "Ninpo-Walk"]},
        )
        life: int = me(answer(start, "play Kuma-Suke"))["life"]
        return life

    assert mauled(3, {}) == 4, "three hits"
    assert mauled(5, {"Silent Approach": 3}) == 8, "one hit"


def test_silent_approach_ends_without_sakura() -> None:
    gone = scene(
        distance=5,
        phase="start",
        me={"in_play": {"Silent Approach": 1}, "hand": ["Slash"], "deck": ["Miasma", "Quagmire"]},
    )
    assert me(gone)["discard"] == ["Silent Approach"]
    assert why_not(answer(gone, "do not reshuffle"), "play Slash") == "Distance 5, needs 3-4"


def test_quagmire_has_charge_two() -> None:
    asked = answer(scene(distance=6, me={"hand": ["Quagmire"], "vigor": 1}), "play Quagmire")
    assert (asked.seat, labels(asked)) == (ME, ["0 from Aura", "1 from Aura", "2 from Aura"])
    assert me(answer(asked, "0 from Aura"))["in_play"] == {"Quagmire": 2}


def test_quagmire_forbids_the_foe_to_retreat_and_to_break_away() -> None:
    start = scene(distance=2, turn="foe", me={"in_play": {"Quagmire": 2}}, foe={"vigor": 1})
    assert (why_not(start, "Retreat"), why_not(start, "Breakaway")) == (FORBIDDEN, FORBIDDEN)
    assert {"Recover", "Focus"} <= set(labels(start))
    free = scene(distance=2, turn="foe", me={"goddesses": OURS}, foe={"vigor": 1})
    assert {"Retreat", "Breakaway"} <= set(labels(free))
    assert "Advance" in labels(scene(distance=5, turn="foe", me={"in_play": {"Quagmire": 2}}, foe={"vigor": 1}))


def test_quagmire_forbids_its_player_nothing() -> None:
    start = scene(distance=2, me={"in_play": {"Quagmire": 2}, "vigor": 1})
    assert {"Retreat", "Breakaway"} <= set(labels(start))


def test_quagmire_does_not_stop_cards() -> None:
    start = scene(distance=2, turn="foe", me={"in_play": {"Quagmire": 2}}, foe={"hand": ["Rabbit Step"], "vigor": 1})
    assert state(answer(start, "play Rabbit Step"))["distance"] == 4


# The Ultimates.


def test_ruinous_soultoxin_puts_a_fading_light_toxin_on_top_of_the_foes_deck() -> None:
    start = scene(distance=6, me={"ready": ["Ruinous Soultoxin"], "flare": 3, "vigor": 1}, foe={"deck": ["Slash"]})
    given = answer(start, "play Ruinous Soultoxin")
    assert foe(given)["deck"] == ["Fading Light Toxin", "Slash"]
    assert (me(given)["pouch"], me(given)["flare"], me(given)["used"]) == (POISONS[:4], 0, ["Ruinous Soultoxin"])
    poor = scene(distance=6, me={"ready": ["Ruinous Soultoxin"], "flare": 2, "vigor": 1})
    assert why_not(poor, "play Ruinous Soultoxin") == "Flare 2, costs 3"


def test_ruinous_soultoxin_gives_the_last_toxin_and_then_none() -> None:
    ours = {"ready": ["Ruinous Soultoxin"], "flare": 3, "vigor": 1}
    last = scene(distance=6, me=ours, foe={"deck": ["Slash"], "discard": ["Fading Light Toxin"]})
    assert foe(answer(last, "play Ruinous Soultoxin"))["deck"] == ["Fading Light Toxin", "Slash"]
    none = answer(
        scene(distance=6, me=ours, foe={"deck": ["Slash"], "discard": ["Fading Light Toxin"] * 2}),
        "play Ruinous Soultoxin",
    )
    assert (foe(none)["deck"], me(none)["used"], me(none)["pouch"]) == (["Slash"], ["Ruinous Soultoxin"], POISONS[:3])


def test_treacherous_spiritquell_costs_two_flare_and_has_charge_five() -> None:
    asked = answer(
        scene(distance=3, me={"ready": ["Treacherous Spiritquell"], "flare": 2, "vigor": 1}),
        "play Treacherous Spiritquell",
    )
    assert labels(asked) == ["0 from Aura", "1 from Aura", "2 from Aura", "3 from Aura"]
    worn = answer(asked, "3 from Aura")
    assert (me(worn)["in_play"], me(worn)["flare"], me(worn)["aura"]) == ({"Treacherous Spiritquell": 5}, 0, 0)
    assert (me(worn)["ready"], me(worn)["used"]) == ([], []), "in play it is neither (rulings 4.6)"
    poor = scene(distance=6, me={"ready": ["Treacherous Spiritquell"], "flare": 1, "vigor": 1})
    assert why_not(poor, "play Treacherous Spiritquell") == "Flare 1, costs 2"


def test_treacherous_spiritquell_negates_the_attack_it_reacts_to() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"ready": ["Treacherous Spiritquell"], "flare": 2},
        foe={"hand": ["Glancing Strike"], "vigor": 2},
    )
    reacted = answer(start, "play Glancing Strike", "play Treacherous Spiritquell", "0 from Aura")
    assert (me(reacted)["life"], me(reacted)["in_play"]) == (10, {"Treacherous Spiritquell": 5})
    # Rulings 5.8: no After either, or Artistic would have put the card on the deck.
    assert (foe(reacted)["discard"], foe(reacted)["deck"]) == (["Glancing Strike"], [])
    suffered = answer(start, "play Glancing Strike", "no Reaction")
    assert (me(suffered)["life"], foe(suffered)["deck"]) == (9, ["Glancing Strike"])


def test_treacherous_spiritquell_does_not_negate_attacks_with_two_numbers() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"ready": ["Treacherous Spiritquell"], "flare": 2},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    reacted = answer(start, "play Slash", "play Treacherous Spiritquell", "0 from Aura")
    assert (reacted.seat, labels(reacted)) == (ME, ["take 3 to Aura", "take 1 to Life"])


def test_treacherous_spiritquell_negates_every_later_attack_with_a_dash() -> None:
    start = scene(
        distance=4,
        turn="foe",
        me={"in_play": {"Treacherous Spiritquell": 3}},
        foe={
            "goddesses": ["tokoyo", "yurina"],
            "hand": ["Glancing Strike"],
            "ready": ["Uranami Storm", "Immortal Flower"],
            "flare": 8,
            "life": 5,
        },
    )
    struck = answer(start, "play Glancing Strike", "play Immortal Flower", "play Uranami Storm")
    assert (me(struck)["life"], me(struck)["aura"]) == (10, 3)
    assert sorted(foe(struck)["used"]) == ["Immortal Flower", "Uranami Storm"]


def test_treacherous_spiritquell_negates_attacks_made_by_effects() -> None:
    burst = scene(
        distance=4,
        turn="foe",
        phase="start",
        me={"in_play": {"Treacherous Spiritquell": 3}},
        foe={"in_play": {"Overawe": 1}},
    )
    assert (me(burst)["aura"], foe(burst)["discard"]) == (3, ["Overawe"])


def test_treacherous_spiritquell_reacts_in_the_start_phase() -> None:
    # Rulings 5.3.
    burst = scene(
        distance=4,
        phase="start",
        me={"ready": ["Treacherous Spiritquell"], "flare": 2},
        foe={"in_play": {"Overawe": 1}},
    )
    assert labels(burst) == ["no Reaction", "play Treacherous Spiritquell"]
    assert me(answer(burst, "play Treacherous Spiritquell", "0 from Aura"))["aura"] == 3
    assert me(answer(burst, "no Reaction"))["aura"] == 0


def test_treacherous_spiritquell_negates_a_reaction_of_the_foe() -> None:
    start = scene(
        distance=3,
        me={"goddesses": OURS, "in_play": {"Treacherous Spiritquell": 3}, "hand": ["Slash"], "vigor": 1},
        foe={"hand": ["Concealment"]},
    )
    reacted = answer(start, "play Slash", "play Concealment")
    assert (reacted.seat, labels(reacted)) == (FOE, ["take 3 to Aura", "take 1 to Life"])
    assert (state(reacted)["distance"], me(reacted)["aura"]) == (3, 3)
    assert "Advance" in labels(answer(reacted, "take 1 to Life")), "nor does its After forbid anything"


def test_treacherous_spiritquell_does_not_negate_ones_own_attacks() -> None:
    start = scene(distance=3, me={"in_play": {"Treacherous Spiritquell": 3}, "hand": ["Concealment"], "vigor": 1})
    hit = answer(start, "play Concealment")
    assert (foe(hit)["aura"], state(hit)["distance"]) == (2, 5)


def test_treacherous_spiritquell_is_used_once_its_sakura_are_gone() -> None:
    start = scene(
        distance=4,
        turn="foe",
        phase="start",
        me={"in_play": {"Treacherous Spiritquell": 1}},
        foe={"hand": ["Glancing Strike"], "deck": ["Rabbit Step", "Break Point"]},
    )
    assert (me(start)["in_play"], me(start)["used"]) == ({}, ["Treacherous Spiritquell"])
    assert me(answer(start, "do not reshuffle", "play Glancing Strike"))["life"] == 9


def test_amorphous_mistbane_deals_one_or_two_from_three_to_seven() -> None:
    for distance in (3, 7):
        start = scene(distance=distance, me={"ready": ["Amorphous Mistbane"], "flare": 1, "vigor": 1})
        hit = answer(start, "play Amorphous Mistbane")
        assert labels(hit) == ["take 1 to Aura", "take 2 to Life"]
        assert me(hit)["flare"] == 0
    for distance in (2, 8):
        start = scene(distance=distance, me={"ready": ["Amorphous Mistbane"], "flare": 1, "vigor": 1})
        assert why_not(start, "play Amorphous Mistbane") == f"Distance {distance}, needs 3-7"
    poor = scene(distance=5, me={"ready": ["Amorphous Mistbane"], "vigor": 1})
    assert why_not(poor, "play Amorphous Mistbane") == "Flare 0, costs 1"


def test_amorphous_mistbane_readies_when_the_foe_holds_two_cards() -> None:
    start = scene(
        distance=5,
        me={"ready": ["Amorphous Mistbane"], "flare": 1, "vigor": 1},
        foe={"hand": ["Slash", "Hallucinogen"]},
    )
    struck = answer(start, "play Amorphous Mistbane", "take 1 to Aura")
    assert me(struck)["used"] == ["Amorphous Mistbane"], "not before the End Phase (rulings 6.4)"
    ended = answer(struck, "end turn")
    assert (me(ended)["ready"], me(ended)["used"]) == (["Amorphous Mistbane"], [])


def test_amorphous_mistbane_stays_used_when_the_foe_holds_one_card() -> None:
    # The two cards in the player's own hand do not matter.
    start = scene(me={"used": ["Amorphous Mistbane"], "hand": ["Miasma", "Quagmire"]}, foe={"hand": ["Slash"]})
    ended = answer(start, "end turn")
    assert (me(ended)["ready"], me(ended)["used"]) == ([], ["Amorphous Mistbane"])


def test_amorphous_mistbane_does_not_ready_in_the_end_phase_of_the_foe() -> None:
    start = scene(turn="foe", me={"used": ["Amorphous Mistbane"]}, foe={"hand": ["Slash", "Spirit"]})
    ended = answer(start, "end turn")
    assert (state(ended)["turn"], me(ended)["used"]) == ("me", ["Amorphous Mistbane"])


def test_chikages_grim_path_costs_five_flare_which_may_become_its_charge_of_four() -> None:
    # Rulings 4.6: Shadow was empty before.
    start = scene(
        distance=6,
        shadow=0,
        me={"ready": ["Chikage's Grim Path"], "flare": 5, "aura": 0},
        foe={"aura": 5, "vigor": 1},
        turns=1,
    )
    walked = answer(start, "play Chikage's Grim Path")
    assert (me(walked)["in_play"], me(walked)["flare"], state(walked)["shadow"]) == ({"Chikage's Grim Path": 4}, 0, 1)
    assert state(walked)["turn"] == "foe", "Full Power"
    poor = scene(distance=6, me={"ready": ["Chikage's Grim Path"], "flare": 4, "vigor": 1})
    assert why_not(poor, "play Chikage's Grim Path") == "Flare 4, costs 5"


def test_chikages_grim_path_has_full_power() -> None:
    start = scene(distance=5, me={"ready": ["Chikage's Grim Path"], "flare": 5, "vigor": 2})
    assert "Full Power" in why_not(answer(start, "Advance"), "play Chikage's Grim Path")


@pytest.mark.parametrize("turn", ["me", "foe"])
def test_chikages_grim_path_wins_when_disenchanted_while_all_other_ultimates_are_used(turn: str) -> None:
    used = ["Amorphous Mistbane", "Ruinous Soultoxin"]
    won = scene(distance=6, turn=turn, phase="start", me={"in_play": {"Chikage's Grim Path": 1}, "used": used})
    assert won.is_over
    assert won.scores == [1, 0]


def test_chikages_grim_path_does_not_win_while_it_has_sakura() -> None:
    going_on = scene(distance=6, phase="start", me={"in_play": {"Chikage's Grim Path": 2}, "used": ["Amorphous Mistbane"]})
    assert not going_on.is_over
    assert me(going_on)["in_play"] == {"Chikage's Grim Path": 1}


def test_chikages_grim_path_does_not_win_with_a_ready_ultimate() -> None:
    ours = {"in_play": {"Chikage's Grim Path": 1}, "used": ["Amorphous Mistbane"], "ready": ["Ruinous Soultoxin"]}
    going_on = scene(distance=6, phase="start", me=ours)
    assert not going_on.is_over
    assert sorted(me(going_on)["used"]) == ["Amorphous Mistbane", "Chikage's Grim Path"]


def test_chikages_grim_path_does_not_mind_the_ultimates_of_the_foe() -> None:
    won = scene(distance=6, phase="start", me={"in_play": {"Chikage's Grim Path": 1}}, foe={"ready": ["Tsukikage Crush"]})
    assert won.scores == [1, 0]


def test_chikages_grim_path_does_not_win_with_another_ultimate_in_play() -> None:
    # Rulings 4.6: in play it is neither Ready nor Used.
    going_on = scene(distance=6, phase="start", me={"in_play": {"Chikage's Grim Path": 1, "Treacherous Spiritquell": 2}})
    assert not going_on.is_over
    assert me(going_on)["used"] == ["Chikage's Grim Path"]


def test_chikages_grim_path_and_another_ultimate_run_empty_together_in_the_turn_players_order() -> None:
    # Rulings 2.4: destroyed one by one.
    ours = {"in_play": {"Chikage's Grim Path": 1, "Treacherous Spiritquell": 1}}
    asked = scene(distance=6, turn="foe", phase="start", me=ours)
    assert (asked.seat, labels(asked)) == (FOE, ["choose Chikage's Grim Path", "choose Treacherous Spiritquell"])
    assert answer(asked, "choose Treacherous Spiritquell").scores == [1, 0]
    assert not answer(asked, "choose Chikage's Grim Path").is_over


def test_chikages_grim_path_is_taken_back_by_life_damage() -> None:
    start = scene(
        distance=3,
        turn="foe",
        me={"in_play": {"Chikage's Grim Path": 3}, "used": ["Amorphous Mistbane"], "aura": 0},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    hurt = answer(start, "play Slash")
    assert not hurt.is_over, "no Disenchant"
    assert (me(hurt)["life"], me(hurt)["in_play"], me(hurt)["ready"]) == (9, {}, ["Chikage's Grim Path"])
    assert (me(hurt)["used"], state(hurt)["shadow"]) == (["Amorphous Mistbane"], state(start)["shadow"] + 3)
    assert seen(hurt, FOE, READY + ME) == ["Chikage's Grim Path"], "everybody saw it turned over"


def test_chikages_grim_path_is_taken_back_by_reshuffling() -> None:
    # Rulings 8, Chikage.
    start = scene(distance=6, phase="start", me={"in_play": {"Chikage's Grim Path": 3}, "discard": ["Miasma", "Quagmire"]})
    shuffled = answer(start, RESHUFFLE)
    assert (me(shuffled)["in_play"], me(shuffled)["ready"]) == ({}, ["Chikage's Grim Path"])


def test_chikages_grim_path_is_not_taken_back_by_a_reshuffle_without_life_damage() -> None:
    # Rulings 2.7: reshuffling by an effect costs none.
    start = scene(
        distance=3,
        me={"in_play": {"Chikage's Grim Path": 3}, "ready": ["Eternal Migrant"], "flare": 2, "vigor": 1},
        foe={"aura": 0},
    )
    shuffled = answer(start, "play Eternal Migrant")
    assert (me(shuffled)["used"], me(shuffled)["in_play"]) == (["Eternal Migrant"], {"Chikage's Grim Path": 3})


def test_chikages_grim_path_is_taken_back_by_life_damage_from_an_empty_deck() -> None:
    start = scene(distance=6, phase="start", me={"in_play": {"Chikage's Grim Path": 3}, "deck": ["Miasma"]})
    assert me(answer(start, "do not reshuffle", "take 1 to Life"))["ready"] == ["Chikage's Grim Path"]
    assert me(answer(start, "do not reshuffle", "take 1 to Aura"))["in_play"] == {"Chikage's Grim Path": 2}


def test_chikages_grim_path_is_not_taken_back_by_aura_damage_or_by_the_life_damage_of_the_foe() -> None:
    start = scene(distance=3, turn="foe", me={"in_play": {"Chikage's Grim Path": 3}}, foe={"hand": ["Slash"], "vigor": 1})
    assert me(answer(start, "play Slash", "take 3 to Aura"))["in_play"] == {"Chikage's Grim Path": 3}
    mine = scene(distance=4, me={"in_play": {"Chikage's Grim Path": 3}, "hand": ["Kunai Throw"], "vigor": 1}, foe={"aura": 0})
    hit = answer(mine, "play Kunai Throw")
    assert (foe(hit)["life"], me(hit)["in_play"]) == (8, {"Chikage's Grim Path": 3})


def test_chikages_grim_path_is_not_taken_back_when_life_is_moved_without_damage() -> None:
    # Rulings 5.19: an arrow is no damage.
    start = scene(
        distance=5,
        me={"in_play": {"Chikage's Grim Path": 3}, "hand": ["Magnum"], "vigor": 1},
        foe={"goddesses": ["tokoyo", "oboro"]},
    )
    shot = answer(start, "play Magnum", "take 3 to Aura")
    assert (me(shot)["life"], me(shot)["in_play"]) == (9, {"Chikage's Grim Path": 3})


def test_chikages_grim_path_is_taken_back_while_it_waits_for_its_disenchant() -> None:
    # Rulings 4.10: an empty Enchantment keeps its Ongoing effects until it is its own turn to be destroyed.
    asked = scene(
        distance=4,
        turn="foe",
        phase="start",
        me={"in_play": {"Chikage's Grim Path": 1}},
        foe={"in_play": {"Sunny Stage": 1}},
    )
    assert labels(asked) == ["choose Sunny Stage", "choose Chikage's Grim Path"]
    struck = answer(asked, "choose Sunny Stage")
    assert (struck.question, me(struck)["life"]) == ("reshuffle", 9)
    assert (me(struck)["ready"], me(struck)["in_play"]) == (["Chikage's Grim Path"], {})
    assert answer(asked, "choose Chikage's Grim Path").scores == [1, 0]


def test_chikages_grim_path_comes_too_late_for_the_dead() -> None:
    # Rulings 1.1: winning is checked at once.
    asked = scene(
        distance=4,
        turn="foe",
        phase="start",
        me={"in_play": {"Chikage's Grim Path": 1}, "life": 1},
        foe={"in_play": {"Sunny Stage": 1}},
    )
    assert answer(asked, "choose Sunny Stage").scores == [0, 1]
    assert answer(asked, "choose Chikage's Grim Path").scores == [1, 0]


def test_chikages_grim_path_taken_back_can_be_played_again() -> None:
    start = scene(
        distance=4,
        phase="start",
        me={"in_play": {"Chikage's Grim Path": 2}, "flare": 4, "discard": ["Miasma", "Quagmire"]},
    )
    again = answer(start, RESHUFFLE)
    assert me(again)["flare"] == 5, "the Life lost has become Flare"
    assert "play Chikage's Grim Path" in labels(again)
