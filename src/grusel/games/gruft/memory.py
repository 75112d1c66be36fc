"""A seat's memory of the graves, built from all or some of the events it witnessed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grusel.games.gruft.row import LETTER_OF
from grusel.games.gruft.state import EMPTY, OWNERS, SPARE, UNSEEN, Buried, Event, Laid, Opened, View

TELLING: Final = frozenset((Opened, Buried, Laid))  # events that tell something about a grave


class Memory:
    """The last memory of each grave: its lid and its contents."""

    __slots__ = ("lids", "tiles")

    def __init__(self, lids: dict[int, str], tiles: dict[int, str]) -> None:
        self.lids = lids  # a colour's letter, or SPARE: certainly no rat
        self.tiles = tiles


def remember(view: View, seen: Iterable[Event]) -> Memory:
    """Collect what the events, and a view with the memory aid, tell about the closed graves."""
    memory = Memory({}, {})
    for event in seen:
        if type(event) in TELLING:
            _note(memory, event)
    if view.options.memory_aid:
        _note_aid(memory, view)
    for grave in view.open:
        memory.lids.pop(grave, None)
        memory.tiles.pop(grave, None)
    return memory


def without_changing_things(memory: Memory) -> Memory:
    """Keep only the facts that never change: the colour of a lid, and where a vampire lies."""
    lasting = {grave: tile for grave, tile in memory.tiles.items() if tile != EMPTY and tile not in OWNERS}
    return Memory(dict(memory.lids), lasting)


def _note(memory: Memory, event: Event) -> None:
    if isinstance(event, Opened):
        _note_opened(memory, event)
    elif isinstance(event, Buried):
        memory.lids[event.grave] = memory.tiles[event.grave] = LETTER_OF[event.colour]
    elif isinstance(event, Laid):
        memory.lids.setdefault(event.grave, SPARE)
        memory.tiles[event.grave] = OWNERS[event.seat]


def _note_opened(memory: Memory, event: Opened) -> None:
    """A rat's grave gets a spare lid; found garlic returns to its owner."""
    memory.lids[event.grave] = SPARE if event.lid == "rat" else LETTER_OF[event.lid]
    memory.tiles[event.grave] = LETTER_OF[event.lid] if event.holds == "vampire" else EMPTY


def _note_aid(memory: Memory, view: View) -> None:
    for grave, (lid, tile) in enumerate(zip(view.lids, view.tiles, strict=True)):
        if lid != UNSEEN:
            memory.lids[grave] = lid
        else:
            memory.lids.pop(grave, None)
        memory.tiles[grave] = tile
