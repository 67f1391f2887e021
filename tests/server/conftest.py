"""Fixtures for tests of the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.server.server_process import Client


@pytest.fixture
def clients() -> Iterator[list[Client]]:
    """To be closed."""
    found: list[Client] = []
    yield found
    for client in found:
        client.close()
