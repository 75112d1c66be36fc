"""The crowd that measures the server: what it counts has happened."""

from __future__ import annotations

from functools import partial

import pytest

from grusel.bench import load
from grusel.bench.crowd import Crowd, framed, unframed
from grusel.bench.load import Load, in_turn, load_of, run_load
from grusel.registry import AnyGame, installed
from grusel.server.connection import frames

MOST = 1 << 20


def is_ours(game: AnyGame) -> bool:
    return type(game).__module__.startswith("grusel.games.")


@pytest.mark.parametrize("store", ["sqlite", "none"])
def test_every_table_is_played_at_and_every_move_has_its_time(store: str) -> None:
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


def test_of_several_rounds_the_middle_one_counts() -> None:
    paces = {"slow": [3.0, 1.0, 2.0], "fast": [30.0, 10.0, 50.0]}
    order: list[str] = []

    def work(name: str) -> Load:
        order.append(name)
        return load_of("kuhn", [1.0], 1, 4, 1 / paces[name][order.count(name) - 1], 0.0, 0, name)

    found = in_turn([partial(work, "slow"), partial(work, "fast")], 3)
    assert order == ["slow", "fast"] * 3
    assert [(run.server, run.per_second) for run in found] == [("slow", 2.0), ("fast", 30.0)]


def test_the_crowd_goes_along_to_each_rematch_and_thinks_before_it_plays() -> None:
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


def test_whoever_is_not_let_in_is_not_waited_for_forever() -> None:
    with load._forge({}) as forge:
        guest = load._people(forge.address, "picks", {})[0]
        guest.table, crowd = "nowhere", Crowd()
        with pytest.raises(ConnectionError, match="hung up"):
            crowd.seat([guest], 30)
        crowd.leave()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 5_000])
def test_what_a_guest_says_is_what_the_server_hears(size: int) -> None:
    assert frames.unframed(framed(b"x" * size), MOST) == b"x" * size


def test_messages_are_found_however_they_are_cut() -> None:
    texts = [b"", b"a" * 125, b"b" * 126, b"c" * 70_000, b"d"]
    sent = b"".join(frames.framed(text) for text in texts)
    for cut in (1, 2, 3, 130, 131, 400, 70_300, len(sent) - 1):
        first, rest = unframed(sent[:cut])
        then, rest = unframed(rest + sent[cut:])
        assert [text for _, text in first + then] == texts
        assert rest == b""
    assert {kind for kind, _ in unframed(sent)[0]} == {frames.WHOLE_TEXT}
