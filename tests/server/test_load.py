"""The crowd that measures the server: its counts are true."""

from __future__ import annotations

from functools import partial

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from grusel.bench import load
from grusel.bench.crowd import WHOLE_TEXT, Crowd, framed, unframed
from grusel.bench.load import Load, in_turn, load_of, run_load
from grusel.registry import AnyGame, installed


def is_ours(game: AnyGame) -> bool:
    return type(game).__module__.startswith("grusel.games.")


@pytest.mark.parametrize("store", ["sqlite", "none"])
def test_every_table_is_played_and_every_move_is_timed(store: str) -> None:
    seen = run_load("picks", tables=3, seconds=0.3, store=store)
    assert (seen.tables, seen.sockets) == (3, 12)
    assert seen.moves > 12
    assert 0 < seen.p50_ms <= seen.p99_ms
    assert seen.per_second == pytest.approx(seen.moves / seen.seconds, rel=0.05)


@pytest.mark.parametrize("game", [name for name, game in installed().items() if is_ours(game)])
def test_any_game_can_be_played_at_any_pace(game: str) -> None:
    seen = run_load(game, tables=2, seconds=0.5, store="none", pause=0.05)
    assert (seen.game, seen.tables) == (game, 2)
    assert 0 < seen.per_second < 4 * 2 / 0.05


def test_the_median_of_several_rounds_counts() -> None:
    paces = {"slow": [3.0, 1.0, 2.0], "fast": [30.0, 10.0, 50.0]}
    order: list[str] = []

    def work(name: str) -> Load:
        order.append(name)
        return load_of("kuhn", [1.0], 1, 4, 1 / paces[name][order.count(name) - 1], 0.0, 0, name)

    found = in_turn([partial(work, "slow"), partial(work, "fast")], 3)
    assert order == ["slow", "fast"] * 3
    assert [(run.server, run.per_second) for run in found] == [("slow", 2.0), ("fast", 30.0)]


def test_the_crowd_follows_to_each_rematch_and_thinks_before_playing() -> None:
    crowd = Crowd(pause=0.001)
    with load._forge({}) as forge:
        load._begin(forge, crowd, "picks", 2, {"length": "8"})
        tables = {guest.table for guest in crowd.guests.values()}
        crowd.run(30, lambda: len(crowd.waits) >= 2 * 8 * 3)
        guests = [*crowd.guests.values()]
        crowd.leave()
    assert len(crowd.waits) >= 2 * 8 * 3
    assert len(guests) == 8
    assert not tables & {guest.table for guest in guests}


def test_waiting_for_a_client_that_is_not_let_in_ends() -> None:
    with load._forge({}) as forge:
        guest = load._people(forge.address, "picks", {})[0]
        guest.table, crowd = "nowhere", Crowd()
        with pytest.raises(ConnectionError, match="hung up"):
            crowd.seat([guest], 30)
        crowd.leave()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 5_000])
def test_the_frames_of_a_guest_are_what_a_server_hears(size: int) -> None:
    server = ServerProtocol(state=OPEN)
    server.receive_data(framed(b"x" * size))
    [frame] = server.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


TEXTS = [b"", b"a" * 125, b"b" * 126, b"c" * 70_000, b"d"]
SENT = b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in TEXTS)


@pytest.mark.parametrize("cut", [1, 2, 3, 130, 131, 400, 70_300, len(SENT) - 1])
def test_messages_are_found_however_they_are_split(cut: int) -> None:
    first, rest = unframed(SENT[:cut])
    then, rest = unframed(rest + SENT[cut:])
    assert first + then == [(WHOLE_TEXT, text) for text in TEXTS]
    assert rest == b""
