"""`grusel analyse`: the analysis of a finished game, in words, as a drawing, or as data."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from grusel.coach.analysis import SECONDS, analyse
from grusel.coach.findings import Account, Analysis, Judgement, Point, Turning
from grusel.coach.graph import svg
from grusel.game import Arg, Message, Seat, Who
from grusel.match import AnyMatch
from grusel.record import letter
from grusel.replay import load
from grusel.terminal.arguments import CORES, AsJson, Jobs, Language, RecordFile
from grusel.terminal.files import check_folder_of, read_text, write_bytes
from grusel.terminal.screen import Screen

commands = typer.Typer()
BLOCKS = "▁▂▃▄▅▆▇█"
ACROSS = 60


@commands.command("analyse")
def analyse_record(
    file: RecordFile,
    svg_file: Annotated[Path | None, typer.Option("--svg", help="File for the graph of winning chances.")] = None,
    json: AsJson = False,
    seconds: Annotated[float, typer.Option(help="Time limit; the best result so far is shown.")] = SECONDS,
    jobs: Jobs = CORES,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 1,
    lang: Language = "",
) -> None:
    """Show the cost of each decision, the effect of luck, and the turning points."""
    record, match = load(read_text(file))
    names = list(record.names) or [letter(seat) for seat in range(match.seats)]
    screen = Screen(lang, names)
    if svg_file:
        check_folder_of(svg_file)
    found = _watched(screen, match, seconds, jobs, seed)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        Report(screen, match, found).print()
    if svg_file:
        write_bytes(svg_file, svg(found, _title(screen, match), _labels(screen, found, names)).encode())


def _watched(screen: Screen, match: AnyMatch, seconds: float, jobs: int, seed: int) -> Analysis:
    """Analyse, with a progress bar on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.aside, transient=True, disable=not screen.aside.is_terminal) as bar:
        task = bar.add_task(screen.sentence("analysis-running"), total=1.0)
        return analyse(
            match, seconds=seconds, jobs=jobs, seed=seed, progress=lambda share: bar.update(task, completed=share)
        )


def _title(screen: Screen, match: AnyMatch) -> str:
    return screen.sentence("analysis-title", game=screen.sentence(match.game.name))


def _labels(screen: Screen, found: Analysis, names: Sequence[str]) -> list[str]:
    return [screen.sentence("analysis-together")] if found.together else list(names)


class Report:
    """An analysis in sentences."""

    def __init__(self, screen: Screen, match: AnyMatch, found: Analysis) -> None:
        self.screen = screen
        self.match = match
        self.found = found

    def print(self) -> None:
        self.screen.say("analysis-title", "candle", game=self.screen.sentence(self.match.game.name))
        for name, line in self._lines():
            self.screen.console.print(f"{line}  {name}", markup=False)
        for seat, account in enumerate(self.found.accounts):
            self.screen.tell(of_account(seat, account))
        for turning in self.found.turning:
            self.screen.tell(self._of_turning(turning), "ghost")
        for point in self.found.points:
            if point.judgement and point.judgement.mark and point.by is not None:
                self.screen.tell(self._of_mark(point.at, point.by, point.judgement))
        if not self.found.whole:
            self.screen.say("analysis-cut-short", "quiet")

    def _lines(self) -> list[tuple[str, str]]:
        labels = _labels(self.screen, self.found, self.screen.names)
        return [(label, sparkline(self.found.points, seat)) for seat, label in enumerate(labels)]

    def _of_turning(self, turning: Turning) -> Message:
        everybody = Message("analysis-everybody")
        whose = everybody if self.found.together else Message("analysis-chances-of", {"name": Who(turning.seat)})
        args: dict[str, Arg] = {"number": turning.at, "move": self._written(turning.at), "whose": whose}
        args["change"] = signed(turning.change)
        if turning.by is None:
            return Message("analysis-turning-luck", args)
        return Message("analysis-turning-move", {**args, "by": Who(turning.by)})

    def _of_mark(self, at: int, by: Seat, judgement: Judgement) -> Message:
        args: dict[str, Arg] = {"number": at, "name": Who(by), "move": judgement.made}
        args |= {"best": judgement.better, "loss": percent(judgement.loss)}
        return Message(f"analysis-{judgement.mark}", args)

    def _written(self, at: int) -> str:
        return self.match.game.write(self.match.moments[at - 1].state, self.match.moments[at].move)


def of_account(seat: Seat, account: Account) -> Message:
    args: dict[str, Arg] = {"name": Who(seat), "luck": signed(account.luck), "lost": percent(account.lost)}
    args |= {"blunders": account.blunders, "mistakes": account.mistakes, "inaccuracies": account.inaccuracies}
    return Message("analysis-account", args)


def sparkline(points: Sequence[Point], seat: Seat) -> str:
    """A seat's chances over the whole game in one line."""
    last = points[-1].at if points else 0
    marks, number = "", 0
    for column in range(ACROSS):
        while number + 1 < len(points) and points[number + 1].at <= column * last / (ACROSS - 1):
            number += 1
        marks += BLOCKS[min(len(BLOCKS) - 1, int(points[number].chances[seat] * len(BLOCKS)))]
    return marks


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(change: float) -> str:
    return f"{round(100 * change):+d}".replace("-", "−")
