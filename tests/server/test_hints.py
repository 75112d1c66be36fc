"""Hints at a table: for the seat to move, from what it sees, one at a time, and only if the table has hints."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import kuhn
import msgspec
import pytest

from grusel.client.connection import Client
from grusel.game import Illegal
from grusel.games.gruft import GAME as GRUFT
from grusel.server.runtime import asides
from grusel.server.workers.bot import Advice
from grusel.server.workers.pool import BotPool
from grusel.tables.messages import Hint, Hinted, House, Refused, encode
from server.room import Room, play_on, room, settle


async def asked(client: Client, seat: int, seq: int | None = None, id: str = "h") -> Hinted | Refused:
    """The server's answer to a request for a hint."""
    await client.send(Hint(id=id, seat=seat, seq=client.steps[str(seat)].seq if seq is None else seq))
    answer: Hinted | Refused = await client.until(Hinted | Refused, lambda answer: answer.id == id)
    return answer


def refusal(answer: Hinted | Refused) -> str:
    assert isinstance(answer, Refused)
    return answer.why.id


async def two_people(here: Room, house: House | None = None) -> tuple[Client, Client]:
    """The client to move in Kuhn poker, and the other one."""
    clients = await here.people(kuhn.GAME, 2, house)
    await settle(clients)
    one, other = clients
    return (one, other) if one.to_move() else (other, one)


async def test_the_seat_to_move_gets_a_move_and_its_text(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        mover, _ = await two_people(here)
        seat = mover.to_move()[0]
        answer = await asked(mover, seat)
        actions = [bytes(action) for action in mover.choices(seat)]
    assert isinstance(answer, Hinted)
    assert bytes(answer.action) in actions
    assert answer.text in ("pass", "bet")


async def test_in_our_games_a_hint_has_its_reasons(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        clients = await here.people(GRUFT, 2)
        await settle(clients)
        mover = next(client for client in clients if client.to_move())
        answer = await asked(mover, mover.to_move()[0])
    assert isinstance(answer, Hinted)
    assert [reason.id for reason in answer.reasons] == ["bot-hint-gruft-unknown"]


async def test_a_hint_is_refused_out_of_turn_for_other_seats_and_for_old_steps(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        mover, waiting = await two_people(here)
        mine, other = mover.to_move()[0], 1 - mover.to_move()[0]
        answers = [await asked(waiting, other), await asked(waiting, mine, seq=1), await asked(mover, mine, seq=99)]
        await play_on([mover, waiting], Random(1))
        assert [*map(refusal, answers), refusal(await asked(mover, mine))] == [
            "server-hint-not-now",
            "server-not-your-seat",
            "server-stale",
            "server-hint-not-now",
        ]


async def test_the_host_can_open_a_table_without_hints(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        mover, _ = await two_people(here, House(hints=False))
        assert refusal(await asked(mover, mover.to_move()[0])) == "server-hints-off"


async def test_hints_are_rationed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asides, "HINTS", (0.0, 2))

    async with room(tmp_path) as here:
        mover, _ = await two_people(here)
        answers = [await asked(mover, mover.to_move()[0], id=f"h{number}") for number in range(3)]
    assert [type(answer) for answer in answers[:2]] == [Hinted, Hinted]
    assert refusal(answers[2]) == "server-too-fast"


async def test_hints_come_one_at_a_time_and_the_table_continues_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*everything: Any) -> Advice:
        await asyncio.sleep(3600)
        raise AssertionError

    monkeypatch.setattr(BotPool, "hint", never)

    async with room(tmp_path) as here:
        mover, waiting = await two_people(here)
        seat = mover.to_move()[0]
        await mover.send(Hint(id="first", seat=seat, seq=mover.steps[str(seat)].seq))
        refused = refusal(await asked(mover, seat, id="second"))
        assert await play_on([mover, waiting], Random(2)) >= 2
        assert refused == "server-hint-busy"


async def test_a_failed_hint_is_refused_and_has_no_other_effect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*everything: Any) -> Advice:
        raise Illegal("server-hint-failed")

    monkeypatch.setattr(BotPool, "hint", fails)

    async with room(tmp_path) as here:
        mover, waiting = await two_people(here)
        refused = refusal(await asked(mover, mover.to_move()[0]))
        moves = await play_on([mover, waiting], Random(2))
    assert refused == "server-hint-failed"
    assert moves >= 2


async def test_a_hint_is_sent_to_no_other_seat(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        mover, waiting = await two_people(here)
        before = len(waiting.heard)
        await asked(mover, mover.to_move()[0])
        await settle([waiting])
        assert [type(message).__name__ for message in waiting.heard[before:]] == ["Alive"]


async def test_the_hinting_bot_gets_what_the_seat_sees_and_has_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[bytes, list[bytes]]] = []

    async def listens(
        pool: BotPool, game: Any, seat: int, view: Any, seen: Sequence[Any], actions: Sequence[Any], whose: Any
    ) -> Advice:
        told.append((encode(view), [encode(event) for event in seen]))
        return Advice(0, ())

    monkeypatch.setattr(BotPool, "hint", listens)

    async with room(tmp_path) as here:
        mover, _ = await two_people(here)
        seat = mover.to_move()[0]
        await asked(mover, seat)
        view = msgspec.json.decode(mover.steps[str(seat)].view)
    assert msgspec.json.decode(told[0][0]) == view
    assert view["hands"][1 - seat] is None
    dealt = [msgspec.json.decode(event) for event in told[0][1]]
    assert [event["card"] is None for event in dealt] == [event["seat"] != seat for event in dealt]
