"""The journal: what was written is there after a crash, up to what was not finished."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grusel.server.storage.journal import BLOCK, GROWTH, HEAD, MOST, Journal, records


@pytest.fixture(params=[True, False], ids=["durable", "fast"])
def journal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Journal]:
    made = Journal(tmp_path / "moves", request.param)
    yield made
    made.close()


def found(journal: Journal) -> list[bytes]:
    """What whoever came after a crash would find."""
    return records(journal.path.read_bytes())


@settings(max_examples=30, deadline=None)
@given(texts=st.lists(st.binary(max_size=3 * BLOCK), max_size=12))
def test_everything_is_found_in_its_order(texts: list[bytes], tmp_path_factory: pytest.TempPathFactory) -> None:
    journal = Journal(tmp_path_factory.mktemp("journal") / "moves", durable=False)
    assert all(journal.write(text) for text in texts)
    assert found(journal) == texts
    journal.close()


def test_what_was_written_before_a_crash_is_found_by_the_next(tmp_path: Path) -> None:
    first = Journal(tmp_path / "moves", durable=True)
    first.write(b"one")
    first.write(b"two")
    first.close()
    second = Journal(tmp_path / "moves", durable=True)
    assert second.found == [b"one", b"two"]
    second.close()


@pytest.mark.parametrize("seed", range(40))
def test_a_record_that_was_not_finished_is_none(journal: Journal, seed: int) -> None:
    rng = Random(seed)
    texts = [rng.randbytes(rng.randrange(1, 2 * BLOCK)) for _ in range(4)]
    before = [journal.write(text) and journal.at for text in texts][-2]
    data = bytearray(journal.path.read_bytes())
    data[before + rng.randrange(HEAD.size + len(texts[-1]))] ^= 1 << rng.randrange(8)
    assert records(bytes(data)) == texts[:-1]


def test_a_file_that_ends_too_early_holds_what_is_whole(journal: Journal) -> None:
    journal.write(b"one")
    journal.write(b"two" * BLOCK)
    assert records(journal.path.read_bytes()[: 2 * BLOCK]) == [b"one"]


@pytest.mark.parametrize("data", [b"", bytes(10), bytes(GROWTH), b"something else " * 1000])
def test_what_is_no_journal_holds_nothing(data: bytes) -> None:
    assert records(data) == []


def test_nothing_of_a_round_before_is_found(journal: Journal) -> None:
    for number in range(5):
        journal.write(b"old %d" % number)
    journal.begin_anew()
    journal.write(b"new 0")
    journal.write(b"new 1")
    assert found(journal) == [b"new 0", b"new 1"]


def test_a_round_that_has_not_begun_leaves_the_one_before(journal: Journal) -> None:
    journal.write(b"old")
    journal.begin_anew()
    assert found(journal) == [b"old"]


def test_where_there_is_no_room_nothing_is_written(journal: Journal) -> None:
    text = b"x" * (GROWTH // 2)
    while journal.write(text):
        pass
    assert os.path.getsize(journal.path) <= MOST
    assert set(found(journal)) == {text}
    journal.begin_anew()
    assert journal.write(b"and on")
    assert found(journal) == [b"and on"]


def test_a_record_that_is_too_long_is_not_written(journal: Journal) -> None:
    assert not journal.write(bytes(GROWTH))
    assert found(journal) == []


def test_the_file_grows_only_as_it_has_to(journal: Journal) -> None:
    assert os.path.getsize(journal.path) == 0
    journal.write(b"one")
    assert os.path.getsize(journal.path) == GROWTH


@pytest.mark.parametrize("written", [None, 100], ids=["no disk", "too little"])
def test_what_could_not_be_written_is_overwritten(
    journal: Journal, written: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(file: int, data: Any, at: int) -> int:
        if written is None:
            raise OSError("no space left on device")
        return written

    journal.write(b"one")
    with monkeypatch.context() as broken:
        broken.setattr(os, "pwrite", fails)
        with pytest.raises(OSError, match=r"no space|100 of"):
            journal.write(b"lost")
    journal.write(b"two")
    assert found(journal) == [b"one", b"two"]


def test_a_file_system_that_cannot_write_past_memory_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    truly = os.open

    def cannot(path: Any, flags: int, mode: int = 0o777) -> int:
        if flags & getattr(os, "O_DIRECT", 0):
            raise OSError("invalid argument")
        return truly(path, flags, mode)

    monkeypatch.setattr(os, "open", cannot)
    journal = Journal(tmp_path / "moves", durable=True)
    assert journal.write(b"one")
    assert found(journal) == [b"one"]
    journal.close()


def test_it_is_for_one_process_alone(journal: Journal) -> None:
    with pytest.raises(BlockingIOError):
        Journal(journal.path, durable=False)


def test_a_file_that_is_removed_while_it_is_opened_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    truly, removed = fcntl.flock, list[Path]()

    def too_late(file: int, how: int) -> None:
        truly(file, how)
        if not removed:
            removed.append(tmp_path / "moves")
            removed[0].unlink()  # by whoever had the lock until now

    monkeypatch.setattr(fcntl, "flock", too_late)
    journal = Journal(tmp_path / "moves", durable=False)
    journal.write(b"one")
    assert found(journal) == [b"one"]
    journal.close()


def test_it_is_for_its_owner_alone(journal: Journal) -> None:
    assert journal.path.stat().st_mode & 0o077 == 0


def test_what_has_served_its_purpose_is_gone(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "moves", durable=False)
    journal.write(b"one")
    journal.remove()
    journal.close()
    assert not journal.path.exists()
