"""How the three editions differ, row by row of `facts/differences.toml`: the same scene in each of them, and how it ends."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from duelling import actions, foe, labels, me, said, scene, state, type_line, zones
from mankai import BadSetup, Position
from mankai.games.sakura_arms.rules.edition import Edition
from mankai.games.sakura_arms.rules.editions.aeg import GAME as AEG
from mankai.games.sakura_arms.rules.editions.beta import GAME as BETA
from mankai.games.sakura_arms.rules.editions.first_generation import FirstGeneration
from mankai.games.sakura_arms.rules.editions.level99 import GAME as LEVEL99
from mankai.games.sakura_arms.rules.places import FACE_DOWN, HAND
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

ROWS: dict[str, dict[str, str]] = {
    row["point"]: row
    for row in tomllib.loads((Path(__file__).parents[1] / "facts" / "differences.toml").read_text(encoding="utf-8"))["row"]
}
Outcome = Callable[[Edition], Any]
SCENES: list[tuple[str, Outcome, Any, Any, Any]] = []  # the row; what is looked at; how it is in Beta, AEG and Level 99


def shows(point: str, beta: Any, aeg: Any, level99: Any) -> Callable[[Outcome], Outcome]:
    """What an outcome shows of a row, and what it is in the three editions."""

    def noted(outcome: Outcome) -> Outcome:
        SCENES.append((point, outcome, beta, aeg, level99))
        return outcome

    return noted


def shows_alike(point: str, everywhere: Any) -> Callable[[Outcome], Outcome]:
    return shows(point, everywhere, everywhere, everywhere)


def choose(position: Position, *choices: str) -> Position:
    for choice in choices:
        position = position.play(position.options[labels(position).index(choice)])
    return position


def named(edition: Edition, japanese: str) -> str:
    """What an edition calls a card; empty where it has none such."""
    return next((card.name for card in edition.cards if card.japanese == japanese), "")


def in_reach(edition: Edition) -> int:
    """A Distance at which Slash hits."""
    return 3 if edition is LEVEL99 else 2


# Cards made for differences, in an edition of the same kind that takes the same steps.


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
            MADE[edition.name] = FirstGeneration("sakura-arms/made", goddesses, edition.wording, [], edition.steps)
        else:
            MADE[edition.name] = Edition("sakura-arms/made", goddesses, steps=edition.steps)
        MADE[edition.name].master_distance = edition.master_distance
    return MADE[edition.name]


def against(edition: Edition, card: str, mine: dict[str, Any] | None = None, **theirs: Any) -> Position:
    """A made card has been played at Distance 3."""
    half = {"hand": [card], "vigor": 1, **(mine or {})}
    return choose(scene(made(edition), distance=3, me=half, foe=theirs), f"play {card}")


# 1. Words.


@shows("what a character is called", "Megami", "Megami", "goddess")
def word_for_a_character(edition: Edition) -> str:
    return said(edition, "word-goddess")


@shows("kinds of cards", "normal cards / special cards", "Normal cards / Special cards", "Normal cards / Ultimates")
def words_for_kinds(edition: Edition) -> str:
    return f"{said(edition, 'word-normals')} / {said(edition, 'word-ultimates')}"


@shows("types of cards", "Enhance / Action / Attack", "Enhancement / Action / Attack", "Enchantment / Utility / Attack")
def words_for_types(edition: Edition) -> str:
    printed = {card.japanese: card for card in edition.cards}
    found = [type_line(edition, printed[japanese]) for japanese in ("気炎万丈", "バックステップ", "斬")]
    return " / ".join([words.split(",")[0] for words in found])


@shows(
    "subtypes",
    "Attack, Reaction / Attack, Throughout",
    "Attack, Reaction / Attack, Throughout",
    "Attack, Reaction / Attack, Full Power",
)
def words_for_subtypes(edition: Edition) -> str:
    printed = {card.japanese: card for card in edition.cards}
    return " / ".join([type_line(edition, printed[japanese]) for japanese in ("雅打ち", "居合")])


@shows("draw pile", "stock", "deck", "deck")
def word_for_the_draw_pile(edition: Edition) -> str:
    return zones(edition)[1]


@shows("used cards, face-up", "upcard pile", "played pile", "discard pile")
def word_for_used_cards(edition: Edition) -> str:
    return zones(edition)[2]


@shows("used cards, face-down", "downcard pile", "discard pile", "face-down discards")
def word_for_face_down_cards(edition: Edition) -> str:
    return zones(edition)[3]


@shows(
    "used cards, face-down",
    "Opponent: a card put on the downcard pile",
    "Opponent: a card put on the discard pile",
    "Foe: a card discarded face-down",
)
def words_of_the_log(edition: Edition) -> str:
    start = scene(edition, distance=5, me={"hand": ["Slash"]})
    return next(line for line in choose(start, actions(edition)[3]).log(1) if "a card" in line).strip()


@shows(
    "special cards, ready and spent",
    "available special cards / devoted special cards",
    "available Special cards / Devoted Special cards",
    "Ready Ultimates / Used Ultimates",
)
def words_for_specials(edition: Edition) -> str:
    return " / ".join(zones(edition)[6:8])


@shows(
    "making a new deck",
    ["regain your stock, 1 damage to Life", "do not regain your stock"],
    ["reshuffle, 1 Damage to your Life", "do not reshuffle"],
    ["reshuffle, 1 Life damage", "do not reshuffle"],
)
def words_of_reshuffling(edition: Edition) -> list[str]:
    return labels(scene(edition, distance=5, phase="start"))


@shows_alike("name of the damage of an empty deck", ["take 1 to Life", "take 1 to Aura"])
def words_for_a_card_not_drawn(edition: Edition) -> list[str]:
    start = scene(edition, distance=5, phase="start", me={"deck": ["Slash"]})
    return labels(start.play(start.options[1]))


@shows(
    "words for when something happens",
    ["After attack", "Disenchant", "Effective"],
    ["After Attack", "Always", "Disenchant", "Forced", "Initialize", "Ongoing"],
    ["After", "Disenchant", "Initialize", "Ongoing", "Used"],
)
def timing_words(edition: Edition) -> list[str]:
    """Those that open a sentence on a card of this edition; none has Before attack, or End."""
    known = [
        "Initialize", "Ongoing", "Disenchant", "Before attack", "After Attack", "After attack", "After", "Forced", "Always",
        "Effective", "End", "Used",
    ]  # fmt: skip
    texts = [card.text for card in edition.cards]
    return sorted([word for word in known if any(f"{word}:" in text or f"{word}, " in text for text in texts)])


@shows("what a discard pile is", [], [3], [2, 3])
def piles_called_discards(edition: Edition) -> list[int]:
    return [number for number, word in enumerate(zones(edition)) if "discard" in word]


# 2. Components and set-up.


def begun(edition: Edition, **setup: Any) -> Position:
    return edition.start(setup, seed=1)


@shows("tokens", 32, 32, 36)
def sakura_in_all(edition: Edition) -> int:
    start = state(begun(edition))
    return sum(
        [start["distance"], start["shadow"], *[start[half][area] for half in ("me", "foe") for area in ("life", "aura", "flare")]]
    )


@shows("Life at the start", [8, 8], [8, 8], [10, 10])
def life_at_the_start(edition: Edition) -> list[int]:
    return [half["life"] for half in (me(begun(edition)), foe(begun(edition)))]


@shows_alike("Aura at the start", [3, 3])
def aura_at_the_start(edition: Edition) -> list[int]:
    return [half["aura"] for half in (me(begun(edition)), foe(begun(edition)))]


@shows_alike("Distance at the start", 10)
def distance_at_the_start(edition: Edition) -> int:
    return int(state(begun(edition))["distance"])


@shows_alike("Flare and Shadow at the start", [0, 0, 0])
def flare_and_shadow_at_the_start(edition: Edition) -> list[int]:
    start = begun(edition)
    return [me(start)["flare"], foe(start)["flare"], state(start)["shadow"]]


def actions_at(edition: Edition, distance: int, **mine: Any) -> list[int]:
    """Which of the four Basic Actions that all editions have can be taken."""
    offered = labels(scene(edition, distance=distance, me={"vigor": 1, **mine}))
    return [number for number, action in enumerate(actions(edition)[:4]) if action in offered]


@shows_alike("most Sakura in Distance", ([0, 1, 2, 3], [0, 2, 3]))
def retreat_at_nine_and_at_ten(edition: Edition) -> tuple[list[int], list[int]]:
    return actions_at(edition, 9, life=5), actions_at(edition, 10, life=5)


@shows_alike("most Sakura in Aura", ([0, 1, 2, 3], [1, 3]))
def recover_with_aura_four_and_five(edition: Edition) -> tuple[list[int], list[int]]:
    return actions_at(edition, 5, aura=4), actions_at(edition, 5, aura=5)


@shows_alike("most Sakura in Life, Flare and Shadow", 16)
def much_flare(edition: Edition) -> int:
    start = scene(edition, distance=1, me={"flare": 15, "life": 2, "vigor": 1}, foe={"life": 2})
    return int(me(choose(start, actions(edition)[3]))["flare"])


@shows("characters in the box", (3, 2), (7, 1), (6, 1))
def characters_in_the_box(edition: Edition) -> tuple[int, int]:
    return len(edition.goddesses), edition.sets


@shows("cards in the box", (42, 24), (49, 28), (42, 24))
def cards_in_the_box(edition: Edition) -> tuple[int, int]:
    cards = [card for goddess in edition.goddesses for card in goddess.cards] * edition.sets
    specials = len([card for card in cards if card.is_ultimate])
    return len(cards) - specials, specials


SECRETLY = ([0, 0, 1, 1], False)
IN_TURN = ([0, 1, 1, 0], True)


def who_picks(edition: Edition, copies: int) -> tuple[list[int], bool]:
    """Who picks, one after another; and whether one sees what the other has picked."""
    position = begun(edition, goddesses="choose", copies=copies)
    seats: list[int] = []
    is_seen = False
    while position.question == "goddess":
        seats.append(position.seat)
        is_seen |= position.seat == 1 and me(position)["goddesses"] != []
        position = position.play(position.options[0])
    return seats, is_seen


@shows("choosing characters", SECRETLY, IN_TURN, IN_TURN)
def picking_with_one_copy(edition: Edition) -> tuple[list[int], bool]:
    return who_picks(edition, 1)


@shows("choosing characters", SECRETLY, SECRETLY, IN_TURN)
def picking_with_two_copies(edition: Edition) -> tuple[list[int], bool]:
    return who_picks(edition, 2)


@shows("choosing characters", True, False, False)
def both_may_hold_the_same(edition: Edition) -> bool:
    starts = [edition.start(seed=seed) for seed in range(10)]
    return any(set(me(start)["goddesses"]) & set(foe(start)["goddesses"]) for start in starts)


@shows_alike("building a deck", ([22, 21, 20], 10, 7, 3))
def building_a_deck(edition: Edition) -> tuple[list[int], int, int, int]:
    """Between how many cards one chooses at first, how often, and what one has then."""
    position = begun(edition, goddesses=[["yurina", "himika"], ["himika", "tokoyo"]], copies=2, decks="choose")
    counts: list[int] = []
    while position.question == "deck" and position.seat == 0:
        counts.append(len(position.options))
        position = position.play(position.options[0])
    return counts[:3], len(counts), len(me(position)["deck"]), len(me(position)["ready"])


@shows_alike("first player", ([0, 1], {0, 1}))
def first_players(edition: Edition) -> tuple[list[int], set[int]]:
    """As wished; and by chance."""
    return [begun(edition, first=seat).seat for seat in (0, 1)], {edition.start(seed=seed).seat for seed in range(8)}


@shows_alike("opening hand", [3, 3])
def opening_hands(edition: Edition) -> list[int]:
    return [len(half["hand"]) for half in (me(begun(edition)), foe(begun(edition)))]


@shows_alike("mulligan", ([1, 1, 1, 0], 3, 4, True))
def mulligan(edition: Edition) -> tuple[list[int], int, int, bool]:
    """Who is asked: the first player, who puts back two cards, and the second; then hand and deck, and what lies below."""
    position = begun(edition, first=1)
    seats, back = [], foe(position)["hand"][:2]
    for choice in (f"put back {back[0]}", f"put back {back[1]}", "keep", "keep"):
        assert position.question == "mulligan"
        seats.append(position.seat)
        position = choose(position, choice)
    assert position.question == "main"
    return seats, len(foe(position)["hand"]), len(foe(position)["deck"]), foe(position)["deck"][-2:] == back


@shows_alike("Vigor at the start", [0, 1])
def vigor_at_the_start(edition: Edition) -> list[int]:
    start = begun(edition, first=0)
    return [me(start)["vigor"], foe(start)["vigor"]]


@shows_alike("winning", [1.0, 0.0])
def no_life_left(edition: Edition) -> list[float]:
    return list(against(edition, "Thrust", life=1, aura=0).scores)


@shows_alike("both without Life", [0.0, 1.0])
def one_after_the_other(edition: Edition) -> list[float]:
    """Damage to both from one effect is dealt to one after the other, and whoever is without Life first has lost."""
    return list(against(edition, "Doom", {"life": 1}, life=1).scores)


@shows(
    "decks for a first game",
    [["yurina", "himika"], ["yurina", "tokoyo"]],
    [["yurina", "himika"], ["tokoyo", "saine"]],
    None,
)
def first_game(edition: Edition) -> list[list[str]] | None:
    try:
        start = begun(edition, decks="first game")
    except BadSetup:
        return None
    return [me(start)["goddesses"], foe(start)["goddesses"]]


# 3. The turn.


@shows_alike("first turns", [(1, 0, "main"), (2, 1, "main"), (3, 1, "reshuffle")])
def first_turns(edition: Edition) -> list[tuple[int, int, str]]:
    """Turn, Vigor of whose it is, and what is asked first."""
    position = choose(begun(edition, first=0), "keep", "keep")
    found: list[tuple[int, int, str]] = []
    while len(found) < 3:
        now = state(position)
        if len(found) < now["turns"]:
            found.append((now["turns"], now[now["turn"]]["vigor"], position.question))
        position = position.play(position.options[0])
    return found


@shows("Vigor at the start of a turn", (1, 0), (1, 0), (0, 0))
def vigor_after_backdraft(edition: Edition) -> tuple[int, int]:
    """The opponent's Vigor in the turn after it, and whether they are Stunned then."""
    name = named(edition, "バックドラフト")
    start = scene(edition, distance=5, me={"hand": [name], "vigor": 1}, foe={"deck": ["Slash", "Brandish"]})
    theirs = choose(start, f"play {name}", "end turn")
    theirs = theirs.play(theirs.options[1])
    return foe(theirs)["vigor"], foe(theirs)["stunned"]


