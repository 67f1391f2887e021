"""Yurina's cards: every sentence on them, played."""

from __future__ import annotations

from support.games.sakura_arms_scenes import FOE, ME, answer, foe, labels, me, scene, state, why_not


def test_slash_deals_three_to_aura_or_one_to_life() -> None:
    hit = answer(scene(distance=3, me={"hand": ["Slash"]}), "play Slash")
    assert (hit.seat, labels(hit)) == (FOE, ["take 3 to Aura", "take 1 to Life"])
    assert foe(answer(hit, "take 3 to Aura"))["aura"] == 0
    hurt = answer(hit, "take 1 to Life")
    assert (foe(hurt)["life"], foe(hurt)["flare"], me(hurt)["discard"]) == (9, 1, ["Slash"])


def test_slash_cannot_be_played_out_of_range() -> None:
    for distance in (2, 5):
        assert why_not(scene(distance=distance, me={"hand": ["Slash"]}), "play Slash") == f"Distance {distance}, needs 3-4"


def test_brandish_is_stronger_with_resolve() -> None:
    calm = answer(scene(distance=3, me={"hand": ["Brandish"], "life": 4}), "play Brandish")
    assert labels(calm) == ["take 2 to Aura", "take 2 to Life"]
    resolved = answer(scene(distance=3, me={"hand": ["Brandish"], "life": 3}), "play Brandish")
    assert labels(resolved) == ["take 3 to Aura", "take 2 to Life"]


def test_brandish_gains_resolve_while_it_is_reacted_to() -> None:
    # Rulings 5.14: the bonus is live until the damage is dealt.
    attacked = scene(
        distance=3,
        me={"hand": ["Brandish"], "life": 4, "aura": 0},
        foe={"goddesses": ["tokoyo", "oboro"], "flare": 5, "ready": ["Immortal Flower"], "hand": ["Polite Return"]},
    )
    reacted = answer(attacked, "play Brandish", "play Polite Return")
    assert me(reacted)["life"] == 3
    assert labels(reacted) == ["take 3 to Aura", "take 2 to Life"]


def test_hilt_strike_with_resolve_strengthens_the_next_attack_of_the_turn() -> None:
    start = scene(distance=2, me={"hand": ["Hilt Strike", "Slash"], "life": 3, "vigor": 1}, foe={"aura": 5})
    struck = answer(start, "play Hilt Strike", "take 1 to Life", "Retreat", "spend 1 Vigor", "play Slash")
    assert labels(struck) == ["take 4 to Aura", "take 1 to Life"]


def test_hilt_strike_without_resolve_strengthens_nothing() -> None:
    start = scene(distance=2, me={"hand": ["Hilt Strike", "Slash"], "life": 4, "vigor": 1}, foe={"aura": 5})
    struck = answer(start, "play Hilt Strike", "take 1 to Life", "Retreat", "spend 1 Vigor", "play Slash")
    assert labels(struck) == ["take 3 to Aura", "take 1 to Life"]


def test_hilt_strike_strengthens_no_attack_of_the_following_turns() -> None:
    start = scene(distance=2, me={"hand": ["Hilt Strike"], "life": 3, "vigor": 1})
    struck = answer(start, "play Hilt Strike", "take 2 to Aura")
    assert len(struck.now.effects) == 1
    assert answer(struck, "end turn").now.effects == ()


def test_art_of_drawing_is_weaker_up_close() -> None:
    assert labels(answer(scene(distance=3, me={"hand": ["Art of Drawing"]}, foe={"aura": 5}), "play Art of Drawing")) == [
        "take 4 to Aura",
        "take 3 to Life",
    ]
    assert labels(answer(scene(distance=2, me={"hand": ["Art of Drawing"]}, foe={"aura": 5}), "play Art of Drawing")) == [
        "take 3 to Aura",
        "take 2 to Life",
    ]


def test_art_of_drawing_has_full_power_and_ends_the_main_phase() -> None:
    start = scene(distance=4, me={"hand": ["Art of Drawing", "Slash"], "vigor": 1})
    done = answer(start, "play Art of Drawing")
    assert foe(done)["life"] == 7, "4 to Aura is more than there is"
    assert state(done)["turn"] == "foe"
    moved = answer(start, "Advance", "spend 1 Vigor")
    assert "Full Power" in why_not(moved, "play Art of Drawing")


def test_spirit_gains_vigor() -> None:
    assert me(answer(scene(me={"hand": ["Spirit", "Slash"]}), "play Spirit"))["vigor"] == 1


