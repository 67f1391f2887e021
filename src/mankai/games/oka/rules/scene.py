"""Any table from a small description, and the description of any table; and what no table may violate.

A scene is a dict; of a pile the top card is the first, of the row the cheapest slot, "" is a gap:

    {"turn": 0, "plus": ["black 13"], "minus": ["red 1", "red 5"], "row": ["Cook 2", "", "Daimyo: vote"],
     "0": {"hand": ["black 12", "red 3", "red 4", "blue 9"], "coins": 5, "tricks": ["green 7"]}}

The hand of the player whose turn it is says how far the round has gone: whoever has not been named gets as many cards as they
must have then, from those that are left.  `served` names the piles ("plus", "minus") that have got their card in this turn,
`modifiers` the characters whose ability waits for a card, `free` says that a character may be used for nothing.  `todo` is what
comes before that, the next first: {"use": "Geisha: look", "price": 2}, {"give": 1, "but": "red 3"} (a card for seat 1, but not
this one), {"reorder": "plus", "settled": 1}.  `aside` are cards that nobody gets, `known` says who knows where a card is without
seeing it (seats, and "spectators"), `luck` the luck to come, unless `seed` deals it anew, and `over` that the game is.  What is
not said is as at the beginning of a round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.oka.rules import setup
from mankai.games.oka.rules.cards import COLOUR_NAMES, name_of
from mankai.games.oka.rules.characters import NAMES, THE_FIFTEEN, character_name
from mankai.games.oka.rules.places import (
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
from mankai.games.oka.rules.standing import ranks_of
from mankai.games.oka.rules.values import PROFILES, SUPPLIED
from mankai.kernel.errors import BadScene, BadSetup
from mankai.kernel.luck import Draws, key_of, luck_from, luck_written
from mankai.kernel.scenes import number, only
from mankai.kernel.table import ALL, Cards, Step, Table, in_order

if TYPE_CHECKING:
    from mankai.games.oka.rules.edition import Oka

SIDES: Final = ["plus", "minus"]
KEYS: Final = [
    "turn", "first", "round", "turned", "plus", "minus", "served", "modifiers", "free", "row", "draw_pile", "discard", "out",
    "bank", "values", "switches", "seed", "todo", "aside", "known", "luck", "over",
]  # fmt: skip
SPECTATORS: Final = "spectators"
OF_A_PLAYER: Final = ["hand", "tricks", "coins", "score"]


def staged(oka: Oka, scene: dict[str, Any]) -> Table:
    """The table that a scene describes; raises `BadScene` when there can be no such table."""
    seats = [str(seat) for seat in range(oka.seats)]
    only(scene, KEYS + seats, "a scene")
    try:
        table = setup.blank(oka, {name: scene[name] for name in ("values", "switches") if name in scene})
    except BadSetup as error:
        raise BadScene(str(error)) from None
    tokens = table.tokens
    seat = number(scene, "turn", 0, 0, oka.seats - 1)
    tokens[TURN] = seat
    tokens[FIRST] = number(scene, "first", seat, 0, oka.seats - 1)
    tokens[ROUND] = number(scene, "round", 1, 1, ROUNDS)
    tokens[TURNED] = 1 if is_so(scene, "turned") else 0
    luck_of(table, scene)
    draws = Draws(table.secret, STREAMS)
    aside = taken(table, scene.get("aside", []), ASIDE * oka.seats)
    people = [scene.get(name, {}) for name in seats]
    for at in range(oka.seats):
        if not isinstance(people[at], dict):
            raise BadScene(f'"{at}" is a table of what that player has, not {people[at]!r}')
        only(people[at], OF_A_PLAYER, f'"{at}"')
        tokens[COINS + at] = number(people[at], "coins", tokens[COINS + at], 0, 1 << 30)
        tokens[SCORE + at] = number(people[at], "score", 0, 0, 1 << 30)
        put(table, HAND * oka.seats + at, people[at].get("hand", []), ASIDE * oka.seats)
        put(table, tricks_of(table) * oka.seats + at, people[at].get("tricks", []), ASIDE * oka.seats)
    put(table, OUT * oka.seats, scene.get("out", []), ASIDE * oka.seats)
    for side in (0, 1):
        lay_pile(oka, table, scene, side, draws)
    for name in names(scene.get("served", []), SIDES, "served"):
        tokens[SERVED + (SIDES.index(name) ^ tokens[TURNED])] = 1
    for name in names(scene.get("modifiers", []), NAMES, "modifiers"):
        if not THE_FIFTEEN[NAMES.index(name)].modifier:
            raise BadScene(f"modifiers: {name} is used at once, nothing of it waits for a card")
        tokens[MODIFIERS] |= THE_FIFTEEN[NAMES.index(name)].modifier
    is_over = is_so(scene, "over")
    steps = [] if is_over else [step_in(oka, table, seat, one) for one in listed(scene.get("todo", []), "todo")]
    deal_the_rest(oka, table, sizes_of_hands(oka, table, seat, steps, is_over), draws)
    table.zones[ASIDE * oka.seats] = aside + table.zones[ASIDE * oka.seats]
    show_characters(oka, table, scene, draws)
    limit = setup.lasting_numbers(table, SWITCHES)[BANK_LIMIT]
    in_use = sum(tokens[COINS : COINS + oka.seats])
    if limit:
        tokens[BANK] = number(scene, "bank", max(limit - in_use, 0), 0, 1 << 30)
    wrong = faults(oka, table)
    if wrong:
        raise BadScene(f"this scene cannot exist: {'; '.join(wrong)}")
    table.known = known_in(oka, scene)
    if is_over:
        table.ranks = ranks_of(tokens, oka.seats)
        return table
    rest: list[Step] = [(ACT, seat, -1, ())]
    if is_so(scene, "free"):
        rest.append((USE_FREE, seat, -1, ()))
    steps.reverse()
    table.agenda = tuple(rest + steps)
    return table


def luck_of(table: Table, scene: dict[str, Any]) -> None:
    """The luck to come: of the seed, or as it was."""
    if "luck" not in scene or "seed" in scene:
        table.secret = key_of(number(scene, "seed", 0, 0, 1 << 62))
    else:
        table.secret, table.luck = luck_from(scene["luck"], STREAMS)


def known_in(oka: Oka, scene: dict[str, Any]) -> dict[int, int]:
    """Who knows where a card is without seeing it."""
    given = scene.get("known", {})
    if not isinstance(given, dict):
        raise BadScene(f'known says of cards who knows them, such as {{"red 7": [0, 2]}}, not {given!r}')
    known: dict[int, int] = {}
    for name in given:
        knowing = listed(given[name], "known")
        mask = ALL << oka.seats if SPECTATORS in knowing else 0
        for seat in knowing:
            if seat != SPECTATORS:
                mask |= 1 << number({"known": seat}, "known", 0, 0, oka.seats - 1)
        if not mask:
            raise BadScene(f"known: nobody knows {name}, so that it need not be said")
        known[card_named(name)] = mask
    return known


def step_in(oka: Oka, table: Table, seat: int, given: Any) -> Step:
    """One of the things `todo` names."""
    if not isinstance(given, dict):
        raise BadScene(f'todo is a list of tables such as {{"use": "{NAMES[0]}"}}, not of {given!r}')
    if "use" in given:
        only(given, ["use", "price"], "todo")
        [name] = names([given["use"]], NAMES, "todo")
        return USE, seat, -1, (NAMES.index(name), number(given, "price", 0, 0, SLOTS))
    if "give" in given:
        only(given, ["give", "but"], "todo")
        other = number(given, "give", 0, 0, oka.seats - 1)
        card = card_named(given.get("but", "")) if "but" in given else -1
        if other == seat or card >= CARDS:
            raise BadScene(f"todo: seat {seat} gives a Sakura card to somebody else, not {given!r}")
        return GIVE, seat, card, (other,)
    only(given, ["reorder", "settled"], "todo")
    [name] = names([given.get("reorder")], SIDES, "todo")
    pile = SIDES.index(name) ^ table.tokens[TURNED]
    count = len(table.zones[TOPS * oka.seats + pile] + table.zones[BENEATH * oka.seats + pile])
    return REORDER, seat, -1, (pile, number(given, "settled", 0, 0, count))


def tricks_of(table: Table) -> int:
    """The kind of zone in which trick cards lie in this game."""
    return TRICKS if setup.lasting_numbers(table, SWITCHES)[TRICK_PILES_OPEN] else CLOSED_TRICKS


def put(table: Table, zone: int, given: Any, source: int) -> None:
    """Cards named in a scene go from the zone where all are at first to where they lie."""
    table.zones[zone] += taken(table, given, source)


def taken(table: Table, given: Any, source: int) -> Cards:
    """Cards named in a scene, which are gone then from the zone where all are at first."""
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


def lay_pile(oka: Oka, table: Table, scene: dict[str, Any], side: int, draws: Draws) -> None:
    """A pile, its top card first; an empty one has just been taken.  One that is not named begins with any card."""
    pile = side ^ table.tokens[TURNED]
    top, beneath, aside = TOPS * oka.seats + pile, BENEATH * oka.seats + pile, ASIDE * oka.seats
    if SIDES[side] in scene:
        put(table, beneath, scene[SIDES[side]], aside)
        table.zones[top], table.zones[beneath] = table.zones[beneath][:1], table.zones[beneath][1:]
    else:
        named = {card_named(name) for name in listed(scene.get(SIDES[1 - side], []), SIDES[1 - side])}
        left = [card for card in table.zones[aside] if card not in named]
        if not left:
            raise BadScene(f"{SIDES[side]} is not named, and no card is left for it: every one lies elsewhere in this scene")
        card = draws.pick(left)
        table.zones[top] = (card,)
        table.zones[aside] = tuple([other for other in table.zones[aside] if other != card])


def sizes_of_hands(oka: Oka, table: Table, seat: int, steps: list[Step], is_over: bool) -> list[int]:
    """How many cards everybody has at this point of a round; a hand that `seat`, whose turn it is, cannot have is refused."""
    if is_over:
        return [LEFT_OVER] * oka.seats
    tokens, zones = table.tokens, table.zones
    served = tokens[SERVED] + tokens[SERVED + 1]
    lent = [0] * oka.seats  # cards of others that `seat` has in hand, and will pay for
    for what, _, _, details in steps:
        if what == GIVE:
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


def deal_the_rest(oka: Oka, table: Table, sizes: list[int], draws: Draws) -> None:
    """Everybody gets the cards they must have at this point of a round; hands that cannot be are refused."""
    zones, aside = table.zones, ASIDE * oka.seats
    for turn in range(oka.seats):
        at = (table.tokens[FIRST] + turn) % oka.seats
        size = sizes[at]
        if len(zones[HAND + at]) > size:
            raise BadScene(f"seat {at} has {len(zones[HAND + at])} cards, and has {size} at this point of the round")
        rest = draws.shuffled(list(zones[aside]))
        missing = size - len(zones[HAND + at])
        if len(rest) < missing:
            raise BadScene(f"there are not enough cards left for the hand of seat {at}")
        zones[HAND + at] += tuple(rest[:missing])
        zones[aside] = tuple(rest[missing:])


def show_characters(oka: Oka, table: Table, scene: dict[str, Any], draws: Draws) -> None:
    """The row by its slots, the discard pile, and the draw pile: the named ones on top, the rest in any order."""
    row, draw_pile, discard = ROW * oka.seats, DRAW_PILE * oka.seats, DISCARD * oka.seats
    given = scene.get("row")
    put(table, discard, scene.get("discard", []), draw_pile)
    if given is not None:
        if not isinstance(given, list) or len(given) > SLOTS:
            raise BadScene(f'the row has up to {SLOTS} characters, "" for a gap, not {given!r}')
        put(table, row, [name for name in given if name != ""], draw_pile)
        for slot in range(len(given)):
            if given[slot] != "":
                table.tokens[FILLED] |= 1 << slot
    named = [card_named(name) for name in listed(scene.get("draw_pile", []), "draw_pile")]
    for card in named:
        if card not in table.zones[draw_pile]:
            raise BadScene(f"{title(card)} is not among the characters that are left")
    others = draws.shuffled([card for card in table.zones[draw_pile] if card not in named])
    order = named + others
    if given is None:
        table.zones[row] = tuple(order[:SLOTS])
        table.tokens[FILLED] = (1 << SLOTS) - 1
        order = order[SLOTS:]
    table.zones[draw_pile] = tuple(order)


def faults(oka: Oka, table: Table) -> list[str]:
    """What no table may violate: 52 cards and 15 characters are there once, coins are conserved, the piles are piles."""
    wrong: list[str] = []
    tokens, seats = table.tokens, oka.seats
    if min(tokens) < 0:
        wrong.append("a number is below 0")
    where: dict[int, int] = {}
    for zone in range(len(table.zones)):
        for card in table.zones[zone]:
            if card in where:
                wrong.append(f"{title(card)} is there twice")
            where[card] = zone
            if (card >= CARDS) != (zone // seats in (ROW, DRAW_PILE, DISCARD)):
                wrong.append(f"{title(card)} lies where it does not belong")
    missing = [title(card) for card in range(CARDS + CHARACTERS) if card not in where]
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
    limit, coins = setup.lasting_numbers(table, SWITCHES)[BANK_LIMIT], sum(tokens[COINS : COINS + seats]) + tokens[BANK]
    if limit and coins != limit:
        wrong.append(f"there are {coins} coins, there must be {limit}")
    return wrong


def title(card: int) -> str:
    return name_of(card) if card < CARDS else character_name(card)


def portrait(oka: Oka, table: Table) -> dict[str, Any]:
    """A table between two steps as the description of a scene: the scene of it is the same table again."""
    tokens, zones, seats = table.tokens, table.zones, oka.seats
    found: dict[str, Any] = {
        "turn": tokens[TURN], "first": tokens[FIRST], "round": tokens[ROUND], "turned": tokens[TURNED] == 1,
        "served": [SIDES[side] for side in (0, 1) if tokens[SERVED + (side ^ tokens[TURNED])]],
        "modifiers": [one.name for one in THE_FIFTEEN if one.modifier & tokens[MODIFIERS]],
        "switches": setup.switches_in(table),
    }  # fmt: skip
    _, profile, _, values = table.lasting[VALUES]
    found["values"] = PROFILES[profile] if profile < SUPPLIED else values_written(values)
    for side in (0, 1):
        pile = side ^ tokens[TURNED]
        found[SIDES[side]] = [title(card) for card in zones[TOPS * seats + pile] + zones[BENEATH * seats + pile]]
    row = [title(card) for card in zones[ROW * seats]]
    found["row"] = [row.pop(0) if tokens[FILLED] >> slot & 1 else "" for slot in range(SLOTS)]
    found["draw_pile"] = [title(card) for card in zones[DRAW_PILE * seats]]
    found["discard"] = [title(card) for card in zones[DISCARD * seats]]
    found["out"] = [title(card) for card in zones[OUT * seats]]
    found["aside"] = [title(card) for card in zones[ASIDE * seats]]
    found["known"] = {title(card): knowing_of(mask, seats) for card, mask in in_order(table.known)}
    found["luck"] = luck_written(table.secret, table.luck)
    found["todo"] = [step_written(step, tokens[TURNED]) for step in reversed(table.agenda) if step[0] in (USE, GIVE, REORDER)]
    found["free"] = any([step[0] == USE_FREE for step in table.agenda])
    found["over"] = len(table.ranks) > 0
    if setup.lasting_numbers(table, SWITCHES)[BANK_LIMIT]:
        found["bank"] = tokens[BANK]
    for seat in range(seats):
        found[str(seat)] = {
            "hand": [title(card) for card in zones[HAND + seat]],
            "tricks": [title(card) for card in zones[tricks_of(table) * seats + seat]],
            "coins": tokens[COINS + seat],
            "score": tokens[SCORE + seat],
        }
    return found


def knowing_of(mask: int, seats: int) -> list[Any]:
    """The seats in a mask, and spectators, who know what is open to all."""
    found: list[Any] = [seat for seat in range(seats) if mask >> seat & 1]
    return [*found, SPECTATORS] if mask < 0 else found


def step_written(step: Step, turned: int) -> dict[str, Any]:
    """A step of the agenda as `todo` names it."""
    what, _, card, details = step
    if what == USE:
        return {"use": NAMES[details[0]], "price": details[1]}
    if what == REORDER:
        return {"reorder": SIDES[details[0] ^ turned], "settled": details[1]}
    return {"give": details[0], "but": title(card)} if card >= 0 else {"give": details[0]}


def values_written(values: tuple[int, ...]) -> dict[str, Any]:
    """The numbers of a supplied profile as a set-up takes them."""
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


def is_so(given: dict[str, Any], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise BadScene(f"{name} is true or false, not {value!r}")
    return value


def listed(given: Any, what: str) -> list[Any]:
    if not isinstance(given, list):
        raise BadScene(f"{what} is a list, not {given!r}")
    return given


def names(given: Any, allowed: list[str], what: str) -> list[str]:
    found: list[str] = []
    for name in listed(given, what):
        if name not in allowed:
            raise BadScene(f"{what}: {name!r} is none of {', '.join(allowed)}")
        found.append(name)
    return found
