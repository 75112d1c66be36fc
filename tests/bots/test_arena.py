"""The arena: fair pairings, honest intervals, and no game played twice."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from ours import ALL, shares_its_end
from typer.testing import CliRunner

from grusel.bots import load_bot
from grusel.bots.arena import runs
from grusel.bots.arena.fixture import Fixture, Result, play
from grusel.bots.arena.ratings import bradley_terry, elo_table, matrix, score, teams, wilson
from grusel.bots.arena.runs import RESULTS, kept_results, run
from grusel.bots.arena.schedule import fixtures, plays_together
from grusel.game import Illegal
from grusel.registry import AnyGame, find
from grusel.replay import load
from grusel.terminal.main import app

FOUR_LINES = """
class First:
    def choose(self, game, view, seen, seat, actions, budget, rng):
        return actions[0]
"""


def result(bots: tuple[str, ...], payoffs: tuple[float, ...], deal: int) -> Result:
    return Result(f"{deal}:{bots}", bots, deal, payoffs, 10, (0.0,) * len(bots))


def test_every_deal_is_played_in_both_seatings() -> None:
    planned = list(fixtures(find("flure"), {}, ["greedy", "random"], 2, 4, 1, 1.0))
    assert [(one.deal, one.bots) for one in planned] == [
        (1, ("greedy", "random")),
        (1, ("random", "greedy")),
        (2, ("greedy", "random")),
        (2, ("random", "greedy")),
    ]


def test_with_four_seats_the_bots_alternate() -> None:
    planned = list(fixtures(find("flure"), {}, ["a", "b"], 4, 2, 1, 1.0))
    assert [one.bots for one in planned] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_bots_form_a_team_where_all_win_or_lose_together(game: AnyGame) -> None:
    assert plays_together(game) == shares_its_end(game)


def test_a_team_plays_every_deal_alone() -> None:
    planned = list(fixtures(find("insel"), {}, ["random", "greedy"], 3, 1, 5, 1.0))
    assert [one.bots for one in planned] == [("random",) * 3, ("greedy",) * 3]


def test_a_game_is_played_to_its_end_and_can_be_replayed() -> None:
    done = play(Fixture("gruft", {}, ("random", "random"), 3, 1.0))
    record, match = load(done.record)
    assert match.over
    assert record.names == ("random", "random")
    assert len(match.moments) - 1 == done.moves


def test_the_same_fixture_gives_the_same_game() -> None:
    fixture = Fixture("flure", {}, ("random", "random"), 3, 1.0)
    assert play(fixture).record == play(fixture).record


def test_wilsons_interval_matches_published_tables() -> None:
    """10 of 100: 5.52 % to 17.44 %."""
    low, high = wilson(0.1, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)


def test_games_of_one_deal_are_one_sample() -> None:
    assert score([(1.0, 0.0)] * 50).low < 0.5 < score([(1.0, 0.0)] * 50).high
    lopsided = score([(1.0, 1.0)] * 25 + [(0.0, 0.0)] * 25)
    assert lopsided.mean == 0.5
    assert lopsided.high - lopsided.low == pytest.approx(2 * 1.96 * (12.5 / 49 / 50) ** 0.5)


def test_three_wins_in_four_are_191_elo() -> None:
    games = [result(("a", "b"), (1.0, -1.0) if number % 4 else (-1.0, 1.0), number) for number in range(4000)]
    elo = bradley_terry(games)
    assert elo["a"] - elo["b"] == pytest.approx(190.8, abs=0.5)


def test_the_interval_of_a_rating_contains_it() -> None:
    games = [result(("a", "b"), (1.0, -1.0) if number % 4 else (-1.0, 1.0), number) for number in range(80)]
    rating = elo_table(games, Random(0))["a"]
    assert rating.low < rating.elo < rating.high


def test_a_draw_is_half_a_win_for_both() -> None:
    found = matrix([result(("a", "b"), (0.0, 0.0), 1), result(("b", "a"), (1.0, -1.0), 1)])
    assert (found["a", "b"].mean, found["b", "a"].mean) == (0.25, 0.75)


def test_teams_are_compared_by_their_share_of_wins() -> None:
    found = teams([result(("a", "a"), (1.0, 1.0), 1), result(("a", "a"), (-1.0, -1.0), 2)])
    assert (found["a"].games, found["a"].mean) == (2, 0.5)


@pytest.mark.parametrize(
    ("game", "options"), [("gruft", {}), ("shy", {"master": "second"})], ids=["another game", "other options"]
)
def test_a_folder_keeps_the_games_of_one_game_with_one_set_of_options(
    tmp_path: Path, game: str, options: dict[str, str]
) -> None:
    list(run(fixtures(find("shy"), {"master": "first"}, ["random", "greedy"], 2, 2, 1, 1.0), 1, keep=tmp_path))
    with pytest.raises(Illegal) as refused:
        list(run(fixtures(find(game), options, ["random", "greedy"], 2, 2, 1, 1.0), 1, keep=tmp_path))
    assert refused.value.message.args == {"folder": str(tmp_path), "found": "shy --option master=first"}


def test_a_stored_game_is_not_played_again(tmp_path: Path) -> None:
    planned = list(fixtures(find("gruft"), {}, ["random", "level1"], 2, 4, 1, 1.0))
    first = list(run(planned[:2], 1, keep=tmp_path))
    with (tmp_path / RESULTS).open("ab") as file:
        file.write(b'{"key": "cut off')
    written = (tmp_path / RESULTS).stat().st_mtime_ns
    again = list(run(planned[:2], 1, keep=tmp_path))
    assert [one.key for one in again] == [one.key for one in first]
    assert (tmp_path / RESULTS).stat().st_mtime_ns == written
    assert len(list(run(planned, 2, keep=tmp_path))) == 4
    assert len(kept_results(tmp_path)) == 4
    assert len(list(tmp_path.glob("*.txt"))) == 4


def test_each_line_of_the_results_is_one_game(tmp_path: Path) -> None:
    list(run(fixtures(find("kuhn"), {}, ["random", "greedy"], 2, 4, 1, 0.01), jobs=1, keep=tmp_path))
    lines = [json.loads(line) for line in (tmp_path / RESULTS).read_text("utf-8").splitlines()]
    assert [line["deal"] for line in lines] == [1, 1, 2, 2]
    assert set(lines[0]) == {"key", "bots", "deal", "payoffs", "moves", "slowest"}


def test_after_an_interruption_only_the_missing_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = list(fixtures(find("gruft"), {}, ["random", "level1"], 2, 6, 1, 1.0))
    interrupted = run(planned, 1, keep=tmp_path)
    first = [next(interrupted).key, next(interrupted).key]
    interrupted.close()  # type: ignore[attr-defined]  # as Ctrl-C does
    asked: list[str] = []

    def watched(fixture: Fixture) -> Result:
        asked.append(fixture.key)
        return play(fixture)

    monkeypatch.setattr(runs, "play", watched)
    whole = [one.key for one in run(planned, 1, keep=tmp_path)]
    assert whole[:2] == first
    assert asked == whole[2:]
    assert sorted(whole) == sorted(fixture.key for fixture in planned)


def test_a_bot_is_four_lines_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(FOUR_LINES)
    shown = CliRunner().invoke(app, ["arena", "gruft", "--bots", f"{file}:First,level1", "--games", "2", "--jobs", "1"])
    assert shown.exit_code == 0, shown.output
    assert "Elo" in shown.output


def test_a_file_without_that_bot_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FOUR_LINES)
    with pytest.raises(Illegal) as error:
        load_bot(f"{tmp_path}/mine.py:Second")
    assert error.value.message.id == "bot-no-class"
    with pytest.raises(Illegal) as error:
        load_bot(f"{tmp_path}/yours.py:First")
    assert error.value.message.id == "bot-no-file"


@pytest.mark.parametrize(
    ("text", "id", "said"),
    [
        ("Mine = 3\n", "bot-no-class", "Mine"),
        ("class Mine:\n    pass\n", "bot-no-class", "Mine"),
        ("\n1 / 0\n", "bot-bad-file", "line 2, ZeroDivisionError: division by zero"),
        ("def f(:\n", "bot-bad-file", "line 1, SyntaxError: invalid syntax"),
        (
            "class Mine:\n    def __init__(self, x):\n        pass\n",
            "bot-bad-file",
            "TypeError: Mine.__init__() missing",
        ),
    ],
)
def test_a_file_with_an_unusable_bot_is_refused_with_the_reason(text: str, id: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(text)
    with pytest.raises(Illegal) as refused:
        load_bot(f"{tmp_path}/mine.py:Mine")
    assert refused.value.message.id == id
    assert said in str(refused.value.message.args)


def test_a_single_bot_cannot_be_measured_in_a_competitive_game() -> None:
    refused = CliRunner().invoke(app, ["arena", "gruft", "--bots", "level1"]).exception
    assert isinstance(refused, Illegal)
    assert refused.message.args == {"word": "level1", "expected": "level1,level3"}


def test_zero_games_are_refused_by_the_name_of_the_option() -> None:
    refused = CliRunner().invoke(app, ["arena", "gruft", "--bots", "random,level1", "--games", "0"])
    assert refused.exit_code == 2
    assert "'--games'" in refused.output
