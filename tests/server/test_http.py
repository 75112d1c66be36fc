"""Requests over HTTP, and those that are refused."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import kuhn
import pytest
from httpx import Client
from litestar.testing import TestClient
from msgspec.json import decode, encode
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol
from websockets.sync.client import ClientConnection, connect

from grusel.game import Illegal
from grusel.record import from_json, from_text, to_text
from grusel.registry import installed
from grusel.server.app import build, make_app
from grusel.server.connection.asgi import App
from grusel.server.connection.direct import DirectWire
from grusel.server.connection.gate import Guard
from grusel.server.connection.held import Limits
from grusel.server.connection.operator import is_operator
from grusel.server.connection.session import Session
from grusel.server.connection.whose import address_of
from grusel.server.http.records import verify
from grusel.server.settings import Settings
from grusel.server.workers.process import Worker
from grusel.testing.laws import random_match
from server.live import plug_in, serving

FINISHED = random_match(kuhn.GAME, 2, kuhn.Options(), 5).record()
KEY = {"X-Grusel-Key": "the key of the host's browser"}
OTHER = {"X-Grusel-Key": "the key of somebody else's browser"}
Http = Client


def as_asgi(app: App) -> Any:
    """Litestar's test client has its own names for the same types."""
    return app


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Http]:
    settings = Settings(data=str(tmp_path), bot_budget=0.0, bot_workers=1, synchronous="OFF")
    with serving(settings) as address, Client(base_url=f"http://{address}") as client:
        yield client


def new(http: Http, seats: str = "mm", **more: Any) -> dict[str, Any]:
    kinds = {"m": "me", "o": "open", "b": "bot"}
    wish = {"game": "kuhn", "seats": [{"kind": kinds[letter]} for letter in seats], **more}
    answer = http.post("/api/tables", json=wish, headers=KEY)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_games_are_listed_with_their_options(http: Http) -> None:
    games = {game["name"]: game for game in http.get("/api/games").json()}
    assert set(games) == set(installed())
    assert games["kuhn"]["options"]["$defs"]["Options"]["properties"]["starter"]["enum"] == ["first", "second"]
    assert games["kuhn"]["presets"] == {"default": {"starter": "first"}}


def test_the_values_of_an_option_are_listed_in_the_order_of_the_rules(http: Http) -> None:
    games = {game["name"]: game for game in http.get("/api/games").json()}
    difficulty = games["insel"]["options"]["$defs"]["Options"]["properties"]["difficulty"]
    assert difficulty["enum"] == ["novice", "normal", "elite", "legendary", "custom"]


def test_words_and_rules_are_served_in_every_language(http: Http) -> None:
    assert "kuhn-wait" in http.get("/api/words/de").text
    assert http.get("/api/games/flure/rules/nl").text.startswith("# ")
    assert http.get("/api/games/nosuch/rules/nl").status_code == 404


def test_the_words_of_one_game_fall_back_to_english(http: Http) -> None:
    german = http.get("/api/games/kuhn/words/de").text
    assert german.index("kuhn-wait = { $seat } überlegt") < german.index("kuhn-wait = { $seat } is thinking")
    assert http.get("/api/games/nosuch/words/de").status_code == 404


def test_the_view_of_a_seat_is_drawn_in_text(http: Http) -> None:
    view = {"hands": [0, None], "line": ["bet"], "starter": 0}
    assert http.post("/api/games/kuhn/diagram", json=view).text == "starter: 0\nhands: J?\nline: bet"


@pytest.mark.parametrize("view", [{}, "x", {"hands": [99], "line": [], "starter": 0}, ["x" * 60_000]])
def test_an_impossible_view_is_not_drawn(http: Http, view: Any) -> None:
    answer = http.post("/api/games/kuhn/diagram", json=view)
    assert (answer.status_code, answer.json()["why"]["id"]) == (400, "server-bad-message")


def test_a_game_says_whether_it_brings_lessons(http: Http) -> None:
    games = {game["name"]: game["lessons"] for game in http.get("/api/games").json()}
    assert (games["flure"], games["kuhn"]) == (True, False)


