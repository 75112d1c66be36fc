"""A night that fails, made shorter while it still fails in the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from grusel.bench.auditor import Violation
from grusel.bench.simulation.night import Found, simulate
from grusel.bench.simulation.plan import Plan, plan_of

TRIES: Final = 120


class Cut(Struct, frozen=True):
    """A night by its seed, and what is left out of it."""

    seed: int
    without: frozenset[str] = frozenset()
    until: float = 0.0

    def plan(self) -> Plan:
        return plan_of(self.seed).without(self.without, self.until)

    def command(self) -> str:
        """The line that replays it."""
        without = f' --without "{",".join(sorted(self.without))}"' if self.without else ""
        until = f" --until {self.until:g}" if self.until else ""
        return f"grusel bench simulate --seed {self.seed}{without}{until}"


def shrunk(seed: int, violations: Sequence[Violation], run: Callable[[Plan], Found] = simulate) -> Cut:
    """The shortest night that we find that breaks one of the same rules."""
    rules = {violation.rule for violation in violations}
    tries = 0

    def fails(cut: Cut) -> bool:
        nonlocal tries
        tries += 1
        return tries <= TRIES and bool(rules & {violation.rule for violation in run(cut.plan()).violations})

    cut = Cut(seed)
    parts = plan_of(seed).parts()
    size = len(parts)
    while size:
        for first in range(0, len(parts), size):
            shorter = Cut(seed, cut.without | {*parts[first : first + size]}, cut.until)
            if shorter.without != cut.without and fails(shorter):
                cut = shorter
        size //= 2
    for share in (0.25, 0.5, 0.75):
        shorter = Cut(seed, cut.without, round(plan_of(seed).long * share, 2))
        if fails(shorter):
            return shorter
    return cut
