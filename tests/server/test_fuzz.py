"""Bad input breaks and changes nothing."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from grusel.bench.fuzz import fuzz
from grusel.server.app import build, make_app
from grusel.server.settings import Settings

FOLDER = tempfile.mkdtemp(prefix="grusel-fuzz-")
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)
APP = make_app(
    build(
        Settings(
            data=FOLDER,
            allowed_hosts="testserver",
            synchronous="OFF",
            bot_workers=1,
            requests_per_second=1e9,
            request_burst=10**9,
            new_table_burst=10**9,
            tables_per_key=10**9,
        )
    )
)
schema = schemathesis.openapi.from_asgi("/docs/openapi.json", APP)


OPERATIONS = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{operation.method} {operation.path}")
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_request_breaks_the_server(operation: Any, data: st.DataObject) -> None:
    data.draw(operation.as_strategy()).call_and_validate(checks=[not_a_server_error])


async def test_no_message_breaks_a_table_or_changes_a_game(database_url: str) -> None:
    seen = await fuzz(4000, url=database_url)
    assert not seen.problems
    assert seen.messages >= 4000
    assert seen.answers > 1000
