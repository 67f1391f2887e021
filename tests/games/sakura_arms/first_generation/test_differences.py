"""How the three editions differ, row by row of `facts/differences.toml`: the same scene in each of them, and how it ends."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mankai import BadSetup, Position
from mankai.games.sakura_arms.rules.constants import FACE_DOWN, HAND
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.base import Edition
from mankai.games.sakura_arms.rules.editions.beta import GAME as BETA
from mankai.games.sakura_arms.rules.editions.first_generation import FirstGeneration
from mankai.games.sakura_arms.rules.editions.level99 import GAME
from mankai.games.sakura_arms.rules.vocabulary import (
    ADVANCE,
    AURA,
    DASH,
    DISTANCE,
    FLARE,
    NOTHING,
    SHADOW,
    Attack,
    Card,
    Goddess,
    Pair,
    Player,
    at,
    revised,
    span,
)
from support.games.sakura_arms_scenes import actions, foe, labels, me, scene, state, type_line, words_for, zones

LEVEL99 = GAME.original_edition()  # the goddesses in the box of its rulebook

ROWS: dict[str, dict[str, str]] = {
    row["point"]: row
    for row in tomllib.loads((Path(__file__).parents[1] / "facts" / "differences.toml").read_text(encoding="utf-8"))["row"]
}
Ends = dict[Edition, object]


def shows(point: str, beta: Any, aeg: Any, level99: Any) -> pytest.MarkDecorator:
    """Mark a scene of a row with its ending in the three editions."""
    return pytest.mark.row(point, {BETA: beta, AEG: aeg, LEVEL99: level99})


def shows_alike(point: str, everywhere: Any) -> pytest.MarkDecorator:
    return shows(point, everywhere, everywhere, everywhere)


@pytest.fixture(params=[BETA, AEG, LEVEL99], ids=["beta", "aeg", "level99"])
def edition(request: pytest.FixtureRequest) -> Edition:
    found: Edition = request.param
    return found


@pytest.fixture
def expected(request: pytest.FixtureRequest, edition: Edition) -> Any:
    """The ending of the scene in this edition."""
    mark = request.node.get_closest_marker("row")
    assert mark is not None, "this scene belongs to no row"
    _, ends = mark.args
    return ends[edition]


@pytest.fixture
def scenes(request: pytest.FixtureRequest) -> list[tuple[str, Ends]]:
    """Every scene below: its row, and its endings."""
    tests = [test for name, test in vars(request.module).items() if name.startswith("test_")]
    return [mark.args for test in tests for mark in getattr(test, "pytestmark", []) if mark.name == "row"]


def choose(position: Position, *choices: str) -> Position:
    for choice in choices:
        position = position.play(position.options[labels(position).index(choice)])
    return position


def named(edition: Edition, japanese: str) -> str:
    """An edition's name for a card; empty if it has no such card."""
    return next((card.name for card in edition.cards if card.japanese == japanese), "")


def in_reach(edition: Edition) -> int:
    """A Distance at which Slash hits."""
    return 3 if edition is LEVEL99 else 2


# Cards made for differences, in an edition of the same kind with the same steps.


class Pounce(Card):
    reach = at(3)
    damage = (2, 1)

    def before(self, me: Player, attack: Attack) -> None:
        me.arrow(1, DISTANCE, SHADOW)


class Thrust(Card):
    reach = at(3)
    damage = (2, 1)

    def after(self, me: Player, attack: Attack) -> None:
        me.set_vigor(2)


class Swell(Card):
    """Grows by +1/+1."""

    reach = at(3)
    damage = (0, DASH)

    def bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 1)


class Sidestep(Card):
    reaction = True

    def act(self, me: Player) -> None:
        me.arrow(1, SHADOW, DISTANCE)


class Volley(Card):
    def act(self, me: Player) -> None:
        me.attack(at(3), (1, 1))


class Ward(Card):
    charge = 2

    def initialize(self, me: Player) -> None:
        me.set_vigor(2)

    def ongoing_bonus(self, me: Player, attack: Attack) -> Pair:
        return (1, 0) if attack.by(me) else NOTHING

    def ongoing_forbids_action(self, me: Player, who: Player, action: int) -> bool:
        return action == ADVANCE

    def end(self, me: Player) -> None:
        me.draw(1)


class Gather(Card):
    """First to Aura, then from there."""

    def act(self, me: Player) -> None:
        me.arrow(9, SHADOW, AURA)
        me.arrow(1, AURA, FLARE)


class Sneak(Card):
    def act(self, me: Player) -> None:
        me.take_basic_action([ADVANCE])


class Leap(Card):
    def act(self, me: Player) -> None:
        me.arrow(1, DISTANCE, AURA)


class Borrow(Card):
    def act(self, me: Player) -> None:
        me.play_card_of_foe(me.foe.hand[0], HAND + me.foe.seat)


class Doom(Card):
    def act(self, me: Player) -> None:
        me.take_life_damage(1)
        me.foe.take_life_damage(1)


MADE: dict[str, Edition] = {}


def made(edition: Edition) -> Edition:
    if edition.name not in MADE:
        cards = [
            Pounce(), Thrust(), Swell(), Sidestep(), Volley(), Ward(), Gather(), Sneak(), Leap(), Borrow(), Doom(),
            revised(Card(), name="Crash", reach=at(3), damage=(7, 1)),
            revised(Card(), name="Graze", reach=at(3), damage=(3, DASH)),
            revised(Card(), name="Riposte", reach=span(0, 10), damage=(1, 1), reaction=True),
            revised(Card(), name="Grand Plan", full_power=True),
            revised(Card(), name="Last Word", flare=2),
        ]  # fmt: skip
        goddesses = [Goddess("Kei", "ケイ", "Test", cards, [], []), edition.goddesses[0]]
        if isinstance(edition, FirstGeneration):
            MADE[edition.name] = FirstGeneration("sakura-arms/made", goddesses, edition.wording, [], edition.own_steps)
        else:
            MADE[edition.name] = Edition("sakura-arms/made", goddesses, steps=edition.own_steps)
        MADE[edition.name].master_distance = edition.master_distance
    return MADE[edition.name]


def against(edition: Edition, card: str, mine: dict[str, Any] | None = None, **theirs: Any) -> Position:
    """A made card has been played at Distance 3."""
    half = {"hand": [card], "vigor": 1, **(mine or {})}
    return choose(scene(made(edition), distance=3, me=half, foe=theirs), f"play {card}")


# 1. Words.


@shows("what a character is called", "Megami", "Megami", "goddess")
def test_word_for_a_character(edition: Edition, expected: Any) -> None:
    assert words_for(edition, "word-goddess") == expected


