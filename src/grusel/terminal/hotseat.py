"""Hot-seat play: people and bots at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from grusel.bots import Bot
from grusel.coach.hint import hint
from grusel.game import Chance, Decision, Illegal, Message, Over, Seat
from grusel.match import AnyMatch
from grusel.record import Record, letter, to_text, with_notes
from grusel.terminal.files import write_record
from grusel.terminal.screen import Screen, number

MOST_LISTED = 60
BUDGET = 2.0  # seconds a bot may think


class Stopped(Exception):
    """The person at the keyboard has had enough for now."""


class HotSeat:
    """One match at one keyboard; seats without a bot are people."""

    def __init__(
        self, match: AnyMatch, bots: dict[Seat, Bot], screen: Screen, rng: Random, save: Path, before: Record
    ) -> None:
        self.match = match
        self.before = before  # the record so far, with what people noted in it
        self.bots = bots
        self.screen = screen
        self.rng = rng
        self.save = save
        self.at_keyboard: Seat | None = None
        self.untold: dict[Seat | None, list[Any]] = {seat: [] for seat in range(match.seats) if seat not in bots}

    def run(self) -> None:
        """Play until the game is over or interrupted; what was played is kept in the file."""
        try:
            while not self.match.over:
                self._next_move()
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self._keep()
            return
        except Stopped:
            self._keep()
            return
        except Exception:  # of a game or bot from another package: what was played is kept
            self._keep()
            raise
        self._show(None)
        self._say_result()
        self._keep()

    def _next_move(self) -> None:
        turn = self.match.turn
        if isinstance(turn, Chance):
            self._tell(self.match.play_chance(self.rng))
            return
        assert isinstance(turn, Decision)
        seat = turn.seats[0]
        if seat in self.bots:
            self._tell(self.match.play(seat, self._bots_choice(seat)))
        else:
            self._ask_person(seat, turn.seats)

    def _bots_choice(self, seat: Seat) -> Any:
        game, state = self.match.game, self.match.state
        view, seen, actions = game.view(state, seat), self.match.seen(seat), game.actions(state, seat)
        return self.bots[seat].choose(game, view, seen, seat, actions, BUDGET, self.rng)

    def _ask_person(self, seat: Seat, able: Sequence[Seat]) -> None:
        self._forget()
        self._pass_device(seat)
        self._say_untold()
        self._show(seat)
        while True:
            self.screen.tell(self.match.game.ask(self.match.game.view(self.match.state, seat), seat), "candle")
            try:
                if self._answer(*self._speaker(seat, able, self.screen.ask("terminal-prompt", seat=letter(seat)))):
                    return
            except Illegal as error:
                self.screen.refuse(error)

    def _speaker(self, seat: Seat, able: Sequence[Seat], line: str) -> tuple[Seat, str]:
        """Another player who may step in says so with the letter of the seat: `B: move`."""
        name, colon, rest = line.partition(":")
        others = {letter(other): other for other in able if other not in self.bots}
        return (others[name], rest.strip()) if colon and name in others else (seat, line)

    def _answer(self, seat: Seat, line: str) -> bool:
        """Do what the person typed; true when the position has changed."""
        word, _, rest = line.partition(" ")
        match word:
            case "" | "?":
                self.screen.say("terminal-help")
            case "list":
                self._list(seat, rest)
            case "board":
                self._show(seat)
            case "hint":
                self._hint(seat)
            case "undo":
                return self._undo()
            case "save":
                self._write(Path(rest) if rest else self.save)
            case "quit":
                raise Stopped
            case _:
                self._play(seat, line)
                return True
        return False

    def _play(self, seat: Seat, line: str) -> None:
        game, state = self.match.game, self.match.state
        actions = game.actions(state, seat)
        chosen = number(line)
        if chosen is not None and 0 < chosen <= len(actions):
            move = actions[chosen - 1]
        else:
            move = game.read(state, seat, line)
        self._tell(self.match.play(seat, move))

    def _list(self, seat: Seat, beginning: str) -> None:
        game, state = self.match.game, self.match.state
        texts = [game.write(state, action) for action in game.actions(state, seat)]
        numbered = [f"{number:>3} {text}" for number, text in enumerate(texts, 1) if text.startswith(beginning)]
        self.screen.columns(numbered[:MOST_LISTED])
        if len(numbered) > MOST_LISTED:
            self.screen.say("terminal-more", number=len(numbered) - MOST_LISTED)

    def _hint(self, seat: Seat) -> None:
        """What the strongest level would do with what this seat knows, and why."""
        game, state = self.match.game, self.match.state
        view, seen, actions = game.view(state, seat), self.match.seen(seat), game.actions(state, seat)
        found = hint(game, view, seen, seat, actions, BUDGET, self.rng)
        self.screen.say("terminal-hint", "ghost", move=game.write(state, found.action))
        for reason in found.reasons:
            self.screen.tell(Message("terminal-hint-because", {"reason": reason}), "ghost")

    def _undo(self) -> bool:
        """Back to the last question a person was asked."""
        for back in range(len(self.match.moments) - 2, -1, -1):
            turn = self.match.game.turn(self.match.moments[back].state)
            if isinstance(turn, Decision) and turn.seats[0] not in self.bots:
                self.match.cut(back)
                return True
        self.screen.say("terminal-nothing-to-undo", "blood")
        return False

    def _forget(self) -> None:
        """In a game of memory nothing that was seen stays on the screen after the next move."""
        last = self.match.moments[-1].events if self.match.moments[-1].by is not None else ()
        before = [event for moment in self.match.moments[-3:-1] for event in moment.events]
        if last and not all(self.match.game.lasting(event) for event in before):
            self.screen.clear()

    def _pass_device(self, seat: Seat) -> None:
        """Ask for the device to be handed over when the next person knows something else."""
        before, self.at_keyboard = self.at_keyboard, seat
        if before in (None, seat) or self._sees(before) == self._sees(seat):
            return
        self.screen.clear()
        self.screen.ask("terminal-pass-device", seat=self._name(seat))

    def _sees(self, seat: Seat | None) -> bytes:
        return msgspec.json.encode(self.match.game.view(self.match.state, seat))

    def _show(self, seat: Seat | None) -> None:
        game = self.match.game
        self.screen.diagram(game, game.draw(game.view(self.match.state, seat)))

    def _tell(self, events: Sequence[Any]) -> None:
        """Say at once what all people saw alike; what they saw differently waits for each of them."""
        for event in events:
            seen = {seat: self.match.game.witness(event, seat) for seat in self.untold or [None]}
            if len({msgspec.json.encode(one) for one in seen.values()}) == 1:
                self._say(next(iter(seen.values())))
                continue
            for seat, one in seen.items():
                self.untold[seat].append(one)
        self._say_untold()

    def _say_untold(self) -> None:
        """Tell the one at the keyboard what it alone has seen."""
        if self.at_keyboard is not None:
            for event in self.untold[self.at_keyboard]:
                self._say(event)
            self.untold[self.at_keyboard].clear()

    def _say(self, event: Any) -> None:
        if event is not None:
            self.screen.tell(self.match.game.tell(event), "ghost")

    def _say_result(self) -> None:
        turn = self.match.turn
        assert isinstance(turn, Over)
        for seat, payoff in enumerate(turn.payoffs):
            result = "won" if payoff > 0 else "lost" if payoff < 0 else "drawn"
            self.screen.say(f"terminal-{result}", seat=self._name(seat))

    def _name(self, seat: Seat) -> str:
        return self.screen.names[seat] if seat < len(self.screen.names) else letter(seat)

    def _keep(self) -> None:
        if len(self.match.moments) == 1:
            return
        try:
            self._write(self.save)
        except Illegal as error:
            self.screen.refuse(error)
            self.screen.say("terminal-not-kept")
            self.screen.console.print(to_text(self._record()), markup=False)

    def _write(self, path: Path) -> None:
        record = self._record()
        write_record(path, record)
        said = "terminal-kept" if self.match.over else "terminal-saved"
        self.screen.say(said, game=record.game, file=str(path), moves=len(record.steps))

    def _record(self) -> Record:
        return with_notes(self.match.record(self.screen.names), self.before)
