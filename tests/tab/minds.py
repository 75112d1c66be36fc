"""Minds that think at once, where the test runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grusel.tab import minds


class Here:
    """A mind without a worker."""

    async def ready(self) -> None:
        return

    async def ask(self, module: str, question: bytes) -> bytes:
        return minds.reply(module, question)

    async def run(self, module: str, words: Sequence[str], question: bytes, say: Callable[[str], None]) -> None:
        minds.run(module, words, question, say)

    def end(self) -> None:
        return
