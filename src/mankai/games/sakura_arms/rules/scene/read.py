"""Scenes of duels: any table from a small description and back, and the checks that every table must pass.

A scene is a dict:

    {"distance": 3, "turn": "me", "phase": "main",
     "me":  {"goddesses": ["yurina", "himika"], "hand": ["Slash"], "vigor": 1, "in_play": {"Overawe": 2}},
     "foe": {"goddesses": ["oboro", "tokoyo"], "hand": ["Induce"], "life": 4, "flare": 3, "ready": ["Mi-Kazura"]}}

`me` is seat 0.  A missing key has its value from the beginning of a duel, and the Sakura left over lie in Shadow.  If both
players have a card of one name, the other player's is "Slash (foe's)"; of two Poisons in a pile one's own is "Hallucinogen
(own)". Unfinished steps and effects are described as in `agenda`; a scene without them is at rest in its phase.

`portrait` describes any table.  The portrait of the table that a position has committed (`position.base`) gives the very same
table back, and with the answers given since the very same position.  At a decision of the Main Phase `position.now` will do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.sakura_arms.rules.cards.base import Goddess
from mankai.games.sakura_arms.rules.cards.mechanisms import Gauge, Scales
from mankai.games.sakura_arms.rules.constants import (
    ACTED,
    AURA,
    BACKWARD,
    BONUS,
    DECK,
    DISCARD,
    DISTANCE,
    DRAWN,
    END,
    FACE_DOWN,
    FLARE,
    FORWARD,
    HAND,
    IN_PLAY,
    LIFE,
    LIMBO,
    LIMITED,
    MAIN,
    MOVED,
    NEXT_TURN,
    OUTSIDE,
    PHASE,
    PLAYED,
    PREPARED,
    READY,
    SAKURA_PLACES,
    SCARRED,
    SEALED,
    SHADOW,
    START_DISTANCE,
    STREAMS,
    STUN,
    TURN,
    TURN_BEGINS,
    TURNS,
    UNPREPARED,
    USED,
    VIGOR,
)
from mankai.games.sakura_arms.rules.engine.duel import Duel
from mankai.games.sakura_arms.rules.scene import agenda
from mankai.games.sakura_arms.rules.scene.agenda import NAMES, DuelSceneReader
from mankai.games.sakura_arms.rules.steps import setup
from mankai.kernel.errors import BadScene
from mankai.kernel.rng import key_from_seed, rng_from_scene, rng_to_scene
from mankai.kernel.scene_reader import repeated_cards
from mankai.kernel.table import Step, Table

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition

AREAS: Final = {
    "life": LIFE, "aura": AURA, "flare": FLARE, "vigor": VIGOR, "stunned": STUN, "played": PLAYED, "moved": MOVED,
    "scarred": SCARRED, "limited": LIMITED, "drawn": DRAWN,
}  # fmt: skip
PILES: Final = {
    "hand": HAND, "deck": DECK, "discard": DISCARD, "face_down": FACE_DOWN, "ready": READY, "used": USED, "bonus": BONUS,
    "sealed": SEALED,
}  # fmt: skip
SAKURA_PILES: Final = {"in_play": IN_PLAY, "limbo": LIMBO}  # with the Sakura on each card; limbo holds the cards being played
# Keys that portraits of every edition had before goddesses registered their own.  Unknown to the edition, they may only be empty.
RETIRED_KEYS: Final = ["machine", "burned", "forward", "backward", "pouch", "forms"]
PHASES: Final = ["start", "main", "end"]
IN_PROGRESS_KEYS: Final = ["agenda", "matters", "lasting", "known", "luck", "twins", "ranks"]


def table_from_scene(edition: Edition, scene: dict[str, Any]) -> Table:
    """Return the table that a scene describes.  Raises `BadScene` if there can be no such table."""
    known = ["distance", "shadow", "turn", "turns", "phase", "acted", "start_distance", "seed", "me", "foe", *IN_PROGRESS_KEYS]
    reader = DuelSceneReader(edition)
    reader.check_keys(scene, known + edition.extra_keys, "a scene")
    seed = reader.plain_number(scene.get("seed", 0), "seed is", 128)
    table = edition.empty_board(scene, seed)
    tokens = table.tokens
    tokens[DISTANCE] = reader.plain_number(scene.get("distance", edition.distance), "distance is")
    halves = [scene.get(name, {}) for name in NAMES]
    pairs = [join_goddesses(reader, table, halves[seat], seat, "agenda" in scene) for seat in (0, 1)]
    table.known = {}  # the scene alone says what is known
    order = [reader.card(card) for card in reader.list_at(scene, "twins")]
    zones_by_seat = [read_side(reader, table, halves[seat], pairs[seat], seat, order) for seat in (0, 1)]
    for zones in zones_by_seat:  # only now: all cards have been taken from where they lay at first
        for zone, cards in zones.items():
            table.zones[zone] = tuple(cards)
    in_use = sum(tokens[:SAKURA_PLACES]) - tokens[SHADOW] + sum(table.on_cards.values())
    tokens[SHADOW] = reader.plain_number(scene.get("shadow", max(edition.sakura_on(table) - in_use, 0)), "shadow is")
    seat = reader.index(scene.get("turn", "me"), NAMES, "turn is")
    phase = reader.index(scene.get("phase", "main"), PHASES, "phase is")
    tokens[TURNS] = reader.plain_number(scene.get("turns", 3), "turns is")
    tokens[TURN] = seat
    tokens[PHASE] = phase
    tokens[ACTED] = reader.plain_number(scene.get("acted", 0), "acted is")
    tokens[START_DISTANCE] = reader.plain_number(scene.get("start_distance", 0), "start_distance is")
    reader.check_faults(faults(edition, table))
    if "luck" in scene and "seed" not in scene:
        table.rng_key, table.rng_counters = rng_from_scene(with_all_streams(scene["luck"], edition.streams), edition.streams)
    else:
        table.rng_key = key_from_seed(seed)
    table.agenda = agenda_at(phase, seat)
    if phase == 0 and "agenda" not in scene:
        tokens[TURNS] -= 1  # the Start Phase still to come counts the turn
    reader.read_in_progress(table, scene)
    if phase and "start_distance" not in scene:
        duel = Duel(edition, table)
        tokens[START_DISTANCE] = duel.distance()
        duel.close()
    return table


def with_all_streams(rng: Any, streams: int) -> Any:
    """Return the rng state of a scene, with unused streams added that are newer than the scene."""
    if isinstance(rng, dict) and isinstance(rng.get("drawn"), list) and len(rng["drawn"]) in range(STREAMS, streams):
        return {**rng, "drawn": rng["drawn"] + [0] * (streams - len(rng["drawn"]))}
    return rng


def areas_of(edition: Edition) -> dict[str, int]:
    """Return all numbers of a player that a scene may give, by name."""
    return {**AREAS, **edition.mechanism_places}


def piles_of(edition: Edition) -> dict[str, int]:
    return {**PILES, **edition.mechanism_zones}


def agenda_at(phase: int, seat: int) -> tuple[Step, ...]:
    if phase == 0:
        return ((TURN_BEGINS, seat, -1, ()),)
    rest: tuple[Step, ...] = ((NEXT_TURN, seat, -1, ()), (END, seat, -1, ()))
    return rest if phase == 2 else (*rest, (MAIN, seat, -1, ()))


def join_goddesses(reader: DuelSceneReader, table: Table, half: Any, seat: int, may_be_fewer: bool) -> list[Goddess]:
    """Let the goddesses of one player's side join.  Returns them.  While a duel is set up there may be fewer than two."""
    reader.mapping(half, f'"{NAMES[seat]}" is a table of areas and piles')
    edition = reader.edition
    areas, piles = areas_of(edition), piles_of(edition)
    something = {name: half[name] for name in half if half[name] not in (0, []) or name not in RETIRED_KEYS}
    reader.check_keys(something, ["goddesses", *SAKURA_PILES, *areas, *piles, *edition.extra_seat_keys], f'"{NAMES[seat]}"')
    for name in [*piles, *edition.extra_seat_keys]:
        if not isinstance(half.get(name, []), list):
            raise reader.wrong(f'"{name}" is a list of cards', half[name])
    for name in SAKURA_PILES:
        if not isinstance(half.get(name, {}), dict):
            raise BadScene(f'"{name}" gives the Sakura on each card, as {{"Overawe" = 2}}')
    named = half.get("goddesses")
    if isinstance(named, list) and (edition.has_drafted_decks(table) or (may_be_fewer and len(named) < 2)):
        pair = setup.goddesses_named(edition, named)
    else:
        pair = goddesses_in(edition, half)
    for goddess in pair:
        setup.join(edition, table, goddess, seat)
    return pair


