"""The rules of Sakura for one number of players; there is one such object for each, from 2 to 6."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mankai.games.oka.rules import legend, saying, scene, setup, steps
from mankai.games.oka.rules.cards import name_of
from mankai.games.oka.rules.characters import THE_FIFTEEN, Character
from mankai.games.oka.rules.hanami import Hanami
from mankai.games.oka.rules.places import (
    ACT,
    CARDS,
    CHARACTERS,
    COINS,
    COINS_OPEN,
    GIVE,
    MOST_SEATS,
    REORDER,
    ROUND_BEGINS,
    ROUND_ENDS,
    STEP_NAMES,
    SWITCHES,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    USE,
    USE_FREE,
    VALUES,
)
from mankai.kernel.errors import BadRules, BadSetup
from mankai.kernel.messages import Line, Message
from mankai.kernel.play import Play
from mankai.kernel.rules import ABOUT_CARD, Rules, Verb
from mankai.kernel.table import EVERYONE, NOBODY, OWNER, PLAIN, Event, Table

FEWEST: Final = 2
HAND_SIZES: Final = {2: 14, 3: 12, 4: 10, 5: 8, 6: 6}
# By kind of zone, in the order of `places`: who sees its cards, and whether their order means anything.
SIGHT: Final = [OWNER, EVERYONE, OWNER, EVERYONE, NOBODY, NOBODY, EVERYONE, EVERYONE, NOBODY, EVERYONE]
ORDERED: Final = [False, False, False, True, True, False, False, True, True, False]
SAKURA_BACK: Final = 0
CHARACTER_BACK: Final = 1


class Oka(Rules):
    """Sakura for `seats` players."""

    def __init__(self, seats: int) -> None:
        if not FEWEST <= seats <= MOST_SEATS:
            raise BadSetup(f"Sakura is for {FEWEST} to {MOST_SEATS} players, not for {seats}")
        cards = [name_of(card) for card in range(CARDS)]
        people = [character.name for character in THE_FIFTEEN]
        sides = ["+", "-"]
        verbs = [
            Verb("place on +", CARDS, ABOUT_CARD, cards), Verb("place on -", CARDS, ABOUT_CARD, cards),
            Verb("take a pile", 2, ids=sides), Verb("hire", CHARACTERS, ids=people), Verb("use free", CHARACTERS, ids=people),
            Verb("renew the row", 1), Verb("end turn", 1), Verb("decline", 1), Verb("pick", CARDS, ABOUT_CARD, cards),
            Verb("pile", 2, ids=sides), Verb("player", MOST_SEATS), Verb("vote", 2, ids=sides),
        ]  # fmt: skip
        backs = [SAKURA_BACK] * CARDS + [CHARACTER_BACK] * CHARACTERS
        super().__init__(f"oka/{seats}", seats, SIGHT, ORDERED, backs, verbs)
        self.lasting_layouts = {VALUES: PLAIN, SWITCHES: PLAIN}
        self.step_layouts = {USE: PLAIN, GIVE: PLAIN, REORDER: PLAIN}
        self.rests = ["act"]
        self.hidden_rests = ["act"]
        self.hand_size = HAND_SIZES[seats]
        self.characters: list[Character] = THE_FIFTEEN

    def running(self, table: Table) -> Play:
        return Hanami(self, table)

    def do(self, game: Hanami, what: i64) -> None:
        """Do a step, the frequent ones first: to call through a list of functions costs more than most steps do."""
        if what == ACT:
            steps.act(game)
        elif what == TURN_BEGINS:
            steps.turn_begins(game)
        elif what == TURN_ENDS:
            steps.turn_ends(game)
        elif what == USE:
            steps.use(game)
        elif what == GIVE:
            steps.give(game)
        elif what == REORDER:
            steps.reorder(game)
        elif what == USE_FREE:
            steps.use_free(game)
        elif what == ROUND_BEGINS:
            steps.round_begins(game)
        elif what == ROUND_ENDS:
            steps.round_ends(game)
        else:
            raise BadRules(f"{self.name} has no step {what}")

    def step_name(self, what: int) -> str:
        return STEP_NAMES[what] if 0 <= what < len(STEP_NAMES) else super().step_name(what)

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        return setup.dealt(self, setup_given)

    def staged(self, description: dict[str, Any]) -> Table:
        return scene.staged(self, description)

    def portrait(self, table: Table) -> dict[str, Any]:
        return scene.portrait(self, table)

    def label(self, game: Play, seat: int, option: int) -> Message:
        assert isinstance(game, Hanami)
        return saying.label(game, option)

    def why_not(self, game: Play, seat: int, option: int) -> Message:
        assert isinstance(game, Hanami)
        return saying.why_not(game, seat, option)

    def asked(self, game: Play, seat: int) -> Message:
        assert isinstance(game, Hanami)
        return saying.asked(game, seat)

    def lines(self, events: list[Event], tokens: list[int], seat: int | None) -> list[Line]:
        return saying.lines(self, events)

    def public(self, game: Play) -> dict[str, Any]:
        """What each pile needs, as everybody can tell."""
        assert isinstance(game, Hanami)
        return {"piles": saying.piles(game, 0)}

    def own(self, game: Play, seat: int) -> dict[str, Any]:
        """What the piles need of the next card where characters of one's own wait for it: which do, only one's hand tells."""
        assert isinstance(game, Hanami)
        modifiers = saying.waiting_modifiers(game, seat) if game.table.tokens[TURN] == seat else 0
        return {"modifiers": modifiers, "piles": saying.piles(game, modifiers)} if modifiers else {}

    def names(self) -> dict[str, list[Any]]:
        return legend.names(self.seats)

    def printed_words(self, language: str) -> dict[str, str]:
        return legend.printed_words(language)

    def faults(self, table: Table) -> list[str]:
        return scene.faults(self, table)

    def tokens_seen(self, table: Table, seat: int | None) -> list[int]:
        tokens = list(table.tokens)
        if setup.lasting_numbers(table, SWITCHES)[COINS_OPEN] != 1:
            for other in range(self.seats):
                if other != seat:
                    tokens[COINS + other] = -1
        return tokens

    def legend(self) -> dict[str, Any]:
        return legend.legend(self.name)


def game_for(players: int) -> Oka:
    """The rules for so many players; raises `BadSetup` when there are none."""
    for game in GAMES:
        if game.seats == players:
            return game
    raise BadSetup(f"Sakura is for {FEWEST} to {MOST_SEATS} players, not for {players}")


GAME2: Final = Oka(2)
GAME3: Final = Oka(3)
GAME4: Final = Oka(4)
GAME5: Final = Oka(5)
GAME6: Final = Oka(6)
GAMES: Final = [GAME2, GAME3, GAME4, GAME5, GAME6]