@shows("kinds of cards", "normal cards / special cards", "Normal cards / Special cards", "Normal cards / Ultimates")
def test_words_for_kinds(edition: Edition, expected: Any) -> None:
    assert f"{words_for(edition, 'word-normals')} / {words_for(edition, 'word-ultimates')}" == expected


@shows("types of cards", "Enhance / Action / Attack", "Enhancement / Action / Attack", "Enchantment / Utility / Attack")
def test_words_for_types(edition: Edition, expected: Any) -> None:
    printed = {card.japanese: card for card in edition.cards}
    found = [type_line(edition, printed[japanese]) for japanese in ("気炎万丈", "バックステップ", "斬")]
    assert " / ".join([words.split(",")[0] for words in found]) == expected


@shows(
    "subtypes",
    "Attack, Reaction / Attack, Throughout",
    "Attack, Reaction / Attack, Throughout",
    "Attack, Reaction / Attack, Full Power",
)
def test_words_for_subtypes(edition: Edition, expected: Any) -> None:
    printed = {card.japanese: card for card in edition.cards}
    assert " / ".join([type_line(edition, printed[japanese]) for japanese in ("雅打ち", "居合")]) == expected


@shows("draw pile", "stock", "deck", "deck")
def test_word_for_the_draw_pile(edition: Edition, expected: Any) -> None:
    assert zones(edition)[1] == expected


@shows("used cards, face-up", "upcard pile", "played pile", "discard pile")
def test_word_for_used_cards(edition: Edition, expected: Any) -> None:
    assert zones(edition)[2] == expected


@shows("used cards, face-down", "downcard pile", "discard pile", "face-down discards")
def test_word_for_face_down_cards(edition: Edition, expected: Any) -> None:
    assert zones(edition)[3] == expected


@shows(
    "used cards, face-down",
    "Opponent: a card put on the downcard pile",
    "Opponent: a card put on the discard pile",
    "Foe: a card discarded face-down",
)
def test_words_of_the_log(edition: Edition, expected: Any) -> None:
    start = scene(edition, distance=5, me={"hand": ["Slash"]})
    assert next(line for line in choose(start, actions(edition)[3]).log(1) if "a card" in line).strip() == expected


@shows(
    "special cards, ready and spent",
    "available special cards / devoted special cards",
    "available Special cards / Devoted Special cards",
    "Ready Ultimates / Used Ultimates",
)
def test_words_for_specials(edition: Edition, expected: Any) -> None:
    assert " / ".join(zones(edition)[6:8]) == expected


@shows(
    "making a new deck",
    ["regain your stock, 1 damage to Life", "do not regain your stock"],
    ["reshuffle, 1 Damage to your Life", "do not reshuffle"],
    ["reshuffle, 1 Life damage", "do not reshuffle"],
)
def test_words_of_reshuffling(edition: Edition, expected: Any) -> None:
    assert labels(scene(edition, distance=5, phase="start")) == expected


@shows_alike("name of the damage of an empty deck", ["take 1 to Life", "take 1 to Aura"])
def test_words_for_a_card_not_drawn(edition: Edition, expected: Any) -> None:
    start = scene(edition, distance=5, phase="start", me={"deck": ["Slash"]})
    assert labels(start.play(start.options[1])) == expected


@shows(
    "words for when something happens",
    ["After attack", "Disenchant", "Effective"],
    ["After Attack", "Always", "Disenchant", "Forced", "Initialize", "Ongoing"],
    ["After", "Disenchant", "Initialize", "Ongoing", "Used"],
)
def test_timing_words(edition: Edition, expected: Any) -> None:
    """The timing words on cards of this edition; none has Before attack, or End."""
    known = [
        "Initialize", "Ongoing", "Disenchant", "Before attack", "After Attack", "After attack", "After", "Forced", "Always",
        "Effective", "End", "Used",
    ]  # fmt: skip
    texts = [card.text for card in edition.cards]
    assert sorted([word for word in known if any(f"{word}:" in text or f"{word}, " in text for text in texts)]) == expected


@shows("what a discard pile is", [], [3], [2, 3])
def test_piles_called_discards(edition: Edition, expected: Any) -> None:
    assert [number for number, word in enumerate(zones(edition)) if "discard" in word] == expected


# 2. Components and set-up.


def begun(edition: Edition, **setup: Any) -> Position:
    return edition.start(setup, seed=1)


@shows("tokens", 32, 32, 36)
def test_sakura_in_all(edition: Edition, expected: Any) -> None:
    start = state(begun(edition))
    of_players = [start[half][area] for half in ("me", "foe") for area in ("life", "aura", "flare")]
    assert sum([start["distance"], start["shadow"], *of_players]) == expected


@shows("Life at the start", [8, 8], [8, 8], [10, 10])
def test_life_at_the_start(edition: Edition, expected: Any) -> None:
    assert [half["life"] for half in (me(begun(edition)), foe(begun(edition)))] == expected


@shows_alike("Aura at the start", [3, 3])
def test_aura_at_the_start(edition: Edition, expected: Any) -> None:
    assert [half["aura"] for half in (me(begun(edition)), foe(begun(edition)))] == expected


@shows_alike("Distance at the start", 10)
def test_distance_at_the_start(edition: Edition, expected: Any) -> None:
    assert state(begun(edition))["distance"] == expected


@shows_alike("Flare and Shadow at the start", [0, 0, 0])
def test_flare_and_shadow_at_the_start(edition: Edition, expected: Any) -> None:
    start = begun(edition)
    assert [me(start)["flare"], foe(start)["flare"], state(start)["shadow"]] == expected


def actions_at(edition: Edition, distance: int, **mine: Any) -> list[int]:
    """The possible ones of the four Basic Actions that all editions have."""
    offered = labels(scene(edition, distance=distance, me={"vigor": 1, **mine}))
    return [number for number, action in enumerate(actions(edition)[:4]) if action in offered]


@shows_alike("most Sakura in Distance", ([0, 1, 2, 3], [0, 2, 3]))
def test_retreat_at_nine_and_at_ten(edition: Edition, expected: Any) -> None:
    assert (actions_at(edition, 9, life=5), actions_at(edition, 10, life=5)) == expected


@shows_alike("most Sakura in Aura", ([0, 1, 2, 3], [1, 3]))
def test_recover_with_aura_four_and_five(edition: Edition, expected: Any) -> None:
    assert (actions_at(edition, 5, aura=4), actions_at(edition, 5, aura=5)) == expected


