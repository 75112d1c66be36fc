"""Fixtures of the server's tests."""

from collections.abc import Iterator

import pytest
from known_luck import known_luck, write_word

from server.services import database_url, postgres_server, postgres_url, redis_url


@pytest.fixture(autouse=True)
def same_luck_each_time(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[None]:
    """Make chance follow from the test's own name, whatever other tests did before."""
    word = tmp_path_factory.mktemp("luck") / "word"
    write_word(word, request.node.nodeid)
    with known_luck(word):
        yield


__all__ = ["database_url", "postgres_server", "postgres_url", "redis_url"]
