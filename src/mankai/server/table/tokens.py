"""Secrets of seats, invites and watch tokens: made at random, stored as hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from mankai.kernel.rng import KEY_BITS


def new_secret() -> str:
    """Return a random secret of 128 bits: 22 characters that need no quoting anywhere."""
    return secrets.token_urlsafe(16)


def secret_for(invite: str, nonce: str) -> str:
    """Derive the secret of a person who comes with an invite and a nonce of their own: the same, however often they come."""
    return derive(invite, nonce, b"mankai secret")


def watch_for(invite: str, nonce: str) -> str:
    """Derive the watch token that this person may give to others.  It reveals nothing about the secret."""
    return derive(invite, nonce, b"mankai watch")


def derive(invite: str, nonce: str, purpose: bytes) -> str:
    digest = hashlib.blake2b(invite.encode(), key=hashlib.sha256(nonce.encode()).digest(), digest_size=16, person=purpose)
    return base64.urlsafe_b64encode(digest.digest()).decode().rstrip("=")


def new_table_name() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    """Return a random seed with as many bits as the key of a game's rng, so that nobody finds it by trying."""
    return secrets.randbits(KEY_BITS)


def hash_token(secret: str) -> str:
    """Return the hash under which a token is stored.  128 random bits need no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def verify(secret: str, kept: str) -> bool:
    return kept != "" and hmac.compare_digest(hash_token(secret), kept)
