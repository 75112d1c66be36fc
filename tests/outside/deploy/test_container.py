"""The container: built from the checkout, run as its users would, and both processes of the compose file."""

from __future__ import annotations

import asyncio
import atexit
import os
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import yaml
from server.services import postgres_server, postgres_url, redis_url

from grusel.bench.forge import free_port
from outside.debian import ROOT, missing, ran
from outside.deploy.people import Person, sit_down, trusting
from outside.deploy.proxies import certificate, haproxy

__all__ = ["postgres_server", "postgres_url", "redis_url"]

WITHIN = 60.0
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
# Limits as they are: engines want to raise them, which needs rights that root in a virtual machine may lack.
LIMITS = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=4096:4096", "--cgroups=disabled"]
PURE = "umount -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup"  # crun refuses both versions side by side


@cache
def engine_room() -> list[str]:
    """What to put before podman: nothing, or a way into a room that has one version of cgroups alone."""
    if ran("stat", "-f", "-c", "%T", "/sys/fs/cgroup").strip() == "cgroup2fs":
        return []
    room = subprocess.Popen(
        ["unshare", "-m", "sh", "-c", f"{PURE}; echo ready; exec sleep infinity"], stdout=subprocess.PIPE
    )
    atexit.register(room.kill)
    assert room.stdout
    room.stdout.readline()
    return ["nsenter", "-t", str(room.pid), "-m"]


def engine(*words: str) -> list[str]:
    return [*engine_room(), "podman", *words]


def podman(*words: str) -> str:
    return ran(*engine(*words)).strip()


@pytest.fixture(scope="session")
def image(slim: Path) -> str:
    """The image of this checkout; GRUSEL_IMAGE names one that is there already."""
    if why := missing(["podman", "buildah"]):
        pytest.skip(why)
    if made := os.environ.get("GRUSEL_IMAGE"):
        return made
    base, name = "localhost/bookworm-slim", "localhost/grusel"
    archive = slim.with_suffix(".tar")
    ran("tar", "-C", str(slim), "-cf", str(archive), ".")
    ran("podman", "import", "-q", str(archive), base)
    archive.unlink()
    how = ["--isolation", "chroot", "--network=host", "--format", "docker", "--build-arg", f"BASE={base}"]
    ran("buildah", "bud", "-q", *how, "-f", str(ROOT / "deploy" / "Containerfile"), "-t", name, str(ROOT))
    return name


class Container:
    """A running one on the network of this machine."""

    def __init__(self, image: str, *flags: str, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.name = f"grusel-test-{secrets.token_hex(4)}"
        environment = {"GRUSEL_PORT": str(self.port), "GRUSEL_HOST": "127.0.0.1", **settings}
        given = [f"--env={name}={value}" for name, value in environment.items()]
        podman("run", "-d", "--name", self.name, "--network=host", *LIMITS, *flags, *given, image)
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + WITHIN
        while not self.answers():
            assert time.monotonic() < until, self.log()
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def log(self) -> str:
        return podman("logs", self.name)

    def inside(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(engine("exec", self.name, *words), capture_output=True, text=True, check=False)

    def remove(self) -> None:
        podman("rm", "--force", "--time", "0", "--volumes", self.name)


@contextmanager
def running(image: str, *flags: str, **settings: str) -> Iterator[Container]:
    made = Container(image, *flags, **settings)
    try:
        yield made
    finally:
        made.remove()


@pytest.fixture
def volume() -> Iterator[str]:
    name = f"grusel-test-{secrets.token_hex(4)}"
    podman("volume", "create", name)
    yield name
    podman("volume", "rm", "--force", name)


def hardened(volume: str) -> list[str]:
    return [
        "--read-only",
        "--tmpfs",
        "/tmp",
        "--cap-drop",
        "ALL",
        "--security-opt",
        "no-new-privileges",
        "-v",
        f"{volume}:/data",
    ]


def test_it_runs_without_rights_on_a_read_only_root(image: str, volume: str) -> None:
    with running(image, *hardened(volume)) as container:
        assert container.inside("id", "-u").stdout.strip() == "10001"
        assert "Read-only file system" in container.inside("touch", "/opt/grusel/mine").stderr
        assert "grusel.db" in container.inside("ls", "/data").stdout
        ran(*engine("healthcheck", "run", container.name))
        compiled = "import grusel.server.runtime.shell as shell; print(shell.__file__)"
        assert container.inside("/opt/grusel/bin/python", "-c", compiled).stdout.strip().endswith(".so")


def test_its_health_check_fails_when_the_server_does_not_answer(image: str, volume: str) -> None:
    with running(image, *hardened(volume)) as container:
        podman("kill", "--signal", "STOP", container.name)
        ill = subprocess.run(engine("healthcheck", "run", container.name), capture_output=True, check=False)
        podman("kill", "--signal", "CONT", container.name)
    assert ill.returncode


async def interrupted(people: list[Person], *words: str) -> float:
    """Play on while the engine does something; the seconds it took."""
    games = [asyncio.create_task(person.play()) for person in people]
    while sum(len(person.acknowledged) for person in people) < 5 * len(people):
        await asyncio.sleep(0.05)
    began = time.monotonic()
    await asyncio.to_thread(podman, *words)
    took = time.monotonic() - began
    await asyncio.gather(*games)
    return took


def test_it_stops_in_time_while_people_play_and_games_go_on_after_it(image: str, volume: str) -> None:
    with running(image, *hardened(volume), GRUSEL_BOT_BUDGET="0.05") as container:
        people = sit_down(container.address)
        took = asyncio.run(interrupted(people, "restart", "--time", "15", container.name))
        sys.stdout.write(f"podman restart: {took:.1f} s\n")
        assert took < 10
        assert all(person.written() >= len(person.acknowledged) > 0 for person in people)
        podman("stop", "--time", "15", container.name)
        assert podman("inspect", "--format", "{{.State.ExitCode}}", container.name) == "0"


def flags_of(service: dict[str, Any]) -> list[str]:
    """What the compose file asks of the engine."""
    flags = ["--read-only"] if service["read_only"] else []
    flags += [f"--cap-drop={name}" for name in service["cap_drop"]]
    flags += [f"--security-opt={word.removesuffix(':true')}" for word in service["security_opt"]]
    return [*flags, *(f"--tmpfs={folder}" for folder in service["tmpfs"]), *(["--init"] if service["init"] else [])]


def test_two_processes_behind_the_proxy_and_one_of_them_is_killed(
    image: str, postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    if not shutil.which("haproxy"):
        pytest.skip("missing: haproxy")
    both = [COMPOSE["services"][name] for name in ("grusel-1", "grusel-2")]
    assert {*both[0]["environment"]} == {"GRUSEL_DATABASE_URL", "GRUSEL_REDIS_URL", "GRUSEL_PROXIES"}
    settings = {"GRUSEL_DATABASE_URL": postgres_url, "GRUSEL_REDIS_URL": redis_url, "GRUSEL_PROXIES": "127.0.0.1"}
    own = certificate(tmp_path)
    with ExitStack() as stack:
        containers = [stack.enter_context(running(image, *flags_of(one), **settings)) for one in both]
        address = stack.enter_context(haproxy(tmp_path, own, [one.port for one in containers]))
        people = [*sit_down(address, trusting()), *sit_down(address, trusting())]
        asyncio.run(interrupted(people, "kill", containers[0].name))
        assert all(person.written() >= len(person.acknowledged) > 0 for person in people)
