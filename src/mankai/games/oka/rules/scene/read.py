"""Tables from short descriptions, descriptions of tables, and the consistency check of tables.

A scene is a dict. The top card of a pile comes first, so does the cheapest slot of the row; "" is a gap:

    {"turn": 0, "plus": ["black 13"], "minus": ["red 1", "red 5"], "row": ["Cook 2", "", "Daimyo: vote"],
     "0": {"hand": ["black 12", "red 3", "red 4", "blue 9"], "coins": 5, "tricks": ["green 7"]}}

The hand of the active player determines the point of the round. Other hands are filled up to their size at that point from the
remaining cards. `served` names the piles ("plus", "minus") that got their card in this turn, `modifiers` the characters whose
ability waits for a card; `free` means that a character may be used for free. `todo` lists the steps before that, the next one
first: {"use": "Geisha: look", "price": 2}, {"give": 1, "but": "red 3"} (a card for seat 1, but not this one), {"reorder": "plus",
"settled": 1}. `aside` are cards that nobody gets. `known` lists, for a card, who knows where it is without seeing it (seats, and
"spectators"). `luck` is the state of the rng, unless `seed` replaces it. `over` means that the game is over. Everything else is
as at the beginning of a round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.oka.rules.cards.characters import ALL_CHARACTERS, NAMES, character_name
from mankai.games.oka.rules.cards.sakura_cards import COLOUR_NAMES, name_of
from mankai.games.oka.rules.cards.values import PROFILES, SUPPLIED
from mankai.games.oka.rules.constants import (
    ACT,
    ASIDE,
    BANK,
    BANK_LIMIT,
    BENEATH,
    CARDS,
    CHARACTERS,
    CLOSED_TRICKS,
    COINS,
    DISCARD,
    DRAW_PILE,
    FILLED,
    FIRST,
    GIVE,
    HAND,
    HIGHEST,
    LEFT_OVER,
    MODIFIERS,
    OUT,
    REORDER,
    ROUND,
    ROUNDS,
    ROW,
    SCORE,
    SERVED,
    SLOTS,
    STREAMS,
    SWITCHES,
    TOPS,
    TRICK_PILES_OPEN,
    TRICKS,
    TURN,
    TURNED,
    USE,
    USE_FREE,
    VALUES,
)
from mankai.games.oka.rules.engine.ranks import ranks_of
from mankai.games.oka.rules.steps import setup
from mankai.kernel.errors import BadScene, BadSetup
from mankai.kernel.rng import DealRng, key_from_seed, rng_from_scene, rng_to_scene
from mankai.kernel.scene_reader import SceneReader, known_by, witnesses
from mankai.kernel.table import Cards, Step, Table, sorted_items

if TYPE_CHECKING:
    from mankai.games.oka.rules.edition import Oka

SIDES: Final = ["plus", "minus"]
KEYS: Final = [
    "turn", "first", "round", "turned", "plus", "minus", "served", "modifiers", "free", "row", "draw_pile", "discard", "out",
    "bank", "values", "switches", "seed", "todo", "aside", "known", "luck", "over",
]  # fmt: skip
SPECTATORS: Final = "spectators"
PLAYER_KEYS: Final = ["hand", "tricks", "coins", "score"]


class OkaSceneReader(SceneReader):
    def switch(self, given: dict[str, Any], name: str) -> bool:
        value = given.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{name} is true or false", value)
        return value

    def names(self, given: Any, allowed: list[str], field: str) -> list[int]:
        """Return the places of names among those that are allowed."""
        for name in self.list_of(given, f"{field} is"):
            if name not in allowed:
                raise BadScene(f"{field}: {name!r} is none of {', '.join(allowed)}")
        return [allowed.index(name) for name in given]


def table_from_scene(oka: Oka, scene: dict[str, Any]) -> Table:
    """The table that a scene describes. Raises `BadScene` if there can be no such table."""
    reader = OkaSceneReader()
    seats = [str(seat) for seat in range(oka.seats)]
    reader.check_keys(scene, KEYS + seats, "a scene")
    try:
        table = setup.empty_table(oka, {name: scene[name] for name in ("values", "switches") if name in scene})
    except BadSetup as error:
        raise BadScene(str(error)) from None
    tokens = table.tokens
    seat = reader.number_at(scene, "turn", 0, 0, oka.seats - 1)
    tokens[TURN] = seat
    tokens[FIRST] = reader.number_at(scene, "first", seat, 0, oka.seats - 1)
    tokens[ROUND] = reader.number_at(scene, "round", 1, 1, ROUNDS)
    tokens[TURNED] = 1 if reader.switch(scene, "turned") else 0
    read_luck(reader, table, scene)
    draws = DealRng(table.rng_key, STREAMS)
    aside = take_cards(table, scene.get("aside", []), ASIDE * oka.seats)
    people = [scene.get(name, {}) for name in seats]
    for at in range(oka.seats):
        reader.check_keys(reader.mapping(people[at], f'"{at}" is a table of what that player has'), PLAYER_KEYS, f'"{at}"')
        tokens[COINS + at] = reader.number_at(people[at], "coins", tokens[COINS + at], 0, 1 << 30)
        tokens[SCORE + at] = reader.number_at(people[at], "score", 0, 0, 1 << 30)
        put_cards(table, HAND * oka.seats + at, people[at].get("hand", []), ASIDE * oka.seats)
        put_cards(table, tricks_of(table) * oka.seats + at, people[at].get("tricks", []), ASIDE * oka.seats)
    put_cards(table, OUT * oka.seats, scene.get("out", []), ASIDE * oka.seats)
    for side in (0, 1):
        lay_pile(reader, oka, table, scene, side, draws)
    for side in reader.names(scene.get("served", []), SIDES, "served"):
        tokens[SERVED + (side ^ tokens[TURNED])] = 1
    for character in reader.names(scene.get("modifiers", []), NAMES, "modifiers"):
        if not ALL_CHARACTERS[character].modifier:
            raise BadScene(f"modifiers: {NAMES[character]} is used at once and waits for no card")
        tokens[MODIFIERS] |= ALL_CHARACTERS[character].modifier
    is_over = reader.switch(scene, "over")
    todo = [] if is_over else reader.list_of(scene.get("todo", []), "todo is")
    steps = [read_step(reader, oka, table, seat, one) for one in todo]
    deal_the_rest(oka, table, sizes_of_hands(oka, table, seat, steps, is_over), draws)
    table.zones[ASIDE * oka.seats] = aside + table.zones[ASIDE * oka.seats]
    lay_characters(reader, oka, table, scene, draws)
    limit = setup.game_numbers(table, SWITCHES)[BANK_LIMIT]
    in_use = sum(tokens[COINS : COINS + oka.seats])
    if limit:
        tokens[BANK] = reader.number_at(scene, "bank", max(limit - in_use, 0), 0, 1 << 30)
    reader.check_faults(faults(oka, table))
    table.known = read_known(reader, oka, scene)
    if is_over:
        table.ranks = ranks_of(tokens, oka.seats)
        return table
    rest: list[Step] = [(ACT, seat, -1, ())]
    if reader.switch(scene, "free"):
        rest.append((USE_FREE, seat, -1, ()))
    steps.reverse()
    table.agenda = tuple(rest + steps)
    return table


def read_luck(reader: SceneReader, table: Table, scene: dict[str, Any]) -> None:
    """Set the rng from the seed, or from its described state."""
    if "luck" not in scene or "seed" in scene:
        table.rng_key = key_from_seed(reader.number_at(scene, "seed", 0, 0, 1 << 62))
    else:
        table.rng_key, table.rng_counters = rng_from_scene(scene["luck"], STREAMS)


def read_known(reader: SceneReader, oka: Oka, scene: dict[str, Any]) -> dict[int, int]:
    """The seats that know where a card is without seeing it, as bits by card."""
    given = reader.mapping(scene.get("known", {}), 'known says of cards who knows them, such as {"red 7": [0, 2]}')
    known: dict[int, int] = {}
    for name in given:
        knowing = [oka.seats if one == SPECTATORS else reader.number_at({"known": one}, "known", 0, 0, oka.seats - 1)
                   for one in reader.list_of(given[name], "known is")]  # fmt: skip
        mask = known_by(knowing, oka.seats)
        if not mask:
            raise BadScene(f"known: nobody knows {name}, so leave it out")
        known[card_named(name)] = mask
    return known


def read_step(reader: OkaSceneReader, oka: Oka, table: Table, seat: int, given: Any) -> Step:
    """The step that an entry of `todo` describes."""
    if not isinstance(given, dict):
        raise BadScene(f'todo is a list of tables such as {{"use": "{NAMES[0]}"}}, not of {given!r}')
    if "use" in given:
        reader.check_keys(given, ["use", "price"], "todo")
        [character] = reader.names([given["use"]], NAMES, "todo")
        return USE, seat, -1, (character, reader.number_at(given, "price", 0, 0, SLOTS))
    if "give" in given:
        reader.check_keys(given, ["give", "but"], "todo")
        other = reader.number_at(given, "give", 0, 0, oka.seats - 1)
        card = card_named(given.get("but", "")) if "but" in given else -1
        if other == seat or card >= CARDS:
            raise BadScene(f"todo: seat {seat} gives a Sakura card to somebody else, not {given!r}")
        return GIVE, seat, card, (other,)
    reader.check_keys(given, ["reorder", "settled"], "todo")
    [side] = reader.names([given.get("reorder")], SIDES, "todo")
    pile = side ^ table.tokens[TURNED]
    count = len(table.zones[TOPS * oka.seats + pile] + table.zones[BENEATH * oka.seats + pile])
    return REORDER, seat, -1, (pile, reader.number_at(given, "settled", 0, 0, count))


def tricks_of(table: Table) -> int:
    """The kind of zone for trick cards in this game."""
    return TRICKS if setup.game_numbers(table, SWITCHES)[TRICK_PILES_OPEN] else CLOSED_TRICKS


def put_cards(table: Table, zone: int, given: Any, source: int) -> None:
    """Move the cards named in a scene from the zone where all cards start to their own zone."""
    table.zones[zone] += take_cards(table, given, source)


def take_cards(table: Table, given: Any, source: int) -> Cards:
    """Remove the cards named in a scene from the zone where all cards start, and return them."""
    if not isinstance(given, list):
        raise BadScene(f"cards are given as a list of names, not as {given!r}")
    found: list[int] = []
    for name in given:
        card = card_named(name)
        if card not in table.zones[source]:
            raise BadScene(f"{name} is in this scene twice, or cannot lie there")
        table.zones[source] = tuple([other for other in table.zones[source] if other != card])
        found.append(card)
    return tuple(found)


def card_named(name: Any) -> int:
    """The number of a Sakura card or a character."""
    if name in NAMES:
        return CARDS + NAMES.index(name)
    colour, _, value = str(name).partition(" ")
    if colour in COLOUR_NAMES and value.isdecimal() and 1 <= int(value) <= HIGHEST:
        return COLOUR_NAMES.index(colour) * HIGHEST + int(value) - 1
    raise BadScene(f'there is no card {name!r}; cards are called such as "black 12" or "{NAMES[0]}"')


def lay_pile(reader: SceneReader, oka: Oka, table: Table, scene: dict[str, Any], side: int, draws: DealRng) -> None:
    """Lay out a pile, its top card first. An empty pile was just taken; an unnamed one starts with a random card."""
    pile = side ^ table.tokens[TURNED]
    top, beneath, aside = TOPS * oka.seats + pile, BENEATH * oka.seats + pile, ASIDE * oka.seats
    if SIDES[side] in scene:
        put_cards(table, beneath, scene[SIDES[side]], aside)
        table.zones[top], table.zones[beneath] = table.zones[beneath][:1], table.zones[beneath][1:]
    else:
        named = {card_named(name) for name in reader.list_of(scene.get(SIDES[1 - side], []), f"{SIDES[1 - side]} is")}
        left = [card for card in table.zones[aside] if card not in named]
        if not left:
            raise BadScene(f"{SIDES[side]} is not named, and no card is left for it: every one lies elsewhere in this scene")
        card = draws.pick(left)
        table.zones[top] = (card,)
        table.zones[aside] = tuple([other for other in table.zones[aside] if other != card])


def sizes_of_hands(oka: Oka, table: Table, seat: int, steps: list[Step], is_over: bool) -> list[int]:
    """The hand size of every seat at this point of the round. Raises `BadScene` for a hand that the active `seat` cannot have."""
    if is_over:
        return [LEFT_OVER] * oka.seats
    tokens, zones = table.tokens, table.zones
    served = tokens[SERVED] + tokens[SERVED + 1]
    lent = [0] * oka.seats  # cards of others in the hand of `seat`, to be given back
    for step, _, _, details in steps:
        if step == GIVE:
            lent[details[0]] += 1
    if max(lent) > 1:
        raise BadScene("todo: nobody is given two cards")
    begin = len(zones[HAND + seat]) - sum(lent) + served if zones[HAND + seat] else oka.hand_size
    if begin > oka.hand_size or begin % 2 or begin <= LEFT_OVER:
        raise BadScene(
            f"the hand of seat {seat}, whose turn it is, has {len(zones[HAND + seat])} cards and {served} of the piles are "
            f"served: at the beginning of a turn it is an even number from {LEFT_OVER + 2} to {oka.hand_size}"
        )
    sizes: list[int] = []
    for at in range(oka.seats):
        has_played = (at - tokens[FIRST]) % oka.seats < (seat - tokens[FIRST]) % oka.seats
        sizes.append(begin - served + sum(lent) if at == seat else begin - 2 - lent[at] if has_played else begin - lent[at])
    return sizes


def deal_the_rest(oka: Oka, table: Table, sizes: list[int], draws: DealRng) -> None:
    """Fill every hand to its size. Raises `BadScene` for hands that cannot exist."""
    zones, aside = table.zones, ASIDE * oka.seats
    for turn in range(oka.seats):
        at = (table.tokens[FIRST] + turn) % oka.seats
        size = sizes[at]
        if len(zones[HAND + at]) > size:
            raise BadScene(f"seat {at} has {len(zones[HAND + at])} cards, and has {size} at this point of the round")
        rest = draws.shuffle_copy(list(zones[aside]))
        missing = size - len(zones[HAND + at])
        if len(rest) < missing:
            raise BadScene(f"there are not enough cards left for the hand of seat {at}")
        zones[HAND + at] += tuple(rest[:missing])
        zones[aside] = tuple(rest[missing:])


def lay_characters(reader: SceneReader, oka: Oka, table: Table, scene: dict[str, Any], draws: DealRng) -> None:
    """Lay out the row by its slots, the discard pile, and the draw pile: named characters on top, the rest in random order."""
    row, draw_pile, discard = ROW * oka.seats, DRAW_PILE * oka.seats, DISCARD * oka.seats
    given = scene.get("row")
    put_cards(table, discard, scene.get("discard", []), draw_pile)
    if given is not None:
        if not isinstance(given, list) or len(given) > SLOTS:
            raise reader.wrong(f'the row has up to {SLOTS} characters, "" for a gap', given)
        put_cards(table, row, [name for name in given if name != ""], draw_pile)
        for slot in range(len(given)):
            if given[slot] != "":
                table.tokens[FILLED] |= 1 << slot
    named = [card_named(name) for name in reader.list_of(scene.get("draw_pile", []), "draw_pile is")]
    for card in named:
        if card not in table.zones[draw_pile]:
            raise BadScene(f"{card_title(card)} is not among the characters that are left")
    others = draws.shuffle_copy([card for card in table.zones[draw_pile] if card not in named])
    order = named + others
    if given is None:
        table.zones[row] = tuple(order[:SLOTS])
        table.tokens[FILLED] = (1 << SLOTS) - 1
        order = order[SLOTS:]
    table.zones[draw_pile] = tuple(order)


def faults(oka: Oka, table: Table) -> list[str]:
    """The violated invariants: all 67 cards are there once and in valid zones, coins are conserved, piles have a top card."""
    wrong: list[str] = []
    tokens, seats = table.tokens, oka.seats
    if min(tokens) < 0:
        wrong.append("a number is below 0")
    where: dict[int, int] = {}
    for zone in range(len(table.zones)):
        for card in table.zones[zone]:
            if card in where:
                wrong.append(f"{card_title(card)} is there twice")
            where[card] = zone
            if (card >= CARDS) != (zone // seats in (ROW, DRAW_PILE, DISCARD)):
                wrong.append(f"{card_title(card)} lies where it does not belong")
    missing = [card_title(card) for card in range(CARDS + CHARACTERS) if card not in where]
    if missing:
        wrong.append(f"missing: {', '.join(missing)}")
    for pile in (0, 1):
        if len(table.zones[TOPS * seats + pile]) > 1:
            wrong.append("a pile has one top card")
        if table.zones[BENEATH * seats + pile] and not table.zones[TOPS * seats + pile]:
            wrong.append("cards lie beneath no top card")
    if int(tokens[FILLED]).bit_count() != len(table.zones[ROW * seats]):
        wrong.append("the slots of the row do not fit its characters")
    other_tricks = CLOSED_TRICKS if tricks_of(table) == TRICKS else TRICKS
    for seat in range(seats):
        if table.zones[other_tricks * seats + seat]:
            wrong.append("trick cards are open or not, not both")
    limit, coins = setup.game_numbers(table, SWITCHES)[BANK_LIMIT], sum(tokens[COINS : COINS + seats]) + tokens[BANK]
    if limit and coins != limit:
        wrong.append(f"there are {coins} coins, there must be {limit}")
    return wrong


def card_title(card: int) -> str:
    return name_of(card) if card < CARDS else character_name(card)


def portrait(oka: Oka, table: Table) -> dict[str, Any]:
    """The scene that describes a table between two steps. `table_from_scene` gives the same table again."""
    tokens, zones, seats = table.tokens, table.zones, oka.seats
    found: dict[str, Any] = {
        "turn": tokens[TURN], "first": tokens[FIRST], "round": tokens[ROUND], "turned": tokens[TURNED] == 1,
        "served": [SIDES[side] for side in (0, 1) if tokens[SERVED + (side ^ tokens[TURNED])]],
        "modifiers": [one.name for one in ALL_CHARACTERS if one.modifier & tokens[MODIFIERS]],
        "switches": setup.switches_in(table),
    }  # fmt: skip
    _, profile, _, values = table.effects[VALUES]
    found["values"] = PROFILES[profile] if profile < SUPPLIED else describe_values(values)
    for side in (0, 1):
        pile = side ^ tokens[TURNED]
        found[SIDES[side]] = [card_title(card) for card in zones[TOPS * seats + pile] + zones[BENEATH * seats + pile]]
    row = [card_title(card) for card in zones[ROW * seats]]
    found["row"] = [row.pop(0) if tokens[FILLED] >> slot & 1 else "" for slot in range(SLOTS)]
    found["draw_pile"] = [card_title(card) for card in zones[DRAW_PILE * seats]]
    found["discard"] = [card_title(card) for card in zones[DISCARD * seats]]
    found["out"] = [card_title(card) for card in zones[OUT * seats]]
    found["aside"] = [card_title(card) for card in zones[ASIDE * seats]]
    found["known"] = {card_title(card): witnesses(mask, [*range(seats), SPECTATORS]) for card, mask in sorted_items(table.known)}
    found["luck"] = rng_to_scene(table.rng_key, table.rng_counters)
    found["todo"] = [describe_step(step, tokens[TURNED]) for step in reversed(table.agenda) if step[0] in (USE, GIVE, REORDER)]
    found["free"] = any([step[0] == USE_FREE for step in table.agenda])
    found["over"] = len(table.ranks) > 0
    if setup.game_numbers(table, SWITCHES)[BANK_LIMIT]:
        found["bank"] = tokens[BANK]
    for seat in range(seats):
        found[str(seat)] = {
            "hand": [card_title(card) for card in zones[HAND + seat]],
            "tricks": [card_title(card) for card in zones[tricks_of(table) * seats + seat]],
            "coins": tokens[COINS + seat],
            "score": tokens[SCORE + seat],
        }
    return found


def describe_step(step: Step, turned: int) -> dict[str, Any]:
    """The entry of `todo` for a step of the agenda."""
    number, _, card, details = step
    if number == USE:
        return {"use": NAMES[details[0]], "price": details[1]}
    if number == REORDER:
        return {"reorder": SIDES[details[0] ^ turned], "settled": details[1]}
    return {"give": details[0], "but": card_title(card)} if card >= 0 else {"give": details[0]}


def describe_values(values: tuple[int, ...]) -> dict[str, Any]:
    """The values of a supplied profile, in the form that a set-up takes."""
    return {
        "card": [
            {
                "colour": COLOUR_NAMES[card // HIGHEST],
                "value": card % HIGHEST + 1,
                "coins": values[card],
                "shurikens": values[CARDS + card],
            }
            for card in range(CARDS)
        ]
    }
