"""Connections that ask for nothing, or never finish asking, are closed."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 30.0  # seconds without a whole request


class PatientProtocol(H11Protocol):
    """uvicorn's HTTP, which itself would wait for the rest of a request for ever."""

    patience: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self.patience.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.patience.cancel()
        super().handle_websocket_upgrade(event)

    def _wait(self, last: object) -> None:
        self.patience = self.loop.call_later(PATIENCE, self._look, last)

    def _look(self, last: object) -> None:
        if self.cycle is last and not self._is_ours_to_answer():
            self.transport.close()
        else:
            self._wait(self.cycle)

    def _is_ours_to_answer(self) -> bool:
        return self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete
