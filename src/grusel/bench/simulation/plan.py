"""What goes wrong in a night, and who is there: everything that follows from a seed, as data that can be shortened."""

from __future__ import annotations

from random import Random
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from grusel.bench.soak import varied_options
from grusel.game import AnyGame
from grusel.record import options_to_text
from grusel.registry import installed
from grusel.tables.messages import ClockRule, House

FaultKind = Literal[
    "kill", "stop", "freeze", "cut", "refuse", "unsure", "away", "slow", "lose", "lag", "vanish", "delete"
]
MACHINES = 2


class Fault(Struct, frozen=True):
    """Something that goes wrong from one moment to another."""

    kind: FaultKind
    at: float
    long: float
    machine: int = 0

    def __str__(self) -> str:
        return f"{self.kind} of machine {self.machine} at {self.at:.2f} for {self.long:.2f} s"


class Guest(Struct, frozen=True):
    """A person: which seats are theirs, and what they do besides moving."""

    name: str
    seats: tuple[int, ...]
    host: bool = False
    pace: float = 0.5  # seconds between two actions
    rematch: bool = False
    habits: tuple[str, ...] = ()
    browser: str = ""  # the person whose other device this is

    @property
    def is_more(self) -> bool:
        """Whether the game can be played without this guest."""
        return not self.seats or bool(self.browser)


class Plan(Struct, frozen=True):
    """A night, before it begins."""

    seed: int
    game: str
    bots: tuple[int, ...]
    seats: int
    options: dict[str, str]
    imported: int  # moves of a record that the table continues, at most
    house: House
    machines: int
    long: float  # seconds until everything is calm
    guests: tuple[Guest, ...]
    faults: tuple[Fault, ...]

    def parts(self) -> list[str]:
        """What can be left out: faults by their numbers, spectators and second devices by name, habits."""
        faults = [str(number) for number in range(len(self.faults))]
        more = [guest.name for guest in self.guests if guest.is_more]
        return [*faults, *more, *sorted({habit for guest in self.guests for habit in guest.habits})]

    def without(self, parts: frozenset[str], until: float = 0.0) -> Plan:
        """The same night without some of its parts, and calm earlier (0: as it is)."""
        guests = [guest for guest in self.guests if not guest.is_more or guest.name not in parts]
        return replace(
            self,
            long=until or self.long,
            faults=tuple(fault for number, fault in enumerate(self.faults) if str(number) not in parts),
            guests=tuple(
                replace(guest, habits=tuple(habit for habit in guest.habits if habit not in parts)) for guest in guests
            ),
        )


HABITS = (
    "undo", "chat", "sync", "rename", "leave", "pause", "assign", "what-if", "hint", "again", "nonsense",
    "late", "end", "quiet", "forgetful", "join", "hand on", "nosy",
)  # fmt: skip


def plan_of(seed: int) -> Plan:
    rng = Random(f"plan {seed}")
    games = _our_games()
    game = games[seed % len(games)]
    seats = rng.choice([seats for seats in game.seats if seats <= 4])
    bots = tuple(seat for seat in range(1, seats) if rng.random() < 0.3)
    long = rng.uniform(4.0, 16.0)
    machines = 1 if rng.random() < 0.2 else MACHINES
    return Plan(
        seed=seed,
        game=game.name,
        bots=bots,
        seats=seats,
        options=options_to_text(varied_options(game, rng)) if rng.random() < 0.5 else {},
        imported=rng.randrange(1, 90) if rng.random() < 0.3 else 0,
        house=_house(rng),
        machines=machines,
        long=long,
        guests=_guests(rng, [seat for seat in range(seats) if seat not in bots]),
        faults=_faults(rng, long, machines),
    )


def _our_games() -> list[AnyGame]:
    """Without those of other packages, so that a seed is the same night everywhere."""
    ours = [game for game in installed().values() if type(game).__module__.startswith("grusel.games.")]
    return sorted(ours, key=lambda game: game.name)


def _house(rng: Random) -> House:
    clock = (
        ClockRule(per=rng.choice(["move", "game"]), seconds=rng.choice([5.0, 20.0])) if rng.random() < 0.15 else None
    )
    return House(
        public=rng.random() < 0.7,
        clock=clock,
        stand_in="random",
        stand_in_after=rng.choice([0.0, 0.0, 1.0, 5.0]),
    )


def _guests(rng: Random, seats: list[int]) -> tuple[Guest, ...]:
    owned: list[tuple[int, ...]] = []
    while seats:
        many = rng.choice([1, 1, 1, 2])
        owned.append(tuple(seats[:many]))
        seats = seats[many:]
    spectators = rng.choice([0, 0, 1, 2])
    guests = [Guest(f"person {number}", held, number == 0) for number, held in enumerate(owned)]
    guests += [replace(guest, name=f"{guest.name} too", browser=guest.name) for guest in guests if rng.random() < 0.1]
    guests += [Guest(f"spectator {number}", ()) for number in range(spectators)]
    return tuple(
        replace(guest, pace=rng.choice([0.1, 0.3, 0.8]), habits=_habits(rng, guest), rematch=rng.random() < 0.5)
        for guest in guests
    )


def _habits(rng: Random, guest: Guest) -> tuple[str, ...]:
    share = rng.choice([0.0, 0.2, 0.5])
    habits = [habit for habit in HABITS if rng.random() < share]
    if not guest.seats and rng.random() < 0.3:
        habits += ["late", "nosy"]
    if rng.random() < 0.3:
        habits.append("undo")
    if not guest.host and rng.random() < 0.2:
        habits.append("home")
    return tuple(sorted({*habits}))


def _faults(rng: Random, long: float, machines: int) -> tuple[Fault, ...]:
    kinds: list[FaultKind] = ["kill", "stop", "freeze", "freeze", "cut", "refuse", "unsure", "away", "slow", "lose"]
    kinds += ["lose", "lag", "vanish"]
    many = rng.choice([0, 1, 2, 3, 5, 8])
    begin, end = 0.5, long
    if rng.random() < 0.3:  # all at nearly the same time
        begin = rng.uniform(0.5, long)
        end = min(begin + 2.0, long)
    faults = [
        Fault(rng.choice(kinds), rng.uniform(begin, end), rng.choice([0.3, 1.0, 2.5, 6.0]), rng.randrange(machines))
        for _ in range(many)
    ]
    if rng.random() < 0.1:  # a table that is read for longer than the lease
        faults.append(Fault("slow", 0.0, 6.0, rng.randrange(machines)))
    if rng.random() < 0.03:
        faults.append(Fault("delete", rng.uniform(0.5, long), 0.0, rng.randrange(machines)))
    return tuple(sorted(faults, key=lambda fault: fault.at))
