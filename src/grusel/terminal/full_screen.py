"""`grusel play` on a terminal: a table that fills the screen, with board, log and choices."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from grusel.game import Illegal, Message, Seat
from grusel.record import letter
from grusel.terminal.sitting import Sitting
from grusel.terminal.tones import DARK, LIGHT, Palette, painted
from grusel.words import Words

WIDE: Final = 120  # columns from which the log stands beside the board
MOST_LISTED: Final = 500
THEMES: Final = {"textual-dark": DARK, "textual-light": LIGHT}
Lines = list[tuple[str, str]]  # sentences with their tones


class Curtain(ModalScreen[None]):
    """Hides the table until the next player has the device."""

    CSS = """
    Curtain { align: center middle; background: $background; }
    #who { width: auto; padding: 2 4; border: round $accent; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, said: str) -> None:
        super().__init__()
        self.said = said

    def compose(self) -> ComposeResult:
        yield Static(self.said, id="who", markup=False)


class FullScreen(App[None]):
    """One sitting on the whole screen: arrows or mouse choose a move, typing filters or names it, Enter plays it."""

    CSS = """
    Grid { grid-size: 2; grid-columns: 54 1fr; grid-rows: 17 1fr; }
    Grid.wide { grid-size: 3; grid-columns: 56 1fr 34; grid-rows: 1fr; }
    #board { padding: 0 0 0 1; overflow-x: auto; scrollbar-size: 1 1; }
    #diagram { width: auto; }
    #log { border-top: solid $primary; padding: 0 1; column-span: 2; background: $background; }
    Grid.wide #log { border-top: none; border-left: solid $primary; column-span: 1; }
    #choices { border: none; border-left: solid $primary; background: $background; }
    #ask { padding: 0 1; background: $boost; height: auto; max-height: 3; }
    #line { border: none; height: 1; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("pageup", "move(-10)", show=False, priority=True),
        Binding("pagedown", "move(10)", show=False, priority=True),
    ]
    KEYS: ClassVar[dict[str, str]] = {"f2": "hint", "f3": "undo", "f4": "light", "f5": "save", "f10": "quit"}
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        self.asked: Seat | None = None
        self.shown: list[str] = []  # the choices in the list
        self.pointed = False  # whether one of them was chosen by arrow since the last key that was typed
        self.lines: Lines = []  # what the log says, to write it in other colours
        self.failed: Exception | None = None  # of a game or bot from another package
        for key, does in self.KEYS.items():
            self.bind(key, f"{does}_now" if does != "quit" else does, description=self.say(f"terminal-key-{does}"))

    # --- life ---------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Grid(id="table"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="diagram", markup=False)
            log, choices = RichLog(id="log", wrap=True, min_width=1), OptionList(id="choices", markup=False)
            log.can_focus = choices.can_focus = False
            yield from (choices, log)
        yield Static(id="ask", markup=False)
        yield Input(id="line", placeholder=self.say("terminal-type-here"))
        yield Footer(show_command_palette=False)

    async def on_mount(self) -> None:
        self.title = self.say(self.sitting.match.game.name)
        self.query_one("#line").focus()
        self.run_worker(self._continue())

    def on_resize(self, event: events.Resize) -> None:
        table = self.query_one("#table", Grid)
        wide = event.size.width >= WIDE
        table.set_class(wide, "wide")
        log, choices = self.query_one(RichLog), self.query_one(OptionList)
        if wide:
            table.move_child(log, before=choices)
        else:
            table.move_child(log, after=choices)

    async def _continue(self) -> None:
        """Let chance and bots move until a person is asked, or the game is over."""
        try:
            await self._until_asked()
        except Exception as error:
            self.failed = error
            self.exit()

    async def _until_asked(self) -> None:
        self.asked = None
        self._list([])
        while not self.sitting.match.over and self.sitting.person is None:
            self._draw(self._onlooker())
            told = await asyncio.to_thread(self.sitting.advance)
            self._tell(told, "ghost")
        if self.sitting.match.over:
            self._draw(None)
            self._tell(self.sitting.results(), "candle")
            self._ask(self.say("terminal-over"))
        elif (seat := self.sitting.person) is not None:
            await self._ask_person(seat)

    async def _ask_person(self, seat: Seat) -> None:
        if self.sitting.forgets():
            self._forget()
        if self.sitting.hands_over(seat):
            self._forget()
            self._draw(None)
            await self.push_screen_wait(Curtain(self.say("terminal-pass-device", seat=self._name_of(seat))))
        self._tell(self.sitting.told_alone(), "ghost")
        self.asked = seat
        self._draw(seat)
        self._list(self.sitting.choices(seat))
        self._ask(f"{letter(seat)}: {self._said(self.sitting.question(seat))}")

    # --- what is shown ------------------------------------------------------------------------------------------------

    def say(self, id: str, **args: str | int) -> str:
        return self._said(Message(id, dict(args)))

    def _said(self, message: Message) -> str:
        return self.words.say(message, self.sitting.names)

    def _name_of(self, seat: Seat) -> str:
        return self.sitting.names[seat] if seat < len(self.sitting.names) else letter(seat)

    def _onlooker(self) -> Seat | None:
        """The view shown while bots move: that of a single person, else the public view."""
        people = [seat for seat in self.sitting.untold if seat is not None]
        return people[0] if len(people) == 1 else None

    @property
    def palette(self) -> Palette:
        return THEMES[self.theme]

    def _draw(self, seat: Seat | None) -> None:
        self.query_one("#diagram", Static).update(
            painted(self.sitting.match.game, self.sitting.drawn(seat), self.palette)
        )

    def _ask(self, text: str) -> None:
        self.query_one("#ask", Static).update(Text(text, self.palette.tones["candle"]))

    def _list(self, choices: Iterable[str]) -> None:
        self.shown = list(choices)[:MOST_LISTED]
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options([Option(choice) for choice in self.shown])
        listed.highlighted = 0 if self.shown else None

    def _tell(self, messages: Iterable[Message], tone: str) -> None:
        for message in messages:
            self._write(self._said(message), tone)

    def _write(self, text: str, tone: str) -> None:
        self.lines.append((text, tone))
        self.query_one(RichLog).write(Text(text, self.palette.tones[tone]))

    def _forget(self) -> None:
        self.lines.clear()
        self.query_one(RichLog).clear()

    # --- what a person does -------------------------------------------------------------------------------------------

    def action_move(self, by: int) -> None:
        listed = self.query_one("#choices", OptionList)
        self.pointed = True
        if self.shown:
            listed.highlighted = max(0, min(len(self.shown) - 1, (listed.highlighted or 0) + by))

    @on(OptionList.OptionSelected)
    def _clicked(self, event: OptionList.OptionSelected) -> None:
        self._play(self.shown[event.option_index])

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        """Show the choices that begin with the typed text."""
        self.pointed = False
        if self.asked is not None:
            beginning = event.value.strip()
            self._list(choice for choice in self.sitting.choices(self.asked) if choice.startswith(beginning))

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        """Play the highlighted choice, or the move that was typed in full."""
        typed, at = event.value.strip(), self.query_one("#choices", OptionList).highlighted
        chosen = self.shown[at] if at is not None and self.shown else typed
        if self.sitting.match.over or typed == "quit":
            self.exit()
        elif typed in self.KEYS.values():
            self.query_one(Input).clear()
            self.run_worker(self.run_action(f"{typed}_now"))
        else:
            self._play(chosen if self.pointed or not self._is_a_move(typed) else typed)

    def _is_a_move(self, typed: str) -> bool:
        game, state = self.sitting.match.game, self.sitting.match.state
        try:
            game.read(state, self.asked, typed)
        except Illegal:
            return False
        return True

    def _play(self, line: str) -> None:
        if self.asked is None or not line:
            return
        try:
            told = self.sitting.play(self.asked, line)
        except Illegal as error:
            self._write(self._said(error.message), "blood")
            return
        self.query_one(Input).clear()
        self._tell(told, "ghost")
        self.run_worker(self._continue())

    async def action_hint_now(self) -> None:
        if self.asked is not None:
            self._tell(await asyncio.to_thread(self.sitting.advice, self.asked), "moss")

    def action_undo_now(self) -> None:
        if self.asked is None and not self.sitting.match.over:  # a bot is thinking
            return
        if self.sitting.undo():
            self._write(self.say("terminal-undone"), "moss")
            self.run_worker(self._continue())
        else:
            self._write(self.say("terminal-nothing-to-undo"), "blood")

    def action_light_now(self) -> None:
        """Change between dark and light, the log included."""
        self.theme = "textual-dark" if self.palette is LIGHT else "textual-light"
        lines = self.lines[:]
        self._forget()
        for text, tone in lines:
            self._write(text, tone)
        self._draw(self.asked if self.asked is not None else self._onlooker() if not self.sitting.match.over else None)
        if self.asked is not None:
            self._ask(f"{letter(self.asked)}: {self._said(self.sitting.question(self.asked))}")

    def action_save_now(self) -> None:
        try:
            self._tell([self.sitting.write(self.sitting.save)], "moss")
        except Illegal as error:
            self._write(self._said(error.message), "blood")