def read_side(
    reader: DuelSceneReader, table: Table, half: dict[str, Any], pair: list[Goddess], seat: int, order: list[int]
) -> dict[int, list[int]]:
    """Read one player's side: areas and Sakura on cards. Returns the cards that belong in each zone."""
    edition = reader.edition
    for name, place in areas_of(edition).items():
        if name in half:
            table.tokens[place + seat] = reader.plain_number(half[name], f"{name} is")
    laid: dict[int, list[int]] = {}
    for name, zone in piles_of(edition).items():
        if name in half:
            laid[zone + seat] = [take_card(edition, table, card, pair, seat, zone, order) for card in half[name]]
    for name, zone in SAKURA_PILES.items():
        cards = half.get(name, {})
        laid[zone + seat] = []
        for one in cards:
            card = take_card(edition, table, one, pair, seat, zone, order)
            laid[zone + seat].append(card)
            sakura = reader.plain_number(cards[one], f"{one} is")
            if sakura:
                table.on_cards[card] = sakura
    return laid


def goddesses_in(edition: Edition, half: dict[str, Any]) -> list[Goddess]:
    """Return the goddesses of a side: those named, or else those of its cards."""
    named = half.get("goddesses")
    if named is not None:
        return setup.goddess_pair(edition, named)
    found: list[Goddess] = []
    for pile in [*piles_of(edition), *SAKURA_PILES, *edition.extra_seat_keys]:
        for name in half.get(pile, []):
            for goddess in edition.goddesses:
                own = [card.name for card in [*goddess.cards, *goddess.bonus] if not card.is_poison]
                if name in own and goddess not in found:
                    found.append(goddess)
    for goddess in edition.goddesses:
        if len(found) < 2 and goddess not in found and not goddess.bonus:
            found.append(goddess)
    if len(found) > 2:
        owners = ", ".join([one.name for one in found])
        raise BadScene(f"a player has two {edition.word('goddesses')}; these are cards of {owners}")
    return found