@pytest.mark.parametrize(
    ("wish", "id"),
    [
        ({"game": "nosuch", "seats": [{}]}, "unknown-game"),
        ({"game": "kuhn", "seats": [{}]}, "bad-seats"),
        ({"game": "kuhn", "seats": [{}, {}], "options": {"starter": "third"}}, "bad-option-value"),
        ({"game": "insel", "seats": [{}, {}], "options": {"first_floods": 20}}, "bad-option-value"),
        ({"game": "insel", "seats": [{}, {}], "options": {"drawn": 7}}, "bad-option-text"),
        ({"game": "kuhn", "seats": [{}, {}], "options": {"stake": 3}}, "unknown-option"),
        ({"game": "kuhn", "seats": [{}, {"kind": "bot", "bot": "nosuch"}]}, "unknown-bot"),
        ({"game": "kuhn", "seats": [{}, {}], "extra": 1}, "server-bad-request"),
    ],
)
def test_an_impossible_table_is_refused_with_a_reason(http: Http, wish: dict[str, Any], id: str) -> None:
    answer = http.post("/api/tables", json=wish, headers=KEY)
    assert 400 <= answer.status_code < 500
    assert answer.json()["why"]["id"] == id


def test_without_a_key_no_table_is_opened(http: Http) -> None:
    assert http.post("/api/tables", json={"game": "kuhn", "seats": [{}, {}]}).status_code == 400


def test_the_lobby_lists_public_tables_and_mine_lists_mine(http: Http) -> None:
    private, public = new(http), new(http, "mo", house={"public": True})
    assert [entry["table"] for entry in http.get("/api/tables").json()] == [public["table"]]
    assert {entry["table"] for entry in http.get("/api/mine", headers=KEY).json()} == {
        private["table"],
        public["table"],
    }
    assert http.get("/api/mine", headers=OTHER).json() == []


def test_mine_tells_whose_move_a_table_waits_for(http: Http) -> None:
    begun, open = new(http, start=True), new(http)
    play_to_the_deal(http, begun["table"])
    waits = {entry["table"]: entry["waits_for"] for entry in http.get("/api/mine", headers=KEY).json()}
    assert waits == {begun["table"]: 0, open["table"]: None}


def test_during_play_a_seat_gets_its_record_and_a_stranger_none(http: Http) -> None:
    made = new(http, start=True)
    play_to_the_deal(http, made["table"])
    path = f"/api/tables/{made['table']}/record"
    text = http.get(path, headers=KEY, params={"seat": 0}).text
    assert "seen by: A" in text
    assert "tag seed" not in text
    assert len(from_text(text).steps) == 1  # the own card, not the other's
    assert http.get(path, headers=OTHER).status_code == 403
    watching = http.get(path, headers={**OTHER, "X-Grusel-Token": made["watch"]}).text
    assert "seen by: spectator" in watching
    assert from_text(watching).steps == ()


def play_to_the_deal(http: Http, table: str) -> None:
    with sit_down(http, table):
        pass


@contextmanager
def sit_down(http: Http, table: str) -> Iterator[ClientConnection]:
    """A socket of the host that has seen the first step."""
    with plug_in(http.base_url.netloc.decode()) as plugged:
        plugged.send(encode({"type": "hello", "version": 1, "table": table, "key": KEY["X-Grusel-Key"]}).decode())
        while decode(plugged.recv(20))["type"] != "step":
            pass
        yield plugged


def test_after_the_end_the_record_is_whole_and_its_dice_can_be_checked(http: Http) -> None:
    made = new(http, start=True)
    with sit_down(http, made["table"]) as plugged:
        plugged.send('{"type":"end"}')
        while decode(plugged.recv(20)).get("phase") != "over":
            pass
    answer = http.get(f"/api/tables/{made['table']}/record", headers=KEY, params={"form": "json"})
    record = from_json(answer.content)
    assert record.tags["dice"] == made["dice"]
    assert verify(record) == 2


def test_a_record_can_be_imported_and_exported_again(http: Http) -> None:
    match = random_match(kuhn.GAME, 2, kuhn.Options(), 5)
    text = to_text(match.record(("Ada", "Bo")))
    made = http.post("/api/records", json={"record": text}, headers=KEY).json()
    again = http.get(f"/api/tables/{made['table']}/record", headers=KEY).text
    assert from_text(again).steps == from_text(text).steps
    assert from_text(again).names == ("Ada", "Bo")
    refused = http.post("/api/records", json={"record": "game: kuhn"}, headers=KEY)
    assert refused.status_code == 400


