"""The hero's options in a position, and their results: other positions, and ends.

Once both monsters are face up there are no more surprises, and only the tiles in reach count.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grusel.games.shy.bots.ground import (
    ACTIVE,
    ATTACK,
    BEAST,
    CURIOUS,
    FREE,
    HIDDEN,
    JUMP,
    OPEN,
    PEEKS,
    REGION,
    WAY_OUT,
    Ground,
    at_region,
    attacks,
    edge,
    hidden,
    is_met,
    may_attack,
    may_be,
    met,
    monsters_left,
    walk,
)

KIND: Final = 6  # an option is KIND, the tile jumped over, the tile concerned
PEEK: Final = 0
STEP: Final = 1
STRIKE: Final = 2
LEAP: Final = 3
LEAP_STRIKE: Final = 4
SEARCH: Final = 5  # both monsters known: search all tiles of this set
GUESS: Final = 6  # out, with one monster met: the other is not this one
TILE: Final = 7

# Ends: the hero has left. One of three sums tells which truths these are.
# Nothing met: exit, hidden tiles. One met: exit, monster, its tile, hidden tiles. Both: the pair, their tiles, exits.
ONE_MET: Final = 6 * 64
BOTH_MET: Final = ONE_MET + 6 * 6 * 6 * 64
WRONG: Final = BOTH_MET + 15 * 6 * 6 * 64  # added to the end: the hero guessed wrongly about the other monster

PAIR: Final = (
    (-1, 0, 1, 2, 3, 4),
    (0, -1, 5, 6, 7, 8),
    (1, 5, -1, 9, 10, 11),
    (2, 6, 9, -1, 12, 13),
    (3, 7, 10, 12, -1, 14),
    (4, 8, 11, 13, 14, -1),
)


class Option:
    def __init__(self, code: i64) -> None:
        self.code = code
        self.after: list[i64] = []  # ends and positions, one for each possible find


def options(ground: Ground, position: i64) -> list[Option]:
    """The hero's sensible options: no surrender, no certain death, no wasted skill."""
    monsters = met(position)
    if monsters & (monsters - 1):
        return _searches(ground, position, monsters)
    if position >> PEEKS & 3:
        return _peeks(ground, position)
    region = position >> REGION & 127
    around = edge(ground, region) & ~region
    listed: list[Option] = []
    sure = _sure_step(ground, position, around)
    if sure >= 0:
        _step(ground, position, sure, listed)
        if ground.manner != CURIOUS or position >> 4 * sure & 15 != WAY_OUT:
            return listed
    else:
        _steps(ground, position, around, listed)
    listed.extend(skills(ground, position))
    return listed


def skills(ground: Ground, position: i64) -> list[Option]:
    """The options of Attack and Jump."""
    region = position >> REGION & 127
    around = edge(ground, region) & ~region
    listed: list[Option] = []
    if position >> ATTACK & 1:
        _strikes(ground, position, around, listed)
    if position >> JUMP & 1:
        _leaps(ground, position, region, around, listed)
    return listed


def _peeks(ground: Ground, position: i64) -> list[Option]:
    listed: list[Option] = []
    tile: i64 = 0
    while tile < 6:
        if not position >> 4 * tile & 15:
            option = Option(PEEK << KIND | tile)
            _turn(ground, position - (1 << PEEKS), tile, option.after)
            listed.append(option)
        tile += 1
    return listed


def _sure_step(ground: Ground, position: i64, around: i64) -> i64:
    """The exit, or a hidden tile without possible attackers, in the order of this hero's preference; else -1."""
    if ground.manner == FREE:
        return -1
    safe: i64 = -1
    exit: i64 = -1
    tile: i64 = 0
    while tile < 6:
        if around >> tile & 1:
            what = position >> 4 * tile & 15
            if what == WAY_OUT:
                exit = tile
            elif what == HIDDEN and safe < 0 and not may_attack(ground, position, tile):
                safe = tile
        tile += 1
    return exit if safe < 0 or (exit >= 0 and ground.manner != CURIOUS) else safe


def _steps(ground: Ground, position: i64, around: i64, listed: list[Option]) -> None:
    tile: i64 = 0
    while tile < 6:
        if around >> tile & 1 and not position >> (ACTIVE + tile) & 1:
            _step(ground, position, tile, listed)
        tile += 1


def _step(ground: Ground, position: i64, tile: i64, listed: list[Option]) -> None:
    option = Option(STEP << KIND | tile)
    _enter(ground, position, tile, False, option.after)
    listed.append(option)


def _strikes(ground: Ground, position: i64, around: i64, listed: list[Option]) -> None:
    """Attacks on a hidden tile or a monster known to attack."""
    spent = position & ~(1 << ATTACK)
    tile: i64 = 0
    while tile < 6:
        if around >> tile & 1 and _worth_a_strike(ground, position, tile):
            option = Option(STRIKE << KIND | tile)
            _enter(ground, spent, tile, True, option.after)
            listed.append(option)
        tile += 1


def _worth_a_strike(ground: Ground, position: i64, tile: i64) -> bool:
    what = position >> 4 * tile & 15
    if what == HIDDEN:
        return may_attack(ground, position, tile)
    return bool(position >> (ACTIVE + tile) & 1)


def _leaps(ground: Ground, position: i64, region: i64, around: i64, listed: list[Option]) -> None:
    """Jumps over a tile that cannot be entered, from any tile beside it except the landing tile."""
    over: i64 = 0
    while over < 6:
        if around >> over & 1:
            _leaps_over(ground, position, region, over, listed)
        over += 1


def _leaps_over(ground: Ground, position: i64, region: i64, over: i64, listed: list[Option]) -> None:
    spent = position & ~(1 << JUMP)
    starts = ground.near[over] & region
    unknown = not position >> 4 * over & 15
    to: i64 = 0
    while to < 7:
        if ground.near[over] >> to & 1 and starts & ~(1 << to):
            what: i64 = OPEN if to == 6 else position >> 4 * to & 15
            active = to < 6 and position >> (ACTIVE + to) & 1
            if not active and (unknown or not region >> to & 1):
                option = Option(LEAP << KIND | over << 3 | to)
                _land(ground, spent, over, to, False, option.after)
                listed.append(option)
            if position >> ATTACK & 1 and (active or (what == HIDDEN and may_attack(ground, position, to))):
                option = Option(LEAP_STRIKE << KIND | over << 3 | to)
                _land(ground, spent & ~(1 << ATTACK), over, to, True, option.after)
                listed.append(option)
        to += 1


def _enter(ground: Ground, position: i64, tile: i64, strikes: bool, after: list[i64]) -> None:
    what = position >> 4 * tile & 15
    if what == WAY_OUT:
        after.append(end(position, tile))
    elif what == HIDDEN:
        _find(ground, position, tile, strikes, -1, after)
    else:
        still = position & ~(1 << (ACTIVE + tile))
        after.append(at_region(ground, still, 1 << tile))


def _land(ground: Ground, position: i64, over: i64, to: i64, strikes: bool, after: list[i64]) -> None:
    if to < 6 and position >> 4 * to & 15 == WAY_OUT:
        after.append(end(position, to))
    elif to < 6 and position >> 4 * to & 15 == HIDDEN:
        _find(ground, position, to, strikes, over, after)
    else:
        still = position & ~(1 << (ACTIVE + to)) if to < 6 else position
        _look_back(ground, still, over, to, after)


def _find(ground: Ground, position: i64, tile: i64, strikes: bool, over: i64, after: list[i64]) -> None:
    """Everything that may lie on a hidden tile that the hero enters, if he survives."""
    if may_be(position, WAY_OUT):
        after.append(end(position | WAY_OUT << 4 * tile, tile))
    if may_be(position, OPEN):
        _look_back(ground, position | OPEN << 4 * tile, over, tile, after)
    if not monsters_left(position):
        return
    for monster in ground.monsters:
        if not is_met(position, monster) and (strikes or not attacks(ground, position, tile, monster)):
            _look_back(ground, position | (BEAST + monster) << 4 * tile, over, tile, after)


def _look_back(ground: Ground, position: i64, over: i64, tile: i64, after: list[i64]) -> None:
    """Reveal the tile that was jumped over."""
    here: i64 = 1 << tile
    if over < 0 or position >> 4 * over & 15:
        after.append(at_region(ground, position, here))
        return
    found: list[i64] = []
    _turn(ground, position, over, found)
    after.extend([at_region(ground, turned, here) for turned in found])


def _turn(ground: Ground, position: i64, tile: i64, after: list[i64]) -> None:
    """Everything that may lie on a hidden tile that is revealed from a distance."""
    region = position >> REGION & 127
    if may_be(position, WAY_OUT):
        after.append(position | WAY_OUT << 4 * tile)
    if may_be(position, OPEN):
        after.append(at_region(ground, position | OPEN << 4 * tile, region))
    if not monsters_left(position):
        return
    for monster in ground.monsters:
        if not is_met(position, monster):
            active: i64 = 1 if attacks(ground, position, tile, monster) else 0
            turned = position | (BEAST + monster) << 4 * tile | active << (ACTIVE + tile)
            after.append(at_region(ground, turned, region))