@shows_alike("Vigor at the start of a turn", [1, 2, 2])
def vigor_grows_to_two(edition: Edition) -> list[int]:
    return [me(scene(edition, distance=5, phase="start", me={"vigor": vigor}))["vigor"] for vigor in (0, 1, 2)]


@shows_alike("Enchantments at the start of a turn", ({}, ["Overawe"], {"Overawe": 1}, 2))
def enchantments_wear_off(edition: Edition) -> tuple[dict[str, int], list[str], dict[str, int], int]:
    """One's own with 1 Sakura, the opponent's with 2, and what came to Shadow."""
    start = scene(edition, distance=9, phase="start", shadow=0, **worn(edition))
    return me(start)["in_play"], me(start)["discard"], foe(start)["in_play"], state(start)["shadow"]


def worn(edition: Edition) -> dict[str, dict[str, Any]]:
    """Overawe on both sides, and what is left over in Flare."""
    left = edition.sakura - 9 - 3 - 3 - 3 - edition.life - 5
    return {"me": {"in_play": {"Overawe": 1}}, "foe": {"in_play": {"Overawe": 2}, "life": 5, "flare": left}}


@shows_alike("several Disenchants at once", (0, ["choose Overawe", "choose Overawe"]))
def who_orders_disenchants(edition: Edition) -> tuple[int, list[str]]:
    start = scene(edition, distance=8, phase="start", me={"in_play": {"Overawe": 1}}, foe={"in_play": {"Overawe": 1}})
    return start.seat, labels(start)


