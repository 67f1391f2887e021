"""The rules of Sakura: one object for each number of players, from 2 to 6."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mankai.games.oka.rules.cards.characters import ALL_CHARACTERS, Character
from mankai.games.oka.rules.cards.sakura_cards import name_of
from mankai.games.oka.rules.constants import (
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
from mankai.games.oka.rules.engine.hanami import Hanami
from mankai.games.oka.rules.scene import read
from mankai.games.oka.rules.steps import setup, turn
from mankai.games.oka.rules.text import messages, metadata
from mankai.kernel.errors import BadRules, BadSetup
from mankai.kernel.messages import LogLine, Message
from mankai.kernel.rules import ABOUT_CARD, Rules, Verb
from mankai.kernel.runner import Runner
from mankai.kernel.table import EVERYONE, NOBODY, OWNER, PLAIN, Event, Table

FEWEST_SEATS: Final = 2
HAND_SIZES: Final = {2: 14, 3: 12, 4: 10, 5: 8, 6: 6}
# By kind of zone, in the order of `constants`: who sees its cards, and whether their order matters.
VISIBILITY: Final = [OWNER, EVERYONE, OWNER, EVERYONE, NOBODY, NOBODY, EVERYONE, EVERYONE, NOBODY, EVERYONE]
ORDERED: Final = [False, False, False, True, True, False, False, True, True, False]
SAKURA_BACK: Final = 0
CHARACTER_BACK: Final = 1


class Oka(Rules):
    """Sakura for `seats` players."""

    def __init__(self, seats: int) -> None:
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise BadSetup(f"Sakura is for {FEWEST_SEATS} to {MOST_SEATS} players, not for {seats}")
        cards = [name_of(card) for card in range(CARDS)]
        people = [character.name for character in ALL_CHARACTERS]
        sides = ["+", "-"]
        verbs = [
            Verb("place on +", CARDS, ABOUT_CARD, cards), Verb("place on -", CARDS, ABOUT_CARD, cards),
            Verb("take a pile", 2, ids=sides), Verb("hire", CHARACTERS, ids=people), Verb("use free", CHARACTERS, ids=people),
            Verb("renew the row", 1), Verb("end turn", 1), Verb("decline", 1), Verb("pick", CARDS, ABOUT_CARD, cards),
            Verb("pile", 2, ids=sides), Verb("player", MOST_SEATS), Verb("vote", 2, ids=sides),
        ]  # fmt: skip
        backs = [SAKURA_BACK] * CARDS + [CHARACTER_BACK] * CHARACTERS
        super().__init__(f"oka/{seats}", seats, VISIBILITY, ORDERED, backs, verbs)
        self.effect_layouts = {VALUES: PLAIN, SWITCHES: PLAIN}
        self.step_layouts = {USE: PLAIN, GIVE: PLAIN, REORDER: PLAIN}
        self.quiet_questions = ["act"]
        self.hidden_quiet_questions = ["act"]
        self.hand_size = HAND_SIZES[seats]
        self.characters: list[Character] = ALL_CHARACTERS

    def make_runner(self, table: Table) -> Runner:
        return Hanami(self, table)

    def do_step(self, game: Hanami, step: i64) -> None:
        """Do a step. Frequent steps come first: a call through a list of functions costs more than most steps."""
        if step == ACT:
            turn.act(game)
        elif step == TURN_BEGINS:
            turn.turn_begins(game)
        elif step == TURN_ENDS:
            turn.turn_ends(game)
        elif step == USE:
            turn.use(game)
        elif step == GIVE:
            turn.give(game)
        elif step == REORDER:
            turn.reorder(game)
        elif step == USE_FREE:
            turn.use_free(game)
        elif step == ROUND_BEGINS:
            turn.round_begins(game)
        elif step == ROUND_ENDS:
            turn.round_ends(game)
        else:
            raise BadRules(f"{self.name} has no step {step}")

    def step_name(self, step: int) -> str:
        return STEP_NAMES[step] if 0 <= step < len(STEP_NAMES) else super().step_name(step)

    def deal(self, setup_given: dict[str, Any], seed: int) -> Table:
        return setup.deal_table(self, setup_given)

    def table_from_scene(self, description: dict[str, Any]) -> Table:
        return read.table_from_scene(self, description)

    def portrait(self, table: Table) -> dict[str, Any]:
        return read.portrait(self, table)

    def label(self, game: Runner, seat: int, option: int) -> Message:
        assert isinstance(game, Hanami)
        return messages.label(game, option)

    def why_not(self, game: Runner, seat: int, option: int) -> Message:
        assert isinstance(game, Hanami)
        return messages.why_not(game, seat, option)

    def question_message(self, game: Runner, seat: int) -> Message:
        assert isinstance(game, Hanami)
        return messages.question_message(game, seat)

    def log_lines(self, events: list[Event], tokens: list[int], seat: int | None) -> list[LogLine]:
        return messages.lines(self, events)

    def public(self, game: Runner) -> dict[str, Any]:
        """The needs of each pile, for everybody."""
        assert isinstance(game, Hanami)
        return {"piles": messages.pile_views(game, 0)}

    def own(self, game: Runner, seat: int) -> dict[str, Any]:
        """The needs of the piles with the seat's own pending modifiers. Which ones still apply depends on its hand."""
        assert isinstance(game, Hanami)
        modifiers = messages.modifiers_of_seat(game, seat) if game.table.tokens[TURN] == seat else 0
        return {"modifiers": modifiers, "piles": messages.pile_views(game, modifiers)} if modifiers else {}

    def names(self) -> dict[str, list[Any]]:
        return metadata.names(self.seats)

    def printed_words(self, language: str) -> dict[str, str]:
        return metadata.printed_words(language)

    def faults(self, table: Table) -> list[str]:
        return read.faults(self, table)

    def visible_tokens(self, table: Table, seat: int | None) -> list[int]:
        tokens = list(table.tokens)
        if setup.game_numbers(table, SWITCHES)[COINS_OPEN] != 1:
            for other in range(self.seats):
                if other != seat:
                    tokens[COINS + other] = -1
        return tokens

    def legend(self) -> dict[str, Any]:
        return metadata.legend(self.name)


def game_for(players: int) -> Oka:
    """The rules for that number of players. Raises `BadSetup` if there are none."""
    for game in GAMES:
        if game.seats == players:
            return game
    raise BadSetup(f"Sakura is for {FEWEST_SEATS} to {MOST_SEATS} players, not for {players}")


GAME2: Final = Oka(2)
GAME3: Final = Oka(3)
GAME4: Final = Oka(4)
GAME5: Final = Oka(5)
GAME6: Final = Oka(6)
GAMES: Final = [GAME2, GAME3, GAME4, GAME5, GAME6]
