"""Rate limits: token buckets and connection slots, by address."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from mankai.server.errors import Refusal

MOST_ADDRESSES = 10_000  # remembered; the bucket of a forgotten address is full again
MOST_FORGOTTEN = 4  # buckets that are full again, at a time


class TokenBucket:
    """A bucket of up to `burst` tokens, refilled at `rate` per second."""

    __slots__ = ("burst", "rate", "tokens", "updated_at")  # there are thousands

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.tokens = burst
        self.updated_at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated_at) * self.rate)
        self.updated_at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def is_full_again(self) -> bool:
        """Return whether nothing is missing any more of all that was taken: as if there had never been this bucket."""
        return self.tokens + (time.monotonic() - self.updated_at) * self.rate >= self.burst

    def retry_after(self, cost: float = 1.0) -> float:
        """Return the seconds until `cost` can be taken, if nothing is taken before."""
        return max(0.0, min(cost, self.burst) - self.tokens) / self.rate


class RateLimiter:
    """One bucket per address, or per another key.

    Buckets that are full again are forgotten.  Beyond `MOST_ADDRESSES` the least recently used is forgotten in any state.
    """

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.by_address: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            self.forget_full()
            bucket = self.by_address[address] = TokenBucket(self.burst, self.rate)
            if len(self.by_address) > MOST_ADDRESSES:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take(cost)

    def forget_full(self) -> None:
        """Forget a few of the least recently used buckets, as far as they are full again: more than are added."""
        for _ in range(MOST_FORGOTTEN):
            if not self.by_address or not next(iter(self.by_address.values())).is_full_again():
                return
            self.by_address.popitem(last=False)

    def check(self, address: str, refusal: Refusal, cost: float = 1.0) -> None:
        """Take `cost` for an address, or raise a refusal with the seconds until that is possible."""
        if not self.take(address, cost):
            refusal.retry_after = self.by_address[address].retry_after(cost)
            try:
                raise refusal
            finally:
                del refusal  # its traceback refers to this frame: only the garbage collector would free them and the request


def rate_limit_key(address: str) -> str:
    """Return the key that limits count by: the address, or the /64 network of an IPv6 address, which one subscriber is given."""
    plain = normalize_address(address)
    return str(ip_network(f"{plain}/64", strict=False)) if ":" in plain else plain


def normalize_address(address: str) -> str:
    """Return an address without its zone; an IPv4-mapped IPv6 address becomes the IPv4 address."""
    plain = address.partition("%")[0]
    if ":" not in plain:
        return plain
    parsed = ip_address(plain)
    embedded = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return str(embedded) if embedded is not None else plain


class InboundBuckets:
    """The inbound limits of one connection: its frames and bytes, and the frames of all connections of its address."""

    def __init__(self, address: str, frames: TokenBucket, size: TokenBucket, of_address: RateLimiter) -> None:
        self.address = address
        self.frames = frames
        self.most_frames = int(frames.burst)
        self.size = size
        self.of_address = of_address

    def take(self, frames: int, size: int) -> bool:
        """Whether so much may arrive now.  If the address has sent too much, only a connection that has sent little may go on."""
        if not self.frames.take(frames) or not self.size.take(size):
            return False
        return self.of_address.take(self.address, frames) or self.frames.tokens >= self.frames.burst / 2


class AddressSlots:
    """Slots for connections: at most so many in all, and so many per address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_per_address = most_of_one
        self.in_use = 0
        self.by_address: dict[str, int] = {}

    def acquire(self, address: str, is_for_many: bool = False) -> bool:
        """Take a slot, to be given back with `release`.  Return whether one was free.

        An address that `is_for_many` (a trusted proxy) has no limit of its own.
        """
        if self.in_use >= self.most or (self.by_address.get(address, 0) >= self.most_per_address and not is_for_many):
            return False
        self.in_use += 1
        self.by_address[address] = self.by_address.get(address, 0) + 1
        return True

    def release(self, address: str) -> None:
        self.in_use -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]