def test_a_table_never_waits_while_a_record_is_read_or_written(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []  # of another process

    async def ask(_: Worker, work: Callable[..., object], *words: object, within: float = 0) -> None:
        asked.append(work.__name__)
        raise Illegal("server-bad-record")

    over = http.post("/api/records", json={"record": to_text(FINISHED)}, headers=KEY).json()["table"]
    monkeypatch.setattr("grusel.server.workers.clerks._ask", ask)
    http.post("/api/records", json={"record": "x"}, headers=KEY)
    http.get(f"/api/tables/{new(http)['table']}/record", headers=KEY)
    http.get(f"/api/tables/{over}/replay")
    http.post(f"/api/tables/{over}/analysis")
    http.post("/api/games/kuhn/diagram", json={})
    assert asked == ["packed_record", "written", "packed", "to_analyse", "draw"]


def test_a_record_longer_than_any_game_is_refused(http: Http) -> None:
    answer = http.post("/api/records", json={"record": "x" * 300_001}, headers=KEY)
    assert (answer.status_code, answer.json()["why"]["id"]) == (400, "server-too-long")


def test_only_the_host_deletes_a_table_and_then_it_is_gone(http: Http) -> None:
    made = new(http)
    path = f"/api/tables/{made['table']}"
    assert http.delete(path, headers=OTHER).status_code == 403
    assert http.delete(path, headers=KEY).status_code == 204
    assert http.delete(path, headers=KEY).status_code == 404
    assert http.get(f"{path}/record", headers=KEY).status_code == 404


def test_every_answer_has_the_headers_of_a_careful_server(http: Http) -> None:
    for path in ("/", "/api/games", "/healthz", "/docs", "/nosuch/thing.js"):
        headers = http.get(path).headers
        assert "unsafe-inline" not in headers["content-security-policy"].partition("script-src")[2].partition(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert http.get("/api/games").headers["cache-control"] == "no-store"


def test_health_and_metrics_are_served_to_the_operator(http: Http) -> None:
    assert http.get("/healthz").text == "ok"
    assert http.get("/readyz").text == "ready"
    assert "grusel_moves_total" in http.get("/metrics").text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via"])
def test_metrics_that_reveal_hidden_moves_are_not_served_through_a_proxy(http: Http, header: str) -> None:
    answer = http.get("/metrics", headers={header: "203.0.113.9"})
    assert answer.status_code == 403
    assert answer.json()["why"]["id"] == "server-operator-only"
    assert "grusel_moves" not in answer.text


def asked_for_metrics(key: str, client: str, headers: dict[str, str]) -> bool:
    named = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    return is_operator({"headers": named, "client": (client, 1)}, Settings(metrics_key=key))


@pytest.mark.parametrize(
    ("key", "client", "headers", "may"),
    [
        ("", "127.0.0.1", {}, True),
        ("", "::1", {}, True),
        ("", "192.168.0.7", {}, False),
        ("", "203.0.113.9", {}, False),
        ("", "", {}, False),
        ("", "127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, False),
        ("long and secret", "203.0.113.9", {"Authorization": "Bearer long and secret"}, True),
        ("long and secret", "127.0.0.1", {}, False),
        ("long and secret", "127.0.0.1", {"Authorization": "Bearer long and secre"}, False),
        ("long and secret", "127.0.0.1", {"Authorization": "Basic long and secret"}, False),
    ],
)
def test_only_the_operator_reads_the_metrics(key: str, client: str, headers: dict[str, str], may: bool) -> None:
    assert asked_for_metrics(key, client, headers) is may


def test_a_page_of_another_site_cannot_connect(http: Http) -> None:
    address = http.base_url.netloc.decode()
    with pytest.raises(InvalidStatus, match="403"):
        plug_in(address, "https://evil.example")
    with plug_in(address, f"http://{address}") as plugged:
        plugged.send('{"type":"sync"}')
        assert decode(plugged.recv(20))["why"]["id"] == "server-say-hello"


def test_any_header_is_answered(http: Http) -> None:
    address = http.base_url.netloc.decode()
    with pytest.raises(InvalidStatus, match="403"), plug_in(address, "http://\u00fcbel.example"):
        pass


def test_there_is_a_socket_at_one_address_only(http: Http) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        plug_in(http.base_url.netloc.decode(), path="/api/games")


def test_an_address_has_a_limit_of_sockets_and_regains_those_it_closes(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), sockets_per_address=2, bot_workers=1)
    with serving(settings) as address:
        with plug_in(address), plug_in(address), pytest.raises(InvalidStatus, match="403"):
            plug_in(address)
        for _ in range(100):  # the server notices a moment later
            with suppress(InvalidStatus), plug_in(address) as plugged:
                plugged.send("nonsense")
                assert decode(plugged.recv(20))["why"]["id"] == "server-bad-message"
                return
        pytest.fail("no socket was given back")


def test_a_proxy_says_whose_socket_it_is_only_where_it_is_trusted(tmp_path: Path) -> None:
    for proxies, admitted in (("127.0.0.1", 2), ("", 1)):
        settings = Settings(data=str(tmp_path / str(admitted)), sockets_per_address=1, proxies=proxies, bot_workers=1)
        with serving(settings) as address, ExitStack() as open_sockets:
            found = 0
            for person in ("192.0.2.1", "192.0.2.2"):
                with suppress(InvalidStatus):
                    headers = {"X-Forwarded-For": person}
                    open_sockets.enter_context(connect(f"ws://{address}/ws", additional_headers=headers))
                    found += 1
            assert found == admitted


def test_a_message_may_come_in_pieces_and_pings_are_answered(http: Http) -> None:
    with plug_in(http.base_url.netloc.decode()) as plugged:
        plugged.send(['{"type":', '"sy', 'nc"}'])
        assert decode(plugged.recv(20))["why"]["id"] == "server-say-hello"
        assert plugged.ping().wait(5)


def test_a_client_that_does_not_answer_counts_as_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "grusel.server.runtime.heartbeat.LISTEN_EVERY", 1.0
    )  # time for the other to answer, however busy the machine is
    with serving(Settings(data=str(tmp_path), bot_workers=1)) as address:
        host, _, port = address.partition(":")
        with Client(base_url=f"http://{address}") as http:
            hello = {"type": "hello", "version": 1, "table": new(http)["table"], "key": KEY["X-Grusel-Key"]}
        with plug_in(address) as lively, socket.create_connection((host, int(port)), 10) as dead:
            lively.send(encode(hello).decode())
            lines = [f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade"]
            lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
            dead.sendall("\r\n".join(lines).encode())
            with suppress(ConnectionResetError):
                while dead.recv(1000):  # the handshake, and pings that are not answered
                    pass
            lively.send('{"type":"sync"}')
            heard = [decode(lively.recv(5))["type"] for _ in range(3)]
            assert heard == ["welcome", "table", "alive"]


HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("begun", [b"", HALF, HALF + b"Content-Length: 9\r\n\r\n{", WHOLE + HALF])
def test_an_unfinished_request_times_out(begun: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grusel.server.connection.patience.PATIENCE", 0.2)
    with serving(Settings(data=str(tmp_path), bot_workers=1)) as address:
        host, _, port = address.partition(":")
        with socket.create_connection((host, int(port)), 10) as plugged:
            plugged.sendall(begun)
            while plugged.recv(1000):
                pass  # else the socket's timeout is raised


def test_a_late_body_is_refused_as_a_timeout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grusel.server.connection.patience.PATIENCE", 0.2)
    with serving(Settings(data=str(tmp_path), bot_workers=1)) as address:
        host, _, port = address.partition(":")
        with socket.create_connection((host, int(port)), 10) as plugged:
            lines = b"X-Grusel-Key: a key that is long enough\r\nContent-Type: application/json\r\nContent-Length: 9"
            plugged.sendall(HALF + lines + b"\r\n\r\n{")
            assert plugged.recv(1000).startswith(b"HTTP/1.1 408 ")


def test_a_slow_answer_is_delivered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grusel.server.connection.patience.PATIENCE", 0.5)
    monkeypatch.setattr("grusel.server.storage.store.DatabaseStore.check", lambda _: asyncio.sleep(1.6))
    with serving(Settings(data=str(tmp_path), bot_workers=1)) as address, Client(base_url=f"http://{address}") as http:
        assert http.get("/readyz").text == "ready"


def test_a_closed_socket_leaves_nothing_behind_for_the_collector(http: Http) -> None:
    address = http.base_url.netloc.decode()
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            with plug_in(address) as plugged:
                plugged.send("nonsense")
                plugged.recv(20)
        for _ in range(500):  # the server notices a moment later
            left = [one for one in gc.get_objects() if type(one) in (DirectWire, Session, ServerProtocol)]
            if not left:
                return
            del left
            time.sleep(0.01)
        pytest.fail("sockets wait for the collector")
    finally:
        gc.enable()


def test_a_message_far_too_long_closes_the_socket(http: Http) -> None:
    with plug_in(http.base_url.netloc.decode()) as plugged:
        plugged.send("x" * 300_000)
        with pytest.raises(ConnectionClosed) as ended:
            plugged.recv(5)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1009


def test_a_server_that_stops_tells_every_client_to_reconnect(tmp_path: Path) -> None:
    with ExitStack() as server:
        address = server.enter_context(serving(Settings(data=str(tmp_path), bot_workers=1)))
        with plug_in(address) as plugged:
            server.close()
            gone = {"type": "gone", "why": {"type": "message", "id": "server-closing", "args": {}}, "again": True}
            assert decode(plugged.recv(5)) == gone
            with pytest.raises(ConnectionClosed) as ended:
                plugged.recv(5)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1012


def test_a_client_with_too_many_requests_is_told_to_wait(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), requests_per_second=0.0001, request_burst=3, bot_workers=1)
    with TestClient(as_asgi(make_app(build(settings))), "http://127.0.0.1") as client:
        answers = [client.get("/api/games") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json()["why"]["id"] == "server-too-fast"


def test_a_party_behind_one_address_gets_all_the_files_of_the_client(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), requests_per_second=0.0001, request_burst=1, bot_workers=1)
    with TestClient(as_asgi(make_app(build(settings))), "http://127.0.0.1") as client:
        assert client.get("/api/games").status_code == 200
        assert client.get("/assets/nothing.js").status_code == 404
        assert client.get("/api/games").status_code == 429


def test_new_tables_are_rationed_for_each_address(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), new_tables_per_second=0.01, new_table_burst=2, bot_workers=1)
    with TestClient(as_asgi(make_app(build(settings))), "http://127.0.0.1") as client:
        answers = [client.post("/api/tables", json={}, headers=KEY) for _ in range(3)]
        assert client.get("/api/games").status_code == 200
    assert [answer.status_code for answer in answers] == [400, 400, 429]


def test_a_key_has_a_limit_of_tables(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), tables_per_key=2, bot_workers=1)
    with TestClient(as_asgi(make_app(build(settings))), "http://127.0.0.1") as client:
        new(client)
        new(client)
        answer = client.post("/api/tables", json={"game": "kuhn", "seats": [{}, {}]}, headers=KEY)
    assert answer.json()["why"]["id"] == "server-too-many-tables"


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300])
def test_an_impossible_file_name_is_answered(http: Http, path: str) -> None:
    assert http.get(path).status_code == 200


