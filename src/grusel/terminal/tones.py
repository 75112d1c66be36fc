"""The colours of diagrams and sentences, on dark and on light."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.text import Text

from grusel.registry import AnyGame


class Palette(NamedTuple):
    tones: Mapping[str, str]
    seats: tuple[str, ...]


DARK: Final = Palette(
    {"candle": "#f2b441", "ghost": "#58c7b8", "blood": "#f07167", "moss": "#a3cf6d", "quiet": "dim"},
    ("#E69F00", "#56B4E9", "#00A878", "#F0E442", "#3D7DD8", "#E8663D", "#D98BB8"),
)
LIGHT: Final = Palette(
    {"candle": "#7a4a00", "ghost": "#00594f", "blood": "#a11a12", "moss": "#37600a", "quiet": "dim"},
    ("#7d4a00", "#005a8c", "#00614a", "#5c5200", "#1d4f9e", "#9c3411", "#8a2d63"),
)


def painted(game: AnyGame, drawn: str, palette: Palette) -> Text:
    """A diagram in the tones that its game declares."""
    text = Text(drawn)
    for pattern, tone in game.tones.items():
        for found in re.finditer(pattern, drawn):
            style = _seat_tone(found[0], palette) if tone == "seat" else palette.tones[tone]
            text.stylize(style, found.start(), found.end())
    return text


def _seat_tone(mark: str, palette: Palette) -> str:
    style = palette.seats[(ord(mark[0].upper()) - ord("A")) % len(palette.seats)]
    return style if mark[0].isupper() else f"italic {style}"
