"""Output in a terminal: sentences, coloured diagrams, lists that fit in 80 columns."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from grusel.game import Illegal, Message
from grusel.registry import AnyGame
from grusel.terminal.language import known_language, preferred_language
from grusel.terminal.tones import DARK, painted
from grusel.words import Words, patient_words


class Screen:
    """A console, a language and the players' names."""

    def __init__(self, language: str = "", names: Sequence[str] = ()) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.aside = Console(stderr=True)  # for what is not part of the answer
        self.words: Words = patient_words(known_language(language) or preferred_language())
        self.names = list(names)

    def sentence(self, id: str, **args: str | int) -> str:
        return self.words.say(Message(id, dict(args)), self.names)

    def say(self, id: str, tone: str = "", **args: str | int) -> None:
        self.tell(Message(id, dict(args)), tone)

    def tell(self, message: Message, tone: str = "") -> None:
        self.write(Text(self.words.say(message, self.names), style=DARK.tones.get(tone, "")))

    def write(self, line: Text) -> None:
        self.console.print(line, soft_wrap=not self.console.is_terminal)  # people read whole words, programs lines

    def refuse(self, error: Illegal) -> None:
        self.tell(error.message, "blood")

    def diagram(self, game: AnyGame, drawn: str) -> None:
        self.console.print(painted(game, drawn, DARK))

    def columns(self, entries: Sequence[str]) -> None:
        """Entries in as many columns as fit."""
        width = max(map(len, entries), default=0) + 2
        across = max(1, min(self.console.width, 80) // width)
        for row in range(0, len(entries), across):
            self.console.print(Text("".join(entry.ljust(width) for entry in entries[row : row + across]).rstrip()))

    def markdown(self, text: str) -> None:
        self.console.print(Markdown(text), soft_wrap=False)

    def ask(self, id: str, **args: str | int) -> str:
        """One line from the person at the keyboard; raises EOFError."""
        if sys.stdin is None:  # it was closed before we began
            raise EOFError
        return input(self.sentence(id, **args) + " ").strip()

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * 3)


def number(line: str) -> int | None:
    """The number that a person typed, or None if it is something else."""
    return int(line) if line.isdecimal() and len(line) < 9 else None
