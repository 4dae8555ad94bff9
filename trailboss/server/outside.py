"""Outside: addresses that people give the server to call. Only the open internet is called."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from trailboss.server.problems import BadRequest

PATIENCE: Final = 5.0
"""Seconds that somebody outside has to answer."""
OPEN: Final = ip_network("2000::/3")
"""All that was ever given out of IPv6: the rest is of a site, a translator or nobody."""
WRAPPED: Final = [ip_network(text) for text in ("64:ff9b::/96", "::/96")]
"""IPv6 addresses that end in one of IPv4: NAT64, and the form that was given up."""
ISATAP: Final = (0x0000_5EFE, 0x0200_5EFE)
"""What stands before an address of IPv4 that is reached through a tunnel of a site."""


def checked_webhook(url: str, most: int = 500) -> str:
    """An address that may be called at all; who it belongs to is looked up each time."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine or len(url) > most or "@" in parts.netloc or not url.isprintable() or " " in url:
        raise BadRequest("problem-webhook-address", "a webhook is an http or https address")
    return url


class Refused(Exception):
    """An address that a server must not call."""


async def target(url: str, private: bool) -> tuple[str, str]:
    """The address with the host's number in place of its name, and the name.

    The number that was checked is the number that is called, so a name cannot change in between.
    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    numbers = [ip_address(text.partition("%")[0]) for text in await looked_up(host, port)]
    if not numbers or (not private and not all(map(public, numbers))):
        raise Refused
    number = f"[{numbers[0]}]" if numbers[0].version == 6 else str(numbers[0])
    query = f"?{parts.query}" if parts.query else ""
    return f"{parts.scheme}://{number}:{port}{parts.path or '/'}{query}", host


async def looked_up(host: str, port: int) -> list[str]:
    """The numbers of a name, found in a thread of its own.

    A name server that does not answer holds a thread for half a minute. Of the shared ones there
    are few, and passwords are checked by them.
    """
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def tell(numbers: list[str], error: Exception | None) -> None:
        if found.done():
            return
        found.set_exception(error) if error else found.set_result(numbers)

    def look() -> None:
        numbers, failed = [], None
        try:
            rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            numbers = [str(row[4][0]) for row in rows]
        except (OSError, UnicodeError) as error:
            failed = error
        with suppress(RuntimeError):  # The server has ended meanwhile.
            loop.call_soon_threadsafe(tell, numbers, failed)

    Thread(target=look, name="lookup", daemon=True).start()
    return await found


def public(number: IPv4Address | IPv6Address) -> bool:
    """Is it an address of the open internet, also when it is wrapped into another kind?"""
    if isinstance(number, IPv4Address):
        return number.is_global and not number.is_multicast
    if number.ipv4_mapped or number.sixtofour:
        return public(number.ipv4_mapped or number.sixtofour or IPv4Address(0))
    last = IPv4Address(int(number) & 0xFFFF_FFFF)
    if any(number in net for net in WRAPPED):
        return public(last)
    if int(number) >> 32 & 0xFFFF_FFFF in ISATAP and not public(last):
        return False
    return number in OPEN and number.teredo is None and number.is_global
