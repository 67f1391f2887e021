"""Who may ask how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

MOST_ADDRESSES = 10_000  # remembered; a bucket forgotten is a full one


class TokenBucket:
    """Holds up to `burst` tokens, refilled at `rate` per second; whoever finds none is refused."""

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

    def retry_after(self, cost: float = 1.0) -> float:
        """Seconds until so much can be taken, if nobody takes anything before."""
        return max(0.0, min(cost, self.burst) - self.tokens) / self.rate


class RateLimiter:
    """One bucket per address."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.by_address: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = TokenBucket(self.burst, self.rate)
            if len(self.by_address) > MOST_ADDRESSES:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take(cost)

    def retry_after(self, address: str, cost: float = 1.0) -> float:
        """Seconds until an address can take so much."""
        bucket = self.by_address.get(address)
        return bucket.retry_after(cost) if bucket is not None else 0.0


def rate_limit_key(address: str) -> str:
    """Whom limits hold for: an address, or of an IPv6 address the half that a single subscriber is given."""
    plain = normalize_address(address)
    return str(ip_network(f"{plain}/64", strict=False)) if ":" in plain else plain


def normalize_address(address: str) -> str:
    """An address without its zone; one of IPv4 as such, also where an IPv6 listener writes it as one of IPv6."""
    plain = address.partition("%")[0]
    if ":" not in plain:
        return plain
    found = ip_address(plain)
    inner = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(inner) if inner is not None else plain


class InboundBuckets:
    """What may arrive over one connection: frames and bytes, of its own and of all connections of its address together."""

    def __init__(self, address: str, frames: TokenBucket, size: TokenBucket, of_address: RateLimiter) -> None:
        self.address = address
        self.frames = frames
        self.most_frames = int(frames.burst)
        self.size = size
        self.of_address = of_address

    def take(self, frames: int, size: int) -> bool:
        """Whether so much may arrive; where its address has sent too much, only over a connection that has sent little."""
        if not self.frames.take(frames) or not self.size.take(size):
            return False
        return self.of_address.take(self.address, frames) or self.frames.tokens >= self.frames.burst / 2


class AddressSlots:
    """How many connections an address has, and how many there are."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_per_address = most_of_one
        self.in_use = 0
        self.by_address: dict[str, int] = {}

    def acquire(self, address: str, is_for_many: bool = False) -> bool:
        """Whether there was a place; whoever takes one gives it back.  Behind an address that is for many, many may be."""
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
