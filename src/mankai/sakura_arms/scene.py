"""Any table from a small description, and the description of any table; and what no table may violate.

A scene is a dict:

    {"distance": 3, "turn": "me", "phase": "main",
     "me":  {"goddesses": ["yurina", "himika"], "hand": ["Slash"], "vigor": 1, "in_play": {"Overawe": 2}},
     "foe": {"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"], "life": 4, "flare": 3, "ready": ["Mi-Kazura"]}}

`me` is seat 0.  What is not said is as at the beginning, and the Sakura left over lie in Shadow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.kernel.errors import BadScene
from mankai.kernel.luck import key_of
from mankai.kernel.table import Step, Table
from mankai.sakura_arms import setup
from mankai.sakura_arms.cards import Goddess
from mankai.sakura_arms.duel import Duel
from mankai.sakura_arms.places import (
    ACTED,
    AURA,
    BACKWARD,
    BONUS,
    BURNED,
    DECK,
    DISCARD,
    DISTANCE,
    END,
    FACE_DOWN,
    FLARE,
    FORMS,
    FORWARD,
    GODDESSES,
    HAND,
    IN_PLAY,
    LIFE,
    LIMBO,
    LIMITED,
    MACHINE,
    MAIN,
    MOVED,
    NEXT_TURN,
    OUTSIDE,
    PHASE,
    PLAYED,
    POUCH,
    READY,
    SAKURA_PLACES,
    SCARRED,
    SEALED,
    SHADOW,
    START_DISTANCE,
    STUN,
    TURN,
    TURN_BEGINS,
    TURNS,
    USED,
    VIGOR,
)

if TYPE_CHECKING:
    from mankai.sakura_arms.edition import Edition

NAMES: Final = ["me", "foe"]
AREAS: Final = {
    "life": LIFE, "aura": AURA, "flare": FLARE, "vigor": VIGOR, "stunned": STUN, "played": PLAYED, "moved": MOVED,
    "scarred": SCARRED, "limited": LIMITED, "machine": MACHINE, "burned": BURNED, "forward": FORWARD, "backward": BACKWARD,
}  # fmt: skip
PILES: Final = {
    "hand": HAND, "deck": DECK, "discard": DISCARD, "face_down": FACE_DOWN, "ready": READY, "used": USED, "bonus": BONUS,
    "pouch": POUCH, "sealed": SEALED, "forms": FORMS,
}  # fmt: skip
PHASES: Final = ["start", "main", "end"]


def staged(edition: Edition, scene: dict[str, Any]) -> Table:
    """The table that a scene describes; raises `BadScene` when there can be no such table."""
    known = ["distance", "shadow", "turn", "turns", "phase", "acted", "seed", "me", "foe"]
    only(scene, known + edition.also_said, "a scene")
    table = edition.board(scene, number(scene, "seed", 0))
    tokens = table.tokens
    tokens[DISTANCE] = number(scene, "distance", edition.distance)
    halves = [scene.get(name, {}) for name in NAMES]
    pairs = [joined(edition, table, halves[seat], seat) for seat in (0, 1)]
    for seat in (0, 1):
        seated(edition, table, halves[seat], pairs[seat], seat)
    in_use = sum(tokens[:SAKURA_PLACES]) - tokens[SHADOW] + sum(table.on_cards.values())
    tokens[SHADOW] = number(scene, "shadow", max(edition.sakura_on(table) - in_use, 0))
    wrong = faults(edition, table)
    if wrong:
        raise BadScene(f"this scene cannot exist: {'; '.join(wrong)}")
    seat = which(scene.get("turn", "me"), NAMES, "turn")
    phase = which(scene.get("phase", "main"), PHASES, "phase")
    tokens[TURNS] = number(scene, "turns", 3)
    tokens[TURN] = seat
    tokens[PHASE] = phase
    tokens[ACTED] = number(scene, "acted", 0)
    table.secret = key_of(number(scene, "seed", 0))
    table.agenda = agenda_at(phase, seat)
    if phase:
        tokens[START_DISTANCE] = Duel(edition, table).distance()
    else:
        tokens[TURNS] -= 1
    return table


def agenda_at(phase: int, seat: int) -> tuple[Step, ...]:
    if phase == 0:
        return ((TURN_BEGINS, seat, -1, ()),)
    rest: tuple[Step, ...] = ((NEXT_TURN, seat, -1, ()), (END, seat, -1, ()))
    return rest if phase == 2 else (*rest, (MAIN, seat, -1, ()))


def joined(edition: Edition, table: Table, half: Any, seat: int) -> list[Goddess]:
    """The goddesses of one player's side of a scene, once they have joined."""
    if not isinstance(half, dict):
        raise BadScene(f'"{NAMES[seat]}" is a table of areas and piles, not {half!r}')
    only(half, ["goddesses", "in_play", *AREAS, *PILES, *edition.also_seated], f'"{NAMES[seat]}"')
    pair = goddesses_in(edition, half)
    for goddess in pair:
        setup.join(edition, table, goddess, seat)
    return pair


