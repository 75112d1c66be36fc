"""The knowledge of players: the view of the table, and the moves they may read during the game."""

from __future__ import annotations

from grusel.deck import Counts
from grusel.games.gruft.rules import out
from grusel.games.gruft.state import HIDDEN, LETTERS, OF_EACH_COLOUR, STAKES, Lid, Move, Open, State, TurnUp, Use, View


def view(state: State) -> View:
    """All seats and spectators see the same: lids and hidden vampires are closed to all."""
    if state.options.memory_aid:
        return truth(state)
    open_now = open_graves(state)
    return _view(state, only(state.lids, open_now), only(state.tiles, open_now), open_now)


def truth(state: State) -> View:
    """The view with every lid that was ever lifted, and every tile."""
    return _view(state, state.lids, state.tiles, open_graves(state))


def _view(state: State, lids: str, tiles: str, open_now: tuple[int, ...]) -> View:
    return View(
        options=state.options,
        phase=state.phase,
        player=state.player,
        rows=state.rows,
        stakes=state.stakes,
        garlic=state.garlic,
        lids=lids,
        tiles=tiles,
        open=open_now,
        spares=state.spares,
        out=out(state),
        grave=state.grave,
        buried=state.buried,
        plague=state.plague,
        gifts=state.gifts,
        winners=state.winners,
    )


def open_graves(state: State) -> tuple[int, ...]:
    """The graves without a lid, in rising order."""
    if state.plague is None and state.grave < 0:
        return ()
    found = set() if state.plague is None else {*state.plague.opened, state.plague.rat}
    if state.grave >= 0 and state.phase != "lid":
        found.add(state.grave)
    return tuple(sorted(found))


def only(letters: str, shown: tuple[int, ...]) -> str:
    """The letters of these graves; all others HIDDEN."""
    if not shown:
        return HIDDEN * len(letters)
    hidden = [HIDDEN] * len(letters)
    for grave in shown:
        hidden[grave] = letters[grave]
    return "".join(hidden)


def disclose(state: State, move: Move) -> Move | None:
    """Opened graves and their contents must be remembered, so they may not be written down."""
    if state.options.memory_aid or not isinstance(move, Open | Use | Lid | TurnUp):
        return move
    return None


def from_truth(shown: View) -> State:
    """The state of a view that hides nothing."""
    open_vampires = "".join([row.left + row.right for row in shown.rows]) + shown.tiles
    open_vampires += shown.gifts.gift if shown.gifts is not None else ""
    return State(
        options=shown.options,
        phase=shown.phase,
        player=shown.player,
        rows=shown.rows,
        stakes=shown.stakes,
        garlic=shown.garlic,
        lids=shown.lids,
        tiles=shown.tiles,
        spares=shown.spares,
        middle=STAKES - sum(shown.stakes),
        unseen=rest(shown.lids),
        face_down=rest(open_vampires),
        grave=shown.grave,
        buried=shown.buried,
        plague=shown.plague,
        gifts=shown.gifts,
        winners=shown.winners,
    )


def rest(letters: str) -> Counts:
    """How many of each colour are left without these."""
    return tuple([OF_EACH_COLOUR - letters.count(letter) for letter in LETTERS])
