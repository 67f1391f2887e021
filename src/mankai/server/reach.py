"""Reach: the addresses at which this server can be found from other devices, as far as it knows them itself."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

from starlette.datastructures import Headers

from mankai.server.walls import LOOPBACK, host_of

EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # addresses of nobody, for documentation
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "forwarded", "via")


def origins(host: str, port: int, further: tuple[str, ...]) -> list[str]:
    """Where pages of a server can be opened elsewhere: by the names that it was given, then by its own addresses."""
    if host in EVERYWHERE:
        found = own_addresses(EVERYWHERE[host])
    else:
        found = [] if host in LOOPBACK else [host]
    return [*further, *[f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in found]]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses of this machine in its networks, the one that it speaks to others with first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((ELSEWHERE[family], 9))  # chooses a way, and sends nothing
        found.append(str(asking.getsockname()[0]))
    with suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)]
    return list(dict.fromkeys([one for one in found if is_reachable(one)]))


def is_reachable(address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def is_at_this_machine(client: str, headers: Headers) -> bool:
    """Whether somebody asks who sits at the machine itself: nobody else need know its networks.

    Behind a proxy everybody seems to; but proxies say whom they ask for.
    """
    if any([name in headers for name in FORWARDED]):
        return False
    return client in LOOPBACK and host_of(headers.get("host", "")) in LOOPBACK
