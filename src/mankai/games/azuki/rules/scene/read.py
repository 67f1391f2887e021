"""Scenes: tables from descriptions and back, for tests, rulings and people; and checks of tables.

    {"turn": "me", "turns": 5,
     "me": {"leader": "STT04-001", "gate": "STT04-002", "health": 12, "ikz": 5, "spent": 1, "token": 0,
            "garden": ["Pekiro", {"card": "Ed", "is": ["tapped"], "damage": 1, "weapons": ["Tenshin"]}, None],
            "alley": ["Frida"], "hand": ["Firestorm"], "deck": [], "discard": []},
     "foe": {...}}

Cards are given by id or name; `#2` after it is the second copy.  `me` is seat 0.  `None` is a free spot.  Without an
`agenda` the rest of the Main Phase is still to do.  `matters` holds the attack under way, `lasting` the effects, `known` the
seats that know a card, `luck` the random numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.azuki.rules.cards.base import ENTITY, GATE_CARD, KINDS, LEADER_CARD, SPELL, WEAPON
from mankai.games.azuki.rules.cards.card_index import FACE_NUMBERS, PRINTED, card_number, card_spelling, closest_names, find_face
from mankai.games.azuki.rules.constants import (
    ABILITY,
    ACT,
    ALLEY,
    ARRIVAL,
    ARRIVALS,
    CARAPACE,
    CHOOSE_GATE,
    CHOOSE_LIST,
    CLEAN_UP,
    COPIED,
    COPIES,
    DAMAGE,
    DECK,
    DECLARE,
    DISCARD,
    DISCARDED,
    DISCOUNT,
    END_EFFECTS,
    ENTITIES_PLAYED,
    FIELD_SPOTS,
    FLAG_NAMES,
    FLAGS,
    FLEETING,
    GARDEN,
    GATE,
    HALF,
    HAND,
    HURT_BY,
    IDS,
    IKZ,
    IKZ_PILE,
    IKZ_TOKEN,
    IN_ATTACK,
    LAST_ACTOR,
    LEADER,
    LEADER_WAITS,
    LIMBO,
    LIST,
    LISTS_CLOSED,
    MAIN_PHASE,
    MORE_ATTACK,
    MORE_HEALTH,
    MOST_IKZ,
    ONCE,
    PHASE,
    PLAYED,
    PLAYING,
    PORTALS,
    ROW,
    SET_UP,
    SPENT,
    SPOTS,
    STREAMS,
    TRIGGER_GENERATION,
    TURN,
    TURN_LIMIT,
    TURNS,
    WAITING,
    WAITING_ARRIVAL,
    WAITING_FACE,
    WAITING_MOMENT,
    WAITING_SOURCE,
    block_of,
    zone_of,
)
from mankai.games.azuki.rules.constants import MOMENTS as MOMENT_NAMES
from mankai.games.azuki.rules.steps import setup
from mankai.kernel.errors import BadScene
from mankai.kernel.rng import key_from_seed, rng_from_scene, rng_to_scene
from mankai.kernel.scene_reader import SceneReader, known_by, repeated_cards, witnesses
from mankai.kernel.table import Cards, Effect, Numbers, Step, Table

if TYPE_CHECKING:
    from mankai.games.azuki.rules.edition import Azuki

NAMES: Final = ["me", "foe"]
WITNESSES: Final = ["me", "foe", "others"]
PHASES: Final = ["set-up", "start", "main", "end"]
STEPS: Final = [
    "choose list", "choose gate", "build", "set out", "mulligan", "turn begins", "start effects", "draw", "resource", "main",
    "play", "portal", "ability", "declare", "respond", "defend", "when attacked", "combat", "after attacking", "attack ends",
    "resolve", "end effects", "clean up",
]  # fmt: skip
DETAILS: Final = {CHOOSE_LIST: 1, CHOOSE_GATE: 1, PLAYING: 2, PORTALS: 1, ABILITY: 2, DECLARE: 1}
EFFECT_NAMES: Final = ["waiting", "hurt by"]
WAITING_NUMBERS: Final = 8
PILES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "limbo": LIMBO, "list": LIST}
SEAT_NUMBERS: Final = {
    "ikz": IKZ, "spent": SPENT, "token": IKZ_TOKEN, "fleeting": FLEETING, "played": PLAYED, "entities_played": ENTITIES_PLAYED,
    "discarded": DISCARDED, "discount": DISCOUNT, "promise": LEADER_WAITS,
}  # fmt: skip
BLOCK_NUMBERS: Final = {
    "arrival": ARRIVAL, "damage": DAMAGE, "attack": MORE_ATTACK, "health": MORE_HEALTH, "carapace": CARAPACE, "once": ONCE,
}  # fmt: skip
GAME_NUMBERS: Final = {
    "turns": TURNS, "arrivals": ARRIVALS, "generation": TRIGGER_GENERATION, "closed": LISTS_CLOSED, "turn_limit": TURN_LIMIT,
}  # fmt: skip
IN_PROGRESS_KEYS: Final = ["agenda", "matters", "lasting", "known", "luck", "ranks"]
SCENE_KEYS: Final = [*NAMES, "turn", "forcing", "phase", *GAME_NUMBERS, *IN_PROGRESS_KEYS]
SIDE_KEYS: Final = ["leader", "gate", "garden", "alley", *PILES, *SEAT_NUMBERS, "health"]
UNIT_KEYS: Final = ["card", "is", "copied", "weapons", *BLOCK_NUMBERS]
LARGEST: Final = 1_000_000
DEFAULT_LEADERS: Final = [("STT04-001", "STT04-002"), ("STT01-001", "STT01-002")]


def portrait(azuki: Azuki, table: Table) -> dict[str, Any]:
    """Return the description of a table."""
    tokens = table.tokens
    found: dict[str, Any] = {"turn": NAMES[tokens[TURN]], "forcing": NAMES[tokens[LAST_ACTOR]], "phase": PHASES[tokens[PHASE]]}
    for name, place in GAME_NUMBERS.items():
        found[name] = int(tokens[place])
    for seat in range(2):
        found[NAMES[seat]] = describe_side(table, seat)
    if not is_at_rest(table):
        found["agenda"] = [describe_step(step) for step in table.agenda]
    if table.resolving:
        found["matters"] = [[int(number) for number in entry] for entry in table.resolving]
    if table.effects:
        found["lasting"] = [describe_effect(effect) for effect in table.effects]
    if table.known:
        found["known"] = {card_reference(card): witnesses(table.known[card], WITNESSES) for card in sorted(table.known)}
    if table.rng_key:
        found["luck"] = rng_to_scene(table.rng_key, table.rng_counters)
    if table.ranks:
        found["ranks"] = list(table.ranks)
    return found


def describe_side(table: Table, seat: int) -> dict[str, Any]:
    described: dict[str, Any] = {}
    for name, pile in PILES.items():
        if table.zones[pile + seat]:
            described[name] = [card_spelling(card) for card in table.zones[pile + seat]]
    for name, place in SEAT_NUMBERS.items():
        if table.tokens[place + seat]:
            described[name] = int(table.tokens[place + seat])
    described["ikz"] = int(table.tokens[IKZ + seat])
    for name, first, count in (("leader", LEADER, 1), ("gate", GATE, 1), ("garden", GARDEN, ROW), ("alley", ALLEY, ROW)):
        there = [describe_unit(table, seat * SPOTS + first + at) for at in range(count)]
        while there and there[-1] is None:
            there.pop()
        if count == 1:
            described[name] = there[0] if there else None
        elif there:
            described[name] = there
    return described


def describe_unit(table: Table, spot: int) -> Any:
    zone, block = table.zones[zone_of(spot)], block_of(spot)
    if not zone:
        return None
    described: dict[str, Any] = {"card": card_spelling(zone[0])}
    for name, at in BLOCK_NUMBERS.items():
        if table.tokens[block + at]:
            described[name] = int(table.tokens[block + at])
    flags = table.tokens[block + FLAGS]
    if flags:
        described["is"] = [name for at, name in enumerate(FLAG_NAMES) if flags >> at & 1]
    if table.tokens[block + COPIED]:
        described["copied"] = IDS[table.tokens[block + COPIED] - 1]
    if len(zone) > 1:
        described["weapons"] = [describe_weapon(table, weapon) for weapon in zone[1:]]
    return described


def describe_weapon(table: Table, weapon: int) -> Any:
    marks = table.on_cards.get(weapon, 0)
    return {"card": card_spelling(weapon), "marks": marks} if marks else card_spelling(weapon)


def card_reference(card: int) -> str:
    """The owner and spelling of a card; empty for -1."""
    return "" if card < 0 else f"{NAMES[card // HALF]}: {card_spelling(card)}"


def describe_step(step: Step) -> list[Any]:
    number, seat, card, details = step
    return [STEPS[number], NAMES[seat], card_reference(card), list(details)]


def describe_effect(effect: Effect) -> list[Any]:
    kind, seat, card, details = effect
    shown_details: list[Any] = list(details)
    if kind == WAITING:
        shown_details[WAITING_FACE] = IDS[details[WAITING_FACE]]
        shown_details[WAITING_MOMENT] = MOMENT_NAMES[details[WAITING_MOMENT]]
        shown_details[WAITING_SOURCE] = card_reference(details[WAITING_SOURCE])
    return [EFFECT_NAMES[kind], NAMES[seat], card_reference(card), shown_details]


def rest_of_turn(seat: int) -> tuple[Step, ...]:
    return ((CLEAN_UP, seat, -1, ()), (END_EFFECTS, seat, -1, ()), (ACT, seat, -1, ()))


def is_at_rest(table: Table) -> bool:
    """Whether the table is in the Main Phase with nothing else under way."""
    return table.tokens[PHASE] == MAIN_PHASE and table.agenda == rest_of_turn(table.tokens[TURN])


class AzukiSceneReader(SceneReader):
    """A reader of one scene: the table so far, and the cards used on it."""

    def __init__(self, scene: dict[str, Any]) -> None:
        self.scene = scene
        self.table = setup.empty_table()
        self.used_cards: list[int] = []

    def wrong(self, sentence: str, given: Any) -> BadScene:
        return BadScene(f"{sentence}, not {str(given)[:60]!r}")

    def check_keys(self, given: dict[str, Any], allowed: list[str], field: str) -> None:
        for name in given:
            if name not in allowed:
                raise BadScene(f"{field} has no {name[:60]!r}")

    def parts(self, given: Any, field: str) -> list[Any]:
        """Return the four parts of a step or an effect."""
        if len(self.list_of(given, f"{field}:")) != 4:
            raise self.wrong(f"{field}: what, whose, which card and details", given)
        return list(given)

    def number(self, given: Any, field: str, least: int = 0, most: int = LARGEST) -> int:
        if isinstance(given, bool) and field.endswith("token"):
            return 1 if given else 0
        if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
            raise self.wrong(f"{field}: a whole number from {least} to {most}", given)
        return given

    def card(self, given: Any, seat: int, kinds: list[int]) -> int:
        """Return a physical card of a seat: the copy given, or the first free copy."""
        if not isinstance(given, str):
            raise self.wrong("a card is called by id or name", given)
        words, _, copy = given.partition("#")
        name = words.strip()
        id = name.partition(" ")[0]
        face = find_face(id if id.upper() in FACE_NUMBERS else name, kinds)
        if face < 0:
            face = find_face(name)
        if face < 0:
            near = closest_names(name)
            raise BadScene(f"there is no card {name[:60]!r}" + (f" (perhaps {', '.join(near)})" if near else ""))
        if PRINTED[face].kind not in kinds:
            raise BadScene(f"{PRINTED[face].name} is a {KINDS[PRINTED[face].kind]}, and cannot be there")
        if copy:
            if copy not in ("1", "2", "3", "4"):
                raise BadScene(f"{given[:60]!r}: copies are numbered from 1 to {COPIES}")
            card = card_number(seat, face, int(copy) - 1)
            if card in self.used_cards:
                raise BadScene(f"{card_spelling(card)} of {NAMES[seat]} lies in two places")
        else:
            free = [card_number(seat, face, at) for at in range(COPIES)]
            left = [one for one in free if one not in self.used_cards]
            if not left:
                raise BadScene(f"{NAMES[seat]} has more than {COPIES} copies of {PRINTED[face].name}")
            card = left[0]
        self.used_cards.append(card)
        return card


def table_from_scene(azuki: Azuki, scene: dict[str, Any]) -> Table:
    """Return the table that a scene describes."""
    reader = AzukiSceneReader(scene)
    reader.check_keys(scene, SCENE_KEYS, "a scene")
    table = reader.table
    tokens = table.tokens
    tokens[TURN] = reader.index(scene.get("turn", "me"), NAMES, "turn:")
    tokens[LAST_ACTOR] = reader.index(scene.get("forcing", NAMES[tokens[TURN]]), NAMES, "forcing:")
    tokens[PHASE] = reader.index(scene.get("phase", "main"), PHASES, "phase:")
    tokens[TURNS] = reader.number(scene.get("turns", 0 if tokens[PHASE] == SET_UP else 5 + tokens[TURN]), "turns")
    tokens[LISTS_CLOSED] = reader.number(scene.get("closed", 0), "closed", 0, 1)
    tokens[TURN_LIMIT] = reader.number(scene.get("turn_limit", 0), "turn_limit")
    tokens[TRIGGER_GENERATION] = reader.number(scene.get("generation", 0), "generation")
    for seat in range(2):
        side = reader.mapping(scene.get(NAMES[seat], {}), f"{NAMES[seat]}: a table of what that player has")
        read_side(reader, seat, side)
    tokens[ARRIVALS] = reader.number(scene.get("arrivals", highest_arrival(table)), "arrivals", highest_arrival(table))
    table.rng_key, table.rng_counters = (
        rng_from_scene(scene["luck"], STREAMS) if "luck" in scene else (key_from_seed(0), table.rng_counters)
    )
    read_in_progress(reader)
    check_numbers(table)
    return table


def highest_arrival(table: Table) -> int:
    """The highest arrival number on the field."""
    return max([int(table.tokens[block_of(spot)]) for spot in range(FIELD_SPOTS)])


def read_side(reader: AzukiSceneReader, seat: int, side: dict[str, Any]) -> None:
    tokens, who = reader.table.tokens, NAMES[seat]
    reader.check_keys(side, SIDE_KEYS, who)
    for name, place in SEAT_NUMBERS.items():
        most = MOST_IKZ if name in ("ikz", "spent") else 1 if name in ("token", "fleeting", "promise") else LARGEST
        tokens[place + seat] = reader.number(side.get(name, 0), f"{who}: {name}", 0, most)
    pile = MOST_IKZ - tokens[IKZ + seat] - tokens[SPENT + seat]
    if pile < 0:
        raise BadScene(f"{who} has {MOST_IKZ - pile} IKZ; there are {MOST_IKZ}")
    tokens[IKZ_PILE + seat] = pile
    is_begun = tokens[PHASE] != SET_UP
    usual_leader, usual_gate = DEFAULT_LEADERS[seat]
    read_spot(reader, seat * SPOTS + LEADER, side.get("leader", usual_leader if is_begun else None), [LEADER_CARD])
    read_spot(reader, seat * SPOTS + GATE, side.get("gate", usual_gate if is_begun else None), [GATE_CARD])
    for name, first in (("garden", GARDEN), ("alley", ALLEY)):
        row = side.get(name, [])
        if not isinstance(row, list) or len(row) > ROW:
            raise BadScene(
                f"{who}: the {name} has room for {ROW} entities, not for {len(row) if isinstance(row, list) else row!r}"
            )
        for at, given in enumerate(row):
            read_spot(reader, seat * SPOTS + first + at, given, [ENTITY])
    if "health" in side:
        health = PRINTED[reader.table.zones[zone_of(seat * SPOTS)][0] % HALF // COPIES].health
        tokens[block_of(seat * SPOTS) + DAMAGE] = health - reader.number(side["health"], f"{who}: health", 1, health)
    for name, zone in PILES.items():
        cards = side.get(name, [])
        if not isinstance(cards, list):
            raise reader.wrong(f"{who}: {name} is a list of cards", cards)
        kinds = [ENTITY, SPELL, WEAPON] + ([LEADER_CARD, GATE_CARD] if zone == LIST else [])
        reader.table.zones[zone + seat] = tuple([reader.card(card, seat, kinds) for card in cards])


def read_spot(reader: AzukiSceneReader, spot: int, given: Any, kinds: list[int]) -> None:
    """Read the card at a spot, its weapons and its state."""
    if given is None:
        return
    tokens, block, seat = reader.table.tokens, block_of(spot), spot // SPOTS
    unit: dict[str, Any] = {"card": given} if isinstance(given, str) else given
    if not isinstance(given, (str, dict)) or "card" not in unit:
        raise reader.wrong("what stands on the field is a card, or a table with its card", given)
    reader.check_keys(unit, UNIT_KEYS, "a card on the field")
    cards = [reader.card(unit["card"], seat, kinds)]
    for name, at in BLOCK_NUMBERS.items():
        least = -LARGEST if name in ("attack", "health") else 1 if name == "arrival" else 0
        if name in unit:
            tokens[block + at] = reader.number(unit[name], name, least)
    if not tokens[block]:
        tokens[block] = highest_arrival(reader.table) + 1
    if [other for other in range(FIELD_SPOTS) if other != spot and tokens[block_of(other)] == tokens[block]]:
        raise BadScene(f"two cards have the arrival {tokens[block]}")
    for name in reader.list_of(unit.get("is", []), "what is true of a card:"):
        tokens[block + FLAGS] |= 1 << reader.index(name, FLAG_NAMES, "what is true of a card:")
    if "copied" in unit:
        face = find_face(unit["copied"]) if isinstance(unit["copied"], str) else -1
        if face < 0:
            raise BadScene(f"there is no card {str(unit['copied'])[:60]!r} to be copied")
        tokens[block + COPIED] = face + 1
    for weapon in reader.list_of(unit.get("weapons", []), "weapons:"):
        if spot % SPOTS >= ALLEY or spot % SPOTS == GATE:
            raise BadScene("weapons are carried in the Garden only")
        marks = weapon if isinstance(weapon, dict) else {"card": weapon}
        if not set(marks) <= {"card", "marks"} or "card" not in marks:
            raise reader.wrong("a weapon is a card, or a table with card and marks", weapon)
        cards.append(reader.card(marks["card"], seat, [WEAPON]))
        if marks.get("marks", 0):
            reader.table.on_cards[cards[-1]] = reader.number(marks["marks"], "marks", 1, 3)
    reader.table.zones[zone_of(spot)] = tuple(cards)


def read_in_progress(reader: AzukiSceneReader) -> None:
    """Read the agenda, the attack under way, the effects, the known cards and the ranks."""
    scene, table = reader.scene, reader.table
    for entry in reader.list_of(scene.get("matters", []), "matters:"):
        numbers = [reader.number(number, "a matter") for number in reader.list_of(entry, "a matter:")]
        if len(numbers) != 6 or numbers[0] != IN_ATTACK or numbers[1] > 1 or table.resolving:
            raise reader.wrong("one attack at most is under way, with six numbers", entry)
        table.resolving.append(numbers)
    entries = [read_effect(reader, effect) for effect in reader.list_of(scene.get("lasting", []), "lasting:")]
    table.effects = tuple(entries)
    for name, who in reader.mapping(scene.get("known", {}), "known: by card who knows it").items():
        if not reader.list_of(who, "known:"):
            raise BadScene(f"{name[:60]}: somebody knows it")
        table.known[card_on_table(reader, name)] = known_by([reader.index(one, WITNESSES, "known:") for one in who], len(NAMES))
    if "ranks" in scene:
        table.ranks = tuple([reader.number(rank, "ranks", 0, 1) for rank in reader.list_of(scene["ranks"], "ranks:")])
        is_draw = table.ranks == (0, 0) and table.tokens[TURN_LIMIT] > 0
        if sorted(table.ranks) != [0, 1] and not is_draw:
            raise BadScene("ranks: one wins, the other loses; only a match with a limit of turns can be a draw")
    elif "agenda" in scene:
        table.agenda = tuple([read_step(reader, step) for step in reader.list_of(scene["agenda"], "agenda:")])
        check_agenda(table)
    elif table.tokens[PHASE] == MAIN_PHASE and not table.resolving:
        table.agenda = rest_of_turn(table.tokens[TURN])
    else:
        raise BadScene("the agenda must be given unless it is the rest of the Main Phase")


def card_on_table(reader: AzukiSceneReader, given: Any) -> int:
    """Return a card on the table, given by owner, id, name and copy."""
    owner, _, words = str(given).partition(": ")
    seat = reader.index(owner, NAMES, "the owner of a card:")
    for card in reader.used_cards:
        if card // HALF == seat and card_spelling(card) == words:
            return card
    raise BadScene(f"{str(given)[:60]!r} is not on the table")


def read_effect(reader: AzukiSceneReader, effect: Any) -> Effect:
    parts = reader.parts(effect, "what lasts")
    kind, seat = reader.index(parts[0], EFFECT_NAMES, "what lasts:"), reader.index(parts[1], NAMES, "whose it is:")
    card, details = card_on_table(reader, parts[2]), reader.list_of(parts[3], "details:")
    if kind == HURT_BY:
        numbers = [reader.number(one, "details") for one in details]
        if len(numbers) != 1:
            raise BadScene("hurt by: its detail is the arrival of the damaged unit")
        return kind, seat, card, tuple(numbers)
    if len(details) != WAITING_NUMBERS:
        raise BadScene(f"an effect that waits has {WAITING_NUMBERS} details")
    face = find_face(details[WAITING_FACE]) if isinstance(details[WAITING_FACE], str) else -1
    if face < 0:
        raise BadScene(f"there is no card {str(details[WAITING_FACE])[:60]!r} whose effect waits")
    found: list[int] = []
    for at in range(WAITING_NUMBERS):
        if at == WAITING_FACE:
            found.append(face)
        elif at == WAITING_MOMENT:
            found.append(reader.index(details[at], MOMENT_NAMES, "the moment of an effect:"))
        elif at == WAITING_SOURCE:
            found.append(card_on_table(reader, details[at]) if details[at] else -1)
        else:
            found.append(reader.number(details[at], "details"))
    if found[WAITING_ARRIVAL] < 1:
        raise BadScene("an effect that waits is of a card that has entered the field")
    return kind, seat, card, tuple(found)


def read_step(reader: AzukiSceneReader, step: Any) -> Step:
    parts = reader.parts(step, "a step")
    number, seat = reader.index(parts[0], STEPS, "a step:"), reader.index(parts[1], NAMES, "whose it is:")
    card = card_on_table(reader, parts[2]) if parts[2] else -1
    details: Numbers = tuple([reader.number(one, "details", 0, FIELD_SPOTS - 1) for one in reader.list_of(parts[3], "details:")])
    if len(details) != DETAILS.get(number, 0):
        raise BadScene(f'"{STEPS[number]}" has {DETAILS.get(number, 0)} details, not {len(details)}')
    zones = reader.table.zones
    if number in (PORTALS, ABILITY, DECLARE) and (not zones[zone_of(details[0])] or details[0] // SPOTS != seat):
        raise BadScene(f'"{STEPS[number]}" is about a card of one\'s own on the field')
    if number == PLAYING and card not in zones[HAND + seat] + zones[LIMBO + seat]:
        raise BadScene("a card is played from hand")
    if number == PORTALS and card not in zones[zone_of(seat * SPOTS + GATE)]:
        raise BadScene("a gate portals")
    if number == ABILITY and card != zones[zone_of(details[0])][0]:
        raise BadScene("an ability is that of the card which has it")
    return number, seat, card, details


def check_agenda(table: Table) -> None:
    """Raise `BadScene` unless the agenda ends with a turn and fits the rest of the table."""
    steps = [step[0] for step in table.agenda]
    if not steps or steps[0] not in (CLEAN_UP, STEPS.index("turn begins")):
        raise BadScene("the agenda leads to the end of a turn, or to the beginning of one")
    fights = [number for number in steps if STEPS.index("respond") <= number <= STEPS.index("attack ends")]
    if bool(table.resolving) != (STEPS.index("attack ends") in fights) or (fights and not table.resolving):
        raise BadScene("an attack and the step that ends it need each other")
    if steps.count(STEPS.index("attack ends")) > 1:
        raise BadScene("one attack at most is under way")
    if STEPS.index("resolve") in steps and not [effect for effect in table.effects if effect[0] == WAITING]:
        raise BadScene("nothing waits to be resolved")
    is_set_up = bool({*steps} & {STEPS.index(name) for name in ("choose list", "choose gate", "build", "set out", "mulligan")})
    if is_set_up != (table.tokens[PHASE] == SET_UP) and table.tokens[TURNS] == 0:
        raise BadScene("the match is set up before its first turn")
    if STEPS.index("set out") not in steps and not (table.zones[zone_of(0)] and table.zones[zone_of(SPOTS)]):
        raise BadScene("both players have a leader")
    for number, name in ((CHOOSE_GATE, "choose gate"), (STEPS.index("build"), "build")):
        for step in table.agenda:
            if step[0] == number and not table.zones[LIST + step[1]]:
                raise BadScene(f'"{name}" needs a leader in the list')


def check_numbers(table: Table) -> None:
    tokens = table.tokens
    for seat in range(2):
        if tokens[IKZ_TOKEN + seat] and tokens[TURNS] < 2:
            raise BadScene("there is no token before the second player's first turn")
        second = tokens[TURN] if tokens[TURNS] % 2 == 0 else 1 - tokens[TURN]
        if tokens[IKZ_TOKEN + seat] and seat != second:
            raise BadScene("the token is the second player's")
    found = faults(table)
    if found:
        raise BadScene("; ".join(found))


def faults(table: Table) -> list[str]:
    """The faults of a table that cannot be one of this game; empty if there are none."""
    found: list[str] = []
    cards: list[int] = []
    for at, held in enumerate(table.zones):
        cards += held
        if [card for card in held if card // HALF != at % 2]:
            found.append("a card lies with the wrong player")
    if repeated_cards(table):
        found.append("a card lies in two places")
    for spot in range(FIELD_SPOTS):
        zone = table.zones[zone_of(spot)]
        if bool(zone) != (table.tokens[block_of(spot)] > 0):
            found.append(f"card and arrival do not fit at spot {spot}")
        if zone and not can_stand_at(zone, spot % SPOTS):
            found.append(f"what stands at spot {spot} cannot be there")
        if not zone and any([table.tokens[block_of(spot) + at] for at in range(8)]):
            found.append(f"something is true of the free spot {spot}")
    for seat in range(2):
        tokens = table.tokens
        if tokens[IKZ + seat] + tokens[SPENT + seat] + tokens[IKZ_PILE + seat] != MOST_IKZ:
            found.append("IKZ are lost or gained")
        if min(tokens[IKZ + seat], tokens[SPENT + seat], tokens[IKZ_PILE + seat]) < 0:
            found.append("fewer than no IKZ")
    if highest_arrival(table) > table.tokens[ARRIVALS]:
        found.append("somebody has arrived who was not counted")
    known = [card for card in table.known if card not in cards]
    if known:
        found.append("somebody knows where a card is that is nowhere")
    if [card for card in table.on_cards if card not in cards]:
        found.append("there are marks on a card that is nowhere")
    return found


def can_stand_at(zone: Cards, place: int) -> bool:
    kind = PRINTED[zone[0] % HALF // COPIES].kind
    if kind != (LEADER_CARD if place == LEADER else GATE_CARD if place == GATE else ENTITY):
        return False
    weapons = [card for card in zone[1:] if PRINTED[card % HALF // COPIES].kind == WEAPON]
    return len(weapons) == len(zone) - 1 and (not weapons or (place < ALLEY and place != GATE))
