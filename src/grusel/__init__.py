"""Grusel: a haunted games table.

Find a game, start a match, list and play actions, look at the match as a seat does, save it and replay it.
See docs/library.md; the names listed here are the public interface.
"""

from grusel.game import Chance, Decision, Game, Illegal, Message, OpenGame, Over, Seat, Turn, Types, Who
from grusel.match import Match
from grusel.record import Record, Step, from_json, from_text, to_json, to_text
from grusel.registry import find, installed
from grusel.replay import load, redact, replay
from grusel.words import words

__all__ = [
    "Chance",
    "Decision",
    "Game",
    "Illegal",
    "Match",
    "Message",
    "OpenGame",
    "Over",
    "Record",
    "Seat",
    "Step",
    "Turn",
    "Types",
    "Who",
    "find",
    "from_json",
    "from_text",
    "installed",
    "load",
    "redact",
    "replay",
    "to_json",
    "to_text",
    "words",
]
