"""The advice of the reference tile: where monsters would be comfortable, and the dangers for the hero."""

from __future__ import annotations

from msgspec import Struct

from grusel.game import Seat
from grusel.games.shy.comfort import comfortable
from grusel.games.shy.course import NUMBER
from grusel.games.shy.layout import layout
from grusel.games.shy.shapes import NEAR, frontier, mask_of
from grusel.games.shy.state import MONSTERS, Monster, Tile, View


class Advice(Struct, frozen=True):
    """The reference tile, applied to one view."""

    suits: dict[str, tuple[Monster, ...]] | None = None  # for the builder, by cell
    fears: dict[str, tuple[Monster, ...]] | None = None  # for hero and spectators, by cell, while the hero explores


def advice(view: View, seat: Seat | None) -> Advice | None:
    """Everything the reference tile tells about this view, and only this view."""
    if view.phase == "build":
        return Advice(suits=_by_name(suits(view))) if seat == view.master else None
    if view.phase in ("peek", "move") and seat != view.master:
        return Advice(fears=_by_name({tile.cell: could_be_active(view, tile.cell) for tile in view.tiles}))
    return None


def _by_name(advice: dict[int, tuple[Monster, ...]]) -> dict[str, tuple[Monster, ...]]:
    return {str(cell): monsters for cell, monsters in advice.items()}


def suits(view: View) -> dict[int, tuple[Monster, ...]]:
    """For the builder: the monsters that would be comfortable now, for each cell that holds or could take a tile.

    A free cell is judged as if the monster were moved there, from the hand or from its cell.
    """
    occupied = tuple(tile.cell for tile in view.tiles)
    tiles = mask_of(occupied)
    laid = {tile.face: tile.cell for tile in view.tiles}
    mine = [monster for monster in MONSTERS if monster in (view.hand or ()) or monster in laid]
    cells = sorted({*occupied, *frontier(occupied)})
    return {
        cell: tuple(monster for monster in mine if _suits(monster, cell, tiles, laid.get(monster))) for cell in cells
    }


def _suits(monster: Monster, cell: int, tiles: int, now_at: int | None) -> bool:
    moves_away = now_at is not None and not tiles >> cell & 1
    others = tiles & ~(1 << now_at) if now_at is not None and moves_away else tiles
    return bool(comfortable(others, cell) >> NUMBER[monster] & 1)


def could_be_active(view: View, cell: int) -> tuple[Monster, ...]:
    """For the hero, from face-up tiles alone: the monsters that might lie on this cell and attack there."""
    tile = next((tile for tile in view.tiles if tile.cell == cell), None)
    if tile is None:
        return ()
    if tile.status != "hidden":
        return tuple(monster for monster in MONSTERS if tile.face == monster and tile.status == "active")
    if _monsters_left(view) == 0 or _is_frightening(view, cell):
        return ()
    comfort, number = layout(tuple(tile.cell for tile in view.tiles)).comfort, view.tiles.index(tile)
    return tuple(monster for monster in candidates(view) if comfort[NUMBER[monster]] >> number & 1)


def candidates(view: View) -> tuple[Monster, ...]:
    """The unseen monsters that may lie face down on this floor."""
    seen = {*view.discovered, *(tile.face for tile in view.tiles if tile.status != "hidden")}
    return tuple(monster for monster in MONSTERS if monster not in seen)


def _monsters_left(view: View) -> int:
    return 2 - sum(_is_monster(tile) for tile in view.tiles)


def _is_monster(tile: Tile) -> bool:
    return tile.status in ("active", "dead", "frightened", "uncomfortable")


def _is_frightening(view: View, cell: int) -> bool:
    """Whether a monster revealed on this cell now would be frightened (rules 4.2)."""
    near = [tile for tile in view.tiles if NEAR[cell] >> tile.cell & 1 and _is_monster(tile)]
    return any(view.options.uncomfortable_frightens or tile.status != "uncomfortable" for tile in near)
