"""The wires: however the bytes of messages come, each is heard once, in order; and whoever leaves is done with to the end."""

from __future__ import annotations

import json
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from mankai.server.wires import ends_whole, head, short_text
from server.serving import Client, serving


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def ping(number: int, padding: int = 0) -> bytes:
    return json.dumps({"type": "ping", "number": number}).encode() + b" " * padding


@pytest.mark.parametrize("length", [1, 3, 4, 125, 126, 65535, 65536])
def test_heads_are_those_of_the_protocol(length: int) -> None:
    text = b"a" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert short_text(frame(text)) == (text if length < 126 else b"")


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_where_a_frame_ends(length: int) -> None:
    one = frame(b"a" * length)
    assert ends_whole(one) and ends_whole(one + one) and ends_whole(one + frame(b"", Opcode.PONG))
    for at in (1, 2, 3, 5, len(one) - 1):
        assert not ends_whole(one[:at]) and not ends_whole(one + one[:at])


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
    with serving() as server:
        client = server.client(server.new_table("me", "open"))
        wire = client.socket.socket

        def send(*parts: bytes) -> None:
            for part in parts:
                wire.sendall(part)
                time.sleep(0.02)  # so that each comes for itself

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
    with serving() as server:
        client = server.client(server.new_table("me", "open"))
        client.socket.socket.sendall(whole[:11])
        time.sleep(0.05)
        client.socket.socket.sendall(whole[11:] + frame(ping(1)))
        assert client.until("ack", "refused")["code"] == "malformed"
        assert client.until("ack", "refused") == {"type": "ack", "number": 1}
        client.close()


def test_a_text_amid_another_is_an_error() -> None:
    with serving() as server:
        client = server.client(server.new_table("me", "open"))
        client.socket.socket.sendall(frame(b'{"type"', fin=False))
        time.sleep(0.05)
        client.socket.socket.sendall(frame(ping(1)))
        with pytest.raises(ConnectionClosed) as closed:
            client.until("ack")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1002
        client.close()


def test_what_is_no_text_at_all_ends_the_connection() -> None:
    with serving() as server:
        client = server.client(server.new_table("me", "open"))
        client.socket.socket.sendall(frame(b'{"type": "\xff\xfe"}'))
        with pytest.raises(ConnectionClosed) as closed:
            client.until("ack", "refused")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
        client.close()


def test_an_option_is_taken_though_whoever_took_it_is_gone() -> None:
    with serving() as server:
        table = server.new_table("me", "open")
        secrets = [table["secret"], server.joined(table)]
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
