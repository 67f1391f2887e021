"""The set-up that somebody wishes for at the command line, for each game in its own way."""

from __future__ import annotations

from typing import Any, Final

from mankai.games.oka.rules.edition import Oka, game_for
from mankai.games.oka.terminal.cards import profile_or_file
from mankai.games.sakura_arms.rules.edition import Edition
from mankai.games.sakura_arms.rules.setup import CHOOSE, QUICK, RANDOM, FirstDeck
from mankai.kernel.errors import BadSetup, MankaiError
from mankai.kernel.luck import Dice
from mankai.kernel.rules import Rules
from mankai.terminal.boards import shown
from mankai.terminal.matching import matches

RECOMMENDED: Final = "first-game"
TURNS: Final = ["first", "second", "random"]
YES: Final = ["true", "on", "yes"]
NO: Final = ["false", "off", "no"]


class BadCommand(MankaiError):
    """Options of the command line that do not go together."""


class Wishes:
    """What was said about the set-up; `None` or nothing where nothing was said."""

    def __init__(
        self,
        goddesses: str | None = None,
        foe: str | None = None,
        build: str | None = None,
        values: str | None = None,
        switches: list[str] | None = None,
        seat: str | None = None,
        epic: str | None = None,
    ) -> None:
        self.goddesses = goddesses
        self.foe = foe
        self.build = build
        self.values = values
        self.switches = switches or []
        self.seat = seat
        self.epic = epic

    def said(self, names: list[str]) -> list[str]:
        """Which of these options were given."""
        given = [getattr(self, "switches" if name == "switch" else name) for name in names]
        return [f"--{name}" for name, wish in zip(names, given, strict=True) if wish is not None and wish != []]


def rules_for(rules: Rules, name: str, players: int | None) -> Rules:
    """The rules for so many players, where a game called `name` has several."""
    if players is None:
        return shown(rules)
    if isinstance(rules, Oka) and name != rules.name:
        return game_for(players)
    if players != rules.seats:
        raise BadCommand(f"{rules.name} is for {rules.seats} players, not for {players}")
    return shown(rules)


def setup_for(rules: Rules, wishes: Wishes, luck: int, is_hot_seat: bool) -> tuple[dict[str, Any], int]:
    """The set-up, and the seat of whoever plays against the computer."""
    if isinstance(rules, Oka):
        refuse(rules, wishes, ["goddesses", "foe", "build", "epic"])
        return oka_setup(rules, wishes)
    assert isinstance(rules, Edition)
    refuse(rules, wishes, ["values", "switch"])
    return duel_setup(rules, wishes, luck, is_hot_seat), 0


def refuse(rules: Rules, wishes: Wishes, names: list[str]) -> None:
    said = wishes.said(names)
    if said:
        raise BadCommand(f"{rules.name} has no {' and no '.join(said)}")


def oka_setup(rules: Oka, wishes: Wishes) -> tuple[dict[str, Any], int]:
    seat, first = oka_seat(rules, wishes.seat if wishes.seat is not None else RANDOM)
    setup: dict[str, Any] = {"first": first}
    if wishes.values is not None:
        setup["values"] = profile_or_file(wishes.values)
    if wishes.switches:
        setup["switches"] = switches_from(wishes.switches)
    return setup, seat


def oka_seat(rules: Oka, wish: str) -> tuple[int, Any]:
    """Where one sits, and who begins: chance unless something else is said."""
    if wish in TURNS:
        return 0, [0, rules.seats - 1, RANDOM][TURNS.index(wish)]
    if wish.isdecimal() and len(wish) < 6 and int(wish) < rules.seats:
        return int(wish), RANDOM
    raise BadCommand(f"--seat is a seat from 0 to {rules.seats - 1}, or {', '.join(TURNS)}, not {wish!r}")


def switches_from(given: list[str]) -> dict[str, Any]:
    """Switches by name, from words such as voluntary_take=on, bank_limit=80 and cook_values=1,2,3."""
    found: dict[str, Any] = {}
    for words in given:
        name, equals, value = words.partition("=")
        name = name.strip()
        if not equals:
            raise BadCommand(f"--switch takes a name and a value, as voluntary_take=on, not {words!r}")
        if name in found:
            raise BadCommand(f"--switch {name} is given twice")
        found[name] = switch_value(value.strip())
    return found


