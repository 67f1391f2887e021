"""Passwords of tables: stored as scrypt hashes, and exchanged once for a token that spectators show from then on."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

COST, BLOCK, PARALLELISM = 2**14, 8, 1  # 16 MiB and some tens of milliseconds for every guess


def hash_password(password: str) -> str:
    """Return a new salt and the hash of the password with it, as they are stored."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{derive_key(password, salt).hex()}"


def verify(password: str, kept: str) -> bool:
    salt, _, expected = kept.partition(":")
    return hmac.compare_digest(derive_key(password, bytes.fromhex(salt)), bytes.fromhex(expected))


def derive_key(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode("utf-8", "replace"), salt=salt, n=COST, r=BLOCK, p=PARALLELISM, dklen=32)


def ticket(kept: str, watch: str) -> str:
    """Return the token for spectators who have shown both the password and the watch token, which is stored as `watch`."""
    digest = hmac.new(kept.encode(), watch.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
