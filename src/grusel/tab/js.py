"""Between Python and JavaScript: the only module that knows Pyodide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pyodide.ffi import JsException, to_js

from grusel.server.connection.session import Session
from grusel.tab.home import Home
from grusel.tab.minds import Minds
from grusel.tab.requests import Request
from grusel.tab.storage import Cut, Moved, Put

Js = Any  # an object of JavaScript


async def open_home(shelves: Js, new_mind: Callable[[], Js]) -> JsHome:
    """The tables of this browser; called by `home.ts`."""
    home = Home(JsShelves(shelves), Minds(lambda: JsMind(new_mind())))
    await home.open()
    return JsHome(home)


class JsHome:
    def __init__(self, home: Home) -> None:
        self.home = home

    async def ask(self, method: str, path: str, key: str, token: str, body: str) -> Js:
        """Status, kind and body of the answer."""
        request = Request(method=method, path=path, key=key, token=token, body=body.encode())
        answered = await self.home.ask(request)
        return to_js([answered.status, answered.kind, answered.body])

    def enter(self, send: Callable[[str], None], closed: Callable[[int], None]) -> JsDoor:
        return JsDoor(self.home, self.home.enter(send, closed))


class JsDoor:
    """One page at one table."""

    def __init__(self, home: Home, session: Session) -> None:
        self.home = home
        self.session = session

    def hear(self, text: str) -> None:
        self.session.hear(text.encode())

    def leave(self) -> None:
        self.home.leave(self.session)


class JsShelves:
    """IndexedDB, as `shelves.ts` gives it."""

    def __init__(self, js: Js) -> None:
        self.js = js

    async def open(self, home: str) -> None:
        await self.js.open(home)

    async def write(self, home: str, work: list[Put | Cut]) -> None:
        try:
            await self.js.write(home, to_js([_written(one) for one in work]))
        except JsException as error:
            if error.name == "Moved":
                raise Moved from None
            raise

    async def read(self, shelf: str, table: str | None) -> list[bytes]:
        return [found.to_bytes() for found in await self.js.read(shelf, table)]


def _written(one: Put | Cut) -> list[Any]:
    return [one.table, [one.shelf, one.number, one.value] if isinstance(one, Put) else None]


class JsMind:
    """A second worker, as `minds.ts` gives it."""

    def __init__(self, js: Js) -> None:
        self.js = js

    async def ready(self) -> None:
        await self.js.ready()

    async def ask(self, module: str, question: bytes) -> bytes:
        answered: bytes = (await self.js.ask(module, to_js(question))).to_bytes()
        return answered

    async def run(self, module: str, words: Sequence[str], question: bytes, say: Callable[[str], None]) -> None:
        await self.js.run(module, to_js(list(words)), to_js(question), say)

    def end(self) -> None:
        self.js.end()