@shows_alike("most Sakura in Life, Flare and Shadow", 16)
def test_much_flare(edition: Edition, expected: Any) -> None:
    start = scene(edition, distance=1, me={"flare": 15, "life": 2, "vigor": 1}, foe={"life": 2})
    assert int(me(choose(start, actions(edition)[3]))["flare"]) == expected


@shows("characters in the box", (3, 2), (7, 1), (6, 1))
def test_characters_in_the_box(edition: Edition, expected: Any) -> None:
    assert (len(edition.goddesses), edition.sets) == expected


@shows("cards in the box", (42, 24), (49, 28), (42, 24))
def test_cards_in_the_box(edition: Edition, expected: Any) -> None:
    cards = [card for goddess in edition.goddesses for card in goddess.cards] * edition.sets
    specials = len([card for card in cards if card.is_ultimate])
    assert (len(cards) - specials, specials) == expected


SECRETLY = ([0, 0, 1, 1], False)
IN_TURN = ([0, 1, 1, 0], True)


def who_picks(edition: Edition, copies: int) -> tuple[list[int], bool]:
    """The order of picks; and whether a player sees the other's pick."""
    position = begun(edition, goddesses="choose", copies=copies)
    seats: list[int] = []
    is_seen = False
    while position.question == "goddess":
        seats.append(position.seat)
        is_seen |= position.seat == 1 and me(position)["goddesses"] != []
        position = position.play(position.options[0])
    return seats, is_seen


@shows("choosing characters", SECRETLY, IN_TURN, IN_TURN)
def test_picking_with_one_copy(edition: Edition, expected: Any) -> None:
    assert who_picks(edition, 1) == expected


@shows("choosing characters", SECRETLY, SECRETLY, IN_TURN)
def test_picking_with_two_copies(edition: Edition, expected: Any) -> None:
    assert who_picks(edition, 2) == expected


@shows("choosing characters", True, False, False)
def test_both_may_hold_the_same(edition: Edition, expected: Any) -> None:
    starts = [edition.start(seed=seed) for seed in range(10)]
    assert any(set(me(start)["goddesses"]) & set(foe(start)["goddesses"]) for start in starts) == expected


@shows_alike("building a deck", ([22, 21, 20], 10, 7, 3))
def test_building_a_deck(edition: Edition, expected: Any) -> None:
    """The number of cards to choose from at first, the number of choices, and the deck."""
    position = begun(edition, goddesses=[["yurina", "himika"], ["himika", "tokoyo"]], copies=2, decks="choose")
    counts: list[int] = []
    while position.question == "deck" and position.seat == 0:
        counts.append(len(position.options))
        position = position.play(position.options[0])
    assert (counts[:3], len(counts), len(me(position)["deck"]), len(me(position)["ready"])) == expected


@shows_alike("first player", ([0, 1], {0, 1}))
def test_first_players(edition: Edition, expected: Any) -> None:
    """As set, and at random."""
    wished = [begun(edition, first=seat).seat for seat in (0, 1)]
    assert (wished, {edition.start(seed=seed).seat for seed in range(8)}) == expected


@shows_alike("opening hand", [3, 3])
def test_opening_hands(edition: Edition, expected: Any) -> None:
    assert [len(half["hand"]) for half in (me(begun(edition)), foe(begun(edition)))] == expected


@shows_alike("mulligan", ([1, 1, 1, 0], 3, 4, True))
def test_mulligan(edition: Edition, expected: Any) -> None:
    """The questions of the mulligan: the first player puts back two cards; then hand and deck, and the cards at the bottom."""
    position = begun(edition, first=1)
    seats, back = [], foe(position)["hand"][:2]
    for choice in (f"put back {back[0]}", f"put back {back[1]}", "keep", "keep"):
        assert position.question == "mulligan"
        seats.append(position.seat)
        position = choose(position, choice)
    assert position.question == "main"
    assert (seats, len(foe(position)["hand"]), len(foe(position)["deck"]), foe(position)["deck"][-2:] == back) == expected


@shows_alike("Vigor at the start", [0, 1])
def test_vigor_at_the_start(edition: Edition, expected: Any) -> None:
    start = begun(edition, first=0)
    assert [me(start)["vigor"], foe(start)["vigor"]] == expected


@shows_alike("winning", [1.0, 0.0])
def test_no_life_left(edition: Edition, expected: Any) -> None:
    assert against(edition, "Thrust", life=1, aura=0).scores == expected


@shows_alike("both without Life", [0.0, 1.0])
def test_one_after_the_other(edition: Edition, expected: Any) -> None:
    """Damage to both from one effect is dealt to one after the other, and the first player without Life has lost."""
    assert against(edition, "Doom", {"life": 1}, life=1).scores == expected


@shows(
    "decks for a first game",
    [["yurina", "himika"], ["yurina", "tokoyo"]],
    [["yurina", "himika"], ["tokoyo", "saine"]],
    None,
)
def test_first_game(edition: Edition, expected: Any) -> None:
    try:
        start = begun(edition, decks="first game")
    except BadSetup:
        assert expected is None
        return
    assert [me(start)["goddesses"], foe(start)["goddesses"]] == expected


# 3. The turn.


@shows_alike("first turns", [(1, 0, "main"), (2, 1, "main"), (3, 1, "reshuffle")])
def test_first_turns(edition: Edition, expected: Any) -> None:
    """The turn, the Vigor of its player, and the first question."""
    position = choose(begun(edition, first=0), "keep", "keep")
    found: list[tuple[int, int, str]] = []
    while len(found) < 3:
        now = state(position)
        if len(found) < now["turns"]:
            found.append((now["turns"], now[now["turn"]]["vigor"], position.question))
        position = position.play(position.options[0])
    assert found == expected


@shows("Vigor at the start of a turn", (1, 0), (1, 0), (0, 0))
def test_vigor_after_backdraft(edition: Edition, expected: Any) -> None:
    """The opponent's Vigor in the turn after it, and whether they are Stunned."""
    name = named(edition, "バックドラフト")
    start = scene(edition, distance=5, me={"hand": [name], "vigor": 1}, foe={"deck": ["Slash", "Brandish"]})
    theirs = choose(start, f"play {name}", "end turn")
    theirs = theirs.play(theirs.options[1])
    assert (foe(theirs)["vigor"], foe(theirs)["stunned"]) == expected


@shows_alike("Vigor at the start of a turn", [1, 2, 2])
def test_vigor_grows_to_two(edition: Edition, expected: Any) -> None:
    assert [me(scene(edition, distance=5, phase="start", me={"vigor": vigor}))["vigor"] for vigor in (0, 1, 2)] == expected


