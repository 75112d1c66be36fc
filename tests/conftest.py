"""Fixtures of every test. `toys/` installs the toy games as another package would."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("busy machines", deadline=None)
settings.load_profile("busy machines")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
