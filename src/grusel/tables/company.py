"""The people connected to a table, as a value."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Iterator

from grusel.game import Seat
from grusel.tables.people import Person


class Company:
    """Clients that have said hello, by socket."""

    __slots__ = ("_at", "people")

    def __init__(self, people: dict[str, Person]) -> None:
        self.people = people
        self._at: dict[Seat | None, tuple[Person, ...]] = {}

    def plus(self, person: Person) -> Company:
        """With a person who has come, or sits elsewhere now."""
        return Company({**self.people, person.sid: person})

    def minus(self, sid: str) -> Company:
        return Company({other: person for other, person in self.people.items() if other != sid})

    def find(self, sid: str) -> Person | None:
        return self.people.get(sid)

    def everyone(self) -> tuple[Person, ...]:
        return tuple(self.people.values())

    def at(self, place: Seat | None) -> tuple[Person, ...]:
        if place not in self._at:
            self._at[place] = tuple([person for person in self.people.values() if place in person.places])
        return self._at[place]

    def seats(self) -> set[Seat]:
        return {seat for person in self.people.values() for seat in person.seats}

    def spectators(self) -> int:
        return sum(person.watching for person in self.people.values())

    def __iter__(self) -> Iterator[Person]:
        return iter(self.everyone())

    def __len__(self) -> int:
        return len(self.people)
