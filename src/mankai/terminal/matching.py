"""Which of several things somebody means who types a part of its name."""

from __future__ import annotations


def matches(words: str, names: list[str]) -> list[str]:
    """The names that `words` may mean, each once: one that is meant for certain stands alone.

    The whole name comes before its end without the first word ("slash" for "play Slash"), that before the beginning
    of a word, and that before any other part.
    """
    wanted = " ".join(words.casefold().split())
    unlike = list(dict.fromkeys(names))
    if not wanted:
        return []
    whole = [name for name in unlike if name.casefold() == wanted]
    tail = [name for name in unlike if name.casefold().partition(" ")[2] == wanted]
    beginning = [name for name in unlike if f" {wanted}" in f" {name.casefold()}"]
    part = [name for name in unlike if wanted in name.casefold()]
    for fitting in (whole, tail, beginning, part):
        if fitting:
            return fitting
    return []
