"""Secrets are kept in thousands of positions, and each of many planted leaks is caught."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from gruft.gruft_truths import assert_alike, assert_records_alike, mirrored, other_truths, random_match
from msgspec.structs import replace

from grusel.game import Chance, Illegal, Seat, Turn, ignore
from grusel.games.gruft import Gruft
from grusel.games.gruft.row import COLOUR_OF
from grusel.games.gruft.state import (
    LETTERS,
    Asked,
    Closed,
    Event,
    Laid,
    Lid,
    Move,
    NoFit,
    Open,
    Options,
    State,
    TurnUp,
    View,
)

GAMES = 12  # of each number of players and set of rules
POSITIONS = 18  # of each game
RULES = [
    Options(),
    Options(memory_aid=True, rat_grave_garlic=True),
    Options(open_graves=True, must_bury=False, gift_chooser="receiver", two_player_gift=2, rat_grave_garlic=True),
]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", RULES, ids=["default", "aid", "varied"])
def test_truths_with_different_hidden_pieces_look_alike_to_every_seat(options: Options, seats: int) -> None:
    check_games(Gruft(), seats, options)


def check_games(game: Gruft, seats: int, options: Options) -> None:
    for seed in range(GAMES):
        check_positions(game, seats, options, seed)


def check_positions(game: Gruft, seats: int, options: Options, seed: int) -> None:
    """Compare some positions of a random game, for each seat and the spectator, with another truth."""
    match, rng = random_match(seats, options, seed), Random(seed)
    for at in rng.sample(range(len(match.moments)), POSITIONS):
        for seat in [*range(seats), None]:
            truths = list(other_truths(match, at, seat, rng))
            assert_alike(game, match.moments[at].state, rng.choice(truths), seat, rng)


@pytest.mark.parametrize("options", [Options(), Options(rats=False), Options(open_graves=True)], ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_redacted_record_hides_places_and_colours(seats: int, options: Options) -> None:
    for seed in range(4):
        match = random_match(seats, options, seed)
        assert_records_alike(Gruft(), match, mirrored(match, Random(seed)))


# --- planted leaks ----------------------------------------------------------------------------------------------------

Emit = Callable[[Event], None]


class TellsTheLidWhenItIsChosen(Gruft):
    def apply(self, state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
        if isinstance(move, Open) and 0 <= move.grave < 60 and state.lids[move.grave] in LETTERS:
            emit(NoFit(state.player, COLOUR_OF[state.lids[move.grave]]))
        return super().apply(state, seat, move, emit)


class ShowsKnownLidsWithoutChance(Gruft):
    def apply(self, state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
        after = super().apply(state, seat, move, emit)
        if after.phase == "lid" and after.lids[after.grave] in LETTERS:
            return super().apply(after, None, Lid(COLOUR_OF[after.lids[after.grave]]), emit)
        return after


class MarksTheBacksOfLidsThatWereSeen(Gruft):
    def view(self, state: State, seat: Seat | None) -> View:
        shown = super().view(state, seat)
        pairs = zip(shown.lids, state.lids, strict=True)
        return replace(shown, lids="".join("=" if a == "#" and b in LETTERS else a for a, b in pairs))


class NumbersLidsByTheirColour(Gruft):
    """An id that follows a piece."""

    def view(self, state: State, seat: Seat | None) -> View:
        shown = super().view(state, seat)
        pairs = zip(shown.tiles, state.tiles, strict=True)
        return replace(
            shown, tiles="".join(str(LETTERS.index(b)) if a == "#" and b in LETTERS else a for a, b in pairs)
        )


class CountsWhatNobodyHasLifted(Gruft):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), out=state.lids.count("?"))


class CountsHiddenReds(Gruft):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), spares=state.face_down[0])


class ListsGravesByTheirLids(Gruft):
    """An order that reveals the lids."""

    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        listed = super().actions(state, seat)
        return sorted(listed, key=lambda move: state.lids[move.grave] if isinstance(move, Open) else "~")


class ListsOnlyGravesThatCouldBeEmpty(Gruft):
    def actions(self, state: State, seat: Seat) -> Sequence[Move]:
        listed = super().actions(state, seat)
        return [move for move in listed if not isinstance(move, Open) or state.tiles[move.grave] not in LETTERS]


class SaysInAnErrorHowManyAreBuried(Gruft):
    def apply(self, state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
        try:
            return super().apply(state, seat, move, emit)
        except Illegal as error:
            raise Illegal(error.message.id, empty=state.tiles[:30].count(".")) from None


class RefusesToOpenWhatIsTaken(Gruft):
    def apply(self, state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
        if isinstance(move, Open) and seat is not None and 0 <= move.grave < 60 and state.tiles[move.grave] in LETTERS:
            raise Illegal("gruft-not-now")
        return super().apply(state, seat, move, emit)


class SaysMoreOverAVampire(Gruft):
    """A number of events that reveals a vampire."""

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
        if isinstance(move, Open) and 0 <= move.grave < 60 and state.tiles[move.grave] in LETTERS:
            emit(Closed(move.grave))
        return super().apply(state, seat, move, emit)


class AsksOnlyWhereALidIsUnknown(Gruft):
    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        known = state.phase == "lid" and state.lids[state.grave] in LETTERS
        return self.turn(replace(state, phase="open")) if known and isinstance(turn, Chance) else turn


class TellsWhereGarlicLiesAfterAGift(Gruft):
    def apply(self, state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
        after = super().apply(state, seat, move, emit)
        emit(Laid(0, after.tiles.find("A")))
        return after


class TellsTheFirstBuriedGraveInAPlague(Gruft):
    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return Asked(event.seat, self.leak) if isinstance(event, Asked) else event

    def apply(self, state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
        self.leak = state.lids.find("?")
        return super().apply(state, seat, move, emit)


IN_POSITIONS = [
    TellsTheLidWhenItIsChosen,
    ShowsKnownLidsWithoutChance,
    MarksTheBacksOfLidsThatWereSeen,
    NumbersLidsByTheirColour,
    CountsWhatNobodyHasLifted,
    CountsHiddenReds,
    ListsGravesByTheirLids,
    ListsOnlyGravesThatCouldBeEmpty,
    SaysInAnErrorHowManyAreBuried,
    RefusesToOpenWhatIsTaken,
    SaysMoreOverAVampire,
    AsksOnlyWhereALidIsUnknown,
    TellsWhereGarlicLiesAfterAGift,
    TellsTheFirstBuriedGraveInAPlague,
]


@pytest.mark.parametrize("leak", IN_POSITIONS)
def test_a_planted_leak_is_found(leak: type[Gruft]) -> None:
    with pytest.raises(AssertionError):
        check_games(leak(), 3, Options())


class WritesOpeningsDown(Gruft):
    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return move if isinstance(move, Open) else super().disclose(state, by, move, seat)


class WritesLidsDown(Gruft):
    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return move if isinstance(move, Lid) else super().disclose(state, by, move, seat)


class WritesVampiresDown(Gruft):
    def disclose(self, state: State, by: Seat | None, move: Move, seat: Seat | None) -> Move | None:
        return move if isinstance(move, TurnUp) else super().disclose(state, by, move, seat)


class WritesTheGraveBesideTheAnswer(Gruft):
    def write(self, state: State, move: Any) -> str:
        return f"{super().write(state, move)} {state.grave}"


@pytest.mark.parametrize(
    "leak", [WritesOpeningsDown, WritesLidsDown, WritesVampiresDown, WritesTheGraveBesideTheAnswer]
)
def test_a_leak_in_the_record_is_found(leak: type[Gruft]) -> None:
    match = random_match(3, Options(), 0)
    other = mirrored(match, Random(0))
    with pytest.raises(AssertionError):
        assert_records_alike(leak(), match, other)