@shows_alike("Enchantments at the start of a turn", ({}, ["Overawe"], {"Overawe": 1}, 2))
def test_enchantments_wear_off(edition: Edition, expected: Any) -> None:
    """The player's own Enchantment with 1 Sakura, the opponent's with 2, and the Sakura that came to Shadow."""
    start = scene(edition, distance=9, phase="start", shadow=0, **worn(edition))
    assert (me(start)["in_play"], me(start)["discard"], foe(start)["in_play"], state(start)["shadow"]) == expected


def worn(edition: Edition) -> dict[str, dict[str, Any]]:
    """Overawe on both sides, and the Sakura left in Flare."""
    left = edition.sakura - 9 - 3 - 3 - 3 - edition.life - 5
    return {"me": {"in_play": {"Overawe": 1}}, "foe": {"in_play": {"Overawe": 2}, "life": 5, "flare": left}}


@shows_alike("several Disenchants at once", (0, ["choose Overawe (yours)", "choose Overawe (the {foe}'s)"]))
def test_who_orders_disenchants(edition: Edition, expected: Any) -> None:
    start = scene(edition, distance=8, phase="start", me={"in_play": {"Overawe": 1}}, foe={"in_play": {"Overawe": 1}})
    opponent = "foe" if edition is LEVEL99 else "opponent"
    assert (start.seat, labels(start)) == (expected[0], [label.format(foe=opponent) for label in expected[1]])


@shows_alike("reshuffling", ([], [], 3, -1))
def test_reshuffled(edition: Edition, expected: Any) -> None:
    """Both piles, the cards in deck and hand, and Life."""
    piles = {"deck": ["Slash"], "discard": ["Brandish"], "face_down": ["Overawe"], "aura": 0}
    start = scene(edition, distance=5, phase="start", me=piles)
    done = me(start.play(start.options[0]))
    assert (done["discard"], done["face_down"], len(done["deck"] + done["hand"]), done["life"] - edition.life) == expected


@shows_alike("reshuffling", 0)
def test_not_reshuffled(edition: Edition, expected: Any) -> None:
    start = scene(edition, distance=5, phase="start", me={"deck": ["Slash", "Brandish", "Overawe"]})
    assert me(start.play(start.options[1]))["life"] - edition.life == expected


@shows_alike("drawing", ["Slash", "Brandish"])
def test_cards_drawn(edition: Edition, expected: Any) -> None:
    start = scene(edition, distance=5, phase="start", me={"deck": ["Slash", "Brandish", "Overawe"]})
    assert me(start.play(start.options[1]))["hand"] == expected


def without_cards(edition: Edition, aura: int) -> Position:
    start = scene(edition, distance=5, phase="start", me={"aura": aura, "deck": ["Slash"], "vigor": 1})
    return start.play(start.options[1])


@shows_alike("a card that cannot be drawn", (0, ["take 1 to Life", "take 1 to Aura"], -1))
def test_cards_not_drawn(edition: Edition, expected: Any) -> None:
    """The questions, and the Life that is left when Aura is empty."""
    asked = without_cards(edition, 1)
    assert (asked.seat, labels(asked), me(without_cards(edition, 0))["life"] - edition.life) == expected


@shows_alike("main phase", (True, False))
def test_throughout_first_or_never(edition: Edition, expected: Any) -> None:
    start = scene(made(edition), distance=5, me={"hand": ["Grand Plan", "Gather"], "vigor": 2})
    assert ("play Grand Plan" in labels(start), "play Grand Plan" in labels(choose(start, "play Gather"))) == expected


@shows_alike("end phase", ("hand limit", ["Crash", "Graze", "Volley", "Leap"], 2))
def test_end_before_hand_limit(edition: Edition, expected: Any) -> None:
    """Cards drawn by an End effect count for the hand limit."""
    half = {"hand": ["Crash", "Graze", "Volley"], "deck": ["Leap"], "in_play": {"Ward": 2}}
    cut = scene(made(edition), distance=5, phase="end", me=half)
    hand = list(me(cut)["hand"])
    done = cut.play(cut.options[0])
    done = done.play(done.options[0])
    assert (cut.question, hand, len(me(done)["face_down"])) == expected


@shows_alike("hand limit during the turn", ("main", 5))
def test_many_cards_in_hand(edition: Edition, expected: Any) -> None:
    hand = ["Crash", "Graze", "Volley", "Leap", "Gather", "Last Word"][:5]
    start = scene(made(edition), distance=5, me={"hand": hand})
    assert (start.question, len(me(start)["hand"])) == expected


# 4. Basic Actions.


def moved(edition: Edition, action: int) -> tuple[str, int, int, int, int]:
    """The name of an action, and its effect on Distance, Aura, Flare and Shadow."""
    start = scene(edition, distance=5, me={"vigor": 1})
    done = choose(start, actions(edition)[action])
    change = [me(done)[area] - me(start)[area] for area in ("aura", "flare")]
    areas = [state(done)[area] - state(start)[area] for area in ("distance", "shadow")]
    return actions(edition)[action], areas[0], change[0], change[1], areas[1]


@shows("Distance to Aura", ("Forward movement", -1, 1, 0, 0), ("Forward Movement", -1, 1, 0, 0), ("Advance", -1, 1, 0, 0))
def test_distance_to_aura(edition: Edition, expected: Any) -> None:
    assert moved(edition, 0) == expected


@shows("Aura to Distance", ("Backward movement", 1, -1, 0, 0), ("Backward Movement", 1, -1, 0, 0), ("Retreat", 1, -1, 0, 0))
def test_aura_to_distance(edition: Edition, expected: Any) -> None:
    assert moved(edition, 1) == expected


@shows("Shadow to Aura", ("Dressing", 0, 1, 0, -1), ("Recover", 0, 1, 0, -1), ("Recover", 0, 1, 0, -1))
def test_shadow_to_aura(edition: Edition, expected: Any) -> None:
    assert moved(edition, 2) == expected


@shows("Aura to Flare", ("Holding", 0, -1, 1, 0), ("Focus", 0, -1, 1, 0), ("Focus", 0, -1, 1, 0))
def test_aura_to_flare(edition: Edition, expected: Any) -> None:
    assert moved(edition, 3) == expected


@shows("Shadow to Distance", 1, 1, 2)
def test_from_shadow_to_distance(edition: Edition, expected: Any) -> None:
    """The largest Distance that one Basic Action at Distance 1 leads to, with no Aura to retreat from."""
    start = scene(edition, distance=1, me={"vigor": 1, "aura": 0})
    reached = [state(start.play(option))["distance"] for option in start.options]
    assert max(reached) == expected