@shows_alike("reshuffling", ([], [], 3, -1))
def reshuffled(edition: Edition) -> tuple[list[str], list[str], int, int]:
    """Both piles, the cards one has then in deck and hand, and Life."""
    piles = {"deck": ["Slash"], "discard": ["Brandish"], "face_down": ["Overawe"], "aura": 0}
    start = scene(edition, distance=5, phase="start", me=piles)
    done = me(start.play(start.options[0]))
    return done["discard"], done["face_down"], len(done["deck"] + done["hand"]), done["life"] - edition.life


@shows_alike("reshuffling", 0)
def not_reshuffled(edition: Edition) -> int:
    start = scene(edition, distance=5, phase="start", me={"deck": ["Slash", "Brandish", "Overawe"]})
    return int(me(start.play(start.options[1]))["life"]) - edition.life


@shows_alike("drawing", ["Slash", "Brandish"])
def cards_drawn(edition: Edition) -> list[str]:
    start = scene(edition, distance=5, phase="start", me={"deck": ["Slash", "Brandish", "Overawe"]})
    return list(me(start.play(start.options[1]))["hand"])


def without_cards(edition: Edition, aura: int) -> Position:
    start = scene(edition, distance=5, phase="start", me={"aura": aura, "deck": ["Slash"], "vigor": 1})
    return start.play(start.options[1])


