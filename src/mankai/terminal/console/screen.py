"""Console and keyboard of a session: lines, pages, pauses, yes-or-no questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import Segment, Segments
from rich.text import Text

from mankai.terminal.layout import fold
from mankai.terminal.phrases import Phrases, phrases_in

TALL_SCREEN_LINES: Final = 36  # height from which cards are shown with their texts


class Keyboard(Protocol):
    """A source of typed lines. The end of input raises `EOFError`."""

    def read_line(self, prompt: str, completions: Callable[[], list[str]] | None = None) -> str:
        """Return the next line; `completions` returns the lines for completion."""

    def clear_history(self) -> None:
        """Forget all typed lines, so that the next person cannot recall them."""


class PlainKeyboard:
    """A keyboard that reads lines as they come, also from a pipe."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def read_line(self, prompt: str, completions: Callable[[], list[str]] | None = None) -> str:
        return self.console.input(prompt)

    def clear_history(self) -> None:
        pass


class Screen:
    """A console and a keyboard. With `pauses`, it waits for Enter before unread text scrolls away."""

    def __init__(self, console: Console, keyboard: Keyboard, pauses: bool, phrases: Phrases | None = None) -> None:
        self.console = console
        self.phrases = phrases if phrases is not None else phrases_in()
        self.keyboard = keyboard
        self.pauses = pauses

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_short(self) -> bool:
        return self.console.is_terminal and self.console.height < TALL_SCREEN_LINES

    def ask(self, prompt: str, completions: Callable[[], list[str]] | None = None) -> str:
        return self.keyboard.read_line(prompt, completions).strip()

    def confirm(self, question: str) -> bool:
        """Ask a yes-or-no question. Return whether the answer was yes."""
        self.notice(question)
        try:
            typed = self.ask(f"  {self.phrases('yes-or-no')} ").casefold()
            return typed == "yes" or self.phrases.resolve_command(typed) == "yes"
        except EOFError:
            return False

    def show(self, lines: list[Text]) -> None:
        for text in lines:
            self.console.print(text)

    def notice(self, words: str) -> None:
        for piece in fold(words, self.width - 4, breaks=False):
            self.console.print(Text(f"  {piece}", style="yellow"), soft_wrap=True)

    def page(self, *shown: RenderableType) -> None:
        """Print something of any length; with pauses, one screen at a time."""
        lines = self.console.render_lines(Group(*shown), pad=False)
        room = max(self.console.height - 2, 5)
        for at, line in enumerate(lines):
            if at and at % room == 0 and self.pauses and self.wait("go-on-or-stop"):
                return
            self.console.print(Segments([*line, Segment.line()]), end="")

    def wait(self, key: str = "go-on") -> bool:
        """Wait for Enter if there are pauses. Return whether the user typed the command to stop."""
        typed = self.ask(f"  {self.phrases(key)} ").casefold() if self.pauses else ""
        commands = [self.phrases.resolve_command(word) for word in typed.split()]
        if commands == ["pause", "off"]:
            self.pauses = False
        if commands == ["quit"]:
            raise EOFError
        return commands == ["stop"]

    def clear(self) -> None:
        """Clear the screen, the scrollback and the input history."""
        self.keyboard.clear_history()
        if self.console.is_terminal:
            self.console.control(Control.clear(), Control.home())
            self.console.file.write("\x1b[3J")  # the scrollback too
