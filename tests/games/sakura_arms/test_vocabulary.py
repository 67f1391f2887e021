"""The rare words of the vocabulary, each proved by a card made up for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mankai import Position
from mankai.games.sakura_arms.rules.cards.goddesses.chikage import CHIKAGE
from mankai.games.sakura_arms.rules.cards.goddesses.himika import HIMIKA
from mankai.games.sakura_arms.rules.cards.goddesses.thallya import THALLYA
from mankai.games.sakura_arms.rules.cards.goddesses.tokoyo import TOKOYO
from mankai.games.sakura_arms.rules.cards.goddesses.yurina import YURINA
from mankai.games.sakura_arms.rules.editions.level99 import Level99
from mankai.games.sakura_arms.rules.vocabulary import (
    ATTACKS_THIS_PHASE,
    ATTACKS_THIS_TURN,
    BONUS,
    COSTS_WAIVED,
    DISCARD,
    DISTANCE,
    EVERYONE,
    FORMS,
    ON_PLAY,
    ON_PLAYED,
    ON_READIED,
    ON_RESHUFFLE,
    RESHUFFLED,
    USED,
    UTILITY,
    Attack,
    Card,
    Goddess,
    Player,
    Row,
    Table,
    at,
    span,
)
from mankai.kernel.rng import FastRng
from support.games.sakura_arms_scenes import FOE, ME, foe, labels, me, scene, state, why_not
from support.random_games import random_game

WORDS = Path(__file__).parent / "kaede" / "words"


class LongArm(Card):
    text = "Full Force: its Range is 5-6."
    full_force = True
    full_force_reach = span(5, 6)
    reach = at(2)
    damage = (1, 1)


class Rejoinder(Card):
    text = "Only as a Reaction to an Ultimate."
    reaction = True
    only_as_reaction = True
    reach = span(0, 9)
    damage = (1, 1)
    condition_words = "Resolve: only while your Life is 3 or less"

    def condition(self, me: Player) -> bool:
        against = me.attack_to_react_to
        return against is not None and against.is_ultimate

    def after(self, me: Player, attack: Attack) -> None:
        if me.attack_reacted_to is not None:
            me.attack_reacted_to.gets(-1, -1)


class Reflex(Card):
    text = "A Reaction while your Aura is 1 or less. Returns to your hand."

    def gains_reaction(self, me: Player) -> bool:
        return me.aura <= 1

    def act(self, me: Player) -> None:
        me.take_this_to_hand()


class Spring(Card):
    text = "Ongoing: Sakura that would go from it to Shadow go to Distance."
    charge = 2

    def ongoing_leaving(self, me: Player) -> int:
        return DISTANCE


class Mirror(Card):
    text = "Initialize: put 4 Sakura on it. Ongoing: the second attack of the foe's in a turn is negated."
    is_enchantment = True

    def initialize(self, me: Player) -> None:
        if me.flare:
            me.put_on_this(4)

    def ongoing_negates(self, me: Player, attack: Attack) -> bool:
        return attack.by(me.foe) and attack.ordinal == 2


class Module(Card):
    text = "Ongoing: after a Utility that you play you may take a Basic Action."
    charge = 3
    waits_for = ON_PLAYED

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and me.card(amount).type == UTILITY:
            me.take_basic_action(me.basic_actions, may_decline=True)


class Regain(Card):
    text = "Play a discard without any cost, with a Charge that is 1 more."

    def act(self, me: Player) -> None:
        me.play(me.choose_card(list(me.discards), "play twice"), DISCARD + me.seat, waived=COSTS_WAIVED, more_charge=1)


class Cheap(Card):
    text = "Costs 1 less for every Sakura in the foe's Aura. The foe takes 2 to Aura."
    flare = 5

    def flare_change(self, me: Player) -> int:
        return -me.foe.aura

    def act(self, me: Player) -> None:
        me.foe.take_aura_damage(2)


class Patron(Card):
    text = "Used: your Ultimates cost 1 less. When another Used one becomes Ready, draw 1. End: gain 1 Vigor at Aura 0."
    flare = 1
    stands_in = USED
    waits_for = ON_READIED

    def ongoing_flare(self, me: Player, who: Player, card: Card) -> int:
        return -1 if who is me else 0

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and amount != me.this:
            me.draw(1)

    def has_end(self, me: Player) -> bool:
        return me.aura == 0

    def end(self, me: Player) -> None:
        me.gain_vigor(1)


class Industry(Card):
    text = "Seal a discard under it, and put a Double under your deck. Immediate Resurgence: you reshuffle."
    flare = 1

    def act(self, me: Player) -> None:
        if me.owns_this and not me.sealed_under(me.this):
            me.seal_under_this(me.choose_card(list(me.discards), "seal"), DISCARD + me.seat)
        me.put_bonus_under_deck(first_of(me, Double))

    def immediate_resurgence(self, me: Player, change: int, before: int, now: int) -> bool:
        return change == RESHUFFLED


class Simulator(Card):
    text = "Look at the foe's Ultimates: one becomes Used, and you play it."
    flare = 0

    def act(self, me: Player) -> None:
        me.look_at_ready_of_foe()
        card = me.choose_card(list(me.foe.ready_ultimates), "play twice")
        me.foe.use_up(card)
        me.play_card_of_foe(card, USED + me.foe.seat)
        me.take_bonus(first_of(me, Gift))
        me.seal_this()


class Double(Card):
    text = "A copy of what lies under your Used Industry."
    condition_words = "Resolve: only while your Life is 3 or less"

    def condition(self, me: Player) -> bool:
        return False

    def copied(self, me: Player) -> int:
        for card in me.used_ultimates:
            if isinstance(me.card(card), Industry) and me.sealed_under(card):
                return me.sealed_under(card)[0]
        return -1


class Gift(Card):
    text = "Nothing."
    flare = 0


class Board(Card):
    text = "A card of another goddess that you play is marked. Shake: take a mark away. So do you before reshuffling."
    is_form = True
    action = "shake"
    action_is_free = True
    marks_cards = True
    waits_for = ON_PLAY | ON_RESHUFFLE

    def when(self, me: Player, moment: int, who: Player, amount: int) -> None:
        if who is me and moment == ON_PLAY and me.card(amount).goddess not in ("", "Ume"):
            me.mark(amount)
        elif who is me and moment == ON_RESHUFFLE and me.marked:
            me.gain_vigor(len(me.marked))

    def offers_action(self, me: Player) -> bool:
        return bool(me.marked)

    def act(self, me: Player) -> None:
        me.unmark(me.choose_card(me.marked, "play twice"))


def first_of(me: Player, kind: type[Card]) -> int:
    found = [card for card in me.bonus_cards if isinstance(me.card(card), kind)]
    return found[0] if found else -1


class Ume(Goddess):
    """Setup: the board lies there, the rest in the Bonus Area."""

    def set_up(self, table: Table, seat: int, first: int) -> None:
        super().set_up(table, seat, first)
        table.zones[BONUS + seat] += (first, first + 1, first + 2)
        table.zones[FORMS + seat] += (first + 3,)


UME: Goddess = Ume(
    "Ume",
    "ウメ",
    "Plum",
    [LongArm(), Rejoinder(), Reflex(), Spring(), Mirror(), Module(), Regain(), Cheap(), Patron(), Industry(), Simulator()],
    blue=[],
    red=[],
    bonus=[Double(), Double(), Gift(), Board()],
    mechanisms=[ATTACKS_THIS_TURN, ATTACKS_THIS_PHASE, Row("forms", FORMS, EVERYONE)],
    actions=["shake"],
    words=WORDS,
    takes_cards_by_chance=True,
)
MADE = Level99("sakura-arms/made", [YURINA, HIMIKA, TOKOYO, THALLYA, CHIKAGE, UME])


def with_her(**description: Any) -> Position:
    mine = {"goddesses": ["ume", "yurina"], **description.pop("me", {})}
    theirs = {"goddesses": ["tokoyo", "himika"], **description.pop("foe", {})}
    position = scene(MADE, me=mine, foe=theirs, **description)
    assert MADE.scene(position.portrait) == position
    return position


def choose(position: Position, *choices: str) -> Position:
    for choice in choices:
        assert choice in labels(position), f"{choice!r} is not among {labels(position)}"
        position = position.play(position.options[labels(position).index(choice)])
        assert MADE.faults(position.now) == [] and MADE.scene(position.portrait) == position
    return position


# Playing.


@pytest.mark.parametrize(
    ("distance", "plain", "forced"), [(2, True, False), (5, False, True), (6, False, True), (4, False, False)]
)
def test_full_force_with_a_range_of_its_own(distance: int, plain: bool, forced: bool) -> None:
    position = with_her(distance=distance, me={"hand": ["Long Arm"], "vigor": 1})
    assert ("play Long Arm" in labels(position)) == plain
    assert ("play Long Arm with Full Force" in labels(position)) == forced
    if forced:
        assert foe(choose(position, "play Long Arm with Full Force", "take 1 to Life"))["life"] == 9
    elif not plain:
        assert "Distance" in why_not(position, "play Long Arm with Full Force")


def test_a_card_that_is_only_a_reaction_and_to_an_ultimate() -> None:
    own = with_her(distance=4, me={"hand": ["Rejoinder"], "vigor": 1})
    assert "play Rejoinder" not in labels(own) and why_not(own, "play Rejoinder") == "only as a Reaction"
    half = {"goddesses": ["yurina", "himika"], "vigor": 1, "hand": ["Slash"], "ready": ["Tsukikage Crush"], "flare": 7, "life": 5}
    start = with_her(turn="foe", distance=4, me={"hand": ["Rejoinder"], "aura": 5, "life": 8}, foe={**half, "aura": 1})
    assert choose(start, "play Slash").question != "reaction"
    done = choose(start, "play Tsukikage Crush", "play Rejoinder", "take 1 to Life")
    assert labels(done) == ["take 3 to Aura", "take 3 to Life"], "it gets -1/-1"
    assert "  Tsukikage Crush (the foe's) gets -1/-1" in done.log(ME)


@pytest.mark.parametrize(("aura", "can"), [(0, True), (1, True), (2, False)])
def test_a_card_that_is_a_reaction_at_times_and_returns_to_hand(aura: int, can: bool) -> None:
    half = {"goddesses": ["yurina", "himika"], "hand": ["Slash"], "vigor": 1}
    struck = choose(with_her(turn="foe", distance=4, me={"hand": ["Reflex"], "aura": aura}, foe=half), "play Slash")
    assert ("play Reflex" in labels(struck)) == can
    if can:
        assert me(choose(struck, "play Reflex"))["hand"] == ["Reflex"]


def test_what_an_ultimate_costs_may_change() -> None:
    start = with_her(distance=5, me={"ready": ["Cheap"], "flare": 2, "vigor": 1}, foe={"aura": 3})
    paid = choose(start, "play Cheap")
    assert (me(paid)["flare"], foe(paid)["aura"]) == (0, 1)
    dear = with_her(distance=5, me={"ready": ["Cheap"], "flare": 2, "vigor": 1}, foe={"aura": 2})
    assert "3" in why_not(dear, "play Cheap")
    helped = with_her(distance=5, me={"ready": ["Cheap"], "used": ["Patron"], "flare": 2, "vigor": 1}, foe={"aura": 2})
    assert me(choose(helped, "play Cheap"))["flare"] == 0
    free = with_her(distance=5, me={"ready": ["Cheap"], "used": ["Patron"], "vigor": 1}, foe={"aura": 5, "life": 8})
    assert "play Cheap" in labels(free), "never less than 0"


def test_a_card_is_played_without_costs_and_with_another_charge() -> None:
    start = with_her(distance=3, me={"hand": ["Regain"], "discard": ["Soulfire"], "vigor": 1})
    done = choose(start, "play Regain", "0 from Aura")
    assert me(done)["in_play"] == {"Soulfire": 5}
    half = {
        "goddesses": ["ume", "thallya"],
        "hand": ["Regain"],
        "discard": ["Waving Edge"],
        "machine": 0,
        "burned": 5,
        "vigor": 1,
    }
    struck = choose(with_her(distance=3, me=half), "play Regain")
    assert (struck.seat, labels(struck)) == (FOE, ["take 3 to Aura", "take 1 to Life"]), "it need not be combusted"


# Enchantments.


def test_sakura_leave_an_enchantment_for_another_place() -> None:
    start = with_her(phase="start", distance=5, me={"in_play": {"Spring": 2}, "deck": ["Slash", "Spirit"]})
    assert (state(start)["distance"], me(start)["in_play"]) == (6, {"Spring": 1})
    full = with_her(phase="start", distance=10, me={"in_play": {"Spring": 2}, "deck": ["Slash"], "life": 8})
    assert (state(full)["distance"], me(full)["in_play"]) == (10, {"Spring": 2}), "where they do not fit they stay"


def test_an_enchantment_without_charge_is_over_at_once_unless_it_gets_sakura() -> None:
    bare = choose(with_her(distance=5, me={"hand": ["Mirror"], "vigor": 1}), "play Mirror")
    assert (me(bare)["in_play"], me(bare)["discard"]) == ({}, ["Mirror"])
    full = choose(with_her(distance=5, me={"hand": ["Mirror"], "vigor": 1, "flare": 1}), "play Mirror")
    assert me(full)["in_play"] == {"Mirror": 4}


def test_the_second_attack_of_a_turn_is_known_as_such() -> None:
    half = {"goddesses": ["yurina", "himika"], "hand": ["Slash", "Shoot"], "vigor": 1}
    start = with_her(turn="foe", distance=4, me={"in_play": {"Mirror": 2}, "aura": 5}, foe=half)
    first = choose(start, "play Slash", "take 3 to Aura")
    second = choose(first, "play Shoot")
    assert (me(second)["aura"], foe(second)["attacks"]) == (2, 2) and second.question != "damage"
    assert choose(start, "play Shoot").question == "damage", "the first one is not negated"


# Moments.


def test_after_a_card_was_played_something_may_be_done() -> None:
    start = with_her(distance=5, me={"hand": ["Spirit", "Slash"], "in_play": {"Module": 2}, "vigor": 1, "aura": 2})
    asked = choose(start, "play Spirit")
    assert "Shake" not in labels(asked) and "Advance" in labels(asked), "what is no Basic Action is not among them"
    moved = choose(asked, "Retreat")
    assert (state(moved)["distance"], me(moved)["discard"]) == (6, ["Spirit"])
    struck = choose(
        with_her(distance=4, me={"hand": ["Slash"], "in_play": {"Module": 2}, "vigor": 1}), "play Slash", "take 1 to Life"
    )
    assert struck.question == "main", "no Utility"


def test_when_an_ultimate_becomes_ready_and_at_the_end() -> None:
    start = with_her(
        distance=5,
        me={"used": ["Patron", "Ukifune Serene"], "life": 4, "deck": ["Slash"], "vigor": 0, "aura": 0},
        foe={"hand": ["Shoot"], "vigor": 1},
        turn="foe",
    )
    struck = choose(start, "play Shoot")
    assert (me(struck)["ready"], me(struck)["hand"]) == (["Ukifune Serene"], ["Slash"])
    ended = with_her(distance=5, phase="end", me={"used": ["Patron"], "aura": 0}, foe={"vigor": 1})
    assert me(ended)["vigor"] == 1
    not_so = with_her(distance=5, phase="end", me={"used": ["Patron"], "aura": 1}, foe={"vigor": 1})
    assert me(not_so)["vigor"] == 0


def test_what_happens_before_and_after_a_reshuffle() -> None:
    half = {"used": ["Industry"], "discard": ["Slash", "Spirit"], "vigor": 0}
    start = with_her(phase="start", distance=5, me=half, lasting=[["marked", "me", "me: Slash", []]])
    done = choose(start, "reshuffle, 1 Life damage")
    assert me(done)["vigor"] == 2, "one of the phase, one for the mark"
    assert (me(done)["ready"], state(done).get("lasting")) == (["Industry"], None), "the mark is gone with the card"


# Marks, and actions that are no Basic Actions.


def test_marks_are_put_and_taken_away() -> None:
    start = with_her(distance=4, me={"hand": ["Spirit", "Regain", "Reflex"], "vigor": 2})
    assert "Shake" not in labels(start)
    marked = choose(start, "play Spirit")
    assert ["marked", "me", "me: Spirit", []] in state(marked)["lasting"]
    assert "Shake" in labels(marked)
    shaken = choose(marked, "Shake")
    assert (me(shaken)["vigor"], me(shaken)["moved"], state(shaken)["acted"]) == (2, 0, 1), (
        "it costs nothing and is no Basic Action"
    )
    assert ["marked", "me", "me: Spirit", []] not in state(shaken)["lasting"] and "Shake" not in labels(shaken)
    own = choose(start, "play Reflex")
    assert state(own).get("lasting") is None


def test_a_mark_stays_over_turns_while_the_card_lies_open() -> None:
    marked = choose(with_her(distance=4, me={"hand": ["Spirit"], "vigor": 2}), "play Spirit", "end turn", "do not reshuffle")
    assert state(marked)["lasting"] == [["marked", "me", "me: Spirit", []]]


# Copies, seals and cards of others.


def test_a_card_may_be_a_copy_of_one_that_is_sealed() -> None:
    start = with_her(distance=4, me={"ready": ["Industry"], "flare": 1, "discard": ["Slash"], "hand": ["Double"], "vigor": 1})
    assert "play Double" not in labels(start)
    sealed = choose(start, "play Industry")
    assert (me(sealed)["sealed"], me(sealed)["deck"], me(sealed)["used"]) == (["Slash"], ["Double"], ["Industry"])
    assert "play Double as Slash" in labels(sealed)
    struck = choose(sealed, "play Double as Slash")
    assert labels(struck) == ["take 3 to Aura", "take 1 to Life"]
    assert me(choose(struck, "take 3 to Aura"))["discard"] == ["Double"]


def test_a_copy_of_an_ultimate_is_none() -> None:
    lasting = [["for good", "me", "me: Industry", ["me: Tsukikage Crush"]]]
    half = {"used": ["Industry"], "sealed": ["Tsukikage Crush"], "hand": ["Double"], "vigor": 1}
    struck = choose(with_her(distance=4, me=half, lasting=lasting), "play Double as Tsukikage Crush")
    assert foe(struck)["life"] == 6, "3 Aura are not enough against 4/4"
    assert me(struck)["discard"] == ["Double"]
    ready = with_her(distance=4, me={**half, "used": [], "ready": ["Industry"]}, lasting=lasting)
    assert not [label for label in labels(ready) if "Double" in label], "while Industry is not Used it copies nothing"


def test_an_ultimate_of_the_foe_s_is_looked_at_used_up_and_played() -> None:
    half = {"goddesses": ["tokoyo", "himika"], "ready": ["Red Bullet", "Scarlet Visions"]}
    asked = choose(with_her(distance=6, me={"ready": ["Simulator"], "vigor": 1}, foe=half), "play Simulator")
    assert labels(asked) == ["choose Red Bullet", "choose Scarlet Visions"]
    assert all(card >= 0 for card in asked.view(ME)["zones"][13])
    struck = choose(asked, "choose Red Bullet")
    assert (struck.seat, foe(struck)["ready"]) == (FOE, ["Scarlet Visions"])
    done = choose(struck, labels(struck)[0])
    assert (foe(done)["used"], me(done)["sealed"], me(done)["ready"]) == (["Red Bullet"], ["Simulator"], ["Gift"])


def test_two_goddesses_share_the_bonus_area() -> None:
    position = with_her(me={"goddesses": ["ume", "thallya"]})
    assert sorted(me(position)["bonus"]) == ["Double", "Double", "Form: GARUDA", "Form: NAGA", "Form: YAKSHA", "Gift"]


def test_the_words_cost_a_duel_nothing_that_does_not_need_them() -> None:
    position = Level99("sakura-arms/plain", [YURINA, HIMIKA, TOKOYO]).start(seed=1)
    assert (len(position.now.tokens), len(position.now.zones), len(position.now.rng_counters)) == (39, 26, 6)


def test_random_duels_with_her_keep_their_laws() -> None:
    deck = ["Reflex", "Spring", "Mirror", "Module", "Regain", "Slash", "Spirit", "Soulfire"]
    ultimates = ["Cheap", "Patron", "Industry", "Simulator"]
    for seed in range(3):
        half = {"goddesses": ["ume", "yurina"], "vigor": 2, "flare": 3, "life": 8, "hand": ["Long Arm", "Rejoinder", "Double"]}
        start = scene(
            MADE,
            distance=4,
            seed=seed,
            me={**half, "deck": deck, "ready": ultimates},
            foe={"goddesses": ["ume", "himika"], "deck": deck[:5], "ready": ultimates, "hand": ["Shoot", "Magnum"], "vigor": 2},
        )
        for position in random_game(start, FastRng(seed)):
            assert MADE.faults(position.now) == []
            assert MADE.scene(position.portrait) == position
            assert MADE.faults(position.imagine(ME, seed).now) == []