@shows_alike("a card that cannot be drawn", (0, ["take 1 to Life", "take 1 to Aura"], -1))
def cards_not_drawn(edition: Edition) -> tuple[int, list[str], int]:
    """Who is asked what; and what becomes of Life when Aura is empty."""
    asked = without_cards(edition, 1)
    return asked.seat, labels(asked), me(without_cards(edition, 0))["life"] - edition.life


@shows_alike("main phase", (True, False))
def throughout_first_or_never(edition: Edition) -> tuple[bool, bool]:
    start = scene(made(edition), distance=5, me={"hand": ["Grand Plan", "Gather"], "vigor": 2})
    return "play Grand Plan" in labels(start), "play Grand Plan" in labels(choose(start, "play Gather"))


@shows_alike("end phase", ("hand limit", ["Crash", "Graze", "Volley", "Leap"], 2))
def end_before_hand_limit(edition: Edition) -> tuple[str, list[str], int]:
    """What an End effect draws is there when the hand is cut to two."""
    half = {"hand": ["Crash", "Graze", "Volley"], "deck": ["Leap"], "in_play": {"Ward": 2}}
    cut = scene(made(edition), distance=5, phase="end", me=half)
    hand = list(me(cut)["hand"])
    done = cut.play(cut.options[0])
    done = done.play(done.options[0])
    return cut.question, hand, len(me(done)["face_down"])


@shows_alike("hand limit during the turn", ("main", 5))
def many_cards_in_hand(edition: Edition) -> tuple[str, int]:
    hand = ["Crash", "Graze", "Volley", "Leap", "Gather", "Last Word"][:5]
    start = scene(made(edition), distance=5, me={"hand": hand})
    return start.question, len(me(start)["hand"])


# 4. Basic Actions.


def moved(edition: Edition, action: int) -> tuple[str, int, int, int, int]:
    """What an action is called, and what it does to Distance, Aura, Flare and Shadow."""
    start = scene(edition, distance=5, me={"vigor": 1})
    done = choose(start, actions(edition)[action])
    change = [me(done)[area] - me(start)[area] for area in ("aura", "flare")]
    areas = [state(done)[area] - state(start)[area] for area in ("distance", "shadow")]
    return actions(edition)[action], areas[0], change[0], change[1], areas[1]


@shows("Distance to Aura", ("Forward movement", -1, 1, 0, 0), ("Forward Movement", -1, 1, 0, 0), ("Advance", -1, 1, 0, 0))
def distance_to_aura(edition: Edition) -> tuple[str, int, int, int, int]:
    return moved(edition, 0)


@shows("Aura to Distance", ("Backward movement", 1, -1, 0, 0), ("Backward Movement", 1, -1, 0, 0), ("Retreat", 1, -1, 0, 0))
def aura_to_distance(edition: Edition) -> tuple[str, int, int, int, int]:
    return moved(edition, 1)


@shows("Shadow to Aura", ("Dressing", 0, 1, 0, -1), ("Recover", 0, 1, 0, -1), ("Recover", 0, 1, 0, -1))
def shadow_to_aura(edition: Edition) -> tuple[str, int, int, int, int]:
    return moved(edition, 2)


@shows("Aura to Flare", ("Holding", 0, -1, 1, 0), ("Focus", 0, -1, 1, 0), ("Focus", 0, -1, 1, 0))
def aura_to_flare(edition: Edition) -> tuple[str, int, int, int, int]:
    return moved(edition, 3)


@shows("Shadow to Distance", 1, 1, 2)
def from_shadow_to_distance(edition: Edition) -> int:
    """The largest Distance that one Basic Action at Distance 1 leads to, with no Aura to retreat from."""
    start = scene(edition, distance=1, me={"vigor": 1, "aura": 0})
    reached = [state(start.play(option))["distance"] for option in start.options]
    return int(max(reached))


@shows("number of Basic Actions", 4, 4, 5)
def basic_actions(edition: Edition) -> int:
    """All that can be taken where nothing stands in the way; at Distance 2 and at 5."""
    found: set[str] = set()
    for distance in (2, 5):
        found |= set(labels(scene(edition, distance=distance, me={"vigor": 1})))
    return len([label for label in found if label in actions(edition)])


@shows(
    "cost of a Basic Action",
    ["spend 1 Vigor", "Slash to the downcard pile"],
    ["spend 1 Vigor", "discard Slash"],
    ["spend 1 Vigor", "discard Slash"],
)
def words_of_paying(edition: Edition) -> list[str]:
    start = scene(edition, distance=5, me={"hand": ["Slash"], "vigor": 1})
    return labels(choose(start, actions(edition)[3]))


@shows("Master Distance", True, False, False)
def forward_at_distance_two(edition: Edition) -> bool:
    return 0 in actions_at(edition, 2)


@shows("Master Distance", True, True, False)
def forward_at_distance_two_in_a_first_game(edition: Edition) -> bool:
    beginners = {"experienced": False} if edition is AEG else {}
    return actions(edition)[0] in labels(scene(edition, distance=2, me={"vigor": 1}, **beginners))


