"""The command `grusel`, used as a person or a program would."""

from __future__ import annotations

import json
import re
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from grusel.game import Illegal
from grusel.record import from_json, from_text, to_text
from grusel.registry import find
from grusel.replay import load
from grusel.terminal.language import preferred_language
from grusel.terminal.main import app, run
from grusel.terminal.screen import Screen
from grusel.testing.laws import random_match

KUHN = ["play", "kuhn", "--lang", "en", "--seed", "1"]


def grusel(*words: str, keys: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=keys, env={"COLUMNS": "80", "NO_COLOR": "1"})


@pytest.fixture(autouse=True)
def in_the_folder_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Empty, and where games go that are given no file."""
    (tmp_path / "games").mkdir()
    monkeypatch.setenv("GRUSEL_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path / "games")


def test_games_are_listed() -> None:
    assert "Kuhn poker, 2 players" in grusel("games", "--lang", "en").output
    names = [game["name"] for game in json.loads(grusel("games", "--json").output)]
    assert "kuhn" in names


def test_rules_are_printed_in_the_chosen_language() -> None:
    assert "Drie kaarten" in grusel("rules", "kuhn", "--lang", "nl").output


def test_options_are_listed() -> None:
    assert "starter = first | second  Wer beginnt" in grusel("options", "kuhn", "--lang", "de").output
    assert "three_hits = no | yes  Longer game" in grusel("options", "flure", "--lang", "en").output
    assert "starter" in grusel("options", "kuhn", "--json").output


def test_two_people_play_to_the_end_and_pass_the_device() -> None:
    result = grusel(*KUHN, keys="bet\n\nbet\n")
    assert "Pass the device to B" in result.output
    assert "wins." in result.output
    assert load(Path("kuhn.grusel").read_text())[1].over


def test_each_player_is_told_private_events_only_with_the_device() -> None:
    before, after = grusel(*KUHN, keys="bet\n\nbet\n").output.split("Pass the device to B")
    assert "A is dealt J." in before
    assert "B is dealt a card." in before
    assert "hands: J?" in before
    assert "A is dealt a card." in after
    assert "B is dealt" in after
    assert "A bets." in before, "what all saw is told at once"


def test_a_player_against_a_bot_is_told_private_events() -> None:
    output = grusel(*KUHN, "--bot", "random:1", keys="bet\n").output
    assert "A is dealt J." in output
    assert "B is dealt a card." in output


def test_moves_can_be_given_by_number_and_taken_back() -> None:
    result = grusel(*KUHN, keys="list\n2\n\nundo\n\n1\nquit\n")
    assert "  1 pass" in result.output
    assert load(Path("kuhn.grusel").read_text())[1].record().steps[-1].move == "pass"


def test_help_board_and_saving() -> None:
    result = grusel(*KUHN, keys="?\nboard\nsave here.json\nundo\nquit\n")
    assert "Type a move or its number" in result.output
    assert "There is nothing to take back." in result.output
    assert "Continue with: grusel play kuhn --resume here.json\n" in result.output
    assert load(Path("here.json").read_text())[1].game.name == "kuhn"


def test_a_hint_names_a_move_that_can_be_made() -> None:
    words = ["play", "gruft", "--lang", "en", "--seed", "1", "--bot", "random"]
    output = grusel(*words, keys="hint\nquit\n").output
    advised = re.search(r"My move would be: (.*)", output)
    assert advised
    assert "Because: " in output
    assert "Expected" not in grusel(*words, keys=f"{advised[1]}\nquit\n").output


ANNOTATED = """\
game: kuhn 1
seats: 2
name A: Anna
name B: Bo
tag date: 2026-11-16

