"""A game as a PettingZoo environment: `grusel.adapters.pettingzoo.env(NAME, seats=3)`.

An action is its index in the list of legal actions; `infos[agent]["actions"]` has the moves in text, in that order.
The observation is what the agent's seat sees and nothing more: the bytes of its view as JSON, padded with zeros.
`read_view` decodes it. Chance is drawn from the seed given to `reset`. With `step_in`, every other seat that may act
is asked before the awaited one, and can wait.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    missing.add_note("It comes with: pip install 'grusel[pettingzoo]'")
    raise

from grusel.adapters.stand import MOST_ACTIONS, Order, Stand, chosen, everybody, first_stand, only_the_first
from grusel.game import Over
from grusel.match import draw
from grusel.registry import AnyGame

LONGEST_VIEW = 1 << 14  # bytes
Observation = dict[str, Any]


def env(
    name: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    step_in: bool = False,
) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """The environment of a game, with the smallest number of players by default."""
    order = everybody if step_in else only_the_first
    return OrderEnforcingWrapper(GameEnv(name, seats, options, render_mode, order))


def read_view(game: AnyGame, observation: NDArray[np.uint8]) -> Any:
    """Decode the view in an observation."""
    return msgspec.json.decode(observation.tobytes().rstrip(b"\0"), type=game.types.view)


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it has no types
    metadata = {"name": "grusel", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, name: str, seats: int | None, options: dict[str, Any] | None, render_mode: str | None, order: Order
    ) -> None:
        super().__init__()
        self.order = order
        self.game, self.seats, self.chosen = chosen(name, seats, options)
        self.metadata = {**self.metadata, "name": f"grusel_{name}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.rng = Random()
        self.stand: Stand = first_stand(self.game, self.seats, self.chosen, self.order)
        self.action_spaces = {agent: Discrete(MOST_ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_to(first_stand(self.game, self.seats, self.chosen, self.order))

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask: NDArray[np.int8] = np.zeros(MOST_ACTIONS, np.int8)
        if seat == self.stand.mover:
            mask[: len(self.stand.legal())] = 1
        return {"observation": _filled_up(self.stand.view(seat).encode()), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("expected an action: the game is not over")
        self._cumulative_rewards[agent] = 0.0
        self._go_to(self.stand.after(int(action)))
        self._accumulate_rewards()

    def render(self) -> str:
        """The spectators' view, as a diagram."""
        return self.game.draw(self.game.view(self.stand.state, None))

    def _go_to(self, stand: Stand) -> None:
        """Move to the next stand with a decision, or to the end."""
        self.stand = self._after_chance(stand)
        over = isinstance(self.stand.turn, Over)
        self.rewards = dict(zip(self.possible_agents, self.stand.payoffs, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        mover = self.agents[0 if self.stand.mover is None else self.stand.mover]
        if not over:
            self.infos[mover]["actions"] = self.stand.texts()
        self.agent_selection = mover

    def _after_chance(self, stand: Stand) -> Stand:
        while outcomes := self.game.outcomes(stand.state):
            outcome = draw(outcomes, self.rng)
            stand = stand.after([one for one, _ in outcomes].index(outcome))
        return stand


def _filled_up(data: bytes) -> NDArray[np.uint8]:
    if len(data) > LONGEST_VIEW:
        raise ValueError(f"expected a view of at most {LONGEST_VIEW} bytes of JSON, got {len(data)}")
    return np.frombuffer(data.ljust(LONGEST_VIEW, b"\0"), np.uint8)


def _observation_space() -> Dict:
    return Dict(
        {
            "observation": Box(0, 255, (LONGEST_VIEW,), np.uint8),
            "action_mask": Box(0, 1, (MOST_ACTIONS,), np.int8),
        }
    )
