"""Bots choose an action from what their seat sees, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb

from grusel.bots.bot import Bot, RandomBot
from grusel.bots.levels import LEVELS, Alone, Level
from grusel.bots.search.expectimax import Expectimax
from grusel.bots.search.greedy import Greedy
from grusel.bots.search.mcts import Mcts
from grusel.game import Illegal

__all__ = ["BOTS", "Bot", "RandomBot", "find_bot", "is_file", "load_bot"]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "expectimax": Expectimax,
    "mcts": Mcts,
    **{f"level{level}": partial(Level, level) for level in LEVELS},
    "alone": Alone,
}


def find_bot(name: str) -> Bot:
    """The built-in bot with that name; raises Illegal.

    Only built-in ones, because any player at a table may send a name.
    """
    if name not in BOTS:
        raise Illegal("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name]()


def is_file(name: str) -> bool:
    """Whether this names a bot in a file: path/to/file.py:Name."""
    return ".py:" in name


def load_bot(name: str) -> Bot:
    """A built-in bot by name, or the class in a file: only for callers who may run programs here anyway."""
    if not is_file(name):
        return find_bot(name)
    path, _, kind = name.rpartition(":")
    spec = spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise Illegal("bot-no-file", file=path)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        made = getattr(module, kind, None)
        bot: Bot | None = made() if callable(made) else None
    except Exception as error:  # the file may raise anything
        raise Illegal("bot-bad-file", file=path, problem=_where(error, path)) from error
    if bot is None or not callable(getattr(bot, "choose", None)):
        raise Illegal("bot-no-class", file=path, name=kind)
    return bot


def _where(error: Exception, path: str) -> str:
    """The error, and its line in the file."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if Path(frame.filename) == Path(path).absolute()]
    if isinstance(error, SyntaxError):
        lines.append(error.lineno)
    said = f"{type(error).__name__}: {getattr(error, 'msg', error)}"
    return f"line {lines[-1]}, {said}" if lines else said
