"""Typing with line editing, history and completion, where people sit at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle


class EditingKeyboard:
    """Reads lines that can be edited; arrow keys call up earlier ones, Tab completes what is offered."""

    def __init__(self) -> None:
        self.clear_history()

    def clear_history(self) -> None:
        self.lines = PromptSession[str](history=InMemoryHistory())
        self.answers = PromptSession[str](history=InMemoryHistory())  # to passing questions: nobody wants them back

    def read_line(self, prompt: str, offered: Callable[[], list[str]] | None = None) -> str:
        if offered is None:
            return self.answers.prompt(prompt)
        completer, style = LineCompleter(offered()), CompleteStyle.READLINE_LIKE
        return self.lines.prompt(prompt, completer=completer, complete_while_typing=False, complete_style=style)


class LineCompleter(Completer):
    """Whole lines that begin with what is typed, or else those with a word in them that does."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        wanted = typed.casefold()
        found = [line for line in self.lines if line.casefold().startswith(wanted)]
        found = found or [line for line in self.lines if f" {wanted}" in line.casefold()]
        for line in dict.fromkeys(found):
            yield Completion(line, start_position=-len(typed))
