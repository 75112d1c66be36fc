"""Other systems than Linux lack some modules and calls; the table works without them."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from grusel import processes
from grusel.bots import RandomBot
from grusel.client.remote import RemoteBot, SeatLink, dialled
from grusel.game import Illegal
from grusel.server.storage.lock import FileLock, InUse

SOURCE = Path(processes.__file__).parent
LACKING = "import sys\nsys.modules.update(dict.fromkeys({missing!r}))\n"
MISSING = ("fcntl", "resource", "uvloop", "termios", "pwd", "grp", "syslog", "readline")
OTHERS = {"adapters", "js", "migrations", "template", "__main__"}  # of other libraries, or not to be imported
KEY = "the key of the one who opened it"


def lacking(folder: Path, *missing: str) -> dict[str, str]:
    """The environment of a Python without these modules, and of everything it starts."""
    (folder / "sitecustomize.py").write_text(LACKING.format(missing=missing))
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *filter(None, sys.path)]), "LC_ALL": "C.UTF-8"}


def test_every_module_can_be_imported_without_features_of_linux(tmp_path: Path) -> None:
    found = [path.relative_to(SOURCE.parent).with_suffix("") for path in SOURCE.rglob("*.py")]
    names = [".".join(path.parts) for path in found if not OTHERS & {*path.parts}]
    program = f"import importlib\nfor name in {sorted(names)!r}: importlib.import_module(name)"
    done = subprocess.run(
        [sys.executable, "-c", program], env=lacking(tmp_path, *MISSING), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


async def play_against_a_bot(address: str) -> bool:
    """A whole game of the one who opened the table; whether it came to its end."""
    asked = {"game": "shy", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level1"}], "start": True}
    async with httpx.AsyncClient(base_url=address, headers={"X-Grusel-Key": KEY}) as client:
        made = (await client.post("/api/tables", json=asked)).json()
    link = SeatLink(f"{address.replace('http', 'ws')}/ws", made["table"], "")
    person = RemoteBot(link, RandomBot(), 0.0, "Anna", lambda _: None)
    person.client.key, person.client.tokens = KEY, ()
    async with asyncio.timeout(60):
        await person.play(dialled(link))
    return person.client.over


def test_a_server_without_features_of_linux_plays_a_game_against_a_bot(tmp_path: Path) -> None:
    environment = lacking(tmp_path, *MISSING) | {"GRUSEL_DATA": str(tmp_path / "data"), "GRUSEL_BOT_BUDGET": "0.01"}
    command = [sys.executable, "-m", "grusel", "serve", "--port", "0"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        assert server.stderr
        try:
            found = re.search(r"http://[0-9.:]+", server.stdout.readline())
            assert found
            over = asyncio.run(play_against_a_bot(found[0]))
        finally:
            server.terminate()
        log = server.stderr.read()
    assert over, log
    assert "locks no files" in log


def on_windows(patch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What is asked of the modules that only Windows has; its own locking refuses the second one."""
    asked: list[tuple[Any, ...]] = []

    def locking(opened: int, how: int, size: int) -> None:
        asked.append(("lock", how, size))
        if len(asked) > 1:
            raise PermissionError

    patch.setattr(sys, "platform", "win32")
    patch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    patch.setattr(subprocess, "run", lambda command, **_: asked.append(tuple(command)))
    return asked


def test_on_windows_a_database_is_locked_by_its_own_means(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        asked = on_windows(patch)
        lock = FileLock(tmp_path / "grusel.db")
        with pytest.raises(InUse):
            FileLock(tmp_path / "grusel.db")
        lock.release()
    assert asked == [("lock", 2, 1)] * 2


def test_on_windows_a_process_is_killed_with_its_children() -> None:
    with pytest.MonkeyPatch.context() as patch:
        asked = on_windows(patch)
        processes.kill_family(12345)
    assert asked == [("taskkill", "/F", "/T", "/PID", "12345")]


def test_on_windows_priorities_and_memory_are_not_used() -> None:
    before = os.nice(0)
    with pytest.MonkeyPatch.context() as patch:
        on_windows(patch)
        processes.give_way(1)
        processes.limit_memory(1)
        counted = processes.most_memory()
    assert (counted, os.nice(0)) == (0, before)


def test_trials_that_need_linux_say_so() -> None:
    with pytest.MonkeyPatch.context() as patch:
        on_windows(patch)
        with pytest.raises(Illegal, match="terminal-system"):
            processes.need_linux()