def test_spirit_gives_the_next_attack_of_another_goddess_inevitability_for_normal_cards_and_a_nearer_range() -> None:
    start = scene(
        distance=3,
        me={"goddesses": ["yurina", "himika"], "hand": ["Spirit", "Shoot"]},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"], "ready": ["Immortal Flower"], "flare": 5},
    )
    assert why_not(start, "play Shoot") == "Distance 3, needs 4-10"
    shot = answer(start, "play Spirit", "play Shoot")
    assert (shot.seat, labels(shot)) == (FOE, ["no Reaction", "play Immortal Flower"])


def test_spirit_waits_past_her_own_attacks_and_past_ultimates() -> None:
    start = scene(
        distance=3,
        me={"goddesses": ["yurina", "oboro"], "hand": ["Spirit", "Slash", "Steel Strings"], "ready": ["Mi-Kazura"]},
        foe={"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"], "aura": 5},
    )
    slashed = answer(start, "play Spirit", "play Slash")
    assert labels(slashed) == ["no Reaction", "play Induce"], "her own Slash is not meant"
    wound = answer(slashed, "no Reaction", "take 1 to Life", "play Mi-Kazura")
    assert labels(wound) == ["no Reaction", "play Induce"], "an Ultimate is not meant"
    strung = answer(wound, "no Reaction", "take 1 to Life", "play Steel Strings")
    assert strung.question == "damage", "this is the one: Induce, a Normal card, cannot react"


def test_overawe_attacks_when_disenchanted() -> None:
    burst = scene(distance=4, turn="foe", phase="start", me={"in_play": {"Overawe": 1}}, foe={"aura": 3})
    assert foe(burst)["aura"] == 0, "3 to Aura; Life cannot be chosen where it is '-'"
    assert me(burst)["discard"] == ["Overawe"]


def test_overawe_out_of_range_vanishes() -> None:
    burst = scene(distance=5, turn="foe", phase="start", me={"in_play": {"Overawe": 1}}, foe={"aura": 3})
    assert foe(burst)["aura"] == 3


def test_overawe_takes_what_aura_there_is() -> None:
    burst = scene(distance=1, turn="foe", phase="start", me={"in_play": {"Overawe": 1}}, foe={"aura": 1})
    assert (foe(burst)["aura"], foe(burst)["life"]) == (0, 10)


def test_overawe_is_lost_face_down_and_silently_with_concentration() -> None:
    start = scene(distance=3, turn="foe", me={"in_play": {"Overawe": 2}, "aura": 0}, foe={"hand": ["Slash"]})
    hurt = answer(start, "play Slash")
    assert (me(hurt)["life"], me(hurt)["in_play"], me(hurt)["face_down"]) == (9, {}, ["Overawe"])
    assert foe(hurt)["aura"] == 3, "no Disenchant"


def test_soulfire_with_resolve_strengthens_attacks_of_other_goddesses_beyond_five() -> None:
    start = scene(
        distance=5,
        me={"goddesses": ["yurina", "himika"], "in_play": {"Soulfire": 2}, "life": 3, "hand": ["Magnum"]},
        foe={"aura": 5},
    )
    assert labels(answer(start, "play Magnum")) == ["take 4 to Aura", "take 3 to Life"]


def test_soulfire_gives_overkill() -> None:
    start = scene(
        distance=4,
        me={
            "goddesses": ["yurina", "oboro"],
            "in_play": {"Soulfire": 2},
            "life": 3,
            "hand": ["Hilt Strike", "Steel Strings"],
        },
        foe={"aura": 5},
    )
    attack = answer(start, "play Steel Strings")
    assert labels(attack) == ["take 3 to Aura", "take 3 to Life"]
    # Soulfire is the only card of hers with Overkill: seen on the attack itself.
    from mankai.games.sakura_arms.rules.constants import OVERKILL
    from mankai.games.sakura_arms.rules.engine.attack import Attack
    from mankai.games.sakura_arms.rules.engine.duel import Duel

    duel = attack.asking_runner()
    assert isinstance(duel, Duel)
    assert Attack(duel, attack.now.resolving[-1]).traits() & OVERKILL


