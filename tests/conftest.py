"""What holds for every test. The toy games are installed by `toys/`, as games of another package would be."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("busy machines", deadline=None)
settings.load_profile("busy machines")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
