"""The levels around their rules: worlds, attempts and stars, hints in three grades, what is wrong with a level."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from grusel.game import Arg, Illegal, Message
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.changes import write as written
from grusel.games.flure.puzzles.generator import generate, shared_ideas
from grusel.games.flure.puzzles.level import Arrangement, Best, Level, count
from grusel.games.flure.puzzles.link import from_link
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.roam import Roamed, roam
from grusel.games.flure.puzzles.solved import Solved
from grusel.games.flure.puzzles.text import LANGUAGES, draw
from grusel.games.flure.puzzles.worlds import WORLDS
from grusel.games.flure.tokens import token_in

FIRST: Final = "sight/01-the-shorter-way"
ID: Final = re.compile(r"[a-z]{1,20}/[0-9a-z-]{1,40}")


class Attempt(Struct, frozen=True):
    """The result of an arrangement."""

    roamed: Roamed
    changes: int
    stars: int
    text: Message

    @property
    def reached(self) -> Best:
        return Best(self.changes, len(self.roamed.steps))


# --- levels -----------------------------------------------------------------------------------------------------------


@cache
def worlds() -> dict[str, tuple[str, ...]]:
    """The ids of the levels of each world, in their order."""
    folder = files("grusel.games.flure.puzzles") / "levels"
    found: dict[str, tuple[str, ...]] = {}
    for world in WORLDS:
        names = [path.name for path in (folder / world).iterdir()] if (folder / world).is_dir() else []
        found[world] = tuple(f"{world}/{name.removesuffix('.txt')}" for name in sorted(names) if name.endswith(".txt"))
    return found


@cache
def shipped(id: str) -> Level:
    """A level of ours, with its solution; raises Illegal."""
    world, _, name = id.partition("/")
    if id not in worlds().get(world, ()):
        raise Illegal("flure-puzzle-unknown", found=id[:60])
    return parse((files("grusel.games.flure.puzzles") / "levels" / world / f"{name}.txt").read_text("utf-8"))


def named(reference: str) -> Level:
    """The level that is meant by its id, its link, or its whole text; raises Illegal."""
    if "\n" in reference:
        return parse(reference)
    return shipped(reference) if ID.fullmatch(reference) else from_link(reference)


def new_level(world: str, rng: Random, tries: int) -> Level | None:
    """A level after a recipe of that world, or nothing after too many tries; raises Illegal."""
    if world not in WORLDS:
        raise Illegal("flure-puzzle-no-world", found=world[:40], known=", ".join(WORLDS))
    made = generate(rng, rng.choice(WORLDS[world]), tries)
    return made[0] if made else None


def with_solution(level: Level, solved: Solved) -> Level:
    """The level with its best solution, if the solver found one."""
    if not solved.solutions:
        return level
    first = solved.solutions[0]
    return replace(level, solution=first.arrangement, best=first.best)


def unsolved(level: Level) -> Level:
    """The level as a player gets it."""
    return replace(level, solution=None, idea=None, hints={})


def shared(level: Level) -> Level:
    """The level as its author hands it on: with hints."""
    return replace(level, solution=None, idea=None)


def arranged(level: Level, arrangement: Arrangement) -> str:
    """The level as a diagram with an arrangement in it; raises Illegal."""
    return draw(replace(unsolved(level), position=arrange(level, arrangement), names={}, best=None, grade=0))


# --- attempts ---------------------------------------------------------------------------------------------------------


def attempt(level: Level, arrangement: Arrangement) -> Attempt:
    """Let the monster go; raises Illegal."""
    roamed, made = roam(arrange(level, arrangement)), count(level, arrangement)
    won = roamed.outcome == "solved"
    earned = stars(level.best, Best(made, len(roamed.steps))) if won else 0
    return Attempt(roamed, made, earned, _verdict(roamed))


def stars(best: Best | None, reached: Best) -> int:
    """Three for the best known or better, two for as few changes or as few steps, one for any solution."""
    if best is None or reached <= best:
        return 3
    return 2 if reached.changes <= best.changes or reached.steps <= best.steps else 1


def score(best: Best, reached: Best, earned: int) -> Message:
    """The stars, and what they were given for."""
    return Message(
        "flure-puzzle-stars",
        {
            "stars": earned,
            "changes": reached.changes,
            "steps": reached.steps,
            "best_changes": best.changes,
            "best_steps": best.steps,
        },
    )


def share(date: str, reached: Best, earned: int) -> Message:
    """The result of a daily puzzle as a text without spoilers."""
    shown = "★" * earned + "☆" * (3 - earned)
    args: dict[str, Arg] = {"date": date, "stars": shown, "changes": reached.changes, "steps": reached.steps}
    return Message("flure-puzzle-share", args)


def said(solved: Solved, seconds: float) -> Message:
    """The solver's answer in a sentence."""
    if not solved.complete:
        return Message("flure-puzzle-solver-late", {"walks": solved.walks, "seconds": int(seconds)})
    if not solved.solutions:
        return Message("flure-puzzle-solver-none", {"walks": solved.walks})
    best = solved.solutions[0]
    args: dict[str, Arg] = {"walks": solved.walks, "solutions": len(solved.solutions)}
    return Message("flure-puzzle-solver-found", args | {"changes": best.changes, "steps": best.steps})


