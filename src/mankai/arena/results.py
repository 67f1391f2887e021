"""The results of a run: a folder with `run.json`, which describes the run, and a Parquet file for every finished job."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import fields
from datetime import UTC, datetime
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from typing import Any

from mankai.arena.errors import BadResults, import_extra
from mankai.arena.games import GameResult
from mankai.arena.plan import Job, Schedule
from mankai.kernel.version import VERSION, is_compiled
from mankai.packs import registry

RUN = "run.json"
GAMES = "games"
COLUMNS = [one.name for one in fields(GameResult)]
CHECK = "check"  # key of the checksum in run.json; if present, all parts have checksums too
RUN_KEYS = {"mankai", "run", "command", "begun", "machine", "system", "compiled", CHECK}
MARK, DIGEST = b"mankai checksum ", 32  # the mark is written before the footer of a part, where Parquet readers do not look


class ResultsFolder:
    """The folder of a run's results.  A job is there as a whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def check(self, schedule: Schedule) -> None:
        """Raise `BadResults` unless `schedule` may be played into this folder; changes nothing."""
        import_extra("polars", "arena")
        if not self.path.exists():
            return
        if not self.path.is_dir():
            raise BadResults(f"{self.path} is a file, not a folder for results")
        if not any(self.path.iterdir()):
            return
        content, expected = self.metadata()["run"], schedule.identity()
        differing = [name for name in expected if content.get(name) != expected[name]]
        if differing:
            differences = "; ".join(
                [f"{name} is {to_json(content.get(name))} there and {to_json(expected[name])} here" for name in differing]
            )
            raise BadResults(f"{self.path} holds the results of another run: {differences}. Take another folder.")

    def metadata(self) -> dict[str, Any]:
        """Return the content of run.json; raises `BadResults` if it is missing or damaged."""
        if not self.path.is_dir():
            raise BadResults(f"there are no results of an arena at {self.path}")
        try:
            content = json.loads((self.path / RUN).read_text("utf-8"))
        except FileNotFoundError:
            raise BadResults(f"{self.path} is not a folder of results: it has no {RUN}") from None
        except ValueError:
            content = None
        if not isinstance(content, dict) or content.get("mankai") != "arena" or not isinstance(content.get("run"), dict):
            raise BadResults(f"{self.path / RUN} has been damaged, or is not of an arena")
        if not set(content) <= RUN_KEYS or content.get(CHECK, checksum(content)) != checksum(content):
            raise BadResults(f"{self.path / RUN} has been damaged: its checksum does not fit")
        return content

    def schedule(self) -> Schedule:
        """Return the schedule of the run; raises `BadResults` if it is of another version of Mankai."""
        run = self.metadata()["run"]
        if run.get("version") != VERSION:
            raise BadResults(
                f"the results in {self.path} are of Mankai {run.get('version')}, this is {VERSION}: open them with that one"
            )
        try:
            return Schedule(
                run["form"],
                run["game"],
                registry.game(run["game"]).seats,
                tuple(run["entrants"]),
                run["games"],
                run["seed"],
                run["kind of decks"],
                tuple(run["decks"]),
                run["setup"],
                tuple(run["sprt"]) if run["sprt"] is not None else None,
            )
        except (KeyError, TypeError):
            raise BadResults(f"{self.path / RUN} has been damaged") from None

    def create(self, schedule: Schedule) -> None:
        """Create the folder and run.json; existing files stay as they are."""
        self.path.mkdir(parents=True, exist_ok=True)
        if not (self.path / RUN).exists():
            content: dict[str, Any] = {
                "mankai": "arena",
                "run": schedule.identity(),
                "command": schedule.command,
                "begun": datetime.now(UTC).isoformat(timespec="seconds"),
                "machine": f"{processor()}, {os.cpu_count()} cores",
                "system": f"{platform.system()} {platform.release()}, Python {platform.python_version()}",
                "compiled": is_compiled(),
            }
            content[CHECK] = checksum(content)
            self.write_file(RUN, json.dumps(content, ensure_ascii=False, indent=1).encode() + b"\n")
        (self.path / GAMES).mkdir(exist_ok=True)

    def part_name(self, job: Job) -> str:
        return f"{GAMES}/{blake2b(job.id.encode(), digest_size=12).hexdigest()}.parquet"

    def has(self, job: Job) -> bool:
        return (self.path / self.part_name(job)).exists()

    def write_games(self, job: Job, games: list[GameResult]) -> None:
        """Write the games of a job."""
        polars = import_extra("polars", "arena")
        schema = {
            "job": polars.String, "pairing": polars.String, "number": polars.Int64, "game": polars.Int64,
            "measured": polars.Int64, "seed": polars.Int64, "players": polars.List(polars.String),
            "decks": polars.List(polars.String), "first": polars.Int64, "ranks": polars.List(polars.Int64),
            "decisions": polars.Int64, "turns": polars.Int64, "broken_off": polars.Boolean,
            "asked": polars.List(polars.Int64), "seconds": polars.List(polars.Float64),
        }  # fmt: skip
        content = BytesIO()
        polars.DataFrame({name: [getattr(game, name) for game in games] for name in COLUMNS}, schema=schema).write_parquet(
            content
        )
        self.write_file(self.part_name(job), with_checksum(content.getvalue()))

    def write_file(self, name: str, content: bytes) -> None:
        """Write a file atomically: it is there as a whole or not at all, even after a crash."""
        path = self.path / name
        unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            with unfinished.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)

    def read_games(self, job: Job) -> list[GameResult]:
        """Return the games of a job; raises `BadResults` if its file is damaged."""
        polars = import_extra("polars", "arena")
        path = self.path / self.part_name(job)
        try:
            content = path.read_bytes()
            if CHECK in self.metadata() and not is_whole(content):
                raise OSError("its checksum does not fit")
            rows = polars.read_parquet(BytesIO(content)).to_dicts()
            games = [GameResult(**row) for row in rows]
        except (polars.exceptions.PolarsError, TypeError, OSError) as error:
            raise BadResults(f"{path} has been damaged ({error}): remove it, and its games are played again") from None
        if [game for game in games if game.job != job.id]:
            raise BadResults(f"{path} is of another job: remove it, and its games are played again")
        return games


def checksum(content: dict[str, Any]) -> str:
    """Return the checksum of run.json's content, without the checksum itself."""
    text = json.dumps({name: content[name] for name in content if name != CHECK}, ensure_ascii=False, sort_keys=True)
    return blake2b(text.encode("utf-8", "replace"), digest_size=DIGEST).hexdigest()


def footer(content: bytes) -> int:
    """Return the offset of the footer of a Parquet file; its length and a magic number are the last eight bytes."""
    return len(content) - 8 - int.from_bytes(content[-8:-4], "little")


def with_checksum(content: bytes) -> bytes:
    """Return a Parquet file with a checksum over all of it, at a place that Parquet readers ignore."""
    footer_start = footer(content)
    return content[:footer_start] + MARK + blake2b(content, digest_size=DIGEST).digest() + content[footer_start:]


def is_whole(content: bytes) -> bool:
    """Whether the checksum of a file fits its content."""
    footer_start = footer(content)
    mark_start = footer_start - DIGEST - len(MARK)
    if mark_start < 0 or content[mark_start : footer_start - DIGEST] != MARK:
        return False
    return (
        blake2b(content[:mark_start] + content[footer_start:], digest_size=DIGEST).digest()
        == content[footer_start - DIGEST : footer_start]
    )


def to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def processor() -> str:
    """Return the name of the processor, as far as the system knows it."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
