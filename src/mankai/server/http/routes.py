"""The HTTP routes: games, tables, replays, the client's files, and the WebSocket endpoint."""

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

from mankai.i18n import catalogues
from mankai.kernel.errors import MankaiError, UnknownGame
from mankai.server.errors import Refusal
from mankai.server.http import catalogue_api, lan_addresses, rulings_api
from mankai.server.http.previews import PreviewFacts, Previews, accepted_language, facts_of, preview_page
from mankai.server.http.static_cache import MEDIA_TYPES, CachedFile, cached_file, load_static_files
from mankai.server.lobby import Lobby
from mankai.server.log import replays
from mankai.server.metrics import Metrics
from mankai.server.net.connection import Connection
from mankai.server.net.fair_turns import FairTurns
from mankai.server.net.proxies import Proxies
from mankai.server.net.rate_limits import AddressSlots, InboundBuckets, RateLimiter, TokenBucket, normalize_address
from mankai.server.net.security import LOOPBACK, OriginPolicy, SecurityHeaders, host_of, is_malformed, json_response
from mankai.server.protocol import payloads
from mankai.server.protocol.client_messages import encode_json, read_deck_request, read_join, read_new_table, read_watch
from mankai.server.protocol.server_messages import ReplayHeader
from mankai.server.settings import Settings
from mankai.server.table import permissions
from mankai.server.table.table import GameTable
from mankai.server.table.viewer import Viewer

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mankai</title>
<h1>Mankai</h1><p>The server runs, but the browser client has not been built into this package.
In a checkout of the source, <code>make play</code> builds it;
by hand: <code>cd web && npm ci && npm run build</code>.</p></html>"""
RETRY_PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="{seconds}"><title>Mankai</title>
<body style="font: 1.1rem/1.6 serif; margin: 20vh auto; max-width: 30rem; padding: 0 1.5rem; text-align: center">
<h1>Mankai</h1><p>{notice}</p></body></html>"""
BUSY = (429, 503)  # statuses after which a client may ask again
LONGEST_WAIT = 60  # seconds in a Retry-After header
MOST_REPLAYS, MOST_REPLAYS_PER_ADDRESS = 64, 4  # replays that are sent at a time, in all and to one address
logger = structlog.get_logger()


def rulings_payload(name: str) -> dict[str, Any]:
    return {"game": name, "rulings": rulings_api.rulings_of(name)}


class TimedStreamingResponse(StreamingResponse):
    """A long response in pieces.  It is abandoned if the client does not read it within `seconds`."""

    def __init__(self, pieces: AsyncIterator[bytes], headers: dict[str, str], seconds: float, on_end: Callable[[], None]) -> None:
        super().__init__(pieces, media_type="application/json", headers=headers)
        self.seconds = seconds
        self.on_end = on_end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await super().__call__(scope, receive, send)
        finally:
            self.on_end()


Endpoint = Callable[[Request], Awaitable[Response]]


