"""No secret leaks: two truths that a place cannot tell apart give it the same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from ours import ALL, hides

from grusel.client.connection import Client
from grusel.game import Chance, Decision, Illegal, Seat
from grusel.match import AnyMatch, Match, draw
from grusel.record import to_text
from grusel.registry import AnyGame, installed
from grusel.server.http.opening import open_table
from grusel.server.http.records import as_seen
from grusel.server.messages.http import NewSeat, NewTable
from grusel.server.workers.pool import BotPool
from grusel.tables.messages import Alive, Back, Foresee, Imagine, Played, Share, Start, Sync, Try, encode
from grusel.tables.people import PERSON
from grusel.tables.rows import Batch, Opening, SeatRow
from grusel.tables.tokens import hashed
from grusel.testing.laws import random_match
from server.room import GAMES, Ear, Room, room, settle

CASES = 8
LONGEST = 12
Move = tuple[Seat | None, Any]


class Case(Struct, frozen=True):
    """Two truths, a place that cannot tell them apart, and moves that look the same to it in both."""

    game: Any
    seats: int
    options: Any
    truths: tuple[Any, Any]
    place: Seat | None
    script: tuple[Move, ...]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_place_hears_the_same_in_every_truth_it_cannot_tell_apart(game: AnyGame, tmp_path: Path) -> None:
    cases = [find_case(game, Random(seed)) for seed in range(CASES)]
    assert sum(len(case.script) for case in cases) >= CASES // 2  # Kuhn poker is short
    for number, case in enumerate(cases):
        heard = [await transcript(case, truth, tmp_path / f"{number}-{truth}") for truth in (0, 1)]
        assert heard[0] == heard[1]
        assert len(heard[0]) > 5


@pytest.mark.parametrize("name", [game.name for game in ALL if hides(game)])
async def test_a_server_that_shows_too_much_is_caught(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = installed()[name]
    cases = [find_case(game, Random(seed)) for seed in range(CASES)]
    case = next(case for case in cases if game.truth(case.truths[0]) != game.truth(case.truths[1]))
    monkeypatch.setattr(type(game), "view", lambda self, state, seat: game.truth(state))
    heard = [(await transcript(case, truth, tmp_path / str(truth))) for truth in (0, 1)]
    assert heard[0] != heard[1]


def find_case(game: AnyGame, rng: Random) -> Case:
    """A moment of a random game, another truth for one place, and moves that are legal in both."""
    seats = rng.choice([seats for seats in game.seats if seats <= 4])
    match = random_match(game, seats, game.types.options(), rng.randrange(10**6))
    decisions = [at for at, moment in enumerate(match.moments) if isinstance(game.turn(moment.state), Decision)]
    at = rng.choice(decisions)
    place = rng.choice([*range(seats), None])
    state, seen = match.moments[at].state, rng.choice([match.seen(place, at), []])  # with a memory, and without
    other = game.imagine(game.view(state, place), place, seen, rng)
    script = tuple(lockstep(game, state, other, place, rng))
    return Case(game, seats, match.options, (state, other), place, script)


def lockstep(game: AnyGame, one: Any, two: Any, place: Seat | None, rng: Random) -> list[Move]:
    """Moves that are legal in both truths, up to the first that shows the place a difference."""
    script: list[Move] = []
    whole = 0
    while len(script) < LONGEST and (move := common_move(game, one, two, rng)):
        first, one = seen_step(game, one, move, place)
        second, two = seen_step(game, two, move, place)
        if first != second:
            break
        script.append(move)
        if not isinstance(game.turn(one), Chance):
            whole = len(script)
    return script[:whole]  # a move comes with all the chance that follows from it


def common_move(game: AnyGame, one: Any, two: Any, rng: Random) -> Move | None:
    turn = game.turn(one)
    if turn != game.turn(two):
        return None
    if isinstance(turn, Chance):
        both = [pair for pair in game.outcomes(one) if pair[0] in [other for other, _ in game.outcomes(two)]]
        return (None, draw(both, rng)) if both else None
    if isinstance(turn, Decision):
        seat = turn.seats[0]
        actions = [action for action in game.actions(one, seat) if action in game.actions(two, seat)]
        return (seat, rng.choice(actions)) if actions else None
    return None


def seen_step(game: AnyGame, state: Any, move: Move, place: Seat | None) -> tuple[list[bytes], Any]:
    """What the place gets from a move, without the chance that must follow."""
    events: list[Any] = []
    after = game.apply(state, move[0], move[1], events.append)
    seen = game.witnessed(events, place)
    return [*map(encode, seen), encode(game.view(after, place)), encode(game.turn(after))], after


class ScriptedDice:
    """Gives the outcomes of the script, in turn."""

    def __init__(self, script: Sequence[Move]) -> None:
        self.outcomes = [move for by, move in script if by is None]

    def draw(self, number: int, outcomes: Sequence[tuple[Any, int]]) -> Any:
        if number >= len(self.outcomes):
            raise Illegal("server-not-now")  # the script ends here
        return self.outcomes[number]


async def transcript(case: Case, truth: int, folder: Path) -> list[str]:
    """Everything sent to the place while the script is played, and its record afterwards."""
    folder.mkdir()
    dice = ScriptedDice(case.script)
    async with room(folder, now=lambda: 1000.0, dice=lambda _: dice) as here:
        here.hub.services.rng.seed(7)
        await set_up(here, case, case.truths[truth])
        clients = [await here.sit(Client("sametable", key_of(seat))) for seat in range(case.seats)]
        spectator = await here.sit(Client("sametable", "the key of the host, who watches"))
        listener = spectator if case.place is None else clients[case.place]
        await spectator.send(Start())
        await play_script(case, clients, spectator, listener)
        await dream(case, listener)
        listed = await here.hub.store.find("sametable")
        assert listed
        written = as_seen(listed.row, listed.seats, await here.hub.store.log("sametable"), case.place)
        late = await here.sit(Client("sametable", listener.key))
        await late.send(Sync(have=late.have))
        await late.until(Alive)
        return [*heard_by(listener), *heard_by(late), to_text(replace(written, start=""))]


def heard_by(client: Client) -> list[str]:
    assert isinstance(client.link, Ear)
    return client.link.pipe.raw


async def set_up(here: Room, case: Case, state: Any) -> None:
    seats = tuple(NewSeat() for _ in range(case.seats))
    opening = open_table(NewTable(game=case.game.name, seats=seats), "the key of the host, who watches", 0.0)
    people = [SeatRow(seat=seat, kind=PERSON, key=hashed(key_of(seat)), name=f"p{seat}") for seat in range(case.seats)]
    diagram = case.game.draw(case.game.truth(state))
    row = replace(opening.row, id="sametable", seed=b"same seed", start=diagram, watch="")
    await here.hub.store.write(Batch(table=row.id, opens=Opening(row=row, seats=tuple(people))))


async def play_script(case: Case, clients: list[Client], spectator: Client, listener: Client) -> None:
    everybody = [*clients, spectator]
    await settle(everybody)
    for by, move in case.script:
        if by is None:
            continue
        if (
            case.place is not None
            and case.place != by
            and encode(move) not in map(encode, listener.choices(case.place))
        ):
            # Another seat's move must be refused alike.
            await listener.play(case.place, encode(move), id=f"foreign{by}")
        await clients[by].play(by, encode(move), id="c" + str(len(clients[by].heard)))
        await clients[by].until(Played)
        await settle(everybody)


async def dream(case: Case, listener: Client) -> None:
    """A what-if is imagined from what the place knows, and from nothing else."""
    if case.place is None:
        return
    await listener.send(Imagine(seat=case.place))
    for by in range(case.seats):
        await listener.send(Try(by=by, action=next(iter(listener.choices(case.place)), None) or encode({})))  # type: ignore[arg-type]
    for number, action in enumerate(listener.choices(case.place)[:3]):
        await listener.send(Foresee(id=f"f{number}", seat=case.place, action=action))
    await listener.send(Back())
    await listener.send(Share())
    await listener.send(Sync(have=listener.have))
    await listener.until(Alive)


def key_of(seat: Seat) -> str:
    return f"the key of the person on seat {seat}"


async def test_a_bots_time_does_not_depend_on_its_question() -> None:
    pool, game = BotPool(1, budget=0.3, grace=5.0), next(game for game in GAMES if game.name == "kuhn")
    match: AnyMatch = Match(game, 2)
    match.play_chance(Random(1))
    state, seat = match.state, 0
    took = []
    for actions in (game.actions(state, seat), game.actions(state, seat)[:1], game.actions(state, seat)):
        began = asyncio.get_running_loop().time()
        await pool.choose(game, "random", seat, game.view(state, seat), (), actions, ("here",), lambda: None)
        took.append(asyncio.get_running_loop().time() - began)
    await pool.close()
    assert all(0.3 <= seconds < 0.45 for seconds in took[1:])
