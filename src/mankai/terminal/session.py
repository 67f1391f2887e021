"""A game at one screen: people type, computer players answer, and decisions can be taken back."""

from __future__ import annotations

import textwrap
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.terminal import thinking
from mankai.terminal.board import Board
from mankai.terminal.boards import board_of, sheet_of
from mankai.terminal.drawing import title
from mankai.terminal.keeping import Keeper
from mankai.terminal.matching import matches
from mankai.terminal.screen import Keyboard, PlainKeyboard, Screen
from mankai.terminal.storage import BadFile
from mankai.terminal.story import ROUND_OVER, log_texts
from mankai.terminal.thinking import Decider

WIDE: Final = 116  # columns of a screen on which the log has room beside the board
# What can be typed besides options.  {0}: part of an option's words; {1}: the word for the other players.
HELP: Final = [
    ("3", "choose the option with the number 3; 0 ends or declines"),
    ("{0}", "the option with that in its words; any unmistakable part will do"),
    ("hint [PLAYER]", "what a computer player would do: greedy, adept or another"),
    ("undo", "back to your previous decision"),
    ("rules [WORD]", "the rules on one sheet, or what they say about a word"),
    ("card NAME", "a card, or whom it belongs to, large, with everything about it"),
    ("{1}", "all that you can see of the {1}"),
    ("log", "all that has happened"),
    ("board or Enter", "the table again"),
    ("pause on|off", "whether to wait for Enter after what the others did"),
    ("save [FILE]", "write the game to a file and go on"),
    ("quit", "write the game to a file and stop"),
    ("help or ?", "this"),
]


