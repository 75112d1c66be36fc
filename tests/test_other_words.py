"""A game of another package may bring all its words, some, or none: players always get a text."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from grusel.bots import BOTS
from grusel.game import Illegal, Message, Who
from grusel.registry import AnyGame
from grusel.testing import catalogs
from grusel.testing.catalogs import check_catalogs
from grusel.words import PatientWords, Words, catalog, rules_page

RAISED = Message("dice-raised", {"seat": Who(0), "count": 3})
KUHN = Path(__file__).parent / "kuhn" / "locales"
WHOLE = {file.name: file.read_bytes().replace(b"kuhn", b"dice") for file in KUHN.iterdir()}
LEVEL1 = b"bot-dice-level1 = Cup\nbot-dice-level1-says = Shakes.\n"
LADDER = b"".join(LEVEL1.replace(b"1", str(level).encode()) for level in range(1, 6))
Bring = Callable[[dict[str, bytes]], AnyGame]


@pytest.fixture
def game_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bring:
    """A game of another package, with these files in its folder `locales`."""

    def write(files: dict[str, bytes]) -> AnyGame:
        package = tmp_path / "others_dice"
        package.mkdir()
        (package / "__init__.py").write_text("import kuhn\n\n\nclass Dice(kuhn.Kuhn):\n    name = 'dice'\n", "utf-8")
        for name, text in files.items():
            (package / "locales").mkdir(exist_ok=True)
            (package / "locales" / name).write_bytes(text)
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.delitem(sys.modules, "others_dice", raising=False)
        game: AnyGame = import_module("others_dice").Dice()
        return game

    return write


def test_without_catalogs_a_message_shows_what_happened_and_to_whom(game_with: Bring) -> None:
    spoken = PatientWords("de", [game_with({})])
    assert spoken.say(RAISED, ["Anna"]) == "Dice-raised: seat Anna, count 3"
    assert spoken.say(Message("dice")) == "Dice"


def test_an_argument_without_words_is_named_inside_its_sentence(game_with: Bring) -> None:
    spoken = PatientWords("en", [game_with({})])
    message = Message("record-bad-step", {"number": 2, "move": "3x4", "why": Message("dice-not-now")})
    assert spoken.say(message) == "Move 2, “3x4”, is not possible. dice-not-now"


def test_a_sentence_that_lacks_a_variable_is_shown_plainly(game_with: Bring) -> None:
    spoken = PatientWords("en", [game_with({"en.ftl": b"dice-raised = { $seat } says { $much }."})])
    assert spoken.say(RAISED, ["Anna"]) == "Dice-raised: seat Anna, count 3"


def test_an_untranslated_sentence_is_shown_in_english(game_with: Bring) -> None:
    german, english = b"dice = Schummeln", b"dice = Dice\ndice-raised = { $seat } says { $count }."
    spoken = Words("de", [game_with({"en.ftl": english, "de.ftl": german})])
    assert spoken.say(Message("dice")) == "Schummeln"
    assert spoken.say(RAISED, ["Anna"]) == "Anna says 3."


def test_programs_get_the_name_of_a_missing_sentence(game_with: Bring) -> None:
    with pytest.raises(KeyError, match="'dice-raised' in the catalogs of 'en'"):
        Words("nl", [game_with({})]).say(RAISED)


def test_a_catalog_that_is_not_utf_8_silences_no_other(game_with: Bring) -> None:
    spoken = Words("de", [game_with({"de.ftl": "dice = Würfel".encode("latin-1")})])
    assert spoken.say(Message("dice")) == "W�rfel"
    assert spoken.say(Message("terminal-won", {"seat": "Anna"})) == "Anna gewinnt."


def test_a_game_without_a_folder_has_an_empty_catalog(game_with: Bring) -> None:
    assert catalog(game_with({}), "en") == ""


def test_untranslated_rules_are_shown_in_english(game_with: Bring) -> None:
    assert rules_page(game_with({"rules.en.md": b"# Dice"}), "nl") == "# Dice"


def test_a_game_without_rules_to_read_says_so(game_with: Bring) -> None:
    with pytest.raises(Illegal) as refused:
        rules_page(game_with({}), "de")
    assert refused.value.message == Message("no-rules-page", {"game": "dice"})


def test_a_game_may_be_a_single_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "single_dice.py").write_text("import kuhn\n\n\nclass Dice(kuhn.Kuhn):\n    name = 'dice'\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert catalog(import_module("single_dice").Dice(), "en") == ""


def test_a_game_with_all_its_words_is_passed(game_with: Bring) -> None:
    check_catalogs(game_with(WHOLE))


def test_a_game_may_name_the_bots_that_play_it(game_with: Bring) -> None:
    game = game_with({name: text + LADDER if name.endswith(".ftl") else text for name, text in WHOLE.items()})
    check_catalogs(game)
    assert Words("de", [game]).say(Message("bot-dice-level5")) == "Cup"


def test_named_bots_are_the_ones_that_play() -> None:
    assert set(catalogs.BOTS) == set(BOTS)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("nl.ftl", None, "missing in the folder locales beside the class of dice: nl.ftl"),
        ("rules.de.md", None, "missing in the folder locales beside the class of dice: rules.de.md$"),
        ("rules.de.md", b"Dice", "rules.de.md: expected a title in its first line"),
        ("de.ftl", WHOLE["de.ftl"] + b"dice-more = Mehr.\n", "^de.ftl says what en.ftl does not: dice-more$"),
        (
            "de.ftl",
            WHOLE["de.ftl"].replace(b"$card", b"$what"),
            "de.ftl: expected dice-dealt with \\['card', 'seat'\\]; found \\['seat', 'what'\\]",
        ),
        (
            "en.ftl",
            WHOLE["en.ftl"] + b"flure-more = More.\n",
            "expected ids that begin with dice- or bot-dice-; found flure-more",
        ),
        ("en.ftl", WHOLE["en.ftl"].replace(b"dice-blurb", b"dice-blub"), "en.ftl does not say: dice-blurb"),
        ("en.ftl", WHOLE["en.ftl"] + b"dice-more\n", "not understood: dice-more"),
        (
            "en.ftl",
            WHOLE["en.ftl"] + b"bot-flure-level1 = Cup\n",
            "expected ids that begin with dice- or bot-dice-; found bot-flure-level1",
        ),
        ("en.ftl", WHOLE["en.ftl"] + b"bot-dice-alone = Cup\n", "^en.ftl does not say: bot-dice-alone-says$"),
        (
            "en.ftl",
            WHOLE["en.ftl"] + b"bot-dice-cup = Cup\n",
            "expected names for some of the bots random, .*alone; found cup",
        ),
        (
            "en.ftl",
            WHOLE["en.ftl"] + LEVEL1,
            "en.ftl does not say: bot-dice-level2\nen.ftl does not say: bot-dice-level2-says\n(.*\n)*.*level5-says",
        ),
    ],
)
def test_sentences_missing_from_a_catalog_are_named(game_with: Bring, name: str, text: bytes | None, said: str) -> None:
    changed = {**WHOLE, name: text}
    game = game_with({name: text for name, text in changed.items() if text is not None})
    with pytest.raises(AssertionError, match=f"(?m){said}"):
        check_catalogs(game)
