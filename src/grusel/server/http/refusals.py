"""The status of an answer that refuses."""

from __future__ import annotations

from grusel.game import Message

STATUS = {
    "server-no-table": 404,
    "unknown-game": 404,
    "no-rules-page": 404,
    "no-puzzles": 404,
    "server-no-entry": 403,
    "server-host-only": 403,
    "server-not-your-seat": 403,
    "server-too-fast": 429,
    "server-too-much": 503,
}


def status_of(why: Message) -> int:
    return 404 if why.id.endswith("-puzzle-unknown") else STATUS.get(why.id, 400)
