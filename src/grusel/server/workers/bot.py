"""A process in which bots think: it gets what a seat may know, and answers with the number of an action."""

from __future__ import annotations

import os
import pickle
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from grusel.bots import find_bot
from grusel.coach.hint import hint
from grusel.game import Message
from grusel.registry import AnyGame
from grusel.server.workers.pipes import open_pipes, read_frame, write_frame


class Question(Struct, frozen=True, tag="move"):
    """All that a bot gets: never the state."""

    game: bytes  # pickled by the server itself
    bot: str
    seat: int
    view: bytes
    seen: tuple[bytes, ...]
    actions: bytes
    budget: float
    seed: int


class HintQuestion(Question, frozen=True, tag="hint"):
    """The same, asked by a person who wants to know what to do; whose bot it is does not matter."""


class Advice(Struct, frozen=True):
    number: int  # of the action
    reasons: tuple[Message, ...] = ()  # which a person is told


def answer(question: Question) -> Advice:
    return _advise(question) if isinstance(question, HintQuestion) else _choose(question)


def _choose(question: Question) -> Advice:
    """The action that the bot takes."""
    game, view, seen, actions = _read(question)
    bot, rng = find_bot(question.bot), Random(question.seed)
    return Advice(actions.index(bot.choose(game, view, seen, question.seat, actions, question.budget, rng)))


def _advise(question: HintQuestion) -> Advice:
    """The action that the strongest level would take, and why."""
    game, view, seen, actions = _read(question)
    found = hint(game, view, seen, question.seat, actions, question.budget, Random(question.seed))
    return Advice(actions.index(found.action), found.reasons)


def _read(question: Question) -> tuple[AnyGame, Any, list[Any], list[Any]]:
    """The game, the view, what was seen, and the actions."""
    game = load_game(question.game)
    actions = msgspec.json.decode(question.actions, type=list[game.types.move])  # type: ignore[name-defined]
    view = msgspec.json.decode(question.view, type=game.types.view)
    return game, view, [msgspec.json.decode(event, type=game.types.event) for event in question.seen], actions


@cache
def load_game(pickled: bytes) -> AnyGame:
    game: AnyGame = pickle.loads(pickled)
    return game


def main() -> None:
    questions, answers = open_pipes()
    os.nice(5)
    decode = msgspec.msgpack.Decoder(Question | HintQuestion).decode
    write_frame(answers, b"ready")
    while (data := read_frame(questions)) is not None:
        write_frame(answers, msgspec.msgpack.encode(answer(decode(data))))


if __name__ == "__main__":
    main()
