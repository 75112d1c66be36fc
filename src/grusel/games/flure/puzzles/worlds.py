"""The worlds of the hall in order, one idea each, and the contents of their levels."""

from __future__ import annotations

from typing import Final

from grusel.games.flure.puzzles.generator import Recipe

WORLDS: Final[dict[str, tuple[Recipe, ...]]] = {
    "sight": (
        Recipe(own=(1, 2), enemies=(1, 2), moves=(1, 1), steps=(3, 15)),
        Recipe(own=(1, 3), enemies=(1, 3), moves=(1, 2), facing=True, changes=(2, 2), show=("tie",)),
        Recipe(own=(1, 2), enemies=(1, 2), stocks=("#",), show=("tie", "bait")),
        Recipe(own=(2, 3), enemies=(2, 3), moves=(2, 2), changes=(2, 2), show=("tie", "bait")),
        Recipe(own=(2, 3), enemies=(2, 3), stocks=("# #",), changes=(2, 2), show=("tie", "bait")),
    ),
    "pushing": (
        Recipe(
            own=(1, 2), enemies=(1, 2), blocks="#", many=(1, 3), beside=True, moves=(1, 1), show=("row", "pushed-out")
        ),
        Recipe(
            own=(1, 2), enemies=(1, 3), blocks="#", many=(1, 3), beside=True, stocks=("#",), show=("row", "pushed-out")
        ),
        Recipe(
            own=(1, 2), enemies=(1, 3), blocks="#", many=(2, 4), beside=True, facing=True, show=("row", "pushed-out")
        ),
        Recipe(
            own=(1, 3),
            enemies=(2, 3),
            blocks="#",
            many=(1, 2),
            beside=True,
            stocks=("# #",),
            changes=(2, 2),
            show=("row", "pushed-out", "stone-gone"),
        ),
        Recipe(
            own=(1, 2),
            enemies=(1, 3),
            blocks="#",
            many=(1, 3),
            beside=True,
            stocks=("#",),
            moves=(1, 1),
            changes=(2, 2),
            show=("row", "pushed-out"),
        ),
    ),
    "blood": (
        Recipe(own=(1, 2), enemies=(1, 3), stocks=("~2x2", "~4x1"), show=("slide",)),
        Recipe(own=(1, 2), enemies=(1, 3), pools=(1, 1), stocks=("#",), show=("slide",)),
        Recipe(own=(1, 2), enemies=(1, 3), pools=(1, 1), moves=(1, 1), show=("slide",)),
        Recipe(own=(1, 3), enemies=(2, 3), stocks=("# ~2x2", "# ~4x1"), changes=(2, 2), show=("slide",)),
        Recipe(own=(1, 3), enemies=(2, 3), pools=(1, 1), stocks=("# #", "~4x1"), changes=(1, 2), show=("slide",)),
    ),
    "walls": (
        Recipe(own=(1, 2), enemies=(1, 2), moves=(1, 1), show=("wall",)),
        Recipe(own=(1, 2), enemies=(1, 3), stocks=("#",), show=("wall",), steps=(8, 60)),
        Recipe(own=(1, 2), enemies=(2, 3), facing=True, stocks=("#",), changes=(2, 2), show=("wall",), steps=(8, 60)),
        Recipe(own=(2, 3), enemies=(2, 3), stocks=("# #",), changes=(2, 2), show=("wall",), steps=(20, 80)),
    ),
    "crystals": (
        Recipe(own=(1, 2), enemies=(1, 2), blocks="*#", many=(1, 3), beside=True, moves=(1, 1), show=("crystal",)),
        Recipe(own=(1, 2), enemies=(1, 3), blocks="*#", many=(1, 3), beside=True, stocks=("*", "#"), show=("crystal",)),
        Recipe(own=(1, 2), enemies=(1, 3), stocks=("*",), steps=(4, 60)),
        Recipe(own=(1, 3), enemies=(2, 3), blocks="*", many=(0, 2), stocks=("* #",), changes=(2, 2), steps=(6, 60)),
        Recipe(own=(1, 3), enemies=(2, 3), stocks=("* *",), changes=(2, 2), steps=(6, 60)),
    ),
    "turning": (
        Recipe(own=(1, 2), enemies=(1, 2), stocks=("R", "U"), show=("turn",)),
        Recipe(own=(1, 2), enemies=(1, 2), blocks="RU", many=(1, 2), beside=True, moves=(1, 1), show=("turn",)),
        Recipe(own=(1, 2), enemies=(2, 3), blocks="RU", many=(1, 2), beside=True, stocks=("#", "R"), show=("turn",)),
        Recipe(own=(1, 3), enemies=(2, 3), stocks=("R R", "R U", "R #"), changes=(2, 2), show=("turn",)),
    ),
    "teleporters": (
        Recipe(own=(1, 2), enemies=(1, 3), teleporters=(1, 2), arrows=True, changes=(1, 2), show=("teleporter",)),
        Recipe(own=(1, 2), enemies=(2, 3), teleporters=(1, 1), moves=(1, 1), show=("teleporter",)),
        Recipe(own=(1, 2), enemies=(2, 3), teleporters=(1, 1), stocks=("#", "R"), show=("teleporter",)),
        Recipe(
            own=(1, 3),
            enemies=(2, 3),
            teleporters=(1, 2),
            arrows=True,
            stocks=("#",),
            changes=(2, 2),
            show=("teleporter",),
        ),
        Recipe(own=(1, 2), enemies=(2, 3), stocks=("K K",), changes=(2, 2), solutions=(1, 12), show=("teleporter",)),
    ),
    "loops": (
        Recipe(own=(1, 2), enemies=(1, 2), stocks=("#",), loops=True),
        Recipe(own=(1, 2), enemies=(1, 3), blocks="#", many=(1, 3), moves=(1, 1), loops=True),
        Recipe(own=(1, 2), enemies=(1, 3), blocks="RU#", many=(1, 3), stocks=("#", "R", "*"), loops=True),
        Recipe(own=(1, 3), enemies=(2, 3), stocks=("# #", "# R"), changes=(2, 2), loops=True, steps=(10, 90)),
    ),
    "everything": (
        Recipe(
            own=(1, 3), enemies=(2, 3), blocks="#*RU", many=(1, 3), pools=(0, 1), stocks=("# R", "# *"), changes=(2, 2)
        ),
        Recipe(
            own=(2, 3), enemies=(2, 4), teleporters=(1, 1), arrows=True, stocks=("#", "R"), moves=(1, 1), changes=(2, 3)
        ),
        Recipe(own=(2, 3), enemies=(3, 4), stocks=("# # #", "# # R", "# R U"), changes=(3, 3), most_walks=150_000),
        Recipe(
            own=(2, 3), enemies=(2, 4), pools=(1, 1), stocks=("# R ~2x2", "# * R"), changes=(2, 3), most_walks=150_000
        ),
        Recipe(own=(2, 3), enemies=(3, 4), stocks=("# #",), moves=(1, 1), changes=(3, 3), most_walks=150_000),
    ),
}