def take_card(edition: Edition, table: Table, name: Any, pair: list[Goddess], seat: int, zone: int, order: list[int]) -> int:
    """Return the number of a card that a scene names in a zone, taken from where it lay; of twins, the first in `order`."""
    candidates = matching_cards(edition, table, name, seat, zone)
    candidates = [card for card in order if card in candidates] + [card for card in candidates if card not in order]
    if not candidates:
        raise BadScene(f"{' and '.join([one.name for one in pair])} have no card {name!r}")
    for card in candidates:
        for source in [zone + owner for zone in [OUTSIDE, BONUS, *edition.mechanism_zones.values()] for owner in (0, 1)]:
            if card in table.zones[source]:
                table.zones[source] = tuple([other for other in table.zones[source] if other != card])
                return card
    raise BadScene(f"{name} is in this scene more often than there are such cards")


def matching_cards(edition: Edition, table: Table, name: Any, seat: int, zone: int) -> list[int]:
    """Return the cards that a name may mean at the side of `seat`, the likeliest one first."""
    found: list[int] = []
    for owner in (seat, 1 - seat):
        for card in range(owner * edition.half, (owner + 1) * edition.half):
            is_there = edition.cards[card].is_poison or edition.has_joined(table, card)
            if is_there and name == edition.cards[card].name + owner_suffix(edition, table, card, seat, zone):
                found.append(card)
    return found


def owner_suffix(edition: Edition, table: Table, card: int, seat: int, zone: int) -> str:
    """Return the suffix that distinguishes two cards of one name that could both lie in a zone of `seat`.

    Without a suffix the player's own card is meant.  But a Poison in a pile is the foe's Chikage's, and a card being played or in
    play may be the foe's if only the foe has it.
    """
    this, is_own = edition.cards[card], card // edition.half == seat
    counterpart = (card + edition.half) % len(edition.cards)
    if this.is_poison and zone not in edition.mechanism_zones.values():
        return " (own)" if is_own and edition.has_joined(table, counterpart) else ""
    return "" if is_own or (zone in SAKURA_PILES.values() and not edition.has_joined(table, counterpart)) else " (foe's)"