def test_soulfire_does_nothing_without_resolve_or_for_her_own_attacks() -> None:
    calm = scene(
        distance=5,
        me={"goddesses": ["yurina", "himika"], "in_play": {"Soulfire": 2}, "life": 4, "hand": ["Magnum"]},
        foe={"aura": 5},
    )
    assert labels(answer(calm, "play Magnum")) == ["take 3 to Aura", "take 2 to Life"]
    own = scene(distance=3, me={"in_play": {"Soulfire": 2}, "life": 3, "hand": ["Slash"]}, foe={"aura": 5})
    assert labels(answer(own, "play Slash")) == ["take 3 to Aura", "take 1 to Life"]


def test_soulfire_has_full_power_and_charge_four() -> None:
    start = scene(distance=5, turns=1, me={"hand": ["Soulfire"], "aura": 3, "vigor": 1}, foe={"vigor": 1})
    asked = answer(start, "play Soulfire")
    assert (asked.seat, labels(asked)) == (ME, ["0 from Aura", "1 from Aura", "2 from Aura", "3 from Aura"])
    settled = answer(asked, "1 from Aura")
    assert (me(settled)["in_play"], me(settled)["aura"], state(settled)["turn"]) == ({"Soulfire": 4}, 2, "foe")


def test_tsukikage_crush_costs_seven_flare_and_stays_used() -> None:
    start = scene(distance=4, me={"ready": ["Tsukikage Crush"], "flare": 7, "vigor": 2, "life": 7}, foe={"aura": 5})
    hit = answer(start, "play Tsukikage Crush")
    assert labels(hit) == ["take 4 to Aura", "take 4 to Life"]
    done = answer(hit, "take 4 to Life")
    assert (me(done)["flare"], me(done)["used"], foe(done)["life"]) == (0, ["Tsukikage Crush"], 6)
    poor = scene(distance=3, me={"ready": ["Tsukikage Crush"], "flare": 6, "vigor": 1})
    assert why_not(poor, "play Tsukikage Crush") == "Flare 6, costs 7"


def test_uranami_storm_weakens_the_attack_it_reacts_to() -> None:
    start = scene(
        distance=3, turn="foe", me={"ready": ["Uranami Storm"], "flare": 3, "aura": 5}, foe={"hand": ["Slash"], "aura": 2}
    )
    reacted = answer(start, "play Slash", "play Uranami Storm")
    assert foe(reacted)["aura"] == 0
    assert labels(reacted) == ["take 1 to Aura", "take 1 to Life"]


def test_uranami_storm_is_limited() -> None:
    start = scene(distance=3, me={"ready": ["Uranami Storm"], "flare": 3, "vigor": 2, "hand": ["Slash"]})
    done = answer(start, "play Uranami Storm")
    assert state(done)["turn"] == "foe", "nothing more could be done"


def test_ukifune_serene_fills_aura_from_shadow() -> None:
    start = scene(distance=5, me={"ready": ["Ukifune Serene"], "flare": 2, "aura": 1, "vigor": 1})
    filled = answer(start, "play Ukifune Serene")
    assert me(filled)["aura"] == 5, "as many as fit"


def test_ukifune_serene_readies_when_life_falls_to_three() -> None:
    start = scene(distance=3, turn="foe", me={"used": ["Ukifune Serene"], "life": 4, "aura": 0}, foe={"hand": ["Slash"]})
    hurt = answer(start, "play Slash")
    assert (me(hurt)["life"], me(hurt)["ready"], me(hurt)["used"]) == (3, ["Ukifune Serene"], [])


def test_ukifune_serene_does_not_ready_below_three() -> None:
    start = scene(distance=3, turn="foe", me={"used": ["Ukifune Serene"], "life": 3, "aura": 0}, foe={"hand": ["Slash"]})
    assert me(answer(start, "play Slash"))["used"] == ["Ukifune Serene"]


def test_yurinas_final_blow_needs_resolve() -> None:
    calm = scene(distance=1, me={"ready": ["Yurina's Final Blow"], "flare": 5, "life": 4, "vigor": 1})
    assert why_not(calm, "play Yurina's Final Blow") == "Resolve: only while your Life is 3 or less"
    resolved = scene(distance=1, me={"ready": ["Yurina's Final Blow"], "flare": 5, "life": 3}, foe={"aura": 5})
    assert labels(answer(resolved, "play Yurina's Final Blow")) == ["take 5 to Aura", "take 5 to Life"]


def test_yurinas_final_blow_has_full_power() -> None:
    start = scene(distance=4, me={"ready": ["Yurina's Final Blow"], "flare": 5, "life": 3, "vigor": 2})
    moved = answer(start, "Advance")
    assert "Full Power" in why_not(moved, "play Yurina's Final Blow")
