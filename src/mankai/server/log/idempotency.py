"""Executed messages: remembered for each client of a table, so that a message is executed once however often it is sent."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from mankai.server.log.eventlog import MessageKey

MOST_CLIENTS = 256  # most clients remembered at one table; every page that is loaded is a client of its own
MOST_NUMBERS = 128  # remembered for one client


@dataclass
class ExecutedKeys:
    """The last messages of the clients that were active last.  The log knows all others: it takes no message twice."""

    numbers: OrderedDict[tuple[int, str], set[int]] = field(default_factory=OrderedDict)  # by seat and client

    def add(self, key: MessageKey) -> None:
        """Remember that a message has been executed."""
        client = key.seat, key.client
        known = self.numbers.setdefault(client, set())
        known.add(key.message)
        self.numbers.move_to_end(client)
        if len(known) > MOST_NUMBERS:
            known.discard(min(known))
        if len(self.numbers) > MOST_CLIENTS:
            self.numbers.popitem(last=False)

    def has(self, key: MessageKey) -> bool:
        return key.message in self.numbers.get((key.seat, key.client), ())

    def highest(self, seat: int, client: str) -> int:
        """Return the highest number of a client's executed messages; 0 if there is none, or it is forgotten."""
        return max(self.numbers.get((seat, client), ()), default=0)
