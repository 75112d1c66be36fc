"""The contract's own values."""

from __future__ import annotations

import pickle

from grusel.game import Illegal, Message, Who


def test_a_refusal_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(Illegal("no", who=Who(1), number=3)))
    assert isinstance(again, Illegal)
    assert again.message == Illegal("no", who=Who(1), number=3).message


def test_a_programmer_reads_what_a_refusal_is_about() -> None:
    why = Message("not-now", {"seats": (Who(0), Who(1))})
    assert str(Illegal("bad-step", number=3, why=why)) == "bad-step (number: 3, why: not-now (seats: seat 0, seat 1))"
    assert str(Illegal("no")) == "no"
