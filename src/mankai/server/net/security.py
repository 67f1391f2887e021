"""Security of requests: the origin policy, the rejection of malformed requests, and security headers on every response."""

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
    """Middleware that adds security headers to every response, and refuses malformed requests."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["type"] == "http" and is_malformed(scope):
            refusal = Refusal("malformed", "this is no address of ours", 400)
            await json_response(refusal.payload(), refusal.status)(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def is_malformed(scope: Scope) -> bool:
    """Whether the path has characters or lengths that no path of ours has, or there is more than one Host header."""
    path = scope["path"]
    if not path.isprintable() or "\ufffd" in path or "\\" in path or not path.startswith("/"):
        return True
    if any([len(part.encode("utf-8", "replace")) > LONGEST_NAME for part in path.split("/")]):
        return True
    return len([name for name, _ in scope["headers"] if name == b"host"]) > 1


class OriginPolicy:
    """The origins whose pages may connect: this server's own, and the further `origins`."""

    def __init__(self, host: str, origins: tuple[str, ...]) -> None:
        self.is_local = host in LOOPBACK
        self.origins = origins

    def is_allowed(self, headers: Headers) -> bool:
        """Whether a page of that origin may connect.  Programs other than browsers send no origin and may.

        On a local server the host must be local or known too.  Otherwise DNS rebinding could pass a foreign page off as ours.
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


def host_of(header: str) -> str:
    """Return the host that a Host header names; empty if it is malformed."""
    match = HOST.fullmatch(header)
    return match[1].strip("[]").lower() if match and len(header) <= LONGEST_NAME else ""


def json_response(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode_json(content), status, headers, "application/json")
