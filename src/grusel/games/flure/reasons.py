"""Turn events and questions into messages for the catalogs."""

from __future__ import annotations

from grusel.game import Arg, Message, Seat, Who
from grusel.games.flure import events as e
from grusel.games.flure.squares import Direction, name
from grusel.games.flure.state import OUTSIDE, BlockKind, State


def ask(state: State, seat: Seat | None) -> Message:
    """Say what this seat has to do, or which seat it waits for."""
    match state.phase:
        case "starter":
            return Message("flure-ask-starter")
        case "monster":
            return Message("flure-ask-monster", {"round": state.round})
        case "over":
            return Message("flure-ask-over")
        case "place":
            return _place(state, seat)
        case "figures":
            return _play(state, seat)


def _place(state: State, seat: Seat | None) -> Message:
    if seat != state.mover:
        return Message("flure-wait-place", {"who": Who(state.mover)})
    return Message("flure-ask-place", {"left": sum(state.stock)})


def _play(state: State, seat: Seat | None) -> Message:
    if seat != state.mover:
        return Message("flure-wait-play", {"who": Who(state.mover), "round": state.round})
    mine = range(4 * state.mover, 4 * state.mover + 4)
    ready = sum(state.places[figure] >= OUTSIDE and not state.played[figure] for figure in mine)
    return Message("flure-ask-play", {"left": ready, "round": state.round})


def tell(event: e.Event) -> Message:
    """Say what happened."""
    match event:
        case e.StarterDrawn(seat):
            return Message("flure-starter", {"who": Who(seat)})
        case e.TilePlaced(seat, tile, cell, arrow):
            args: dict[str, Arg] = {"who": Who(seat), "tile": Message(f"flure-tile-{tile}"), "square": name(cell)}
            if arrow is None:
                return Message("flure-placed", args)
            return Message("flure-placed-arrow", args | {"arrow": _direction(arrow)})
        case e.SetupDone(seat):
            return Message("flure-setup-done", {"who": Who(seat)})
        case e.HalfBegan():
            return Message("flure-second-half")
        case e.RoundBegan(number, seat):
            return Message("flure-round", {"round": number, "who": Who(seat)})
        case e.CardDrawn(card, left):
            return Message("flure-card", {"card": Message(f"flure-card-{card}"), "left": left})
        case e.GameEnded(why, seats):
            return _ended(why, seats)
        case e.Pushed() | e.PieceSlid() | e.BlockGone():
            return _piece_moved(event)
        case (
            e.FigureEntered()
            | e.FigureStepped()
            | e.FigureSlid()
            | e.SlideStopped()
            | e.FigureStayed()
            | e.FigureFlipped()
            | e.FigureSaved()
            | e.FigureLost()
            | e.LeftBehind()
        ):
            return _figure_event(event)
    return _monster_event(event)


def _ended(why: e.Ending, winners: tuple[Seat, ...]) -> Message:
    who: Arg = tuple(Who(seat) for seat in winners)
    if not winners:
        return Message(f"flure-ended-{why}-nobody")
    return Message(f"flure-ended-{why}" if len(winners) == 1 else f"flure-ended-{why}-everybody", {"who": who})


def _figure_event(
    event: e.FigureEntered
    | e.FigureStepped
    | e.FigureSlid
    | e.SlideStopped
    | e.FigureStayed
    | e.FigureFlipped
    | e.FigureSaved
    | e.FigureLost
    | e.LeftBehind,
) -> Message:
    figure: dict[str, Arg] = {"figure": _figure(event.figure)}
    match event:
        case e.FigureEntered(_, over):
            return _over("flure-entered", figure, over)
        case e.FigureStepped(_, _, target, over):
            return _over("flure-stepped", figure | {"square": name(target)}, over)
        case e.FigureSlid(_, _, target, over):
            return _over("flure-slid", figure | {"square": name(target)}, over)
        case e.SlideStopped(_, cell, by):
            return Message("flure-slide-stopped", figure | {"square": name(cell), "by": Message(f"flure-by-{by}")})
        case e.FigureStayed(_, inside):
            return Message("flure-stayed" if inside else "flure-stayed-outside", figure)
        case e.FigureFlipped(flipped, played):
            return Message("flure-flipped" if played else "flure-flipped-unplayed", _owner(flipped))
        case e.FigureSaved(_, count):
            return Message("flure-saved", figure | {"who": Who(event.figure.seat), "count": count})
        case e.FigureLost(_, cell, how, for_good, turned):
            ending = "for-good" if for_good else "turned" if turned else "back"
            return Message(f"flure-lost-{how}-{ending}", figure | {"square": name(cell)})
        case e.LeftBehind():
            return Message("flure-left-behind", figure)


