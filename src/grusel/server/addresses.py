"""The addresses of a server."""

from __future__ import annotations

import errno
import socket
import time
from typing import Final

from grusel.game import Illegal
from grusel.server.settings import USUAL_PORT, Settings

FREE_WITHIN: Final = 1.0  # seconds to wait for an occupied port
TAKEN_WITHIN: Final = 30.0  # seconds in which the other side has to take what is sent
EVERYWHERE: Final = ("", "0.0.0.0", "::")
OUTSIDE: Final = ("192.0.2.1", 9)  # a documentation address; nothing is sent to it


def listen(settings: Settings) -> socket.socket:
    """Open the listening socket before anything else; raises Illegal.

    Browsers store keys and tables by address, so keep the port the same each time unless another program has it.
    """
    try:
        return _wait_for(settings)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and settings.port == USUAL_PORT:
            return _open(settings.host, 0)
        raise Illegal("server-bad-settings", problem=f"host, port: {error}") from None


def _wait_for(settings: Settings) -> socket.socket:
    """Retry for a moment, because a worker of a killed server may hold the port; raises OSError."""
    until = time.monotonic() + FREE_WITHIN
    while True:
        try:
            return _open(settings.host, settings.port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > until:
                raise
            time.sleep(0.05)


def _open(host: str, port: int) -> socket.socket:
    """Connections made here end when the other side takes nothing for a while (on Linux), whatever server has them."""
    opened = socket.create_server((host, port), backlog=2048)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * TAKEN_WITHIN))
    return opened


def address(host: str, port: int) -> str:
    """The address to type into a browser; if the server listens on all interfaces, one that other machines can use."""
    name = in_the_network() if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def in_the_network() -> str:
    """This machine's own address in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(OUTSIDE)
            return str(way.getsockname()[0])
        except OSError:  # there is no network
            return "127.0.0.1"


def is_local(address: str) -> bool:
    """Whether only this machine can connect."""
    return any(f"//{name}:" in address for name in ("localhost", "127.0.0.1", "[::1]"))