def seated(edition: Edition, table: Table, half: dict[str, Any], pair: list[Goddess], seat: int) -> None:
    """One player's side of a scene."""
    for name, place in AREAS.items():
        if name in half:
            table.tokens[place + seat] = number(half, name, 0)
    for name, zone in PILES.items():
        if name in half:
            if name in ("pouch", "bonus", "forms"):
                table.zones[zone + seat] = tuple([taken(edition, table, card, pair, seat) for card in half[name]])
            else:
                table.zones[zone + seat] += tuple([taken(edition, table, card, pair, seat) for card in half[name]])
    in_play = half.get("in_play", {})
    if not isinstance(in_play, dict):
        raise BadScene('"in_play" gives the Sakura on each Enchantment, as {"Overawe" = 2}')
    for name in in_play:
        card = taken(edition, table, name, pair, seat)
        table.zones[IN_PLAY + seat] += (card,)
        if number(in_play, name, 0):
            table.on_cards[card] = number(in_play, name, 0)


def goddesses_in(edition: Edition, half: dict[str, Any]) -> list[Goddess]:
    """The goddesses of a side: those named, or else those whose cards are."""
    named = half.get("goddesses")
    if named is not None:
        return setup.pair_of(edition, named)
    found: list[Goddess] = []
    for pile in [*PILES, "in_play", *edition.also_seated]:
        for name in half.get(pile, []):
            for goddess in edition.goddesses:
                own = [card.name for card in [*goddess.cards, *goddess.bonus] if not card.is_poison]
                if name in own and goddess not in found:
                    found.append(goddess)
    for goddess in edition.goddesses:
        if len(found) < 2 and goddess not in found and not goddess.bonus:
            found.append(goddess)
    if len(found) > 2:
        raise BadScene(f"a player has two {edition.words.goddesses}; these are cards of {', '.join([one.name for one in found])}")
    return found


def taken(edition: Edition, table: Table, name: Any, pair: list[Goddess], seat: int) -> int:
    """The number of a card named in a scene, taken from where it lay."""
    half = len(edition.cards) // 2
    candidates: list[int] = []
    for goddess in edition.goddesses:
        first = edition.first_card(goddess)
        all_cards = [*goddess.cards, *goddess.bonus]
        for at in range(len(all_cards)):
            if all_cards[at].name == name:
                if all_cards[at].is_poison:  # a Poison in somebody's pile is the foe's Chikage's
                    candidates += [first + at + (1 - seat) * half, first + at + seat * half]
                elif goddess in pair:
                    candidates.append(first + at + seat * half)
    if not candidates:
        raise BadScene(f"{' and '.join([one.name for one in pair])} have no card {name!r}")
    for card in candidates:
        for zone in (OUTSIDE, OUTSIDE + 1, BONUS, BONUS + 1, POUCH, POUCH + 1):
            if card in table.zones[zone]:
                table.zones[zone] = tuple([other for other in table.zones[zone] if other != card])
                return card
    raise BadScene(f"{name} is in this scene more often than there are such cards")


