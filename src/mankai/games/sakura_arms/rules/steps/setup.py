"""Setting up a duel: goddesses, decks, first player, opening hands; ready-made, or as decisions of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mankai.games.sakura_arms.rules.cards.base import Goddess
from mankai.games.sakura_arms.rules.constants import (
    AURA,
    BAN,
    BUILD,
    DEALT_GODDESSES,
    DECK,
    DECLINE,
    DISTANCE,
    DRAFT,
    FIRST_PLAYER,
    GODDESS,
    GODDESSES,
    HAND,
    LIFE,
    MEASURED_LISTS,
    MULLIGAN,
    OUTSIDE,
    PICKING,
    PREPARE,
    READY,
    SET_UP,
    SHUFFLES,
    TURN_BEGINS,
    VIGOR,
)
from mankai.games.sakura_arms.rules.measured_decks import measured_decks
from mankai.kernel.errors import BadSetup
from mankai.kernel.rng import DealRng, key_from_seed
from mankai.kernel.table import Step, Table

if TYPE_CHECKING:
    from mankai.games.sakura_arms.rules.editions.base import Edition
    from mankai.games.sakura_arms.rules.engine.duel import Duel

CHOOSE: Final = "choose"
MEASURED: Final = "measured"
QUICK: Final = "quick"
RANDOM: Final = "random"
FIRST_GAME: Final = "first game"
PICKS_EACH: Final = 3  # goddesses picked by each player; the other bans one of them
SHARED: Final = 1  # detail of a pick: both players may take the same goddess


class FirstDeck:
    """A deck that a rulebook recommends for a first game."""

    def __init__(self, name: str, goddesses: list[str], cards: list[str]) -> None:
        self.name = name
        self.goddesses = goddesses
        self.cards = cards


def empty_table(edition: Edition, life: int, aura: int) -> Table:
    """Return the board with its Sakura, before any player has a card."""
    tokens = [0] * edition.places
    tokens[DISTANCE] = edition.distance
    for seat in (0, 1):
        tokens[LIFE + seat] = life
        tokens[AURA + seat] = aura
    return Table(tokens, [()] * edition.zones, (), [0] * edition.streams)


def deal_table(edition: Edition, setup: dict[str, Any], seed: int) -> Table:
    """Return the table at the beginning, with the remaining steps of the set-up on its agenda."""
    allowed_keys = ["goddesses", "decks", "first", "copies", "draft"] + edition.extra_keys
    for name in setup:
        if name not in allowed_keys:
            raise BadSetup(f"a set-up of {edition.name} has no {name!r}; it has: {', '.join(allowed_keys)}")
    table = edition.empty_board(setup, seed)
    first = first_player(setup.get("first", RANDOM))
    copies = setup.get("copies", 1)
    if copies not in (1, 2):
        raise BadSetup(f"copies of the box: 1 or 2, not {copies!r}")
    if edition.has_drafted_decks(table):
        join_drafted(edition, table, setup, copies)
        table.agenda = ((PREPARE, 0, -1, (first,)),)
        return table
    deck_values = decks_in_setup(edition, setup.get("decks", QUICK))
    first_decks = [find_first_deck(edition, deck_value) for deck_value in deck_values]
    is_draft = is_drafted(setup)
    pairs = goddesses_in_setup(edition, CHOOSE if is_draft else setup.get("goddesses", RANDOM), seed, first_decks)
    check_sets(edition, pairs, copies)
    agenda: list[Step] = []
    if not pairs:
        agenda += [(DRAFT, 0, -1, ())] if is_draft else edition.pick_steps(copies)
    for seat in (0, 1):
        if pairs:
            for goddess in pairs[seat]:
                join(edition, table, goddess, seat)
        deck_value = deck_values[seat]
        if deck_value in (CHOOSE, QUICK):
            agenda.append((BUILD, seat, -1, (1 if deck_value == QUICK else 0,)))
        elif not pairs:
            raise BadSetup("a ready-made deck needs ready-made goddesses: give both, or let both be chosen")
        else:
            deck = first_decks[seat]
            put_in_deck(edition, table, deck_from_setup(edition, pairs[seat], deck_value if deck is None else deck.cards), seat)
    agenda.append((PREPARE, 0, -1, (first,)))
    table.agenda = tuple(agenda[::-1])
    return table


def resolve_setup(edition: Edition, setup: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return the set-up with random goddesses and measured decks filled in, so that a record names them."""
    if is_drafted(setup) or brings_drafted_decks(setup):
        return setup
    if setup.get("goddesses", RANDOM) == RANDOM:
        first_decks = [find_first_deck(edition, value) for value in decks_in_setup(edition, setup.get("decks", QUICK))]
        pairs = random_goddesses(edition, seed, first_decks)
        setup = {**setup, "goddesses": [[goddess.id for goddess in pair] for pair in pairs]}
    return with_measured_decks(edition, setup, seed)