class Routes:
    """All routes.  `lobby` is None until the server has started, and once it stops."""

    def __init__(self, settings: Settings, metrics: Metrics, host: str, port: int, metrics_token: str, turns: FairTurns) -> None:
        self.settings = settings
        self.turns = turns
        self.host, self.port = host, port
        self.metrics = metrics
        self.origin_policy = OriginPolicy(host, settings.origins)
        self.metrics_token = metrics_token
        self.lobby: Lobby | None = None
        self.connection_slots = AddressSlots(settings.connections, settings.connections_per_address)
        self.request_limiter = RateLimiter(settings.requests_burst, settings.requests_rate)
        self.replay_limiter = RateLimiter(settings.replays_burst, settings.replays_rate)
        self.replay_slots = AddressSlots(MOST_REPLAYS, MOST_REPLAYS_PER_ADDRESS)
        self.replay_lock = asyncio.Lock()  # one replay is worked on at a time, so that other work goes on beside it
        self.deck_limiter = RateLimiter(settings.decks_burst, settings.decks_rate)
        self.deck_lock = asyncio.Lock()  # one deck is checked at a time
        self.frame_limiter = RateLimiter(settings.frames_per_address_burst, settings.frames_per_address_rate)
        self.file_limiter = RateLimiter(settings.files_burst, settings.files_rate)
        self.proxies = Proxies(settings.trusted_proxies)
        self.static_files = load_static_files(Path(str(files("mankai.server").joinpath("web"))))
        self.previews = Previews()
        self.cached_payloads: dict[
            str, CachedFile
        ] = {}  # by path: payloads about games and words, built at the first request and kept until the server stops

    def app(self, lifespan: Lifespan[Starlette]) -> Starlette:
        routes = [
            Route("/healthz", self.health),
            Route("/metrics", self.guard(self.metrics_text)),
            Route("/api/games", self.guard(self.games)),
            Route("/api/games/{name:path}/words/{language}", self.guard(self.game_words)),
            Route("/api/games/{name:path}", self.guard(self.game)),
            Route("/api/words/{language}", self.guard(self.words)),
            Route("/api/decks/{name:path}", self.guard(self.deck), methods=["POST"]),
            Route("/api/rulings/{name:path}", self.guard(self.rulings)),
            Route("/api/replay", self.guard(self.replay_record), methods=["POST"]),
            Route("/api/tables", self.guard(self.new_table), methods=["POST"]),
            Route("/api/tables/{table}", self.guard(self.summary)),
            Route("/api/tables/{table}/room", self.guard(self.room)),
            Route("/api/tables/{table}/invite", self.guard(self.invite)),
            Route("/api/tables/{table}/join", self.guard(self.join), methods=["POST"]),
            Route("/api/tables/{table}/watch", self.guard(self.watch), methods=["POST"]),
            Route("/api/tables/{table}/replay", self.guard(self.replay)),
            Route("/api/tables/{table}/record", self.guard(self.record)),
            Route("/api/reach", self.guard(self.reachable_origins)),
            Route("/api/{rest:path}", self.guard(self.not_found)),
            Route("/preview.png", self.guard(self.general_preview, self.file_limiter)),
            Route("/preview/{table}.png", self.guard(self.preview)),
            Route("/share/{table}", self.guard(self.shared_page, self.file_limiter)),
            WebSocketRoute("/ws", self.socket),
            Route("/{path:path}", self.guard(self.file, self.file_limiter)),
        ]
        return Starlette(routes=routes, middleware=[Middleware(SecurityHeaders)], lifespan=lifespan)

    def require_lobby(self) -> Lobby:
        if self.lobby is None:
            raise Refusal("starting", "the server is starting or stopping", 503)
        return self.lobby

    def guard(self, answer: Endpoint, limits: RateLimiter | None = None) -> Endpoint:
        """Return an endpoint that checks limits and origin first, and turns every error into a refusal without internals."""

        async def respond(request: Request) -> Response:
            try:
                address, bucket = self.proxies.client_address(request.scope), limits or self.request_limiter
                bucket.check(address, Refusal("flood", "too many requests: wait a moment", 429))
                self.origin_policy.check_host(request.headers)
                if not self.origin_policy.is_allowed(request.headers):
                    raise Refusal("wrong_origin", "this page may not ask here", 403)
                return await answer(request)
            except Refusal as refusal:
                if refusal.status in BUSY and is_for_people(request):
                    return await self.busy_page(refusal, request)
                return self.refusal_response(refusal)
            except UnknownGame as error:
                return self.refusal_response(Refusal("no_game", str(error), 404))
            except MankaiError as error:
                return self.refusal_response(Refusal("malformed", str(error), 400))
            except Exception:
                logger.exception("a request failed", path=request.url.path)
                return self.refusal_response(Refusal("broken", "the server could not do it; nothing was done", 500))

        return respond

    def refusal_response(self, refusal: Refusal) -> Response:
        """Return a refusal as JSON."""
        self.metrics.refused.labels(refusal.code).inc()
        headers = {"Retry-After": str(seconds_to_wait(refusal))} if refusal.status in BUSY else None
        return json_response(refusal.payload(), refusal.status, headers)

    async def busy_page(self, refusal: Refusal, request: Request) -> Response:
        """Return a page that tries again, for a browser that opens one of an overloaded server."""
        self.metrics.refused.labels(refusal.code).inc()
        seconds = seconds_to_wait(refusal)
        # A thread, since the first page in a language reads the catalogue of that language.
        page = await asyncio.to_thread(retry_page, request.headers.get("accept-language", ""), seconds)
        return HTMLResponse(page, refusal.status, {"Retry-After": str(seconds)})

    def is_owner(self, request: Request) -> bool:
        """Whether the request carries the token in the server's data folder, which only its owner can read."""
        return self.metrics_token != "" and hmac.compare_digest(bearer_token(request).encode(), self.metrics_token.encode())

    # Endpoints.

    async def health(self, request: Request) -> Response:
        if self.lobby is None:
            return json_response({"status": "starting"}, 503)
        problem = await self.lobby.log.probe()
        if problem:
            return json_response({"status": "cannot write", "reason": problem}, 503)
        return json_response({"status": "ok", "damaged": len(self.lobby.tables.damaged)})

    async def metrics_text(self, request: Request) -> Response:
        if not self.is_owner(request):
            raise Refusal("wrong_secret", "the token lies in the server's data folder", 401)
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def not_found(self, request: Request) -> Response:
        raise Refusal("no_page", "there is nothing here", 404)

    async def games(self, request: Request) -> Response:
        return await self.cached_response(request, catalogue_api.games_payload)

    async def words(self, request: Request) -> Response:
        return await self.cached_response(request, partial(catalogue_api.page_words, request.path_params["language"]))

    async def game(self, request: Request) -> Response:
        return await self.game_response(request, catalogue_api.game_payload)

    async def game_words(self, request: Request) -> Response:
        language = request.path_params["language"]
        return await self.game_response(request, lambda name: catalogue_api.game_words(name, language))

    async def deck(self, request: Request) -> Response:
        catalogue_api.check_game(request.path_params["name"])
        address = self.proxies.client_address(request.scope)
        self.deck_limiter.check(address, Refusal("flood", "too many decks at once: wait a moment", 429))
        body = decode(read_deck_request, await self.body(request))
        async with self.deck_lock:
            found = await asyncio.to_thread(catalogue_api.deck_payload, request.path_params["name"], body)
        return json_response(found)

    async def rulings(self, request: Request) -> Response:
        return await self.game_response(request, rulings_payload)

    async def game_response(self, request: Request, build: Callable[[str], Any]) -> Response:
        name = request.path_params["name"]
        catalogue_api.check_game(name)
        return await self.cached_response(request, partial(build, name))

    async def cached_response(self, request: Request, build: Callable[[], Any]) -> Response:
        """Return a payload that is built once per path and kept until the server stops; 304 if the client has it already."""
        path = request.url.path
        if path not in self.cached_payloads:
            self.cached_payloads[path] = await asyncio.to_thread(
                lambda: cached_file(encode_json(build()), "application/json", "no-cache")
            )
        return self.cached_payloads[path].response(request)

    async def replay_record(self, request: Request) -> Response:
        self.check_replay_quota(request, 1.0)
        body = await self.body(request, replays.LARGEST_RECORD)
        async with self.replay_lock:
            game = await asyncio.to_thread(replays.parse_record, body, self.settings.longest_game)
        perspective = self.resolve_perspective(request, game)
        async with self.replay_lock:
            about = await asyncio.to_thread(replays.record_header, game)
        return self.replay_response(request, about, game, perspective)

    def check_replay_quota(self, request: Request, cost: float) -> None:
        address = self.proxies.client_address(request.scope)
        self.replay_limiter.check(address, Refusal("flood", "too many replays: wait a moment", 429, "flood-replays"), cost)

    def resolve_perspective(self, request: Request, game: replays.RecordedGame) -> str:
        """Return the perspective of a replay: a seat, "all" or "none".  Refuse if it has too many views."""
        perspective = request.query_params.get("seat", "none")
        count = replays.count_views(game, perspective, self.settings.longest_replay)
        self.check_replay_quota(request, max(0.0, count / replays.VIEWS_FOR_ONE - 1.0))
        return perspective

    def replay_response(self, request: Request, about: ReplayHeader, game: replays.RecordedGame, perspective: str) -> Response:
        """Return a replay that is made piece by piece while it is read, one piece at a time for all clients together."""
        address = self.proxies.client_address(request.scope)
        if not self.replay_slots.acquire(address):
            raise Refusal("flood", "too many replays at once: read one to its end first", 429, "flood-replays")
        is_compressed = "gzip" in request.headers.get("accept-encoding", "")
        pieces = replays.encode_replay(about, game, perspective, is_compressed)

        async def stream() -> AsyncIterator[bytes]:
            while True:
                async with self.replay_lock:
                    piece = await asyncio.to_thread(next, pieces, None)
                if piece is None:
                    return
                if piece:
                    yield piece

        headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if is_compressed else {})}
        return TimedStreamingResponse(
            stream(), headers, self.settings.replay_seconds, partial(self.replay_slots.release, address)
        )

    async def new_table(self, request: Request) -> Response:
        body = decode(read_new_table, await self.body(request))
        origin = None
        if body.origin is not None:
            origin, viewer = await self.authorize(request, body.origin.table)
            permissions.check_over(origin, viewer)
        if body.seats and all([chair.who == "bot" for chair in body.seats]) and not self.is_owner(request):
            raise Refusal("not_allowed", "only the operator of this server may let computers play alone", 403)
        return json_response(await self.require_lobby().create(body, origin, self.proxies.client_address(request.scope)), 201)

    async def reachable_origins(self, request: Request) -> Response:
        """Return the origins under which others reach this server; its own addresses only for clients on the local network."""
        client = normalize_address(request.client.host) if request.client else ""
        host = self.host if lan_addresses.is_on_lan(client, request.headers) else LOOPBACK[0]
        return json_response({"origins": await asyncio.to_thread(lan_addresses.origins, host, self.port, self.settings.origins)})

    async def invite(self, request: Request) -> Response:
        table = await self.require_lobby().tables.find(request.path_params["table"])
        return json_response(payloads.invitation(table, permissions.invite_holder(table, bearer_token(request))))

    async def join(self, request: Request) -> Response:
        body = decode(read_join, await self.body(request))
        return json_response(
            await self.require_lobby().join(request.path_params["table"], body, self.proxies.client_address(request.scope))
        )

    async def watch(self, request: Request) -> Response:
        body = decode(read_watch, await self.body(request))
        return json_response(
            await self.require_lobby().watch(request.path_params["table"], body, self.proxies.client_address(request.scope))
        )

    async def summary(self, request: Request) -> Response:
        table, viewer = await self.authorize(request, request.path_params["table"])
        return json_response(payloads.summary(table, viewer))

    async def room(self, request: Request) -> Response:
        """Return the follow-up tables of a game, for viewers who may know that it is over."""
        table, viewer = await self.authorize(request, request.path_params["table"])
        if table.end_for(viewer) is None:
            raise Refusal("not_over", "the game is not over yet", 409)
        return json_response(
            payloads.room(table, viewer, [await self.require_lobby().tables.find(one.table) for one in table.follow_ups])
        )

    async def replay(self, request: Request) -> Response:
        table, viewer = await self.authorize(request, request.path_params["table"])
        permissions.check_over(table, viewer)
        self.check_replay_quota(request, 1.0)
        game = payloads.recorded_game(table)
        return self.replay_response(request, payloads.replay_header(table), game, self.resolve_perspective(request, game))

    async def record(self, request: Request) -> Response:
        table, viewer = await self.authorize(request, request.path_params["table"])
        permissions.check_over(table, viewer)
        position = table.position
        text = await asyncio.to_thread(lambda: json.dumps(position.record, ensure_ascii=False))
        return Response(text, media_type="application/json")

    async def authorize(self, request: Request, name: str) -> tuple[GameTable, Viewer]:
        """Return a table and the viewer to whom the request's secret or watch token belongs."""
        given = bearer_token(request)
        table = await self.require_lobby().tables.find(name)
        try:
            return table, permissions.viewer_for(table, given, None)
        except Refusal:
            return table, permissions.viewer_for(table, None, given)

    async def body(self, request: Request, largest: int = 0) -> bytes:
        """Return the body of a request, of at most `largest` bytes (by default the largest message of the settings)."""
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

    async def shared_page(self, request: Request) -> Response:
        """Return the client with the meta tags of a table's preview, for the program of a chat that looks at a link."""
        if "index.html" not in self.static_files:
            return HTMLResponse(NOT_BUILT, 200)
        name, index = request.path_params["table"], self.static_files["index.html"].body.decode()
        facts = await self.preview_facts(name)
        language, origin = accepted_language(request.headers.get("accept-language", "")), self.origin_of(request)
        # A thread, since the first page in a language reads the catalogue of that language.
        page = await asyncio.to_thread(preview_page, index, facts, language, origin, name)
        return HTMLResponse(page, 200, {"Cache-Control": "no-cache", "Vary": "Accept-Language"})

    async def preview(self, request: Request) -> Response:
        """Return the picture of a table's preview; of a table that is not there, the general one."""
        language = request.query_params.get("language", catalogues.ENGLISH)
        facts = await self.preview_facts(request.path_params["table"])
        found = await self.previews.picture(facts, language if language in catalogues.languages() else catalogues.ENGLISH)
        return shared_picture(found, request)

    async def general_preview(self, request: Request) -> Response:
        return shared_picture(self.previews.general, request)

    async def preview_facts(self, name: str) -> PreviewFacts | None:
        """Return what everybody with a link to a table may see of it; None for every other name, without a reason."""
        try:
            return facts_of(await self.require_lobby().tables.find(name))
        except Refusal:
            return None

    def origin_of(self, request: Request) -> str:
        """Return the origin under which the page was asked for: a known one with that host, or else this server itself."""
        host = request.headers.get("host", "").lower()
        known = [one for one in self.settings.origins if one.partition("://")[2].lower() == host]
        return known[0] if known else f"http://{host}"

    async def file(self, request: Request) -> Response:
        """Return a file of the built client.  Any path without a file's ending is one of the client's own pages."""
        path = request.path_params["path"]
        if path in self.static_files:
            return self.static_files[path].response(request)
        if PurePosixPath(path).suffix in MEDIA_TYPES:
            raise Refusal("no_page", "there is no such file", 404)
        if "index.html" in self.static_files:
            return self.static_files["index.html"].response(request)
        return HTMLResponse(NOT_BUILT, 200)

    async def socket(self, websocket: WebSocket) -> None:
        address = self.proxies.client_address(websocket.scope)
        refusal: Refusal | None = None
        if self.lobby is None:
            refusal = Refusal("starting", "the server is starting or stopping", 503)
        elif is_malformed(websocket.scope) or not host_of(websocket.headers.get("host", "")):
            refusal = Refusal("malformed", "this is no address of ours", 400)
        elif not self.origin_policy.is_allowed(websocket.headers):
            refusal = Refusal("wrong_origin", "this page may not connect here", 403)
        elif not self.request_limiter.take(address):
            refusal = Refusal("flood", "too many connections at once: wait a moment", 429)
        elif not self.connection_slots.acquire(address):
            refusal = Refusal("crowded", "too many connections from your address", 429)
        if refusal is not None:
            await websocket.send_denial_response(self.refusal_response(refusal))
            return
        try:
            connection = Connection(self.require_lobby(), websocket, address, self.turns)
            connection.protocol.limits = self.inbound_limits(address)
            await connection.run()
        finally:
            self.connection_slots.release(address)

    def inbound_limits(self, address: str) -> InboundBuckets:
        """Return the inbound limits of a new connection from an address."""
        settings = self.settings
        frames, size = (
            TokenBucket(settings.frames_burst, settings.frames_rate),
            TokenBucket(settings.bytes_burst, settings.bytes_rate),
        )
        return InboundBuckets(address, frames, size, self.frame_limiter)


def is_for_people(request: Request) -> bool:
    """Whether a browser asks for a page, rather than a program for data."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def shared_picture(picture: CachedFile, request: Request) -> Response:
    """Return a picture that pages of other origins may show."""
    response = picture.response(request)
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


def seconds_to_wait(refusal: Refusal) -> int:
    """Return the seconds in a Retry-After header."""
    return max(1, min(LONGEST_WAIT, math.ceil(refusal.retry_after)))


def retry_page(accepted: str, seconds: int) -> str:
    """Return a page that says in an accepted language that the server is busy, and reloads itself after `seconds`."""
    language = accepted_language(accepted)
    notice = catalogue_api.page_catalogue(language).format("page-waits", {"seconds": seconds})
    return RETRY_PAGE.format(language=language, seconds=seconds, notice=escape(notice))


def bearer_token(request: Request) -> str:
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return given.strip() if kind.lower() == "bearer" else ""


def decode(read: Callable[[bytes], Any], body: bytes) -> Any:
    try:
        return read(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", str(error), 400) from None