def test_a_request_nested_too_deeply_is_refused(http: Http) -> None:
    headers = {**KEY, "Content-Type": "application/json"}
    assert http.post("/api/tables", content=b"[" * 100_000, headers=headers).status_code == 400


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_network_of_addresses_counts_as_one_client(one: str, other: str, together: bool) -> None:
    assert (address_of({"client": (one, 1)}) == address_of({"client": (other, 1)})) is together


def test_a_page_with_an_unusable_origin_does_not_match_an_empty_host() -> None:
    guard = Guard(AsyncMock(), AsyncMock(), Settings(), Limits(Settings()))
    assert not guard._is_ours({"headers": [(b"origin", b"null"), (b"host", b"")]})
    assert not guard._is_ours({"headers": [(b"origin", b"http://["), (b"host", b"table")]})


def test_the_interface_says_what_each_request_is_for_and_how_a_browser_shows_who_it_is(http: Http) -> None:
    described = http.get("/docs/openapi.json").json()
    schemes = described["components"]["securitySchemes"]
    sent = {name: scheme["name"] for name, scheme in schemes.items()}
    assert sent == {"browserKey": "X-Grusel-Key", "linkToken": "X-Grusel-Token"}
    assert {(scheme["type"], scheme["in"]) for scheme in schemes.values()} == {("apiKey", "header")}
    operations = [verb for verbs in described["paths"].values() for verb in verbs.values()]
    assert {tag for verb in operations for tag in verb["tags"]} == {tag["name"] for tag in described["tags"]}
    for verb in operations:
        headers = {parameter["name"] for parameter in verb.get("parameters", ()) if parameter["in"] == "header"}
        declared = {sent[name] for choice in verb.get("security", ()) for name in choice}
        assert headers & {*sent.values()} == declared, verb["operationId"]


@pytest.mark.parametrize(("verb", "path"), [("GET", "/api/mine"), ("POST", "/api/tables"), ("DELETE", "/api/tables/x")])
def test_what_needs_a_key_is_refused_without_one(http: Http, verb: str, path: str) -> None:
    assert http.request(verb, path, json={}).status_code == 400
