"""Views are drawn for boards that cannot draw them, in another process and with a time limit."""

from __future__ import annotations

import asyncio
import pickle

import kuhn
import msgspec
import pytest
from msgspec.json import encode

from grusel.game import Illegal
from grusel.registry import AnyGame, installed
from grusel.server.http import diagrams
from grusel.server.workers.clerk import LARGEST, Task, carry_out
from grusel.server.workers.clerks import Clerks
from grusel.testing.laws import random_match
from server.endless import Endless

VIEW = encode(kuhn.View((0, None), ("bet",), 0))


async def drawn(*asked: tuple[AnyGame, bytes]) -> list[str]:
    """The drawings of these views by one process, in order."""
    clerks = Clerks()
    try:
        return [await clerks.do("here", diagrams.draw, game, view) for game, view in asked]
    finally:
        await clerks.close()


@pytest.mark.parametrize("name", [*installed()])
async def test_every_view_of_a_seat_is_drawn(name: str) -> None:
    game = installed()[name]
    views = [
        game.view(moment.state, 0) for moment in random_match(game, game.seats[0], game.types.options(), 1).moments
    ]
    assert await drawn(*((game, encode(view)) for view in views[::10])) == [game.draw(view) for view in views[::10]]


async def test_a_view_never_shown_is_not_drawn() -> None:
    with pytest.raises(Illegal):
        await drawn((kuhn.GAME, b'{"hands":[99],"line":[],"starter":0}'))


async def test_an_endless_drawing_does_not_block_others() -> None:
    clerks = Clerks()
    try:
        endless = [asyncio.create_task(clerks.do("there", diagrams.draw, Endless(), VIEW, within=9)) for _ in range(8)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(8):
            drawn = await clerks.do("here", diagrams.draw, kuhn.GAME, VIEW)
        assert drawn == "starter: 0\nhands: J?\nline: bet"
        assert not any(task.done() for task in endless)
    finally:
        for task in endless:
            task.cancel()
        await asyncio.gather(*endless, return_exceptions=True)
        await clerks.close()


async def test_an_endless_drawing_is_given_up() -> None:
    clerks = Clerks()
    try:
        with pytest.raises(Illegal) as refused:
            await clerks.do("here", diagrams.draw, Endless(), VIEW, within=0.3)
        assert refused.value.message.id == "server-too-much"
        assert await clerks.do("here", diagrams.draw, kuhn.GAME, VIEW)
    finally:
        await clerks.close()


def crowded(pieces: int) -> bytes:
    """A view with so many pieces of one kind."""
    game = installed()["flure"]
    match = random_match(game, 2, game.types.options(), 1)
    view = msgspec.json.decode(encode(game.view(match.moments[1].state, 0)))
    view["stock"][0] = pieces
    return encode(view)


async def test_a_diagram_as_large_as_a_view_asks_for_is_not_sent() -> None:
    game = installed()["flure"]
    assert await drawn((game, crowded(9)))
    with pytest.raises(Illegal):
        await drawn((game, crowded(1_000_000)))


def _many(size: int) -> bytes:
    return b"x" * size


async def test_a_result_that_would_fill_the_servers_memory_is_refused() -> None:
    assert pickle.loads(carry_out(Task(pickle.dumps((_many, (9,))))).result) == b"x" * 9
    refused = pickle.loads(carry_out(Task(pickle.dumps((_many, (LARGEST + 1,))))).result)
    assert refused.message.id == "server-too-much"
