"""What whoever runs a server may set."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits and places; the defaults suit one machine on which friends play."""

    data: str = ""  # the folder of the log; empty: `home()`
    origins: tuple[str, ...] = ()  # further origins from which pages may connect, such as "https://play.example"
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    connections: int = 4096  # in all
    connections_per_address: int = 64
    largest_message: int = 16384  # bytes
    queue: int = 64  # messages that may wait for a client before it is dropped as too slow
    burst: float = 20.0  # messages of one connection at once
    rate: float = 10.0  # messages of one connection per second
    requests_burst: float = 120.0  # HTTP requests and handshakes of one address at once
    requests_rate: float = 20.0
    tables_burst: float = 20.0  # new tables of one address at once
    tables_rate: float = 0.5
    replays_burst: float = 20.0  # replays for one address at once
    replays_rate: float = 1.0
    passwords_burst: float = 6.0  # passwords that one address may try at once
    passwords_rate: float = 0.05
    chat_burst: float = 6.0  # lines of chat of one seat, or of one address that watches, at once
    chat_rate: float = 0.5
    files_burst: float = 300.0  # files of the client for one address at once
    files_rate: float = 50.0
    hello_seconds: float = 10.0  # in which the head of a request, or the first message of a connection, must have come
    body_seconds: float = 20.0  # in which the rest of a request must have come
    answer_seconds: float = 150.0  # in which an answer must have been made and read
    idle_seconds: float = 900.0  # after which a table that nobody is at leaves memory
    away_seconds: float = 60.0  # after which others may claim the win, or let a computer play for somebody
    silence_least: float = 0.5  # seconds before it is shown what came of something that another person might have answered;
    silence_most: float = 9.0  # as long as they would take to answer, as far as that is known, but no longer; 0: no such wait
    rehearsal: bool = (
        False  # whether scenes are set up for several people: whoever wrote one knows what is hidden from the others
    )
    workers: int = 0  # processes that think for the computer players; 0: one per core but one
    thought_seconds: float = 30.0  # for one attempt at a computer's decision, after which another process tries
    thoughts_per_address: int = 32  # that may wait, before nothing more is thought about for that address
    keep_finished_days: float = 365.0  # after which a table whose game is over is removed, with its chat
    keep_unfinished_days: float = 120.0  # after which one is that nobody has played on at
    export: str = ""  # a file to which removed tables are added first, as compressed JSON lines; empty: none
    longest_game: int = 5_000  # decisions, after which a table takes no more
    longest_log: int = 10_000  # events of a table, after which it can only come to its end
    longest_replay: int = 10_000  # views that a replay may have: of every decision one, or one for each seat
    replay_seconds: float = 120.0  # in which whoever asked for a replay must have read it

    def folder(self) -> Path:
        return Path(self.data) if self.data else home()

    def thinkers(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def home() -> Path:
    """Where this system keeps what programs remember for a user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "mankai")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "mankai"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "mankai")
