"""Where a server is found: at the same address each time, and from other machines if it listens to them."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from grusel.game import Illegal
from grusel.server import addresses, logs
from grusel.server.addresses import address, in_the_network, is_local, listen
from grusel.server.settings import Settings


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A taken port in the place of our usual one."""
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        port = int(somebody.getsockname()[1])
        monkeypatch.setattr(addresses, "USUAL_PORT", port)
        yield port


def test_the_port_is_the_same_each_time() -> None:
    assert Settings().port == 4787


def test_a_taken_usual_port_is_replaced(taken: int) -> None:
    with listen(Settings(port=taken)) as listening:
        assert listening.getsockname()[1] not in (0, taken)


def test_a_port_that_becomes_free_in_a_moment_is_waited_for() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as of_a_killed_server,
        ThreadPoolExecutor() as meanwhile,
    ):
        port = int(of_a_killed_server.getsockname()[1])
        waiting = meanwhile.submit(listen, Settings(port=port))
        time.sleep(0.2)
        of_a_killed_server.close()
        with waiting.result() as listening:
            assert listening.getsockname()[1] == port


def test_a_requested_port_is_not_replaced(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "USUAL_PORT", 0)
    with pytest.raises(Illegal) as refused:
        listen(Settings(port=taken))
    assert "port" in str(refused.value.message.args)


def test_a_server_open_to_the_network_prints_an_address_that_others_can_use() -> None:
    assert address("0.0.0.0", 4787) == f"http://{in_the_network()}:4787/"
    assert address("::", 80) == f"http://{in_the_network()}:80/"


def test_an_address_can_be_typed_into_a_browser() -> None:
    assert address("127.0.0.1", 4787) == "http://127.0.0.1:4787/"
    assert address("::1", 4787) == "http://[::1]:4787/"


def test_loopback_addresses_are_recognised() -> None:
    assert is_local(address("127.0.0.1", 1))
    assert is_local(address("::1", 1))
    assert is_local(address("localhost", 1))
    assert not is_local(address("192.168.1.20", 1))


def test_a_person_reads_short_lines() -> None:
    record = logging.makeLogRecord({"msg": "table stopped", "table": "abc", "created": 0.0})
    assert logs.ShortLines().format(record).endswith(" table stopped, table abc")


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux has it")
def test_a_connection_whose_peer_reads_nothing_ends() -> None:
    with (
        listen(Settings(port=0)) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as taken,
    ):
        assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000
