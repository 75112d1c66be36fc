"""The graph of winning chances: a drawing that every SVG reader accepts."""

from __future__ import annotations

from xml.etree import ElementTree

from grusel.coach.findings import Account, Analysis, Judgement, Point, Turning
from grusel.coach.graph import HEIGHT, TOP, spread, svg
from grusel.game import Message

SPACE = "{http://www.w3.org/2000/svg}"
NOBODY = Account(luck=0, lost=0, inaccuracies=0, mistakes=0, blunders=0)
BLUNDER = Judgement(best="x", better=Message("x"), made=Message("y"), loss=0.3, error=0.01, mark="blunder")


def drawn(together: bool = False) -> ElementTree.Element:
    points = (
        Point(at=0, by=None, chances=(0.5, 0.5)),
        Point(at=1, by=0, chances=(0.2, 0.8), judgement=BLUNDER),
        Point(at=2, by=None, chances=(1.0, 0.0)),
    )
    turning = (Turning(at=2, by=None, cause="luck", seat=0, change=0.8),)
    found = Analysis(
        game="x", together=together, points=points, turning=turning, accounts=(NOBODY,) * 2, samples=1, whole=True
    )
    return ElementTree.fromstring(svg(found, "A < B & C", ["Anna", "Bo"]))


def test_every_seat_has_its_line_and_its_name() -> None:
    root = drawn()
    lines = [line for line in root.iter(f"{SPACE}polyline") if line.get("class") == "line"]
    assert len(lines) == 2
    assert {"Anna", "Bo"} <= {text.text for text in root.iter(f"{SPACE}text")}


def test_a_team_has_one_line() -> None:
    assert len([line for line in drawn(True).iter(f"{SPACE}polyline") if line.get("class") == "line"]) == 1


def test_blunders_and_turning_points_are_marked() -> None:
    root = drawn()
    texts = [text.text for text in root.iter(f"{SPACE}text")]
    assert "??" in texts
    assert "①" in texts
    assert [line.get("class") for line in root.iter(f"{SPACE}line")].count("turn") == 1


def test_a_title_may_contain_any_characters() -> None:
    assert drawn().find(f"{SPACE}title").text == "A < B & C"  # type: ignore[union-attr]


def test_certainty_is_at_the_top_and_hopelessness_at_the_bottom() -> None:
    line = next(line for line in drawn().iter(f"{SPACE}polyline") if line.get("class") == "line")
    ys = [float(pair.split(",")[1]) for pair in str(line.get("points")).split()]
    assert ys[2] == TOP
    assert ys[1] > ys[0] > ys[2]


def test_labels_do_not_cover_each_other() -> None:
    found = spread([350.0, 352.0, 100.0, 101.0])
    assert all(abs(one - other) >= 20 for at, one in enumerate(found) for other in found[:at])
    assert max(found) <= HEIGHT
