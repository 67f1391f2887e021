"""Event loops for tests: those that a server may use, and variants whose timers fire early."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextvars import Context
from typing import TypeVarTuple, Unpack

EARLY = 0.005  # seconds: more than any loop was seen to be early, so that nothing depends on the machine
Given = TypeVarTuple("Given")


class EarlyLoop(asyncio.SelectorEventLoop):
    """Python's own loop, with timers that fire early."""

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Given]], object],
        *args: *Given,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return super().call_at(when - EARLY, callback, *args, context=context)


LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {"asyncio": asyncio.new_event_loop, "asyncio, early": EarlyLoop}

if sys.platform != "win32":
    import uvloop

    class EarlyUvloop(uvloop.Loop):
        """uvloop, with timers that fire early."""

        def call_later(
            self,
            delay: float,
            callback: Callable[[Unpack[Given]], object],
            *args: *Given,
            context: Context | None = None,
        ) -> asyncio.TimerHandle:
            return super().call_later(max(0.0, delay - EARLY), callback, *args, context=context)

        def call_at(
            self,
            when: float,
            callback: Callable[[Unpack[Given]], object],
            *args: *Given,
            context: Context | None = None,
        ) -> asyncio.TimerHandle:
            return super().call_at(when - EARLY, callback, *args, context=context)

    LOOPS |= {"uvloop": uvloop.new_event_loop, "uvloop, early": EarlyUvloop}
