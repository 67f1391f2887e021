"""What tests of the server have in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.serving import Client


@pytest.fixture
def clients() -> Iterator[list[Client]]:
    """To be closed."""
    found: list[Client] = []
    yield found
    for client in found:
        client.close()