@shows("number of Basic Actions", 4, 4, 5)
def test_basic_actions(edition: Edition, expected: Any) -> None:
    """All possible actions without obstacles, at Distance 2 and at 5."""
    found: set[str] = set()
    for distance in (2, 5):
        found |= set(labels(scene(edition, distance=distance, me={"vigor": 1})))
    assert len([label for label in found if label in actions(edition)]) == expected


@shows(
    "cost of a Basic Action",
    ["spend 1 Vigor", "Slash to the downcard pile"],
    ["spend 1 Vigor", "discard Slash"],
    ["spend 1 Vigor", "discard Slash"],
)
def test_words_of_paying(edition: Edition, expected: Any) -> None:
    start = scene(edition, distance=5, me={"hand": ["Slash"], "vigor": 1})
    assert labels(choose(start, actions(edition)[3])) == expected


@shows("Master Distance", True, False, False)
def test_forward_at_distance_two(edition: Edition, expected: Any) -> None:
    assert (0 in actions_at(edition, 2)) == expected


@shows("Master Distance", True, True, False)
def test_forward_at_distance_two_in_a_first_game(edition: Edition, expected: Any) -> None:
    beginners = {"experienced": False} if edition is AEG else {}
    assert (actions(edition)[0] in labels(scene(edition, distance=2, me={"vigor": 1}, **beginners))) == expected


@shows_alike("full or empty area", ([1, 3], [0, 2], [0, 1, 3]))
def test_full_or_empty(edition: Edition, expected: Any) -> None:
    """With full Aura, with empty Aura, with empty Shadow."""
    full, empty = actions_at(edition, 5, aura=5), actions_at(edition, 5, aura=0)
    rest = edition.sakura - 10 - 2 * 3 - edition.life
    start = scene(edition, distance=9, shadow=0, me={"vigor": 1, "life": rest - 1}, foe={"life": edition.life, "flare": 2})
    dark = [number for number, action in enumerate(actions(edition)[:4]) if action in labels(start)]
    assert (full, empty, dark) == expected


# 5. Playing cards.


@shows_alike("Action cards", (["Gather"], ["Last Word"]))
def test_where_played_cards_go(edition: Edition, expected: Any) -> None:
    start = scene(made(edition), distance=5, me={"hand": ["Gather"], "ready": ["Last Word"], "flare": 2, "vigor": 1})
    done = choose(start, "play Gather", "play Last Word")
    assert (me(done)["discard"], me(done)["used"]) == expected


@shows_alike("tokens of an Enhancement", (["0 from Aura", "1 from Aura", "2 from Aura"], 1))
def test_charges(edition: Edition, expected: Any) -> None:
    """The source of the Sakura; and their number if Aura has only one and Shadow none."""
    left = edition.sakura - 3 - 1 - 3 - 2 * edition.life
    poor = scene(made(edition), distance=3, shadow=0, me={"hand": ["Ward", "Gather"], "aura": 1}, foe={"flare": left})
    assert (labels(against(edition, "Ward")), me(choose(poor, "play Ward"))["in_play"]["Ward"]) == expected


@shows_alike("when an Enhancement is played", 2)
def test_when_played(edition: Edition, expected: Any) -> None:
    assert me(choose(against(edition, "Ward"), "0 from Aura"))["vigor"] == expected


@shows_alike("while an Enhancement is out", (["take 3 to Aura", "take 1 to Life"], ["take 2 to Aura", "take 1 to Life"]))
def test_while_out(edition: Edition, expected: Any) -> None:
    assert (labels(against(edition, "Thrust", {"in_play": {"Ward": 1}})), labels(against(edition, "Thrust"))) == expected


@shows("last token gone", "in its pile", "in its pile", "on the table")
def test_where_an_enhancement_lies_during_its_disenchant(edition: Edition, expected: Any) -> None:
    attacked = scene(
        edition,
        distance=3,
        turn="foe",
        phase="start",
        me={"goddesses": ["yurina", "himika"], "in_play": {"Overawe": 1}, "life": 6},
        foe={"goddesses": ["tokoyo", "yurina"], "ready": ["Immortal Flower"], "flare": 5, "life": 4},
    )
    assert attacked.question == "reaction"
    places = {"in play": "in_play", "in its pile": "discard", "on the table": "limbo"}
    assert ", ".join([words for words, pile in places.items() if "Overawe" in me(attacked).get(pile, [])]) == expected


@shows_alike("cost of special cards", (False, 1, 2))
def test_paying_with_flare(edition: Edition, expected: Any) -> None:
    """Whether it can be played with too little; the rest of 3 Flare; the Sakura in Shadow."""
    poor = scene(made(edition), distance=5, me={"ready": ["Last Word"], "flare": 1, "vigor": 1})
    rich = scene(made(edition), distance=5, me={"ready": ["Last Word"], "flare": 3, "vigor": 1})
    done = choose(rich, "play Last Word")
    assert ("play Last Word" in labels(poor), me(done)["flare"], state(done)["shadow"] - state(rich)["shadow"]) == expected


@shows_alike("Throughout", "foe")
def test_nothing_after_throughout(edition: Edition, expected: Any) -> None:
    """The player of the next turn, with Vigor and a card left."""
    start = scene(made(edition), distance=5, me={"hand": ["Grand Plan", "Gather"], "vigor": 2}, foe={"vigor": 1})
    assert state(choose(start, "play Grand Plan"))["turn"] == expected


@shows_alike("attack, step 1", [3])
def test_where_thrust_can_be_played(edition: Edition, expected: Any) -> None:
    starts = [scene(made(edition), distance=distance, me={"hand": ["Thrust"], "vigor": 1}) for distance in range(6)]
    assert [distance for distance, start in enumerate(starts) if "play Thrust" in labels(start)] == expected


def dodged(edition: Edition) -> Position:
    return choose(against(edition, "Thrust", hand=["Sidestep"]), "play Sidestep")


@shows_alike("attack, step 2", ("reaction", ["no Reaction", "play Sidestep"], 4))
def test_effect_of_a_reaction_first(edition: Edition, expected: Any) -> None:
    asked = against(edition, "Thrust", hand=["Sidestep", "Gather"])
    assert (asked.question, labels(asked), state(dodged(edition))["distance"]) == expected


@shows_alike("attack, step 3", ("main", 3, 0, 1))
def test_out_of_range(edition: Edition, expected: Any) -> None:
    """The next question; the opponent's Aura and lost Life; and no After effect."""
    done = dodged(edition)
    assert (done.question, foe(done)["aura"], edition.life - foe(done)["life"], me(done)["vigor"]) == expected


