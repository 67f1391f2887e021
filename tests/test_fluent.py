"""Our Fluent evaluation agrees with Fluent's own Python library, for all our messages and all of the syntax."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from mankai.i18n import catalogues
from mankai.i18n.catalogues import BadCatalogue, Catalogue
from mankai.packs.validation import arguments_by_key

HOUSE = Path(catalogues.__file__).parents[1]
FILES = sorted(HOUSE.rglob(f"*{catalogues.SUFFIX}"))
VALUES: tuple[Any, ...] = (0, 1, 2, 8, 1234, 0.5, "you", "foe", "seat2", "x")

SYNTAX = r"""
-brand = Mankai
    .gender = neuter
-card = { $case ->
    [genitive] card's
   *[other] card{ $count ->
        [one] {""}
       *[other] s
    }
}
plain = A sentence.
escaped = { "{" }{ "\u00e9" }{ "\"" }
lines =
    first
      second
    third
number = { $n } of { 3 } and { 1.5 }
plural = { $n ->
   [0] none
   [one] one { -brand }
   *[other] { $n } of them
}
named = { $who ->
   [you] You
   *[other] { $who }
}
by-term = { -brand.gender ->
   [neuter] It
   *[other] They
}
term = { -card(case: "genitive") } { -card } { -card(count: 1) } { -card(count: 5) }
refers = { plain } { titled.title }
titled = T
    .title = The { $n }
only-attribute =
    .title = Alone
inner = { { $n } }
called = { NUMBER($n, minimumFractionDigits: 1) } { NUMBER($n, useGrouping: 0, maximumFractionDigits: 0) }
chosen = { NUMBER($n) ->
   [one] one
   *[other] more
}
"""


class Pair:
    """The library's catalogue and ours, from the same files."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.theirs = FluentBundle([language], use_isolating=False)
        for text in texts:
            self.theirs.add_resource(FluentResource(text), allow_overrides=True)
        self.ours = Catalogue(language, texts, {})

    def agree(self, key: str, given: dict[str, Any]) -> bool:
        """Whether both format the same text or both refuse. Return whether there is a text."""
        name, _, attribute = key.partition(".")
        message = self.theirs.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        theirs, problems = self.theirs.format_pattern(pattern, given)
        if problems:
            with pytest.raises(BadCatalogue):
                self.ours.format(key, given)
        else:
            assert self.ours.format(key, given) == theirs, (key, given)
        return not problems


@pytest.mark.parametrize("language", ["en", "ja", "pl", "ar", "fr-CA"])
def test_all_of_the_syntax(language: str) -> None:
    keys = sorted(arguments_by_key(SYNTAX))
    assert len(keys) == 15
    pair = Pair(language, [SYNTAX])
    for key, n in product(keys, (0, 1, 2, 5, 11, 1234, 0.5)):
        assert pair.agree(key, {"n": n, "who": "you" if n == 1 else "Rin"})


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_every_message_of_ours(path: Path) -> None:
    """With every other file of its language for its terms, and numbers and words for its arguments."""
    language = path.stem.rpartition(".")[2]
    beside = [one for one in sorted(path.parent.glob(f"*{language}{catalogues.SUFFIX}")) if one != path]
    texts = [one.read_text(encoding="utf-8") for one in [*beside, path]]
    pair, asked = Pair(language, texts), arguments_by_key(texts[-1])
    said = 0
    for key, names in asked.items():
        agreed = [pair.agree(key, {**dict.fromkeys(names, one), **{f"{name}_is": one for name in names}}) for one in VALUES]
        said += sum(agreed)
    assert said > len(asked)  # few need more than their own arguments through other messages


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("key = { $n }", "there is no argument n"),
        ("key = { other }", "there is no other"),
        ("key = { -term }", "there is no -term"),
        ("key = { -term.kind ->\n  [a] A\n *[b] B\n}\n-term = T", "there is no -term.kind"),
        ("key = { key }", "it refers to itself"),
        ("key = { a }\na = { key }", "it refers to itself"),
        ("key = { UPPER($x) }", "there is no function UPPER"),
        ("key = { NUMBER() }", "there is no function NUMBER with such arguments"),
        ("key = { NUMBER($x) }", "NUMBER is for numbers, not for 'text'"),
        ('key = { NUMBER(2, style: "percent") }', "NUMBER has no option style"),
        ("key = { NUMBER(2, minimumFractionDigits: 99) }", "NUMBER has at most 20 digits"),
        ("key = { $list }", "list is neither a number nor a text"),
    ],
)
def test_what_cannot_be_said_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(BadCatalogue, match="key in en: ") as refused:
        Catalogue("en", [text], {}).format("key", {"x": "text", "list": [1]})
    assert why in str(refused.value)
