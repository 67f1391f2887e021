"""A game at one screen: people type, computer players answer, and every decision can be taken back."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Final, Protocol

from rich.console import Console
from rich.control import Control
from rich.table import Table
from rich.text import Text

from mankai.kernel.errors import MankaiError
from mankai.kernel.position import Position
from mankai.terminal import storage
from mankai.terminal.board import Board
from mankai.terminal.boards import board_of
from mankai.terminal.drawing import title
from mankai.terminal.matching import matches
from mankai.terminal.story import log_texts

TALL: Final = 36  # lines of a screen on which every card has room for its text
WIDE: Final = 116  # columns of a screen on which the log has room beside the board
SHORT_LOG: Final = 6
# {0}: part of the name of a card; {1}: the word for the other players.
HELP: Final = [
    ("3", "choose option 3"),
    ("{0}", "the option with that in its words; any unmistakable part will do"),
    ("undo", "back to your previous decision"),
    ("card NAME", "a card, or whom it belongs to, large, with everything about it"),
    ("{1}", "all that you can see of the {1}"),
    ("log", "all that has happened"),
    ("board", "the table again"),
    ("save [FILE]", "write the game to a file and go on"),
    ("quit", "write the game to a file and stop"),
    ("help or ?", "this"),
]


class Decider(Protocol):
    """Whoever plays a seat without typing."""

    def decide(self, position: Position) -> int: ...


class Session:
    """One sitting, from `history` (all positions so far, the latest last) on.  Seats without a player are people's."""

    def __init__(self, console: Console, history: list[Position], players: dict[int, Decider], seats: list[str]) -> None:
        self.console = console
        self.history = history
        self.players = players
        self.seats = seats  # who plays each seat, as a save says it
        self.people = [seat for seat in range(history[-1].rules.seats) if seat not in players]
        self.reader = self.people[0]  # whose eyes are on the screen
        self.path: Path | None = None  # where this game was last written

    @property
    def position(self) -> Position:
        return self.history[-1]

    @property
    def board(self) -> Board:
        """The table as the reader sees it."""
        return board_of(self.position, self.reader)

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.position.is_over:
                if self.position.seat in self.players:
                    self.play(self.players[self.position.seat].decide(self.position))
                elif not self.decided():
                    self.leave()
                    return
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
            return
        self.close()

    def play(self, option: int) -> None:
        self.history.append(self.position.play(option))

    # A decision of a person.

    def decided(self) -> bool:
        """Show the table, ask, and do what is typed until something has been decided; false when the person leaves."""
        self.hand_over()
        self.show_table()
        at = len(self.history)
        while len(self.history) == at:
            typed = self.console.input("> ").strip()
            word, _, rest = typed.partition(" ")
            if typed.casefold() == "quit":
                return False
            if typed.casefold() == "undo":
                if self.undo():
                    return True
            elif typed.casefold() in ("help", "?"):
                self.show_help()
            elif typed.casefold() == "log":
                self.show_log()
            elif typed.casefold() == "board":
                self.show_table()
            elif typed.casefold() in ("foe", self.board.others_word):
                self.show_others()
            elif word.casefold() == "card":
                self.show_card(rest.strip())
            elif word.casefold() == "save":
                self.save(rest.strip())
            else:
                self.choose(typed)
        return True

    def choose(self, typed: str) -> None:
        """Choose an option by its number or a part of its label, or say what is wrong."""
        position, board = self.position, self.board
        choices = board.choices
        count = len(choices)
        if typed.isdecimal() and len(typed) < 6:
            number = int(typed)
            if 1 <= number <= count:
                self.play(choices[number - 1])
            else:
                self.say(f"There is no option {typed}: type 1 to {count}, or part of an option's words.")
            return
        labels = [position.label(option) for option in choices]
        fitting = matches(typed, labels)
        if len(fitting) == 1:
            self.play(choices[labels.index(fitting[0])])
        elif fitting:
            meant = ", ".join([f"{labels.index(label) + 1} ({label})" for label in fitting])
            self.say(f"{typed!r} could mean {meant}. Type more of it, or the number.")
        else:
            reason = board.tried(" ".join(typed.casefold().split())) if typed else ""
            self.say(f"{reason}." if reason else self.not_understood(typed))

    def not_understood(self, typed: str) -> str:
        begin = f"No option has {typed!r} in its words. " if typed else ""
        return f"{begin}Type a number from 1 to {len(self.position.options)}, part of an option's words, or help."

    def undo(self) -> bool:
        """Back to the person's previous decision, if that is fair; whether it was done."""
        at = len(self.history) - 2
        while at >= 0 and self.history[at].seat not in self.people:
            at -= 1
        if at < 0:
            self.say("There is nothing to undo: this is your first decision.")
            return False
        refusal = self.unfair(at) if self.is_hot_seat else ""
        if refusal:
            self.say(refusal)
            return False
        del self.history[at + 1 :]
        return True

    def unfair(self, at: int) -> str:
        """Why one of several people may not go back to position `at`: somebody else decided since, or something was learnt."""
        seat, rules = self.position.seat, self.position.rules
        if self.history[at].seat != seat:
            return "That was the other player's decision: it stands."
        for position in self.history[at + 1 :]:
            if position.seat != seat:
                return "Others have decided since: that decision stands."
            for event in position.events:
                if event[1] in ("show", "shuffle") or (event[1] == "place" and not rules.eyes[event[2]] >> seat & 1):
                    return "Cards have been drawn, shown or shuffled since: that decision stands."
        return ""

    def hand_over(self) -> None:
        """Before another person's secrets come on the screen, wait until it is they who look at it."""
        seat = self.position.seat
        if seat == self.reader:
            return
        if self.console.is_terminal:
            self.console.control(Control.clear(), Control.home())
            self.console.file.write("\x1b[3J")  # what has scrolled away too
        self.reader = seat
        self.console.print(Text(f"{self.board.player(seat)} decides. When only they look at the screen: Enter.", style="bold"))
        self.console.input("> ")

    # Showing.

    def show_table(self) -> None:
        """What happened, the table, and the question, last and so in sight."""
        console, board = self.console, self.board
        is_wide = console.width >= WIDE
        is_short = console.is_terminal and console.height < TALL
        width = 80 if is_wide else console.width
        lines = board.table(width, is_short)
        console.print()
        if is_wide:
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
            said = log_texts(self.lines_since_own_decision(), width)
            if is_short and len(said) > SHORT_LOG:
                console.print(Text(f"   … {len(said) - SHORT_LOG} lines more: type log", style="dim"))
                said = said[-SHORT_LOG:]
            for text in [*said, *lines]:
                console.print(text)
        console.print(title("Your decision", "? for help", width))
        for number, piece in enumerate(textwrap.wrap(board.question(), width - 3)):
            console.print(Text(f"{' ▶' if number == 0 else '  '} {piece}", style="bold"))
        for text in board.options(width, is_short):
            console.print(text)

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

    def show_log(self) -> None:
        for text in log_texts(self.all_lines(), self.console.width):
            self.console.print(text)

    def show_others(self) -> None:
        for text in self.board.others(self.console.width):
            self.console.print(text)

    def show_card(self, name: str) -> None:
        if not name:
            self.say(f"Which card? Type card and part of its name, such as: card {self.board.example}")
            return
        try:
            self.console.print(self.board.page(name))
        except MankaiError as error:
            self.say(f"{error}.")

    def show_help(self) -> None:
        board = self.board
        for word, meaning in HELP:
            said = [part.format(board.example, board.others_word) for part in (f"  {word}", meaning)]
            self.console.print(Text.assemble((f"{said[0]:<14}", "bold"), said[1]))

    def say(self, words: str) -> None:
        for piece in textwrap.wrap(words, self.console.width - 4, break_on_hyphens=False):
            self.console.print(Text(f"  {piece}", style="yellow"))

    # Keeping.

    def save(self, name: str) -> None:
        """Write the game; what cannot be written is said, and the game goes on."""
        try:
            path = storage.path_of(name) if name else self.path or storage.fresh("saves", self.position.rules.name)
            self.path = storage.write(path, self.position, self.seats)
        except MankaiError as error:
            self.say(f"{error}.")
            return
        self.say_where("Saved in", self.path)

    def leave(self) -> None:
        """Write the game and say how to go on with it."""
        path = storage.write(self.path or storage.fresh("saves", self.position.rules.name), self.position, self.seats)
        self.say_where("Saved in", path)
        self.console.print(Text(f"  Go on with: mankai play --resume {path}"), soft_wrap=True)

    def close(self) -> None:
        """The game is over: the last board, who has won, and where the record is."""
        console, seat = self.console, None if self.is_hot_seat else self.reader
        self.reader = self.people[0]
        lines = log_texts(self.lines_since_own_decision(), console.width) if seat is not None else []
        board = board_of(self.position, seat)
        console.print()
        for text in [*lines, *board.table(min(console.width, 80), True)]:
            console.print(text)
        console.print()
        for line in board.result():
            console.print(Text(line, style="bold"))
        path = storage.write(storage.fresh("records", self.position.rules.name), self.position, self.seats)
        self.say_where("Record in", path)
        console.print(Text(f"  See it again with: mankai replay {path}"), soft_wrap=True)

    def say_where(self, words: str, path: Path) -> None:
        self.console.print(Text(f"  {words} {path}"), soft_wrap=True)
