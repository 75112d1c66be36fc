"""What a table promises to everyone at it: one function for each promise, which yields what breaks it.

The truth is what the store has in the end, played again with the rules of the game alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import msgspec

from grusel.bench.history import Stored
from grusel.bench.told import Asked, Evening, Said, Socket
from grusel.bench.truth import Truth, Undone, Version
from grusel.game import Seat
from grusel.tables import messages
from grusel.tables.messages import (
    WATCHER,
    Alive,
    Answer,
    Hello,
    Invite,
    Play,
    Played,
    Refused,
    Sync,
    TableInfo,
    Welcome,
)
from grusel.tables.state import IN_PLAY
from grusel.tables.views import place_name

ANSWER_WITHIN: Final = 5.0  # seconds, while everything is calm
PATIENCE: Final = 3.5  # a client that closes earlier has not given up
TOLD_WITHIN: Final = 3.0
GHOSTS_WITHIN: Final = 45.0
NOT_YOURS: Final = "server-not-your-seat"

Breaks = Iterator[str]


def kept(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """Every acknowledged move is there once, as it was sent."""
    written = Counter((step.by, step.client) for step in stored.steps if step.client)
    for (by, id), times in written.items():
        if times > 1:
            yield f"the move {id} of seat {by} is there {times} times"
    moves = {(step.by, step.client): step.move for step in stored.steps if step.client}
    plays = _plays(evening)
    for said in evening.heard:
        if isinstance(said.message, Played) and (sent := plays.get((said.socket.client, said.message.id))):
            found = [moves[play.seat, play.id] for play in sent if (play.seat, play.id) in moves]
            if not found:
                yield f"{said.where}: the move {said.message.id} was acknowledged and is not stored"
            elif not any(_same(play.action, move) for play in sent for move in found):
                yield f"{said.where}: the move {said.message.id} is stored as another one"


def refused(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """A move that was refused has not been made before; sent again, it is acknowledged again."""
    made = {(step.by, step.client): step.at for step in stored.steps if step.client}
    sent: dict[tuple[int, str], list[Asked]] = {}
    times = Counter(
        (asked.socket.client, asked.message.id) for asked in evening.sent if isinstance(asked.message, Play)
    )
    for asked in evening.sent:
        if isinstance(asked.message, Play):
            sent.setdefault((asked.socket.number, asked.message.id), []).append(asked)
    for said in evening.heard:
        if not isinstance(said.message, Refused) or said.message.why.id == NOT_YOURS:
            continue  # to one who does not have the seat any more, nothing is told of it
        for asked in sent.get((said.socket.number, said.message.id), [])[:1]:
            assert isinstance(asked.message, Play)
            at = made.get((asked.message.seat, asked.message.id))
            if at is not None and (at < asked.at or times[asked.socket.client, asked.message.id] == 1):
                yield f"{said.where}: the move {said.message.id} was refused, and made at {at:.3f}"


def true(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """Every step that a client was told is that of the stored line."""
    for said in evening.heard:
        if step := said.step:
            for text in truth.differences(step):
                yield f"{said.where}, place {place_name(step.seat)}: {text}"


def own_place(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """A client is told of its own places only."""
    at_all: dict[str, set[str]] = {}  # places that each client has had at any time
    for said in evening.heard:
        own = _places_of(said.message) if isinstance(said.message, Welcome) else set()
        at_all.setdefault(said.socket.client, set()).update(own)
    here: dict[int, set[str]] = {}
    for said in evening.heard:
        if isinstance(said.message, Welcome):
            here[said.socket.number] = _places_of(said.message)
        elif place := _place_in(said):
            places = here.get(said.socket.number, at_all[said.socket.client])  # its welcome may have been lost
            if places and place not in places:
                yield f"{said.where}: it was told of place {place}, having {sorted(places)}"


def _places_of(welcome: Welcome) -> set[str]:
    return {*map(str, welcome.seats), *([WATCHER] if welcome.watching else [])}


def fading(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """What players have to remember is told once, to those who are there; what a seat saw, to its holder alone."""
    newly: dict[int, Welcome] = {}  # of each connection, with the seats that it got
    taken: dict[tuple[str, Seat], float] = {}  # when clients have asked for seats that they got during the game
    for said in evening.heard:
        match said.message:
            case messages.Past(events=events) if _passing(events):
                yield f"{said.where}: it was told what fades, as the past"
            case Welcome():
                newly[said.socket.number] = said.message
            case TableInfo(phase=phase) if got := newly.pop(said.socket.number, None):
                if phase in IN_PLAY:
                    taken.update({(said.socket.client, int(seat)): said.socket.since for seat in got.tokens})
        if (step := said.step) and step.since is not None:
            missed = truth.versions[step.seat][step.since + 1 : step.seq + 1]
            if step.seat is not None:
                if any(version.at < taken.get((said.socket.client, step.seat), 0.0) for version in missed):
                    yield f"{said.where}: it was told what seat {step.seat} has seen before it was its own"
            elif _passing(step.events) and any(_fades(truth, one) and one.at < said.socket.since for one in missed):
                yield f"{said.where}: it was not there, and was told what fades since {step.since}"


def _passing(events: msgspec.Raw) -> bool:
    return any(one.passing for one in msgspec.json.decode(events, type=list[messages.Told]))


def _fades(truth: Truth, version: Version) -> bool:
    return any(not truth.game.lasting(event) for event in version.events)


def silent(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """No message holds a key, a link or a seed that is not its receiver's."""
    secrets: dict[str, set[str]] = {}  # and the clients that have them
    hosts = {said.socket.client for said in evening.heard if isinstance(said.message, Welcome) and said.message.host}
    for asked in evening.sent:
        if isinstance(asked.message, Hello):
            for secret in (asked.message.key, *asked.message.tokens):
                secrets.setdefault(secret, set()).add(asked.socket.client)
    for said in evening.heard:
        match said.message:
            case Welcome(tokens=tokens):
                for token in tokens.values():
                    secrets.setdefault(token, set()).add(said.socket.client)
            case Invite(token=token):
                secrets.setdefault(token, set()).update(hosts & {said.socket.client})
    watched = {secret.encode(): clients for secret, clients in secrets.items() if len(secret) >= SECRET}
    seed = stored.row.seed.hex().encode()
    for said in evening.heard:
        if any(secret in said.raw and said.socket.client not in clients for secret, clients in watched.items()):
            yield f"{said.where}: a secret of another client"
        if seed in said.raw and not (isinstance(said.message, TableInfo) and said.message.phase == "over"):
            yield f"{said.where}: the seed of the dice before the end"


