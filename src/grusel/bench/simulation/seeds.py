"""Many nights, on several cores."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from grusel.bench.auditor import Violation, audit
from grusel.bench.history import write
from grusel.bench.simulation.night import Night, simulate
from grusel.bench.simulation.plan import plan_of
from grusel.bench.simulation.shrink import Cut, shrunk
from grusel.bots.workers import done

BATCH = 25
SHOWN = 3  # violations of each night


class Tally(Struct):
    """The results of some nights."""

    nights: int = 0
    faults: int = 0
    moves: int = 0
    acknowledged: int = 0
    messages: int = 0
    seconds: float = 0.0  # simulated
    happened: dict[str, int] = {}
    failed: dict[int, tuple[Violation, ...]] = {}  # by seed

    def add(self, other: Tally) -> None:
        self.nights += other.nights
        self.faults += other.faults
        self.moves += other.moves
        self.acknowledged += other.acknowledged
        self.messages += other.messages
        self.seconds += other.seconds
        self.happened = dict(Counter(self.happened) + Counter(other.happened))
        self.failed = {**self.failed, **other.failed}


def nights(first: int, seeds: int, jobs: int) -> Iterator[Tally]:
    """Yield the tally so far until all seeds from the first on have been lived through."""
    total, end = Tally(), first + seeds
    for tally in done(partial(_batch, end), [*range(first, end, BATCH)], jobs):
        total.add(tally)
        yield total


def _batch(end: int, first: int) -> Tally:
    tally = Tally()
    for seed in range(first, min(end, first + BATCH)):
        plan = plan_of(seed)
        found = simulate(plan)
        one = Tally(1, len(plan.faults), found.moves, found.acknowledged, found.messages, found.seconds)
        one.happened = found.happened
        if found.violations:
            one.failed = {seed: found.violations}
        tally.add(one)
    return tally


def live(first: int, seeds: int, jobs: int) -> bool:
    """Run and report; false if a night broke a rule."""
    began, total = perf_counter(), Tally()
    for total in nights(first, seeds, jobs):
        if sys.stderr.isatty():
            print(f"\r{total.nights:,} of {seeds:,}, {len(total.failed)} failed", end="", file=sys.stderr)
    for seed, violations in sorted(total.failed.items()):
        print(f"seed {seed}")
        for violation in violations[:SHOWN]:
            print(f"  {violation.rule}: {violation.text}")
    if total.failed:
        seed = min(total.failed)
        print(shrunk(seed, total.failed[seed]).command())
    print(
        f"{total.nights:,} nights, {total.seconds / 3600:,.0f} hours, {total.faults:,} faults, {total.moves:,} steps, "
        f"{total.acknowledged:,} acknowledged, {total.messages:,} messages judged, "
        f"{len(total.failed)} nights with violations; {perf_counter() - began:,.0f} s"
    )
    print(", ".join(f"{what} {times:,}" for what, times in sorted(total.happened.items())))
    return not total.failed


def replay(seed: int, without: frozenset[str], until: float, file: Path | None) -> bool:
    """Live through one night and say what happened; false if it broke a rule."""
    plan = Cut(seed, without, until).plan()
    print(f"{plan.game} with {plan.seats} seats, bots at {plan.bots or 'none'}, {plan.machines} machines")
    for guest in plan.guests:
        print(f"  {guest.name} at {guest.seats or 'none'}: {', '.join(guest.habits) or 'plays'}")
    for fault in plan.faults:
        print(f"  {fault}")
    print(f"  calm at {plan.long:.2f}")
    night = Night(plan)
    night.run()
    if file:
        write(file, night.entries)
    violations = audit(night.entries)
    for violation in violations:
        print(f"{violation.rule}: {violation.text}")
    return not violations
