"""Samples for every position of a game, series by series, so that there is a result whenever time is up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, Final

from msgspec import Struct

from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.coach.chances import estimator_of
from grusel.coach.estimator import Alternatives
from grusel.game import Chance
from grusel.match import AnyMatch, draw
from grusel.replay import load

SHORTLIST_SECONDS: Final = 2.0


class Half(Struct):
    """The gains of the other actions over the one that was made, which is the first."""

    count: int
    gains: list[float]
    squares: list[float]

    def add(self, other: Half) -> None:
        self.count += other.count
        self.gains = [mine + more for mine, more in zip(self.gains, other.gains, strict=True)]
        self.squares = [mine + more for mine, more in zip(self.squares, other.squares, strict=True)]


class Tally(Struct):
    """All samples of one moment: the chances after it, and of the decision that led to it."""

    count: int
    sums: list[float]
    actions: list[Any]
    halves: tuple[Half, Half]

    def add(self, other: Tally) -> None:
        self.count += other.count
        self.sums = [mine + more for mine, more in zip(self.sums, other.sums, strict=True)]
        for mine, more in zip(self.halves, other.halves, strict=True):
            mine.add(more)


Tallies = dict[int, Tally]


class Task(Struct, frozen=True, order=True):
    """One series of samples of one moment."""

    series: int
    at: int


class Sampler:
    """A game, and what each seat had seen of it at every moment."""

    def __init__(self, match: AnyMatch, seed: int) -> None:
        self.match = match
        self.seed = seed
        self.estimator = estimator_of(match.game)
        self.known: dict[int, Alternatives | None] = {}
        self.seen = [match.seen(seat) for seat in range(match.seats)]
        self.counts = [self._counted(seat) for seat in range(match.seats)]

    def _counted(self, seat: int) -> list[int]:
        """How much a seat had witnessed after each move."""
        game, counts = self.match.game, list[int]()
        for moment in self.match.moments:
            witnessed = game.witnessed(moment.events, seat)
            counts.append((counts[-1] if counts else 0) + len(witnessed))
        return counts

    def take(self, task: Task) -> Tally:
        sums = self._chances(task)
        alternatives = self._alternatives(task.at)
        if alternatives is None:
            return Tally(self.estimator.samples, sums, [], (Half(0, [], []), Half(0, [], [])))
        halves = self._half(task, alternatives, 0), self._half(task, alternatives, 1)
        return Tally(self.estimator.samples, sums, alternatives.actions, halves)

    def _chances(self, task: Task) -> list[float]:
        state = self.match.moments[task.at].state
        sums = [0.0] * self.match.seats
        for number in range(self.estimator.samples):
            # The same luck for every moment: neighbours are compared.
            rng = Random(f"{self.seed} {task.series} {number}")
            chances = self.estimator.sample(self._settled(state, rng), rng)
            sums = [before + chance for before, chance in zip(sums, chances, strict=True)]
        return sums

    def _settled(self, state: Any, rng: Random) -> Any:
        """After the chance that is due: so luck, which is the change to what did come, is nothing on average."""
        game = self.match.game
        while isinstance(game.turn(state), Chance):
            state = game.apply(state, None, draw(game.outcomes(state), rng))
        return state

    def _alternatives(self, at: int) -> Alternatives | None:
        if at not in self.known:
            self.known[at] = self._found(at)
        return self.known[at]

    def _found(self, at: int) -> Alternatives | None:
        """The alternatives that the seat could know; none if it had no choice."""
        if at == 0 or self.match.moments[at].by is None:
            return None
        question = self._question(at, Random(f"{self.seed} shortlist {at}"))
        if not self.estimator.can_judge(question):
            return None
        found = self.estimator.alternatives(question, self.match.moments[at].move)
        return found if len(found.actions) > 1 else None

    def _question(self, at: int, rng: Random) -> Question:
        """The question as the seat saw it, never the truth behind it."""
        game, before, seat = self.match.game, self.match.moments[at - 1].state, self.match.moments[at].by
        assert seat is not None
        view, actions = game.view(before, seat), game.actions(before, seat)
        seen = self.seen[seat][: self.counts[seat][at - 1]]
        return Question(game, view, seen, seat, actions, Clock(SHORTLIST_SECONDS), rng)

    def _half(self, task: Task, alternatives: Alternatives, which: int) -> Half:
        """Every action in the same imagined truths and with the same luck."""
        actions = range(len(alternatives.actions))
        half = Half(0, [0.0] * len(actions), [0.0] * len(actions))
        question = self._question(task.at, Random(f"{self.seed} {task.series} {task.at} {which}"))
        for _ in range(self.estimator.samples // 2):
            truth, luck = question.imagine(), question.rng.getrandbits(48)
            found = [alternatives.sample(truth, number, Random(luck)) for number in actions]
            gains = [chance - found[0] for chance in found]
            half.add(Half(1, gains, [gain * gain for gain in gains]))
        return half


def moments_to_look_at(match: AnyMatch) -> list[int]:
    """All but those in the middle of something, such as several chance moves in a row."""
    estimator, moments = estimator_of(match.game), match.moments
    between = [estimator.is_half_done(moment.state, moment.by) for moment in moments]
    return [at for at, skip in enumerate(between) if at == 0 or not skip]


def tasks(match: AnyMatch, series: int) -> list[Task]:
    """Every moment once, then all of them again: whenever it is stopped, the whole game is known about equally well."""
    wanted = coarse_to_fine(moments_to_look_at(match))
    return [Task(number, at) for number in range(series) for at in wanted]


def coarse_to_fine(moments: list[int]) -> list[int]:
    """The beginning and the end, then what lies between in ever smaller steps."""
    last = len(moments) - 1
    order = sorted(range(len(moments)), key=lambda number: (number not in (0, last), -(number & -number), number))
    return [moments[number] for number in order]


def gathered(done: Iterable[tuple[Task, Tally]]) -> Tallies:
    """All series together, added up in the same order whatever the order in which they came."""
    tallies: Tallies = {}
    for task, tally in sorted(done, key=lambda pair: pair[0]):
        if task.at in tallies:
            tallies[task.at].add(tally)
        else:
            tallies[task.at] = tally
    return tallies


@cache
def sampler_of(record: str, seed: int) -> Sampler:
    """In a worker process: the same game is asked for again and again."""
    return Sampler(load(record)[1], seed)


def take(record: str, seed: int, task: Task) -> Tally:
    """One series, in whatever process."""
    return sampler_of(record, seed).take(task)
