"""Moves and positions in text, sentences in three languages, and the lessons."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from grusel.game import Illegal, Message
from grusel.games.shy import GAME
from grusel.games.shy.diagram import ENDINGS, HEADERS, PHASES
from grusel.games.shy.notation import CODES, SEATS
from grusel.games.shy.state import MONSTERS, Explore, Jump, Options
from grusel.match import Match
from grusel.record import from_text, to_text
from grusel.replay import load
from grusel.words import LANGUAGES, catalog, words

HERO = 1
LINE = "   g h i j k l m\n7  "
LESSONS = sorted(path.name for path in (files("grusel.games.shy") / "lessons").iterdir() if path.name.endswith(".txt"))


# --- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["place troll h7", "place bat", "take", "done now", "peek", "jump h7", "jump h7 i7 now", "give", "z9", "h7 no"],
)
def test_an_unreadable_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(Illegal, match="shy-expected-move"):
        GAME.read(GAME.start(Options(), 2), 0, text)


@pytest.mark.parametrize("text", ["master C", "draw bat", "draw bat exit", "h7"])
def test_an_unreadable_outcome_of_chance_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match="shy-expected-move"):
        GAME.read(GAME.start(Options(), 2), None, text)


def test_a_square_off_the_field_is_refused_and_not_looked_up() -> None:
    state = GAME.parse(f"{LINE}@En co be co dr co ex")
    for cell in (-1, -84, 169, 10**9):
        with pytest.raises(Illegal, match="shy-no-tile"):
            GAME.apply(state, HERO, Explore(cell))


def test_an_attack_needs_no_confirmation() -> None:
    state = GAME.parse(f"{LINE}@En co Be! co dr co ex")
    with pytest.raises(Illegal, match="shy-no-danger"):
        GAME.apply(state, HERO, Jump(85, 86, attack=True, sure=True))


# --- diagrams ---------------------------------------------------------------------------------------------------------

WRONG = {
    "colour: red": 1,
    "floor: 4": 1,
    "floor: 0": 1,
    "floor: one": 1,
    "phase: sleep": 1,
    "master: C": 1,
    "floor: 1\nfloor: 1": 2,
    "options: speed=9": 1,
    "options: games=3": 1,
    "spent: hope": 1,
    "peeks: 3\nphase: peek": 1,
    "named: g6": 1,
    "pile: 5": 1,
    "discovered: xx": 1,
    "discovered: be": 1,
    "survived: 4": 1,
    "ending: eaten": 1,
    "ending: boredom": 1,
    "master: ?": 1,
}
WRONG_FLOORS = [
    f"{LINE}@En co be co dr co",
    f"{LINE}@En co be co dr co zz",
    f"{LINE}@En co be co dr co co",
    f"{LINE}@En co be co be co ex",
    f"{LINE}co @En be co dr co ex",
    f"{LINE}@En co be co Dr! co ex",
    f"{LINE}@En co be co dr! co ex",
    f"{LINE}@En co be co dr Co+ ex",
    f"{LINE}En @co be co dr co ex",
    f"{LINE}En Co @Be! co dr co ex",
    f"{LINE}En Co be co dr co @Ex",
    f"{LINE}@En @Co be co dr co ex",
    f"{LINE}@En ? be co dr co ex",
    "   g h\n7  @En co\n5  co dr\n4  be co\n3  ex .",
    "   7 h\n7  @En co",
    "   g h\nx  @En co",
    "   a b\n1  co co",
    f"phase: draw\n{LINE}@En co be co dr co ex",
    f"phase: over\nending: eaten\n{LINE}@En co be co dr co ex",
    f"options: games=2\nphase: over\nending: eaten\nsurvived: 1\n{LINE}@En co be co dr co ex",
    f"phase: build\n{LINE}@En Co be co dr co ex",
    f"phase: build\nhand: ex\n{LINE}@En co be co dr . co",
    "phase: draw\ndiscovered: be dr",
]
BROKEN = [*(f"{header}\n{LINE}@En co be co dr co ex" for header in WRONG), *WRONG_FLOORS]
NEUTRAL = {*HEADERS, *PHASES, *ENDINGS, *CODES, *SEATS, *Options.__struct_fields__, "attack", "jump"}


def expected_of(diagram: str) -> str | Message:
    with pytest.raises(Illegal, match="shy-bad-diagram") as refused:
        GAME.parse(diagram)
    expected = refused.value.message.args["expected"]
    assert isinstance(expected, str | Message)
    return expected


@pytest.mark.parametrize("header", WRONG)
def test_a_wrong_header_is_refused_and_its_line_named(header: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.parse(f"{header}\n{LINE}@En co be co dr co ex")
    assert refused.value.message.args["line"] == WRONG[header]


@pytest.mark.parametrize("board", WRONG_FLOORS)
def test_a_wrong_floor_is_refused(board: str) -> None:
    with pytest.raises(Illegal, match="shy-bad-diagram"):
        GAME.parse(board)


@pytest.mark.parametrize("diagram", BROKEN)
def test_the_expectations_of_a_diagram_are_worded_in_every_language(diagram: str) -> None:
    expected = expected_of(diagram)
    message = Message("shy-bad-diagram", {"line": 1, "expected": expected})
    said = {language: words(language).say(message) for language in LANGUAGES}
    assert not [sentence for sentence in said.values() if "shy-" in sentence or "{" in sentence]
    if isinstance(expected, str):
        assert set(re.findall(r"[A-Za-z][\w-]*", expected)) <= NEUTRAL
    else:
        english = words("en").say(expected)[1:]  # it begins with a capital only when it stands alone
        assert [language for language in LANGUAGES if english in said[language]] == ["en"]


def test_the_broken_diagrams_leave_no_expectation_out() -> None:
    met = {expected.id for expected in map(expected_of, BROKEN) if isinstance(expected, Message)}
    assert met == set(re.findall(r"^shy-want-[\w-]+", catalog(GAME, "en"), re.MULTILINE))


def test_the_words_for_an_ending_are_listed_one_by_one() -> None:
    assert expected_of(f"ending: boredom\n{LINE}@En co be co dr co ex") == "ending: exit, eaten, stuck, gave-up"


def test_a_short_diagram_gets_the_defaults() -> None:
    state = GAME.parse(f"{LINE}@En co be co dr co ex")
    assert (state.master, state.floor, state.phase, state.attack, state.jump) == (0, 1, "move", True, True)


def test_an_empty_floor_needs_no_board() -> None:
    assert GAME.parse("options: master=first\nphase: draw") == GAME.start(Options(master="first"), 2)


# --- sentences --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_question_can_be_said(language: str) -> None:
    spoken, said = words(language), set[str]()
    for seed in range(150):
        match = Match(GAME, 2, Options(games=1 + seed % 2, take_backs=seed % 3, stuck="loses"))
        match.play_randomly(Random(seed))
        for moment in match.moments:
            for seat in (0, 1, None):
                seen = [GAME.witness(event, seat) for event in moment.events]
                messages = [GAME.tell(event) for event in seen if event is not None]
                messages.append(GAME.ask(GAME.view(moment.state, seat), seat))
                said |= {spoken.say(message, ["Ann", "Bo"]) for message in messages}
    assert len(said) > 500
    assert not [sentence for sentence in said if "{" in sentence or "None" in sentence]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    spoken = words(language)
    sources = [path.read_text("utf-8") for path in files("grusel.games.shy").iterdir() if path.name.endswith(".py")]
    raised = {part.split('"')[0] for source in sources for part in source.split('Illegal("')[1:]}
    assert len(raised) > 20
    assert not [id for id in raised if not spoken.has(id)]


def test_no_sentence_is_unused() -> None:
    sources = "".join(
        path.read_text("utf-8") for path in files("grusel.games.shy").iterdir() if path.name.endswith(".py")
    )
    ids = [line.split(" =")[0] for line in catalog(GAME, "en").split("\n") if line.startswith("shy-") and " =" in line]
    free = ("shy-option-", "shy-preset-", "shy-home-", "shy-blurb", "shy-revealed-", "shy-ask-")
    known = {*MONSTERS, "corridor", "exit", "entrance", "hero", "master", "attack", "jump"}
    spoken = [id for id in ids if not id.startswith(free) and id.removeprefix("shy-") not in known]
    short = {id: id.removeprefix("shy-").removeprefix("do-") for id in spoken}
    assert not [id for id in spoken if id not in sources and f'"{short[id]}"' not in sources]


def test_each_monster_tells_where_it_is_comfortable() -> None:
    assert all(words(language).has(f"shy-home-{monster}") for language in LANGUAGES for monster in MONSTERS)


def test_the_question_names_the_skills_that_are_ready() -> None:
    state = GAME.parse(f"spent: attack\n{LINE}@En co be co dr co ex")
    assert GAME.ask(GAME.view(state, HERO), HERO) == Message("shy-ask-move-skills", {"skills": (Message("shy-jump"),)})


# --- lessons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played(name: str) -> None:
    text = (files("grusel.games.shy") / "lessons" / name).read_text("utf-8")
    record, match = load(text)
    assert record.comment
    assert record.tags["title"]
    assert len(match.moments) == len(record.steps) + 1
    assert from_text(to_text(record)) == record


def test_there_are_lessons() -> None:
    assert len(LESSONS) >= 8
