"""Rulings beside cards, and replays of records: what is served and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import mankai
from mankai.kernel.rng import FastRng
from mankai.learning import rulings
from mankai.learning.rulings import names_in
from mankai.server.http.rulings_api import card_names, rulings_of
from support.random_games import random_end
from support.server.server_process import GAME, Server, message_text, server_process

FILES = sorted((Path(__file__).parents[1] / "rulings").rglob("*.toml"))


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(replays_burst=1e6) as running:
        yield running


def played_out(seed: int) -> mankai.Position:
    return random_end(mankai.game(GAME).start(seed=seed), FastRng(seed))


def test_every_ruling_is_served_with_its_number_text_and_source(server: Server) -> None:
    count = 0
    for game in mankai.games():
        status, answer = server.ask(f"/api/rulings/{game}")
        assert status == 200
        assert [one["number"] for one in answer["rulings"]] == list(range(1, len(answer["rulings"]) + 1))
        assert all([one["text"] and one["source"] for one in answer["rulings"]])
        count += len(answer["rulings"])
    assert count == sum([len(rulings.load(file)) for file in FILES])
    assert server.ask("/api/rulings/chess")[0] == 404


def test_a_ruling_names_the_cards_it_is_about_and_those_that_are_only_played_in_it() -> None:
    by_text = {one["text"]: one for one in rulings_of(GAME)}
    ruling = by_text["Yurina: Soulfire never strengthens her own Attacks"]
    assert (ruling["cards"], ruling["played"], ruling["part"]) == (["Soulfire"], ["Slash"], "goddesses")


def test_no_name_is_found_inside_another() -> None:
    names = card_names("sakura-arms/aeg")
    assert names_in("Spirit of Fire, then Shoot and Quick Shot.", names) == ["Spirit of Fire", "Shoot", "Quick Shot"]
    assert names_in("Slashes", names) == []


@pytest.mark.parametrize("eyes", ["0", "1", "none", "all"])
def test_a_record_is_told_again_as_the_engine_plays_it(server: Server, eyes: str) -> None:
    last = played_out(4)
    status, answer = server.ask(f"/api/replay?seat={eyes}", last.record)
    assert status == 200
    assert (answer["game"], answer["scores"], answer["ended"]) == (GAME, last.scores, "played")
    story = mankai.packs.registry.replay_positions(last.record)
    assert len(answer["frames"]) == len(story)
    known: dict[str, list[int | None]] = {"0": [0], "1": [1], "none": [None], "all": [0, 1]}
    middle = len(story) // 2
    assert answer["frames"][middle]["views"] == [json.loads(json.dumps(story[middle].view(seat))) for seat in known[eyes]]
    assert message_text(GAME, answer["frames"][middle]["label"], story[middle].seat) == story[middle].label(
        last.decisions[middle]
    )


def test_a_record_that_stops_before_the_end_is_told_as_far_as_it_goes(server: Server) -> None:
    record = played_out(4).record.copy()
    record["options"] = record["options"][:9]
    status, answer = server.ask("/api/replay", record)
    assert status == 200 and len(answer["frames"]) == 10 and answer["scores"] is None


BAD: list[tuple[Any, str]] = [
    ({"mankai": "save"}, "not a Mankai record"),
    ([1, 2], "not a Mankai record"),
    ({"rules": 99}, "version 99 of the rules"),
    ({"format": 0, "version": "0.2.0"}, "written by Mankai 0.2.0, in a form that is no longer read"),
    ({"game": "chess"}, "not installed"),
    ({"options": "many"}, 'its "options" is a list'),
    ({"options": ["decline", 2]}, "at decision 2"),
    ({"options": ["fly"]}, "at decision 1, sakura-arms/level99 has no option 'fly'"),
    ({"options": ["end the Main Phase"]}, "at decision 1"),
    ({"options": ["decline"] * 5_001}, "at most 5000"),
    ({"seed": "seven"}, 'its "seed" is a number'),
    ({"seed": 1 << 128}, "at most 128 bits"),
    ({"setup": {"goddesses": 3}}, "two for each player"),
    ({"scene": 3}, "its scene is a table"),
]


@pytest.mark.parametrize(("change", "reason"), BAD, ids=[reason for _, reason in BAD])
def test_what_cannot_be_told_again_is_refused_with_the_reason(server: Server, change: Any, reason: str) -> None:
    record: Any = {**mankai.game(GAME).start(seed=1).record, **change} if isinstance(change, dict) else change
    status, answer = server.ask("/api/replay", record)
    assert (status, answer["code"]) == (400, "malformed")
    assert reason in answer["reason"]


def test_no_json_and_too_much_of_it(server: Server) -> None:
    assert json.loads(server.ask_raw("/api/replay", b"{]")[1])["reason"] == "this is not a Mankai record: it is not JSON"
    status, answer = server.ask_raw("/api/replay", b" " * (300 * 1024))
    assert (status, json.loads(answer)["code"]) == (413, "too_large")
    assert server.ask("/api/replay?seat=7", mankai.game(GAME).start(seed=1).record)[0] == 400


def test_one_plays_on_from_any_decision_of_a_record(server: Server) -> None:
    record = played_out(4).record
    at = len(record["options"]) // 2
    table = server.new_table("me", "me", record={"text": json.dumps(record), "at": at})
    story = mankai.packs.registry.replay_positions(record)
    with closing(server.client(table)) as client:
        assert client.state["view"]["tokens"] == story[at].view(story[at].seat)["tokens"]
        assert client.options == story[at].options
    status, answer = server.ask("/api/tables", {"game": GAME, "record": {"text": json.dumps(record), "at": 10_000}})
    assert (status, answer["reason"]) == (400, f"that record has only {len(record['options'])} decisions")
    status, answer = server.ask("/api/tables", {"game": "sakura-arms/aeg", "record": {"text": json.dumps(record), "at": 1}})
    assert (status, answer["reason"]) == (400, f"that record is of {GAME}")
    seats = [{"who": "me"}, {"who": "open"}]
    status, answer = server.ask("/api/tables", {"game": GAME, "seats": seats, "record": {"text": json.dumps(record), "at": 0}})
    assert (status, answer["code"]) == (400, "not_possible"), "or somebody would choose the seed of a game between people"
    status, answer = server.ask("/api/tables", {"game": GAME, "record": {"text": "{}", "at": 1}})
    assert status == 400 and "not a Mankai record" in answer["reason"]