class Session:
    """One sitting, from `history` (all positions so far, the latest last) on.  Seats without a player are people's.

    `seats` says who plays each seat, as a save says it; `path` is the save that the game came from.
    """

    def __init__(
        self,
        console: Console,
        history: list[Position],
        players: dict[int, Decider],
        seats: list[str],
        keyboard: Keyboard | None = None,
        pauses: bool = False,
        path: Path | None = None,
    ) -> None:
        self.console = console
        self.screen = Screen(console, keyboard or PlainKeyboard(console), pauses)
        self.history = history
        self.players = players
        self.keeper = Keeper(self.screen, seats, path)
        self.people = [seat for seat in range(history[-1].rules.seats) if seat not in players]
        self.reader = self.people[0]  # whose eyes are on the screen
        self.told = -1  # the decision before which its reader has been told what happened
        self.is_left = False
        self.may_be_lost = False  # somebody knows that the game cannot be written, and leaves all the same

    @property
    def position(self) -> Position:
        return self.history[-1]

    @property
    def board(self) -> Board:
        """The table as the reader sees it."""
        return board_of(self.position, self.reader, self.turn_so_far())

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    def turn_so_far(self) -> list[Position]:
        """The positions of this turn before the present one."""
        at = len(self.history) - 1
        while at > 0 and "turn" not in [event[1] for event in self.history[at].told(self.reader)]:
            at -= 1
        return self.history[at:-1]

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.position.is_over and not self.is_left:
                if self.position.seat in self.players:
                    self.let_decide()
                else:
                    self.decide()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            if not self.keeper.is_kept(self.position, may_ask=False):
                raise BadFile("the game is not saved") from None
            return
        if self.position.is_over:
            self.close()

    def play(self, option: int) -> None:
        self.history.append(self.position.play(option))

    def let_decide(self) -> None:
        """A computer player decides."""
        seat, decider = self.position.seat, self.players[self.position.seat]
        who = self.board.who(seat) if isinstance(decider, thinking.Thinker) else ""
        words = f"{who} thinks … (Ctrl-C saves the game and stops)"
        self.play(thinking.decision(self.console, decider, self.position, words))

    # A decision of a person.

    def decide(self) -> None:
        """Show the table, ask, and do what is typed until something has been decided or the person leaves."""
        self.hand_over()
        self.show_table()
        at = len(self.history)
        while len(self.history) == at and not self.is_left:
            self.obey(self.screen.ask("> ", self.offered))

    def obey(self, typed: str) -> None:
        word, _, rest = typed.casefold().partition(" ")
        alone = "" if rest else word
        if alone in ("quit", "exit"):
            self.quit()
        elif alone == "undo":
            self.undo()
        elif alone in ("help", "?"):
            self.show_help()
        elif alone == "log":
            self.screen.page(*log_texts(self.all_lines(), self.console.width))
        elif alone == "board" or not typed:
            self.show_table()
        elif alone and alone in ("foe", self.board.others_word):
            self.screen.page(*self.board.others(self.console.width))
        elif word == "hint":
            self.hint(rest.strip())
        elif word == "rules":
            self.show_rules(rest)
        elif word == "card":
            self.show_card(rest.strip())
        elif word == "pause":
            self.switch_pauses(rest.strip())
        elif word == "save":
            self.keeper.save(self.position, typed.partition(" ")[2].strip())
        else:
            self.choose(typed)

    def offered(self) -> list[str]:
        """All that may be typed, for whoever completes lines."""
        board, sheet = self.board, sheet_of(self.position.rules)
        commands = [usage.partition(" ")[0] for usage, _ in HELP[2:] if usage != "{1}"]
        lines = [
            *[self.position.label(option) for option in board.choices],
            *commands,
            board.others_word,
            "pause on",
            "pause off",
        ]
        lines += [f"card {card['name']}" for card in board.legend["cards"]]
        return lines + [f"rules {word}" for word in [*sheet.rules, *sheet.words]]

    def choose(self, typed: str) -> None:
        """Choose an option by its number or a part of its label, or say what is wrong."""
        position, board = self.position, self.board
        if typed.isdecimal() and len(typed) < 6:
            option = next((one for one in board.choices if board.numbers[one] == int(typed)), -1)
            if option >= 0:
                self.play(option)
            else:
                self.say(f"There is no option {typed} now: type a number that stands before one, or part of its words.")
            return
        labels = {option: position.label(option) for option in board.choices}
        words = board.spelled(typed)
        fitting = matches(words, list(labels.values()))
        meant = [option for option, label in labels.items() if label in fitting]
        if len(fitting) == 1:
            self.play(meant[0])
        elif fitting:
            self.say(f"{typed!r} could mean:")
            self.screen.show([Text(f"  {board.number(option):>3}  {labels[option]}") for option in meant])
            self.say("Type more of it, or the number.")
        else:
            reason = board.tried(" ".join(words.casefold().split()))
            lost = f"No option has {typed!r} in its words. Type a number that stands before one, part of its words, or help"
            self.say(f"{reason or lost}.")

    def undo(self) -> None:
        """Back to the person's previous decision, if that is fair."""
        at = len(self.history) - 2
        while at >= 0 and self.history[at].seat not in self.people:
            at -= 1
        refusal = "There is nothing to undo: this is your first decision." if at < 0 else self.stands(at)
        if refusal:
            self.say(refusal)
            return
        del self.history[at + 1 :]
        self.told = at

    def stands(self, at: int) -> str:
        """Why what was decided at position `at` may not be taken back; empty when it may.

        Against computers everything may; among people nothing that somebody else has answered or that has taught something.
        """
        if not self.is_hot_seat:
            return ""
        seat = self.position.seat
        if self.history[at].seat != seat:
            return "That was the other player's decision: it stands."
        if any([position.seat != seat for position in self.history[at:]]):
            return "Others have decided since: that decision stands."
        if any([self.history[at].learnt(self.position, one) for one in range(self.position.rules.seats)]):
            return "Something was learnt since, such as a card or what luck had in store: that decision stands."
        return ""

    def hint(self, name: str) -> None:
        """Say what a computer player would do, and what it expects of that."""
        try:
            found = thinking.hint(self.console, self.position, name or thinking.HINT, len(self.history))
        except (thinking.Stopped, KeyboardInterrupt):
            self.say("No hint: it took too long. hint alone takes a second.")
            return
        except MankaiError as error:
            self.say(f"{error}.")
            return
        who = f"The player {name}" if name else "A computer player that searches for a second"
        said = f"{who} would take {self.board.number(found.option)}: {self.position.label(found.option)}."
        if found.expected is not None:
            what = "the chance to win" if self.position.rules.seats == 2 else "so many of the others end behind you"
            said += f" It sees {found.expected:.0%} for you: {what}."
        self.say(said)

    def hand_over(self) -> None:
        """Before another person's secrets come on the screen, wait until it is they who look at it."""
        seat = self.position.seat
        if seat == self.reader:
            return
        self.screen.wipe()
        self.reader = seat
        self.console.print(Text(f"{self.board.player(seat)} decides. When only they look at the screen: Enter.", style="bold"))
        self.screen.ask("> ")

    # Showing.

    def show_table(self) -> None:
        """What happened, the table, and the question, last and so in sight."""
        console, board, is_short = self.console, self.board, self.screen.is_short
        is_wide = console.width >= WIDE
        width = 80 if is_wide else console.width
        lines = board.table(width, is_short)
        asked = [title("Your decision", "help, rules or hint", width)]
        for number, piece in enumerate(textwrap.wrap(board.question(), width - 3)):
            asked.append(Text(f"{' ▶' if number == 0 else '  '} {piece}", style="bold"))
        asked += board.options(width, is_short)
        room = max(console.height - len(lines) - len(asked) - 1, 1)
        said = self.news(room)
        if is_wide:
            console.print()
            narrow = console.width - width - 4
            beside = [
                title("What happened", "", narrow),
                *log_texts(self.all_lines(), narrow)[1 - max(len(lines), 12) :],
            ]
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=width)
            grid.add_column(width=narrow)
            grid.add_row(Text("\n").join(lines), Text("\n").join(beside))
            console.print(grid)
        else:
            if is_short and len(said) > room:
                said = [Text(f"   … {len(said) - room + 1} lines more: type log", style="dim"), *said[len(said) - room + 1 :]]
            self.screen.show([*([] if is_short else [Text("")]), *said, *lines])
        self.screen.show(asked)

    def news(self, room: int) -> list[Text]:
        """What to tell above the table.

        What others did has a page of its own where there is not so much room, and so has the end of a round: but only once.
        """
        at, texts = len(self.history) - 1, log_texts(self.lines_since_own_decision(), self.console.width)
        if self.told == at:
            return []
        is_over = ROUND_OVER in [text.plain.strip() for text in texts]
        is_much = self.screen.is_short and len(texts) > room and self.others_have_decided()
        if not self.screen.pauses or not (is_over or is_much):
            return texts
        self.told = at
        self.console.print()
        self.show_page(texts)
        return []

    def show_page(self, texts: list[Text]) -> None:
        """What happened, until Enter."""
        self.screen.page(title("What happened", "pause off: no more waiting", self.console.width), *texts)
        self.screen.wait()

    def others_have_decided(self) -> bool:
        """Whether anybody else has decided since the reader did."""
        return len(self.history) > 1 and self.history[-2].seat != self.reader

    def lines_since_own_decision(self) -> list[str]:
        """The log, as the one who decides may know it, since they decided last."""
        lines: list[str] = []
        seat = self.reader
        for position in reversed(self.history):
            if position is not self.position and position.seat == seat:
                break
            lines = position.log(seat) + lines
        return lines

    def all_lines(self) -> list[str]:
        """The whole log, as the reader may know it."""
        lines: list[str] = []
        for position in self.history:
            lines += position.log(self.reader)
        return lines

    def show_rules(self, words: str) -> None:
        try:
            self.screen.page(*sheet_of(self.position.rules).lines(words, self.console.width))
        except MankaiError as error:
            self.say(f"{error}.")

    def show_card(self, name: str) -> None:
        if not name:
            self.say(f"Which card? Type card and part of its name, such as: card {self.board.example.partition(' ')[0]}")
            return
        try:
            self.screen.page(self.board.page(name))
        except MankaiError as error:
            self.say(f"{error}.")

    def show_help(self) -> None:
        board = self.board
        for word, meaning in HELP:
            said = [part.format(board.example, board.others_word) for part in (f"  {word}", meaning)]
            self.console.print(Text.assemble((f"{said[0]:<17}", "bold"), said[1]))

    def switch_pauses(self, wish: str) -> None:
        if wish in ("on", "off"):
            self.screen.pauses = wish == "on"
        self.say(f"Pauses are {'on' if self.screen.pauses else 'off'}: pause on and pause off change that.")

    def say(self, words: str) -> None:
        self.screen.say(words)

    # Leaving.

    def quit(self) -> None:
        if self.keeper.is_kept(self.position, may_ask=True) or self.may_be_lost:
            self.is_left = True
        else:
            self.may_be_lost = True
            self.say("The game is not saved. save FILE may write it elsewhere; quit once more leaves it.")

    def close(self) -> None:
        """The game is over: the last board, who has won, and where the record is."""
        console, seat = self.console, None if self.is_hot_seat else self.reader
        self.reader = self.people[0]
        lines = log_texts(self.lines_since_own_decision(), console.width) if seat is not None else []
        board = board_of(self.position, seat)
        console.print()
        if lines and self.screen.pauses:
            with suppress(EOFError, KeyboardInterrupt):
                self.show_page(lines)
            lines = []
        self.screen.show([*lines, *board.table(min(console.width, 80), True), Text("")])
        self.screen.show([Text(line, style="bold") for line in board.result()])
        self.keeper.record(self.position)
