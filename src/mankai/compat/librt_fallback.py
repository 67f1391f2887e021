"""A fallback for librt: if it is not installed, lists replace its packed arrays, and plain Python gives the same results."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final


class ListVec(list[Any]):
    """A list in place of `librt.vecs.vec`: `vec[i64](numbers)` works for any type."""

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, item: Any) -> Any:
        return cls


def append(cards: list[Any], card: Any) -> list[Any]:
    cards.append(card)
    return cards


def pop(cards: list[Any], at: int = -1) -> tuple[list[Any], Any]:
    card = cards.pop(at)
    return cards, card


def is_plain() -> bool:
    """Whether the kernel runs interpreted.  Compiled code needs the real librt."""
    kernel = find_spec("mankai.kernel.table")
    return kernel is not None and kernel.origin is not None and kernel.origin.endswith(".py")


def install_fallback() -> bool:
    """Install the fallback as `librt.vecs` if librt is missing.  Returns whether it did; raises if the kernel is compiled."""
    if find_spec("librt") is not None:
        return False
    if not is_plain():
        raise ModuleNotFoundError("compiled Mankai needs librt, which is not installed: pip install librt", name="librt")
    librt, vecs = ModuleType("librt"), ModuleType("librt.vecs")
    librt.__spec__, vecs.__spec__ = ModuleSpec("librt", None, is_package=True), ModuleSpec("librt.vecs", None)
    for name, thing in (("vec", ListVec), ("append", append), ("pop", pop)):
        setattr(vecs, name, thing)
    librt.__path__ = []
    sys.modules.update({"librt": librt, "librt.vecs": vecs})
    return True


IS_FALLBACK: Final = install_fallback()
