"""Errors of the arena, and the import of libraries that come with extras."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mankai.compat import extras
from mankai.kernel.errors import MankaiError


class BadPlan(MankaiError):
    """A plan that cannot be played."""


class BadResults(MankaiError):
    """A folder that does not hold results of this run, or damaged ones."""


class MissingExtra(MankaiError):
    """A library that this part of Mankai needs is not installed."""


class UnreachableCluster(MankaiError):
    """No cluster at that address, or one that cannot play."""


class LostJob(MankaiError):
    """A job that has repeatedly ended the process that played it."""


def import_extra(module: str, extra: str) -> Any:
    """Import and return a module of a library that comes with an extra; raises `MissingExtra`."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise MissingExtra(extras.missing_reason(error.name.partition(".")[0], extra)) from None
