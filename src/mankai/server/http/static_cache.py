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
        known_tags = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known_tags:
            return Response(None, 304, headers)
        accepted_encodings = [part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
        for encoding, body in self.pressed.items():
            if encoding in accepted_encodings:
                return Response(body, 200, {**headers, "Content-Encoding": encoding}, self.kind)
        return Response(self.body, 200, headers, self.kind)


def cached_file(body: bytes, kind: str, caching: str, pressed: dict[str, bytes] | None = None) -> CachedFile:
    compressed = pressed or {}
    if "gzip" not in compressed and len(body) > SMALLEST_COMPRESSED and kind.startswith(COMPRESSIBLE):
        compressed = {**compressed, "gzip": gzip.compress(body, 9, mtime=0)}
    return CachedFile(kind, caching, body, compressed, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def load_static_files(folder: Path) -> dict[str, CachedFile]:
    """Return the files of the built client by path.  They are read once, so no request path can reach other files."""
    files: dict[str, CachedFile] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix in MEDIA_TYPES:
            path = file.relative_to(folder).as_posix()
            caching = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            compressed_files = {encoding: file.with_name(file.name + ending) for encoding, ending in ENCODINGS.items()}
            pressed = {encoding: beside.read_bytes() for encoding, beside in compressed_files.items() if beside.is_file()}
            files[path] = cached_file(file.read_bytes(), MEDIA_TYPES[file.suffix], caching, pressed)
    return files
