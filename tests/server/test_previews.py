"""Previews of links: meta tags and pictures, with nothing in them that somebody with the link alone may not see."""

from __future__ import annotations

import asyncio
import http.client
import re
import struct
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

import mankai
from mankai.drawing import style_of
from mankai.players import player
from mankai.server.http import previews, rasterizer
from mankai.server.http.previews import PreviewFacts, PreviewPlayer, Previews, draw_preview
from mankai.server.http.static_cache import CachedFile
from support.server.server_process import GAME, WAIT, Client, Server, server_process

HIDDEN = ({"hand": ["Slash"], "vigor": 2}, {"hand": ["Brandish"], "vigor": 2})
ANN_AND_A_GUEST = PreviewFacts(GAME, (PreviewPlayer("Ann", "person"), PreviewPlayer("", "open")))
DRAWING = pytest.mark.skipif(not rasterizer.is_available(), reason="resvg_py is not installed")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(origins=["https://play.example"], rehearsal=True) as one:
        yield one


def page(server: Server, table: str, **headers: str) -> str:
    status, body = server.ask_raw(f"/share/{table}", None, "", **headers)
    assert status == 200
    return body.decode()


def tags(server: Server, table: str, **headers: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"', page(server, table, **headers))
    return {key: unescape(content) for key, content in found}


def picture(server: Server, table: str) -> tuple[int, bytes]:
    return server.ask_raw(f"/preview/{table}.png")


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def finished(game: str, setup: dict[str, Any]) -> mankai.Position:
    position = mankai.game(game).start(setup, seed=11)
    bots = [player("greedy", seat) for seat in range(position.rules.seats)]
    while not position.is_over:
        position = position.play(bots[position.seat].decide(position))
    return position


def test_a_link_to_a_table_shows_game_and_names(server: Server) -> None:
    chairs = [{"who": "me", "name": "Ann <b>"}, {"who": "open"}]
    table = server.ask("/api/tables", {"game": GAME, "seats": chairs})[1]
    found = tags(server, table["table"])
    assert found["og:title"] == "A seat is free: come and play · Sakura Arms · Level 99 edition"
    assert found["og:description"] == "Ann <b> – a free seat"
    assert found["twitter:card"] == "summary_large_image"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["og:image"].startswith(f"http://127.0.0.1:{server.port}/preview/{table['table']}.png?language=en&version=")
    assert "<b>" not in page(server, table["table"]), "names are escaped"
    for secret in (table["secret"], table["watch"], table["invites"][0]["invite"]):
        assert secret not in page(server, table["table"])
    server.join_table(table, "Bob")
    after = tags(server, table["table"])
    assert after["og:description"] == "Ann <b> – Bob" and after["og:image"] != found["og:image"]


def test_it_speaks_the_language_of_the_reader_and_names_a_known_origin(server: Server) -> None:
    table = server.new_table("me", "open")["table"]
    found = tags(server, table, Accept_Language="ja-JP,en;q=0.5", Host="play.example")
    assert "Level 99版" in found["og:title"]
    assert found["og:image"].startswith("https://play.example/preview/")


def test_an_unknown_table_and_one_with_a_password_give_the_general_preview(server: Server) -> None:
    locked = server.new_table("me", "open", password="camellia")["table"]
    general = server.ask_raw("/preview.png")
    assert general[0] == 200 and size_of(general[1]) == (1200, 630)
    for table in ("AAAAAAAAAA", "x", locked):
        assert tags(server, table)["og:image"] == f"http://127.0.0.1:{server.port}/preview.png"
        assert picture(server, table) == general
    pages = {page(server, table) for table in ("AAAAAAAAAA", locked)}
    assert len(pages) == 1, "nothing tells that there is a table"


@pytest.mark.parametrize("is_over", [False, True])
def test_tables_that_differ_in_hidden_things_alone_have_the_same_preview(
    server: Server, clients: list[Client], is_over: bool
) -> None:
    seen = []
    for hidden in HIDDEN:
        me = {"goddesses": ["yurina", "himika"], "aura": 1, **hidden}
        table = server.new_table("me", "open", scene={"distance": 5, "me": me, "foe": {"goddesses": ["oboro", "tokoyo"]}})
        name = table["table"]
        ann, bob = server.client(table), server.client(table, server.join_table(table, "Bob"))
        clients += [ann, bob]
        if is_over:
            assert ann.say("concede")["type"] == "ack"
        seen.append((page(server, name).replace(name, "TABLE"), picture(server, name)))
        assert ("has won" in seen[-1][0]) == is_over
    assert seen[0] == seen[1]


def test_what_is_late_for_spectators_is_late_in_a_preview(server: Server, clients: list[Client]) -> None:
    table = server.new_table("me", "open", delay=60)
    ann, bob = server.client(table), server.client(table, server.join_table(table, "Bob"))
    clients += [ann, bob]
    before = page(server, table["table"])
    assert ann.say("concede")["type"] == "ack"
    assert page(server, table["table"]) == before


@DRAWING
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_picture_is_drawn_for_every_game(language: str) -> None:
    pictures = set()
    for game in (GAME, "azuki", "oka/3", "sakura-arms/level99-draft-rotation/4"):
        seats = mankai.game(game).seats
        players = tuple([PreviewPlayer(f"Somebody {seat}", "person") for seat in range(seats)])
        png = draw_preview(PreviewFacts(game, players), language)
        assert png is not None and size_of(png) == (1200, 630)
        pictures.add(png)
    assert len(pictures) == 4


def test_a_finished_game_shows_what_each_seat_played_with() -> None:
    duel = finished(GAME, {"goddesses": [["yurina", "tokoyo"], ["himika", "oboro"]]})
    speaker = mankai.packs.registry.speaker_of(duel.rules, None, "en")
    shown = [style_of(duel.rules).portrait(duel.rules, duel.view(None), seat, seat == 1, speaker) for seat in range(2)]
    assert [one.caption for one in shown if one] == ["Yurina + Tokoyo", "Himika + Oboro"]
    match = finished("azuki", {"decks": ["Starter: Raizan", "Starter: Zero"]})
    speaker = mankai.packs.registry.speaker_of(match.rules, None, "en")
    shown = [style_of(match.rules).portrait(match.rules, match.view(None), seat, None, speaker) for seat in range(2)]
    assert [one.caption for one in shown if one] == ["Raizan", "Zero"]


def test_without_resvg_or_after_a_failure_the_picture_is_the_general_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(one: Previews) -> CachedFile:
        return await one.picture(ANN_AND_A_GUEST, "en")

    found = Previews()
    monkeypatch.setattr(rasterizer, "is_available", lambda: False)
    assert asyncio.run(ask(found)) is found.general
    monkeypatch.setattr(rasterizer, "is_available", lambda: True)
    monkeypatch.setattr(rasterizer, "PROGRAM", "import sys; sys.exit(3)")
    found = Previews()
    assert asyncio.run(ask(found)) is found.general and not found.pictures


def test_pictures_are_drawn_once_one_at_a_time_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(facts: PreviewFacts, language: str) -> bytes:
        drawn.append(facts.players[0].name)
        return facts.key().encode()

    monkeypatch.setattr(rasterizer, "is_available", lambda: True)
    monkeypatch.setattr(previews, "draw_preview", draw)
    every = [PreviewFacts(GAME, (PreviewPlayer(str(at), "person"),)) for at in range(previews.MOST_KEPT + 8)]

    async def crowd() -> Previews:
        found = Previews()
        same = await asyncio.gather(*[found.picture(every[0], "en") for _ in range(5)])
        assert len(set(map(id, same))) == 1 and drawn == ["0"]
        many = await asyncio.gather(*[found.picture(one, "en") for one in every[1 : previews.MOST_WAITING + 4]])
        assert len([one for one in many if one is found.general]) == 3, "no more wait than may"
        for one in every:
            await found.picture(one, "en")
        return found

    assert len(asyncio.run(crowd()).pictures) == previews.MOST_KEPT
    assert len(drawn) > previews.MOST_KEPT


def test_pages_elsewhere_may_show_the_picture_and_nothing_else(server: Server) -> None:
    policies = []
    for path in ("/preview.png", "/petal.svg", "/share/x"):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
        connection.request("GET", path)
        policies.append(connection.getresponse().getheader("Cross-Origin-Resource-Policy"))
        connection.close()
    assert policies == ["cross-origin", "same-origin", "same-origin"]


def test_requests_for_pictures_are_limited() -> None:
    with server_process(requests_burst=3.0, requests_rate=0.001) as hasty:
        answers = [picture(hasty, "x")[0] for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
