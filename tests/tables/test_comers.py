"""What late guests are told, and what all are told of a new holder of a seat."""

from __future__ import annotations

from random import Random

import kuhn
import msgspec
import pytest

from grusel.game import AnyGame
from grusel.games import gruft
from grusel.registry import find
from grusel.tables.messages import Assign, End, House, Invite, Leave, Notice, Pause, Start, Step, Sync, Welcome
from tables.party import Party

LASTING = {kind.__struct_config__.tag for kind in gruft.LASTING}  # in the graveyard


def played(party: Party, moves: int) -> Party:
    """Make random moves for the people to move."""
    game, rng = party.state.game, Random(4)
    for _ in range(moves):
        seat = party.state.waits_for()
        assert seat is not None
        state = party.state.position.state
        party.play(party.NAMES[seat], seat, game.write(state, rng.choice(game.actions(state, seat))))
    return party


def told(party: Party, name: str) -> set[str]:
    """The kinds of events that a client was told of."""
    events = [event for step in party.all(name, Step) for event in msgspec.json.decode(step.events)]
    return {event["event"]["type"] for event in events}


def graveyard() -> Party:
    return played(Party(find("gruft"), "pp", house=House(public=True)), 20)


# --- spectators -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("missed", range(1, 15))
def test_a_spectator_who_claims_to_have_missed_steps_gets_no_passing_events(missed: int) -> None:
    party = graveyard()
    party.sit("Eve", have={"watch": party.state.place(None).seq - missed})
    assert party.last("Eve", Step).since is not None
    assert told(party, "Eve") <= LASTING


def test_a_spectator_who_syncs_with_an_old_number_gets_no_passing_events() -> None:
    party = graveyard()
    party.sit("Eve")
    for seq in range(party.state.place(None).seq):
        party.say("Eve", Sync(have={"watch": seq}))
    assert "next-turn" in told(party, "Eve")
    assert told(party, "Eve") <= LASTING


def test_a_present_spectator_sees_lids_being_opened() -> None:
    party = graveyard()
    party.sit("Eve")
    played(party, 3)
    assert not told(party, "Eve") <= LASTING


def test_a_returning_player_is_told_all_the_seats_witnessed_events() -> None:
    party = graveyard()
    party.heard["Bo"] = []
    party.sit("Bo", have={"1": 5})
    assert not told(party, "Bo") <= LASTING


def test_guests_at_the_start_see_the_deal() -> None:
    party = Party(find("gruft"), "po", house=House(public=True))
    party.sit("Bo", "link 1")
    party.sit("Eve")
    party.say("Anna", Start())
    for name in ("Anna", "Bo", "Eve"):
        assert "turned-up" in told(party, name)
        assert party.last(name, Step).since == 0


# --- seats that change hands during the game --------------------------------------------------------------------------


def notices(party: Party, name: str) -> list[tuple[str, object]]:
    return [(notice.text.id, notice.text.args.get("name")) for notice in party.all(name, Notice)]


def freed(game: AnyGame, seats: str = "pp", house: House | None = None) -> tuple[Party, str]:
    """Free Bo's seat as Anna, and return its new link."""
    party = Party(game, seats, house=house)
    party.say("Anna", Assign(seat=1))
    return party, party.last("Anna", Invite).token


def test_all_are_told_by_name_of_a_freed_seat_and_its_new_holder() -> None:
    party, link = freed(find("insel"), "ppp")
    party.sit("Di", link)
    for name in ("Anna", "Cy", "Di"):
        assert ("server-seat-taken", "Di") in notices(party, name)
    assert ("server-seat-freed", "Bo") in notices(party, "Cy")
    assert party.last("Di", Welcome).seats == (1,)


def test_the_host_does_not_take_a_seat_unannounced() -> None:
    party, link = freed(kuhn.GAME)
    party.sit("Anna", link)
    assert ("server-seat-taken", "Anna") in notices(party, "Anna")
    assert party.state.seats[1].name == "Anna"


def test_all_are_told_that_a_seat_was_given_to_a_bot() -> None:
    party = Party(find("insel"), "ppp")
    party.say("Anna", Assign(seat=1, bot="random"))
    assert ("server-seat-to-bot", "Bo") in notices(party, "Cy")


def test_a_seat_without_a_name_is_told_by_its_letter() -> None:
    party = Party(find("insel"), "ppp")
    party.seat_row(1, name="")
    party.say("Anna", Assign(seat=1, bot="random"))
    assert ("server-seat-to-bot", "B") in notices(party, "Cy")


def test_before_the_game_seats_change_hands_silently() -> None:
    party = Party(find("insel"), "ppo")
    party.say("Anna", Assign(seat=1))
    party.sit("Di", party.last("Anna", Invite).token)
    assert not notices(party, "Anna")


def test_a_pause_does_not_make_it_silent() -> None:
    party = Party(find("insel"), "ppp")
    party.say("Anna", Pause(on=True))
    party.say("Anna", Assign(seat=1))
    party.sit("Di", party.last("Anna", Invite).token)
    assert [id for id, _ in notices(party, "Cy")] == ["server-seat-freed", "server-seat-taken"]


def test_after_the_end_seats_change_hands_silently() -> None:
    party = Party(find("insel"), "ppp")
    party.say("Anna", End())
    party.say("Anna", Assign(seat=1))
    assert not notices(party, "Cy")


def test_a_seat_freed_during_the_game_cannot_be_joined_from_the_lobby() -> None:
    party, link = freed(kuhn.GAME, house=House(public=True))
    with pytest.raises(Exception, match="server-no-free-seat"):
        party.sit("Di", join=True)
    party.sit("Di", link, join=True)
    assert party.last("Di", Welcome).seats == (1,)


def test_a_new_holder_is_not_told_the_seats_witnessed_events() -> None:
    party = graveyard()
    party.say("Anna", Assign(seat=1))
    party.sit("Di", party.last("Anna", Invite).token, have={"1": 2})
    assert party.last("Di", Step).since is None
    assert not told(party, "Di")


def test_a_player_who_left_comes_back_without_an_announcement() -> None:
    party = Party(kuhn.GAME, "pp")
    party.say("Bo", Leave(seat=1))
    party.sit("Bo")
    assert [id for id, _ in notices(party, "Anna")] == ["server-stands-in"]
