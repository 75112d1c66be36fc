"""What a proxy has to do for a table: TLS, sockets, `Host` with its port, the client's address, one process a table."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread

import httpx
import pytest
from browser.conftest import visiting
from browser.table import is_over, open_table, play_by_list
from own_server import browsing, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grusel.bench.forge import free_port
from outside.deploy.people import trusting
from outside.deploy.proxies import PROXIES, Certificate, certificate

HASHING = ("nginx", "haproxy")  # Caddy 2.6 of Debian 12 cannot hash by the query
TABLES = [f"table{number}" for number in range(40)]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest) -> str:
    name = str(request.param)
    if not shutil.which(name):
        pytest.skip(f"missing: {name}")
    return name


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


def test_a_game_in_a_browser_through_a_proxy(proxy: str, own: Certificate, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with serving(data) as server, browsing() as browser:
        ports = (port_of(server), free_port())  # the second process is down
        with PROXIES[proxy](tmp_path, own, ports) as address, visiting(browser, address) as people:
            page = people.new(ignore_https_errors=True)
            open_table(page, "gruft", ["me", "bot:level3"])
            play_by_list([page], Random(3))
            assert is_over(page)


def plug_in(address: str, source: str, origin: str = "", **headers: str) -> ClientConnection:
    """A socket as a browser opens it, from an address of this machine."""
    return connect(
        f"{address.replace('https', 'wss')}/ws",
        ssl=trusting(),
        origin=Origin(origin or address),
        additional_headers=headers,
        source_address=(source, 0),
    )


def test_limits_count_the_client_and_not_the_proxy(proxy: str, own: Certificate, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with serving(data, GRUSEL_SOCKETS_PER_ADDRESS="1") as server:
        ports = (port_of(server), free_port())
        pretending = {"X-Forwarded-For": "203.0.113.9"}
        with PROXIES[proxy](tmp_path, own, ports) as address, plug_in(address, "127.0.0.1"):
            with pytest.raises(InvalidStatus, match="403"), plug_in(address, "127.0.0.1", **pretending):
                pass
            with plug_in(address, "127.0.0.2") as other:
                assert other.request


def test_a_page_of_another_site_is_refused_through_a_proxy(proxy: str, own: Certificate, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with serving(data) as server, PROXIES[proxy](tmp_path, own, (port_of(server), free_port())) as address:
        elsewhere = address.replace("127.0.0.1", "localhost")
        with pytest.raises(InvalidStatus, match="403"), plug_in(address, "127.0.0.1", origin=elsewhere):
            pass


@contextmanager
def named(name: str) -> Iterator[ThreadingHTTPServer]:
    """A process that says its name."""

    class Saying(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(name)))
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Saying) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def homes(client: httpx.Client) -> dict[str, str]:
    """Which process each table's sockets come to."""
    return {table: client.get("/ws", params={"t": table}).text for table in TABLES}


@pytest.mark.parametrize("proxy", HASHING, indirect=True)
def test_the_sockets_of_a_table_meet_in_one_process(proxy: str, own: Certificate, tmp_path: Path) -> None:
    with ExitStack() as stack:
        one = stack.enter_context(named("one"))
        two = stack.enter_context(named("two"))
        address = stack.enter_context(PROXIES[proxy](tmp_path, own, (one.server_port, two.server_port)))
        client = stack.enter_context(httpx.Client(base_url=address, verify=False))
        first = homes(client)
        assert {*first.values()} == {"one", "two"}
        assert homes(client) == first


@pytest.mark.parametrize("proxy", HASHING, indirect=True)
def test_tables_of_a_stopped_process_move_to_another(proxy: str, own: Certificate, tmp_path: Path) -> None:
    with ExitStack() as stack:
        two = stack.enter_context(named("two"))
        going = stack.enter_context(ExitStack())
        one = going.enter_context(named("one"))
        address = stack.enter_context(PROXIES[proxy](tmp_path, own, (one.server_port, two.server_port)))
        client = stack.enter_context(httpx.Client(base_url=address, verify=False))
        first = homes(client)
        going.close()
        later = homes(client)
        assert {*first.values()} == {"one", "two"}
        assert {*later.values()} == {"two"}
