"""WebSocket transport: messages arrive once and in order, however the bytes are split; closed connections are cleaned up."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from mankai.server.net.transport import LARGE, BatchingTransport, FrameCounter, frame_header, join_small_parts, short_text
from support.server.server_process import WAIT, Client, server_process


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def ping(number: int, padding: int = 0) -> bytes:
    return json.dumps({"type": "ping", "number": number}).encode() + b" " * padding


@pytest.mark.parametrize("length", [1, 3, 4, 125, 126, 65535, 65536])
def test_heads_are_those_of_the_protocol(length: int) -> None:
    text = b"a" * length
    assert frame_header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert short_text(frame(text)) == (text if length < 126 else b"")


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_frames_are_counted_however_their_bytes_come(length: int) -> None:
    one = frame(b"a" * length)
    stream = one + frame(b"", Opcode.PONG) + one + frame(b"b", Opcode.CONT, fin=False)
    ends = {len(one), len(one) + 6, 2 * len(one) + 6, len(stream)}
    for cut in [*range(1, 30), len(one) - 1, len(one), len(one) + 1, len(stream)]:
        counter, found, at = FrameCounter(), 0, 0
        for part in (stream[:cut], stream[cut : cut + 3], stream[cut + 3 :]):
            found += counter.count(part, 100)
            at += len(part)
            assert counter.is_between_frames == (at in ends or at == 0), (cut, at)
        assert found == 4, cut


def test_a_flood_of_frames_is_not_counted_to_its_end() -> None:
    assert FrameCounter().count(frame(b"", Opcode.PING) * 10_000, 50) == 51


def floods() -> dict[str, bytes]:
    begun = frame(b"{", fin=False)
    return {
        "pings": frame(b"", Opcode.PING) * 200,
        "pongs": frame(b"x", Opcode.PONG) * 200,
        "continuations": begun + frame(b"", Opcode.CONT, fin=False) * 200,
    }


@pytest.mark.parametrize("what", floods())
@pytest.mark.parametrize("greet", [True, False])
def test_a_flood_of_frames_that_are_no_messages_closes_the_connection(what: str, greet: bool) -> None:
    with server_process(frames_burst=50.0, frames_rate=1e-6) as server:
        table = server.new_table("me", "open")
        flooding, other = server.client(table, greet=greet), server.client(table, source_address=("127.0.0.2", 0))
        flooding.socket.socket.sendall(floods()[what])
        with pytest.raises(ConnectionClosed) as closed:
            flooding.until("nothing that is ever said")
        assert closed.value.rcvd is None or closed.value.rcvd.code == 4429
        other.catch_up()
        flooding.close()
        other.close()
        server.stop()
        assert "Traceback" not in server.errors()


def test_pings_are_answered_up_to_the_limit() -> None:
    with server_process(frames_burst=50.0, frames_rate=1e-6) as server:
        client = server.client(server.new_table("me", "open"))
        for _ in range(20):
            assert client.socket.ping().wait(WAIT)
        client.catch_up()
        client.close()


def test_too_many_bytes_close_the_connection() -> None:
    with server_process(bytes_burst=20_000.0, bytes_rate=1e-6) as server:
        client = server.client(server.new_table("me", "open"))
        client.send(ping(1, 9_000))
        assert client.until("ack")["number"] == 1
        client.send(ping(2, 12_000))
        with pytest.raises(ConnectionClosed) as closed:
            client.until("ack")
        assert closed.value.rcvd is None or closed.value.rcvd.code == 4429
        client.close()


def test_frames_count_for_all_connections_of_an_address() -> None:
    own = {"frames_burst": 60.0, "frames_rate": 1e-6}
    with server_process(frames_per_address_burst=60.0, frames_per_address_rate=1e-6, **own) as server:
        table = server.new_table("me", "open")
        clients = [server.client(table) for _ in range(3)]
        other = server.client(table, source_address=("127.0.0.2", 0))
        cut_off = 0
        for client in clients:
            client.socket.socket.sendall(frame(b"", Opcode.PING) * 40)
            try:
                client.catch_up()
            except ConnectionClosed:
                cut_off += 1
        assert cut_off == 2
        other.catch_up()
        for client in [*clients, other]:
            client.close()


class Line:
    """A transport that notes what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        assert not self.is_closed
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


def test_nothing_is_written_to_who_is_gone() -> None:
    async def flush() -> list[bytes]:
        line: Any = Line()
        gathered = BatchingTransport(line, asyncio.get_running_loop())
        gathered.write(b"a")
        line.close()
        gathered.flush()
        gathered.write(b"b" * 100_000)
        gathered.close()
        written: list[bytes] = line.written
        return written

    assert asyncio.run(flush()) == []