def faults(edition: Edition, table: Table) -> list[str]:
    """What no table may violate: all Sakura and all cards are there once, areas hold what they can."""
    wrong: list[str] = []
    tokens = table.tokens
    if min(tokens) < 0:
        wrong.append("an area has fewer than 0")
    total = sum(tokens[:SAKURA_PLACES]) + sum(table.on_cards.values())
    if total != edition.sakura_on(table):
        wrong.append(f"there are {total} Sakura, there must be {edition.sakura_on(table)}")
    if tokens[DISTANCE] + tokens[BACKWARD] + tokens[BACKWARD + 1] > edition.distance_cap:
        wrong.append(f"Distance holds at most {edition.distance_cap}")
    if tokens[FORWARD] + tokens[FORWARD + 1] > tokens[DISTANCE]:
        wrong.append("more Sakura in Distance are covered than lie there")
    seen: set[int] = set()
    for cards in table.zones:
        for card in cards:
            if card in seen:
                wrong.append(f"{edition.cards[card].name} is there twice")
            seen.add(card)
    for seat in (0, 1):
        if tokens[AURA + seat] > edition.most_aura_on(table):
            wrong.append(f"Aura holds at most {edition.most_aura_on(table)}")
        if tokens[VIGOR + seat] > edition.vigor_cap:
            wrong.append(f"Vigor is at most {edition.vigor_cap}")
        artificial = sum([tokens[place + seat] for place in (MACHINE, BURNED, FORWARD, BACKWARD)])
        if artificial not in (0, 5):
            wrong.append(f"there are {artificial} Artificial Sakura, there must be 5")
    expected: set[int] = set()
    for seat in (0, 1):
        for slot in (0, 1):
            number_of = tokens[GODDESSES + 2 * seat + slot] - 1
            if 0 <= number_of < len(edition.goddesses):
                goddess = edition.goddesses[number_of]
                first = edition.first_cards[number_of] + seat * (len(edition.cards) // 2)
                expected |= set(range(first, first + len(goddess.cards) + len(goddess.bonus)))
    if seen != expected:
        wrong.append(f"the cards are not those of the {edition.words.goddesses}: {sorted(seen ^ expected)}")
        return wrong
    for zone in range(len(table.zones)):
        for card in table.zones[zone]:
            if card in table.on_cards and zone >> 1 << 1 not in (IN_PLAY, LIMBO):
                wrong.append(f"there are Sakura on {edition.cards[card].name}, which is not in play")
    return wrong


def portrait(edition: Edition, table: Table) -> dict[str, Any]:
    """A table as the description of a scene: only what differs from nothing."""
    tokens = table.tokens
    found: dict[str, Any] = {
        "distance": tokens[DISTANCE],
        "shadow": tokens[SHADOW],
        "turn": NAMES[tokens[TURN]],
        "phase": PHASES[tokens[PHASE]],
        "turns": tokens[TURNS],
    }
    for seat in (0, 1):
        half: dict[str, Any] = {name: tokens[place + seat] for name, place in AREAS.items()}
        for name, zone in PILES.items():
            half[name] = [edition.cards[card].name for card in table.zones[zone + seat]]
        half["in_play"] = {edition.cards[card].name: table.on_cards.get(card, 0) for card in table.zones[IN_PLAY + seat]}
        numbers = [tokens[GODDESSES + 2 * seat + slot] for slot in (0, 1)]
        half["goddesses"] = [edition.goddesses[one - 1].id for one in numbers if one]
        found[NAMES[seat]] = half
    return found


def only(given: dict[str, Any], allowed: list[str], what: str) -> None:
    for name in given:
        if name not in allowed:
            raise BadScene(f"{what} has no {name!r}; it has: {', '.join(allowed)}")


def number(given: dict[str, Any], name: str, default: int) -> int:
    value = given.get(name, default)
    if not isinstance(value, int):
        raise BadScene(f"{name} is a number, not {value!r}")
    return int(value)


def which(value: Any, allowed: list[str], what: str) -> int:
    if value not in allowed:
        raise BadScene(f"{what} is one of {', '.join(allowed)}, not {value!r}")
    return allowed.index(value)