@shows("attack, step 4", 2, 3, 3)
def test_distance_when_damage_is_dealt(edition: Edition, expected: Any) -> None:
    assert state(against(edition, "Pounce"))["distance"] == expected


@shows_alike("attack, step 5", (1, ["take 2 to Aura", "take 1 to Life"]))
def test_who_chooses_the_damage(edition: Edition, expected: Any) -> None:
    struck = against(edition, "Thrust")
    assert (struck.seat, labels(struck)) == expected


@shows_alike("attack, step 6", (1, 2))
def test_after_damage(edition: Edition, expected: Any) -> None:
    """Vigor before the damage is dealt and after it."""
    struck = against(edition, "Thrust")
    assert (me(struck)["vigor"], me(choose(struck, "take 2 to Aura"))["vigor"]) == expected


@shows_alike("attack, step 7", (["Thrust"], ["Thrust"]))
def test_where_attacks_go(edition: Edition, expected: Any) -> None:
    assert (me(choose(against(edition, "Thrust"), "take 2 to Aura"))["discard"], me(dodged(edition))["discard"]) == expected


@shows_alike("Reactions to one attack", (["no Reaction", "play Riposte", "play Sidestep"], ["take 2 to Aura", "take 1 to Life"]))
def test_after_one_reaction(edition: Edition, expected: Any) -> None:
    """The first question; and the one after one of two Reactions was played and hit."""
    asked = against(edition, "Thrust", {"aura": 0}, hand=["Riposte", "Sidestep"])
    assert (labels(asked), labels(choose(asked, "play Riposte"))) == expected


@shows_alike("reacting to a Reaction", ["play Riposte"])
def test_reactions_to_a_reaction(edition: Edition, expected: Any) -> None:
    """The Reactions that are offered in an attack and in the Reaction to it; both players hold one."""
    position = against(edition, "Thrust", {"hand": ["Thrust", "Riposte"], "aura": 3}, hand=["Riposte"])
    offered = [label for label in labels(position) if label.startswith("play")]
    position = choose(position, "play Riposte")
    assert offered + [label for label in labels(position) if label.startswith("play")] == expected


@shows_alike("reacting to attacks made by effects", ["no Reaction", "play Riposte"])
def test_reactions_to_an_effect(edition: Edition, expected: Any) -> None:
    assert labels(against(edition, "Volley", hand=["Riposte"])) == expected


def suffered(edition: Edition, damage: str) -> tuple[int, int, int, int]:
    """The Aura, Life and Flare of the damaged player, and Shadow, after the attack."""
    struck = against(edition, "Thrust")
    done = choose(struck, damage)
    change = [foe(done)[area] - foe(struck)[area] for area in ("aura", "life", "flare")]
    return change[0], change[1], change[2], state(done)["shadow"] - state(struck)["shadow"]


@shows_alike("Aura damage", (-2, 0, 0, 2))
def test_aura_damage(edition: Edition, expected: Any) -> None:
    assert suffered(edition, "take 2 to Aura") == expected


@shows_alike("Life damage", (0, -1, 1, 0))
def test_life_damage(edition: Edition, expected: Any) -> None:
    assert suffered(edition, "take 1 to Life") == expected


@shows_alike("too little Aura", (1, -1))
def test_too_little_aura(edition: Edition, expected: Any) -> None:
    done = against(edition, "Thrust", aura=1)
    assert (foe(done)["aura"], foe(done)["life"] - edition.life) == expected


@shows_alike("damage of -", (0, 0, ["take 1 to Aura"]))
def test_damage_that_is_none(edition: Edition, expected: Any) -> None:
    """3/- against 1 Aura; and 0/- with +1/+1, of which Life gets nothing."""
    done = against(edition, "Graze", aura=1)
    grown = against(edition, "Swell")
    hurt = [f"take {3 - foe(grown)['aura']} to Aura"]
    assert (foe(done)["aura"], foe(done)["life"] - edition.life, hurt) == expected


@shows_alike("damage of 0", (3, 2))
def test_damage_of_nothing_grows(edition: Edition, expected: Any) -> None:
    """Aura before and after 0/- with +1/+1."""
    before = scene(made(edition), distance=3, me={"hand": ["Swell"], "vigor": 1})
    assert (foe(before)["aura"], foe(choose(before, "play Swell"))["aura"]) == expected


@shows("most Aura damage", ("main", 6), ("main", 6), ("damage", 7))
def test_seven_aura_damage_to_full_aura(edition: Edition, expected: Any) -> None:
    struck = against(edition, "Crash", aura=5, life=7)
    assert (struck.question, foe(struck)["life"]) == expected


# 6. Keywords.


