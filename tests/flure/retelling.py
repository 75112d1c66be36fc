"""A hall built from events alone: after the events of a move it must match the rules."""

from __future__ import annotations

from collections.abc import Iterable

from grusel.games.flure import events as e
from grusel.games.flure.squares import ENTRANCE
from grusel.games.flure.state import LOST, OUTSIDE, SAVED, State, figure_number


class Retelling:
    """Every event must fit the earlier ones."""

    def __init__(self, state: State) -> None:
        self.blocks: dict[int, str] = {block.cell: block.kind for block in state.blocks}
        self.places, self.black = list(state.places), list(state.black)
        self.monster, self.facing = state.monster, state.facing

    def hear(self, events: Iterable[e.Event]) -> None:
        for event in events:
            self._figure(event)
            self._piece(event)
            self._monster(event)

    def agrees(self, state: State) -> bool:
        blocks = {block.cell: block.kind for block in state.blocks}
        figures = (self.places, self.black) == (list(state.places), list(state.black))
        return figures and (self.blocks, self.monster, self.facing) == (blocks, state.monster, state.facing)

    def _figure(self, event: e.Event) -> None:
        match event:
            case e.FigureEntered(figure):
                self._move(figure, OUTSIDE, ENTRANCE)
            case e.FigureStepped(figure, source, target) | e.FigureSlid(figure, source, target):
                self._move(figure, source, target)
            case e.FigureSaved(figure):
                self.places[figure.id] = SAVED
            case e.FigureFlipped(figure):
                self._turn(figure.id)
                self._shows(figure)
            case e.FigureLost(figure, cell, _, for_good, turned):
                self._shows(figure)
                self._move(figure, cell, LOST if for_good else OUTSIDE)
                if turned:
                    self._turn(figure.id)
            case e.LeftBehind(figure):
                self.places[figure.id] = LOST

    def _move(self, figure: e.Figure, source: int, target: int) -> None:
        assert self.places[figure.id] == source
        self.places[figure.id] = target

    def _turn(self, figure: int) -> None:
        self.black[figure] = not self.black[figure]

    def _shows(self, figure: e.Figure) -> None:
        assert figure.number == figure_number(figure.id, self.black[figure.id])

    def _piece(self, event: e.Event) -> None:
        match event:
            case e.Pushed(e.Figure() as piece, source, target) | e.PieceSlid(e.Figure() as piece, source, target):
                self._move(piece, source, target)
            case e.Pushed(str() as piece, source, target) | e.PieceSlid(str() as piece, source, target):
                assert self.blocks.pop(source) == piece
                assert self.blocks.setdefault(target, piece) == piece
            case e.BlockGone(block, cell):
                assert self.blocks.pop(cell) == block

    def _monster(self, event: e.Event) -> None:
        match event:
            case e.MonsterLooked(cell, facing):
                assert (self.monster, self.facing) == (cell, facing)
                self.facing = event.turns
            case e.MonsterTurned(cell, _, _, before, facing):
                assert (self.monster, self.facing) == (cell, before)
                self.facing = facing
            case e.MonsterStepped() | e.MonsterSlid() | e.MonsterWrapped() | e.MonsterTeleported():
                assert self.monster == event.source
                self.monster, self.facing = event.target, event.facing
