"""The games as PettingZoo environments."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any, NamedTuple

import pytest

from grusel.adapters import pettingzoo, stand
from grusel.adapters.pettingzoo import env, read_view
from grusel.adapters.stand import WAIT, everybody, first_stand
from grusel.game import Decision, Illegal, Seat
from grusel.registry import AnyGame, find, installed

GAMES = pytest.mark.parametrize("game", list(installed().values()), ids=lambda game: game.name)


def played(game: AnyGame, seed: int, **more: Any) -> tuple[list[Any], dict[str, float]]:
    """Every observation of a random game, and the rewards."""
    table, rng, observed = env(game.name, **more), Random(seed), list[Any]()
    rewards: dict[str, float] = {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        observed.append((agent, observation["observation"].tobytes()))
        rewards[agent] = rewards.get(agent, 0.0) + reward
        table.step(None if over else rng.randrange(len(info["actions"])))
    return observed, rewards


@GAMES
def test_the_environment_keeps_the_api(game: AnyGame) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it prefers flat arrays, and warns
        from pettingzoo.test import api_test

        api_test(env(game.name), num_cycles=100)


@GAMES
def test_the_same_seed_is_the_same_game(game: AnyGame) -> None:
    assert played(game, 5) == played(game, 5)


@GAMES
def test_the_end_pays_each_seat_what_the_game_says(game: AnyGame) -> None:
    table, rng = env(game.name), Random(7)
    rewards: dict[str, float] = dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=7)
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last()
        rewards[agent] += reward
        table.step(None if over else rng.randrange(len(info["actions"])))
    assert tuple(rewards.values()) == table.unwrapped.stand.turn.payoffs


@GAMES
def test_an_observation_is_the_view_of_the_seat(game: AnyGame) -> None:
    table = env(game.name)
    table.reset(seed=1)
    for seat, agent in enumerate(table.possible_agents):
        seen = read_view(game, table.observe(agent)["observation"])
        assert seen == game.view(table.unwrapped.stand.state, seat)


def test_an_unknown_action_is_refused_and_changes_nothing() -> None:
    table = env("shy")
    table.reset(seed=1)
    before = table.unwrapped.stand
    with pytest.raises(IndexError, match="expected an action from 0 to"):
        table.step(4000)
    assert table.unwrapped.stand is before


def test_an_impossible_number_of_players_is_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        env("gruft", seats=7)
    assert refusal.value.message.args["most"] == find("gruft").seats[-1]


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(Illegal, match=r"unknown-option.*name: dificulty, known: .*difficulty"):
        env("insel", options={"dificulty": "legendary"})


def test_a_bad_option_value_is_refused_with_the_allowed_values() -> None:
    with pytest.raises(Illegal, match=r"bad-option-value.*found: impossible, known: novice, .*legendary"):
        env("insel", options={"difficulty": "impossible"})


def test_actions_beyond_the_last_number_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand, "MOST_ACTIONS", 1)
    table = env("kuhn")
    table.reset(seed=1)
    assert table.last()[4]["actions"] == ["pass"]


def test_a_view_that_is_too_long_is_refused_with_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pettingzoo, "LONGEST_VIEW", 10)
    table = env("kuhn")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="at most 10 bytes of JSON, got 40"):
        table.observe("seat_0")


class Asked(NamedTuple):
    """The actions offered to a seat, and the one it took."""

    seat: Seat
    turn: Decision
    offered: list[str]
    took: str


def island(seed: int, **more: Any) -> list[Asked]:
    """The questions of a random game of four on the island."""
    table, rng, asked = env("insel", seats=4, **more), Random(seed), list[Asked]()
    table.reset(seed=seed)
    for agent in table.agent_iter():
        *_, over, _, info = table.last()
        if over:
            break
        number = rng.randrange(len(info["actions"]))
        turn, offered = table.unwrapped.stand.turn, info["actions"]
        asked.append(Asked(table.possible_agents.index(agent), turn, offered, offered[number]))
        table.step(number)
    return asked


@pytest.mark.parametrize("seed", range(5))
def test_by_default_only_awaited_seats_are_asked(seed: int) -> None:
    for one in island(seed):
        assert one.seat == one.turn.seats[0]
        assert "wait" not in one.offered


def test_on_the_island_other_seats_can_step_in_with_special_cards() -> None:
    asked = [one for seed in range(20) for one in island(seed, step_in=True)]
    outside = [one for one in asked if one.seat != one.turn.seats[0]]
    assert any(one.took.startswith("sandbags") for one in outside)
    assert any(one.took.startswith("helicopter") for one in outside)


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_that_may_step_in_can_wait_and_an_awaited_seat_cannot(seed: int) -> None:
    for one in island(seed, step_in=True):
        assert ("wait" in one.offered) == (one.seat != one.turn.seats[0])


def test_waiting_only_changes_which_seat_is_asked() -> None:
    stand, rng = first_stand(find("insel"), 4, find("insel").types.options(), everybody), Random(3)
    while not (stand.legal() and stand.legal()[-1] is WAIT):
        stand = stand.after(rng.randrange(len(stand.legal())))
    after = stand.after(len(stand.legal()) - 1)
    assert after.asked == stand.asked[1:]
    assert (after.state, after.seen) == (stand.state, stand.seen)


def may_wait(game: AnyGame) -> bool:
    """Whether a seat was asked in a random game that could leave it to another."""
    table, rng = env(game.name, step_in=True), Random(5)
    table.reset(seed=5)
    for _ in table.agent_iter():
        *_, over, _, info = table.last()
        if not over and "wait" in info["actions"]:
            return True
        table.step(None if over else rng.randrange(len(info["actions"])))
    return False


def test_where_no_other_seat_can_step_in_the_environment_is_the_same() -> None:
    alone = [game for game in installed().values() if not may_wait(game)]
    assert 0 < len(alone) < len(installed())
    for game in alone:
        assert played(game, 5, step_in=True) == played(game, 5)


def test_the_environment_keeps_the_api_when_others_step_in() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.test import api_test

        api_test(env("insel", seats=4, step_in=True), num_cycles=200)
