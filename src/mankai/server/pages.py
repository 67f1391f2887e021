"""The HTTP side: games, tables, replays, the client's files; and the door to the WebSocket."""

from __future__ import annotations

import asyncio
import hmac
import json
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from html import escape
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Lifespan, Receive, Scope, Send
from starlette.websockets import WebSocket

from mankai import words
from mankai.kernel.errors import MankaiError, UnknownGame
from mankai.server import offering, reach, records, reference, rights, showing
from mankai.server.connection import Connection
from mankai.server.gametable import GameTable
from mankai.server.hall import Hall
from mankai.server.limits import Arrivals, Bucket, Buckets, Places, unmapped
from mankai.server.messages import read_deck_wish, read_join, read_new_table, read_watch, written
from mankai.server.metrics import Metrics
from mankai.server.proxies import Proxies
from mankai.server.reader import Reader
from mankai.server.refusals import Refusal
from mankai.server.settings import Settings
from mankai.server.shelf import KINDS, Kept, filled, kept
from mankai.server.turns import Turns
from mankai.server.walls import LOOPBACK, Fortified, Gate, host_of, is_strange, json_response

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mankai</title>
<h1>Mankai</h1><p>The server runs, but the browser client has not been built into this package.
In a checkout of the source, <code>make play</code> builds it;
by hand: <code>cd web && npm ci && npm run build</code>.</p></html>"""
WAITING = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="{seconds}"><title>Mankai</title>
<body style="font: 1.1rem/1.6 serif; margin: 20vh auto; max-width: 30rem; padding: 0 1.5rem; text-align: center">
<h1>Mankai</h1><p>{said}</p></body></html>"""
LONGEST_WAIT = 60  # seconds that anybody is told to wait
MOST_READINGS, MOST_READINGS_OF_ONE = 64, 4  # replays that are being read at a time, in all and from one address
logger = structlog.get_logger()


def rulings_of(name: str) -> dict[str, Any]:
    return {"game": name, "rulings": reference.rulings_of(name)}


class Reading(StreamingResponse):
    """A long answer that is read piece by piece; whoever does not read it in time is left."""

    def __init__(
        self, pieces: AsyncIterator[bytes], headers: dict[str, str], seconds: float, given_back: Callable[[], None]
    ) -> None:
        super().__init__(pieces, media_type="application/json", headers=headers)
        self.seconds = seconds
        self.given_back = given_back

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await super().__call__(scope, receive, send)
        finally:
            self.given_back()


Answering = Callable[[Request], Awaitable[Response]]


class Pages:
    """All routes; `hall` is there once the server has started."""

    def __init__(self, settings: Settings, metrics: Metrics, host: str, port: int, metrics_token: str, turns: Turns) -> None:
        self.settings = settings
        self.turns = turns
        self.host, self.port = host, port
        self.metrics = metrics
        self.gate = Gate(host, settings.origins)
        self.metrics_token = metrics_token
        self.hall: Hall | None = None
        self.places = Places(settings.connections, settings.connections_per_address)
        self.requests = Buckets(settings.requests_burst, settings.requests_rate)
        self.replays = Buckets(settings.replays_burst, settings.replays_rate)
        self.readings = Places(MOST_READINGS, MOST_READINGS_OF_ONE)
        self.desk = asyncio.Lock()  # one replay is worked on at a time: what others do goes on beside it
        self.decks = Buckets(settings.decks_burst, settings.decks_rate)
        self.deck_desk = asyncio.Lock()  # and one deck is judged at a time
        self.frames = Buckets(settings.frames_per_address_burst, settings.frames_per_address_rate)
        self.files = Buckets(settings.files_burst, settings.files_rate)
        self.proxies = Proxies(settings.trusted_proxies)
        self.shelf = filled(Path(str(files("mankai.server").joinpath("web"))))
        self.said: dict[str, Kept] = {}  # by its path: what is told of games and in words, made when it is first asked for

    def app(self, lifespan: Lifespan[Starlette]) -> Starlette:
        routes = [
            Route("/healthz", self.health),
            Route("/metrics", self.answered(self.measured)),
            Route("/api/games", self.answered(self.games)),
            Route("/api/games/{name:path}/words/{language}", self.answered(self.game_words)),
            Route("/api/games/{name:path}", self.answered(self.game)),
            Route("/api/words/{language}", self.answered(self.words)),
            Route("/api/decks/{name:path}", self.answered(self.deck), methods=["POST"]),
            Route("/api/rulings/{name:path}", self.answered(self.rulings)),
            Route("/api/replay", self.answered(self.told_again), methods=["POST"]),
            Route("/api/tables", self.answered(self.new_table), methods=["POST"]),
            Route("/api/tables/{table}", self.answered(self.summary)),
            Route("/api/tables/{table}/room", self.answered(self.room)),
            Route("/api/tables/{table}/invite", self.answered(self.invite)),
            Route("/api/tables/{table}/join", self.answered(self.join), methods=["POST"]),
            Route("/api/tables/{table}/watch", self.answered(self.watch), methods=["POST"]),
            Route("/api/tables/{table}/replay", self.answered(self.replay)),
            Route("/api/tables/{table}/record", self.answered(self.record)),
            Route("/api/reach", self.answered(self.reached)),
            Route("/api/{rest:path}", self.answered(self.nothing)),
            WebSocketRoute("/ws", self.socket),
            Route("/{path:path}", self.answered(self.file, self.files)),
        ]
        return Starlette(routes=routes, middleware=[Middleware(Fortified)], lifespan=lifespan)

    def ready(self) -> Hall:
        if self.hall is None:
            raise Refusal("starting", "the server is starting or stopping", 503)
        return self.hall

    def answered(self, answer: Answering, limits: Buckets | None = None) -> Answering:
        """Around every answer: limits before it, and whatever goes wrong told without what only concerns us."""

        async def guarded(request: Request) -> Response:
            try:
                address, bucket = self.proxies.address(request.scope), limits or self.requests
                if not bucket.take(address):
                    raise Refusal("flood", "too many requests: wait a moment", 429).after(bucket.wait(address))
                self.gate.must_be_a_host(request.headers)
                if not self.gate.is_welcome(request.headers):
                    raise Refusal("wrong_origin", "this page may not ask here", 403)
                return await answer(request)
            except Refusal as refusal:
                return self.refused(refusal, request)
            except UnknownGame as error:
                return self.refused(Refusal("no_game", str(error), 404))
            except MankaiError as error:
                return self.refused(Refusal("malformed", str(error), 400))
            except Exception:
                logger.exception("a request failed", path=request.url.path)
                return self.refused(Refusal("broken", "the server could not do it; nothing was done", 500))

        return guarded

    def refused(self, refusal: Refusal, request: Request | None = None) -> Response:
        """A refusal as programs read it; for whoever opens a page while there is too much to do, a page that asks again."""
        self.metrics.refused.labels(refusal.code).inc()
        if refusal.status not in (429, 503):
            return json_response(refusal.told(), refusal.status)
        seconds = max(1, min(LONGEST_WAIT, math.ceil(refusal.wait)))
        headers = {"Retry-After": str(seconds)}
        if request is not None and is_for_people(request):
            return HTMLResponse(waiting_page(request.headers.get("accept-language", ""), seconds), refusal.status, headers)
        return json_response(refusal.told(), refusal.status, headers)

    def is_owner(self, request: Request) -> bool:
        """Whether this is whoever runs the server: they can read the token in its data folder."""
        return self.metrics_token != "" and hmac.compare_digest(bearer(request).encode(), self.metrics_token.encode())

    # Answers.

    async def health(self, request: Request) -> Response:
        if self.hall is None:
            return json_response({"status": "starting"}, 503)
        problem = await self.hall.log.probe()
        if problem:
            return json_response({"status": "cannot write", "reason": problem}, 503)
        return json_response({"status": "ok", "damaged": len(self.hall.tables.damaged)})

    async def measured(self, request: Request) -> Response:
        if not self.is_owner(request):
            raise Refusal("wrong_secret", "the token lies in the server's data folder", 401)
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def nothing(self, request: Request) -> Response:
        raise Refusal("no_page", "there is nothing here", 404)

    async def games(self, request: Request) -> Response:
        return await self.same_for_all(request, offering.offer)

    async def words(self, request: Request) -> Response:
        return await self.same_for_all(request, partial(offering.words_of, request.path_params["language"]))

    async def game(self, request: Request) -> Response:
        return await self.told_of(request, offering.legend_of)

    async def game_words(self, request: Request) -> Response:
        language = request.path_params["language"]
        return await self.told_of(request, lambda name: offering.game_words(name, language))

    async def deck(self, request: Request) -> Response:
        offering.must_be_played(request.path_params["name"])
        address = self.proxies.address(request.scope)
        if not self.decks.take(address):
            raise Refusal("flood", "too many decks at once: wait a moment", 429).after(self.decks.wait(address))
        wish = decoded(read_deck_wish, await self.body(request))
        async with self.deck_desk:
            found = await asyncio.to_thread(offering.judged, request.path_params["name"], wish)
        return json_response(found)

    async def rulings(self, request: Request) -> Response:
        return await self.told_of(request, rulings_of)

    async def told_of(self, request: Request, tell: Callable[[str], dict[str, Any]]) -> Response:
        name = request.path_params["name"]
        offering.must_be_played(name)
        return await self.same_for_all(request, partial(tell, name))

    async def same_for_all(self, request: Request, tell: Callable[[], dict[str, Any]]) -> Response:
        """What is always the same: made once, and sent to nobody who has it."""
        path = request.url.path
        if path not in self.said:
            self.said[path] = await asyncio.to_thread(lambda: kept(written(tell()), "application/json", "no-cache"))
        return self.said[path].answer(request)

    async def told_again(self, request: Request) -> Response:
        self.must_not_ask_for_many(request, 1.0)
        body = await self.body(request, records.LARGEST)
        async with self.desk:
            story = await asyncio.to_thread(records.opened, body, self.settings.longest_game)
        eyes = self.must_be_short(request, story)
        async with self.desk:
            about = await asyncio.to_thread(records.about, story)
        return self.told(request, about, story, eyes)

    def must_not_ask_for_many(self, request: Request, cost: float) -> None:
        address = self.proxies.address(request.scope)
        if not self.replays.take(address, cost):
            refusal = Refusal("flood", "too many replays: wait a moment", 429, "flood-replays")
            raise refusal.after(self.replays.wait(address, cost))

    def must_be_short(self, request: Request, story: records.Story) -> str:
        """Through whose eyes a game is to be told, once it is sure that this is not too much."""
        eyes = request.query_params.get("seat", "none")
        count = records.views(story, eyes, self.settings.longest_replay)
        self.must_not_ask_for_many(request, max(0.0, count / records.VIEWS_FOR_ONE - 1.0))
        return eyes

    def told(self, request: Request, about: dict[str, Any], story: records.Story, eyes: str) -> Response:
        """A replay, made while it is read: one piece at a time for all who read one, and some of them for one address."""
        address = self.proxies.address(request.scope)
        if not self.readings.take(address):
            raise Refusal("flood", "too many replays at once: read one to its end first", 429, "flood-replays")
        is_compressed = "gzip" in request.headers.get("accept-encoding", "")
        pieces = records.told(about, story, eyes, is_compressed)

        async def made() -> AsyncIterator[bytes]:
            while True:
                async with self.desk:
                    piece = await asyncio.to_thread(next, pieces, None)
                if piece is None:
                    return
                if piece:
                    yield piece

        headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if is_compressed else {})}
        return Reading(made(), headers, self.settings.replay_seconds, partial(self.readings.give_back, address))

    async def new_table(self, request: Request) -> Response:
        wish = decoded(read_new_table, await self.body(request))
        origin = None
        if wish.origin is not None:
            origin, reader = await self.authorised(request, wish.origin.table)
            rights.must_be_over(origin, reader)
        if wish.seats and all([chair.who == "bot" for chair in wish.seats]) and not self.is_owner(request):
            raise Refusal("not_allowed", "only who runs this server lets computers play among themselves", 403)
        return json_response(await self.ready().create(wish, origin, self.proxies.address(request.scope)), 201)

    async def reached(self, request: Request) -> Response:
        """Where others find this server; its own addresses only for whoever is near."""
        client = unmapped(request.client.host) if request.client else ""
        host = self.host if reach.is_near(client, request.headers) else LOOPBACK[0]
        return json_response({"origins": await asyncio.to_thread(reach.origins, host, self.port, self.settings.origins)})

    async def invite(self, request: Request) -> Response:
        table = await self.ready().tables.find(request.path_params["table"])
        return json_response(showing.invitation(table, rights.invited(table, bearer(request))))

    async def join(self, request: Request) -> Response:
        wish = decoded(read_join, await self.body(request))
        return json_response(await self.ready().join(request.path_params["table"], wish, self.proxies.address(request.scope)))

    async def watch(self, request: Request) -> Response:
        wish = decoded(read_watch, await self.body(request))
        return json_response(await self.ready().watch(request.path_params["table"], wish, self.proxies.address(request.scope)))

    async def summary(self, request: Request) -> Response:
        table, reader = await self.authorised(request, request.path_params["table"])
        return json_response(showing.summary(table, reader))

    async def room(self, request: Request) -> Response:
        """The tables to which a game has led, for whoever may know that it is over."""
        table, reader = await self.authorised(request, request.path_params["table"])
        if table.end_for(reader) is None:
            raise Refusal("not_over", "the game is not over yet", 409)
        return json_response(showing.room(table, reader, [await self.ready().tables.find(one.table) for one in table.led]))

    async def replay(self, request: Request) -> Response:
        table, reader = await self.authorised(request, request.path_params["table"])
        rights.must_be_over(table, reader)
        self.must_not_ask_for_many(request, 1.0)
        story = showing.story(table)
        return self.told(request, showing.outcome(table), story, self.must_be_short(request, story))

    async def record(self, request: Request) -> Response:
        table, reader = await self.authorised(request, request.path_params["table"])
        rights.must_be_over(table, reader)
        position = table.position
        text = await asyncio.to_thread(lambda: json.dumps(position.record, ensure_ascii=False))
        return Response(text, media_type="application/json")

    async def authorised(self, request: Request, name: str) -> tuple[GameTable, Reader]:
        """The table, for whoever has a secret or a watch token of it."""
        given = bearer(request)
        table = await self.ready().tables.find(name)
        try:
            return table, rights.reader_for(table, given, None)
        except Refusal:
            return table, rights.reader_for(table, None, given)

    async def body(self, request: Request, largest: int = 0) -> bytes:
        """What was sent, of at most `largest` bytes, or as large as any message may be."""
        largest = largest or self.settings.largest_message
        if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Refusal("malformed", "the body must be application/json", 400)
        body = b""
        try:
            async for part in request.stream():
                body += part
                if len(body) > largest:
                    raise Refusal("too_large", f"at most {largest} bytes", 413, bytes=largest)
        except ClientDisconnect:
            raise Refusal("malformed", "the rest of the request never came", 400) from None
        return body

    async def file(self, request: Request) -> Response:
        """A file of the built client; any other address is one of the client's own pages."""
        path = request.path_params["path"]
        if path in self.shelf:
            return self.shelf[path].answer(request)
        if PurePosixPath(path).suffix in KINDS:
            raise Refusal("no_page", "there is no such file", 404)
        if "index.html" in self.shelf:
            return self.shelf["index.html"].answer(request)
        return HTMLResponse(NOT_BUILT, 200)

    async def socket(self, websocket: WebSocket) -> None:
        address = self.proxies.address(websocket.scope)
        refusal: Refusal | None = None
        if self.hall is None:
            refusal = Refusal("starting", "the server is starting or stopping", 503)
        elif is_strange(websocket.scope) or not host_of(websocket.headers.get("host", "")):
            refusal = Refusal("malformed", "this is no address of ours", 400)
        elif not self.gate.is_welcome(websocket.headers):
            refusal = Refusal("wrong_origin", "this page may not connect here", 403)
        elif not self.requests.take(address):
            refusal = Refusal("flood", "too many connections at once: wait a moment", 429)
        elif not self.places.take(address):
            refusal = Refusal("crowded", "too many connections from your address", 429)
        if refusal is not None:
            await websocket.send_denial_response(self.refused(refusal))
            return
        try:
            connection = Connection(self.ready(), websocket, address, self.turns)
            connection.wire.limits = self.arrivals(address)
            await connection.run()
        finally:
            self.places.give_back(address)

    def arrivals(self, address: str) -> Arrivals:
        """What may arrive over a new connection from an address."""
        settings = self.settings
        frames, size = Bucket(settings.frames_burst, settings.frames_rate), Bucket(settings.bytes_burst, settings.bytes_rate)
        return Arrivals(address, frames, size, self.frames)


def is_for_people(request: Request) -> bool:
    """Whether a browser asks for a page to show, and not a program for data."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def waiting_page(accepted: str, seconds: int) -> str:
    """A page that says, in the reader's language, that the server has too much to do, and asks again by itself."""
    wanted = [one.partition(";")[0].strip().partition("-")[0].lower() for one in accepted.split(",")]
    language = next((one for one in wanted if one in words.languages()), words.ENGLISH)
    said = offering.own_words(language).said("page-waits", {"seconds": seconds})
    return WAITING.format(language=language, seconds=seconds, said=escape(said))


def bearer(request: Request) -> str:
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return given.strip() if kind.lower() == "bearer" else ""


def decoded(read: Callable[[bytes], Any], body: bytes) -> Any:
    try:
        return read(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", str(error), 400) from None
