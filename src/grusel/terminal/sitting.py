"""A match at one keyboard, without its display: turns, what each person is told, and the record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from grusel.bots import Bot
from grusel.coach.hint import hint
from grusel.game import Chance, Decision, Message, Over, Seat, Who
from grusel.match import AnyMatch
from grusel.record import Record, letter, with_notes
from grusel.terminal.files import write_record
from grusel.terminal.screen import number

BUDGET = 2.0  # seconds a bot may think


class Sitting:
    """Seats without a bot are people, who share the screen and see their own views in turn."""

    def __init__(
        self, match: AnyMatch, bots: dict[Seat, Bot], rng: Random, save: Path, before: Record, names: Sequence[str]
    ) -> None:
        self.match = match
        self.bots = bots
        self.rng = rng
        self.save = save
        self.before = before  # the record so far, with what people noted in it
        self.names = list(names)
        self.at_keyboard: Seat | None = None
        self.untold: dict[Seat | None, list[Any]] = {seat: [] for seat in range(match.seats) if seat not in bots}

    # --- turns --------------------------------------------------------------------------------------------------------

    @property
    def person(self) -> Seat | None:
        """The person who is asked; None if chance or a bot comes next, or the game is over."""
        turn = self.match.turn
        return turn.seats[0] if isinstance(turn, Decision) and turn.seats[0] not in self.bots else None

    def others(self) -> dict[str, Seat]:
        """The people who may move now, by their letters."""
        turn = self.match.turn
        able = turn.seats if isinstance(turn, Decision) else ()
        return {letter(seat): seat for seat in able if seat not in self.bots}

    def advance(self) -> list[Message]:
        """Draw chance, or let a bot move; return what all people are told."""
        begun, turn = len(self.match.moments) == 1, self.match.turn
        if isinstance(turn, Chance):
            events = self.match.play_chance(self.rng)
            return self._set_up(events) if begun else self._told(events)
        assert isinstance(turn, Decision)
        seat = turn.seats[0]
        game, state = self.match.game, self.match.state
        view, seen, actions = game.view(state, seat), self.match.seen(seat), game.actions(state, seat)
        return self._told(
            self.match.play(seat, self.bots[seat].choose(game, view, seen, seat, actions, BUDGET, self.rng))
        )

    def choices(self, seat: Seat) -> list[str]:
        """The legal moves of a seat, in text."""
        game, state = self.match.game, self.match.state
        return [game.write(state, action) for action in game.actions(state, seat)]

    def play(self, seat: Seat, line: str) -> list[Message]:
        """Make the move that a person typed, or the one with that number; raises Illegal."""
        game, state = self.match.game, self.match.state
        actions, chosen = game.actions(state, seat), number(line)
        if chosen is not None and 0 < chosen <= len(actions):
            move = actions[chosen - 1]
        else:
            move = game.read(state, seat, line)
        return self._told(self.match.play(seat, move))

    def undo(self) -> bool:
        """Return to the last question a person was asked; false if there was none."""
        for back in range(len(self.match.moments) - 2, -1, -1):
            turn = self.match.game.turn(self.match.moments[back].state)
            if isinstance(turn, Decision) and turn.seats[0] not in self.bots:
                self.match.cut(back)
                return True
        return False

    def advice(self, seat: Seat) -> list[Message]:
        """The strongest level's move from this seat's knowledge, with reasons."""
        game, state = self.match.game, self.match.state
        view, seen, actions = game.view(state, seat), self.match.seen(seat), game.actions(state, seat)
        found = hint(game, view, seen, seat, actions, BUDGET, self.rng)
        reasons = [Message("terminal-hint-because", {"reason": reason}) for reason in found.reasons]
        return [Message("terminal-hint", {"move": game.write(state, found.action)}), *reasons]

    # --- what people see ----------------------------------------------------------------------------------------------

    def drawn(self, seat: Seat | None) -> str:
        game = self.match.game
        return game.draw(game.view(self.match.state, seat))

    def question(self, seat: Seat) -> Message:
        game = self.match.game
        return game.ask(game.view(self.match.state, seat), seat)

    def hands_over(self, seat: Seat) -> bool:
        """Seat a person at the keyboard; true if the previous one must not see the screen."""
        before, self.at_keyboard = self.at_keyboard, seat
        return before not in (None, seat) and self._sees(before) != self._sees(seat)

    def forgets(self) -> bool:
        """Whether the last moves showed something that players must remember without looking it up."""
        last = self.match.moments[-1].events if self.match.moments[-1].by is not None else ()
        before = [event for moment in self.match.moments[-3:-1] for event in moment.events]
        return bool(last) and not all(self.match.game.lasting(event) for event in before)

    def told_alone(self) -> list[Message]:
        """Events since then that only the person at the keyboard has seen."""
        if self.at_keyboard is None:
            return []
        told = [self.match.game.tell(event) for event in self.untold[self.at_keyboard] if event is not None]
        self.untold[self.at_keyboard].clear()
        return told

    def results(self) -> list[Message]:
        turn = self.match.turn
        assert isinstance(turn, Over)
        return [Message(_result(payoff), {"seat": Who(seat)}) for seat, payoff in enumerate(turn.payoffs)]

    def _told(self, events: Sequence[Any]) -> list[Message]:
        """Events that all people saw alike; the others wait for each person."""
        told = []
        for event in events:
            seen = {seat: self.match.game.witness(event, seat) for seat in self.untold or [None]}
            if len({msgspec.json.encode(one) for one in seen.values()}) > 1:
                for seat, one in seen.items():
                    self.untold[seat].append(one)
            elif (one := next(iter(seen.values()))) is not None:
                told.append(self.match.game.tell(one))
        return [*told, *self.told_alone()]

    def _set_up(self, events: Sequence[Any]) -> list[Message]:
        """The same for the set-up, in one sentence if the game has one."""
        told = self._told(events)
        short = self.match.game.tell_set_up(self.match.game.witnessed(events, None))
        return [short] if short else told

    def _sees(self, seat: Seat | None) -> bytes:
        return msgspec.json.encode(self.match.game.view(self.match.state, seat))

    # --- the record ---------------------------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        return len(self.match.moments) > 1

    def write(self, path: Path) -> Message:
        """Write the record; return its place and how to continue."""
        record = self.record()
        write_record(path, record)
        said = "terminal-kept" if self.match.over else "terminal-saved"
        return Message(said, {"game": record.game, "file": str(path), "moves": len(record.steps)})

    def record(self) -> Record:
        return with_notes(self.match.record(self.names), self.before)


def _result(payoff: float) -> str:
    return "terminal-won" if payoff > 0 else "terminal-lost" if payoff < 0 else "terminal-drawn"
