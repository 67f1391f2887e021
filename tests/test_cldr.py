"""Plurals and numbers in all languages equal those of Unicode's CLDR in Babel."""

from __future__ import annotations

import babel
import babel.localedata
import pytest
from babel import numbers, plural

from mankai.i18n import cldr

WHOLE = [*range(125), 200, 999, 1000, 1001, 1234, 20000, 100000, 1000000, 1000001, 2000000, 1234567, -1, -2, -1234]
BROKEN = [0.1, 0.5, 1.1, 1.5, 2.25, 3.14, 10.3, 11.21, 1234.5, -0.5, -1234.567]
OLDER = {"en_US_POSIX"}  # not a human language


def locales() -> list[str]:
    """Every language and region with a single script."""
    found = [babel.Locale.parse(name) for name in babel.localedata.locale_identifiers() if name not in OLDER]
    return sorted([str(one) for one in found if not one.script])


def test_every_number_takes_the_plural_that_its_language_has() -> None:
    wrong: list[tuple[str, float]] = []
    for name in locales():
        category = plural.to_python(babel.Locale.parse(name).plural_form)
        wrong += [(name, number) for number in [*WHOLE, *BROKEN] if cldr.plural(name, number) != category(number)]
    assert wrong == []


def test_every_number_is_written_with_the_signs_of_its_language() -> None:
    wrong: list[tuple[str, float, str]] = []
    for name in locales():
        locale = babel.Locale.parse(name)
        pattern = locale.decimal_formats[None]
        minus = numbers.get_minus_sign_symbol(locale, numbering_system="latn")  # which Babel lacks
        for number in [*WHOLE, *BROKEN]:
            theirs = pattern.apply(number, locale, numbering_system="latn")
            if cldr.format_number(name, number) != theirs.replace("-", minus):
                wrong.append((name, number, cldr.format_number(name, number)))
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "number", "category"),
    [("en", 1, "one"), ("en", 1.5, "other"), ("ja", 1, "other"), ("pl", 22, "few"), ("ar", 11, "many"), ("pt-PT", 0, "other")]
    + [("pt", 0, "one"), ("pt-BR", 0, "one"), ("xx", 1, "other"), ("en", float("inf"), "other"), ("fr", 10**40, "many")],
)
def test_some_plurals(language: str, number: float, category: str) -> None:
    assert cldr.plural(language, number) == category


@pytest.mark.parametrize(
    ("language", "number", "written"),
    [
        ("en", 1234567, "1,234,567"),
        ("de", 1234.5, "1.234,5"),
        ("hi", 1234567, "12,34,567"),
        ("ja", 0.25, "0.25"),
        ("xx", 1e3, "1,000"),
    ]
    + [("en", 2**128, f"{2**128:,}"), ("en", float("nan"), "nan"), ("en", -0.0001, "0"), ("en", True, "1")],
)
def test_some_numbers(language: str, number: float, written: str) -> None:
    assert cldr.format_number(language, number) == written


def test_digits_after_the_point_as_asked_for() -> None:
    assert cldr.format_number("en", 0.5, 2) == "0.50"
    assert cldr.format_number("en", 2, 1, 1) == "2.0"
    assert cldr.format_number("en", 1234.5678, 0, 1, False) == "1234.6"