def switch_value(words: str) -> Any:
    if words.casefold() in YES + NO:
        return words.casefold() in YES
    if words.casefold() == "none":
        return None
    numbers = [part.strip() for part in words.split(",")]
    if not all([number.isdecimal() and len(number) < 10 for number in numbers]):
        return words  # the game says what it would take instead
    return int(words) if len(numbers) == 1 else [int(number) for number in numbers]


def duel_setup(rules: Edition, wishes: Wishes, luck: int, is_hot_seat: bool) -> dict[str, Any]:
    seat = wishes.seat if wishes.seat is not None else RANDOM
    if seat not in TURNS:
        raise BadCommand(f"--seat says who takes the first turn: {', '.join(TURNS)}, not {seat!r}")
    goddesses, decks = goddesses_and_decks(rules, wishes, luck, is_hot_seat)
    setup = {"goddesses": goddesses, "decks": decks, "first": [0, 1, RANDOM][TURNS.index(seat)]}
    return setup if wishes.epic is None else {**setup, "epic": wishes.epic}


def goddesses_and_decks(rules: Edition, wishes: Wishes, luck: int, is_hot_seat: bool) -> tuple[Any, Any]:
    """Those of a recommended deck together; otherwise as wished."""
    build = wishes.build if wishes.build is not None else QUICK
    if build in (QUICK, CHOOSE):
        mine, theirs = [wish if wish is not None else RANDOM for wish in (wishes.goddesses, wishes.foe)]
        return goddess_pairs(rules, mine, theirs, luck), [build, build if is_hot_seat else QUICK]
    deck = recommended(rules, build)
    if wishes.goddesses is not None or wishes.foe is not None:
        raise BadCommand(f"recommended decks bring their own {rules.word('goddesses')}: --build {build} goes with no others")
    return RANDOM, [deck.name, next(one.name for one in rules.first_decks if one is not deck)]


def recommended(rules: Edition, build: str) -> FirstDeck:
    """The recommended deck that is meant: the rulebook's first one unless another is named."""
    names = [deck.name for deck in rules.first_decks]
    known = [QUICK, CHOOSE] + ([RECOMMENDED, *names] if names else [])
    if build == RECOMMENDED and names:
        return rules.first_decks[0]
    meant = matches(build, names)
    if len(meant) != 1:
        raise BadCommand(f"--build in {rules.name} is one of: {', '.join(known)}; not {build!r}")
    return rules.first_decks[names.index(meant[0])]


def announcement(rules: Rules, setup: dict[str, Any]) -> str:
    """What is to be said before the first game of somebody: which decks meet."""
    decks = setup.get("decks", [])
    if not isinstance(rules, Edition) or not [deck for deck in rules.first_decks if deck.name in decks]:
        return ""
    return f"A first game: {decks[0]} for you, {decks[1]} for the {rules.word('foe')}."


def goddess_pairs(rules: Edition, mine: str, theirs: str, seed: int) -> Any:
    """The goddesses of a set-up: those wished for, and chance for the rest."""
    if CHOOSE in (mine, theirs):
        if {mine, theirs} - {CHOOSE, RANDOM}:
            raise BadCommand(f"{rules.word('goddesses')} are chosen in turn by both players, or given: choose goes with no names")
        return CHOOSE
    if mine == theirs == RANDOM:
        return RANDOM
    named = [[] if wish == RANDOM else [name.strip() for name in wish.split("+")] for wish in (mine, theirs)]
    for names in named:
        if names and len(names) != 2:
            raise BadSetup(
                f"each player has exactly two {rules.word('goddesses')}, as {rules.goddesses[0].id}+{rules.goddesses[1].id}, "
                f"not {'+'.join(names)!r}"
            )
    everybody = [one.id for one in rules.goddesses]
    free = [one for one in everybody if one not in [name.lower() for names in named for name in names]]
    dealt = free if len(free) >= 2 else everybody
    left = Dice(seed).shuffled(list(range(len(dealt))))
    return [names or [dealt[number] for number in left[:2]] for names in named]
