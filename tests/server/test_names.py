"""The server answers to its own names alone: a page whose name was rebound to this machine gets nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec.json import decode
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grusel.game import Illegal
from grusel.server.connection.names import Names
from grusel.server.run import serve
from grusel.server.settings import Settings
from server.live import serving

OURS = [
    "localhost",
    "LOCALHOST:4787",
    "grusel.localhost:80",
    "localhost.",
    "127.0.0.1",
    "127.0.0.1:4787",
    "[::1]:4787",
    "192.168.1.20:4787",
    "[fe80::1]",
    "0.0.0.0:4787",
    "table.example.org",
    "Table.Example.org:443",
    "laptop:4787",
]
STRANGERS = [
    "evil.example",
    "evil.example:4787",
    "localhost.evil.example",
    "evil-localhost",
    "127.0.0.1.evil.example",
    "127.0.0.1.nip.io:4787",
    "sub.table.example.org",
    "table.example.org.evil.example",
    "table.example.org:80:80",
    "evil.example#localhost",
    "2130706433",
    "",
    ":4787",
    "[evil.example]",
    "::evil",
    "localhost, evil.example",
]
SETTINGS = Settings(host="laptop", allowed_hosts="table.example.org  games.example.org")


@pytest.mark.parametrize("host", OURS)
def test_addresses_loopback_names_and_names_in_the_settings_are_ours(host: str) -> None:
    assert Names(SETTINGS).know(host.lower())


@pytest.mark.parametrize("host", STRANGERS)
def test_every_other_name_is_a_strangers(host: str) -> None:
    assert not Names(SETTINGS).know(host)


def test_a_server_on_all_addresses_still_knows_only_its_names() -> None:
    for everywhere in ("", "0.0.0.0", "::"):
        assert not Names(Settings(host=everywhere)).know("evil.example")
        assert not Names(Settings(host=everywhere)).know("")
        assert Names(Settings(host=everywhere)).know("192.168.1.20:4787")


def test_a_proxy_that_checks_names_itself_may_pass_on_any() -> None:
    assert Names(Settings(allowed_hosts="*")).know("table.example.org")


@pytest.mark.parametrize("wrong", ["https://table.example.org", "table.example.org:443", "me@table.example.org"])
def test_a_setting_that_can_match_nothing_keeps_the_server_from_starting(wrong: str, tmp_path: Path) -> None:
    settings = Settings(allowed_hosts=wrong, port=0, data=str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as listening, pytest.raises(Illegal, match="bad-settings"):
        serve(settings, listening)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data=str(tmp_path_factory.mktemp("names")), bot_workers=1, allowed_hosts="table.example.org")
    with serving(settings) as address:
        yield address


def plugged_in(address: str, name: str) -> ClientConnection:
    """A socket for the server under this name, opened by a page of the same name."""
    host, port = address.split(":")
    connection = socket.create_connection((host, int(port)), 10)
    return connect(f"ws://{name}/ws", sock=connection, origin=Origin(f"http://{name}"))


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/games", "/assets/x.js", "/docs", "/metrics", "/nosuch"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_a_rebound_name_gets_nothing_over_http(address: str, path: str, method: str) -> None:
    answer = httpx.request(method, f"http://{address}{path}", headers={"Host": "evil.example:4787"})
    assert answer.status_code == 421
    why = decode(answer.content)["why"]
    assert (why["id"], why["args"]) == ("server-unknown-host", {"host": "evil.example"})


def test_a_rebound_name_opens_no_socket_even_for_its_own_page(address: str) -> None:
    with pytest.raises(InvalidStatus) as refused, plugged_in(address, "evil.example:4787"):
        pass
    assert refused.value.response.status_code == 403


def test_its_own_name_opens_a_socket_and_a_page(address: str) -> None:
    own = "table.example.org:8080"
    with plugged_in(address, own) as plugged:
        plugged.send('{"type":"sync"}')
        assert "server-say-hello" in str(plugged.recv(10))
    assert httpx.get(f"http://{address}/api/games", headers={"Host": own}).status_code == 200


def test_a_person_reads_why_in_every_language_and_no_name_becomes_code(address: str) -> None:
    headers = {"Host": "<b>evil</b>.example", "Accept": "text/html,*/*"}
    answer = httpx.get(f"http://{address}/table/abc", headers=headers)
    assert answer.status_code == 421
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert [f'<p lang="{language}">' in answer.text for language in ("en", "de", "nl")] == [True] * 3
    assert answer.text.count("&lt;b&gt;evil&lt;/b&gt;.example") == 3
    assert "<b>" not in answer.text


def test_health_is_told_under_any_name(address: str) -> None:
    assert httpx.get(f"http://{address}/healthz", headers={"Host": "10.balancer"}).text == "ok"


@pytest.mark.parametrize("lines", [b"", b"Host: localhost\r\nHost: evil.example\r\n"])
def test_a_request_with_no_name_or_two_is_refused(address: str, lines: bytes) -> None:
    host, port = address.split(":")
    for version in (b"1.0", b"1.1"):
        with socket.create_connection((host, int(port)), 10) as connection:
            connection.sendall(b"GET /api/games HTTP/" + version + b"\r\n" + lines + b"Connection: close\r\n\r\n")
            assert connection.recv(100).startswith((b"HTTP/1.1 400", b"HTTP/1.1 421"))
