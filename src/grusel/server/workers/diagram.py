"""A process that draws views: a view that crashes a game must not harm the server."""

from __future__ import annotations

import contextlib
import pickle
from typing import Final

import msgspec
from msgspec import Struct

from grusel.registry import AnyGame
from grusel.server.workers.pipes import open_pipes, read_frame, write_frame

MEMORY: Final = 1 << 30


class Sight(Struct, frozen=True):
    """What one place sees of a game."""

    game: bytes  # pickled by the server itself
    view: bytes


def draw(sight: Sight) -> str:
    """Draw the view as a diagram; nothing if the game cannot draw it, because then no client was ever shown it."""
    game: AnyGame = pickle.loads(sight.game)
    try:
        return game.draw(msgspec.json.decode(sight.view, type=game.types.view))
    except Exception:  # games declare no errors for views that they did not make
        return ""


def main() -> None:
    questions, answers = open_pipes()
    _limit_memory()
    decode = msgspec.msgpack.Decoder(Sight).decode
    write_frame(answers, b"ready")
    while (data := read_frame(questions)) is not None:
        write_frame(answers, draw(decode(data)).encode())


def _limit_memory() -> None:
    with contextlib.suppress(ImportError):  # Windows lacks the module
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