# --- ends -------------------------------------------------------------------------------------------------------------


def end(position: i64, exit: i64) -> i64:
    """The sum over the truths in which the hero leaves here; he never met both monsters before."""
    hides = hidden(position)
    monsters = met(position)
    if not monsters:
        return exit << 6 | hides
    tile: i64 = 0
    while not monsters >> tile & 1:
        tile += 1
    if monsters & (monsters - 1):
        return both_met(position, monsters, 1 << exit)
    monster = (position >> 4 * tile & 15) - BEAST
    return ONE_MET + (((exit * 6 + monster) * 6 + tile) << 6 | hides)


def wrong(code: i64, guess: i64) -> i64:
    """One met: the truths of an end in which the hero guesses the other monster."""
    known = code - ONE_MET >> 6
    return WRONG + (known * 6 + guess << 6 | code & 63)


def both_met(position: i64, monsters: i64, exits: i64) -> i64:
    """The sum over the truths with the monsters on these tiles and the exit on one of those."""
    one: i64 = 0
    while not monsters >> one & 1:
        one += 1
    two = one + 1
    while not monsters >> two & 1:
        two += 1
    first = (position >> 4 * one & 15) - BEAST
    second = (position >> 4 * two & 15) - BEAST
    if first > second:
        one, two = two, one
    pair: i64 = PAIR[first][second]
    return BOTH_MET + (((pair * 6 + one) * 6 + two) << 6 | exits)


def _searches(ground: Ground, position: i64, monsters: i64) -> list[Option]:
    """Both monsters are known: the largest sets of tiles that the hero can look at."""
    goals = hidden(position)
    if not may_be(position, WAY_OUT):
        goals = _exit_of(position)
    listed: list[Option] = []
    for reached in _greatest(ground, position, goals):
        option = Option(SEARCH << KIND | reached)
        option.after.append(both_met(position, monsters, reached))
        listed.append(option)
    return listed


def _greatest(ground: Ground, position: i64, goals: i64) -> list[int]:
    """The largest sets among these tiles; they depend only on attackers, region and skills."""
    key: int = (position >> ACTIVE & 0x7FFF) << 6 | goals
    if key not in ground.searches:
        region, active = position >> REGION & 127, position >> ACTIVE & 63
        found: list[i64] = []
        _reach(ground, 0, region, active, position >> ATTACK & 1, position >> JUMP & 1, found)
        sets = sorted({int(reached & goals) for reached in found})
        ground.searches[key] = [
            one for one in sets if one and not any(one & other == one and other != one for other in sets)
        ]
    return ground.searches[key]


def searched(ground: Ground, position: i64) -> i64:
    """Both monsters are known: the position after a search of every tile in reach that did not find the exit."""
    region = walk(ground, position >> REGION & 127, 127 & ~(position >> ACTIVE & 63))
    tile: i64 = 0
    while tile < 6:
        if region >> tile & 1 and not position >> 4 * tile & 15:
            position |= OPEN << 4 * tile
        tile += 1
    return position & ~(127 << REGION) | region << REGION


def _exit_of(position: i64) -> i64:
    tile: i64 = 0
    while position >> 4 * tile & 15 != WAY_OUT:
        tile += 1
    return 1 << tile


def _reach(ground: Ground, before: i64, start: i64, active: i64, attack: i64, jump: i64, found: list[i64]) -> None:
    """The tiles the hero reaches with every use of his skills, including those reached before."""
    region = walk(ground, start, 127 & ~active)
    reached = before | region
    found.append(reached)
    around = edge(ground, region) & active
    tile: i64 = 0
    while tile < 6:
        if around >> tile & 1:
            if attack:
                _reach(ground, reached, region | 1 << tile, active & ~(1 << tile), 0, jump, found)
            if jump:
                _reach_over(ground, reached, tile, region, active, attack, found)
        tile += 1


def _reach_over(
    ground: Ground, reached: i64, over: i64, region: i64, active: i64, attack: i64, found: list[i64]
) -> None:
    to: i64 = 0
    while to < 7:
        if ground.near[over] >> to & 1 and not region >> to & 1:
            if not active >> to & 1:
                _reach(ground, reached, 1 << to, active, attack, 0, found)
            elif attack:
                _reach(ground, reached, 1 << to, active & ~(1 << to), 0, 0, found)
        to += 1
