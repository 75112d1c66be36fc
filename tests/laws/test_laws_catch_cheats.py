"""Each law has a broken Kuhn poker that must fail it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import kuhn
import pytest
from kuhn import Dealt, Kuhn, Options, Say, State, View
from msgspec.structs import force_setattr, replace

from grusel.game import Decision, Illegal, Message, OpenGame, Over, Seat, Standing, ignore
from grusel.testing.laws import LAWS, random_match

CALLS = itertools.count()
DICE = Random(5)


class ListsInAnyOrder(Kuhn):
    def actions(self, state: State, seat: Seat) -> Sequence[kuhn.Move]:
        listed = super().actions(state, seat)
        return listed if next(CALLS) % 2 else tuple(reversed(listed))


class ListsTwice(Kuhn):
    def actions(self, state: State, seat: Seat) -> Sequence[kuhn.Move]:
        return (*super().actions(state, seat), *super().actions(state, seat))


class ListsWhatItRefuses(Kuhn):
    def apply(self, state: State, seat: Seat | None, move: kuhn.Move, emit: Callable[[Any], None] = ignore) -> State:
        if move == Say("bet") and not state.line:
            raise Illegal("kuhn-not-now")
        return super().apply(state, seat, move, emit)


class ForgetsToListABet(Kuhn):
    def actions(self, state: State, seat: Seat) -> Sequence[kuhn.Move]:
        listed = super().actions(state, seat)
        return listed[:1] if state.line == ("pass",) else listed


class LetsAnybodyAct(Kuhn):
    def apply(self, state: State, seat: Seat | None, move: kuhn.Move, emit: Callable[[Any], None] = ignore) -> State:
        turn = self.turn(state)
        return super().apply(state, turn.seats[0] if isinstance(turn, Decision) else seat, move, emit)


class WaitsForNobody(Kuhn):
    def actions(self, state: State, seat: Seat) -> Sequence[kuhn.Move]:
        return () if state.line == ("pass",) else super().actions(state, seat)


class WritesEveryMoveAlike(Kuhn):
    def write(self, state: State, move: kuhn.Move) -> str:
        return "pass" if isinstance(move, Say) else super().write(state, move)


class ReadsAnything(Kuhn):
    def read(self, state: State, seat: Seat | None, text: str) -> kuhn.Move:
        try:
            return super().read(state, seat, text)
        except Illegal:
            return Say("pass")


class ForgetsInJson(Kuhn):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), line=list(state.line))


class ChangesInPlace(Kuhn):
    def apply(self, state: State, seat: Seat | None, move: kuhn.Move, emit: Callable[[Any], None] = ignore) -> State:
        after = super().apply(state, seat, move, emit)
        force_setattr(state, "starter", 1 - state.starter)
        return replace(after, starter=state.starter)


class RollsItsOwnDice(Kuhn):
    def apply(self, state: State, seat: Seat | None, move: kuhn.Move, emit: Callable[[Any], None] = ignore) -> State:
        after = super().apply(state, seat, move, emit)
        return replace(after, starter=DICE.randrange(2)) if isinstance(move, kuhn.Deal) else after


class DrawsTheWrongLine(Kuhn):
    def draw(self, view: View) -> str:
        return super().draw(view).replace("bet", "pass")


class ImaginesTheImpossible(Kuhn):
    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Any], rng: Random) -> State:
        return replace(super().imagine(view, seat, seen, rng), hands=(0, 1)[: len(view.hands)])


class ImaginesAFourthCard(Kuhn):
    def imagine(self, view: View, seat: Seat | None, seen: Sequence[Any], rng: Random) -> State:
        truth = super().imagine(view, seat, seen, rng)
        return replace(truth, deck=truth.deck.shuffle_on_top([1, 0, 0]))


class TellsWhenNonsenseIsTried(Kuhn):
    def apply(self, state: State, seat: Seat | None, move: kuhn.Move, emit: Callable[[Any], None] = ignore) -> State:
        if isinstance(move, kuhn.Deal) and move.card not in range(3):
            raise Illegal("kuhn-not-now", card=sum(state.hands))
        return super().apply(state, seat, move, emit)


class LetsEverySeatReadTheDeal(Kuhn):
    def disclose(self, state: State, by: Seat | None, move: kuhn.Move, seat: Seat | None) -> kuhn.Move | None:
        return move


class CallsActionsByTheOthersCard(Kuhn):
    def phrase(self, state: State, seat: Seat, action: kuhn.Move) -> Message:
        return Message("kuhn-ask", {"card": state.hands[1 - seat]})


class SaysItIsOpen(Kuhn, OpenGame[Options, State, kuhn.Move, kuhn.Event, View]):
    pass


class ShowsTheOthersCardInAnError(Kuhn):
    def apply(self, state: State, seat: Seat | None, move: kuhn.Move, emit: Callable[[Any], None] = ignore) -> State:
        try:
            return super().apply(state, seat, move, emit)
        except Illegal:
            raise Illegal("kuhn-not-now", card=sum(state.hands)) from None


class ShowsTheOthersCardInAnEvent(Kuhn):
    def witness(self, event: kuhn.Event, seat: Seat | None) -> kuhn.Event | None:
        return event


class OffersWhatTheOthersCardAllows(Kuhn):
    def actions(self, state: State, seat: Seat) -> Sequence[kuhn.Move]:
        listed = super().actions(state, seat)
        return listed if 2 not in state.hands else tuple(reversed(listed))


class WritesHiddenCardsDown(Kuhn):
    def disclose(self, state: State, by: Seat | None, move: kuhn.Move, seat: Seat | None) -> kuhn.Move | None:
        return Say("bet") if state.hands[1:] == (2,) else super().disclose(state, by, move, seat)


class SketchesTheOthersCard(Kuhn):
    def sketch(self, state: State, seat: Seat, action: kuhn.Move) -> Dealt:
        return Dealt(1 - seat, state.hands[1 - seat])


class SaysMoreWhenItIsAKing(Kuhn):
    def apply(self, state: State, seat: Seat | None, move: kuhn.Move, emit: Callable[[Any], None] = ignore) -> State:
        if isinstance(move, Say) and state.hands[:1] == (2,):
            emit(Dealt(0, None))
        return super().apply(state, seat, move, emit)


class LosesACard(Kuhn):
    def pieces(self, state: State) -> Mapping[str, int]:
        return {} if "bet" in state.line else super().pieces(state)


class NeverEnds(Kuhn):
    def apply(self, state: State, seat: Seat | None, move: kuhn.Move, emit: Callable[[Any], None] = ignore) -> State:
        after = super().apply(state, seat, move, emit)
        return State() if isinstance(self.turn(after), Over) else after


class PaysTooMuch(Kuhn):
    def payoffs(self, state: State) -> tuple[float, ...]:
        return tuple(3 * payoff for payoff in super().payoffs(state))


class LeavesASeatOut(Kuhn):
    def standings(self, view: View) -> tuple[Standing, ...]:
        return (Standing((0,), 1, ()),)


class PutsTheLoserFirst(Kuhn):
    def standings(self, view: View) -> tuple[Standing, ...]:
        lost = [seat for seat in range(2) if self.is_lost(view, seat)] or [0]
        return (Standing((lost[0],), 1, ()), Standing((1 - lost[0],), 2, ()))

    def is_lost(self, view: View, seat: Seat) -> bool:
        state = self.parse(self.draw(view))
        turn = self.turn(state)
        return isinstance(turn, Over) and turn.payoffs[seat] < 0


class IsSilent(Kuhn):
    def tell(self, event: kuhn.Event) -> Message:
        return Message("kuhn-no-such-sentence")


class LeavesASentenceOpen(Kuhn):
    def ask(self, view: View, seat: Seat | None) -> Message:
        return Message("kuhn-wait")


CHEATS = [
    (ListsInAnyOrder, "actions_are_listed_once_and_in_a_stable_order"),
    (ListsTwice, "actions_are_listed_once_and_in_a_stable_order"),
    (ListsWhatItRefuses, "every_listed_action_is_legal"),
    (ForgetsToListABet, "every_legal_move_is_listed"),
    (LetsAnybodyAct, "only_those_whose_turn_it_is_can_act"),
    (WaitsForNobody, "only_those_whose_turn_it_is_can_act"),
    (WritesEveryMoveAlike, "moves_survive_text"),
    (ReadsAnything, "moves_survive_text"),
    (ForgetsInJson, "values_survive_json"),
    (ChangesInPlace, "states_never_change"),
    (RollsItsOwnDice, "states_never_change"),
    (RollsItsOwnDice, "the_record_replays"),
    (DrawsTheWrongLine, "diagrams_read_back"),
    (ImaginesTheImpossible, "imagined_truths_look_the_same"),
    (ImaginesAFourthCard, "imagined_truths_have_every_piece"),
    (TellsWhenNonsenseIsTried, "refusals_tell_no_secret"),
    (LetsEverySeatReadTheDeal, "moves_that_look_alike_are_written_alike"),
    (CallsActionsByTheOthersCard, "secrets_are_kept"),
    (SaysItIsOpen, "open_games_hide_nothing"),
    (ShowsTheOthersCardInAnError, "secrets_are_kept"),
    (ShowsTheOthersCardInAnEvent, "secrets_are_kept"),
    (OffersWhatTheOthersCardAllows, "secrets_are_kept"),
    (WritesHiddenCardsDown, "secrets_are_kept"),
    (SketchesTheOthersCard, "secrets_are_kept"),
    (SaysMoreWhenItIsAKing, "secrets_are_kept"),
    (LosesACard, "pieces_are_conserved"),
    (NeverEnds, "the_game_ends"),
    (PaysTooMuch, "the_game_ends"),
    (LeavesASeatOut, "the_score_has_every_seat_once_and_winners_first"),
    (PutsTheLoserFirst, "the_score_has_every_seat_once_and_winners_first"),
    (IsSilent, "every_event_and_question_can_be_told"),
    (LeavesASentenceOpen, "every_event_and_question_can_be_told"),
]


@pytest.mark.parametrize(("cheat", "law"), CHEATS)
def test_a_cheat_is_caught(cheat: type[Kuhn], law: str) -> None:
    assert not _breaks(Kuhn(), law), "an honest game breaks no law"
    assert _breaks(cheat(), law)


def test_every_law_has_a_cheat_that_it_catches() -> None:
    assert {law for _, law in CHEATS} == set(LAWS)


def _breaks(game: Kuhn, law: str) -> bool:
    """Whether one of a few dozen random games breaks the law; errors during play count too."""
    for seed in range(60):
        try:
            match = random_match(game, 2, Options(), seed)
        except (AssertionError, Illegal, IndexError):
            match = random_match(Kuhn(), 2, Options(), seed)
            match.game = game
        try:
            LAWS[law](match, Random(seed))
        except (AssertionError, Illegal, KeyError, ValueError):
            return True
    return False
