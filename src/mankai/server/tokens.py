"""Secrets of seats, invites and watch tokens: made at random, kept as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from mankai.kernel.luck import KEY_BITS


def new_secret() -> str:
    """128 bits, as 22 characters that need no quoting anywhere."""
    return secrets.token_urlsafe(16)


def secret_for(invite: str, nonce: str) -> str:
    """The secret of whoever came with an invite and a nonce of their own: the same each time, and needs both of them."""
    key = hashlib.sha256(nonce.encode()).digest()
    made = hashlib.blake2b(invite.encode(), key=key, digest_size=16, person=b"mankai secret").digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def new_table_name() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    """As many bits as the key of a game's luck has, so that nobody finds it by trying."""
    return secrets.randbits(KEY_BITS)


def hashed(secret: str) -> str:
    """Random 128 bits need no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    return kept != "" and hmac.compare_digest(hashed(secret), kept)
