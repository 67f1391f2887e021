"""The shelf: what is the same for everybody, compressed once, and sent to nobody who has it already."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

KINDS = {
    ".css": "text/css", ".html": "text/html", ".ico": "image/x-icon", ".js": "text/javascript", ".json": "application/json",
    ".png": "image/png", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".webp": "image/webp",
    ".woff2": "font/woff2", ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".txt": "text/plain",
}  # fmt: skip
PRESSED = {"br": ".br", "gzip": ".gz"}  # the best first
WORDS = ("text/", "application/json", "application/manifest", "image/svg")
SMALL = 1024  # bytes, which it is not worth to compress


class Kept(Struct, frozen=True):
    """Something in all the ways in which it can be sent."""

    kind: str
    caching: str
    body: bytes
    pressed: dict[str, bytes]  # by the name of the way
    tag: str

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": self.caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known:
            return Response(None, 304, headers)
        accepted = [one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")]
        for way, body in self.pressed.items():
            if way in accepted:
                return Response(body, 200, {**headers, "Content-Encoding": way}, self.kind)
        return Response(self.body, 200, headers, self.kind)


def kept(body: bytes, kind: str, caching: str, pressed: dict[str, bytes] | None = None) -> Kept:
    found = pressed or {}
    if "gzip" not in found and len(body) > SMALL and kind.startswith(WORDS):
        found = {**found, "gzip": gzip.compress(body, 9, mtime=0)}
    return Kept(kind, caching, body, found, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def filled(folder: Path) -> dict[str, Kept]:
    """The files of the built client by their path: what is not here is not there, whatever a path looks like."""
    found: dict[str, Kept] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix in KINDS:
            path = file.relative_to(folder).as_posix()
            caching = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            beside = {way: file.with_name(file.name + ending) for way, ending in PRESSED.items()}
            pressed = {way: one.read_bytes() for way, one in beside.items() if one.is_file()}
            found[path] = kept(file.read_bytes(), KINDS[file.suffix], caching, pressed)
    return found
