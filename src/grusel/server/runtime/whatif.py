"""What if: a line played beside the game on a truth that fits what a seat knows; the real table is never touched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import Raw

from grusel.game import Decision, Illegal, Seat
from grusel.match import AnyMatch, Match
from grusel.record import letter
from grusel.registry import AnyGame
from grusel.replay import redact
from grusel.server.connection.rate_limits import Buckets
from grusel.server.runtime.sight import choices, told
from grusel.tables.messages import Imagined, encode

LONGEST = 300
DREAMS = (5.0, 20)  # a second, and at once: truths are dear to imagine


class Dream:
    """One person's line."""

    def __init__(self, game: AnyGame, seats: int, truth: Any, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        match: AnyMatch = Match(game, seats)
        self.match = match.branch(truth)
        self.events: Sequence[Any] = ()  # of the last move

    def play(self, by: Seat, action: Raw) -> None:
        """Somebody's move, and chance as it may come; raises Illegal."""
        if len(self.match.moments) > LONGEST:
            raise Illegal("server-line-too-long", most=LONGEST)
        made = self.match.play(by, decode_move(self.match.game, action))
        self.events = [*made, *self.match.play_chance(self.rng)]

    def back(self) -> None:
        """To the last question before this one."""
        self.events = ()
        self.match.undo()
        while len(self.match.moments) > 1 and not isinstance(self.match.turn, Decision):
            self.match.undo()

    def shown(self) -> bytes:
        """The line as the dreamer sees it."""
        game, state, turn = self.match.game, self.match.state, self.match.turn
        able = turn.seats if isinstance(turn, Decision) else ()
        possible = {str(seat): Raw(choices(game, state, seat)) for seat in able}
        return encode(self._message(self.seat, None, possible))

    def shared(self, by: Seat) -> bytes:
        """The line as it is shown to everybody."""
        return encode(self._message(None, by, {}))

    def _message(self, watcher: Seat | None, by: Seat | None, actions: dict[str, Raw]) -> Imagined:
        game = self.match.game
        view = game.view(self.match.state, watcher)
        return Imagined(
            by=by,
            line=tuple(f"{letter(step.by)}: {step.move}" for step in redact(self.match, watcher).steps),
            events=told(game, game.witnessed(self.events, watcher)),
            view=Raw(encode(view)),
            forecast=Raw(encode(game.forecast(view, watcher))),
            turn=self.match.turn,
            actions=actions,
        )


def foreseen(game: AnyGame, truth: Any, seat: Seat, action: Raw) -> Raw:
    """The forecast as this seat would have it after the action, before any chance is drawn; raises Illegal."""
    after = game.apply(truth, seat, decode_move(game, action))
    return Raw(encode(game.forecast(game.view(after, seat), seat)))


def decode_move(game: AnyGame, action: Raw) -> Any:
    """The move in a message; raises Illegal."""
    try:
        return _move_decoder(game.types.move).decode(action)
    except (msgspec.MsgspecError, RecursionError):
        raise Illegal("server-bad-action") from None


@cache
def _move_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class Dreams:
    """The lines of everybody at a table, by socket."""

    def __init__(self) -> None:
        self.dreams: dict[str, Dream] = {}
        self.buckets = Buckets(*DREAMS)

    def begin(self, sid: str, dream: Dream) -> Dream:
        self.dreams[sid] = dream
        return dream

    def of(self, sid: str) -> Dream:
        if sid not in self.dreams:
            raise Illegal("server-no-line")
        return self.dreams[sid]

    def slow_down(self, sid: str) -> None:
        """Raises Illegal for whoever wants too many."""
        if not self.buckets.take(sid):
            raise Illegal("server-too-fast")

    def forget(self, sid: str) -> None:
        self.dreams.pop(sid, None)
        self.buckets.forget(sid)
