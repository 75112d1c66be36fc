"""Hot-seat play line by line: on a pipe, for screen readers, or if asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grusel.game import Illegal, Message, Seat
from grusel.record import letter, to_text
from grusel.terminal.screen import Screen
from grusel.terminal.sitting import Sitting

MOST_LISTED = 60


class Stopped(Exception):
    """The person at the keyboard wants to stop."""


class HotSeat:
    """Asks, answers and tells at one keyboard."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.screen = screen

    def run(self) -> None:
        """Play until the game is over or interrupted, and keep the record in the file."""
        try:
            while not self.match.over:
                self._next_move()
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
            keep(self.sitting, self.screen)
            return
        except Stopped:
            keep(self.sitting, self.screen)
            return
        except Exception:  # of a game or bot from another package: what was played is kept
            keep(self.sitting, self.screen)
            raise
        self._show(None)
        self._tell(self.sitting.results(), "")
        keep(self.sitting, self.screen)

    def _next_move(self) -> None:
        seat = self.sitting.person
        if seat is None:
            self._tell(self.sitting.advance())
        else:
            self._ask_person(seat)

    def _ask_person(self, seat: Seat) -> None:
        if self.sitting.forgets():
            self.screen.clear()
        if self.sitting.hands_over(seat):
            self.screen.clear()
            self.screen.ask("terminal-pass-device", seat=self._name(seat))
        self._tell(self.sitting.told_alone())
        self._show(seat)
        while True:
            self.screen.tell(self.sitting.question(seat), "candle")
            try:
                if self._answer(*self._speaker(seat, self.screen.ask("terminal-prompt", seat=letter(seat)))):
                    return
            except Illegal as error:
                self.screen.refuse(error)

    def _speaker(self, seat: Seat, line: str) -> tuple[Seat, str]:
        """Read a move, or another seat's move as `B: move`."""
        name, colon, rest = line.partition(":")
        others = self.sitting.others()
        return (others[name], rest.strip()) if colon and name in others else (seat, line)

    def _answer(self, seat: Seat, line: str) -> bool:
        """Carry out a typed line; true if the position has changed."""
        word, _, rest = line.partition(" ")
        match word:
            case "" | "?":
                self.screen.say("terminal-help")
            case "list":
                self._list(seat, rest)
            case "board":
                self._show(seat)
            case "hint":
                self._tell(self.sitting.advice(seat))
            case "undo":
                if self.sitting.undo():
                    return True
                self.screen.say("terminal-nothing-to-undo", "blood")
            case "save":
                self.screen.tell(self.sitting.write(Path(rest) if rest else self.sitting.save))
            case "quit":
                raise Stopped
            case _:
                self._tell(self.sitting.play(seat, line))
                return True
        return False

    def _list(self, seat: Seat, beginning: str) -> None:
        texts = self.sitting.choices(seat)
        numbered = [f"{number:>3} {text}" for number, text in enumerate(texts, 1) if text.startswith(beginning)]
        self.screen.columns(numbered[:MOST_LISTED])
        if len(numbered) > MOST_LISTED:
            self.screen.say("terminal-more", number=len(numbered) - MOST_LISTED)

    def _show(self, seat: Seat | None) -> None:
        self.screen.diagram(self.match.game, self.sitting.drawn(seat))

    def _tell(self, messages: Sequence[Message], tone: str = "ghost") -> None:
        for message in messages:
            self.screen.tell(message, tone)

    def _name(self, seat: Seat) -> str:
        return self.screen.names[seat] if seat < len(self.screen.names) else letter(seat)


def keep(sitting: Sitting, screen: Screen) -> None:
    """Write the record to its file, or print it if that fails."""
    if not sitting.begun:
        return
    try:
        screen.tell(sitting.write(sitting.save))
    except Illegal as error:
        screen.refuse(error)
        screen.say("terminal-not-kept")
        screen.console.print(to_text(sitting.record()), markup=False)
