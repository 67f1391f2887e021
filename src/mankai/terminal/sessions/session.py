"""A game at one screen: people type, computer players answer, and decisions can be undone."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mankai import players
from mankai.i18n.catalogues import ENGLISH, Speaker
from mankai.kernel.errors import MankaiError
from mankai.kernel.messages import TURN, LogLine
from mankai.kernel.position import Position
from mankai.packs import registry
from mankai.terminal.board import Board
from mankai.terminal.console.screen import Keyboard, PlainKeyboard, Screen
from mankai.terminal.layout import fold, is_truncated, pad, title
from mankai.terminal.name_lookup import matches
from mankai.terminal.pages.log_text import log_texts
from mankai.terminal.pages.rules_sheet import RulesSheet
from mankai.terminal.phrases import COMMANDS, phrases_in
from mankai.terminal.sessions import bot_runner
from mankai.terminal.sessions.autosave import Autosave
from mankai.terminal.sessions.bot_runner import Decider
from mankai.terminal.storage import BadFile
from mankai.terminal.ui_lookup import board_of

WIDE_SCREEN_COLUMNS: Final = 116  # width from which the log stands beside the board
# Help entries, by key; each key has the typed text and, as `means`, its meaning.
HELP: Final = (
    "number", "words", "hint", "undo", "rules", "card", "others", "log", "board", "pause", "save", "quit", "help",
)  # fmt: skip


class Session:
    """One session, starting from `history` (all positions so far, the latest last). Seats without a player belong to people.

    `seats` names the player of each seat, as in a save. `path` is the save that the game was loaded from.
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
        language: str = ENGLISH,
    ) -> None:
        self.console = console
        self.language = language
        self.phrases = phrases_in(language)
        self.screen = Screen(console, keyboard or PlainKeyboard(console), pauses, self.phrases)
        self.history = history
        self.players = players
        self.autosave = Autosave(self.screen, seats, path)
        self.people = [seat for seat in range(history[-1].rules.seats) if seat not in players]
        self.viewer = self.people[0]  # the seat whose perspective is on the screen
        self.last_shown_decision = -1  # the decision at which the viewer has already been shown what happened
        self.has_quit = False
        self.may_quit_unsaved = False  # set after a failed save: the next `quit` leaves without one

    @property
    def position(self) -> Position:
        return self.history[-1]

    @property
    def board(self) -> Board:
        """The board from the viewer's perspective."""
        return board_of(self.position, self.viewer, self.turn_so_far(), self.language)

    @property
    def speaker(self) -> Speaker:
        """The speaker that translates the game's messages for the viewer."""
        return registry.speaker_of(self.position.rules, self.viewer, self.language)

    @property
    def sheet(self) -> RulesSheet:
        return RulesSheet(self.position.rules, self.language)

    def label(self, option: int) -> str:
        return self.speaker.say(self.position.message(option))

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    def turn_so_far(self) -> list[Position]:
        """The earlier positions of the current turn."""
        first = len(self.history) - 1
        while first > 0 and "turn" not in [event[1] for event in self.history[first].events_for(self.viewer)]:
            first -= 1
        return self.history[first:-1]

    def run(self) -> None:
        """Play until the game is over or the user leaves."""
        try:
            while not self.position.is_over and not self.has_quit:
                if self.position.seat in self.players:
                    self.play_bot()
                else:
                    self.ask_person()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            if not self.autosave.keep(self.position, may_ask=False):
                raise BadFile("the game is not saved") from None
            return
        if self.position.is_over:
            self.close()

    def play(self, option: int) -> None:
        self.history.append(self.position.play(option))

    def play_bot(self) -> None:
        """Play the decision of the computer player whose turn it is."""
        seat, decider = self.position.seat, self.players[self.position.seat]
        who = self.board.name_for_viewer(seat) if isinstance(decider, bot_runner.StoppableSearch) else ""
        self.play(bot_runner.run_decision(self.console, decider, self.position, self.phrases("thinks", who=who)))

    # Decisions of people.

    def ask_person(self) -> None:
        """Show the table and run typed commands until a decision is made or the person leaves."""
        self.switch_reader()
        self.show_table()
        decisions_before = len(self.history)
        while len(self.history) == decisions_before and not self.has_quit:
            self.run_command(self.screen.ask("> ", self.completions))

    def run_command(self, typed: str) -> None:
        first, _, rest = typed.casefold().partition(" ")
        word = self.phrases.resolve_command(first)
        word_alone = "" if rest else word
        if word_alone in ("quit", "exit"):
            self.quit()
        elif word_alone == "undo":
            self.undo()
        elif word_alone in ("help", "?"):
            self.show_help()
        elif word_alone == "log":
            self.screen.page(*log_texts(self.all_lines(), self.speaker, self.console.width, has_details=True))
        elif word_alone == "board" or not typed:
            self.show_table()
        elif word_alone and word_alone in ("foe", self.board.others_command.casefold()):
            self.screen.page(*self.board.others(self.console.width))
        elif word == "hint":
            self.hint(rest.strip())
        elif word == "rules":
            self.show_rules(rest)
        elif word == "card":
            self.show_card(rest.strip())
        elif word == "pause":
            self.switch_pauses(self.phrases.resolve_command(rest.strip()))
        elif word == "save":
            self.autosave.save(self.position, typed.partition(" ")[2].strip())
        else:
            self.choose(typed)

    def completions(self) -> list[str]:
        """Everything that can be typed now, for line completion."""
        board, speaker = self.board, self.speaker
        typed = {name: self.phrases(f"command-{name}") for name in COMMANDS}
        pauses = [f"{typed['pause']} {typed[setting]}" for setting in ("on", "off")]
        cards = [speaker.term_name(("card", card)) for card in range(len(speaker.names.get("card", [])))]
        return [
            *[self.label(option) for option in board.choices],
            *[typed[name] for name in HELP if name in typed],
            board.others_command,
            *pauses,
            *[f"{typed['card']} {name}" for name in dict.fromkeys(cards)],
            *[f"{typed['rules']} {word}" for word in [*self.sheet.rules, *self.sheet.words]],
        ]

    def choose(self, typed: str) -> None:
        """Choose an option by its number or part of its label, or print why that fails."""
        board = self.board
        if typed.isdecimal() and len(typed) < 6:
            option = next((choice for choice in board.choices if board.numbers[choice] == int(typed)), -1)
            if option >= 0:
                self.play(option)
            else:
                self.say("no-such-number", number=typed)
            return
        labels = {option: self.label(option) for option in board.choices}
        normalized = board.normalize_typed(typed)
        fitting = matches(normalized, list(labels.values()))
        matching = [option for option, label in labels.items() if label in fitting]
        if len(fitting) == 1:
            self.play(matching[0])
        elif fitting:
            self.say("could-mean", typed=typed)
            self.screen.show([Text(f"  {board.number(option):>3}  {labels[option]}") for option in matching])
            self.say("type-more")
        else:
            reason = board.refusal(" ".join(normalized.casefold().split()))
            self.say("sentence", words=reason or self.phrases("no-such-words", typed=typed))

    def undo(self) -> None:
        """Return to the previous decision of a person, if that is fair."""
        target = len(self.history) - 2
        while target >= 0 and self.history[target].seat not in self.people:
            target -= 1
        refusal = "nothing-to-undo" if target < 0 else self.undo_refusal(target)
        if refusal:
            self.say(refusal)
            return
        del self.history[target + 1 :]
        self.last_shown_decision = target

    def undo_refusal(self, at: int) -> str:
        """The key of the reason why the decision at position `at` cannot be undone; empty if it can.

        Against computers every decision can be undone. Among people, a decision cannot be undone once another seat has decided or
        any seat has learnt something.
        """
        if not self.is_hot_seat:
            return ""
        seat = self.position.seat
        if self.history[at].seat != seat:
            return "undo-of-another"
        if any([position.seat != seat for position in self.history[at:]]):
            return "undo-answered"
        if any([self.history[at].reveals_to(self.position, one) for one in range(self.position.rules.seats)]):
            return "undo-learnt"
        return ""

    def hint(self, name: str) -> None:
        """Print what a computer player would do."""
        if not players.is_honest(name):
            self.say("hint-cheats", player=name)
            return
        try:
            progress_text = self.phrases("adviser-thinks", player=name or bot_runner.HINT)
            best = bot_runner.hint(self.console, self.position, name or bot_runner.HINT, len(self.history), progress_text)
        except (bot_runner.SearchStopped, KeyboardInterrupt):
            self.say("hint-too-long")
            return
        except players.UnknownPlayer:
            self.say("hint-no-player", player=name, players=self.phrases("list-between").join(players.names()))
            return
        option = {"number": self.board.number(best), "option": self.label(best)}
        self.screen.notice(self.phrases("hint-player", player=name, **option) if name else self.phrases("hint-search", **option))

    def switch_reader(self) -> None:
        """Hand the screen over. Wait until the next person confirms before their cards are shown."""
        seat = self.position.seat
        if seat == self.viewer:
            return
        self.screen.clear()
        self.viewer = seat
        self.console.print(Text(self.phrases("hand-over", who=self.board.public_name(seat)), style="bold"))
        self.screen.ask("> ")

    # Output.

    def show_table(self) -> None:
        """Print what happened, the table, and last, so that it stays visible, the question."""
        console, board, is_short = self.console, self.board, self.screen.is_short
        is_wide = console.width >= WIDE_SCREEN_COLUMNS
        width = 80 if is_wide else console.width
        lines = board.table(width, is_short)
        options = board.options(width, is_short)
        commands = "title-read-on" if any([is_truncated(line, width) for line in [*lines, *options]]) else "title-commands"
        question_lines = [*self.task(width), title(self.phrases("title-decision"), self.phrases(commands), width)]
        for line_number, piece in enumerate(fold(board.question(), width - 3)):
            question_lines.append(Text(f"{' ▶' if line_number == 0 else '  '} {piece}", style="bold"))
        question_lines += options
        free_lines = max(console.height - len(lines) - len(question_lines) - 1, 1)
        recent = self.recent_log(free_lines)
        if is_wide:
            console.print()
            log_width = console.width - width - 4
            log_column = [
                title(self.phrases("title-happened"), "", log_width),
                *log_texts(self.all_lines(), self.speaker, log_width)[1 - max(len(lines), 12) :],
            ]
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=width)
            grid.add_column(width=log_width)
            grid.add_row(Text("\n").join(lines), Text("\n").join(log_column))
            console.print(grid)
        else:
            if is_short and len(recent) > free_lines:
                hidden_count = len(recent) - free_lines + 1
                recent = [Text(f"   {self.phrases('more-lines', count=hidden_count)}", style="dim"), *recent[hidden_count:]]
            self.screen.show([*([] if is_short else [Text("")]), *recent, *lines])
        self.screen.show(question_lines)

    def task(self, width: int) -> list[Text]:
        """The viewer's extra task in this game; empty except in exercises."""
        return []

    def recent_log(self, free_lines: int) -> list[Text]:
        """The log lines to print above the table.

        With pauses, they get a page of their own, once, at the end of a round and when other players' actions need more room than
        there is.
        """
        decision, lines = len(self.history) - 1, self.lines_since_own_decision()
        if self.last_shown_decision == decision:
            return []
        texts = log_texts(lines, self.speaker, self.console.width)
        is_over = [who for weight, who, _ in lines if weight == TURN and who < 0] != []
        is_too_long = self.screen.is_short and len(texts) > free_lines and self.others_have_decided()
        if not self.screen.pauses or not (is_over or is_too_long):
            return texts
        self.last_shown_decision = decision
        self.console.print()
        self.show_page(texts)
        return []

    def show_page(self, texts: list[Text]) -> None:
        """Show what happened, and wait for Enter."""
        self.screen.page(title(self.phrases("title-happened"), self.phrases("title-pauses"), self.console.width), *texts)
        self.screen.wait()

    def others_have_decided(self) -> bool:
        """Whether another seat made the last decision."""
        return len(self.history) > 1 and self.history[-2].seat != self.viewer

    def lines_since_own_decision(self) -> list[LogLine]:
        """The log since the viewer's last decision, as the viewer may know it."""
        lines: list[LogLine] = []
        seat = self.viewer
        for position in reversed(self.history):
            if position is not self.position and position.seat == seat:
                break
            lines = position.log_lines(seat) + lines
        return lines

    def all_lines(self) -> list[LogLine]:
        """The whole log, as the viewer may know it."""
        return [line for position in self.history for line in position.log_lines(self.viewer)]

    def show_rules(self, topic: str) -> None:
        try:
            self.screen.page(*self.sheet.lines(topic, self.console.width))
        except MankaiError as error:
            self.say("sentence", words=str(error))

    def show_card(self, name: str) -> None:
        if not name:
            self.say("which-card", example=self.board.example_input.partition(" ")[0])
            return
        try:
            self.screen.page(self.board.page(name))
        except MankaiError as error:
            self.say("sentence", words=str(error))

    def show_help(self) -> None:
        examples = {"example": self.board.example_input, "others": self.board.others_command}
        for name in HELP:
            typed, means = self.phrases(f"help-{name}", **examples), self.phrases(f"help-{name}.means", **examples)
            self.console.print(Text.assemble((pad(f"  {typed}", 17), "bold"), means))

    def switch_pauses(self, setting: str) -> None:
        if setting in ("on", "off"):
            self.screen.pauses = setting == "on"
        self.say(f"pauses-{'on' if self.screen.pauses else 'off'}")

    def say(self, key: str, **arguments: object) -> None:
        """Print one of the terminal's own sentences."""
        self.screen.notice(self.phrases(key, **arguments))

    # Leaving.

    def quit(self) -> None:
        if self.autosave.keep(self.position, may_ask=True) or self.may_quit_unsaved:
            self.has_quit = True
        else:
            self.may_quit_unsaved = True
            self.say("not-saved")

    def close(self) -> None:
        """Print the final board, the result and the path of the record."""
        console, seat = self.console, None if self.is_hot_seat else self.viewer
        self.viewer = self.people[0]
        lines = log_texts(self.lines_since_own_decision(), self.speaker, console.width) if seat is not None else []
        board = board_of(self.position, seat, (), self.language)
        console.print()
        if lines and self.screen.pauses:
            with suppress(EOFError, KeyboardInterrupt):
                self.show_page(lines)
            lines = []
        self.screen.show([*lines, *board.table(min(console.width, 80), True), Text("")])
        self.screen.show([Text(line, style="bold") for line in board.result()])
        self.autosave.record(self.position)