def with_measured_decks(edition: Edition, setup: dict[str, Any], seed: int) -> dict[str, Any]:
    """Return the set-up with a random one of the best measured decks for each player who asked for one."""
    values = decks_in_setup(edition, setup.get("decks", QUICK))
    if MEASURED not in values or not measured_decks(edition.name).groups:
        return setup
    if setup["goddesses"] == CHOOSE:
        raise BadSetup(f'a measured deck is of two {edition.word("goddesses")} who are known: "choose" goes with no such deck')
    pairs = goddesses_in_setup(edition, setup["goddesses"], seed, [None, None])
    draws = DealRng(key_from_seed(seed), MEASURED_LISTS)
    decks: list[Any] = []
    for seat in range(2):
        best = measured_decks(edition.name).decks_of([goddess.id for goddess in pairs[seat]])
        if values[seat] == MEASURED and best:
            decks.append(best[draws.below(len(best))].cards[:])
        else:
            decks.append(QUICK if values[seat] == MEASURED else values[seat])
    return {**setup, "decks": decks}


def check_sets(edition: Edition, pairs: list[list[Goddess]], copies: int) -> None:
    """Check that both players have the same goddess only if there are two sets of her cards."""
    if pairs and not edition.has_enough_sets(copies):
        for goddess in pairs[0]:
            if goddess in pairs[1]:
                raise BadSetup(
                    f"with one copy of the box only one player can have {goddess.name}: give them different "
                    f'{edition.word("goddesses")}, or say "copies": 2'
                )


def is_drafted(setup: dict[str, Any]) -> bool:
    """Whether goddesses are drafted: three picked by each player, one of them banned by the other."""
    value = setup.get("draft", False)
    if not isinstance(value, bool):
        raise BadSetup(f"draft: true or false, not {value!r}")
    if value and setup.get("goddesses", CHOOSE) != CHOOSE:
        raise BadSetup('a draft chooses the goddesses: leave "goddesses" out, or say "choose"')
    return value


def brings_drafted_decks(values: dict[str, Any]) -> bool:
    """Whether both players bring drafted decks: ten cards of any goddesses, Normal cards or Ultimates."""
    value = values.get("drafted", False)
    if not isinstance(value, bool):
        raise BadSetup(f"drafted: true or false, not {value!r}")
    return value


def join_drafted(edition: Edition, table: Table, setup: dict[str, Any], copies: int) -> None:
    """Give both players their drafted decks, and let every goddess of whom either player has a card join both."""
    for name in ("goddesses", "draft"):
        if setup.get(name, False):
            raise BadSetup(f'drafted decks say whose cards they have: leave "{name}" out')
    decks = setup.get("decks")
    if not isinstance(decks, list) or len(decks) != 2:
        raise BadSetup("drafted decks: two lists of card names, one for each player")
    drafted_decks = [drafted_deck(edition, names) for names in decks]
    for card in drafted_decks[0]:
        if card in drafted_decks[1] and copies == 1:
            raise BadSetup(
                f'{edition.cards[card].name} was drafted twice: with one copy of the box one player has it; or say "copies": 2'
            )
    owners = sorted({edition.goddess_of[card] for card in drafted_decks[0] + drafted_decks[1]})
    for seat in (0, 1):
        for number in owners:
            join(edition, table, edition.goddesses[number], seat)
        put_in_deck(edition, table, drafted_decks[seat], seat)


