"""Random steps a second of other libraries' games, if they are installed."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any

Player = Callable[[Random], int]  # plays one random game, returns its number of steps


def peers() -> Iterator[tuple[str, Player]]:
    """Every installed peer by name, with a function that plays one random game of it."""
    for name, module, make in PEERS:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                yield name, make(import_module(module))
        except ImportError:
            continue


def _python_chess(chess: Any) -> Player:
    def play(rng: Random) -> int:
        board, steps = chess.Board(), 0
        while steps < 400 and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            steps += 1
        return steps

    return play


def _open_spiel(name: str) -> Callable[[Any], Player]:
    def make(pyspiel: Any) -> Player:
        game = pyspiel.load_game(name)

        def play(rng: Random) -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
            return steps

        return play

    return make


def _open_spiel_python(name: str) -> Callable[[Any], Player]:
    def make(pyspiel: Any) -> Player:
        import_module(f"open_spiel.python.games.{name}")
        return _open_spiel(f"python_{name}")(pyspiel)

    return make


def _petting_zoo(module: Any) -> Player:
    environment = module.env()

    def play(rng: Random) -> int:
        environment.reset(seed=rng.randrange(2**31))
        steps = 0
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            legal = None if ended or cut else observation["action_mask"].nonzero()[0]
            environment.step(None if legal is None else int(rng.choice(legal)))
            steps += 1
        return steps

    return play


def _rlcard(name: str) -> Callable[[Any], Player]:
    def make(rlcard: Any) -> Player:
        environment = rlcard.make(name, config={"seed": 1})

        def play(rng: Random) -> int:
            state, _ = environment.reset()
            steps = 0
            while not environment.is_over():
                state, _ = environment.step(rng.choice(list(state["legal_actions"])))
                steps += 1
            return steps

        return play

    return make


PEERS: list[tuple[str, str, Callable[[Any], Player]]] = [
    ("PettingZoo connect four", "pettingzoo.classic.connect_four_v3", _petting_zoo),
    ("PettingZoo hanabi", "pettingzoo.classic.hanabi_v5", _petting_zoo),
    ("RLCard leduc", "rlcard", _rlcard("leduc-holdem")),
    ("RLCard uno", "rlcard", _rlcard("uno")),
    ("python-chess", "chess", _python_chess),
    ("OpenSpiel tic-tac-toe (Python)", "pyspiel", _open_spiel_python("tic_tac_toe")),
    ("OpenSpiel chess (C++)", "pyspiel", _open_spiel("chess")),
    ("OpenSpiel connect four (C++)", "pyspiel", _open_spiel("connect_four")),
    ("OpenSpiel hanabi (C++)", "pyspiel", _open_spiel("hanabi")),
]
