"""On a full disk moves are refused, and no acknowledged move is lost, however the server ends."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest

from grusel.bench.crash import ENVIRONMENT, listening
from grusel.bench.diskfull import Disk, fill
from grusel.bench.forge import Forge
from grusel.game import Illegal

ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a disk of a given size")


@ROOT
def test_moves_acknowledged_before_the_disk_was_full_are_kept() -> None:
    """Found by an attack: 60 of 80 acknowledged moves were gone, or a table could not be opened."""
    filled = fill([700_000, 3_000_000])
    assert not filled.found.problems
    assert filled.disks == 4
    assert filled.refused > 0
    assert filled.undone > 0
    assert filled.found.acknowledged > 0


@ROOT
async def test_a_server_on_a_full_disk_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "disk")
    disk.folder.mkdir()
    forge = Forge(tmp_path, {**ENVIRONMENT, "GRUSEL_DATA": str(disk.folder)})
    try:
        with disk.of(2_000_000):
            forge.start()
            await listening(forge.port)
            full = httpx.get(f"http://{forge.address}/readyz")
            disk.make_room()
            room = httpx.get(f"http://{forge.address}/readyz")
            forge.kill()
            await forge.ended()
    finally:
        forge.close()
    assert (full.status_code, room.status_code) == (503, 200)


def test_without_root_the_disk_is_not_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Illegal):
        fill([10**6])
