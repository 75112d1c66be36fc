"""The winning chances of a game as a drawing: an SVG file that reads in light and in dark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from grusel.coach.findings import Analysis, Mark, Point, Turning
from grusel.game import Seat
from grusel.record import letter

WIDTH, HEIGHT = 960, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 44, 44  # margins
COLOURS: Final = ("#e69f00", "#56b4e9", "#00a878", "#f0e442", "#3d7dd8", "#e8663d", "#d98bb8")
DASHES: Final = ("", "9 4", "3 3", "12 4 3 4", "2 6", "7 2 2 2", "14 6")
SIGNS: Final[dict[Mark, str]] = {"": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLE: Final = """
svg { background: #fffaf0; color: #2a2133; font: 15px "Alegreya Sans", "Segoe UI", system-ui, sans-serif }
text { fill: currentColor } .quiet { fill: #5f5469 } .grid { stroke: #8d7f66; stroke-opacity: 0.5 }
.line { fill: none; stroke-width: 3; stroke-linejoin: round } .edge { fill: none; stroke: #2a2133; stroke-width: 4.5 }
.turn { stroke: #0b665c; stroke-width: 2; stroke-dasharray: 2 5 } .sign { fill: #a8231b; font-weight: 700 }
@media (prefers-color-scheme: dark) {
  svg { background: #221b2e; color: #f3ead9 } .quiet { fill: #b9adc6 } .grid { stroke: #6b5c86 }
  .edge { stroke: #17131f } .turn { stroke: #58c7b8 } .sign { fill: #f07167 }
}
"""


def svg(analysis: Analysis, title: str, names: Sequence[str]) -> str:
    """The whole drawing; one line for each name, or for all together."""
    frame = Frame(analysis)
    return "\n".join(
        [*_head(title), *_grid(frame), *_turns(frame), *_lines(frame, names), *_signs(frame), "</svg>", ""]
    )


class Frame:
    """The point of a move and a chance on the drawing."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.last = max(1, max((point.at for point in analysis.points), default=1))
        count = len(analysis.points[0].chances) if analysis.points else 0
        self.seats: range = range(min(1, count)) if analysis.together else range(count)

    def x(self, at: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / self.last, 1)

    def y(self, chance: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance, 1)

    def path(self, seat: Seat) -> str:
        return " ".join(f"{self.x(point.at)},{self.y(point.chances[seat])}" for point in self.analysis.points)


def _head(title: str) -> Iterator[str]:
    shown = escape(title)
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{shown}">'
    yield f"<title>{shown}</title><style>{STYLE}</style>"
    yield f'<text x="{LEFT}" y="26" font-size="20">{shown}</text>'


def _grid(frame: Frame) -> Iterator[str]:
    for percent in (0, 25, 50, 75, 100):
        y = frame.y(percent / 100)
        yield f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>'
        yield f'<text class="quiet" x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{percent} %</text>'
    yield f'<text class="quiet" x="{LEFT}" y="{HEIGHT - 12}">0</text>'
    yield f'<text class="quiet" x="{WIDTH - RIGHT}" y="{HEIGHT - 12}" text-anchor="end">{frame.last}</text>'


def _turns(frame: Frame) -> Iterator[str]:
    for number, turning in enumerate(frame.analysis.turning, 1):
        x = frame.x(turning.at)
        yield f'<line class="turn" x1="{x}" y1="{TOP}" x2="{x}" y2="{HEIGHT - BOTTOM}"/>'
        yield f'<text x="{x}" y="{HEIGHT - 24}" text-anchor="middle">{_ring(number)}{_moved(turning)}</text>'


def _ring(number: int) -> str:
    return "①②③"[number - 1]


def _moved(turning: Turning) -> str:
    return "" if turning.by is None else f" {letter(turning.by)}"


def _lines(frame: Frame, names: Sequence[str]) -> Iterator[str]:
    """A thin dark edge below each line, so that yellow can be seen on parchment; a dash besides the colour."""
    labels = spread([frame.y(frame.analysis.points[-1].chances[seat]) for seat in frame.seats])
    for seat, y in zip(frame.seats, labels, strict=True):
        path, colour = frame.path(seat), COLOURS[seat % len(COLOURS)]
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        yield f'<polyline class="edge" points="{path}"{dash}/>'
        yield f'<polyline class="line" stroke="{colour}" points="{path}"{dash}/>'
        yield f'<text x="{WIDTH - RIGHT + 10}" y="{y + 5}">{escape(names[seat][:18])}</text>'


def spread(wanted: Sequence[float], apart: float = 20.0) -> list[float]:
    """Labels near where they belong that do not cover each other, all on the paper."""
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    found, last = [0.0] * len(wanted), TOP - apart
    for at in order:
        found[at] = last = max(wanted[at], last + apart)
    over = max(0.0, last - (HEIGHT - BOTTOM))
    return [round(y - over, 1) for y in found]


def _signs(frame: Frame) -> Iterator[str]:
    for point in frame.analysis.points:
        if point.judgement and point.judgement.mark:
            x, y = frame.x(point.at), frame.y(_chance_of_mover(frame, point))
            yield f'<text class="sign" x="{x}" y="{y - 8}" text-anchor="middle">{SIGNS[point.judgement.mark]}</text>'


def _chance_of_mover(frame: Frame, point: Point) -> float:
    return point.chances[0 if frame.analysis.together or point.by is None else point.by]