def faults(edition: Edition, table: Table) -> list[str]:
    """Return the rules a table violates: all Sakura and all cards are there once, areas hold what they can."""
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
    wrong += [f"{edition.cards[card].name} is there twice" for card in repeated_cards(table)]
    for seat in (0, 1):
        if tokens[AURA + seat] > edition.most_aura_on(table):
            wrong.append(f"Aura holds at most {edition.most_aura_on(table)}")
        if tokens[VIGOR + seat] > edition.vigor_cap:
            wrong.append(f"Vigor is at most {edition.vigor_cap}")
        for gauge in edition.mechanisms:
            there = sum([tokens[one.place + seat] for one in gauge.places])
            if isinstance(gauge, Gauge) and there not in (0, gauge.total):
                tokens_said = edition.translate((gauge.places[0].tokens, {"amount": there}), None)
                wrong.append(f"there are {there} {tokens_said}, there must be {gauge.total}")
            if isinstance(gauge, Scales):
                wrong += [f"{one.name} is at most {gauge.most}" for one in gauge.places if tokens[one.place + seat] > gauge.most]
    expected: set[int] = set()
    for seat in (0, 1):
        for number_of in edition.goddesses_on(table, seat):
            if number_of < len(edition.goddesses):
                goddess = edition.goddesses[number_of]
                first = edition.first_cards[number_of] + seat * (len(edition.cards) // 2)
                expected |= set(range(first, first + len(goddess.cards) + len(goddess.bonus)))
    seen = {card for cards in table.zones for card in cards}
    if seen != expected:
        wrong.append(f"the cards are not those of the {edition.word('goddesses')}: {sorted(seen ^ expected)}")
        return wrong
    for zone in range(len(table.zones)):
        kind = zone >> 1 << 1
        for card in table.zones[zone]:
            this = edition.cards[card]
            if card in table.on_cards and kind not in (IN_PLAY, LIMBO):
                wrong.append(f"there are Sakura on {this.name}, which is not in play")
            if kind in (PREPARED, UNPREPARED) and not (this.is_form and card // edition.half == zone - kind):
                wrong.append(f"{this.name} is none of the cards of which one is prepared")
            if this.is_form and kind in (DECK, HAND, DISCARD, FACE_DOWN, READY, USED, IN_PLAY, LIMBO):
                wrong.append(f"{this.name} is never in a deck, in a hand or in play")
        if kind == PREPARED and len(table.zones[zone]) > 1:
            wrong.append("one card is prepared, and not more")
    return wrong


def portrait(edition: Edition, table: Table) -> dict[str, Any]:
    """Return the scene that describes a table."""
    tokens = table.tokens
    found: dict[str, Any] = {
        "distance": tokens[DISTANCE],
        "shadow": tokens[SHADOW],
        "turn": NAMES[tokens[TURN]],
        "phase": PHASES[tokens[PHASE]],
        "turns": tokens[TURNS],
        "acted": tokens[ACTED],
        "start_distance": tokens[START_DISTANCE],
    }
    order: list[int] = []
    for seat in (0, 1):
        half: dict[str, Any] = {name: tokens[place + seat] for name, place in areas_of(edition).items()}
        for name, zone in piles_of(edition).items():
            half[name] = [scene_name(edition, table, card, seat, zone, order) for card in table.zones[zone + seat]]
        for name, zone in SAKURA_PILES.items():
            if zone == IN_PLAY or table.zones[zone + seat]:
                half[name] = {
                    scene_name(edition, table, card, seat, zone, order): table.on_cards.get(card, 0)
                    for card in table.zones[zone + seat]
                }
        half["goddesses"] = [edition.goddesses[one].id for one in edition.goddesses_on(table, seat)]
        found[NAMES[seat]] = half
    if order != sorted(order):
        found["twins"] = [agenda.card_reference(edition, card) for card in order]
    found["luck"] = rng_to_scene(table.rng_key, table.rng_counters)
    return {**found, **agenda.portrait(edition, table, is_at_rest(table))}


def is_at_rest(table: Table) -> bool:
    """Whether nothing is under way but the Main Phase or the End Phase; its step may be the one that is being done."""
    phase, seat = table.tokens[PHASE], table.tokens[TURN]
    usual = agenda_at(phase, seat)
    return phase > 0 and not table.resolving and not table.ranks and table.agenda in (usual, usual[:-1])


def scene_name(edition: Edition, table: Table, card: int, seat: int, zone: int, order: list[int]) -> str:
    """Return the name of a card in a zone of `seat`, and add the card to `order` if it has a twin."""
    if agenda.has_twin(edition, card):
        order.append(card)
    return edition.cards[card].name + owner_suffix(edition, table, card, seat, zone)
