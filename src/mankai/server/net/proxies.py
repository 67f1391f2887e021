"""Trusted proxies: which peers are believed about a client's address, and the address of a client behind them."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

from mankai.kernel.errors import MankaiError
from mankai.server.net.rate_limits import normalize_address, rate_limit_key


class BadProxy(MankaiError):
    """A trusted proxy is neither an address nor a network."""


class Proxies:
    """The addresses and networks of trusted proxies.  The X-Forwarded-For of other peers is ignored."""

    def __init__(self, trusted: tuple[str, ...]) -> None:
        try:
            self.networks = [ip_network(proxy, strict=False) for proxy in trusted]
        except ValueError as error:
            raise BadProxy(f"a trusted proxy is an address or a network such as 10.0.0.0/8: {error}") from None

    def is_trusted(self, address: str) -> bool:
        try:
            parsed = ip_address(normalize_address(address))
        except ValueError:
            return False
        return any([parsed in network for network in self.networks])

    def client_address(self, scope: Scope) -> str:
        """Return the rate limit key of the client: of the peer, or of the address that a trusted proxy forwards.

        The last forwarded address that is not a trusted proxy's counts, because a client can write anything before it.
        """
        client = scope.get("client")
        peer = str(client[0]) if client else ""
        if self.is_trusted(peer):
            forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
            for written in reversed(forwarded.split(",")):
                address = parse_address(written)
                if not address:
                    break
                peer = address
                if not self.is_trusted(address):
                    break
        return rate_limit_key(peer)


def parse_address(written: str) -> str:
    """Return an address without brackets and port; empty if it is none."""
    text = written.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return normalize_address(str(ip_address(text)))
    except ValueError:
        return ""
