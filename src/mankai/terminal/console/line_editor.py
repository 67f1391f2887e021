"""A keyboard with line editing, history and completion, for terminals."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle


class EditingKeyboard:
    """A keyboard whose lines can be edited. Arrow keys recall earlier lines; Tab completes from the given words."""

    def __init__(self) -> None:
        self.clear_history()

    def clear_history(self) -> None:
        self.command_prompt = PromptSession[str](history=InMemoryHistory())
        self.answer_prompt = PromptSession[str](history=InMemoryHistory())  # kept out of the history above

    def read_line(self, prompt: str, completions: Callable[[], list[str]] | None = None) -> str:
        if completions is None:
            return self.answer_prompt.prompt(prompt)
        completer, style = LineCompleter(completions()), CompleteStyle.READLINE_LIKE
        return self.command_prompt.prompt(prompt, completer=completer, complete_while_typing=False, complete_style=style)


class LineCompleter(Completer):
    """A completer for whole lines. It offers lines that begin with the typed text, or else lines with a word that does."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        wanted = typed.casefold()
        matching = [line for line in self.lines if line.casefold().startswith(wanted)]
        matching = matching or [line for line in self.lines if f" {wanted}" in line.casefold()]
        for line in dict.fromkeys(matching):
            yield Completion(line, start_position=-len(typed))
