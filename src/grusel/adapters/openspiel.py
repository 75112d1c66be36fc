"""The games for OpenSpiel: after `register()`, `pyspiel.load_game("grusel_NAME")`.

An action is its index in the list of legal actions. Observations and information states are strings: the seat's view
as JSON, plus everything it has witnessed. There is no tensor, because our games' views vary in size.
With the parameter `step_in`, every other seat that may act is asked before the awaited one, and can wait.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

try:
    import pyspiel
except ModuleNotFoundError as missing:
    missing.add_note("It comes with: pip install 'grusel[openspiel]'")
    raise

from grusel.adapters.stand import MOST_ACTIONS, Stand, chosen, everybody, first_stand, only_the_first
from grusel.game import Over
from grusel.registry import AnyGame, installed

MOST_OUTCOMES = 512
PREFIX = "grusel_"
OURS = ("name", "players", "step_in")  # parameters that are no options of the game


def register(games: list[AnyGame] | None = None) -> list[str]:
    """Register all installed games with OpenSpiel; return the names to load them by."""
    known = set(pyspiel.registered_names())
    kinds = [_game_type(game) for game in (games if games is not None else list(installed().values()))]
    for kind in kinds:
        if kind.short_name not in known:
            pyspiel.register_game(kind, SpielGame)
    return [kind.short_name for kind in kinds]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # a class of C++
    def __init__(self, params: dict[str, Any]) -> None:
        name, seats = str(params["name"]), int(params["players"]) or None
        options = {key: value for key, value in params.items() if key not in OURS}
        game, self.seats, self.options = chosen(name, seats, options)
        self.order = everybody if params["step_in"] else only_the_first
        longest = game.longest * (self.seats if params["step_in"] else 1)
        super().__init__(_game_type(game), _game_info(game, self.seats, longest), params)
        self.game = game

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.stand: Stand = first_stand(game.game, game.seats, game.options, game.order)

    def current_player(self) -> int:
        if self.stand.mover is not None:
            return self.stand.mover
        over = isinstance(self.stand.turn, Over)
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.stand.legal())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.stand.game.outcomes(self.stand.state)]
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.stand = self.stand.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.stand.text(action)

    def is_terminal(self) -> bool:
        return isinstance(self.stand.turn, Over)

    def returns(self) -> list[float]:
        return list(self.stand.payoffs)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; its history starts there, so that it reveals nothing."""
        state: SpielState = self.get_game().new_initial_state()
        state.stand = self.stand.imagined(player, Random(sampler()))
        return state

    def __str__(self) -> str:
        return self.stand.game.draw(self.stand.game.truth(self.stand.state))


class Observer:
    """A seat's view, or (with perfect recall) all its knowledge."""

    def __init__(self, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.stand.knowledge(player) if self.recalls else state.stand.view(player)


def _game_type(game: AnyGame) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Grusel: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


def _parameters(game: AnyGame) -> dict[str, Any]:
    """The number of players (0: the smallest possible), and every option with its default."""
    options = game.types.options()
    return {
        "name": game.name,
        "players": 0,
        "step_in": False,
        **{field: getattr(options, field) for field in options.__struct_fields__},
    }


def _game_info(game: AnyGame, seats: int, longest: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=MOST_ACTIONS,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=longest,
    )
