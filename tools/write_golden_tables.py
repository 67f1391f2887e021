"""Writes the server's database for the tests: `PYTHONPATH=tests python tools/write_golden_tables.py`."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from support.server.server_process import Client, Server

FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "server"
GAMES = {"sakura-arms/level99": ("me", "me"), "sakura-arms/aeg": ("me", "greedy"), "oka/3": ("me", "greedy", "greedy")}
LOG = "tables.sqlite"


def seen(client: Client) -> dict[str, Any]:
    """The part of a fresh state that must survive any update that changes no rule."""
    options = [{"option": option, "label": label} for option, label in zip(client.options, client.labels, strict=True)]
    state = client.state
    return {"seat": state["seat"], "view": lasting(state["view"]), "options": options, "ended": state["ended"]}


def lasting(view: dict[str, Any]) -> dict[str, Any]:
    """A view without its derived values, which may change between versions."""
    return {name: value for name, value in view.items() if name not in ("public", "own")}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        kept = []
        for game, chairs in GAMES.items():
            table = server.new_table(*chairs, game=game)
            client = server.client(table)
            for _ in range(14):
                while not client.decides:
                    client.receive()
                assert client.act(client.options[0])["type"] == "ack"
            while not client.decides:
                client.receive()
            client.close()
            again = server.client(table)
            kept.append({"game": game, "table": table["table"], "secret": table["secret"], "state": seen(again)})
            again.close()
        server.close()
        FOLDER.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(Path(folder) / LOG)) as log:
            log.execute("VACUUM")
        shutil.copy(Path(folder) / LOG, FOLDER / LOG)
        (FOLDER / "tables.json").write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