def test_a_large_text_is_not_copied_for_each_who_is_told() -> None:
    large = b"l" * LARGE
    found = join_small_parts([b"a", b"b", large, b"c", large])
    assert found == [b"ab", large, b"c", large] and found[1] is large and found[3] is large


def test_what_is_no_short_text() -> None:
    whole = frame(b"abc")
    for other in (
        b"",
        whole[:-1],
        whole + whole,
        whole + b"a",
        frame(b""),
        frame("é".encode()),
        frame(b"abc", Opcode.BINARY),
        frame(b"abc", fin=False),
        frame(b"abc", Opcode.PING),
        Frame(Opcode.TEXT, b"abcd").serialize(mask=False),
        bytes([whole[0] | 0x40]) + whole[1:],
    ):
        assert short_text(other) == b""


def answers(client: Client, count: int) -> list[int]:
    return [client.until("ack")["number"] for _ in range(count)]


def test_messages_are_heard_however_their_bytes_come() -> None:
    with server_process() as server:
        client = server.client(server.new_table("me", "open"))
        wire = client.socket.socket

        def send(*parts: bytes) -> None:
            for part in parts:
                wire.sendall(part)
                time.sleep(0.02)  # so that each arrives alone

        send(frame(ping(1)))
        assert answers(client, 1) == [1]
        send(frame(ping(2)) + frame(ping(3, 200)) + frame(ping(4)))
        assert answers(client, 3) == [2, 3, 4]
        send(frame(ping(5)))
        assert answers(client, 1) == [5]
        send(frame(ping(6)[:9], fin=False), frame(b"", Opcode.PONG), frame(ping(6)[9:], Opcode.CONT), frame(ping(7)))
        assert answers(client, 2) == [6, 7]
        send(frame(ping(8), Opcode.BINARY), frame(ping(9)))
        assert answers(client, 2) == [8, 9]
        late = frame(ping(10))
        for at in range(1, len(late)):  # from here on nobody knows where frames begin, but `websockets` does
            send(late[:at], late[at:])
        assert set(answers(client, len(late) - 1)) == {10}
        send(frame(ping(11)))
        assert answers(client, 1) == [11]
        client.close()


def test_the_end_of_a_frame_that_looks_like_one_is_none() -> None:
    whole = bytes([0x81, 0x80 | 12]) + b"\xe0" * 4 + bytes([letter ^ 0xE0 for letter in b"xxxxxaajjjjj"])
    assert short_text(whole) == b"xxxxxaajjjjj" and short_text(whole[11:]) == b"\0"
    with server_process() as server:
        client = server.client(server.new_table("me", "open"))
        client.socket.socket.sendall(whole[:11])
        time.sleep(0.05)
        client.socket.socket.sendall(whole[11:] + frame(ping(1)))
        assert client.until("ack", "refused")["code"] == "malformed"
        assert client.until("ack", "refused") == {"type": "ack", "number": 1}
        client.close()


def test_a_text_amid_another_is_an_error() -> None:
    with server_process() as server:
        client = server.client(server.new_table("me", "open"))
        client.socket.socket.sendall(frame(b'{"type"', fin=False))
        time.sleep(0.05)
        client.socket.socket.sendall(frame(ping(1)))
        with pytest.raises(ConnectionClosed) as closed:
            client.until("ack")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1002
        client.close()


def test_what_is_no_text_at_all_ends_the_connection() -> None:
    with server_process() as server:
        client = server.client(server.new_table("me", "open"))
        client.socket.socket.sendall(frame(b'{"type": "\xff\xfe"}'))
        with pytest.raises(ConnectionClosed) as closed:
            client.until("ack", "refused")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
        client.close()


def test_an_option_is_taken_though_whoever_took_it_is_gone() -> None:
    with server_process() as server:
        table = server.new_table("me", "open")
        secrets = [table["secret"], server.join_table(table)]
        clients = [server.client(table, secret) for secret in secrets]
        decider = next(client for client in clients if client.state["options"])
        for _ in range(5):
            seq, option = decider.state["seq"], decider.options[0]
            decider.number += 1
            decider.send({"type": "act", "number": decider.number, "expected": seq, "option": option})
            decider.socket.socket.shutdown(socket.SHUT_RDWR)
            again = server.client(table, decider.secret, client=decider.client)
            while again.state["seq"] == seq and again.state["options"]:  # it is still on its way
                again.receive()
            decider.close()
            if not again.state["options"]:
                again.close()
                break
            again.number, decider = decider.number, again
        for client in clients:
            client.close()
