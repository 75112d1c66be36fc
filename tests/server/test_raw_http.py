"""HTTP on the wire, valid and invalid (RFC 9110, RFC 9112)."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from grusel.server.settings import Settings
from server.live import serving

SMUGGLED = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(Settings(data=str(tmp_path_factory.mktemp("raw")), bot_workers=1, request_burst=1000)) as address:
        yield address


def said(address: str, data: bytes) -> bytes:
    """The server's bytes until it closes the connection, for three seconds at most."""
    host, port = address.split(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(data)
        return everything(connection)


def everything(connection: socket.socket) -> bytes:
    connection.settimeout(3)
    answer = b""
    try:
        while more := connection.recv(65_536):
            answer += more
    except TimeoutError:
        return answer + b"[still open]"
    return answer


PAGES = ("/", "/table/x", "/api/games", "/api/tables", "/api/words/de", "/healthz", "/readyz", "/metrics", "/docs")


MORE = ("/nosuch.js", "/api/tables/x/record", "/api/mine", "/api/puzzles", "/api/games/gruft/rules/de", "/api/records")


@pytest.mark.parametrize("path", [*PAGES, *MORE])
def test_head_answers_like_get_without_a_body(address: str, path: str) -> None:
    asked = f"{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    got, headed = said(address, b"GET " + asked), said(address, b"HEAD " + asked)
    head, _, body = headed.partition(b"\r\n\r\n")
    assert body == b""
    assert lines(head) == lines(got.partition(b"\r\n\r\n")[0])


def lines(head: bytes) -> list[bytes]:
    changing = (b"date:", b"content-length:") if b"text/plain; version" in head else (b"date:",)
    return sorted(line for line in head.lower().split(b"\r\n") if not line.startswith(changing))


def test_two_requests_on_one_connection_are_answered(address: str) -> None:
    asked = b"HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answer = said(address, asked)
    assert answer.count(b"HTTP/1.1 200") == 2
    assert answer.endswith(b"ok[still open]")


@pytest.mark.parametrize("order", [0, 1])
def test_a_request_with_two_lengths_is_refused_and_its_rest_is_not_a_request(address: str, order: int) -> None:
    lengths = [b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n"]
    first, second = lengths[order], lengths[1 - order]
    asked = (
        b"POST /api/games/gruft/diagram HTTP/1.1\r\nHost: localhost\r\n" + first + second + b"\r\n0\r\n\r\n" + SMUGGLED
    )
    answer = said(address, asked)
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"connection: close" in answer.lower()
    assert answer.count(b"HTTP/1.1") == 1
    assert not answer.endswith(b"[still open]")


@pytest.mark.parametrize(
    "headers",
    [
        b"Content-Length: 5\r\nContent-Length: 6\r\n",
        b"Content-Length: -1\r\n",
        b"Content-Length: +5\r\n",
        b"Content-Length: five\r\n",
        b"Transfer-Encoding: gzip\r\n",
        b"Transfer-Encoding: chunked, identity\r\n",
        b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
        b"Bad Name: x\r\n",
        b"X: a\r\n b\x00\r\n",
    ],
)
def test_ambiguous_headers_are_refused_and_the_connection_closed(address: str, headers: bytes) -> None:
    answer = said(address, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\nhello" + SMUGGLED)
    assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 501"))
    assert answer.count(b"HTTP/1.1") == 1
    assert not answer.endswith(b"[still open]")


@pytest.mark.parametrize("request_line", [b"GET  /", b"", b"\x16\x03\x01\x02", b"GET / HTTP/1.1\r\nHost"])
def test_a_malformed_request_is_refused_and_the_connection_closed(address: str, request_line: bytes) -> None:
    answer = said(address, request_line + b"\r\n\r\n" + SMUGGLED)
    assert answer.count(b"HTTP/1.1 200") <= (request_line == b"")  # empty lines before a request are allowed
    assert request_line == b"" or not answer.endswith(b"[still open]")


def test_a_chunk_without_a_size_ends_the_connection(address: str) -> None:
    asked = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n" + SMUGGLED
    answer = said(address, asked)
    assert b"HTTP/1.1 200" not in answer
    assert not answer.endswith(b"[still open]")
