"""Fixtures of every test. `toys/` installs the toy games as another package would."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("busy machines", deadline=None)
settings.load_profile("busy machines")


@pytest.fixture(scope="session", autouse=True)
def a_home_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Nothing that a test starts keeps games in the data folder of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        yield Path(os.environ["XDG_DATA_HOME"])


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
