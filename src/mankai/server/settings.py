"""The settings of a server: limits and places, from a TOML file and the command line."""

from __future__ import annotations

import math
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from mankai.kernel.errors import MankaiError


class BadSettings(MankaiError):
    """A setting does not exist or has a wrong value."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits and places.  The defaults suit one machine on which friends play, and a club of forty behind one address.

    A first visit makes up to 105 requests for files over six connections, and ten other requests.
    """

    data: str = ""  # the folder of the log; empty: `default_folder()`
    origins: tuple[str, ...] = ()  # further origins from which pages may connect, such as "https://play.example"
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    connections: int = 4096  # connections of all addresses together
    connections_per_address: int = 320  # most connections of an address, for HTTP and for WebSockets each
    largest_message: int = 16384  # bytes
    queue: int = 64  # messages that may wait for a client before it is dropped as too slow
    queue_bytes: int = 524_288  # the same in bytes; a single message may be longer
    burst: float = 20.0  # messages of one connection at once
    rate: float = 10.0  # messages of one connection per second
    seat_burst: float = 40.0  # messages of all connections of one seat together, at once
    seat_rate: float = 15.0
    changes_burst: float = 30.0  # messages that are logged and are no decisions: undo, redo, agree and the like
    changes_rate: float = 2.0
    looks_burst: float = 40.0  # changes of perspective by all spectators from one address
    looks_rate: float = 4.0
    frames_burst: float = 120.0  # frames of one connection at once, including those that are no messages
    frames_rate: float = 20.0
    frames_per_address_burst: float = 1500.0  # the same of all connections of one address together
    frames_per_address_rate: float = 500.0
    bytes_burst: float = 524_288.0  # bytes of one connection at once
    bytes_rate: float = 131_072.0
    requests_burst: float = 800.0  # HTTP requests and handshakes of one address at once
    requests_rate: float = 60.0
    decks_burst: float = 200.0  # decks that are judged for one address at once
    decks_rate: float = 20.0
    tables_burst: float = 60.0  # new tables of one address at once
    tables_rate: float = 1.0
    replays_burst: float = 20.0  # replays for one address at once
    replays_rate: float = 1.0
    passwords_burst: float = 6.0  # passwords that one address may try at once
    passwords_rate: float = 0.05
    chat_burst: float = 6.0  # lines of chat of one seat, or of the spectators from one address, at once
    chat_rate: float = 0.5
    files_burst: float = 6000.0  # files of the client for one address at once
    files_rate: float = 300.0
    hello_seconds: float = 10.0  # time for the head of a request, or the first message of a connection, to arrive
    body_seconds: float = 20.0  # time for the body of a request to arrive
    answer_seconds: float = 150.0  # time for a response to be made and read
    idle_seconds: float = 900.0  # a table without connections leaves memory after this time
    away_seconds: float = 60.0  # others may then claim the win from an absent player, or let a computer play for them
    silence_least: float = 0.5  # reveal delay: least seconds before others see how it goes on when a person might have reacted
    silence_most: float = 9.0  # its most; in between it is drawn as that person usually takes to answer.  0: no delay
    rehearsal: bool = (
        False  # whether scenes may be set up for several people, although their author knows what is hidden from the others
    )
    workers: int = 0  # processes of the bot pool; 0: one per core but one
    thought_seconds: float = 30.0  # time for one attempt at a computer's decision; then another process tries
    thoughts_per_address: int = 32  # requests to the bot pool that may wait before further ones of that address are refused
    keep_finished_days: float = 365.0  # age at which a table whose game is over is removed, with its chat
    keep_unfinished_days: float = 120.0  # an unfinished table where nothing has happened for this time is removed
    export: str = ""  # a file to which removed tables are added first, as compressed JSON lines; empty: none
    longest_game: int = 5_000  # decisions, after which a table takes no more
    longest_log: int = 10_000  # events of a table, after which it can only come to its end; half of them are for decisions alone
    longest_replay: int = 10_000  # views of a replay: one of every position, or one for each seat
    replay_seconds: float = 120.0  # time for the client to read a replay

    def folder(self) -> Path:
        return Path(self.data) if self.data else default_folder()

    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def load_settings(file: str, limits: list[str], **given: Any) -> Settings:
    """Return the settings of a TOML file, overridden by single `limits` such as "burst=40", and these by `given`."""
    values: dict[str, Any] = {**read_settings(Path(file))} if file else {}
    for limit in limits:
        name, equals, value = limit.partition("=")
        if not equals:
            raise BadSettings(f"a limit is set by name and value, such as requests_burst=2000, not {limit!r}")
        values[name.strip()] = toml_value(name.strip(), value.strip())
    values.update(given)
    unknown = [name for name in values if name not in Settings.__struct_fields__]
    if unknown:
        raise BadSettings(f"there is no setting {unknown[0]!r}; there are: {', '.join(Settings.__struct_fields__)}")
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise BadSettings(f"a setting is wrong: {error}") from None
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        if isinstance(value, (int, float)) and not (math.isfinite(value) and value >= 0):
            raise BadSettings(f"{name} is a number from 0 on, not {value}")
        if name.endswith(MUST_BE_POSITIVE) and value <= 0:
            raise BadSettings(f"{name} must be above 0: otherwise nobody could do anything")
    return settings


MUST_BE_POSITIVE = ("burst", "rate", "connections", "connections_per_address", "queue", "longest_game", "longest_log")


def read_settings(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSettings(f"{path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{path} is no TOML file: {error}") from None


def toml_value(name: str, text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        raise BadSettings(f"{name} cannot be {text!r}: it is a number, true, false or a text in quotes") from None


def default_folder() -> Path:
    """Return the folder for this program's data in the place that the operating system has for it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", "mankai")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "mankai"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share", "mankai")
