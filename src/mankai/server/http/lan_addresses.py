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


def origins(host: str, port: int, configured_origins: tuple[str, ...]) -> list[str]:
    """Return the origins under which other devices can open the page: the configured ones first, then the server's own."""
    if host in WILDCARD_HOSTS:
        addresses = own_addresses(WILDCARD_HOSTS[host])
    else:
        addresses = [] if host in LOOPBACK else [host]
    return [*configured_origins, *[f"http://{f'[{address}]' if ':' in address else address}:{port}" for address in addresses]]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """Return the addresses of this machine in its networks, the one used for outgoing traffic first."""
    addresses: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((PROBE_ADDRESSES[family], 9))  # chooses a route, and sends nothing
        addresses.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        for *_, socket_address in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM):
            addresses.append(str(socket_address[0]))
    return list(dict.fromkeys([address for address in addresses if is_reachable(address)]))


def is_reachable(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


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
        parsed = ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any([parsed in network for network in PRIVATE_NETWORKS if network.version == parsed.version])
