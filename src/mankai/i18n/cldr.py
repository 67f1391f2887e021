"""Plural rules and number formats of languages, from Unicode's CLDR.

Catalogues need nothing else of CLDR, so Mankai needs no library for it. `tests/test_cldr.py` compares the tables with such a
library.
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache, lru_cache
from math import isfinite
from typing import Final, TypeVar

OTHER: Final = "other"  # the category of all numbers that no rule of a language matches
MAX_FRACTION_DIGITS: Final = 3  # most digits after the point, unless a pattern says otherwise
DEFAULT_SIGNS: Final = (
    ".",
    ",",
    "-",
    3,
    3,
)  # point, group separator, minus; digits of the last group, and of the groups before it

# Languages, and the rule of each plural category.  All other languages have only `other`.
PLURALS: Final = (
    (
        (
            "af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el el-POLYTON eo eu fo fur gsw ha haw hu jgo jmc ka kaj "
            "kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq "
            "sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog"
        ),
        "one: n = 1",
    ),
    (
        "ca it lld pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL scn vec",
        "one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ),
    (
        "ast de en et fi fy gl ia io lij nl sc sv sw ur yi",
        "one: i = 1 and v = 0",
    ),
    (
        "am as bn doi fa gu hi kn pcm zu",
        "one: i = 0 or n = 1",
    ),
    (
        "ak bho csw ln mg nso pa ti wa",
        "one: n = 0..1",
    ),
    (
        "iu naq sat se sma smj smn sms",
        "one: n = 1; two: n = 2",
    ),
    (
        "bs hr sr",
        (
            "one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; "
            "few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14"
        ),
    ),
    (
        "ff hy kab",
        "one: i = 0,1",
    ),
    (
        "cs sk",
        "one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0",
    ),
    (
        "be be-TARASK",
        (
            "one: n % 10 = 1 and n % 100 != 11; "
            "few: n % 10 = 2..4 and n % 100 != 12..14; "
            "many: n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14"
        ),
    ),
    (
        "ru uk",
        (
            "one: v = 0 and i % 10 = 1 and i % 100 != 11; "
            "few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; "
            "many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"
        ),
    ),
    (
        "dsb hsb",
        (
            "one: v = 0 and i % 100 = 1 or f % 100 = 1; "
            "two: v = 0 and i % 100 = 2 or f % 100 = 2; "
            "few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4"
        ),
    ),
    (
        "fr ht",
        "one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ),
    (
        "blo ksh",
        "zero: n = 0; one: n = 1",
    ),
    (
        "lv prg",
        (
            "zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; "
            "one: n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1"
        ),
    ),
    (
        "ceb fil",
        "one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9",
    ),
    (
        "mt",
        "one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19",
    ),
    (
        "shi",
        "one: i = 0 or n = 1; few: n = 2..10",
    ),
    (
        "gd",
        "one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19",
    ),
    (
        "ga",
        "one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10",
    ),
    (
        "cy",
        "zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6",
    ),
    (
        "lt",
        "one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: f != 0",
    ),
    (
        "br",
        (
            "one: n % 10 = 1 and n % 100 != 11,71,91; "
            "two: n % 10 = 2 and n % 100 != 12,72,92; "
            "few: n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; "
            "many: n != 0 and n % 1000000 = 0"
        ),
    ),
    (
        "kw",
        (
            "zero: n = 0; "
            "one: n = 1; "
            "two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000 or n != 0 and n % "
            "1000000 = 100000; "
            "few: n % 100 = 3,23,43,63,83; "
            "many: n != 1 and n % 100 = 1,21,41,61,81"
        ),
    ),
    (
        "ar",
        "zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99",
    ),
    (
        "pl",
        (
            "one: i = 1 and v = 0; "
            "few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; "
            "many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14"
        ),
    ),
    (
        "gv",
        "one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2; few: v = 0 and i % 100 = 0,20,40,60,80; many: v != 0",
    ),
    (
        "sl",
        "one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 or v != 0",
    ),
    (
        "ro",
        "one: i = 1 and v = 0; few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19",
    ),
    (
        "pt",
        "one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ),
    (
        "es",
        "one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ),
    (
        "lag",
        "zero: n = 0; one: i = 0,1 and n != 0",
    ),
    (
        "he",
        "one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0",
    ),
    (
        "si",
        "one: n = 0,1 or i = 0 and f = 1",
    ),
    (
        "tzm",
        "one: n = 0..1 or n = 11..99",
    ),
    (
        "da",
        "one: n = 1 or t != 0 and i = 0,1",
    ),
    (
        "is",
        "one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11",
    ),
    (
        "mk",
        "one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11",
    ),
)

# By signs as in DEFAULT_SIGNS: the languages that use them, and the regions that differ from their language.
NUMBER_SIGNS: Final = {
    (",", "\xa0", "-", 3, 3): (
        "af agq bas be be-TARASK bg blo br cs cv dua dyo en-CZ en-FI en-HU en-NO en-PT en-SE en-SK en-ZA eo es-CR ewo ff "
        "fr-CA ht hu hy ie ka kab kea kk ksf ky lv nmg nr pl pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST "
        "pt-TL ru sah shi sk smn sq ss tg tk ts tt tzm uk uz ve yav zgh"
    ),
    (",", ".", "-", 3, 3): (
        "ast az bs ca da de dsb el el-POLYTON en-AT en-BE en-DE en-DK en-ES en-ID en-IT en-NL en-PL en-RO en-SI es fr-LU fy "
        "gl hsb ia id is it jgo jv kgp kkj kl ku lb lij lld ln lo lu mgh mk ms-BN ms-ID mua nl nnh pt qu-BO rn ro rw sc seh "
        "sg sr su sw-CD tr vi wo yrl"
    ),
    (".", ",", "-", 3, 2): "as bn brx ccp dv dz en-IN gu hi kxv ml mr ne or pa sa ta te xnr",
    (",", "\xa0", "\u2212", 3, 3): "et fi lt nb nn no se sv",
    (".", "\xa0", "-", 3, 3): "dje khq mfe nso ses twq xh",
    (",", ".", "\u200e-", 3, 3): "ar-DZ ar-LB ar-LY ar-MA ar-MR ar-TN",
    (".", "\u2019", "-", 3, 3): "de-CH de-LI en-CH it-CH tn",
    (",", ".", "\u2212", 3, 3): "eu fo hr sl",
    (",", "\u202f", "-", 3, 3): "en-FR fr vec",
    (".", ",", "\u200e-", 3, 3): "ar he ur",
    (".", "\u060c", "-", 3, 3): "ks nqo",
    (".", "\u2019", "\u2212", 3, 3): "gsw rm",
    (",", ".", "\u200e\u2212", 3, 3): "ps",
    (",", "\xa0", "-", 2, 2): "tok",
    (".", ",", "\u200e\u2212", 3, 3): "fa",
    ("\u066b", "\u060c", "-", 3, 3): "bgn",
    DEFAULT_SIGNS: "es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US ta-MY ta-SG",
}


Entry = TypeVar("Entry")


def entry_for(table: dict[str, Entry], language: str, otherwise: Entry) -> Entry:
    """Return the entry of a language in a table: that of its region, or else that of the language."""
    name = language.replace("_", "-")
    return table.get(name, table.get(name.partition("-")[0], otherwise))


@cache
def rules_by_language() -> dict[str, str]:
    return {name: rule for names, rule in PLURALS for name in names.split()}


@cache
def signs_by_language() -> dict[str, tuple[str, str, str, int, int]]:
    return {name: signs for signs, names in NUMBER_SIGNS.items() for name in names.split()}


@lru_cache(maxsize=4096)
def plural(language: str, number: float) -> str:
    """Return the plural category of a number: zero, one, two, few, many or other."""
    if not isfinite(number):
        return OTHER
    values = operands(number)
    for rule in entry_for(rules_by_language(), language, "").split("; "):
        category, _, condition = rule.partition(": ")
        if any([all([is_true(one, values) for one in part.split(" and ")]) for part in condition.split(" or ") if part]):
            return category
    return OTHER


def operands(number: float) -> dict[str, Decimal | int]:
    """Return the operands of a number in rules: itself, its integer part, the count and the value of its fraction digits.

    Numbers here have no trailing zeros, so `v` equals `w` and `f` equals `t`.  `e`, the exponent, is always 0.
    """
    whole, digits = digits_of(number)
    count, value = len(digits), int(digits or "0")
    exact = Decimal(f"{whole}.{digits}") if digits else int(whole)
    return {"n": exact, "i": int(whole), "v": count, "w": count, "f": value, "t": value, "e": 0}


def digits_of(number: float, most: int | None = None) -> tuple[str, str]:
    """Return the digits before and after the point, without trailing zeros; `most`: round to so many fraction digits."""
    if isinstance(number, int) or number.is_integer():
        return str(abs(int(number))), ""
    text = f"{abs(Decimal(str(number))):f}" if most is None else f"{abs(number):.{most}f}"
    whole, _, digits = text.partition(".")
    return whole, digits.rstrip("0")


def is_true(relation: str, operands: dict[str, Decimal | int]) -> bool:
    """Whether a relation such as `i % 10 = 2..4,9` or `v != 0` holds."""
    left_side, operator, ranges = relation.rpartition(" != ") if " != " in relation else relation.rpartition(" = ")
    name, _, divisor = left_side.partition(" % ")
    value = operands[name] % int(divisor) if divisor else operands[name]
    is_in_ranges = value == int(value) and any([is_in(int(value), one) for one in ranges.split(",")])
    return is_in_ranges != (operator == " != ")


def is_in(value: int, span: str) -> bool:
    first, _, last = span.partition("..")
    return int(first) <= value <= int(last or first)


@lru_cache(maxsize=4096)
def format_number(language: str, number: float, least: int = 0, most: int = MAX_FRACTION_DIGITS, is_grouped: bool = True) -> str:
    """Return a number as a language writes it, with `least` to `most` fraction digits."""
    if not isfinite(number):
        return str(number)
    point, between, minus, last, others = entry_for(signs_by_language(), language, DEFAULT_SIGNS)
    whole, digits = digits_of(number, most)
    sign = minus if number < 0 and (whole.strip("0") or digits) else ""
    digits = digits.ljust(least, "0")
    groups = [whole]
    while is_grouped and len(groups[0]) > (size := last if len(groups) == 1 else others):
        groups[0:1] = [groups[0][:-size], groups[0][-size:]]
    return f"{sign}{between.join(groups)}{point if digits else ''}{digits}"
