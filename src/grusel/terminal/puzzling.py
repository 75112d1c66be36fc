"""A puzzle at the keyboard: arrange, let it run, watch, think again."""

from __future__ import annotations

from grusel.game import Illegal, Message
from grusel.puzzles.hall import Arrangement, Attempt, Best, Level, hall
from grusel.puzzles.solving import solve_within
from grusel.terminal.screen import Screen

SECONDS = 30.0  # the solver may take for a hint


class Puzzling:
    """One level at one keyboard."""

    def __init__(self, level: Level, screen: Screen) -> None:
        self.level = level
        self.screen = screen
        self.hall = hall()
        self.game, self.puzzles = self.hall
        self.changes: list[str] = []
        self.reached: tuple[Best, int] | None = None

    def run(self) -> tuple[Best, int] | None:
        """Play until the level is solved or the player stops; return the outcome and the stars."""
        named = title(self.level, self.screen.words.language)
        if named:
            self.screen.console.print(named, style="bold", markup=False)
        self._show()
        self.screen.say(self.hall.id("help"), "quiet")
        try:
            while self.reached is None and self._answer(self.screen.ask(self.hall.id("prompt"))):
                pass
        except (EOFError, KeyboardInterrupt):
            pass
        return self.reached

    def _answer(self, line: str) -> bool:
        """Carry out a typed line; false when the player stops."""
        word, _, rest = line.strip().partition(" ")
        try:
            match word:
                case "quit":
                    return False
                case "" | "?" | "help":
                    self.screen.say(self.hall.id("help"))
                case "go":
                    self._go()
                case "back":
                    self._back()
                case "board":
                    self._show()
                case "hint":
                    self._hint(int(rest) if rest in ("1", "2", "3") else 1)
                case _:
                    self._change(rest if word in ("place", "move") else line)
        except Illegal as error:
            self.screen.refuse(error)
        return True

    def _arrangement(self, changes: list[str]) -> Arrangement:
        return self.puzzles.read_changes(self.level, changes)

    def _change(self, text: str) -> None:
        changes = [*self.changes, text]
        self.puzzles.arranged(self.level, self._arrangement(changes))
        self.changes = changes
        self._show()

    def _back(self) -> None:
        if not self.changes:
            raise Illegal("terminal-nothing-to-undo")
        self.changes.pop()
        self._show()

    def _show(self) -> None:
        drawn = self.puzzles.arranged(self.level, self._arrangement(self.changes))
        self.screen.diagram(self.game, drawn)
        if self.changes:
            self.screen.say(self.hall.id("changes"), "quiet", changes="; ".join(self.changes))

    def _go(self) -> None:
        attempt = self.puzzles.attempt(self.level, self._arrangement(self.changes))
        self._watch(attempt)
        self.screen.tell(attempt.text, "moss" if attempt.stars else "blood")
        if attempt.stars:
            self.reached = (attempt.reached, attempt.stars)
            if self.level.best:
                self.screen.tell(self.puzzles.score(self.level.best, attempt.reached, attempt.stars), "candle")

    def _watch(self, attempt: Attempt) -> None:
        """Show the walk step by step; any input but Return shows the rest at once."""
        all_at_once = False
        for number, step in enumerate(attempt.roamed.steps, start=1):
            self.screen.say(self.hall.id("step"), "candle", number=number, steps=len(attempt.roamed.steps))
            for event in step.events:
                self.screen.tell(self.game.tell(event), "ghost")
            if not all_at_once and number < len(attempt.roamed.steps):
                all_at_once = bool(self.screen.ask(self.hall.id("more")))

    def _hint(self, grade: int) -> None:
        arrangement, language = self._arrangement(self.changes), self.screen.words.language
        if self.level.solution is None and (grade > 1 or language not in self.level.hints):
            answer = solve_within(self.level, SECONDS)
            self.level = self.puzzles.with_solution(self.level, answer.solved)
            if not answer.solved.complete and self.level.solution is None:
                self.screen.tell(Message(self.hall.id("hint-late"), {"seconds": int(SECONDS)}))
                return
        self.screen.tell(self.puzzles.hint(self.level, arrangement, grade, language), "moss")


def title(level: Level, language: str) -> str:
    return level.names.get(language) or level.names.get("en") or ""
