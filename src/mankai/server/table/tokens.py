"""Secrets of seats, invites and watch tokens: made at random, kept as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from mankai.kernel.rng import KEY_BITS


def new_secret() -> str:
    """128 bits, as 22 characters that need no quoting anywhere."""
    return secrets.token_urlsafe(16)


def secret_for(invite: str, nonce: str) -> str:
    """Derive the secret of somebody who comes with an invite and a nonce of their own: the same, however often they come."""
    return derive(invite, nonce, b"mankai secret")


def watch_for(invite: str, nonce: str) -> str:
    """The watch token that they may give to others: it tells nothing of the secret."""
    return derive(invite, nonce, b"mankai watch")


def derive(invite: str, nonce: str, purpose: bytes) -> str:
    digest = hashlib.blake2b(invite.encode(), key=hashlib.sha256(nonce.encode()).digest(), digest_size=16, person=purpose)
    return base64.urlsafe_b64encode(digest.digest()).decode().rstrip("=")


def new_table_name() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    """As many bits as the key of a game's luck has, so that nobody finds it by trying."""
    return secrets.randbits(KEY_BITS)


def hash_token(secret: str) -> str:
    """Random 128 bits need no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def verify(secret: str, kept: str) -> bool:
    return kept != "" and hmac.compare_digest(hash_token(secret), kept)
