"""The walls: whose pages may ask here, what no client of ours would ask for, and what keeps pages safe on every answer."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mankai.server.errors import Refusal
from mankai.server.protocol.client_messages import encode_json

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::[0-9]{1,5})?")
LONGEST_NAME = 255  # bytes, of a part of a path


class SecurityHeaders:
    """Puts the headers that keep pages safe on every answer, and answers what no client of ours would ask for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def fortified(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["type"] == "http" and is_malformed(scope):
            refusal = Refusal("malformed", "this is no address of ours", 400)
            await json_response(refusal.payload(), refusal.status)(scope, receive, fortified)
        else:
            await self.app(scope, receive, fortified if scope["type"] == "http" else send)


def is_malformed(scope: Scope) -> bool:
    """Whether a path has parts that no name has, or a header is said twice that is said once."""
    path = scope["path"]
    if not path.isprintable() or "\ufffd" in path or "\\" in path or not path.startswith("/"):
        return True
    if any([len(part.encode("utf-8", "replace")) > LONGEST_NAME for part in path.split("/")]):
        return True
    return len([name for name, _ in scope["headers"] if name == b"host"]) > 1


class OriginPolicy:
    """Who may come in: a page of this server, or of one of the further `origins`."""

    def __init__(self, host: str, origins: tuple[str, ...]) -> None:
        self.is_local = host in LOOPBACK
        self.origins = origins

    def is_allowed(self, headers: Headers) -> bool:
        """Whether a page of that origin may talk to us; programs that are no browsers have none.

        On a local server the host must be local too, or a page whose name was made to point here would seem to be ours.
        """
        origin, host = headers.get("origin"), headers.get("host", "")
        if self.is_local and host_of(host) not in LOOPBACK and not self.is_known_host(host):
            return False
        if origin is None or origin in self.origins:
            return True
        scheme, _, netloc = origin.partition("://")
        return scheme in ("http", "https") and netloc.lower() == host.lower()

    def is_known_host(self, host: str) -> bool:
        return any([urlsplit(origin).netloc.lower() == host.lower() for origin in self.origins])

    def check_host(self, headers: Headers) -> None:
        if not host_of(headers.get("host", "")):
            raise Refusal("malformed", "that is no name of a host", 400)


def host_of(said: str) -> str:
    """The host that a Host header names; empty when that is no name."""
    found = HOST.fullmatch(said)
    return found[1].strip("[]").lower() if found and len(said) <= LONGEST_NAME else ""


def json_response(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode_json(content), status, headers, "application/json")