def overawe_after_slash(edition: Edition, damage: str) -> bool:
    """Whether Overawe is still in play."""
    start = scene(
        edition,
        distance=in_reach(edition),
        turn="foe",
        me={"goddesses": ["yurina", "himika"], "in_play": {"Overawe": 2}},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    return bool(me(choose(start, "play Slash", damage))["in_play"])


@shows("Unguarded, Concentration", False, False, True)
def test_guarded_against_aura_damage(edition: Edition, expected: Any) -> None:
    assert overawe_after_slash(edition, "take 3 to Aura") == expected


@shows_alike("Unguarded, Concentration", False)
def test_guarded_against_life_damage(edition: Edition, expected: Any) -> None:
    assert overawe_after_slash(edition, "take 1 to Life") == expected


@shows("Unguarded, Concentration", (True, []), (False, ["Overawe"]), (True, []))
def test_guarded_against_reshuffling(edition: Edition, expected: Any) -> None:
    """Whether it is still in play, or else its place: not shuffled in, because the damage came last."""
    start = scene(edition, distance=5, phase="start", me={"in_play": {"Overawe": 2}, "discard": ["Slash", "Brandish"]})
    done = me(start.play(start.options[0]))
    assert done["life"] == edition.life - 1
    assert (bool(done["in_play"]), done["face_down"]) == expected


def overawe_after_a_card_not_drawn(edition: Edition, damage: str) -> bool:
    start = scene(edition, distance=5, phase="start", me={"in_play": {"Overawe": 2}, "deck": ["Slash"]})
    return bool(me(choose(start.play(start.options[1]), damage))["in_play"])


@shows("Unguarded, Concentration", True, False, False)
def test_guarded_against_life_damage_for_a_card_not_drawn(edition: Edition, expected: Any) -> None:
    assert overawe_after_a_card_not_drawn(edition, "take 1 to Life") == expected


@shows("Unguarded, Concentration", True, False, True)
def test_guarded_against_aura_damage_for_a_card_not_drawn(edition: Edition, expected: Any) -> None:
    assert overawe_after_a_card_not_drawn(edition, "take 1 to Aura") == expected


@shows("Resurgence", [], [], ["Ukifune Serene"])
def test_immediate_resurgence(edition: Edition, expected: Any) -> None:
    start = scene(
        edition,
        distance=in_reach(edition),
        turn="foe",
        me={"used": ["Ukifune Serene"], "life": 4, "aura": 0},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    assert me(choose(start, "play Slash"))["ready"] == expected


@shows_alike("Resurgence", 1)
def test_resurgence_in_the_end_phase(edition: Edition, expected: Any) -> None:
    """The number of special cards that are ready again: Vermillion Field, with an empty hand."""
    name = named(edition, "ヴァーミリオンフィールド")
    assert len(me(scene(edition, distance=5, phase="end", me={"used": [name]}, foe={"vigor": 1}))["ready"]) == expected


@shows("Seal", [], ["Slash"], [])
def test_out_of_the_game(edition: Edition, expected: Any) -> None:
    """The cards out of the game once the card that seals, if there is one, has been played."""
    half = {"ready": ["Shake the Mind"], "flare": 4, "vigor": 1} if named(edition, "完全論破") else {"vigor": 1}
    start = scene(edition, distance=5, me=half, foe={"discard": ["Slash"]})
    assert foe(start.play(start.options[-1]))["sealed"] == expected


@shows("change of Range", [], [6], [3])
def test_range_gained(edition: Edition, expected: Any) -> None:
    """The Distances at which an attack reaches only because another card increases Ranges."""
    if edition is BETA:
        starts = [scene(edition, distance=distance, me={"hand": ["Shoot"]}) for distance in range(4)]
        gained = [distance for distance, start in enumerate(starts) if "play Shoot" in labels(start)]
    elif edition is AEG:
        needles, glass = named(edition, "しこみばり／ふくみばり"), named(edition, "とおみ／にらみ")
        half = {"hand": [needles], "in_play": {glass: 2}, "vigor": 1}
        starts = [scene(edition, distance=distance, me=half) for distance in range(9)]
        reached = [distance for distance, start in enumerate(starts) if f"play {needles}" in labels(start)]
        gained = [distance for distance in reached if distance not in (4, 5)]
    else:
        starts = [scene(edition, distance=distance, me={"hand": ["Spirit", "Shoot"]}) for distance in range(4)]
        gained = [distance for distance, start in enumerate(starts) if "play Shoot" in labels(choose(start, "play Spirit"))]
    assert gained == expected


@shows_alike("+X/+Y", ["take 3 to Aura", "take 1 to Life"])
def test_bonus_of_a_card(edition: Edition, expected: Any) -> None:
    assert labels(against(edition, "Thrust", {"in_play": {"Ward": 2}})) == expected


@shows("Forced", [], ["フルバースト"], [])
def test_forced(edition: Edition, expected: Any) -> None:
    assert [card.japanese for card in edition.cards[: len(edition.cards) // 2] if "Forced" in card.text] == expected


@shows("umbrella", None, ([4, 5], [0, 1]), None)
def test_both_sides_of_needles(edition: Edition, expected: Any) -> None:
    """The Range with the umbrella closed and open."""
    needles = named(edition, "しこみばり／ふくみばり")
    if not needles:
        assert expected is None
        return
    reached: list[list[int]] = []
    for umbrella in ([], ["Umbrella"]):
        half = {"hand": [needles], "vigor": 1, "forms": umbrella}
        starts = [scene(edition, distance=distance, me=half) for distance in range(8)]
        reached.append([distance for distance, start in enumerate(starts) if f"play {needles}" in labels(start)])
    assert (reached[0], reached[1]) == expected


@shows("Trap", None, ["play Steel Strings", "no Trap"], ["play Steel Strings", "no Trap"])
def test_before_a_reshuffle(edition: Edition, expected: Any) -> None:
    if edition.goddess("oboro") is None:
        assert expected is None
        return
    start = scene(edition, distance=3, phase="start", me={"face_down": ["Steel Strings"], "deck": ["Caltrops", "Induce"]})
    assert labels(start.play(start.options[0])) == expected


@shows("keywords of Level 99 alone", (0, 4), (0, 4), (1, 3))
def test_stun(edition: Edition, expected: Any) -> None:
    """The effect of Backdraft, or Blaze, on the opponent: Stun, Aura."""
    name = named(edition, "バックドラフト")
    after = choose(scene(edition, distance=5, me={"hand": [name], "vigor": 1}, foe={"flare": 1}), f"play {name}")
    assert (foe(after)["stunned"], foe(after)["aura"]) == expected


@shows("keywords of Level 99 alone", True, True, False)
def test_not_limited(edition: Edition, expected: Any) -> None:
    """Whether anything can be done after Uranami Storm."""
    start = scene(edition, distance=6, me={"ready": ["Uranami Storm"], "flare": 3, "vigor": 2})
    assert (state(choose(start, "play Uranami Storm"))["turn"] == "me") == expected


@shows("keywords of Level 99 alone", [], [], ["Inevitable", "Limited", "Negate", "Overkill", "Stun", "Used"])
def test_keywords_on_cards(edition: Edition, expected: Any) -> None:
    """The keywords that only Level 99 explains and its six goddesses print."""
    known = ["Stun", "Inevitable", "Limited", "Full Force", "Overkill", "Suspend", "Negate", "Used"]
    texts = " ".join([card.text for card in edition.cards])
    assert sorted([word for word in known if word in texts]) == expected


# 7. General rules.


@shows_alike("too few tokens to move", (4, 1))
def test_as_many_as_possible(edition: Edition, expected: Any) -> None:
    """Nine Sakura to Aura, two of which fit; then one of them on to Flare."""
    done = against(edition, "Gather")
    assert (me(done)["aura"], me(done)["flare"]) == expected


@shows_alike("card against rulebook", (1, 0))
def test_nearer_than_master_distance(edition: Edition, expected: Any) -> None:
    """A card moves on where no Basic Action does; Aura takes the Sakura."""
    start = scene(made(edition), distance=2, me={"hand": ["Leap"], "vigor": 1, "aura": 3})
    done = choose(start, "play Leap")
    assert (state(done)["distance"], 4 - me(done)["aura"]) == expected


@shows_alike("may against may not", (4, 5))
def test_forbidden_and_allowed(edition: Edition, expected: Any) -> None:
    """The Distance after a card that lets its player move forward, without and with a card that forbids it."""
    mine = {"hand": ["Sneak"], "vigor": 1}
    free = scene(made(edition), distance=5, me=mine)
    barred = scene(made(edition), distance=5, me=mine, foe={"in_play": {"Ward": 2}})
    assert (state(choose(free, "play Sneak"))["distance"], state(choose(barred, "play Sneak"))["distance"]) == expected


@shows_alike("several effects of one card", (4, 1))
def test_from_top_to_bottom(edition: Edition, expected: Any) -> None:
    """Without Aura, the second arrow moves only what the first one brought."""
    done = against(edition, "Gather", {"aura": 0})
    assert (me(done)["aura"], me(done)["flare"]) == expected


@shows_alike("the opponent plays one's card", (["Borrow"], ["Gather"]))
def test_where_a_borrowed_card_goes(edition: Edition, expected: Any) -> None:
    done = against(edition, "Borrow", hand=["Gather"])
    assert (me(done)["discard"], foe(done)["discard"]) == expected


@shows_alike("looking at face-down piles", (True, False, 2))
def test_who_sees_face_down_cards(edition: Edition, expected: Any) -> None:
    start = scene(edition, distance=5, me={"face_down": ["Slash", "Brandish"], "vigor": 1})
    mine, theirs = [start.view(seat)["zones"][FACE_DOWN] for seat in (0, 1)]
    assert (min(mine) >= 0, max(theirs) >= 0, len(theirs)) == expected


@shows("other modes of play", "draft", "draft", "draft, epic, drafted")
def test_what_a_set_up_has(edition: Edition, expected: Any) -> None:
    """All set-up keys except the rule for experienced players, which is no mode."""
    with pytest.raises(BadSetup) as refused:
        begun(edition, mode="Epic Battle")
    assert str(refused.value).split("copies, ")[1].removesuffix(", experienced") == expected


# 8. The printing of the cards.


@shows("Gash", ["take 3 to Aura", "take 2 to Life"], ["take 3 to Aura", "take 2 to Life"], None)
def test_gash_with_resolve(edition: Edition, expected: Any) -> None:
    if not named(edition, "逆討ち"):
        assert expected is None
        return
    assert labels(choose(scene(edition, distance=1, me={"hand": ["Gash"], "life": 3, "vigor": 1}), "play Gash")) == expected


@shows("Gash", [1, 2], [1, 2], [3, 4])
def test_reach_of_slash(edition: Edition, expected: Any) -> None:
    starts = [scene(edition, distance=distance, me={"hand": ["Slash"], "vigor": 1}) for distance in range(6)]
    assert [distance for distance, start in enumerate(starts) if "play Slash" in labels(start)] == expected


@shows(
    "Spirit of Fire",
    ["take 4 to Aura", "take 2 to Life"],
    ["take 4 to Aura", "take 2 to Life"],
    ["take 3 to Aura", "take 1 to Life"],
)
def test_slash_with_spirit_of_fire(edition: Edition, expected: Any) -> None:
    half = {"hand": ["Slash"], "life": 3, "vigor": 1, "in_play": {named(edition, "気炎万丈"): 2}}
    assert labels(choose(scene(edition, distance=in_reach(edition), me=half, foe={"aura": 5}), "play Slash")) == expected


@shows("Sense of Beauty", -1, -1, None)
def test_reacting_with_vigor_two(edition: Edition, expected: Any) -> None:
    if not named(edition, "審美眼"):
        assert expected is None
        return
    half = {"in_play": {"Sense of Beauty": 2}, "hand": [named(edition, "詩舞")], "vigor": 2}
    start = scene(edition, distance=2, me={"hand": ["Slash"], "vigor": 1}, foe=half)
    done = choose(start, "play Slash", f"play {named(edition, '詩舞')}")
    assert me(done)["life"] - edition.life == expected


@shows("Protest", None, (3, 3), None)
def test_slash_against_protest(edition: Edition, expected: Any) -> None:
    """The Aura of the player of Protest; and of the attacker, who was hit for 1 at Range 2."""
    if not named(edition, "反論"):
        assert expected is None
        return
    start = scene(
        edition, distance=2, me={"hand": ["Slash"], "aura": 4, "vigor": 1, "deck": ["Brandish"]}, foe={"hand": ["Protest"]}
    )
    done = choose(start, "play Slash", "play Protest")
    assert (foe(done)["aura"], me(done)["aura"]) == expected


@shows("Resonant Beat", None, (4, 3), None)
def test_resonant_beat(edition: Edition, expected: Any) -> None:
    """The opponent's Aura afterwards, from 4 and from 5."""
    if not named(edition, "響鳴共振"):
        assert expected is None
        return
    half = {"ready": ["Resonant Beat"], "flare": 1, "vigor": 1}
    starts = [scene(edition, distance=5, me=half, foe={"aura": aura}) for aura in (4, 5)]
    found = [foe(choose(start, "play Resonant Beat"))["aura"] for start in starts]
    assert (found[0], found[1]) == expected


@shows("Spirit of Fire", (3, 1), (3, 1), (3, 2))
def test_inferno(edition: Edition, expected: Any) -> None:
    """Another sign of the printing: the damage of Quick Shot as the third card."""
    name = named(edition, "ラピッドファイア")
    struck = choose(scene(edition, distance=7, me={"hand": [name], "played": 2}, foe={"aura": 5}), f"play {name}")
    words = labels(struck)
    assert (int(words[0].split()[1]), int(words[1].split()[1])) == expected


# The rows.


def is_alike(ends: Ends) -> bool:
    return ends[BETA] == ends[AEG] == ends[LEVEL99]


@pytest.mark.parametrize("point", ROWS)
def test_every_row_is_shown(point: str, scenes: list[tuple[str, Ends]]) -> None:
    row = ROWS[point]
    assert row["by"] in ("scene", "word", "count")
    found = [is_alike(ends) for shown, ends in scenes if shown == point]
    assert found, f"nothing shows {point!r}"
    assert row["ends"] in ("differently", "alike")
    assert all(found) == (row["ends"] == "alike"), "this is no difference" if all(found) else "this is a difference"


def test_every_scene_belongs_to_a_row(scenes: list[tuple[str, Ends]]) -> None:
    assert {point for point, _ in scenes} == set(ROWS)


def test_a_row_that_reads_differently_and_ends_alike_says_why() -> None:
    for point, row in ROWS.items():
        if row["ends"] == "alike" and "silent" in row["beta"] + row["aeg"] and row["level99"] != "silent":
            assert "because" in row, point
