"""Tables survive an update: an old database is served again unchanged, and its games go on."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from support.server.server_process import Server
from write_golden_tables import FOLDER, LOG, lasting, seen

KEPT: list[dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))


def serving_again(folder: Path) -> Server:
    shutil.copy(FOLDER / LOG, folder / LOG)
    return Server(folder, keep_unfinished_days=1e6, keep_finished_days=1e6)


def ranked(zones: list[list[int]]) -> list[list[int]]:
    """The visible cards, by their order among themselves."""
    order = sorted({card for cards in zones for card in cards if card >= 0})
    return [[order.index(card) if card >= 0 else card for card in cards] for cards in zones]


def test_tables_kept_from_before_are_served_as_they_were_and_played_on(tmp_path: Path) -> None:
    server = serving_again(tmp_path)
    try:
        assert len(KEPT) == 3
        for kept in KEPT:
            client = server.client(kept)
            expected = {**kept["state"], "view": lasting(kept["state"]["view"])}
            found = json.loads(json.dumps(seen(client)))
            for row, nothing in (("tokens", 0), ("zones", [])):  # goddesses added since may have brought places, empty here
                known = len(expected["view"][row])
                assert all([one == nothing for one in found["view"][row][known:]])
                found["view"][row] = found["view"][row][:known]
            for view in (found["view"], expected["view"]):  # and cards, so that those of the others have later numbers
                view["zones"] = ranked(view["zones"])
            assert found == expected, kept["game"]
            assert client.decides and client.act(client.options[-1])["type"] == "ack"
            client.close()
        assert "Traceback" not in server.errors()
    finally:
        server.close()


@pytest.mark.parametrize("body", ['{"version":"0.2.0",%s}', '{"rules":99,%s}'])
def test_a_table_that_an_update_breaks_says_so_and_all_others_go_on(tmp_path: Path, body: str) -> None:
    shutil.copy(FOLDER / LOG, tmp_path / LOG)
    with closing(sqlite3.connect(tmp_path / LOG)) as log, log:
        log.execute("DROP TRIGGER no_update")
        [written] = log.execute("SELECT body FROM events WHERE table_id = ? AND number = 0", (KEPT[0]["table"],)).fetchone()
        content = json.loads(written)
        del content["rules"]
        changed = body % json.dumps(content)[1:-1]
        log.execute("UPDATE events SET body = ? WHERE table_id = ? AND number = 0", (changed.encode(), KEPT[0]["table"]))
    server = Server(tmp_path, keep_unfinished_days=1e6)
    try:
        status, answer = server.ask(f"/api/tables/{KEPT[0]['table']}/record", secret=KEPT[0]["secret"])
        assert (status, answer["code"]) == (409, "other_version") and "this is version" in answer["reason"]
        client = server.client(KEPT[1])
        assert client.decides
        client.close()
    finally:
        server.close()