def _over(id: str, args: dict[str, Arg], over: e.Figure | None) -> Message:
    return Message(id, args) if over is None else Message(f"{id}-over", args | {"over": _figure(over)})


def _piece_moved(event: e.Pushed | e.PieceSlid | e.BlockGone) -> Message:
    match event:
        case e.Pushed(piece, source, target, by_monster):
            args: dict[str, Arg] = {"piece": _piece(piece), "source": name(source), "square": name(target)}
            return Message("flure-pushed-by-monster" if by_monster else "flure-pushed", args)
        case e.PieceSlid(piece, _, target, None):
            return Message("flure-piece-slid", {"piece": _piece(piece), "square": name(target)})
        case e.PieceSlid(piece, _, target, by):
            held: dict[str, Arg] = {"piece": _piece(piece), "square": name(target), "by": Message(f"flure-by-{by}")}
            return Message("flure-piece-stopped", held)
        case e.BlockGone(block, cell, how):
            return Message(f"flure-gone-{how}", {"piece": _block(block), "square": name(cell)})


def _monster_event(
    event: e.MonsterLooked
    | e.MonsterStepped
    | e.MonsterSlid
    | e.MonsterWrapped
    | e.MonsterTeleported
    | e.MonsterTurned
    | e.StepLost
    | e.WalkEnded,
) -> Message:
    match event:
        case e.MonsterLooked():
            return _looked(event)
        case e.MonsterStepped(_, target, _):
            return Message("flure-monster-stepped", {"square": name(target)})
        case e.MonsterSlid(_, target, _):
            return Message("flure-monster-slid", {"square": name(target)})
        case e.MonsterWrapped(_, target, _, letter):
            return Message("flure-monster-wrapped", {"letter": letter, "square": name(target)})
        case e.MonsterTeleported(_, target, facing):
            return Message("flure-monster-teleported", {"square": name(target), "facing": _direction(facing)})
        case e.MonsterTurned(_, stone, at, _, facing):
            args: dict[str, Arg] = {"piece": _block(stone), "square": name(at), "facing": _direction(facing)}
            return Message("flure-monster-turned", args)
        case e.StepLost(cell, _, sliding):
            return Message("flure-step-lost-sliding" if sliding else "flure-step-lost", {"square": name(cell)})
        case e.WalkEnded(cell, facing, steps, lost):
            done: dict[str, Arg] = {"square": name(cell), "facing": _direction(facing), "steps": steps, "lost": lost}
            return Message("flure-walk-ended", done)


def _looked(event: e.MonsterLooked) -> Message:
    """Say which figures the monster sees, nearest first, and where it turns."""
    seen = sorted([s for s in (event.ahead, event.left, event.right) if s.figure], key=lambda sight: sight.distance)
    if not seen:
        return Message("flure-looked-nothing", {"facing": _direction(event.turns)})
    args: dict[str, Arg] = {"seen": tuple(_sight(sight) for sight in seen), "facing": _direction(event.turns)}
    if event.reason == "tie":
        return Message("flure-looked-tie", args)
    return Message("flure-looked-ahead" if event.turns == event.facing else "flure-looked-turns", args)


def _sight(sight: e.Sight) -> Message:
    assert sight.figure is not None
    return Message("flure-sight", {"figure": _figure(sight.figure), "distance": sight.distance})


def _piece(piece: e.Piece) -> Message:
    return _figure(piece) if isinstance(piece, e.Figure) else _block(piece)


def _block(kind: BlockKind) -> Message:
    return Message(f"flure-tile-{kind}")


def _figure(figure: e.Figure) -> Message:
    return Message("flure-figure", _owner(figure))


def _owner(figure: e.Figure) -> dict[str, Arg]:
    return {"who": Who(figure.seat), "number": figure.number}


def _direction(direction: Direction) -> Message:
    return Message(f"flure-direction-{direction}")
