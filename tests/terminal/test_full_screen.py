"""The full-screen table: its look at two sizes, and a game played by keys and mouse."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from ours import OURS
from textual.widgets import Input, OptionList, RichLog

from grusel.bots import find_bot
from grusel.game import Decision
from grusel.match import AnyMatch, Match
from grusel.registry import find
from grusel.terminal.full_screen import Curtain, FullScreen
from grusel.terminal.sitting import Sitting
from grusel.terminal.tones import DARK, LIGHT
from grusel.words import patient_words

SCREENS = Path(__file__).parent / "screens"
SIZES = {80: 24, 160: 45}
BY_NAME = pytest.mark.parametrize("game", [game.name for game in OURS])


def table(folder: Path, game: str, bots: int = 1, seed: int = 1) -> FullScreen:
    """A table for as few as can play, with bots in the last seats."""
    match: AnyMatch = Match(find(game), find(game).seats[0])
    seated = dict.fromkeys(range(match.seats - bots, match.seats), find_bot("random"))
    sitting = Sitting(match, seated, Random(seed), folder / "kept.grusel", match.record(), ["Anna", "Bo"])
    return FullScreen(sitting, patient_words("en"))


def shown(app: FullScreen) -> str:
    lines = [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]
    return "\n".join(lines) + "\n"


async def asked(app: FullScreen) -> None:
    """Wait until a person is asked, or the game is over."""
    await app.workers.wait_for_complete()


@BY_NAME
@pytest.mark.parametrize("width", SIZES)
async def test_golden_the_table_fits(tmp_path: Path, game: str, width: int) -> None:
    app = table(tmp_path, game)
    async with app.run_test(size=(width, SIZES[width])) as pilot:
        await asked(app)
        await pilot.press("enter")
        await asked(app)
        await pilot.pause()
        seen = shown(app)
    file = SCREENS / f"{game}-{width}.txt"
    if os.environ.get("GRUSEL_GOLDEN") == "rewrite":
        file.write_text(seen, "utf-8")
    assert seen == file.read_text("utf-8")


@BY_NAME
async def test_a_whole_game_is_played_by_arrows_and_enter(tmp_path: Path, game: str) -> None:
    app, rng = table(tmp_path, game), Random(2)
    match = app.sitting.match
    async with app.run_test(size=(120, 40)) as pilot:
        await asked(app)
        while not match.over:
            before = len(match.moments)
            await pilot.press(*["down"] * rng.randrange(3), "enter")
            await asked(app)
            assert len(match.moments) > before
        await pilot.pause()
        assert "The game is over" in shown(app)
        await pilot.press("enter")
    assert app.failed is None


async def test_typing_narrows_the_choices_and_plays_a_move(tmp_path: Path) -> None:
    app = table(tmp_path, "gruft")
    async with app.run_test() as pilot:
        await asked(app)
        await pilot.press(*"a")
        assert app.shown == ["a1", "a2", "a3", "a4", "a5", "a6"]
        await pilot.press(*"3", "enter")
        await asked(app)
        assert "a3" in [step.move for step in app.sitting.match.record().steps if step.by == 0]


async def test_a_move_is_chosen_by_mouse(tmp_path: Path) -> None:
    app = table(tmp_path, "gruft")
    async with app.run_test(size=(160, 45)) as pilot:
        await asked(app)
        await pilot.click(OptionList, offset=(3, 4))
        await asked(app)
        assert any(moment.by == 0 for moment in app.sitting.match.moments)


async def test_a_move_that_is_not_possible_is_explained(tmp_path: Path) -> None:
    app = table(tmp_path, "flure")
    async with app.run_test() as pilot:
        await asked(app)
        await pilot.press(*"nonsense", "enter")
        assert app.lines[-1][1] == "blood"
        assert not any(moment.by == 0 for moment in app.sitting.match.moments)


async def test_undo_returns_to_the_last_question(tmp_path: Path) -> None:
    app = table(tmp_path, "flure", bots=0)
    async with app.run_test() as pilot:
        await asked(app)
        before = len(app.sitting.match.moments)
        await pilot.press("enter")
        await asked(app)
        assert len(app.sitting.match.moments) > before
        await pilot.press("f3")
        await asked(app)
        assert len(app.sitting.match.moments) == before
        assert app.asked is not None


async def test_a_hint_names_a_move_and_its_reason(tmp_path: Path) -> None:
    app = table(tmp_path, "gruft")
    async with app.run_test() as pilot:
        await asked(app)
        await pilot.press("f2")
        await asked(app)
        assert any(text.startswith("My move would be") for text, _ in app.lines)


async def test_dark_and_light_show_the_same_in_other_colours(tmp_path: Path) -> None:
    app = table(tmp_path, "insel")
    async with app.run_test(size=(160, 45)) as pilot:
        await asked(app)
        await pilot.pause()
        before, palette = shown(app), app.palette
        await pilot.press("f4")
        await pilot.pause()
        assert (shown(app), app.palette) == (before, LIGHT if palette is DARK else DARK)


async def test_the_table_is_hidden_until_the_next_player_has_the_device(tmp_path: Path) -> None:
    app = table(tmp_path, "shy", bots=0)
    async with app.run_test() as pilot:
        await pilot.pause()
        while not isinstance(app.screen, Curtain):
            assert isinstance(app.sitting.match.turn, Decision)
            await pilot.press("enter")
            await pilot.pause()
        assert "Bo" in shown(app)
        assert not app.lines
        await pilot.press("enter")
        await asked(app)
        assert app.asked == 1


async def test_the_set_up_of_the_island_is_one_sentence(tmp_path: Path) -> None:
    app = table(tmp_path, "insel")
    async with app.run_test():
        await asked(app)
        assert len(app.lines) == 1
        assert app.query_one(RichLog).lines
        assert app.query_one(Input).has_focus


@pytest.mark.parametrize("palette", [LIGHT], ids=["light"])
def test_colours_can_be_read_on_white(palette: object) -> None:
    colours = [*LIGHT.tones.values(), *LIGHT.seats]
    assert not [colour for colour in colours if colour.startswith("#") and contrast(colour, 0.85) < 4.5]


def test_colours_can_be_read_on_black() -> None:
    colours = [*DARK.tones.values(), *DARK.seats]
    assert not [colour for colour in colours if colour.startswith("#") and contrast(colour, 0.01) < 4]


def contrast(colour: str, ground: float) -> float:
    """The contrast of a colour with a background of this luminance, by WCAG."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    low, high = sorted((light, ground))
    return (high + 0.05) / (low + 0.05)