def drafted_deck(edition: Edition, names: Any) -> list[int]:
    """Return the numbers (as of seat 0) of the cards of a drafted deck."""
    if not isinstance(names, list):
        raise BadSetup(f"a drafted deck is a list of card names, not {names!r}")
    cards: list[int] = []
    for name in names:
        card = card_named(edition, edition.goddesses, str(name))
        if card in cards:
            raise BadSetup(f"a deck has every card once, not {name} twice")
        cards.append(card)
    if len(cards) != edition.normals + edition.ultimates:
        raise BadSetup(f"a drafted deck has {edition.normals + edition.ultimates} cards, not {len(cards)}")
    return cards


def decks_in_setup(edition: Edition, value: Any) -> list[Any]:
    """Return each player's value of the set-up field "decks"."""
    if value == FIRST_GAME and edition.first_decks:
        return [deck.name for deck in edition.first_decks]
    values = value if isinstance(value, list) else [value, value]
    if len(values) != 2:
        raise BadSetup(f"decks: one for each of the 2 players, not {len(values)}")
    return values


def find_first_deck(edition: Edition, value: Any) -> FirstDeck | None:
    """Return the recommended deck of that name, if there is one."""
    for deck in edition.first_decks:
        if isinstance(value, str) and deck.name.lower() == value.lower():
            return deck
    return None


def first_player(value: Any) -> int:
    if value == RANDOM:
        return -1
    if value in (0, 1) and not isinstance(value, bool):
        return int(value)
    raise BadSetup(f'first player: 0, 1 or "random", not {value!r}')


def goddesses_in_setup(edition: Edition, value: Any, seed: int, first_decks: list[FirstDeck | None]) -> list[list[Goddess]]:
    """Return two goddesses for each player, with a recommended deck its own ones; none if they are still to be chosen."""
    if value == CHOOSE:
        return []
    if value == RANDOM:
        return random_goddesses(edition, seed, first_decks)
    if not isinstance(value, list) or len(value) != 2:
        raise BadSetup('goddesses: two for each player, as [["yurina", "himika"], ["tokoyo", "oboro"]]; or "choose" or "random"')
    return [goddess_pair(edition, names) for names in value]


def random_goddesses(edition: Edition, seed: int, first_decks: list[FirstDeck | None]) -> list[list[Goddess]]:
    """Return random goddesses for each player, all different as far as there are enough of them."""
    pairs = [[] if deck is None else goddess_pair(edition, deck.goddesses) for deck in first_decks]
    draws = DealRng(key_from_seed(seed), DEALT_GODDESSES)
    order = draws.shuffle_copy(list(range(len(edition.goddesses))))
    remaining = [edition.goddesses[number] for number in order if edition.goddesses[number] not in pairs[0] + pairs[1]]
    for seat in (0, 1):
        if not pairs[seat]:
            if len(remaining) < 2:
                remaining = [edition.goddesses[number] for number in draws.shuffle_copy(order)]
            pairs[seat], remaining = remaining[:2], remaining[2:]
    return pairs


def goddess_pair(edition: Edition, names: Any) -> list[Goddess]:
    if not isinstance(names, list) or len(names) != 2:
        raise BadSetup(f"each player has exactly two {edition.word('goddesses')}, not {names!r}")
    return goddesses_named(edition, names)


def goddesses_named(edition: Edition, names: list[Any]) -> list[Goddess]:
    pair: list[Goddess] = []
    for name in names:
        goddess = edition.goddess(str(name))
        if goddess is None:
            known_names = ", ".join([one.id for one in edition.goddesses])
            raise BadSetup(f"there is no {edition.word('goddess')} {name!r} in {edition.name}; there are: {known_names}")
        if goddess in pair:
            raise BadSetup(f"a player's two {edition.word('goddesses')} must be different, not {goddess.name} twice")
        pair.append(goddess)
    return pair


