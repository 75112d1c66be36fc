"""The interface to the puzzle hall."""

from grusel.games.flure.puzzles.answers import (
    ANSWERED,
    ASKED,
    AskedHint,
    AskedPuzzle,
    PuzzleWorld,
    Tried,
    hinted,
    puzzle,
    solution,
    tried,
    walked,
    world_list,
)
from grusel.games.flure.puzzles.changes import read as read_changes
from grusel.games.flure.puzzles.changes import write as written
from grusel.games.flure.puzzles.daily import PROMISED, daily
from grusel.games.flure.puzzles.hall import (
    FIRST,
    arranged,
    attempt,
    hint,
    named,
    new_level,
    problems,
    said,
    score,
    share,
    shipped,
    unsolved,
    with_solution,
    worlds,
)
from grusel.games.flure.puzzles.link import to_link
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.solved import Solved
from grusel.games.flure.puzzles.solver import joined, solve, solve_part
from grusel.games.flure.puzzles.text import draw

__all__ = [
    "ANSWERED",
    "ASKED",
    "FIRST",
    "PROMISED",
    "AskedHint",
    "AskedPuzzle",
    "PuzzleWorld",
    "Solved",
    "Tried",
    "arranged",
    "attempt",
    "daily",
    "draw",
    "hint",
    "hinted",
    "joined",
    "named",
    "new_level",
    "parse",
    "problems",
    "puzzle",
    "read_changes",
    "said",
    "score",
    "share",
    "shipped",
    "solution",
    "solve",
    "solve_part",
    "to_link",
    "tried",
    "unsolved",
    "walked",
    "with_solution",
    "world_list",
    "worlds",
    "written",
]
