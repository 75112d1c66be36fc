"""A process for bots: it receives what a seat may know, and answers with the number of an action."""

from __future__ import annotations

import pickle
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from grusel.bots import find_bot
from grusel.coach.hint import hint
from grusel.game import Message
from grusel.processes import give_way
from grusel.registry import AnyGame
from grusel.server.workers.pipes import open_pipes, read_frame, write_frame


class Question(Struct, frozen=True, tag="move"):
    """Everything a bot receives: never the state."""

    game: bytes  # pickled by the server itself
    bot: str
    seat: int
    view: bytes
    seen: tuple[bytes, ...]
    actions: bytes
    budget: float
    seed: int


class HintQuestion(Question, frozen=True, tag="hint"):
    """The same, from a person who asks for a hint; its bot is ignored."""


class Advice(Struct, frozen=True):
    number: int  # of the action
    reasons: tuple[Message, ...] = ()  # for the person


def answer(question: Question) -> Advice:
    return _advise(question) if isinstance(question, HintQuestion) else _choose(question)


def _choose(question: Question) -> Advice:
    """The bot's action."""
    game, view, seen, actions = _read(question)
    bot, rng = find_bot(question.bot), Random(question.seed)
    return Advice(actions.index(bot.choose(game, view, seen, question.seat, actions, question.budget, rng)))


def _advise(question: HintQuestion) -> Advice:
    """The action of the strongest level, with its reasons."""
    game, view, seen, actions = _read(question)
    found = hint(game, view, seen, question.seat, actions, question.budget, Random(question.seed))
    return Advice(actions.index(found.action), found.reasons)


def _read(question: Question) -> tuple[AnyGame, Any, list[Any], list[Any]]:
    """Decode the game, the view, the witnessed events, and the actions."""
    game = load_game(question.game)
    actions = msgspec.json.decode(question.actions, type=list[game.types.move])  # type: ignore[name-defined]
    view = msgspec.json.decode(question.view, type=game.types.view)
    return game, view, [msgspec.json.decode(event, type=game.types.event) for event in question.seen], actions


@cache
def load_game(pickled: bytes) -> AnyGame:
    game: AnyGame = pickle.loads(pickled)
    return game


decode_question = msgspec.msgpack.Decoder(Question | HintQuestion).decode


def reply(data: bytes) -> bytes:
    """The encoded answer to an encoded question."""
    return msgspec.msgpack.encode(answer(decode_question(data)))


def main() -> None:
    questions, answers = open_pipes()
    give_way(5)
    write_frame(answers, b"ready")
    while (data := read_frame(questions)) is not None:
        write_frame(answers, reply(data))


if __name__ == "__main__":
    main()
