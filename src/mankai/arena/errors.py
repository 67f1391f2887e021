"""What can be wrong with what the arena is asked for; and the libraries it needs beyond the rules."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mankai.compat import extras
from mankai.kernel.errors import MankaiError


class BadPlan(MankaiError):
    """What shall be played cannot be played so."""


class BadResults(MankaiError):
    """The folder holds something else than results of this run."""


class MissingExtra(MankaiError):
    """A library is not installed that this part of Mankai needs."""


class UnreachableCluster(MankaiError):
    """There is no cluster at that address, or it cannot play."""


class LostJob(MankaiError):
    """A job has ended the process that played it, again and again."""


def import_extra(module: str, extra: str) -> Any:
    """The module of a library that comes with an extra of the package."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise MissingExtra(extras.missing_reason(error.name.partition(".")[0], extra)) from None
