"""Fair turns: one iteration of the event loop does only some work for connections, and addresses take turns at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

AT_ONCE = 2.0  # units of work in one iteration; a unit (request, message, new connection) takes about a millisecond at most


class FairTurns:
    """A budget of work per iteration of the event loop; work beyond it waits for a later iteration.

    Waiting addresses take turns, so nobody waits for a whole crowd behind another address.
    """

    def __init__(self, at_once: float = AT_ONCE) -> None:
        self.at_once = at_once
        self.left = at_once  # units that may still be done in this iteration
        self.waiting: dict[str, deque[tuple[float, Callable[[], None]]]] = {}  # by address, in the order of their turns
        self.is_under_way = False  # whether `begin_iteration` is scheduled

    def take_now(self, cost: float = 1.0) -> bool:
        """Take `cost` from this iteration's budget, unless somebody waits or it is used up.  Return whether it was taken."""
        if self.waiting or self.left <= 0:
            return False
        self.left -= cost
        if not self.is_under_way:
            self.is_under_way = True
            asyncio.get_running_loop().call_soon(self.begin_iteration)
        return True

    def call(self, address: str, work: Callable[[], None], cost: float = 1.0) -> None:
        """Call `work` when it is the turn of an address.  To be used only after `take_now` has returned False."""
        self.waiting.setdefault(address, deque()).append((cost, work))

    async def take(self, address: str, cost: float = 1.0) -> None:
        """Wait until it is the turn of an address."""
        if not self.take_now(cost):
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.call(address, partial(settle, turn), cost)
            await turn

    def begin_iteration(self) -> None:
        """Renew the budget and schedule waiting work within it: one piece of each address, then the next of each."""
        loop = asyncio.get_running_loop()
        self.left = self.at_once
        while self.waiting and self.left > 0:
            address = next(iter(self.waiting))
            queue = self.waiting.pop(address)
            cost, work = queue.popleft()
            if queue:
                self.waiting[address] = queue  # behind all others
            self.left -= cost
            loop.call_soon(work)  # not called here: if it fails, all others still have their turns
        self.is_under_way = self.left < self.at_once
        if self.is_under_way:
            loop.call_soon(self.begin_iteration)


def settle(turn: asyncio.Future[None]) -> None:
    """Resume the caller that waits for this turn, unless it was cancelled."""
    if not turn.done():
        turn.set_result(None)