def deck_from_setup(edition: Edition, pair: list[Goddess], names: Any) -> list[int]:
    """Return the numbers (as of seat 0) of the cards of a deck given by names.  Raises `BadSetup` if it is not allowed."""
    if not isinstance(names, list):
        first_decks = "".join([f', "{deck.name}"' for deck in edition.first_decks])
        more = f', or "{MEASURED}"' if measured_decks(edition.name).groups else ""
        raise BadSetup(f'a deck is a list of card names{first_decks}, "quick" or "choose"{more}, not {names!r}')
    cards: list[int] = []
    normals, ultimates = 0, 0
    for name in names:
        card = card_named(edition, pair, str(name))
        if card in cards:
            raise BadSetup(f"a deck has every card once, not {name} twice")
        cards.append(card)
        if edition.cards[card].is_ultimate:
            ultimates += 1
        else:
            normals += 1
    if (normals, ultimates) != (edition.normals, edition.ultimates):
        raise BadSetup(
            f"a deck has {edition.normals} {edition.word('normals')} and {edition.ultimates} {edition.word('ultimates')}, "
            f"not {normals} and {ultimates}"
        )
    return cards


def card_named(edition: Edition, pair: list[Goddess], name: str) -> int:
    for goddess in pair:
        first = edition.first_card(goddess)
        for at in range(len(goddess.cards)):
            if goddess.cards[at].name.lower() == name.lower():
                return first + at
    for goddess in pair:
        for card in goddess.bonus:
            if card.name.lower() == name.lower():
                raise BadSetup(f"{card.name} is a Bonus card: it cannot be put in a deck")
    raise BadSetup(f"{' and '.join([goddess.name for goddess in pair])} have no card {name!r} in {edition.name}")


