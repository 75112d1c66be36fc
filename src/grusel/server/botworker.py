"""A process in which bots think: it gets what a seat may know, and answers with the number of an action."""

from __future__ import annotations

import os
import pickle
import sys
from functools import cache
from random import Random
from typing import IO, Any

import msgspec
from msgspec import Struct

from grusel.bots import find_bot
from grusel.registry import AnyGame


class Question(Struct, frozen=True):
    """All that a bot gets: never the state."""

    game: bytes  # pickled by the server itself
    bot: str
    seat: int
    view: bytes
    seen: tuple[bytes, ...]
    actions: bytes
    budget: float
    seed: int


def answer(question: Question) -> int:
    """The number of the action that the bot takes."""
    game = load_game(question.game)
    actions = msgspec.json.decode(question.actions, type=list[game.types.move])  # type: ignore[name-defined]
    view = msgspec.json.decode(question.view, type=game.types.view)
    seen = [msgspec.json.decode(event, type=game.types.event) for event in question.seen]
    bot, rng = find_bot(question.bot), Random(question.seed)
    return actions.index(bot.choose(game, view, seen, question.seat, actions, question.budget, rng))


@cache
def load_game(pickled: bytes) -> AnyGame:
    game: AnyGame = pickle.loads(pickled)
    return game


def write_frame(stream: IO[bytes], data: bytes) -> None:
    stream.write(len(data).to_bytes(4, "big") + data)
    stream.flush()


def read_frame(stream: IO[bytes]) -> bytes | None:
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def main() -> None:
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes to the log
    os.nice(5)
    decode = msgspec.msgpack.Decoder(Question).decode
    write_frame(answers, b"ready")
    while (data := read_frame(questions)) is not None:
        result: Any = answer(decode(data))
        write_frame(answers, msgspec.msgpack.encode(result))


if __name__ == "__main__":
    main()
