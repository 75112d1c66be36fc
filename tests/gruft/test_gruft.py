"""Dicke Luft in der Gruft obeys its rule book; rows, graveyard and diagrams on their own."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from gruft.gruft_truths import BATTERY, random_match

from grusel.game import Illegal, Over
from grusel.games.gruft import GAME
from grusel.games.gruft.graveyard import NAMES, neighbours, quarter
from grusel.games.gruft.opening import rats_unseen
from grusel.games.gruft.row import add, alike, alike_with, fitting, outermost, size, take, turn_up, unturned
from grusel.games.gruft.rules import ranking
from grusel.games.gruft.state import Options, Row, Staked, State
from grusel.match import Match
from grusel.replay import load
from grusel.testing.playthrough import playthrough
from grusel.testing.vectors import Vector, check_vector, read_vectors
from grusel.words import LANGUAGES, words

HERE = Path(__file__).parent
LESSONS = sorted((HERE.parent.parent / "src" / "grusel" / "games" / "gruft" / "lessons").glob("*.txt"))

VARIED = Options(must_bury=False, open_graves=True, rat_grave_garlic=True, gift_chooser="receiver")


@pytest.mark.parametrize("vector", read_vectors(HERE / "rulebook"), ids=str)
def test_rulebook(vector: Vector) -> None:
    check_vector(GAME, vector)


def test_every_option_is_in_the_rule_book_in_every_setting_but_the_default() -> None:
    book = "".join(path.read_text("utf-8") for path in (HERE / "rulebook").glob("*.txt"))
    assert not [name for name in Options.__struct_fields__ if f"{name}=" not in book]


# --- the row ----------------------------------------------------------------------------------------------------------


def test_the_outermost_vampires_are_at_the_ends() -> None:
    assert [outermost(Row("ry", 3, "bk"), end) for end in ("left", "right")] == ["r", "k"]
    assert [outermost(Row("ryb"), end) for end in ("left", "right")] == ["r", "b"]
    assert [outermost(Row("r"), end) for end in ("left", "right")] == ["r", "r"]


def test_taking_and_adding_leave_hidden_vampires_alone() -> None:
    row = Row("ry", 3, "bk")
    assert [take(row, "left"), take(row, "right")] == [Row("y", 3, "bk"), Row("ry", 3, "b")]
    assert [add(row, "left", "w"), add(row, "right", "w")] == [Row("wry", 3, "bk"), Row("ry", 3, "bkw")]
    assert [add(Row("ry"), "left", "w"), add(Row("ry"), "right", "w")] == [Row("wry"), Row("ryw")]


def test_the_last_hidden_vampire_makes_the_row_one_open_run() -> None:
    assert turn_up(Row("r", 1, "bk"), "left", "w") == Row("rwbk")
    assert turn_up(Row("r", 2, "bk"), "left", "w") == Row("rw", 1, "bk")
    assert turn_up(Row("ry", 2, "k"), "right", "w") == Row("ry", 1, "wk")


def test_a_hidden_vampire_is_turned_up_where_fewer_than_two_are_open() -> None:
    assert [unturned(row) for row in (Row("r", 2, "bk"), Row("ry", 2, "k"), Row("ry", 2, "bk"), Row("r"))] == [
        "left",
        "right",
        None,
        None,
    ]


def test_equivalent_ends_are_listed_once() -> None:
    assert fitting(Row("ry", 3, "br"), "r") == ("left", "right")
    assert fitting(Row("rr"), "r") == fitting(Row("r"), "r") == ("left",)
    assert fitting(Row("ryr"), "r") == ("left", "right")
    assert fitting(Row("ry"), "y") == ("right",)
    assert fitting(Row("ry"), "b") == ()
    assert [alike(Row("rr")), alike(Row("rr", 2, "rr")), alike_with(Row("rr"), "y")] == [True, False, False]


# --- the graveyard ----------------------------------------------------------------------------------------------------


def test_the_paths_cut_the_graveyard_into_8_12_16_and_24_graves() -> None:
    parts = [quarter(grave) for grave in range(60)]
    assert sorted(parts.count(part) for part in set(parts)) == [8, 12, 16, 24]


def test_a_grave_has_three_five_or_eight_neighbours() -> None:
    numbers = [len(neighbours(grave, False)) for grave in range(60)]
    assert {number: numbers.count(number) for number in set(numbers)} == {3: 4, 5: 24, 8: 32}


def test_neighbours_are_mutual() -> None:
    for block in (False, True):
        pairs = {(grave, other) for grave in range(60) for other in neighbours(grave, block)}
        assert pairs == {(other, grave) for grave, other in pairs}


def test_graves_are_named_by_column_and_row() -> None:
    assert [NAMES[0], NAMES[9], NAMES[32], NAMES[59]] == ["a1", "j1", "c4", "j6"]


# --- the course of whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
def test_stakes_never_run_out(seats: int) -> None:
    for seed in range(40):
        events = [event for moment in random_match(seats, Options(), seed).moments for event in moment.events]
        assert all(event.middle >= 0 and event.stakes <= 3 for event in events if isinstance(event, Staked))


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_vampire_has_a_free_grave_so_no_player_is_ever_stuck(seats: int) -> None:
    """Rules 8: each colour has as many free graves or spare lids as unburied vampires; with two players, more."""
    for seed in range(10):
        match = random_match(seats, Options(), seed)
        for moment in match.moments:
            state = moment.state
            gift = state.gifts.gift if state.gifts is not None else ""
            opened = "".join(row.left + row.right for row in state.rows) + gift
            for kind, letter in enumerate("rywbgk"):
                vampires = opened.count(letter) + state.face_down[kind]
                free = state.unseen[kind] + state.lids.count(letter) - state.tiles.count(letter)
                assert free == vampires


def test_a_spare_lid_waits_for_every_rat() -> None:
    for seed in range(20):
        for moment in random_match(4, Options(), seed).moments:
            assert 0 <= rats_unseen(moment.state) <= moment.state.spares <= 6


@pytest.mark.parametrize("options", [Options(), VARIED, Options(two_player_gift=2, gift_place="giver")], ids=str)
def test_no_question_has_a_single_answer(options: Options) -> None:
    for seed in range(10):
        for moment in random_match(2 + seed % 5, options, seed).moments:
            listed = [GAME.actions(moment.state, seat) for seat in range(len(moment.state.rows))]
            assert all(len(actions) != 1 for actions in listed)


def test_the_ranking_is_by_fewest_vampires_left_after_the_winners() -> None:
    for seed in range(10):
        state = random_match(5, Options(), seed).state
        order = ranking(state)
        assert set(order[: len(state.winners)]) == set(state.winners)
        left = [size(state.rows[seat]) for seat in order]
        assert left == sorted(left)


def test_the_winners_are_those_without_vampires() -> None:
    for seed in range(60):
        match = random_match(6, Options(), seed)
        turn = match.turn
        assert isinstance(turn, Over)
        assert [payoff > 0 for payoff in turn.payoffs] == [size(row) == 0 for row in match.state.rows]


# --- diagrams and words -----------------------------------------------------------------------------------------------

GIVEN = "A: ry\nB: bk\n"
BROKEN = [
    ("", 1),
    ("A: ry", 1),
    ("B: ry\nC: ry", 1),
    ("A: rx\nB: bk", 1),
    (GIVEN + "A: ry", 3),
    (GIVEN + "nonsense", 3),
    (GIVEN + "turn: C", 3),
    (GIVEN + "now: settled", 3),
    (GIVEN + "now: garlic", 3),
    (GIVEN + "now: bury c4", 3),
    (GIVEN + "now: turn-up", 3),
    (GIVEN + "now: give", 3),
    (GIVEN + "now: over", 3),
    (GIVEN + "now: lid z9", 3),
    (GIVEN + "stakes: 1", 3),
    (GIVEN + "stakes: 3 0", 3),
    (GIVEN + "stakes: x y", 3),
    (GIVEN + "garlic: 2 3", 3),
    (GIVEN + "garlic: 2 3\ngraves: a1=rC", 3),
    (GIVEN + "spares: 7x", 3),
    (GIVEN + "graves: a1", 3),
    (GIVEN + "graves: z1=r.", 3),
    (GIVEN + "graves: a1=ry", 3),
    (GIVEN + "graves: a1=?A", 3),
    (GIVEN + "graves: a1=##", 3),
    (GIVEN + "graves: a1=[r.]", 1),
    (GIVEN + "graves: a1=%.", 1),
    (GIVEN + "plague: holder A", 3),
    (GIVEN + "plague: whoever\ngraves: a1=[%.]", 3),
    (GIVEN + "gifts: bribes to A from B", 3),
    (GIVEN + "winners: D", 3),
    (GIVEN + "out: 3", 3),
    (GIVEN + "options: ghosts=yes", 3),
    (GIVEN + "options: rats=perhaps", 3),
    (GIVEN + " 1  r.  r.", 3),
    ("A: rrrrrr\nB: rrrrrr", 1),
    ("A: (40)\nB: (40)\nnow: deal", 1),
    ("A: (20)\nB: (20)", 1),
    (GIVEN + "now: bury c4\ngraves: c4=[g.]", 3),
    (GIVEN + "now: garlic c4\ngraves: a1=gA a2=gA a3=gA c4=[g.]", 3),
    (GIVEN + "spares: 7", 3),
    (GIVEN + "options: rats=no\nspares: 1", 4),
    (GIVEN + "spares: 0\nplague: holder A\nnow: search\ngraves: a1=[%.]", 3),
    (GIVEN + "graves: " + " ".join(f"{x}{y}=r." for x in "abcdef" for y in (1, 2)), 3),
    (GIVEN + " 1  " + "?. " * 10, 3),
    (GIVEN + "\n".join(f" {y}  " + "?. " * 10 for y in range(1, 8)), 9),
]


@pytest.mark.parametrize(("text", "line"), BROKEN)
def test_a_broken_diagram_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(Illegal) as error:
        GAME.parse(text)
    assert error.value.message.id == "gruft-diagram"
    assert error.value.message.args["line"] == line
    assert len({words(language).say(error.value.message) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_error_can_be_said_in_every_language() -> None:
    errors = [
        error
        for seed in range(3)
        for moment in random_match(3, VARIED, seed).moments[::7]
        for error in refusals(moment.state)
    ]
    assert len({error.message.id for error in errors}) >= 12
    for language in LANGUAGES:
        assert all(words(language).say(error.message) for error in errors)


def refusals(state: State) -> list[Illegal]:
    """The refusals of misplaced moves."""
    refused = []
    for move in BATTERY:
        for seat in range(len(state.rows)):
            try:
                GAME.apply(state, seat, move)
            except Illegal as error:
                refused.append(error)
    return refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_question_can_be_said(language: str) -> None:
    spoken, names = words(language), ["Anna", "Bo", "Cleo", "Dirk"]
    for seed, options in enumerate((Options(), Options(must_bury=False, open_graves=True), Options(shared_win=False))):
        for moment in random_match(4, options, seed).moments:
            for event in moment.events:
                assert spoken.say(GAME.tell(event), names)
            assert spoken.say(GAME.ask(GAME.view(moment.state, 1), 1), names)


def test_giver_and_receiver_are_asked_about_their_own_rows() -> None:
    states = [moment.state for moment in random_match(3, Options(), 1).moments]
    gifts = {state.phase: state for state in states if state.phase in ("give", "add")}
    giver = gifts["give"].gifts.givers[0]
    assert GAME.ask(GAME.view(gifts["give"], giver), giver).id == "gruft-ask-give-own"
    to = gifts["add"].gifts.to
    assert GAME.ask(GAME.view(gifts["add"], to), to).id == "gruft-ask-add-own"


# --- golden playthroughs and lessons ----------------------------------------------------------------------------------

PLAYTHROUGHS = {
    "two-players.txt": (2, Options(), 116, 10),
    "three-players.txt": (3, Options(), 52, 20),
    "six-players-every-view.txt": (6, Options(), 89, 1),
    "beginners-with-memory-aid.txt": (3, Options(rats=False, garlic=False, memory_aid=True), 59, 20),
    "varied.txt": (4, VARIED, 104, 20),
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_golden_playthrough(name: str) -> None:
    text, path = playthrough(GAME, *PLAYTHROUGHS[name]), HERE / "golden" / name
    if os.environ.get("GRUSEL_GOLDEN") == "rewrite":
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_plays_through(path: Path) -> None:
    record, match = load(path.read_text("utf-8"))
    assert record.game == "gruft"
    assert record.comment
    assert sum(bool(step.comment) for step in record.steps) >= 3, "a lesson explains what happens"
    assert len(match.moments) == len(record.steps) + 1


def test_there_are_lessons() -> None:
    assert len(LESSONS) >= 6


def test_a_match_can_begin_at_any_position_of_another() -> None:
    rng = Random(9)
    match = random_match(4, Options(), 9)
    for moment in rng.sample(match.moments[:-1], 20):
        again = Match(GAME, 4, start=GAME.draw(GAME.truth(moment.state)))
        again.play_randomly(rng)
        assert again.over
