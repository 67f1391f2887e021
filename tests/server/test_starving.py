"""Fair shares: computers think for everybody in turn, and a process that dies or hangs decides nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from contextlib import suppress

import pytest

import mankai
from mankai import players
from mankai.server.bots import pool
from mankai.server.bots.pool import BotFailed, BotPool, BotRequest, FairQueue
from support.server.server_process import GAME, Client, command_line, server_process

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are stopped and looked at as Linux does it")
TASK = ("", "random", 1)


def save() -> str:
    return mankai.game(GAME).start(seed=5).save()


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    async def order() -> list[str]:
        turns = FairQueue()
        for table in range(20):
            turns.add(BotRequest("many", f"m{table}", TASK))
        for _ in range(5):
            turns.add(BotRequest("two", "t0", TASK))
        turns.add(BotRequest("two", "t1", TASK))
        turns.add(BotRequest("one", "o", TASK))
        return [thought.table for thought in iter(turns.take, None)]

    found = asyncio.run(order())
    assert found[:6] == ["m0", "t0", "o", "m1", "t1", "m2"]
    assert len(found) == 27 and found[-1] == "m19", "nothing is lost"


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def counted() -> list[int]:
        pool = BotPool(1, 30.0)
        try:
            os.kill(pid_of(pool), signal.SIGSTOP)
            waiting = [asyncio.create_task(pool.decide("a", str(at), save(), "random", at)) for at in range(6)]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            before = pool.count_waiting("a")
            for task in waiting[1:]:
                task.cancel()
            await asyncio.gather(*waiting[1:], return_exceptions=True)
            os.kill(pid_of(pool), signal.SIGCONT)
            await waiting[0]
            return [before, pool.count_waiting("a")]
        finally:
            pool.close()

    assert asyncio.run(counted()) == [5, 0]


def pid_of(pool: BotPool) -> int:
    pid = pool.processes[0].process.pid
    assert pid is not None
    return pid


def test_a_flood_of_hints_is_passed_by_somebody_else() -> None:
    async def place() -> int:
        pool = BotPool(1, 60.0)
        answered: list[str] = []

        async def hint(address: str, table: str) -> None:
            await pool.decide(address, table, save(), "random", 1)
            answered.append(address)

        try:
            os.kill(pid_of(pool), signal.SIGSTOP)
            flood = [asyncio.create_task(hint("flood", str(at // 2))) for at in range(100)]
            while pool.count_waiting("flood") < 99:
                await asyncio.sleep(0)
            other = asyncio.create_task(hint("other", "theirs"))
            while pool.count_waiting("other") < 1:
                await asyncio.sleep(0)
            os.kill(pid_of(pool), signal.SIGCONT)
            await asyncio.gather(*flood, other)
            return answered.index("other")
        finally:
            pool.close()

    assert asyncio.run(place()) == 1, "after the one that was under way"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced(how: signal.Signals) -> None:
    async def thought() -> tuple[int, set[int]]:
        pool = BotPool(1, 60.0)
        pids = {pid_of(pool)}
        try:
            await pool.decide("a", "t", save(), "random", 1)  # it has started
            pool.seconds = 60.0 if how == signal.SIGKILL else 0.5
            os.kill(pid_of(pool), how)
            deciding = asyncio.create_task(pool.decide("a", "t", save(), "greedy", 2))
            while pid_of(pool) in pids:
                await asyncio.sleep(0)
            pool.seconds = 60.0  # the next one may be slow
            option = await deciding
            pids.add(pid_of(pool))
            return option, pids
        finally:
            pool.close()

    option, pids = asyncio.run(thought())
    assert option == pool.decision(save(), "greedy", 2) and len(pids) == 2


def test_what_cannot_be_thought_is_said() -> None:
    async def thought() -> None:
        pool = BotPool(1, 60.0)
        try:
            with pytest.raises(BotFailed, match="BadSave"):
                await pool.decide("a", "t", "nonsense", "random", 1)
            await pool.decide("a", "t", save(), "random", 1)  # and the same process thinks about the next one
            pool.seconds = 0.0
            with pytest.raises(BotFailed, match="3 times"):  # for a slow one: none starts before it is asked
                await pool.decide("a", "t", save(), players.names()[-1], 1)
        finally:
            pool.close()

    asyncio.run(thought())


def test_killed_thinkers_change_no_decision() -> None:
    with server_process(workers=2) as server:
        table = server.new_table("me", "greedy")
        client = server.client(table)
        for at in range(60):
            client.wait()
            if client.is_over:
                break
            if at % 3 == 0:
                for pid in server.thinkers():
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            assert client.act(client.options[at % len(client.options)])["type"] == "ack"
        client.wait()
        if not client.is_over:
            assert client.say("concede")["type"] == "ack"
        record = json.loads(server.ask_raw(f"/api/tables/{table['table']}/record", secret=table["secret"])[1])
        client.close()
        positions = mankai.packs.registry.replay_positions(record)
        assert len(record["options"]) > 20
        for at, option in enumerate(record["options"]):
            if positions[at].seat == 1:
                seed = pool.seed_for(table["table"], at, str(record["seed"]))
                assert option == positions[at].rules.spell(pool.decision(positions[at].save(), "greedy", seed))


def test_so_many_thoughts_wait_for_one_address_and_none_for_those_who_left() -> None:
    with server_process(thoughts_per_address=3, thought_seconds=120.0) as server:
        tables = [server.new_table("me", "random", setup={"first": 0}) for _ in range(6)]
        flood = [server.client(table) for table in tables]
        for client in flood:
            client.wait()
        other = server.client(server.new_table("me", "random", setup={"first": 0}), source_address=("127.0.0.2", 0))
        other.wait()
        thinking = server.thinkers()[0]
        os.kill(thinking, signal.SIGSTOP)
        for client in flood[:4]:  # one is under way, three wait
            client.send({"type": "hint", "number": 100})
            client.number = 200
            client.catch_up()
        assert flood[0].say("hint")["code"] == "not_possible", "one at a time"
        assert flood[4].say("hint")["code"] == "flood"
        wish = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot"}]}
        assert server.ask("/api/tables", wish)[0] == 429 and server.ask("/api/tables", {"game": GAME})[0] == 429
        assert server.ask("/api/tables", {**wish, "seats": [{"who": "me"}, {"who": "me"}]})[0] == 201, "without computers"
        assert server.ask("/api/tables", wish, source="127.0.0.2")[0] == 201, "and for others"
        for client in flood[1:4]:
            client.close()
        other.send({"type": "hint", "number": 100})
        answer = flooded_until_free(flood[4])
        os.kill(thinking, signal.SIGCONT)
        assert other.until("ack")["number"] == 100
        assert answer["type"] == "ack", "what those wanted who have left waits no more"
        for client in (flood[0], flood[4], flood[5], other):
            client.close()


def flooded_until_free(client: Client) -> dict[str, object]:
    """Ask for a hint until it is not refused as a flood. Return the answer to a ping after it, or the refusal."""
    for _ in range(1000):
        client.number += 1
        client.send({"type": "hint", "number": client.number})
        client.number += 1
        client.send({"type": "ping", "number": client.number})
        answer = client.until("ack", "refused")
        if answer["type"] == "ack":
            return answer
        client.until("ack")
    return answer


def test_the_server_ends_whatever_is_being_thought() -> None:
    with server_process(workers=1, thought_seconds=1e6) as server:
        client = server.client(server.new_table("me", "master", setup={"first": 0}, clock={"seconds": 1000}))
        client.wait()
        thinking = server.thinkers()[0]
        os.kill(thinking, signal.SIGSTOP)
        client.send({"type": "hint", "number": 100})
        client.number = 200
        client.catch_up()
        assert server.process is not None and server.process.stdout is not None
        server.stop()
        client.close()
        assert b"spawn_main" not in command_line(thinking), "and nobody thinks on"


def test_computers_alone_play_only_for_whoever_runs_the_server() -> None:
    with server_process() as server:
        wish = {"game": GAME, "seats": [{"who": "bot", "player": "random"}, {"who": "bot", "player": "random"}]}
        for secret in ("", "x" * 22):
            status, answer = server.ask("/api/tables", wish, secret)
            assert (status, answer["code"]) == (403, "not_allowed")
        assert server.ask("/api/tables", wish, server.token())[0] == 201