def join(edition: Edition, table: Table, goddess: Goddess, seat: int) -> None:
    """Let a goddess join a player: all her cards are available, and the Setup of her board is done."""
    number = edition.goddesses.index(goddess)
    if edition.has_drafted_decks(table):
        table.tokens[edition.places + 1 + seat] |= 1 << number
    else:
        slot = GODDESSES + 2 * seat
        if table.tokens[slot]:
            slot += 1
        table.tokens[slot] = number + 1
    first = edition.first_card(goddess) + seat * (len(edition.cards) // 2)
    table.zones[OUTSIDE + seat] += tuple(range(first, first + len(goddess.cards)))
    goddess.set_up(table, seat, first + len(goddess.cards))


def put_in_deck(edition: Edition, table: Table, cards: list[int], seat: int) -> None:
    """Put a ready-made deck in place; `cards` are numbered as seat 0's."""
    remaining = list(table.zones[OUTSIDE + seat])
    for number in cards:
        card = number + seat * edition.half
        remaining.remove(card)
        table.zones[(READY if edition.cards[card].is_ultimate else DECK) + seat] += (card,)
    table.zones[OUTSIDE + seat] = tuple(remaining)


def goddesses_of(duel: Duel, seat: int) -> list[Goddess]:
    numbers = [duel.table.tokens[GODDESSES + 2 * seat + at] for at in (0, 1)]
    return [duel.edition.goddesses[number - 1] for number in numbers if number]


def pick(duel: Duel) -> None:
    """Let a player pick a goddess: with one copy of the box, one that nobody has yet."""
    seat, rules = duel.step_seat, duel.rules
    option = duel.early_answer()
    if option < 0:
        unavailable = goddesses_of(duel, seat)
        if duel.details[0] != SHARED:
            unavailable = unavailable + goddesses_of(duel, 1 - seat)
        goddesses = duel.edition.goddesses
        options = [rules.code(GODDESS, number) for number in range(len(goddesses)) if goddesses[number] not in unavailable]
        option = duel.decide(seat, options, "goddess")
        if option < 0:
            return
    join(duel.edition, duel.table, duel.edition.goddesses[rules.subject(option)], seat)
    duel.refresh_goddesses()
    duel.emit("goddess", seat, rules.subject(option), 0)


def draft(duel: Duel) -> None:
    """Let both players pick three goddesses in secret and show them at the same time (three picks, one ban).

    Each player has a set of all goddesses, so both may pick the same one.  If there are only three, nobody is asked.
    """
    rules, goddesses = duel.rules, duel.edition.goddesses
    every = list(range(len(goddesses)))
    picks: list[list[int]] = [[], []]
    for seat in (0, 1):
        if len(every) <= PICKS_EACH:
            picks[seat] = every
        while len(picks[seat]) < PICKS_EACH:
            options = [rules.code(GODDESS, number) for number in every if number not in picks[seat]]
            picks[seat].append(rules.subject(duel.choose_secretly(seat, options, "goddess")))
    for seat in (0, 1):
        for number in picks[seat]:
            duel.emit("drafted", seat, number, 0)
    duel.schedule(BAN, 0, -1, tuple(picks[0] + picks[1]))


def ban(duel: Duel) -> None:
    """Let each player ban one of the other's three, in secret; the rest join.  Details: the three of each player."""
    rules, goddesses = duel.rules, duel.edition.goddesses
    picks = [duel.details[:PICKS_EACH], duel.details[PICKS_EACH:]]
    bans: list[int] = []
    for seat in (0, 1):
        options = [rules.code(GODDESS, number) for number in picks[1 - seat]]
        bans.append(rules.subject(duel.choose_secretly(seat, options, "ban")))
    for seat in (0, 1):
        ban_of_foe = bans[1 - seat]
        duel.emit("banned", seat, ban_of_foe, 0)
        for number in picks[seat]:
            if number != ban_of_foe:
                join(duel.edition, duel.table, goddesses[number], seat)
                duel.emit("goddess", seat, number, 0)
    duel.refresh_goddesses()


def build(duel: Duel) -> None:
    """Let a player put one more card in the deck, in secret; or give them a quick build (detail 1)."""
    seat, rules, table, edition = duel.step_seat, duel.rules, duel.table, duel.edition
    if duel.details[0]:
        blue = duel.roll(SET_UP, 2)
        pair = goddesses_of(duel, seat)
        put_in_deck(edition, table, quick_build(edition, pair[blue], pair[1 - blue]), seat)
        return
    option = duel.early_answer()
    if option < 0:
        normals = edition.normals - len(table.zones[DECK + seat])
        ultimates = edition.ultimates - len(table.zones[READY + seat])
        options = [
            rules.code(PICKING, card)
            for card in table.zones[OUTSIDE + seat]
            if (ultimates if edition.cards[card].is_ultimate else normals) > 0
        ]
        if not options:
            return
        option = duel.decide(seat, options, "deck")
        if option < 0:
            return
    card = rules.subject(option)
    duel.move_card(card, OUTSIDE + seat, (READY if edition.cards[card].is_ultimate else DECK) + seat)
    duel.schedule(BUILD, seat, -1, duel.details)


def quick_build(edition: Edition, blue: Goddess, red: Goddess) -> list[int]:
    """Return the blue cards of one goddess and the red ones of another, numbered as seat 0's."""
    builds, key = edition.quick_builds, (blue.id, red.id)
    if key not in builds:
        builds[key] = [card_named(edition, [blue, red], name) for name in [*blue.blue, *red.red]]
    return builds[key]


def prepare(duel: Duel) -> None:
    """Determine the first player, shuffle the decks, draw opening hands.  Details: the first player, or -1 for random."""
    first = duel.details[0] if duel.details[0] >= 0 else duel.roll(FIRST_PLAYER, 2)
    for seat in (0, 1):
        duel.shuffle(DECK + seat, SHUFFLES + seat)
        # A drafted deck may have fewer Normal cards than an opening hand; missing cards do no damage before the first turn.
        duel.players[seat].draw(min(duel.edition.opening_hand, len(duel.table.zones[DECK + seat])))
    duel.table.tokens[VIGOR + 1 - first] = 1
    duel.emit("first", first, -1, 0)
    duel.schedule(MULLIGAN, first, -1, (0,))
    duel.schedule(MULLIGAN, 1 - first, -1, (0,))
    duel.schedule(TURN_BEGINS, first)


def mulligan(duel: Duel) -> None:
    """Put any number of cards on the bottom of the deck, in any order; then draw as many.  Details: the number put so far."""
    seat, rules, count = duel.step_seat, duel.rules, duel.details[0]
    option = duel.early_answer()
    if option < 0:
        options = [rules.code(PICKING, card) for card in duel.table.zones[HAND + seat]]
        options.append(rules.code(DECLINE))
        option = duel.decide(seat, options, "mulligan")
        if option < 0:
            return
    if option == rules.code(DECLINE):
        duel.players[seat].draw(count)
        return
    duel.move_card(rules.subject(option), HAND + seat, DECK + seat)
    duel.schedule(MULLIGAN, seat, -1, (count + 1,))
