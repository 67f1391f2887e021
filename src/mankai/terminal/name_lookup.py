"""Search for names by a typed part."""

from __future__ import annotations

from collections.abc import Callable


def matches(words: str, names: list[str]) -> list[str]:
    """The names that `words` may mean, each once. An unambiguous match is returned alone.

    Tried in this order: the whole name, the name without its first word ("slash" for "play Slash"), whole words in it, the
    beginning of a word, the same words in any order, any other part. A number is always whole: "red 1" does not match "red 10".
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
    """Whether a word of `said` begins with `wanted`."""
    return f" {wanted}{' ' if wanted[-1].isdecimal() else ''}" in f" {said} "


def normalize(words: str) -> str:
    """Return words in lower case, without colons and repeated spaces."""
    return " ".join(words.casefold().replace(":", " ").split())