@shows_alike("full or empty area", ([1, 3], [0, 2], [0, 1, 3]))
def full_or_empty(edition: Edition) -> tuple[list[int], list[int], list[int]]:
    """With full Aura, with empty Aura, with empty Shadow."""
    full, empty = actions_at(edition, 5, aura=5), actions_at(edition, 5, aura=0)
    rest = edition.sakura - 10 - 2 * 3 - edition.life
    start = scene(edition, distance=9, shadow=0, me={"vigor": 1, "life": rest - 1}, foe={"life": edition.life, "flare": 2})
    return full, empty, [number for number, action in enumerate(actions(edition)[:4]) if action in labels(start)]


# 5. Playing cards.


@shows_alike("Action cards", (["Gather"], ["Last Word"]))
def where_played_cards_go(edition: Edition) -> tuple[list[str], list[str]]:
    start = scene(made(edition), distance=5, me={"hand": ["Gather"], "ready": ["Last Word"], "flare": 2, "vigor": 1})
    done = choose(start, "play Gather", "play Last Word")
    return me(done)["discard"], me(done)["used"]


@shows_alike("tokens of an Enhancement", (["0 from Aura", "1 from Aura", "2 from Aura"], 1))
def charges(edition: Edition) -> tuple[list[str], int]:
    """From where they come; and how many lie there if Aura has but one and Shadow none."""
    left = edition.sakura - 3 - 1 - 3 - 2 * edition.life
    poor = scene(made(edition), distance=3, shadow=0, me={"hand": ["Ward", "Gather"], "aura": 1}, foe={"flare": left})
    return labels(against(edition, "Ward")), me(choose(poor, "play Ward"))["in_play"]["Ward"]


@shows_alike("when an Enhancement is played", 2)
def when_played(edition: Edition) -> int:
    return int(me(choose(against(edition, "Ward"), "0 from Aura"))["vigor"])


@shows_alike("while an Enhancement is out", (["take 3 to Aura", "take 1 to Life"], ["take 2 to Aura", "take 1 to Life"]))
def while_out(edition: Edition) -> tuple[list[str], list[str]]:
    return labels(against(edition, "Thrust", {"in_play": {"Ward": 1}})), labels(against(edition, "Thrust"))


@shows("last token gone", "in its pile", "in its pile", "on the table")
def where_an_enhancement_lies_during_its_disenchant(edition: Edition) -> str:
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
    return ", ".join([words for words, pile in places.items() if "Overawe" in me(attacked).get(pile, [])])


@shows_alike("cost of special cards", (False, 1, 2))
def paying_with_flare(edition: Edition) -> tuple[bool, int, int]:
    """Whether it can be played with too little; what is left of 3 Flare; what came to Shadow."""
    poor = scene(made(edition), distance=5, me={"ready": ["Last Word"], "flare": 1, "vigor": 1})
    rich = scene(made(edition), distance=5, me={"ready": ["Last Word"], "flare": 3, "vigor": 1})
    done = choose(rich, "play Last Word")
    return "play Last Word" in labels(poor), me(done)["flare"], state(done)["shadow"] - state(rich)["shadow"]


@shows_alike("Throughout", "foe")
def nothing_after_throughout(edition: Edition) -> str:
    """Whose turn it is after it, with Vigor and a card left."""
    start = scene(made(edition), distance=5, me={"hand": ["Grand Plan", "Gather"], "vigor": 2}, foe={"vigor": 1})
    return str(state(choose(start, "play Grand Plan"))["turn"])


@shows_alike("attack, step 1", [3])
def where_thrust_can_be_played(edition: Edition) -> list[int]:
    starts = [scene(made(edition), distance=distance, me={"hand": ["Thrust"], "vigor": 1}) for distance in range(6)]
    return [distance for distance, start in enumerate(starts) if "play Thrust" in labels(start)]


def dodged(edition: Edition) -> Position:
    return choose(against(edition, "Thrust", hand=["Sidestep"]), "play Sidestep")


@shows_alike("attack, step 2", ("reaction", ["no Reaction", "play Sidestep"], 4))
def effect_of_a_reaction_first(edition: Edition) -> tuple[str, list[str], int]:
    asked = against(edition, "Thrust", hand=["Sidestep", "Gather"])
    return asked.question, labels(asked), state(dodged(edition))["distance"]


@shows_alike("attack, step 3", ("main", 3, 0, 1))
def out_of_range(edition: Edition) -> tuple[str, int, int, int]:
    """What is asked next; the opponent's Aura and lost Life; and nothing of what comes after an attack."""
    done = dodged(edition)
    return done.question, foe(done)["aura"], edition.life - foe(done)["life"], me(done)["vigor"]


@shows("attack, step 4", 2, 3, 3)
def distance_when_damage_is_dealt(edition: Edition) -> int:
    return int(state(against(edition, "Pounce"))["distance"])


@shows_alike("attack, step 5", (1, ["take 2 to Aura", "take 1 to Life"]))
def who_chooses_the_damage(edition: Edition) -> tuple[int, list[str]]:
    struck = against(edition, "Thrust")
    return struck.seat, labels(struck)


@shows_alike("attack, step 6", (1, 2))
def after_damage(edition: Edition) -> tuple[int, int]:
    """Vigor before the damage is dealt and after it."""
    struck = against(edition, "Thrust")
    return me(struck)["vigor"], me(choose(struck, "take 2 to Aura"))["vigor"]


@shows_alike("attack, step 7", (["Thrust"], ["Thrust"]))
def where_attacks_go(edition: Edition) -> tuple[list[str], list[str]]:
    return me(choose(against(edition, "Thrust"), "take 2 to Aura"))["discard"], me(dodged(edition))["discard"]


@shows_alike("Reactions to one attack", (["no Reaction", "play Riposte", "play Sidestep"], ["take 2 to Aura", "take 1 to Life"]))
def after_one_reaction(edition: Edition) -> tuple[list[str], list[str]]:
    """What is asked at first; and when one of the two Reactions has been played and has hit."""
    asked = against(edition, "Thrust", {"aura": 0}, hand=["Riposte", "Sidestep"])
    return labels(asked), labels(choose(asked, "play Riposte"))


