"""Search for names by a typed part."""

from __future__ import annotations

from collections.abc import Callable


def matches(words: str, names: list[str]) -> list[str]:
    """The names that `words` may mean, each once. An unambiguous match is returned alone.

    Tried in this order: the whole name, the name without its first word ("slash" for "play Slash"), whole words in it, the
    beginning of a word, the same words in any order, any other part. A number is always whole: "red 1" does not match "red 10".
    """
    wanted = normalize(words)
    folded_names = {name: normalize(name) for name in names}
    if not wanted:
        return []
    wanted_words = wanted.split()
    tests: list[Callable[[str], bool]] = [
        lambda folded: folded == wanted,
        lambda folded: folded.partition(" ")[2] == wanted,
        lambda folded: f" {wanted} " in f" {folded} ",
        lambda folded: begins_word(wanted, folded),
        lambda folded: all([f" {word} " in f" {folded} " for word in wanted_words]),
        lambda folded: all([begins_word(word, folded) for word in wanted_words]),
        lambda folded: not wanted[-1].isdecimal() and wanted in folded,
    ]
    for test in tests:
        fitting = [name for name, folded in folded_names.items() if test(folded)]
        if fitting:
            return fitting
    return []


def begins_word(wanted: str, folded: str) -> bool:
    """Whether a word of `folded` begins with `wanted`."""
    return f" {wanted}{' ' if wanted[-1].isdecimal() else ''}" in f" {folded} "


def normalize(words: str) -> str:
    """Return words in lower case, without colons and repeated spaces."""
    return " ".join(words.casefold().replace(":", " ").split())
