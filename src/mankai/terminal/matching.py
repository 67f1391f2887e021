"""Which of several things somebody means who types a part of its name."""

from __future__ import annotations


def matches(words: str, names: list[str]) -> list[str]:
    """The names that `words` may mean, each once: one that is meant for certain stands alone.

    The whole name comes before its end without the first word ("slash" for "play Slash"), that before whole words in it,
    those before the beginning of a word, and that before any other part.
    """
    wanted = plain(words)
    unlike = {name: plain(name) for name in names}
    if not wanted:
        return []
    whole = [name for name, said in unlike.items() if said == wanted]
    tail = [name for name, said in unlike.items() if said.partition(" ")[2] == wanted]
    words_in_it = [name for name, said in unlike.items() if f" {wanted} " in f" {said} "]
    beginning = [name for name, said in unlike.items() if f" {wanted}" in f" {said}"]
    part = [name for name, said in unlike.items() if wanted in said]
    for fitting in (whole, tail, words_in_it, beginning, part):
        if fitting:
            return fitting
    return []


def plain(words: str) -> str:
    """Words without what nobody types: capitals, colons, more than one space."""
    return " ".join(words.casefold().replace(":", " ").split())