@shows_alike("reacting to a Reaction", ["play Riposte"])
def reactions_to_a_reaction(edition: Edition) -> list[str]:
    """The Reactions that are offered in an attack and in the Reaction to it; both players hold one."""
    position = against(edition, "Thrust", {"hand": ["Thrust", "Riposte"], "aura": 3}, hand=["Riposte"])
    offered = [label for label in labels(position) if label.startswith("play")]
    position = choose(position, "play Riposte")
    return offered + [label for label in labels(position) if label.startswith("play")]


@shows_alike("reacting to attacks made by effects", ["no Reaction", "play Riposte"])
def reactions_to_an_effect(edition: Edition) -> list[str]:
    return labels(against(edition, "Volley", hand=["Riposte"]))


def suffered(edition: Edition, damage: str) -> tuple[int, int, int, int]:
    """What becomes of Aura, Life and Flare of whoever is hit, and of Shadow."""
    struck = against(edition, "Thrust")
    done = choose(struck, damage)
    change = [foe(done)[area] - foe(struck)[area] for area in ("aura", "life", "flare")]
    return change[0], change[1], change[2], state(done)["shadow"] - state(struck)["shadow"]


@shows_alike("Aura damage", (-2, 0, 0, 2))
def aura_damage(edition: Edition) -> tuple[int, int, int, int]:
    return suffered(edition, "take 2 to Aura")


@shows_alike("Life damage", (0, -1, 1, 0))
def life_damage(edition: Edition) -> tuple[int, int, int, int]:
    return suffered(edition, "take 1 to Life")


@shows_alike("too little Aura", (1, -1))
def too_little_aura(edition: Edition) -> tuple[int, int]:
    done = against(edition, "Thrust", aura=1)
    return foe(done)["aura"], foe(done)["life"] - edition.life


@shows_alike("damage of -", (0, 0, ["take 1 to Aura"]))
def damage_that_is_none(edition: Edition) -> tuple[int, int, list[str]]:
    """3/- against 1 Aura; and 0/- with +1/+1, of which Life gets nothing."""
    done = against(edition, "Graze", aura=1)
    grown = against(edition, "Swell")
    hurt = [f"take {3 - foe(grown)['aura']} to Aura"]
    return foe(done)["aura"], foe(done)["life"] - edition.life, hurt


@shows_alike("damage of 0", (3, 2))
def damage_of_nothing_grows(edition: Edition) -> tuple[int, int]:
    """Aura before 0/- with +1/+1 and after it."""
    before = scene(made(edition), distance=3, me={"hand": ["Swell"], "vigor": 1})
    return foe(before)["aura"], foe(choose(before, "play Swell"))["aura"]


@shows("most Aura damage", ("main", 6), ("main", 6), ("damage", 7))
def seven_aura_damage_to_full_aura(edition: Edition) -> tuple[str, int]:
    struck = against(edition, "Crash", aura=5, life=7)
    return struck.question, foe(struck)["life"]


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
def guarded_against_aura_damage(edition: Edition) -> bool:
    return overawe_after_slash(edition, "take 3 to Aura")


@shows_alike("Unguarded, Concentration", False)
def guarded_against_life_damage(edition: Edition) -> bool:
    return overawe_after_slash(edition, "take 1 to Life")


@shows("Unguarded, Concentration", (True, []), (False, ["Overawe"]), (True, []))
def guarded_against_reshuffling(edition: Edition) -> tuple[bool, list[str]]:
    """Whether it is still in play, or else where: not shuffled in, since the damage came last."""
    start = scene(edition, distance=5, phase="start", me={"in_play": {"Overawe": 2}, "discard": ["Slash", "Brandish"]})
    done = me(start.play(start.options[0]))
    assert done["life"] == edition.life - 1
    return bool(done["in_play"]), done["face_down"]


def overawe_after_a_card_not_drawn(edition: Edition, damage: str) -> bool:
    start = scene(edition, distance=5, phase="start", me={"in_play": {"Overawe": 2}, "deck": ["Slash"]})
    return bool(me(choose(start.play(start.options[1]), damage))["in_play"])


@shows("Unguarded, Concentration", True, False, False)
def guarded_against_life_damage_for_a_card_not_drawn(edition: Edition) -> bool:
    return overawe_after_a_card_not_drawn(edition, "take 1 to Life")


@shows("Unguarded, Concentration", True, False, True)
def guarded_against_aura_damage_for_a_card_not_drawn(edition: Edition) -> bool:
    return overawe_after_a_card_not_drawn(edition, "take 1 to Aura")


