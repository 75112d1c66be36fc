"""Records of tables, their receipts of fair dice, and the verification of these."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grusel.game import Illegal, Seat
from grusel.match import AnyMatch
from grusel.record import Record, to_json, to_text
from grusel.replay import redact
from grusel.replay import replay as play_again
from grusel.tables.dice import FairDice, shown_hash
from grusel.tables.history import current, to_match
from grusel.tables.rows import SeatRow, StepRow, TableRow, unpack_steps
from grusel.tables.state import OVER

HASH, SEED, DRAWS, BEFORE = "dice", "seed", "draws", "before our dice"


def whole(row: TableRow, seats: Sequence[SeatRow], steps: Sequence[StepRow]) -> Record:
    """The complete record, for finished games and for the operator of the server."""
    return to_match(row, steps).record(_names(seats), _tags(row, current(steps)))


def as_seen(row: TableRow, seats: Sequence[SeatRow], steps: Sequence[StepRow], place: Seat | None) -> Record:
    """The record as a place may have it now."""
    if row.phase == OVER:
        return whole(row, seats, steps)
    return replace(redact(to_match(row, steps), place, _names(seats)), tags={HASH: shown_hash(row.seed)})


def written(row: TableRow, seats: Sequence[SeatRow], steps: bytes, place: Seat | None, form: str) -> bytes:
    """The same in writing. Called by a clerk."""
    record = as_seen(row, seats, unpack_steps(steps), place)
    return to_json(record) if form == "json" else to_text(record).encode()


def to_analyse(row: TableRow, seats: Sequence[SeatRow], steps: bytes) -> str:
    """The complete record in writing; raises Illegal if there is nothing in it. Called by a clerk."""
    record = whole(row, seats, unpack_steps(steps))
    if not record.steps:
        raise Illegal("analysis-nothing")
    return to_text(record)


def verify(record: Record) -> int:
    """Recompute every outcome of chance and return their number; raises Illegal if one contradicts the seed."""
    for tag in (HASH, SEED):
        if tag not in record.tags:
            raise Illegal("server-no-receipt", tag=tag)
    seed = _seed(record.tags[SEED])
    if shown_hash(seed) != record.tags[HASH]:
        raise Illegal("server-other-seed")
    return _check(play_again(record), FairDice(seed), record)


def _check(match: AnyMatch, dice: FairDice, record: Record) -> int:
    before = _before(record)
    rolled = [at for at in range(before + 1, len(match.moments)) if match.moments[at].by is None]
    numbers = _draws(record, len(rolled))
    for at, number in zip(rolled, numbers, strict=True):
        outcomes = match.game.outcomes(match.moments[at - 1].state)
        if dice.draw(number, outcomes) != match.moments[at].move:
            raise Illegal("server-unfair", number=at)
    return len(rolled)


def _before(record: Record) -> int:
    """The number of moves that came from another table's dice."""
    text = record.tags.get(BEFORE, "0")
    if not text.isdecimal():
        raise Illegal("server-no-receipt", tag=BEFORE)
    return int(text)


def _draws(record: Record, rolled: int) -> list[int]:
    """The number of each draw; they increase, and skip only draws that were taken back."""
    text = record.tags.get(DRAWS, " ".join(map(str, range(rolled))))
    numbers = [int(word) for word in text.split() if word.isdecimal()]
    if len(numbers) != rolled or numbers != sorted(set(numbers)):
        raise Illegal("server-no-receipt", tag=DRAWS)
    return numbers


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Illegal("server-no-receipt", tag=SEED) from None


def _tags(row: TableRow, line: Sequence[StepRow]) -> dict[str, str]:
    tags = {HASH: shown_hash(row.seed), SEED: row.seed.hex()}
    numbers = [step.draw for step in line if step.draw is not None]
    if numbers != list(range(len(numbers))):
        tags[DRAWS] = " ".join(map(str, numbers))
    if row.imported:
        tags[BEFORE] = str(min(row.imported, len(line)))
    return tags


def _names(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    names = tuple(" ".join(seat.name.split()) or seat.bot for seat in seats)
    return names if all(names) else ()
