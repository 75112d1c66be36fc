"""The contract's own values."""

from __future__ import annotations

import pickle

from grusel.game import Illegal, Who


def test_a_refusal_can_leave_a_process() -> None:
    again = pickle.loads(pickle.dumps(Illegal("no", who=Who(1), number=3)))
    assert isinstance(again, Illegal)
    assert again.message == Illegal("no", who=Who(1), number=3).message
