"""Turns: in one iteration of the event loop only some work is done for connections, and addresses take turns at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

AT_ONCE = 4.0  # units of work in one iteration; one takes about a millisecond at most: a request, a message, a new connection


class FairTurns:
    """Work of which there is too much for one iteration waits for a later one.

    Of those that wait, each address has its turn: nobody waits for all of a crowd that is behind another address.
    """

    def __init__(self, at_once: float = AT_ONCE) -> None:
        self.at_once = at_once
        self.left = at_once  # that may still be done in this iteration
        self.waiting: dict[str, deque[tuple[float, Callable[[], None]]]] = {}  # by address, in the order of their turns
        self.is_under_way = False  # the next iteration will be noted

    def take_now(self, cost: float = 1.0) -> bool:
        """Whether work may be done at once: nobody waits, and this iteration has done little."""
        if self.waiting or self.left <= 0:
            return False
        self.left -= cost
        if not self.is_under_way:
            self.is_under_way = True
            asyncio.get_running_loop().call_soon(self.begin_iteration)
        return True

    def call(self, address: str, work: Callable[[], None], cost: float = 1.0) -> None:
        """Call something when it is the turn of an address; only after `take_now` has refused."""
        self.waiting.setdefault(address, deque()).append((cost, work))

    async def take(self, address: str, cost: float = 1.0) -> None:
        """Wait until it is the turn of an address."""
        if not self.take_now(cost):
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.call(address, partial(settle, turn), cost)
            await turn

    def begin_iteration(self) -> None:
        """Let some of those go on who wait: one of each address, then the next of each."""
        loop = asyncio.get_running_loop()
        self.left = self.at_once
        while self.waiting and self.left > 0:
            address = next(iter(self.waiting))
            queue = self.waiting.pop(address)
            cost, work = queue.popleft()
            if queue:
                self.waiting[address] = queue  # behind all others
            self.left -= cost
            loop.call_soon(work)  # by the loop: if it fails, all others still have their turns
        self.is_under_way = self.left < self.at_once
        if self.is_under_way:
            loop.call_soon(self.begin_iteration)


def settle(turn: asyncio.Future[None]) -> None:
    """Let whoever waits for a turn go on, unless they wait no longer."""
    if not turn.done():
        turn.set_result(None)
