"""A duel at one screen: people type, computer players answer, and every decision can be taken back."""

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
from mankai.kernel.table import NOBODY
from mankai.terminal import cards, storage
from mankai.terminal.board import board, card_lines, option_lines, public_cards, title, tried
from mankai.terminal.matching import matches
from mankai.terminal.questions import sentence
from mankai.terminal.sight import Sight
from mankai.terminal.story import log_texts, result

TALL: Final = 36  # lines of a screen on which every card has room for its text
WIDE: Final = 116  # columns of a screen on which the log has room beside the board
SHORT_LOG: Final = 6
HELP: Final = [
    ("3", "choose option 3"),
    ("slash", "choose the option with that in its words: any unmistakable part will do"),
    ("undo", "back to your previous decision"),
    ("card NAME", "a card or goddess, large, with everything about it"),
    ("foe", "all cards of the foe that you can see"),
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
            elif typed.casefold() == "foe":
                self.show_foe()
            elif word.casefold() == "card":
                self.show_card(rest.strip())
            elif word.casefold() == "save":
                self.save(rest.strip())
            else:
                self.choose(typed)
        return True

    def choose(self, typed: str) -> None:
        """Choose an option by its number or a part of its label, or say what is wrong."""
        position = self.position
        count = len(position.options)
        if typed.isdecimal() and len(typed) < 6:
            number = int(typed)
            if 1 <= number <= count:
                self.play(position.options[number - 1])
            else:
                self.say(f"There is no option {typed}: type 1 to {count}, or part of an option's words.")
            return
        labels = [position.label(option) for option in position.options]
        fitting = matches(typed, labels)
        if len(fitting) == 1:
            self.play(position.options[labels.index(fitting[0])])
        elif fitting:
            meant = ", ".join([f"{labels.index(label) + 1} ({label})" for label in fitting])
            self.say(f"{typed!r} could mean {meant}. Type more of it, or the number.")
        else:
            reason = tried(position, Sight(position, position.seat), " ".join(typed.casefold().split())) if typed else ""
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
        """Why one of two people may not go back to position `at`: the other decided it, or something was learnt."""
        if self.history[at].seat != self.position.seat:
            return "That was the other player's decision: it stands."
        rules = self.position.rules
        for position in self.history[at + 1 :]:
            for event in position.events:
                if event[1] in ("show", "shuffle") or (event[1] == "place" and rules.sight[event[2] // rules.seats] == NOBODY):
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
        who = " + ".join(Sight(self.position, seat).goddesses(seat)) or f"player {seat + 1}"
        self.console.print(Text(f"Player {seat + 1} ({who}) decides. When only they look at the screen: Enter.", style="bold"))
        self.console.input("> ")

    # Showing.

    def show_table(self) -> None:
        """What happened, the table, and the question, last and so in sight."""
        console, position, seat = self.console, self.position, self.reader
        sight = Sight(position, seat)
        is_wide = console.width >= WIDE
        is_short = console.is_terminal and console.height < TALL
        width = 80 if is_wide else console.width
        lines = board(position, sight, width, is_short)
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
        for number, piece in enumerate(textwrap.wrap(sentence(position, sight), width - 3)):
            console.print(Text(f"{' ▶' if number == 0 else '  '} {piece}", style="bold"))
        for text in option_lines(position, sight, width, is_short):
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

    def show_foe(self) -> None:
        sight = Sight(self.position, self.reader)
        foe = 1 - self.reader
        seen = public_cards(sight, foe)
        self.console.print(title(f"The foe: {' + '.join(sight.goddesses(foe))}", "", self.console.width))
        if not seen:
            self.say("No card of the foe can be seen yet.")
            return
        for text in card_lines(self.position, sight, seen, self.console.width, False):
            self.console.print(text)

    def show_card(self, name: str) -> None:
        sight = Sight(self.position, self.reader)
        if not name:
            self.say("Which card? Type card and part of its name, such as: card slash")
            return
        try:
            self.console.print(cards.found(sight.rules, name))
        except MankaiError as error:
            self.say(f"{error}.")

    def show_help(self) -> None:
        for word, meaning in HELP:
            self.console.print(Text.assemble((f"  {word:<12}", "bold"), meaning))

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
        sight = Sight(self.position, seat)
        console.print()
        for text in [*lines, *board(self.position, sight, min(console.width, 80), True)]:
            console.print(text)
        console.print(Text(f"\n{result(self.position, seat)}", style="bold"))
        path = storage.write(storage.fresh("records", self.position.rules.name), self.position, self.seats)
        self.say_where("Record in", path)
        console.print(Text(f"  See it again with: mankai replay {path}"), soft_wrap=True)

    def say_where(self, words: str, path: Path) -> None:
        self.console.print(Text(f"  {words} {path}"), soft_wrap=True)
