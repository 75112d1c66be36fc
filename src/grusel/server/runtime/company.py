"""The people at a table, and the way to tell them something, wherever their sockets are."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grusel.game import Message, Seat, Who
from grusel.server.runtime.delivery import Post
from grusel.tables.messages import Gone, Notice, ServerMessage, encode
from grusel.tables.people import Person

Held = list[tuple[Sequence[Person], bytes]]


class Company:
    """Everybody who has said hello, by socket."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.people: dict[str, Person] = {}
        self._at: dict[Seat | None, list[Person]] = {}
        self.held: Held | None = None  # what is told now waits

    def hold(self) -> None:
        """Keep back what is told from now on."""
        self.held = []

    def take_held(self) -> Held:
        """What was kept back; what is told from now on is not."""
        held, self.held = self.held or [], None
        return held

    def let_go(self, held: Held) -> None:
        """Tell what was kept back."""
        for people, data in held:
            self.tell(people, data)

    def add(self, person: Person) -> None:
        """Somebody has come, or sits elsewhere now."""
        self.people[person.sid] = person
        self._at.clear()

    def remove(self, sid: str) -> Person | None:
        self._at.clear()
        return self.people.pop(sid, None)

    def __iter__(self) -> Iterator[Person]:
        return iter(list(self.people.values()))

    def at(self, place: Seat | None) -> list[Person]:
        if place not in self._at:
            self._at[place] = [person for person in self.people.values() if place in person.places]
        return self._at[place]

    def seats(self) -> set[Seat]:
        return {seat for person in self.people.values() for seat in person.seats}

    def watchers(self) -> int:
        return sum(person.watching for person in self.people.values())

    def send(self, person: Person, message: ServerMessage) -> None:
        self.tell([person], encode(message))

    def broadcast(self, message: ServerMessage) -> None:
        self.tell([*self.people.values()], encode(message))

    def notice(self, id: str, seat: Seat) -> None:
        self.broadcast(Notice(text=Message(id, {"seat": Who(seat)})))

    def tell(self, people: Sequence[Person], data: bytes) -> None:
        """Encoded once, brought once to every process."""
        if self.held is not None:
            self.held.append((people, data))
            return
        post = self.post
        elsewhere: list[Person] = []
        for person in people:
            if person.process == post.process:
                post.push(person.sid, data)
            else:
                elsewhere.append(person)
        for process in {person.process for person in elsewhere} if elsewhere else ():
            post.carry(process, [person.sid for person in elsewhere if person.process == process], data)

    def send_away(self, person: Person, why: Message, again: bool) -> None:
        """A last message, and the socket is closed."""
        self.remove(person.sid)
        self.post.hang_up(person.process, person.sid, encode(Gone(why=why, again=again)))