def _verdict(roamed: Roamed) -> Message:
    steps = len(roamed.steps)
    match roamed.outcome:
        case "lost":
            return Message("flure-puzzle-lost", {"steps": steps, "figure": token_in(roamed.before, roamed.lost[0])})
        case "loop":
            left = sum(place >= 0 for place in roamed.steps[-1].after.places[4:])
            return Message("flure-puzzle-loop", {"steps": steps, "loop": roamed.loop or 0, "left": left})
    return Message(f"flure-puzzle-{roamed.outcome}", {"steps": steps})


# --- hints ------------------------------------------------------------------------------------------------------------


def hint(level: Level, arrangement: Arrangement, grade: int, language: str) -> Message:
    """Grade 1 is the level's own hint, 2 says what the best solution is made of, 3 the next change; raises Illegal."""
    if grade == 1 and language in level.hints:
        return Message("flure-puzzle-hint-own", {"text": level.hints[language]})
    if level.solution is None or level.best is None:
        raise Illegal("flure-puzzle-hint-none")
    if grade == 1:
        return Message("flure-puzzle-hint-general", {"changes": level.best.changes, "steps": level.best.steps})
    return _kinds(level.solution) if grade == 2 else _next(level, level.solution, arrangement)


def _kinds(solution: Arrangement) -> Message:
    parts = [Message("flure-puzzle-kind-move", {"count": len(solution.moves)})] if solution.moves else []
    for tile, number in Counter(place.tile for place in solution.places).items():
        parts.append(Message("flure-puzzle-kind-place", {"count": number, "tile": Message(f"flure-tile-{tile}")}))
    if solution.turns:
        parts.append(Message("flure-puzzle-kind-turn", {"count": len(solution.turns)}))
    if solution.facing:
        parts.append(Message("flure-puzzle-kind-face"))
    return Message("flure-puzzle-hint-kinds", {"kinds": tuple(parts)})


def _next(level: Level, solution: Arrangement, arrangement: Arrangement) -> Message:
    """First what is in the way, then what is missing."""
    wanted, there = written(level, solution), written(level, arrangement)
    for change in there:
        if change not in wanted:
            return Message("flure-puzzle-hint-undo", {"change": change})
    for change in wanted:
        if change not in there:
            return Message("flure-puzzle-hint-do", {"change": change})
    return Message("flure-puzzle-hint-go")


# --- what is wrong with a level ---------------------------------------------------------------------------------------


def problems(level: Level, found: Solved) -> tuple[str, ...]:
    """The faults of a level, in English, for us; empty if there are none."""
    return tuple(_problems(level, found))


def _problems(level: Level, found: Solved) -> Iterator[str]:
    if not found.complete or not found.solutions:
        yield "it is not solved"
        return
    if level.best != found.solutions[0].best:
        yield f"its best is {found.solutions[0].best}, the file says {level.best}"
    if found.difficulty and level.grade != found.difficulty.grade:
        yield f"its grade is {found.difficulty.grade}, the file says {level.grade}"
    if level.idea and level.idea not in shared_ideas(level, found):
        yield f"not every solution needs the idea {level.idea}"
    yield from _solution_problems(level)
    yield from _word_problems(level)


def _solution_problems(level: Level) -> Iterator[str]:
    if level.solution is None or level.best is None:
        yield "the file has no solution"
        return
    walk = roam(arrange(level, level.solution))
    if walk.outcome != "solved" or Best(count(level, level.solution), len(walk.steps)) != level.best:
        yield "the solution in the file is not the best"


def _word_problems(level: Level) -> Iterator[str]:
    for kind, texts in (("name", level.names), ("hint", level.hints)):
        yield from (f"no {kind} in {language}" for language in LANGUAGES if not texts.get(language))