def uncounted(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """No number tells how many moves were made that a place has not noticed."""
    seen: dict[int, int] = {}  # the newest step that each socket has
    steps = len(stored.steps)
    hidden = any(len(versions) <= steps for versions in truth.versions.values())
    for said in evening.heard:
        number = said.socket.number
        if step := said.step:
            seen[number] = max(step.seq, seen.get(number, 0))
        asked = said.message.undo if isinstance(said.message, TableInfo) else None
        if hidden and asked and seen.get(number, 0) < asked.number <= steps:
            yield f"{said.where}: question {asked.number} counts moves, of which it has noticed {seen.get(number, 0)}"


def agreed(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """A revealing move is not taken back without the players whose secret it was."""
    for undone in truth.undos:
        own = _seats_of(evening, undone.row.by, undone.row.at)
        first = undone.moments[0].row.at
        said_yes = {
            asked.message.seat
            for asked in evening.sent
            if isinstance(asked.message, Answer) and asked.message.granted and first <= asked.at <= undone.row.at
        }
        missing = sorted(_owners(truth, undone, own) - said_yes)
        if missing:
            yield f"step {undone.row.seq} takes back what seats {missing} had hidden, and they did not agree"


def _owners(truth: Truth, undone: Undone, own: set[Seat]) -> set[Seat]:
    """The seats that knew what came to light for those who took it back."""
    game, found = truth.game, set[Seat]()
    for moment in undone.moments:
        seen = [event for seat in own for event in game.witnessed(moment.events, seat)]
        if any(isinstance(event, game.reveals) for event in seen):
            views = [game.view(moment.before, seat) for seat in own]
            hidden = game.truth(moment.before) not in views
            others = [place for place in truth.places if place is not None and place not in own]
            found |= {seat for seat in others if hidden and game.view(moment.before, seat) not in views}
    return found


def one_chat(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """Every line of the chat is the same for everyone, and stored."""
    lines = {row.number: row.text for row in stored.chat}
    last = stored.chat[-1].number if stored.chat else 0
    for said in evening.heard:
        for line in said.message.lines if isinstance(said.message, messages.Said) else ():
            if line.number > last or lines.setdefault(line.number, line.text) != line.text:
                yield f"{said.where}: line {line.number} of the chat is not stored like that"


def answered(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """While everything is calm, every move and every sync is answered."""
    if evening.calm is None:
        return
    answers: dict[int, list[Said]] = {}
    for said in evening.heard:
        if isinstance(said.message, Played | Refused | Alive):
            answers.setdefault(said.socket.number, []).append(said)
    for asked in evening.sent:
        if evening.calm <= asked.at <= evening.end - ANSWER_WITHIN and isinstance(asked.message, Play | Sync):
            until = asked.at + ANSWER_WITHIN
            if asked.socket.closed is not None and asked.socket.closed < asked.at + PATIENCE:
                continue
            if not any(_is_answer(said, asked, until) for said in answers.get(asked.socket.number, ())):
                yield f"{asked.socket} at {asked.at:.3f}: no answer to {type(asked.message).__name__.lower()}"


def _is_answer(said: Said, asked: Asked, until: float) -> bool:
    if not asked.at <= said.at <= until:
        return False
    if isinstance(asked.message, Play):
        return isinstance(said.message, Played | Refused) and said.message.id == asked.message.id
    return isinstance(said.message, Alive)


def continues(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """While everything is calm, the game continues, and everyone sees it."""
    if evening.calm is None or not any(said.at > evening.calm for said in evening.heard):
        return
    phase = stored.row.phase
    if phase == "playing" and (not stored.steps or stored.steps[-1].at < evening.calm):
        yield "no step was made"
    elif phase in ("open", "paused") and any(
        isinstance(said.message, Welcome) and said.message.host and said.at > evening.calm for said in evening.heard
    ):
        yield f"the table is {phase}, and its host is there"
    for (number, place), seq in _newest(evening).items():
        versions = truth.versions[None if place == WATCHER else int(place)]
        least = sum(version.at < evening.end - TOLD_WITHIN for version in versions) - 1
        if seq < least:
            yield f"socket {number} has step {seq} of place {place}, and there are {least}"


def _newest(evening: Evening) -> dict[tuple[int, str], int]:
    """The newest step that each connection has of each of its places, where it is open to the end."""
    newest: dict[tuple[int, str], int] = {}
    places: dict[int, set[str]] = {}
    for said in evening.heard:
        number = said.socket.number
        if isinstance(said.message, Welcome):
            places[number] = _places_of(said.message)
        elif (step := said.step) and said.socket.closed is None:
            key = (number, place_name(step.seat))
            newest[key] = max(step.seq, newest.get(key, 0))
    return {(number, place): seq for (number, place), seq in newest.items() if place in places.get(number, {place})}


def described(stored: Stored, truth: Truth, evening: Evening) -> Breaks:
    """In the end everyone has the table as it is stored, and no one who is gone is said to be there."""
    infos: dict[int, Said] = {}
    welcomes: dict[int, Welcome] = {}
    sockets: dict[int, Socket] = {}
    for said in evening.heard:
        if said.socket.closed is None:
            sockets[said.socket.number] = said.socket
            if isinstance(said.message, TableInfo):
                infos[said.socket.number] = said
            elif isinstance(said.message, Welcome):
                welcomes[said.socket.number] = said.message
    if evening.calm is None or evening.end < evening.calm + GHOSTS_WITHIN:
        return
    here = {seat for welcome in welcomes.values() for seat in welcome.seats}
    for said in infos.values():
        info = said.message
        assert isinstance(info, TableInfo)
        if (info.phase, info.next) != (stored.row.phase, stored.row.next):
            yield f"{said.socket}: the table is {info.phase}, and {stored.row.phase} is stored"
        for row, seat in zip(stored.seats, info.seats, strict=True):
            if (row.kind, row.name, row.bot, row.standin) != (seat.kind, seat.name, seat.bot, seat.standin):
                yield f"{said.socket}: seat {row.seat} is not as it is stored"
            if seat.kind != "bot" and seat.online != (row.seat in here):
                yield f"{said.socket}: seat {row.seat} is said to be {'there' if seat.online else 'away'}"


PROMISES: Final[Mapping[str, Callable[[Stored, Truth, Evening], Breaks]]] = {
    "kept": kept,
    "refused": refused,
    "true": true,
    "own place": own_place,
    "fading": fading,
    "silent": silent,
    "uncounted": uncounted,
    "agreed": agreed,
    "one chat": one_chat,
    "answered": answered,
    "continues": continues,
    "described": described,
}

SECRET: Final = 16  # letters; shorter words are not secret


# --- reading what was said --------------------------------------------------------------------------------------------


def _plays(evening: Evening) -> dict[tuple[str, str], list[Play]]:
    """Every move as it was sent, by client and id."""
    plays: dict[tuple[str, str], list[Play]] = {}
    for asked in evening.sent:
        if isinstance(asked.message, Play):
            plays.setdefault((asked.socket.client, asked.message.id), []).append(asked.message)
    return plays


def _same(one: bytes | msgspec.Raw, other: str) -> bool:
    return bool(msgspec.json.decode(one) == msgspec.json.decode(other))


def _place_in(said: Said) -> str:
    """The place that a message is for; empty if it is for none."""
    if step := said.step:
        return place_name(step.seat)
    return place_name(said.message.seat) if isinstance(said.message, messages.Past) else ""


def _seats_of(evening: Evening, seat: Seat | None, at: float) -> set[Seat]:
    """The seats of the client that sat on a seat at a moment: what one of them sees, all of them know."""
    seats: tuple[Seat, ...] = ()
    for said in evening.heard:
        if said.at <= at and isinstance(said.message, Welcome) and seat in said.message.seats:
            seats = said.message.seats
    return {*seats, *(() if seat is None else (seat,))}
