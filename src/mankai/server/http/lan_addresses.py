"""The addresses under which other devices reach this server, as far as it knows them itself."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.datastructures import Headers

from mankai.server.net.security import LOOPBACK, host_of

WILDCARD_HOSTS = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
PROBE_ADDRESSES = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # reserved for documentation
PROXY_HEADERS = (
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "x-cluster-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
    "fly-client-ip",
)
# Loopback, private and link-local networks.  The standard library's `is_private` includes more, such as documentation.
PRIVATE_NETWORKS = [
    ip_network(one)
    for one in (
        "127.0.0.0/8",
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",
        "::1/128",
        "fc00::/7",
        "fe80::/10",
    )
]


def origins(host: str, port: int, further: tuple[str, ...]) -> list[str]:
    """Return the origins under which other devices can open the page: the `further` ones first, then the server's addresses."""
    if host in WILDCARD_HOSTS:
        found = own_addresses(WILDCARD_HOSTS[host])
    else:
        found = [] if host in LOOPBACK else [host]
    return [*further, *[f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in found]]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """Return the addresses of this machine in its networks, the one used for outgoing traffic first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((PROBE_ADDRESSES[family], 9))  # chooses a route, and sends nothing
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


def is_on_lan(client: str, headers: Headers) -> bool:
    """Whether a request comes from this machine or a private network: nobody else need know its networks.

    Behind a local proxy every request seems to.  Proxies are recognised by their headers, or by a public name in Host.
    """
    if any([name in PROXY_HEADERS or name.startswith("x-forwarded") for name in headers]):
        return False
    if headers.get("connection", "").casefold() == "close":  # nginx with its defaults; browsers keep their connections
        return False
    host = host_of(headers.get("host", ""))
    return is_private(client) and is_private(host) and (host not in LOOPBACK or client in LOOPBACK)


def is_private(host: str) -> bool:
    """Whether a name or address is a loopback one or belongs to a private network."""
    if host in LOOPBACK:
        return True
    try:
        found = ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any([found in network for network in PRIVATE_NETWORKS if network.version == found.version])
