"""The internals of uvicorn that our own frames rely on, and that it does not promise to keep."""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols import utils
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from grusel.server.connection.direct import Conversation

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_only_versions_that_were_tried_are_installed(name: str) -> None:
    wanted = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["optional-dependencies"]["table"]
    [bounds] = [found.specifier for word in wanted if (found := Requirement(word)).name == name]
    assert bounds.contains(version(name))
    assert not bounds.contains("1000")


def test_the_server_keeps_its_connections_and_tasks_in_sets() -> None:
    state = ServerState()
    assert (state.connections, state.tasks) == (set(), set())


def test_a_loaded_configuration_has_the_application_and_the_protocol() -> None:
    config = uvicorn.Config(lambda scope, receive, send: None, interface="asgi3", http="h11", ws_max_size=5)
    config.load()
    assert callable(config.loaded_app)
    assert config.http_protocol_class is H11Protocol
    assert config.ws_max_size == 5


def test_a_protocol_for_sockets_is_made_with_three_names() -> None:
    upgrade = inspect.getsource(H11Protocol.handle_websocket_upgrade)
    made = upgrade.partition("self.ws_protocol_class(")[2].partition(")")[0]
    names = [line.strip().partition("=")[0] for line in made.splitlines() if "=" in line and "#" not in line]
    assert names == ["config", "server_state", "app_state"]
    assert [word for word in ("connection_made", "data_received", "set_protocol") if f".{word}(" in upgrade] == [
        "connection_made",
        "data_received",
        "set_protocol",
    ]


def test_the_library_notes_an_unfinished_message_where_ours_looks() -> None:
    frames = Conversation(max_size=5)
    assert frames.current_size is None
    frames.recv_frame(Frame(Opcode.TEXT, b"abc", fin=False))
    assert frames.current_size == 3


def test_the_address_of_a_client_can_be_asked_for() -> None:
    assert [*inspect.signature(utils.get_remote_addr).parameters] == ["transport"]
    assert [*inspect.signature(utils.is_ssl).parameters] == ["transport"]
    assert issubclass(H11Protocol, asyncio.Protocol)
