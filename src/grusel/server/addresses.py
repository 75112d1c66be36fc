"""The addresses of a server."""

from __future__ import annotations

import errno
import os
import socket
import time
from typing import Final

from grusel.game import Illegal
from grusel.server.settings import USUAL_PORT, Settings

FREE_WITHIN: Final = 1.0  # seconds to wait for an occupied port
TAKEN_WITHIN: Final = 30.0  # seconds in which the other side has to take what is sent
EVERYWHERE: Final = ("", "0.0.0.0", "::")
HANDED: Final = 3  # the first descriptor a service manager hands over, see sd_listen_fds(3)
OUTSIDE: Final = ("192.0.2.1", 9)  # a documentation address; nothing is sent to it


def listen(settings: Settings) -> socket.socket:
    """Open the listening socket before anything else, or take the one that was handed over; raises Illegal.

    Browsers store keys and tables by address, so keep the port the same each time unless another program has it.
    """
    if is_handed_over():
        os.set_inheritable(HANDED, False)
        return _patient(socket.socket(fileno=HANDED))
    try:
        return _wait_for(settings)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and settings.port == USUAL_PORT:
            return _open(settings.host, 0)
        raise Illegal("server-bad-settings", problem=f"host, port: {error}") from None


def is_handed_over() -> bool:
    """Whether systemd, or this process before it started again, has opened the socket for us."""
    return os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS") == "1"


def hand_over(listening: socket.socket) -> dict[str, str]:
    """Keep this socket open for the next program of this process; what it needs in its environment."""
    os.dup2(listening.fileno(), HANDED)
    return {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}


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
    return _patient(socket.create_server((host, port), backlog=2048))


def _patient(opened: socket.socket) -> socket.socket:
    """Connections made here end when the other side takes nothing for a while (on Linux), whatever server has them."""
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
