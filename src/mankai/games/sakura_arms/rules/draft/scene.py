"""Scenes of drafts: any table from a description and back, and the checks that every such table must pass.

A scene lists the cards of each pile, by the names that saves use:

    {"step": "take", "whose": 1, "first": 1, "picks": 0, "middle": ["yurina.slash", ...], "normals": [...], "ultimates": [...],
     "players": [{"drafted": [...]}, {}]}

A scene without cards is the beginning of a draft of all cards (from its `seed`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.sakura_arms.rules.draft.constants import (
    BOX,
    CARDS_DRAFTED,
    CHOOSE_ONE,
    DECK_SIZE,
    DECKS,
    DRAFTED,
    FIRST,
    LAY_OUT,
    MIDDLE,
    NORMALS,
    NORMALS_EACH,
    OFFERED,
    OPEN_TWO_PICK,
    PICKS,
    PLACES,
    REMOVE,
    REMOVED,
    REVEAL,
    ROCHESTER,
    ROTATE,
    ROTATION,
    STREAMS,
    TAKE,
    TAKING,
    ULTIMATES,
    ULTIMATES_EACH,
    ZONES,
)
from mankai.kernel.errors import BadScene
from mankai.kernel.rng import key_from_seed, rng_from_scene, rng_to_scene
from mankai.kernel.scene_reader import SceneReader, repeated_cards
from mankai.kernel.table import Table

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.draft.rules import Draft

SEAT_PILES: Final = {"offered": OFFERED, "drafted": DRAFTED, "removed": REMOVED}
SHARED_PILES: Final = {"middle": (MIDDLE, 0), "normals": (DECKS, NORMALS), "ultimates": (DECKS, ULTIMATES), "box": (BOX, 0)}
STEP_NAMES: Final = ["rotate", "lay out", "take", "reveal", "choose one", "remove"]
STEPS_OF: Final = {
    ROTATION: [ROTATE, REMOVE], ROCHESTER: [LAY_OUT, TAKE, REMOVE], OPEN_TWO_PICK: [REVEAL, CHOOSE_ONE, REMOVE],
}  # fmt: skip
KEYS: Final = ["step", "whose", "first", "picks", "players", *SHARED_PILES, "known", "luck", "seed", "over"]


def table_from_scene(draft: Draft, scene: dict[str, Any]) -> Table:
    """Return the table that a scene describes.  Raises `BadScene` if there can be no such table."""
    reader = SceneReader()
    reader.check_keys(scene, KEYS, "a scene")
    seed = reader.number_at(scene, "seed", 0, 0, (1 << 53))
    if not [name for name in scene if name != "seed"]:
        return draft.deal({}, seed)
    table = Table([0] * PLACES, [()] * (ZONES * draft.seats), (), [0] * STREAMS, rng_key=key_from_seed(seed))
    if "luck" in scene:
        table.rng_key, table.rng_counters = rng_from_scene(scene["luck"], STREAMS)
    players = scene.get("players", [{}] * draft.seats)
    if not isinstance(players, list) or len(players) != draft.seats:
        raise BadScene(f"players: what each of the {draft.seats} has, as a list")
    for seat in range(draft.seats):
        reader.check_keys(reader.mapping(players[seat], "players: a table of what each has"), list(SEAT_PILES), "a player")
        for name, kind in SEAT_PILES.items():
            table.zones[kind * draft.seats + seat] = cards_in(reader, draft, players[seat], name)
    for name, (kind, slot) in SHARED_PILES.items():
        table.zones[kind * draft.seats + slot] = cards_in(reader, draft, scene, name)
    table.tokens[PICKS] = reader.number_at(scene, "picks", 0, 0, CARDS_DRAFTED)
    table.tokens[FIRST] = reader.number_at(scene, "first", 0, 0, draft.seats - 1)
    known = reader.mapping(scene.get("known", {}), "known: by card the seats that know where it is, as bits")
    for name in known:
        table.known[find_card(draft, name)] = reader.number_at(known, name, 0, -(1 << 31), 1 << 31)
    if scene.get("over", False) is True:
        table.ranks = tuple([0] * draft.seats)
    else:
        steps = STEPS_OF[draft.way]
        step = steps[reader.index(scene.get("step", STEP_NAMES[steps[0]]), [STEP_NAMES[one] for one in steps], "step:")]
        table.agenda = ((step, reader.number_at(scene, "whose", 0, 0, draft.seats - 1), -1, ()),)
    reader.check_faults(faults(draft, table) + step_faults(draft, table))
    return table


def cards_in(reader: SceneReader, draft: Draft, given: dict[str, Any], pile: str) -> tuple[int, ...]:
    names = given.get(pile, [])
    if not isinstance(names, list):
        raise reader.wrong(f'"{pile}" is a list of cards', names)
    return tuple([find_card(draft, name) for name in names])


def find_card(draft: Draft, name: Any) -> int:
    ids = draft.verbs[TAKING].ids
    if name not in ids:
        raise BadScene(f"there is no card {name!r} in a draft; they are called as {ids[0]}")
    return ids.index(name)


def faults(draft: Draft, table: Table) -> list[str]:
    """Return the rules a table violates: every card is there once, decks hold the right cards, every player has their share."""
    seats, zones = draft.seats, table.zones
    wrong = [f"{draft.cards[card].name} is there twice" for card in repeated_cards(table)]
    for deck in (NORMALS, ULTIMATES):
        wrong += [f"{draft.cards[card].name} is in the wrong deck" for card in zones[DECKS * seats + deck]
                  if draft.backs[card] != deck]  # fmt: skip
    in_use = len({card for cards in zones for card in cards}) - len(zones[BOX * seats])
    if draft.way != OPEN_TWO_PICK and in_use != CARDS_DRAFTED * seats:
        wrong.append(f"{in_use} cards are drafted from, there must be {CARDS_DRAFTED * seats}")
    for seat in range(seats):
        offered, drafted, removed = [len(zones[kind * seats + seat]) for kind in (OFFERED, DRAFTED, REMOVED)]
        if table.ranks and (drafted != DECK_SIZE or offered):
            wrong.append(f"a deck has {DECK_SIZE} cards, not {drafted}")
        if drafted > CARDS_DRAFTED or drafted < min(table.tokens[PICKS], DECK_SIZE):
            wrong.append(f"somebody has drafted {drafted} cards")
        if draft.way == ROTATION and offered + drafted + removed != CARDS_DRAFTED:
            wrong.append(f"somebody has {offered + drafted + removed} cards, and must have {CARDS_DRAFTED}")
        if draft.way == OPEN_TWO_PICK and not table.ranks and drafted != removed:
            wrong.append("of every two cards one is drafted and one removed")
    return wrong


def step_faults(draft: Draft, table: Table) -> list[str]:
    """Return why the step of a scene cannot be done with its cards."""
    if not table.agenda:
        return []
    seats, zones = draft.seats, table.zones
    step, step_seat = table.agenda[-1][0], table.agenda[-1][1]
    drafted = [len(zones[DRAFTED * seats + seat]) for seat in range(seats)]
    decks = [len(zones[DECKS * seats + deck]) for deck in (NORMALS, ULTIMATES)]
    middle, offered = len(zones[MIDDLE * seats]), len(zones[OFFERED * seats + step_seat])
    fits = {
        ROTATE: len(set(drafted)) == 1 and drafted[0] == table.tokens[PICKS] < CARDS_DRAFTED,
        LAY_OUT: not middle and decks[0] >= NORMALS_EACH and decks[1] >= ULTIMATES_EACH,
        TAKE: middle > 0 and decks[0] % NORMALS_EACH == 0 and decks[0] * ULTIMATES_EACH == decks[1] * NORMALS_EACH,
        REVEAL: not offered and decks[0] // 2 + decks[1] // 2 >= 2 * CARDS_DRAFTED - sum(drafted) > 0,
        CHOOSE_ONE: offered == 2 and drafted[step_seat] < CARDS_DRAFTED,
        REMOVE: set(drafted) == {CARDS_DRAFTED},
    }
    if step in (REVEAL, CHOOSE_ONE) and drafted[step_seat] > drafted[1 - step_seat]:
        return ["it is the other one's turn"]
    return [] if fits[step] else [f'"{STEP_NAMES[step]}" cannot be done with these cards']


def portrait(draft: Draft, table: Table) -> dict[str, Any]:
    """Return the scene that describes a table."""
    ids, seats = draft.verbs[TAKING].ids, draft.seats
    players = [
        {name: [ids[card] for card in table.zones[kind * seats + seat]] for name, kind in SEAT_PILES.items()}
        for seat in range(seats)
    ]
    found: dict[str, Any] = {"players": players}
    for name, (kind, slot) in SHARED_PILES.items():
        found[name] = [ids[card] for card in table.zones[kind * seats + slot]]
    found["picks"], found["first"] = table.tokens[PICKS], table.tokens[FIRST]
    if table.agenda:
        found["step"], found["whose"] = STEP_NAMES[table.agenda[-1][0]], table.agenda[-1][1]
    found["known"] = {ids[card]: table.known[card] for card in sorted(table.known)}
    found["luck"] = rng_to_scene(table.rng_key, table.rng_counters)
    found["over"] = table.ranks != ()
    return found
