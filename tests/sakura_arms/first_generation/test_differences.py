"""Where the three editions differ, point by point: the same scene in each of them, and how it ends there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from duelling import foe, labels, me, scene, state
from mankai import Position
from mankai.sakura_arms.edition import Edition
from mankai.sakura_arms.editions.aeg import GAME as AEG
from mankai.sakura_arms.editions.beta import GAME as BETA
from mankai.sakura_arms.editions.first_generation import FirstGeneration
from mankai.sakura_arms.editions.level99 import GAME as LEVEL99
from mankai.sakura_arms.vocabulary import DISTANCE, SHADOW, Attack, Card, Goddess, Player, at, revised, span
from mankai.sakura_arms.words import type_words

Outcome = Callable[[Edition], Any]


def choose(position: Position, *choices: str) -> Position:
    for choice in choices:
        position = position.play(position.options[labels(position).index(choice)])
    return position


def named(edition: Edition, japanese: str) -> str:
    """What an edition calls a card."""
    return next(card.name for card in edition.cards if card.japanese == japanese)


def in_reach(edition: Edition) -> int:
    """A Distance at which Slash hits."""
    return 3 if edition is LEVEL99 else 2


# 1. Words.


def words_of_types(edition: Edition) -> str:
    printed = {card.japanese: card for card in edition.cards}
    return " / ".join([type_words(printed[japanese], edition.words) for japanese in ("気炎万丈", "バックステップ", "斬")])


def words_of_piles(edition: Edition) -> str:
    return " / ".join(edition.legend()["zones"][1:4])


def words_of_specials(edition: Edition) -> str:
    return " / ".join(edition.legend()["zones"][6:8])


def words_of_reshuffling(edition: Edition) -> list[str]:
    return labels(scene(edition, distance=5, phase="start"))


def words_of_paying_with_a_card(edition: Edition) -> list[str]:
    start = scene(edition, distance=5, me={"hand": ["Slash"], "vigor": 1})
    return labels(choose(start, edition.words.actions[3]))


def words_of_the_log(edition: Edition) -> str:
    start = scene(edition, distance=5, me={"hand": ["Slash"]})
    return next(line for line in choose(start, edition.words.actions[3]).log(1) if "a card" in line)


# 2. Components and set-up.


def sakura_in_all(edition: Edition) -> int:
    start = state(edition.start(seed=1))
    return sum(
        [start["distance"], start["shadow"], *[start[half][area] for half in ("me", "foe") for area in ("life", "aura", "flare")]]
    )


def life_at_the_beginning(edition: Edition) -> int:
    return int(me(edition.start(seed=1))["life"])


def megami_in_the_box(edition: Edition) -> tuple[int, int]:
    return len(edition.goddesses), edition.sets


def who_picks(edition: Edition, copies: int) -> tuple[list[int], bool]:
    """Who picks, one after another; and whether one sees what the other has picked."""
    position = edition.start({"goddesses": "choose", "copies": copies}, seed=1)
    seats: list[int] = []
    is_seen = False
    while position.question == "goddess":
        seats.append(position.seat)
        is_seen |= position.seat == 1 and me(position)["goddesses"] != []
        position = position.play(position.options[0])
    return seats, is_seen


def picking_with_one_copy(edition: Edition) -> tuple[list[int], bool]:
    return who_picks(edition, 1)


def picking_with_two_copies(edition: Edition) -> tuple[list[int], bool]:
    return who_picks(edition, 2)


def both_may_hold_the_same(edition: Edition) -> bool:
    starts = [edition.start(seed=seed) for seed in range(10)]
    return any(set(me(start)["goddesses"]) & set(foe(start)["goddesses"]) for start in starts)


def first_decks(edition: Edition) -> list[str]:
    return [deck["name"] for deck in edition.legend()["first decks"]]


# 4. Basic Actions.


def basic_actions(edition: Edition) -> list[str]:
    """All that can be taken where nothing stands in the way; at Distance 2 and at 5."""
    found: list[str] = []
    for distance in (2, 5):
        found += [label for label in labels(scene(edition, distance=distance, me={"vigor": 1})) if label not in found]
    return [label for label in found if label in edition.words.actions]


def forward_at_distance_two(edition: Edition) -> bool:
    return edition.words.actions[0] in labels(scene(edition, distance=2, me={"vigor": 1}))


def forward_at_distance_two_in_a_first_game(edition: Edition) -> bool:
    beginners = {"experienced": False} if edition.also_said else {}
    return edition.words.actions[0] in labels(scene(edition, distance=2, me={"vigor": 1}, **beginners))


def from_shadow_to_distance(edition: Edition) -> int:
    """The largest Distance that one Basic Action at Distance 1 leads to, with no Aura to retreat from."""
    start = scene(edition, distance=1, me={"vigor": 1, "aura": 0})
    reached = [state(start.play(option))["distance"] for option in start.options]
    return int(max(reached))


# 5. Playing cards.


class Pounce(Card):
    """Before attack: Distance → Shadow: 1."""

    def before(self, me: Player, attack: Attack) -> None:
        me.arrow(1, DISTANCE, SHADOW)


def made(edition: Edition) -> Edition:
    """Cards made for a difference, in an edition of the same generation that takes the same steps."""
    cards = [
        revised(Pounce(), reach=at(3), damage=(2, 1)),
        revised(Card(), name="Crash", reach=span(0, 10), damage=(7, 1)),
        revised(Card(), name="Last Word", flare=2),
    ]
    goddesses = [Goddess("Kei", "ケイ", "Test", cards, [], []), edition.goddesses[0]]
    if isinstance(edition, FirstGeneration):
        return FirstGeneration("made", goddesses, edition.words, [], edition.steps)
    return Edition("made", goddesses, steps=edition.steps)


def distance_when_damage_is_dealt(edition: Edition) -> int:
    start = scene(made(edition), distance=3, me={"hand": ["Pounce"], "vigor": 1})
    return int(state(choose(start, "play Pounce"))["distance"])


def seven_aura_damage_to_full_aura(edition: Edition) -> tuple[str, int]:
    start = scene(made(edition), distance=3, me={"hand": ["Crash"], "vigor": 1}, foe={"aura": 5, "life": 7})
    struck = choose(start, "play Crash")
    return struck.question, foe(struck)["life"]


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
    return "in play" if me(attacked)["in_play"] else "in its pile" if me(attacked)["discard"] == ["Overawe"] else "nowhere"


# 6. Keywords.


def overawe_after(edition: Edition, position: Position) -> bool:
    """Whether Overawe is still in play."""
    return bool(me(position)["in_play"])


def guarded_against_aura_damage_of_an_attack(edition: Edition) -> bool:
    start = scene(
        edition,
        distance=in_reach(edition),
        turn="foe",
        me={"goddesses": ["yurina", "himika"], "in_play": {"Overawe": 2}},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    return overawe_after(edition, choose(start, "play Slash", "take 3 to Aura"))


def guarded_against_life_damage_of_an_attack(edition: Edition) -> bool:
    start = scene(
        edition,
        distance=in_reach(edition),
        turn="foe",
        me={"goddesses": ["yurina", "himika"], "in_play": {"Overawe": 2}},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    return overawe_after(edition, choose(start, "play Slash", "take 1 to Life"))


def guarded_against_reshuffling(edition: Edition) -> bool:
    start = scene(edition, distance=5, phase="start", me={"in_play": {"Overawe": 2}, "discard": ["Slash", "Brandish"]})
    reshuffled = start.play(start.options[0])
    assert me(reshuffled)["life"] == edition.life - 1
    return overawe_after(edition, reshuffled)


def what_reshuffling_breaks(edition: Edition) -> tuple[list[str], list[str]]:
    """Where Overawe lies afterwards, if it is lost at all: in the deck, or face-down."""
    start = scene(edition, distance=5, phase="start", me={"in_play": {"Overawe": 2}, "discard": ["Slash", "Brandish"]})
    done = start.play(start.options[0])
    return [card for card in me(done)["deck"] + me(done)["hand"] if card == "Overawe"], me(done)["face_down"]


def burnt(edition: Edition, damage: str) -> bool:
    start = scene(edition, distance=5, phase="start", me={"in_play": {"Overawe": 2}, "deck": ["Slash"]})
    return overawe_after(edition, choose(start.play(start.options[1]), damage))


def guarded_against_life_damage_for_a_card_not_drawn(edition: Edition) -> bool:
    return burnt(edition, "take 1 to Life")


def guarded_against_aura_damage_for_a_card_not_drawn(edition: Edition) -> bool:
    return burnt(edition, "take 1 to Aura")


def immediate_resurgence(edition: Edition) -> list[str]:
    start = scene(
        edition,
        distance=in_reach(edition),
        turn="foe",
        me={"used": ["Ukifune Serene"], "life": 4, "aura": 0},
        foe={"hand": ["Slash"], "vigor": 1},
    )
    return list(me(choose(start, "play Slash"))["ready"])


def limited(edition: Edition) -> bool:
    """Whether anything can be done after Uranami Storm."""
    start = scene(edition, distance=6, me={"ready": ["Uranami Storm"], "flare": 3, "vigor": 2})
    return bool(state(choose(start, "play Uranami Storm"))["turn"] == "me")


def stun(edition: Edition) -> tuple[int, int]:
    """What Backdraft, or Blaze, does to the opponent: Stun, Aura."""
    name = named(edition, "バックドラフト")
    after = choose(scene(edition, distance=5, me={"hand": [name], "vigor": 1}, foe={"flare": 1}), f"play {name}")
    return foe(after)["stunned"], foe(after)["aura"]


def umbrella(edition: Edition) -> bool:
    return edition.goddess("yukihi") is not None


def trap(edition: Edition) -> bool:
    return any(card.trap for card in edition.cards)


# 8. Printings.


def reach_of_slash(edition: Edition) -> list[int]:
    return [
        distance
        for distance in range(6)
        if "play Slash" in labels(scene(edition, distance=distance, me={"hand": ["Slash"], "vigor": 1}))
    ]


def third_card_of_yurina(edition: Edition) -> str:
    return edition.goddesses[0].cards[2].name


def inferno(edition: Edition) -> list[str]:
    name = named(edition, "ラピッドファイア")
    return labels(choose(scene(edition, distance=7, me={"hand": [name], "played": 2}, foe={"aura": 5}), f"play {name}"))


SECRETLY = ([0, 0, 1, 1], False)
IN_TURN = ([0, 1, 1, 0], True)
# What is looked at; how it is in the Beta edition, in AEG's and in Level 99's.
DIFFERENCES: list[tuple[Outcome, Any, Any, Any]] = [
    (lambda edition: edition.legend()["words"]["goddess"], "Megami", "Megami", "goddess"),
    (lambda edition: edition.legend()["words"]["ultimates"], "special cards", "Special cards", "Ultimates"),
    (words_of_types, "Enhance, Throughout / Action / Attack", "Enhancement, Throughout / Action / Attack",
     "Enchantment, Full Power / Utility / Attack"),
    (words_of_piles, "stock / upcard pile / downcard pile", "deck / played pile / discard pile",
     "deck / discard pile / face-down discards"),
    (words_of_specials, "available special cards / devoted special cards", "available Special cards / Devoted Special cards",
     "Ready Ultimates / Used Ultimates"),
    (words_of_reshuffling, ["regain your stock, 1 damage to Life", "do not regain your stock"],
     ["reshuffle, 1 Damage to your Life", "do not reshuffle"], ["reshuffle, 1 Life damage", "do not reshuffle"]),
    (words_of_paying_with_a_card, ["spend 1 Vigor", "Slash to the downcard pile"], ["spend 1 Vigor", "discard Slash"],
     ["spend 1 Vigor", "discard Slash"]),
    (words_of_the_log, "Opponent: a card put on the downcard pile", "Opponent: a card put on the discard pile",
     "Foe: a card discarded face-down"),
    (sakura_in_all, 32, 32, 36),
    (life_at_the_beginning, 8, 8, 10),
    (megami_in_the_box, (3, 2), (7, 1), (6, 1)),
    (picking_with_one_copy, SECRETLY, IN_TURN, IN_TURN),
    (picking_with_two_copies, SECRETLY, SECRETLY, IN_TURN),
    (both_may_hold_the_same, True, False, False),
    (first_decks, ["Rapid Red Blade", "Sword Dance Blooming"], ["Raging Red Blade", "Elegant Blue Dance"], []),
    (basic_actions, ["Forward movement", "Backward movement", "Dressing", "Holding"],
     ["Backward Movement", "Recover", "Focus", "Forward Movement"],
     ["Retreat", "Recover", "Focus", "Breakaway", "Advance"]),
    (forward_at_distance_two, True, False, False),
    (forward_at_distance_two_in_a_first_game, True, True, False),
    (from_shadow_to_distance, 1, 1, 2),
    (distance_when_damage_is_dealt, 2, 3, 3),
    (seven_aura_damage_to_full_aura, ("main", 6), ("main", 6), ("damage", 7)),
    (where_an_enhancement_lies_during_its_disenchant, "in its pile", "in its pile", "in play"),
    (guarded_against_aura_damage_of_an_attack, False, False, True),
    (guarded_against_reshuffling, True, False, True),
    (what_reshuffling_breaks, ([], []), ([], ["Overawe"]), ([], [])),
    (guarded_against_life_damage_for_a_card_not_drawn, True, False, False),
    (guarded_against_aura_damage_for_a_card_not_drawn, True, False, True),
    (immediate_resurgence, [], [], ["Ukifune Serene"]),
    (limited, True, True, False),
    (stun, (0, 4), (0, 4), (1, 3)),
    (umbrella, False, True, False),
    (trap, False, True, True),
    (reach_of_slash, [1, 2], [1, 2], [3, 4]),
    (third_card_of_yurina, "Gash", "Gash", "Hilt Strike"),
    (inferno, ["take 3 to Aura", "take 1 to Life"], ["take 3 to Aura", "take 1 to Life"], ["take 3 to Aura", "take 2 to Life"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("outcome", "beta", "aeg", "level99"), DIFFERENCES, ids=[one[0].__name__.strip("<>") for one in DIFFERENCES]
)
def test_the_same_scene_ends_differently(outcome: Outcome, beta: Any, aeg: Any, level99: Any) -> None:
    assert (outcome(BETA), outcome(AEG), outcome(LEVEL99)) == (beta, aeg, level99)
    assert not beta == aeg == level99, "this is no difference"


def test_life_damage_of_an_attack_is_too_much_everywhere() -> None:
    assert [guarded_against_life_damage_of_an_attack(edition) for edition in (BETA, AEG, LEVEL99)] == [False] * 3
