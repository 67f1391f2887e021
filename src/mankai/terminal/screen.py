"""What is shown to people and typed by them: lines, pages, pauses, questions with yes or no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import Segment, Segments
from rich.text import Text

from mankai.terminal.layout import fold
from mankai.terminal.phrases import Phrases, phrases_in

TALL_SCREEN_LINES: Final = 36  # lines of a screen on which every card has room for its text


class Keyboard(Protocol):
    """Reads what is typed, line by line; the end of input is `EOFError`."""

    def read_line(self, prompt: str, offered: Callable[[], list[str]] | None = None) -> str:
        """A line; `offered` are words that can be completed."""

    def clear_history(self) -> None:
        """Somebody else sits down: nothing typed so far may be called up again."""


class PlainKeyboard:
    """Reads lines as they come, also from a pipe."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def read_line(self, prompt: str, offered: Callable[[], list[str]] | None = None) -> str:
        return self.console.input(prompt)

    def clear_history(self) -> None:
        pass


class Screen:
    """A console and a keyboard; with `pauses` it waits for Enter before something scrolls away unread."""

    def __init__(self, console: Console, keyboard: Keyboard, pauses: bool, says: Phrases | None = None) -> None:
        self.console = console
        self.phrases = says if says is not None else phrases_in()
        self.keyboard = keyboard
        self.pauses = pauses

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_short(self) -> bool:
        return self.console.is_terminal and self.console.height < TALL_SCREEN_LINES

    def ask(self, prompt: str, offered: Callable[[], list[str]] | None = None) -> str:
        return self.keyboard.read_line(prompt, offered).strip()

    def confirm(self, question: str) -> bool:
        """Whether somebody says yes; anything else is no."""
        self.say(question)
        try:
            typed = self.ask(f"  {self.phrases('yes-or-no')} ").casefold()
            return typed == "yes" or self.phrases.resolve_command(typed) == "yes"
        except EOFError:
            return False

    def show(self, lines: list[Text]) -> None:
        for text in lines:
            self.console.print(text)

    def say(self, words: str) -> None:
        for piece in fold(words, self.width - 4, breaks=False):
            self.console.print(Text(f"  {piece}", style="yellow"), soft_wrap=True)

    def page(self, *shown: RenderableType) -> None:
        """Show something of any length; where there are pauses, a screenful at a time."""
        lines = self.console.render_lines(Group(*shown), pad=False)
        room = max(self.console.height - 2, 5)
        for at, line in enumerate(lines):
            if at and at % room == 0 and self.pauses and self.wait("go-on-or-stop"):
                return
            self.console.print(Segments([*line, Segment.line()]), end="")

    def wait(self, key: str = "go-on") -> bool:
        """Wait for Enter, if there are pauses; whether somebody wants no more instead."""
        typed = self.ask(f"  {self.phrases(key)} ").casefold() if self.pauses else ""
        commands = [self.phrases.resolve_command(word) for word in typed.split()]
        if commands == ["pause", "off"]:
            self.pauses = False
        if commands == ["quit"]:
            raise EOFError
        return commands == ["stop"]

    def clear(self) -> None:
        """Nothing shown or typed so far can be seen any more."""
        self.keyboard.clear_history()
        if self.console.is_terminal:
            self.console.control(Control.clear(), Control.home())
            self.console.file.write("\x1b[3J")  # what has scrolled away too
