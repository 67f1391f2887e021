"""Which of several things somebody means who types a part of its name."""

from __future__ import annotations

from collections.abc import Callable


def matches(words: str, names: list[str]) -> list[str]:
    """The names that `words` may mean, each once: one that is meant for certain stands alone.

    The whole name comes before its end without the first word ("slash" for "play Slash"), that before whole words in it,
    those before the beginning of a word, then the same words in any order, and last any other part.
    """
    wanted = plain(words)
    unlike = {name: plain(name) for name in names}
    if not wanted:
        return []
    each = wanted.split()
    ways: list[Callable[[str], bool]] = [
        lambda said: said == wanted,
        lambda said: said.partition(" ")[2] == wanted,
        lambda said: f" {wanted} " in f" {said} ",
        lambda said: f" {wanted}" in f" {said}",
        lambda said: all([f" {word} " in f" {said} " for word in each]),
        lambda said: all([f" {word}" in f" {said}" for word in each]),
        lambda said: wanted in said,
    ]
    for fits in ways:
        fitting = [name for name, said in unlike.items() if fits(said)]
        if fitting:
            return fitting
    return []


def plain(words: str) -> str:
    """Words without what nobody types: capitals, colons, more than one space."""
    return " ".join(words.casefold().replace(":", " ").split())
