"""Which of several things somebody means who types a part of its name."""

from __future__ import annotations

from collections.abc import Callable


def matches(words: str, names: list[str]) -> list[str]:
    """The names that `words` may mean, each once: one that is meant for certain stands alone.

    The whole name comes before its end without the first word ("slash" for "play Slash"), that before whole words in it,
    those before the beginning of a word, then the same words in any order, and last any other part.  A number is always
    whole: "red 1" is not the beginning of "red 10".
    """
    wanted = normalize(words)
    unlike = {name: normalize(name) for name in names}
    if not wanted:
        return []
    each = wanted.split()
    ways: list[Callable[[str], bool]] = [
        lambda said: said == wanted,
        lambda said: said.partition(" ")[2] == wanted,
        lambda said: f" {wanted} " in f" {said} ",
        lambda said: begins_word(wanted, said),
        lambda said: all([f" {word} " in f" {said} " for word in each]),
        lambda said: all([begins_word(word, said) for word in each]),
        lambda said: not wanted[-1].isdecimal() and wanted in said,
    ]
    for fits in ways:
        fitting = [name for name, said in unlike.items() if fits(said)]
        if fitting:
            return fitting
    return []


def begins_word(wanted: str, said: str) -> bool:
    """Whether a word of `said` begins with what is wanted."""
    return f" {wanted}{' ' if wanted[-1].isdecimal() else ''}" in f" {said} "


def normalize(words: str) -> str:
    """Words without what nobody types: capitals, colons, more than one space."""
    return " ".join(words.casefold().replace(":", " ").split())