@shows("Resurgence", [], [], ["Ukifune Serene"])
def immediate_resurgence(edition: Edition) -> list[str]:
    start = scene(
        edition,
        distance=in_reach(edition),
        turn="foe",
        me={"used": ["Ukifune Serene"], "life": 4, "aura": 0},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    return list(me(choose(start, "play Slash"))["ready"])


@shows_alike("Resurgence", 1)
def resurgence_in_the_end_phase(edition: Edition) -> int:
    """How many special cards are ready again: Vermillion Field, with an empty hand."""
    name = named(edition, "ヴァーミリオンフィールド")
    return len(me(scene(edition, distance=5, phase="end", me={"used": [name]}, foe={"vigor": 1}))["ready"])


@shows("Seal", [], ["Slash"], [])
def out_of_the_game(edition: Edition) -> list[str]:
    """What lies out of the game once the card that seals, if there is one, has been played."""
    half = {"ready": ["Shake the Mind"], "flare": 4, "vigor": 1} if named(edition, "完全論破") else {"vigor": 1}
    start = scene(edition, distance=5, me=half, foe={"discard": ["Slash"]})
    return list(foe(start.play(start.options[-1]))["sealed"])


@shows("change of Range", [], [6], [3])
def range_gained(edition: Edition) -> list[int]:
    """At which Distances an attack reaches only thanks to another card that increases Ranges."""
    if edition is BETA:
        return [
            distance for distance in range(4) if "play Shoot" in labels(scene(edition, distance=distance, me={"hand": ["Shoot"]}))
        ]
    if edition is AEG:
        needles, glass = named(edition, "しこみばり／ふくみばり"), named(edition, "とおみ／にらみ")
        starts = [
            scene(edition, distance=distance, me={"hand": [needles], "in_play": {glass: 2}, "vigor": 1}) for distance in range(9)
        ]
        return [
            distance for distance, start in enumerate(starts) if f"play {needles}" in labels(start) and distance not in (4, 5)
        ]
    starts = [scene(edition, distance=distance, me={"hand": ["Spirit", "Shoot"]}) for distance in range(4)]
    return [distance for distance, start in enumerate(starts) if "play Shoot" in labels(choose(start, "play Spirit"))]


@shows_alike("+X/+Y", ["take 3 to Aura", "take 1 to Life"])
def bonus_of_a_card(edition: Edition) -> list[str]:
    return labels(against(edition, "Thrust", {"in_play": {"Ward": 2}}))


@shows("Forced", [], ["フルバースト"], [])
def forced(edition: Edition) -> list[str]:
    return [card.japanese for card in edition.cards[: len(edition.cards) // 2] if "Forced" in card.text]


@shows("umbrella", None, ([4, 5], [0, 1]), None)
def both_sides_of_needles(edition: Edition) -> tuple[list[int], list[int]] | None:
    """The Range with the umbrella closed and open."""
    needles = named(edition, "しこみばり／ふくみばり")
    if not needles:
        return None
    reached: list[list[int]] = []
    for umbrella in ([], ["Umbrella"]):
        half = {"hand": [needles], "vigor": 1, "forms": umbrella}
        starts = [scene(edition, distance=distance, me=half) for distance in range(8)]
        reached.append([distance for distance, start in enumerate(starts) if f"play {needles}" in labels(start)])
    return reached[0], reached[1]


@shows("Trap", None, ["play Steel Strings", "no Trap"], ["play Steel Strings", "no Trap"])
def before_a_reshuffle(edition: Edition) -> list[str] | None:
    if edition.goddess("oboro") is None:
        return None
    start = scene(edition, distance=3, phase="start", me={"face_down": ["Steel Strings"], "deck": ["Caltrops", "Induce"]})
    return labels(start.play(start.options[0]))


@shows("keywords of Level 99 alone", (0, 4), (0, 4), (1, 3))
def stun(edition: Edition) -> tuple[int, int]:
    """What Backdraft, or Blaze, does to the opponent: Stun, Aura."""
    name = named(edition, "バックドラフト")
    after = choose(scene(edition, distance=5, me={"hand": [name], "vigor": 1}, foe={"flare": 1}), f"play {name}")
    return foe(after)["stunned"], foe(after)["aura"]


@shows("keywords of Level 99 alone", True, True, False)
def not_limited(edition: Edition) -> bool:
    """Whether anything can be done after Uranami Storm."""
    start = scene(edition, distance=6, me={"ready": ["Uranami Storm"], "flare": 3, "vigor": 2})
    return bool(state(choose(start, "play Uranami Storm"))["turn"] == "me")


@shows("keywords of Level 99 alone", [], [], ["Inevitable", "Limited", "Negate", "Overkill", "Stun", "Used"])
def keywords_on_cards(edition: Edition) -> list[str]:
    """Of the words that only Level 99 explains: those that its six goddesses print."""
    known = ["Stun", "Inevitable", "Limited", "Full Force", "Overkill", "Suspend", "Negate", "Used"]
    texts = " ".join([card.text for card in edition.cards])
    return sorted([word for word in known if word in texts])


# 7. General rules.


@shows_alike("too few tokens to move", (4, 1))
def as_many_as_possible(edition: Edition) -> tuple[int, int]:
    """Nine Sakura to Aura, of which two fit; then one of them on to Flare."""
    done = against(edition, "Gather")
    return me(done)["aura"], me(done)["flare"]


@shows_alike("card against rulebook", (1, 0))
def nearer_than_master_distance(edition: Edition) -> tuple[int, int]:
    """A card moves on where no Basic Action does; Aura takes it."""
    start = scene(made(edition), distance=2, me={"hand": ["Leap"], "vigor": 1, "aura": 3})
    done = choose(start, "play Leap")
    return state(done)["distance"], 4 - me(done)["aura"]


@shows_alike("may against may not", (4, 5))
def forbidden_and_allowed(edition: Edition) -> tuple[int, int]:
    """The Distance after a card that lets one move forward: as it is, and where another card forbids that."""
    mine = {"hand": ["Sneak"], "vigor": 1}
    free = scene(made(edition), distance=5, me=mine)
    barred = scene(made(edition), distance=5, me=mine, foe={"in_play": {"Ward": 2}})
    return state(choose(free, "play Sneak"))["distance"], state(choose(barred, "play Sneak"))["distance"]


@shows_alike("several effects of one card", (4, 1))
def from_top_to_bottom(edition: Edition) -> tuple[int, int]:
    """Without Aura, the second arrow moves only what the first one brought."""
    done = against(edition, "Gather", {"aura": 0})
    return me(done)["aura"], me(done)["flare"]


@shows_alike("the opponent plays one's card", (["Borrow"], ["Gather"]))
def where_a_borrowed_card_goes(edition: Edition) -> tuple[list[str], list[str]]:
    done = against(edition, "Borrow", hand=["Gather"])
    return me(done)["discard"], foe(done)["discard"]


@shows_alike("looking at face-down piles", (True, False, 2))
def who_sees_face_down_cards(edition: Edition) -> tuple[bool, bool, int]:
    start = scene(edition, distance=5, me={"face_down": ["Slash", "Brandish"], "vigor": 1})
    mine, theirs = [start.view(seat)["zones"][FACE_DOWN] for seat in (0, 1)]
    return min(mine) >= 0, max(theirs) >= 0, len(theirs)


@shows("other modes of play", "draft", "draft", "draft, epic")
def what_a_set_up_has(edition: Edition) -> str:
    """But for the rule for experienced players, which is no mode."""
    with pytest.raises(BadSetup) as refused:
        begun(edition, mode="Epic Battle")
    return str(refused.value).split("copies, ")[1].removesuffix(", experienced")


# 8. Which printing the cards are of.


@shows("Gash", ["take 3 to Aura", "take 2 to Life"], ["take 3 to Aura", "take 2 to Life"], None)
def gash_with_resolve(edition: Edition) -> list[str] | None:
    if not named(edition, "逆討ち"):
        return None
    return labels(choose(scene(edition, distance=1, me={"hand": ["Gash"], "life": 3, "vigor": 1}), "play Gash"))


@shows("Gash", [1, 2], [1, 2], [3, 4])
def reach_of_slash(edition: Edition) -> list[int]:
    starts = [scene(edition, distance=distance, me={"hand": ["Slash"], "vigor": 1}) for distance in range(6)]
    return [distance for distance, start in enumerate(starts) if "play Slash" in labels(start)]


@shows(
    "Spirit of Fire",
    ["take 4 to Aura", "take 2 to Life"],
    ["take 4 to Aura", "take 2 to Life"],
    ["take 3 to Aura", "take 1 to Life"],
)
def slash_with_spirit_of_fire(edition: Edition) -> list[str]:
    half = {"hand": ["Slash"], "life": 3, "vigor": 1, "in_play": {named(edition, "気炎万丈"): 2}}
    return labels(choose(scene(edition, distance=in_reach(edition), me=half, foe={"aura": 5}), "play Slash"))


@shows("Sense of Beauty", -1, -1, None)
def reacting_with_vigor_two(edition: Edition) -> int | None:
    if not named(edition, "審美眼"):
        return None
    half = {"in_play": {"Sense of Beauty": 2}, "hand": [named(edition, "詩舞")], "vigor": 2}
    start = scene(edition, distance=2, me={"hand": ["Slash"], "vigor": 1}, foe=half)
    done = choose(start, "play Slash", f"play {named(edition, '詩舞')}")
    return int(me(done)["life"]) - edition.life


@shows("Protest", None, (3, 3), None)
def slash_against_protest(edition: Edition) -> tuple[int, int] | None:
    """Aura of whoever protested; and of whoever struck, who was hit for 1 at Range 2."""
    if not named(edition, "反論"):
        return None
    start = scene(
        edition, distance=2, me={"hand": ["Slash"], "aura": 4, "vigor": 1, "deck": ["Brandish"]}, foe={"hand": ["Protest"]}
    )
    done = choose(start, "play Slash", "play Protest")
    return foe(done)["aura"], me(done)["aura"]


@shows("Resonant Beat", None, (4, 3), None)
def resonant_beat(edition: Edition) -> tuple[int, int] | None:
    """The opponent's Aura afterwards, of 4 and of 5."""
    if not named(edition, "響鳴共振"):
        return None
    half = {"ready": ["Resonant Beat"], "flare": 1, "vigor": 1}
    starts = [scene(edition, distance=5, me=half, foe={"aura": aura}) for aura in (4, 5)]
    found = [foe(choose(start, "play Resonant Beat"))["aura"] for start in starts]
    return found[0], found[1]


@shows("Spirit of Fire", (3, 1), (3, 1), (3, 2))
def inferno(edition: Edition) -> tuple[int, int]:
    """Another sign of the printing: what Quick Shot deals as the third card."""
    name = named(edition, "ラピッドファイア")
    struck = choose(scene(edition, distance=7, me={"hand": [name], "played": 2}, foe={"aura": 5}), f"play {name}")
    words = labels(struck)
    return int(words[0].split()[1]), int(words[1].split()[1])


@pytest.mark.parametrize(("point", "outcome", "beta", "aeg", "level99"), SCENES, ids=[one[1].__name__ for one in SCENES])
def test_the_same_scene_ends_as_the_edition_has_it(point: str, outcome: Outcome, beta: Any, aeg: Any, level99: Any) -> None:
    assert (outcome(BETA), outcome(AEG), outcome(LEVEL99)) == (beta, aeg, level99)


@pytest.mark.parametrize("point", ROWS)
def test_every_row_is_shown(point: str) -> None:
    row = ROWS[point]
    assert row["by"] in ("scene", "word", "count")
    found = [(beta, aeg, level99) for shown, _, beta, aeg, level99 in SCENES if shown == point]
    assert found, f"nothing shows {point!r}"
    if row["ends"] == "differently":
        assert any(not beta == aeg == level99 for beta, aeg, level99 in found), "this is no difference"
    else:
        assert row["ends"] == "alike"
        assert all(beta == aeg == level99 for beta, aeg, level99 in found), "this is a difference"


def test_every_scene_belongs_to_a_row() -> None:
    assert {point for point, *_ in SCENES} == set(ROWS)


def test_a_row_that_reads_differently_and_ends_alike_says_why() -> None:
    for point, row in ROWS.items():
        if row["ends"] == "alike" and "silent" in row["beta"] + row["aeg"] and row["level99"] != "silent":
            assert "because" in row, point
