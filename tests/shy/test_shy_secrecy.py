"""Secrets are kept: truths that differ only in what a seat cannot know look the same to it, byte for byte."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from msgspec.structs import replace
from shy.truths import GAMES, HERO, build, careful_match, differences, moments, twin, twin_differences, up_to_the_end

from grusel.game import Decision, Illegal, Message, Seat, ignore
from grusel.games.shy import GAME, Shy
from grusel.games.shy.state import (
    CORRIDOR,
    FACES,
    Built,
    Done,
    Draw,
    Drew,
    Event,
    Explore,
    Explored,
    Move,
    Options,
    Placed,
    State,
    Take,
    View,
)
from grusel.match import Match


def test_indistinguishable_truths_look_the_same() -> None:
    positions = 0
    for seed in range(GAMES):
        match = careful_match(GAME, seed)
        assert list(differences(GAME, match, Random(seed))) == []
        positions += len(moments(match, Random(seed)))
    assert positions > 2500


def test_a_twin_match_leaves_the_same_records_events_and_views() -> None:
    for seed in range(GAMES):
        match = careful_match(GAME, seed)
        assert twin_differences(match, Random(seed)) == []


def test_a_finished_floor_keeps_no_trace_of_its_building() -> None:
    plan = {85: 1, 86: 6, 72: 6, 97: 7, 98: 6, 71: 4}
    states = []
    for seed in range(30):
        match = Match(GAME, 2, Options(master="first"))
        match.play(None, Draw("dragon", "kraken"))
        build(match, plan, Random(seed))
        match.play(0, Done())
        states.append((len(match.moments), match.state))
    assert len({moves for moves, _ in states}) > 5
    assert len({state for _, state in states}) == 1


def test_twins_differ_in_truth() -> None:
    matches = [careful_match(GAME, seed) for seed in range(50)]
    assert sum(twin(match, Random(1)).state != up_to_the_end(match).state for match in matches) > 30


# --- planted leaks ----------------------------------------------------------------------------------------------------


class OrdersTilesByFace(Shy):
    """An order of tiles: the hero gets them sorted by their hidden faces."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        order = sorted(range(len(view.tiles)), key=lambda tile: state.faces[tile])
        return replace(view, tiles=tuple(view.tiles[tile] for tile in order))


class OrdersTheShapeByFace(Shy):
    """An id that follows a card: the cells of the finished floor come in the order of their faces."""

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        def sort(event: Event) -> None:
            cells = tuple(cell for _, cell in sorted(zip(state.faces, state.cells, strict=True)))
            emit(replace(event, cells=cells) if isinstance(event, Built) else event)

        return super().apply(state, seat, move, sort)


class TellsHowManyTakeBacksAreLeft(Shy):
    """A count: how often the Dungeon Master has rearranged."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), take_backs=state.take_backs)


class TellsHowManyMonstersAreNear(Shy):
    """A count: monsters next to the hero, in the question."""

    def ask(self, view: View, seat: Seat | None) -> Message:
        asked = super().ask(view, seat)
        return Message(asked.id, {**asked.args, "near": getattr(self, "near", 0)})

    def view(self, state: State, seat: Seat | None) -> View:
        self.near = sum(face < CORRIDOR for face in state.faces[:2])
        return super().view(state, seat)


class NamesTheFaceInAnError(Shy):
    """An error text: it names the tile that is too far away."""

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        try:
            return super().apply(state, seat, move, emit)
        except Illegal as error:
            if error.message.id == "shy-too-far" and isinstance(move, Explore) and move.cell in state.cells:
                face = FACES[state.faces[state.cells.index(move.cell)]]
                raise Illegal("shy-too-far", cell=face) from None
            raise


class RefusesByHiddenFace(Shy):
    """An error text: the refusal of a needless `sure` depends on the hidden face."""

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        faces = dict(zip(state.cells, state.faces, strict=True))
        hero_asks = state.phase == "move" and isinstance(move, Explore) and move.sure
        if hero_asks and faces.get(getattr(move, "cell", 0), CORRIDOR) < CORRIDOR:
            raise Illegal("shy-say-sure")
        return super().apply(state, seat, move, emit)


class ShowsTheDraw(Shy):
    """A face in an event: every seat sees which monsters are drawn."""

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, Drew) else super().witness(event, seat)


class ShowsThatATileIsLaid(Shy):
    """An event too many: it tells that a tile was placed, though not which."""

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return Drew(0, 1, None) if isinstance(event, Placed) else super().witness(event, seat)


class WarnsBeforeTheStep(Shy):
    """A face in an event: the step is announced with the face it will reveal."""

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Callable[[Event], None] = ignore) -> State:
        def warn(event: Event) -> None:
            faces = dict(zip(state.cells, state.faces, strict=True))
            emit(replace(event, sure=faces.get(event.cell, 9) < CORRIDOR) if isinstance(event, Explored) else event)

        return super().apply(state, seat, move, warn)


class ListsDangerLast(Shy):
    """An order of actions: steps onto monsters come last."""

    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        faces = dict(zip(state.cells, state.faces, strict=True))
        listed = super().actions(state, seat)
        return sorted(listed, key=lambda move: isinstance(move, Explore) and faces.get(move.cell, 9) < CORRIDOR)


class WritesTheBuildingDown(Shy):
    """A record: every tile placed, one line each."""

    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return move if isinstance(move, Take) else super().disclose(state, by, move, seat)


class ShowsUndiscoveredMonsters(Shy):
    """The unseen monsters of earlier floors, face up."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), undiscovered=super().truth(state).undiscovered)


LEAKS = [
    OrdersTilesByFace,
    OrdersTheShapeByFace,
    TellsHowManyTakeBacksAreLeft,
    TellsHowManyMonstersAreNear,
    NamesTheFaceInAnError,
    RefusesByHiddenFace,
    ShowsTheDraw,
    ShowsThatATileIsLaid,
    WarnsBeforeTheStep,
    ListsDangerLast,
    WritesTheBuildingDown,
    ShowsUndiscoveredMonsters,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: type[Shy]) -> None:
    assert any(leaks(leak(), seed) for seed in range(20))


def leaks(game: Shy, seed: int) -> bool:
    match = careful_match(game, seed)
    return any(differences(game, match, Random(seed))) or bool(twin_differences(match, Random(seed)))


def test_the_positions_go_through_all_three_floors() -> None:
    reached = {moment.state.floor for seed in range(GAMES) for moment in careful_match(GAME, seed).moments}
    assert reached == {1, 2, 3}


def test_the_hero_has_the_turn_where_he_should() -> None:
    match = careful_match(GAME, 3)
    turns = {match.game.turn(moment.state) for moment in match.moments if moment.state.phase == "move"}
    assert turns == {Decision((HERO,))}
