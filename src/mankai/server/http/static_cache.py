"""Files and payloads that are the same for everybody: compressed once, and not sent again to a client that has them."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

MEDIA_TYPES = {
    ".css": "text/css", ".html": "text/html", ".ico": "image/x-icon", ".js": "text/javascript", ".json": "application/json",
    ".png": "image/png", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".webp": "image/webp",
    ".woff2": "font/woff2", ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".txt": "text/plain",
}  # fmt: skip
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
COMPRESSIBLE = ("text/", "application/json", "application/manifest", "image/svg")
SMALLEST_COMPRESSED = 1024  # bytes; compressing a smaller body is not worth it


class CachedFile(Struct, frozen=True):
    """A body in all the encodings in which it can be sent."""

    kind: str
    caching: str
    body: bytes
    pressed: dict[str, bytes]  # by encoding
    tag: str

    def response(self, request: Request) -> Response:
        headers = {"Cache-Control": self.caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known:
            return Response(None, 304, headers)
        accepted = [one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")]
        for way, body in self.pressed.items():
            if way in accepted:
                return Response(body, 200, {**headers, "Content-Encoding": way}, self.kind)
        return Response(self.body, 200, headers, self.kind)


def cached_file(body: bytes, kind: str, caching: str, pressed: dict[str, bytes] | None = None) -> CachedFile:
    found = pressed or {}
    if "gzip" not in found and len(body) > SMALLEST_COMPRESSED and kind.startswith(COMPRESSIBLE):
        found = {**found, "gzip": gzip.compress(body, 9, mtime=0)}
    return CachedFile(kind, caching, body, found, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def load_static_files(folder: Path) -> dict[str, CachedFile]:
    """Return the files of the built client by path.  They are read once, so no request path can reach other files."""
    found: dict[str, CachedFile] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix in MEDIA_TYPES:
            path = file.relative_to(folder).as_posix()
            caching = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            beside = {way: file.with_name(file.name + ending) for way, ending in ENCODINGS.items()}
            pressed = {way: one.read_bytes() for way, one in beside.items() if one.is_file()}
            found[path] = cached_file(file.read_bytes(), MEDIA_TYPES[file.suffix], caching, pressed)
    return found
