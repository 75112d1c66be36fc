"""The unit for systemd, started by a real systemd in a Debian of its own."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from grusel.bench.forge import free_port
from outside.debian import ROOT, Tree, missing, ran
from outside.deploy.people import Person, sit_down

UV = Path(sys.executable).parent / "uv"
WITHIN = 120.0  # seconds for systemd to come up on a busy machine
CONTENTS = "GRUSEL_PORT={port}\nGRUSEL_BOT_BUDGET=0.05\n"


class Service:
    """A machine with systemd, on which the unit is enabled."""

    def __init__(self, leader: int, port: int) -> None:
        self.leader = leader
        self.address = f"http://127.0.0.1:{port}"

    def ctl(self, *words: str) -> str:
        inside = ["nsenter", "-t", str(self.leader), "-m", "-p", "-u", "-i"]
        return ran(*inside, "systemctl", *words).strip()

    def shows(self, name: str) -> str:
        return self.ctl("show", "--value", "-p", name, "grusel")

    def run(self, *words: str) -> str:
        return ran("nsenter", "-t", str(self.leader), "-m", "-p", *words)

    def wait(self) -> None:
        patiently(self.answers)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def patiently(found: object) -> None:
    until = time.monotonic() + WITHIN
    while not found():  # type: ignore[operator]
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.fixture(scope="module")
def service(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    if why := missing(["systemd-nspawn", "nsenter"]):
        pytest.skip(why)
    port = free_port()
    install(tree, tmp_path_factory.mktemp("wheel"))
    (tree.folder / "etc/grusel.conf").write_text(CONTENTS.format(port=port))
    shutil.copy(ROOT / "deploy" / "grusel.service", tree.folder / "etc/systemd/system")
    ran("chroot", str(tree.folder), "systemctl", "enable", "grusel")
    boot = ["systemd-nspawn", "-D", str(tree.folder), "--register=no", "--keep-unit", "--boot", "--console=pipe"]
    with subprocess.Popen(
        boot, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as machine:
        try:
            patiently(lambda: children(machine.pid))
            made = Service(children(machine.pid)[0], port)
            made.wait()
            yield made
            ran("nsenter", "-t", str(made.leader), "-m", "-p", "-u", "-i", "systemctl", "poweroff")
            machine.wait(60)
        finally:
            machine.kill()


def install(tree: Tree, folder: Path) -> None:
    """The command as the unit's own first lines say, with uv instead of pip."""
    ran(str(UV), "build", "-q", "--wheel", "--out-dir", str(folder), str(ROOT))
    [wheel] = folder.glob("*.whl")
    for file in (wheel, UV, ROOT / "constraints.txt"):
        shutil.copy(file, tree.folder / "opt")
    tree.run("python3", "-m", "venv", "--without-pip", "/opt/grusel")
    installing = ["/opt/uv", "pip", "install", "-q", "-p", "/opt/grusel", "-c", "/opt/constraints.txt"]
    tree.run("env", "UV_SYSTEM_CERTS=1", *installing, "--compile-bytecode", f"/opt/{wheel.name}[table]")


def children(pid: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def test_the_service_runs_without_rights_and_writes_only_to_its_folder(service: Service) -> None:
    pid = service.shows("MainPID")
    status = service.run("cat", f"/proc/{pid}/status")
    assert not re.search(r"^Uid:\t0", status, re.MULTILINE)
    assert re.search(r"^NoNewPrivs:\t1$", status, re.MULTILINE)
    assert re.search(r"^CapEff:\t0+$", status, re.MULTILINE)
    assert re.search(r"^Seccomp:\t2$", status, re.MULTILINE)
    assert "grusel.db" in service.run("ls", "/var/lib/private/grusel")
    assert service.run("stat", "-c", "%a", "/var/lib/private/grusel").strip() == "700"
    refused = subprocess.run(
        ["nsenter", "-t", str(service.leader), "-m", "-p", "nsenter", "-t", pid, "-m", "touch", "/opt/grusel/mine"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Read-only file system" in refused.stderr


async def played(people: list[Person], service: Service, *words: str) -> float:
    """Play on while systemctl does something; the seconds it took."""
    games = [asyncio.create_task(person.play()) for person in people]
    while sum(len(person.acknowledged) for person in people) < 5 * len(people):
        await asyncio.sleep(0.05)
    began = time.monotonic()
    await asyncio.to_thread(service.ctl, *words)
    took = time.monotonic() - began
    await asyncio.gather(*games)
    return took


@pytest.mark.parametrize(
    "words", [("restart", "grusel"), ("kill", "--signal=SIGKILL", "grusel")], ids=lambda words: words[0]
)
def test_games_survive_a_restart_and_a_crash(service: Service, words: tuple[str, ...]) -> None:
    before = service.shows("MainPID")
    people = sit_down(service.address)
    took = asyncio.run(played(people, service, *words))
    sys.stdout.write(f"systemctl {' '.join(words)}: {took:.1f} s\n")
    assert service.shows("MainPID") not in (before, "0")
    assert all(person.written() >= len(person.acknowledged) > 0 for person in people)


def test_the_service_stops_in_time_under_load_without_being_killed(service: Service) -> None:
    people = sit_down(service.address)

    async def stop() -> None:
        games = [asyncio.create_task(person.play()) for person in people]
        while sum(len(person.acknowledged) for person in people) < 5 * len(people):
            await asyncio.sleep(0.05)
        began = time.monotonic()
        await asyncio.to_thread(service.ctl, "stop", "grusel")
        sys.stdout.write(f"systemctl stop: {time.monotonic() - began:.1f} s\n")
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)

    asyncio.run(stop())
    assert (service.shows("ActiveState"), service.shows("Result")) == ("inactive", "success")
    service.ctl("start", "grusel")
    service.wait()