; On a train.
1. *: J
2. *: K
3. A: pass
; careful
(
  3. A: bet
)
"""


def test_a_resumed_record_keeps_its_names_tags_comments_and_variations() -> None:
    Path("noted.grusel").write_text(ANNOTATED)
    result = grusel(*KUHN, "--resume", "noted.grusel", keys="bet\n\nquit\n")
    assert "Pass the device to Anna" in result.output
    assert Path("noted.grusel").read_text() == ANNOTATED + "4. B: bet\n"


def test_a_comment_goes_with_its_move_when_that_is_taken_back() -> None:
    Path("noted.grusel").write_text(ANNOTATED)
    grusel(*KUHN, "--resume", "noted.grusel", keys="undo\n\nbet\n\nquit\n")
    assert Path("noted.grusel").read_text() == ANNOTATED[: ANNOTATED.index("3. A")] + "3. A: bet\n"


def test_an_unwritable_file_is_named_and_the_game_continues() -> None:
    result = grusel(*KUHN, keys="save nowhere/x\nsave \0\nbet\n\nbet\n")
    assert "The file nowhere/x cannot be written: No such file or directory." in result.output
    assert "wins." in result.output


def test_a_game_that_cannot_be_kept_is_shown_so_that_nothing_is_lost() -> None:
    result = grusel(*KUHN, "--save", "nowhere/x", keys="bet\nquit\n")
    assert result.exception is None
    assert result.output.rstrip().endswith("3. A: bet")


def test_a_number_of_any_length_is_no_crash() -> None:
    result = grusel(*KUHN, keys="9" * 5000 + "\nquit\n")
    assert result.exception is None
    assert "Expected one of: pass, bet." in result.output


def test_a_new_game_is_not_written_over_an_earlier_one() -> None:
    grusel(*KUHN, keys="bet\nquit\n")
    first = Path("kuhn.grusel").read_text()
    grusel(*KUHN, keys="pass\nsave\nquit\n")
    assert Path("kuhn.grusel").read_text() == first
    assert Path("kuhn-2.grusel").read_text().endswith("3. A: pass\n")
    assert len(list(Path().iterdir())) == 2


def test_a_game_without_a_file_leaves_nothing_where_it_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    said = grusel(*KUHN, "--lang", "en", keys="pass\n\nquit\n").output
    assert not [*Path().iterdir()]
    assert str(tmp_path / "games" / "kuhn.grusel") in said.replace("\n", "")


def test_where_there_can_be_no_such_folder_a_game_is_kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GRUSEL_DATA", str(tmp_path / "file"))
    grusel(*KUHN, keys="pass\n\nquit\n")
    assert Path("kuhn.grusel").exists()


def test_a_finished_game_offers_no_resuming() -> None:
    output = grusel(*KUHN, keys="bet\n\nbet\n").output
    assert re.search(r"grusel replay .*/games/kuhn\.grusel", output)
    assert "Continue with" not in output


def test_a_closed_standard_input_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(EOFError):
        Screen("en").ask("terminal-prompt", seat="A")


def test_a_bad_move_is_explained_and_asked_again() -> None:
    result = grusel(*KUHN, keys="raise\npass\n")
    assert "Expected one of: pass, bet." in result.output


def test_a_game_can_be_resumed_and_played_by_bots() -> None:
    grusel(*KUHN, keys="pass\n")
    result = grusel(*KUHN, "--resume", "kuhn.grusel", "--bot", "random:2", "--name", "Anna")
    assert "Anna" in result.output
    assert load(Path("kuhn.grusel").read_text())[1].over


def test_your_own_bot_plays_from_its_file() -> None:
    Path("mine.py").write_text(
        "class First:\n    def choose(self, game, view, seen, seat, actions, budget, rng):\n        return actions[0]\n"
    )
    grusel(*KUHN, "--bot", "mine.py:First", "--bot", "mine.py:First")
    record = load(Path("kuhn.grusel").read_text())[1].record()
    assert [step.move for step in record.steps if step.by is not None] == ["pass", "pass"]


def test_a_crashed_bot_does_not_end_the_game() -> None:
    Path("mine.py").write_text("class Fails:\n    def choose(self, *asked):\n        raise ZeroDivisionError\n")
    result = grusel("play", "kuhn", "--bot", "mine.py:Fails", keys="bet\n")
    assert isinstance(result.exception, ZeroDivisionError)
    assert [step.move for step in load(Path("kuhn.grusel").read_text())[0].steps[2:]] == ["bet"]


def test_a_position_of_a_record_is_shown_as_a_seat_sees_it() -> None:
    grusel(*KUHN, "--bot", "random:2")
    assert "hands: ?" in grusel("show", "kuhn.grusel", "--move", "1", "--as", "B").output
    assert "hands: ??" in grusel("show", "kuhn.grusel", "--move", "2", "--as", "spectator").output
    assert json.loads(grusel("show", "kuhn.grusel", "--move", "2", "--json").output)["line"] == []


def test_a_record_is_replayed_move_by_move() -> None:
    grusel(*KUHN, "--bot", "random:2")
    whole = grusel("replay", "kuhn.grusel", "--all", "--lang", "en").output
    assert "Move 0 of" in whole
    assert "is dealt" in whole
    stepped = grusel("replay", "kuhn.grusel", "--lang", "en", "--as", "A", keys="\n3\nquit\n").output
    assert [f"Move {number} of" in stepped for number in range(4)] == [True, True, False, True]
    assert "Move 1 of" not in grusel("replay", "kuhn.grusel", "--lang", "en").output


def test_a_move_number_out_of_range_is_explained_and_asked_again() -> None:
    grusel(*KUHN, "--bot", "random:2")
    stepped = grusel("replay", "kuhn.grusel", "--lang", "en", keys="99\n2\nquit\n").output
    assert "There is no move 99" in stepped
    assert "Move 2 of" in stepped


def test_a_record_is_told_to_programs_as_a_seat_may_know_it() -> None:
    Path("record").write_text("game: kuhn 1\nseats: 2\n\n1. *: J\n2. *: K\n3. A: pass\n")
    truth = json.loads(grusel("replay", "record", "--json").output)
    assert [(step["number"], step["by"], step["move"]) for step in truth] == [
        (1, "*", "J"),
        (2, "*", "K"),
        (3, "A", "pass"),
    ]
    assert truth[1]["events"] == [{"type": "dealt", "seat": 1, "card": 2}]
    seen = json.loads(grusel("replay", "record", "--json", "--as", "A").output)
    assert [step["move"] for step in seen] == ["J", None, "pass"]
    assert seen[1]["events"] == [{"type": "dealt", "seat": 1, "card": None}]


def test_unnoticed_moves_leave_no_gap_for_programs_to_count() -> None:
    match = random_match(find("shy"), 2, find("shy").types.options(), 3)
    Path("record").write_text(to_text(match.record()))
    truth, *seen = (
        json.loads(grusel("replay", "record", "--json", *seat).output) for seat in ((), ("--as", "A"), ("--as", "B"))
    )
    assert min(map(len, seen)) < len(truth)
    for told in seen:
        assert [step["number"] for step in told] == list(range(1, len(told) + 1))
        assert all(step["move"] is not None or step["events"] for step in told)


def test_a_record_is_written_as_a_seat_may_have_it() -> None:
    grusel(*KUHN, keys="bet\n\nbet\n")
    shown = grusel("redact", "kuhn.grusel", "--as", "A").output
    assert shown == "game: kuhn 1\nseats: 2\nname A: A\nname B: B\nseen by: A\n\n1. *: J\n2. A: bet\n3. B: bet\n"
    assert "seen by: spectator\n\n1. A: bet\n" in grusel("redact", "kuhn.grusel", "--as", "spectator").output


def test_a_redacted_record_tells_programs_no_more_than_people() -> None:
    grusel(*KUHN, keys="bet\n\nbet\n")
    result = grusel("redact", "kuhn.grusel", "--as", "B", "--json")
    assert from_json(result.output.encode()) == from_text(grusel("redact", "kuhn.grusel", "--as", "B").output)
    assert [step["move"] for step in json.loads(result.output)["steps"]][1:] == ["bet", "bet"]


def test_a_redacted_record_is_written_as_of_a_move() -> None:
    grusel(*KUHN, keys="bet\n\nbet\n")
    assert grusel("redact", "kuhn.grusel", "--as", "A", "--move", "3", "--to", "for-a.json").output == ""
    assert [step.move for step in from_json(Path("for-a.json").read_bytes()).steps] == ["J", "bet"]


def test_a_redacted_record_drops_comments_that_could_reveal_a_secret() -> None:
    grusel(*KUHN, keys="bet\n\nbet\n")
    whole = Path("kuhn.grusel").read_text("utf-8").replace("2. *: Q\n", "2. *: Q\n; the queen!\n")
    assert "the queen!" in whole
    Path("kuhn.grusel").write_text(whole, "utf-8")
    assert "queen" not in grusel("redact", "kuhn.grusel", "--as", "A").output


def test_perft_counts() -> None:
    assert json.loads(grusel("perft", "kuhn", "--depth", "4", "--json").output) == {"1": 3, "2": 6, "3": 12, "4": 24}
    Path("position").write_text("starter: 0\nhands: JQ\nline: pass")
    assert grusel("perft", "kuhn", "--position", "position").output == "1 2\n2 3\n"


@pytest.mark.parametrize(
    ("words", "id"),
    [
        (["play", "chess"], "unknown-game"),
        (["play", "kuhn", "--seats", "9"], "bad-seats"),
        (["play", "kuhn", "--option", "starter"], "terminal-bad-word"),
        (["play", "kuhn", "--option", "starter=third"], "bad-option-value"),
        (["play", "kuhn", "--bot", "genius"], "unknown-bot"),
        (["play", "kuhn", "--bot", "random:many"], "terminal-bad-word"),
        (["play", "kuhn", "--bot", "random:3"], "terminal-too-many-bots"),
        (["play", "kuhn", "--bot", f"random:{'9' * 5000}"], "terminal-too-many-bots"),
        (["play", "kuhn", "--lang", "fr"], "unknown-language"),
        (["play", "gruft", "--resume", "record"], "terminal-resume-game"),
        (["play", "kuhn", "--resume", "record", "--seats", "3"], "terminal-resume-seats"),
        (["play", "kuhn", "--resume", "record", "--option", "starter=second"], "terminal-resume-options"),
        (["play", "kuhn", "--name", " "], "terminal-bad-name"),
        (["play", "kuhn", "--name", "Anna\nBo"], "terminal-bad-name"),
        (["play", "kuhn", "--name", "\udcff"], "terminal-bad-name"),
        (["show", "nowhere"], "terminal-no-file"),
        (["show", "record", "--as", ""], "terminal-no-seat"),
        (["replay", "record", "--json", "--as", ""], "terminal-no-seat"),
        (["analyse", "record", "--svg", "no/such/folder"], "terminal-cannot-write"),
        (["shy", "solve", "--to", "no/such/folder"], "terminal-cannot-write"),
        (["shy", "solve", "--keep", "record"], "terminal-cannot-write"),
        (["arena", "kuhn", "--bots", "random,greedy", "--keep", "record"], "terminal-cannot-write"),
        (["arena", "kuhn", "--bots", "random,random"], "terminal-bad-word"),
        (["bench", "server", "--tables", "some"], "terminal-bad-word"),
        (["bench", "server", "--tables", "10,0"], "terminal-bad-word"),
        (["show", "record", "--move", "99"], "terminal-no-move"),
        (["show", "record", "--as", "Z"], "terminal-no-seat"),
        (["redact", "record", "--as", "Z"], "terminal-no-seat"),
        (["redact", "record", "--as", "A", "--to", "no/such/folder"], "terminal-cannot-write"),
    ],
)
def test_errors_are_named(words: list[str], id: str) -> None:
    Path("record").write_text("game: kuhn 1\nseats: 2\n\n1. *: J\n")
    error = grusel(*words).exception
    assert isinstance(error, Illegal)
    assert error.message.id == id


def test_the_command_reports_an_error_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["grusel", "show", "nowhere"])
    with pytest.raises(SystemExit, match="2"):
        run()
    assert capsys.readouterr().err.count("\n") == 1


class FullDisk(StringIO):
    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_an_error_of_the_system_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["grusel", "games", "--lang", "en"])
    monkeypatch.setattr("sys.stdout", FullDisk())
    with pytest.raises(SystemExit, match="2"):
        run()
    assert capsys.readouterr().err == "That did not work: [Errno 28] No space left on device.\n"


def test_a_terminal_without_utf_8_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = BytesIO()
    screen = TextIOWrapper(paper, "ascii", write_through=True)
    monkeypatch.setattr("sys.argv", ["grusel", "rules", "kuhn", "--lang", "de"])
    monkeypatch.setattr("sys.stdout", screen)
    with pytest.raises(SystemExit, match="0"):
        run()
    assert b"?" in paper.getvalue()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_follows_the_system_even_without_its_locale(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


@pytest.mark.parametrize(
    "words",
    [
        ["analyse", "record", "--jobs", "0"],
        ["puzzle", "verify", "--jobs", "0"],
        ["puzzle", "year", "0"],
        ["puzzle", "new", "loops", "--tries", "0"],
        ["serve", "--port", "70000"],
        ["bench", "soak", "kuhn", "--games", "0"],
    ],
)
def test_a_number_out_of_range_is_refused_by_the_name_of_the_option(words: list[str]) -> None:
    result = grusel(*words)
    assert result.exit_code == 2
    assert "Invalid value for" in result.output


@pytest.mark.parametrize("words", [["--lang", "de"], ["--lang=de"]])
def test_errors_are_reported_in_the_chosen_language(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["grusel", "rules", "chess", *words])
    with pytest.raises(SystemExit, match="2"):
        run()
    assert capsys.readouterr().err.startswith("Ein Spiel namens chess gibt es nicht.")


def test_in_a_terminal_sentences_wrap_between_words() -> None:
    screen, paper = Screen("en"), StringIO()
    screen.console = Console(file=paper, force_terminal=True, width=40, no_color=True, highlight=False)
    screen.say("terminal-help")
    assert max(map(len, paper.getvalue().split("\n"))) <= 40
    assert "number." in paper.getvalue().split()


def test_in_a_terminal_the_list_of_games_wraps_between_words() -> None:
    lines = CliRunner().invoke(app, ["games", "--lang", "en"], env={"COLUMNS": "40", "FORCE_COLOR": "1"}).output
    assert max(map(len, re.sub(r"\x1b\[[0-9;]*m", "", lines).split("\n"))) <= 40
