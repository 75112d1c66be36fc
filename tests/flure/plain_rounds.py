"""The frame of the game implemented a second time, straight from the rules: turns, cards, halves, winners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import NamedTuple

from grusel.game import Seat
from grusel.games.flure.state import Options


class Question(NamedTuple):
    round: int
    seat: Seat | None  # None: a card comes
    figures: set[int]  # that may be played
    cards: dict[str, int]  # that may come


class Answer(NamedTuple):
    figure: int = -1  # that was played
    out: bool = False  # it went out by the exit
    card: str = ""
    lost: tuple[int, ...] = ()  # figures, to the monster


Asking = Generator[Question, Answer, None]


class Over(Exception):
    pass


class PlainRounds:
    def __init__(self, options: Options, seats: int, starter: Seat) -> None:
        self.options, self.seats, self.starter = options, seats, starter
        self.round = 1
        each = 4 if seats <= 4 else 3
        self.in_play = {4 * seat + kind for seat in range(seats) for kind in range(each)}
        self.black: set[int] = set()
        self.saved: list[int] = []
        five = "3h" if options.three_hits else "5"
        self.cards = Counter({five: 1, "7": 2, "8": 2, "10": 1, "1h": 1, "2h": 1})
        self.drawn = Counter[str]()
        self.winners: set[Seat] = set()

    def play(self) -> Asking:
        while True:
            yield from self.figure_phase()
            yield from self.monster_phase()
            self.end_round()

    # --- figures ------------------------------------------------------------------------------------------------------

    def figure_phase(self) -> Asking:
        """From the start player on, each seat plays one figure in turn, until none is left."""
        left = set(self.in_play)
        order = [(self.starter + number) % self.seats for number in range(self.seats)]
        while left:
            for seat in order:
                own = {figure for figure in left if figure // 4 == seat}
                if own:
                    answer = yield Question(self.round, seat, own, {})
                    left -= self.played(answer, own)

    def played(self, answer: Answer, own: set[int]) -> set[int]:
        """Return the figures that are done for this round."""
        if answer.out:
            self.go_out(answer.figure)
            return {answer.figure}
        second = self.round == 1 and len(own) < self.figures_of(answer.figure // 4)
        done = own if second else {answer.figure}  # in round 1 the others are just flipped
        self.flip(done)
        return done

    def figures_of(self, seat: Seat) -> int:
        return len([figure for figure in self.in_play if figure // 4 == seat])

    def flip(self, figures: set[int]) -> None:
        self.black ^= figures

    def go_out(self, figure: int) -> None:
        self.in_play.discard(figure)
        self.saved.append(figure)
        if self.saved_by(figure // 4) == (3 if self.seats <= 4 else 2):
            self.winners = {figure // 4}
            raise Over
        self.end_if_nobody_is_left()

    def saved_by(self, seat: Seat) -> int:
        return [figure // 4 for figure in self.saved].count(seat)

    # --- the monster --------------------------------------------------------------------------------------------------

    def monster_phase(self) -> Asking:
        first = self.round == 1 or (self.round == 8 and self.options.gentle_half)
        cards = {card: number for card, number in self.cards.items() if number and not (first and card.endswith("h"))}
        answer = yield Question(self.round, None, set(), cards)
        self.cards[answer.card] -= 1
        self.drawn[answer.card] += 1
        if self.round > 7:
            self.in_play -= set(answer.lost)
        elif self.options.eaten == "flips":
            for figure in answer.lost:
                self.flip({figure})

    def end_round(self) -> None:
        self.end_if_nobody_is_left()
        if self.round == 7 + self.options.second_half:
            self.end()
        self.round += 1
        self.starter = (self.starter + 1) % self.seats
        if self.round == 8:
            self.cards, self.drawn = self.cards + self.drawn, Counter()

    # --- the end ------------------------------------------------------------------------------------------------------

    def end_if_nobody_is_left(self) -> None:
        if self.round > 7 and not self.in_play:
            self.end()

    def end(self) -> None:
        """Most saved figures win; in a tie the seat that had them first."""
        reached = [(self.saved[: at + 1], figure // 4) for at, figure in enumerate(self.saved)]
        counts = [([one // 4 for one in before].count(seat), seat) for before, seat in reached]
        most = max((count for count, _ in counts), default=0)
        self.winners = {next(seat for count, seat in counts if count == most)} if counts else self.nobody_saved()
        raise Over

    def nobody_saved(self) -> set[Seat]:
        return set(range(self.seats)) if self.options.nobody_saved == "everybody" else set()
